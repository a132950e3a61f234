/// An intent that changes nothing the user would miss, so that nobody has to wait for its end.
package protocol SearchIntent: AppIntent {}
