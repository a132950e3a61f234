import Glibc
import Home

extension FileFault {
  /// The short reason shown to the user.
  var savingFault: SavingFault {
    switch code {
    case EACCES, EPERM: .noPermission
    case EROFS: .readOnly
    case ENOSPC, EDQUOT: .noSpace
    case ENOENT, ENOTDIR: .noFolder
    default: .unknown
    }
  }
}
