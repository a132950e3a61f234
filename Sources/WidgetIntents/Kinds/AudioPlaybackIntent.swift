/// An intent that plays sound, or stops it.
public protocol AudioPlaybackIntent: AppIntent {}
