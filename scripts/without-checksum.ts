const otherPlatform =
  "a tool's binary for a platform that nobody has installed this lock on: the registry it was written from did not have the file, so nobody has seen the bytes that a checksum would stand for";

/**
 * Entries of the lockfile that may lack a checksum, each with its reason. They are tools for the build and the checks,
 * never parts of what runs, and npm fetches one only on its own platform. To take one out: `npm install` on that
 * platform, or from a registry that has it, writes the checksum into the lock.
 */
export const withoutChecksum: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...["android-arm64", "android-x64", "darwin-arm64", "darwin-x64"].map((name) => `@biomejs/cli-${name}@2.6.6`),
    ...["linux-arm64-musl", "linux-x64-musl", "win32-arm64", "win32-x64"].map((name) => `@biomejs/cli-${name}@2.6.6`),
    ...[
      "android-arm-eabi",
      "android-arm64",
      "darwin-arm64",
      "darwin-x64",
      "freebsd-x64",
      "linux-arm-gnueabihf",
      "linux-arm64-musl",
      "linux-ppc64-gnu",
      "linux-s390x-gnu",
      "linux-x64-musl",
      "openharmony-arm64",
      "win32-arm64-msvc",
      "win32-x64-msvc",
    ].map((name) => `@rolldown/binding-${name}@1.2.18`),
  ].map((entry) => [entry, otherPlatform]),
);
