import TestSupport
import XCTest

/// A library that makes each large write take a tenth of a second.
func slowWrites(in folder: TemporaryFolder) throws -> String {
  let source = """
    #define _GNU_SOURCE
    #include <dlfcn.h>
    #include <unistd.h>
    static ssize_t (*real)(int, const void *, size_t, off_t);
    ssize_t pwrite(int fd, const void *data, size_t size, off_t offset) {
      if (!real) real = (ssize_t (*)(int, const void *, size_t, off_t))dlsym(RTLD_NEXT, "pwrite");
      if (size > 1 << 19) usleep(100000);
      return real(fd, data, size, offset);
    }
    ssize_t pwrite64(int fd, const void *data, size_t size, off_t offset) { return pwrite(fd, data, size, offset); }
    """
  try folder.write(source, to: "slow.c")
  let library = folder.path(of: "slow.so")
  let built = try runProgram([
    "clang", "-shared", "-fPIC", "-o", library, folder.path(of: "slow.c"), "-ldl",
  ])
  XCTAssertEqual(built.exitStatus, 0, built.errorText)
  return library
}
