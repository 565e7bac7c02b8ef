// @ts-check
/**
 * Imported first by every command, for its effect: an old Node would fail later with a message about
 * syntax that helps nobody.
 */
const OLDEST = { major: 20, minor: 19 };
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < OLDEST.major || (major === OLDEST.major && minor < OLDEST.minor)) {
  console.error(
    `Sytno needs Node ${OLDEST.major}.${OLDEST.minor} or newer; this is ${process.versions.node}.`,
  );
  process.exit(1);
}
