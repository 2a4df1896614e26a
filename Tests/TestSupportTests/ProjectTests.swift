import Glibc
import TestSupport
import Testing

@Suite struct ProjectTests {
  @Test func theRootHoldsThePackage() {
    #expect(access(Project.root + "/Package.swift", R_OK) == 0)
  }

  @Test func executablesStandBesideTheTests() {
    #expect(access(Project.executable("handpickctl"), X_OK) == 0)
  }
}
