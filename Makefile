test:
	swift test
