// npm run audit: asks the registry whether anything installed has a known vulnerability. One above "low" is a failure; a registry that does
// not answer is none, but it is said.

import { fail, install, npm, say } from './prepare.mjs';

const HARMLESS = new Set(['info', 'low']);

install();
const { stdout } = npm(['audit', '--json', '--fetch-timeout=20000', '--fetch-retries=1'], ['ignore', 'pipe', 'ignore']);
const report = read(String(stdout));
if (report === null) say('not asked: npm audit has said nothing that can be read, so vulnerabilities are not known.');
else if (report.vulnerabilities === undefined)
  say(
    `not asked: the registry does not answer (${report.statusCode ?? report.message ?? 'no reason given'}), so vulnerabilities are not known.`,
  );
else judge(report);

function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function judge({ vulnerabilities, metadata }) {
  const grave = Object.values(vulnerabilities).filter(({ severity }) => !HARMLESS.has(severity));
  for (const { name, severity, via } of grave) {
    // One that is only reached through another package names that.
    const why = via.map((one) => (typeof one === 'string' ? `by ${one}` : `${one.title} (${one.range}, ${one.url})`));
    say(`${name}: ${severity}: ${why.join('; ')}`);
  }
  if (grave.length > 0) fail('packages with known vulnerabilities are installed; npm audit fix may help.');
  say(`no known vulnerability above "low" in ${metadata.dependencies.total} packages.`);
}
