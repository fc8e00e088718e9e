import { expect, it } from 'vitest'
import { sourceFiles } from '../source-files.ts'

/** A query that locks the first few rows that it finds; it ends before the next statement. */
const LOCKS_SOME = String.raw`(?:(?!\n\n|;|\bawait\b|\bconst\b)[\s\S])*?\.limit\((?:(?!\n\n|;|\bawait\b|\bconst\b)[\s\S])*?\.for\('(?:no key )?(?:update|share)`
const NAMED = new RegExp(String.raw`\bconst (\w+) = \w+\s*\.select${LOCKS_SOME}`, 'g')
const INSIDE = new RegExp(String.raw`\b(?:inArray|exists)\((?:[\w.]+,\s*)?\w+\s*\.select${LOCKS_SOME}`)
const WRITTEN = /\b(?:in|any|exists)\s*\(\s*select\b[^`;]*\blimit\b[^`;]*\bfor (?:no key )?(?:update|share)\b/i

/**
 * What makes one query of another whose rows are few and locked. The database may run the inner one again for each row of
 * the outer one. A row that was changed by then is passed over, and the next one taken: more than the limit says.
 */
function isTakenTwice(text: string): boolean {
  const names = [...text.matchAll(NAMED)].map(([, name = '']) => name)
  const used = (name: string) =>
    new RegExp(String.raw`\b(?:inArray|exists)\((?:[\w.]+,\s*)?${name}\b|\b(?:in|any|exists)\s*\(?\$\{${name}\}`).test(
      text,
    )
  return WRITTEN.test(text) || INSIDE.test(text) || names.some(used)
}

it('rows that are locked up to a limit are asked for alone, or as the one value that a row is compared with', () => {
  const files = sourceFiles('server', /\.ts$/)
  expect(files.filter(({ text }) => /\.for\('update'/.test(text)).length).toBeGreaterThan(20)
  expect(files.filter(({ text }) => isTakenTwice(text)).map(({ path }) => path)).toEqual([])
})

const NEXT =
  "const next = db\n    .select({ id: jobs.id })\n    .from(jobs)\n    .limit(1)\n    .for('update', { skipLocked: true })\n"
it.each([
  [`${NEXT}  await db.update(jobs).set(lease).where(inArray(jobs.job_id, next))`, true],
  [`${NEXT}  await db.update(jobs).set(lease).where(sql\`\${jobs.job_id} in \${next}\`)`, true],
  ["db.delete(jobs).where(inArray(jobs.id, db.select().from(jobs).limit(10).for('update')))", true],
  ['sql`update jobs set x = 1 where id in (\n  select id from jobs limit 1 for update skip locked)`', true],
  ['sql`delete from jobs where id = any(select id from jobs limit 5 for no key update)`', true],
  [`${NEXT}  await db.update(jobs).set(lease).where(sql\`\${jobs.job_id} = \${next}\`)`, false],
  ['sql`update jobs set x = 1 where id = (select id from jobs limit 1 for update skip locked)`', false],
  ['sql`delete from jobs where id in (select id from jobs where done limit 5)`', false],
  ["return tx.select().from(leads).limit(limit).for('update', { skipLocked: true })", false],
])('%s: %s', (text, expected) => {
  expect(isTakenTwice(text)).toBe(expected)
})

/** Locks that last only as long as the one statement that they stand in. */
const ALONE = { claimNextJob: 'takes the job in the same statement' }
const FUNCTION = /^(?:export )?(?:async )?function (\w+)\(\s*\w+: (\w+)[\s\S]*?^\}/gm

/** Functions with a lock that would be gone at once outside of a transaction, and do not ask for one. */
const locksOutside = (text: string): string[] =>
  [...text.matchAll(FUNCTION)].flatMap(([body, name = '', handle]) =>
    /\.for\('|\bpg_advisory_xact_lock\b|\block(?:ed|)[A-Z]\w*\(/.test(body.slice(body.indexOf('{'))) &&
    handle !== 'Tx' &&
    !/\btransaction\(/.test(body) &&
    !(name in ALONE)
      ? [name]
      : [],
  )

it('whatever locks takes a transaction', () => {
  const files = sourceFiles('server/db/repositories', /\.ts$/)
  expect(files.flatMap(({ text }) => locksOutside(text))).toEqual([])
  const bare = (handle: string) =>
    `export async function lockX(tx: ${handle}, id: number): Promise<void> {\n  await tx.execute(sql\`select pg_advisory_xact_lock(1)\`)\n}\n`
  expect([locksOutside(bare('Db')), locksOutside(bare('Tx'))]).toEqual([['lockX'], []])
  expect(
    files.filter(({ text }) => Object.keys(ALONE).some((name) => text.includes(`function ${name}(`))),
  ).toHaveLength(1)
})

it('only what takes a lock says that it is held', () => {
  const saying = sourceFiles('server', /\.ts$/).flatMap(({ path, text }) =>
    [...text.matchAll(FUNCTION)]
      .filter(([body, name = '']) => body.includes('asHeld(') && !/^lock[A-Z]/.test(name))
      .map(([, name]) => `${path}: ${name}`),
  )
  expect(saying).toEqual([])
  const outside = sourceFiles('server', /\.ts$/).filter(
    ({ path, text }) => text.includes('asHeld(') && !path.startsWith('server/db/repositories/'),
  )
  expect(outside.map(({ path }) => path)).toEqual([])
})
