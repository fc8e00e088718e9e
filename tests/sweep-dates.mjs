import { spawnSync } from 'node:child_process'

/**
 * node tests/sweep-dates.mjs [part of a file's name ...]
 *
 * Runs the tests, all or those named, on days that catch programs out: all of them begin at that instant of their own accord
 * (tests/setup/test-time.ts). Goes on after a failure and says at the end which days were red.
 */
const DAYS = [
  ['an open question on the newest line of the seeded book', '2026-12-15T10:00:00+05:30'],
  ['a year ends in India, not yet in UTC', '2026-12-31T23:59:40+05:30'],
  ['a year has begun in India alone', '2027-01-01T00:10:00+05:30'],
  ['the month before is short', '2027-03-01T00:10:00+05:30'],
  ['a month ends', '2027-04-30T23:59:00+05:30'],
  ['a leap day, over in India', '2028-02-29T20:00:00Z'],
  ['a leap day, a year later', '2029-02-28T10:00:00+05:30'],
]

const run = (program, args, env) =>
  spawnSync(`node_modules/.bin/${program}`, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0

const files = process.argv.slice(2)
const red = []
if (spawnSync(process.execPath, ['server/build.mjs'], { stdio: 'inherit' }).status !== 0) process.exit(1)
for (const [what, day] of DAYS) {
  console.log(`\n== ${day}: ${what}\n`)
  const begin = { TEST_NOW: day }
  if (!run('vitest', ['run', '--passWithNoTests', ...files], begin)) red.push(`${day}: unit, server and screens`)
  if (!run('playwright', ['test', '--pass-with-no-tests', ...files], begin)) red.push(`${day}: end to end`)
}
console.log(red.length === 0 ? `\nGreen on all ${DAYS.length} days.` : `\nRed:\n${red.join('\n')}`)
process.exit(red.length === 0 ? 0 : 1)
