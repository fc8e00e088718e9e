import { isDeepStrictEqual } from 'node:util'
import {
  createStatement,
  listStatementsOf,
  nextProposalNumber,
} from '#server/db/repositories/offers/key-fact-statements.ts'
import type { StatementRow } from '#server/db/repositories/offers/key-fact-statements.ts'
import type { CustomerRow, HeldCustomer } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import { isOver } from '#server/is-over.ts'
import { kfsWords } from '#server/texts/kfs-words.ts'
import type { Kfs, KfsFacts } from '#src/contract/entities/offers/kfs.ts'
import { kfsValidUntil } from '#src/contract/finance/key-fact-statement.ts'

type Owner = Pick<CustomerRow, 'data_key'>

type Content = Pick<Kfs, keyof KfsFacts | 'words'>

const CONTENT = 'key_fact_statements.content'

/** A statement as it was issued. @throws Error when its owner is forgotten or it was changed */
export function openStatement({ vault }: Deps, { data_key }: Owner, row: StatementRow): Kfs {
  if (data_key === null) throw new Error('the owner of the statement is forgotten')
  return {
    // Written by issueStatement below.
    ...(JSON.parse(vault.open(data_key, row.content_enc, CONTENT)) as Content),
    proposal_number: row.proposal_number,
    version: row.version,
    issued_at: row.issued_at.toISOString(),
    valid_until: row.valid_until.toISOString(),
  }
}

/** Facts that some statements have and others have not. */
const OPTIONAL = [
  'regulated_entity_hi',
  'rbi_registration',
  'floating',
  'agreement',
] as const satisfies readonly (keyof KfsFacts)[]

/** Does a statement that was issued state exactly this, and nothing besides? */
export const states = (statement: Kfs, facts: KfsFacts): boolean =>
  Object.entries(asKept(facts)).every(([name, fact]) => isDeepStrictEqual(Reflect.get(statement, name), fact)) &&
  OPTIONAL.every((name) => facts[name] !== undefined || statement[name] === undefined)

/** As it comes back from where it is kept. */
const asKept = (facts: KfsFacts): KfsFacts => JSON.parse(JSON.stringify(facts)) as KfsFacts

/** The statement that already states this to the customer and has not run out; null when there is none. */
export async function findStanding(deps: Deps, owner: Owner, appId: string, facts: KfsFacts): Promise<Kfs | null> {
  const now = deps.clock.now()
  const rows = await listStatementsOf(deps.db, appId, facts.lender_id)
  const standing = rows
    .filter(({ valid_until }) => !isOver({ until: valid_until }, now))
    .map((row) => openStatement(deps, owner, row))
  return standing.find((statement) => states(statement, facts)) ?? null
}

/** What would be issued now, for somebody to whom nothing may be issued. */
export function draftStatement(facts: KfsFacts, now: Date): Kfs {
  const times = { issued_at: now.toISOString(), valid_until: kfsValidUntil(now).toISOString() }
  const draft = { proposal_number: '', version: 0, ...times, ...facts }
  return { ...draft, words: kfsWords(draft) }
}

/** Issues a statement: it gets its number and its time from now on. */
export async function issueStatement(
  deps: Deps,
  { user_id, data_key }: HeldCustomer,
  appId: string,
  facts: KfsFacts,
): Promise<Kfs> {
  if (data_key === null) throw new Error('a customer without a key is shown nothing')
  const now = deps.clock.now()
  const [last] = await listStatementsOf(deps.db, appId, facts.lender_id)
  const proposal_number = await nextProposalNumber(deps.db)
  const content: Content = { ...facts, words: kfsWords({ ...draftStatement(facts, now), proposal_number }) }
  const row: StatementRow = {
    proposal_number,
    user_id,
    app_id: appId,
    lender_id: facts.lender_id,
    version: (last?.version ?? 0) + 1,
    content_enc: deps.vault.seal(data_key, JSON.stringify(content), CONTENT),
    issued_at: now,
    valid_until: kfsValidUntil(now),
  }
  await createStatement(deps.db, row)
  return openStatement(deps, { data_key }, row)
}
