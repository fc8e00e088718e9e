import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { OLDEST_POSTGRES } from '#server/db/postgres-refused.ts'
import { ROOT, sourceFiles } from '../source-files.ts'
import type { SourceFile } from '../source-files.ts'

/** Where a statement begins, in a text or after another one. */
const BEGINS = String.raw`[;\`'"]\s*`

/**
 * What outlives a transaction on its connection. A pooler gives that connection to somebody else next, and us another one.
 * PostgreSQL's words may be written in any case.
 */
const SESSION: Record<string, RegExp> = {
  'a lock of the session': /\bpg_(?:try_)?advisory_(?!xact_)\w+/i,
  'a setting of the session': new RegExp(
    String.raw`${BEGINS}(?:set\s+(?!local\b)(?:session\s+)?(?:role\b|time\s+zone\b|[\w.]+\s*(?:=|to\b))|reset\s+(?:all|role|\w+_\w+)\b)`,
    'i',
  ),
  'a setting of the session by a function': /\bset_config\([^)]*,\s*false\s*\)/i,
  'waiting for notices': new RegExp(String.raw`${BEGINS}(?:un)?listen\s+[\w"*]+`, 'i'),
  'a table of the session': /\bcreate\s+(?:global\s+|local\s+)?temp(?:orary)?\b/i,
  'a named statement': new RegExp(
    String.raw`${BEGINS}(?:prepare\s+\w+(?:\s*\([^)]*\))?\s+as|deallocate)\b|\.prepare\(`,
    'i',
  ),
  'a cursor of the session': /\bwith\s+hold\b/i,
  'the end of a session': new RegExp(String.raw`${BEGINS}discard\s+\w+`, 'i'),
  'a start-up parameter':
    /\b(?:statement_timeout|lock_timeout|idle_in_transaction_session_timeout|fallback_application_name):|\boptions: *['"`]-c/,
}
/** Sent where PostgreSQL itself answers, and nobody else gets the connection (docs/decisions/211-statements-that-are-planned-once.md). */
const OF_OUR_OWN_SESSION = /^server\/db\/postgres\.ts: a setting of the session: const ofSession = /
const kindsIn = (text: string): string[] =>
  Object.entries(SESSION).flatMap(([kind, pattern]) => (pattern.test(text) ? [kind] : []))

/** Of a file of statements each, of a module its lines; comments are none. */
function statements({ path, text }: SourceFile): string[] {
  const lines = text.split('\n').filter((line) => !/^\s*(?:\/?\*|\/\/|--(?!>))/.test(line))
  if (!path.endsWith('.sql')) return lines
  return lines
    .join('\n')
    .split(/;|--> statement-breakpoint/)
    .map((statement) => `;${statement}`)
}

describe('what the server asks of its database', () => {
  it('leaves nothing on a connection', () => {
    const files = sourceFiles('server', /\.(?:ts|mjs|sql)$/)
    expect(files.length).toBeGreaterThan(500)
    const found = files.flatMap((file) =>
      statements(file).flatMap((each) => kindsIn(each).map((kind) => `${file.path}: ${kind}: ${each.trim()}`)),
    )
    expect(found.filter((each) => !OF_OUR_OWN_SESSION.test(each))).toEqual([])
    expect(found).toHaveLength(1)
  })

  it.each([
    'await tx.execute(sql`select pg_advisory_lock(1)`)',
    'sql`select pg_try_advisory_lock(${KEY})`',
    'sql`select pg_advisory_unlock_all()`',
    'await client.query("SET statement_timeout = 15000")',
    'sql`set session timezone to UTC`',
    'sql`set time zone UTC`',
    "sql`set role 'reader'`",
    ";\n  SET lock_timeout = '5s'",
    'sql`begin; set search_path = ours`',
    'sql`reset role`',
    "sql`select set_config('app.user', ${id}, false)`",
    'client.query(`LISTEN jobs`)',
    'sql`create temp table rows (id int)`',
    'CREATE TEMPORARY TABLE rows (id int);',
    'sql`prepare find (int) as select 1`',
    "const find = db.select().from(admins).prepare('find')",
    'sql`declare rows cursor with hold for select 1`',
    'sql`discard all`',
    'statement_timeout: 15_000,',
    "options: '-c statement_timeout=15000',",
  ])('is told by %s', (line) => {
    expect(kindsIn(line)).toHaveLength(1)
  })

  it.each([
    'sql`select pg_advisory_xact_lock(1)`',
    'sql`select pg_try_advisory_xact_lock(1) as free`',
    'sql`set local statement_timeout = 0`',
    "sql`select set_config('app.user', ${id}, true)`",
    '    set paid_at = excluded.paid_at,',
    'sql`update lenders set name = ${name}`',
    'CREATE TABLE "listen_to" ("set" text);',
    "const kept = new Set('abc')",
    "label: 'set aside'",
    "label: 'reset password'",
    ";\nUPDATE lenders\n  SET name = 'x'",
  ])('is not told by %s', (line) => {
    expect(kindsIn(line)).toEqual([])
  })

  it('is what the oldest version understands that the guide promises', () => {
    const guide = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8')
    const named = [...guide.matchAll(/PostgreSQL (\d+) or newer/g)].map(([, version]) => Number(version))
    expect(new Set(named)).toEqual(new Set([OLDEST_POSTGRES]))
  })
})
