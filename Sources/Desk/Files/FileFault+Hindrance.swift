import Glibc
import Home

extension FileFault {
  /// What a person is told of it in brief.
  var hindrance: Hindrance {
    switch code {
    case EACCES, EPERM: .noPermission
    case EROFS: .readOnly
    case ENOSPC, EDQUOT: .noSpace
    case ENOENT, ENOTDIR: .noFolder
    default: .unknown
    }
  }
}
