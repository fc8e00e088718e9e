import type { Db } from '#server/db/client.ts'
import { toLender, toLenderRow } from '#server/db/lender-row.ts'
import { countLenderGroups } from '#server/db/repositories/catalogue/lender-groups.ts'
import { isLenderNameTaken, lockLender, updateLenderRow } from '#server/db/repositories/catalogue/lenders.ts'
import { listLendersWithSlab } from '#server/db/repositories/earnings/lender-revenues.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { lenderProblem } from '#src/contract/catalogue/lender-consistency.ts'
import { followersOf } from '#src/contract/catalogue/lender-figures.ts'
import { isSigned, lenderWarnings, withGiven } from '#src/contract/catalogue/lender-readiness.ts'
import type { Lender, LenderProperty, LenderUpdate } from '#src/contract/entities/catalogue/lender.ts'
import { LENDER_PROPERTIES } from '#src/contract/entities/catalogue/lender.ts'
import { AppError } from '#src/contract/errors.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { editConflict, sameValue } from '../shared/edit-conflict.ts'
import { lastChanger } from '../shared/last-changer.ts'
import { found } from '../shared/not-found.ts'
import { nameTaken } from './shared/name-taken.ts'

/** `without`: what a lender that goes live by it goes live without, as it was signed. */
export interface LenderChange {
  before: Partial<Lender>
  after: Partial<Lender> & { without?: LenderProperty[] }
}

/**
 * Changes one property and nothing else, so that two people who edit different fields of a lender both keep theirs.
 * @throws AppError `not_found`; `validation` where the value does not fit the lender's others; `conflict` for a name in use,
 * and for a value that is not the expected one any more; `warnings_unsigned` for a lender that is switched on while something
 * is open that was not signed, naming it in `without`
 */
export async function updateLender(
  deps: Deps,
  { lender_id, property, value, expected, without = [] }: LenderUpdate,
): Promise<LenderChange> {
  return transaction(deps, async (deps) => {
    const row = found(await lockLender(deps.db, lender_id))
    const before = toLender(row)
    const next = tidyValue(property, value)
    const present = before[property]
    // Two people who want the same are no conflict.
    if (expected !== undefined && !sameValue(present, tidy(expected)) && !sameValue(present, next))
      throw editConflict(present, await lastChanger(deps.db, `lender:${lender_id}`, property))
    const changed = withGiven(before, { [property]: next })
    await checkReferences(deps.db, changed, property)
    const problem = lenderProblem(changed, property) ?? penalProblem(before, changed)
    if (problem !== null) throw refused(problem)
    const goesLive = property === 'lender_status' && next === 1 && before.lender_status !== 1
    const open = goesLive ? await signedFor(deps.db, before, without) : []
    const saved = await updateLenderRow(deps.db, lender_id, columnsOf(changed, property), deps.clock.now())
    return {
      before: { [property]: before[property] },
      after: { [property]: toLender(saved)[property], ...(open.length > 0 && { without: open }) },
    }
  })
}

/** What a lender goes live without, once it may. */
async function signedFor(db: Db, lender: Lender, signed: readonly LenderProperty[]): Promise<LenderProperty[]> {
  // Nobody is sent to a lender of whom nothing is known that it would pay.
  if (!(await listLendersWithSlab(db)).has(lender.lender_id)) throw refused('rules:lender.noSlab')
  const open = lenderWarnings(lender)
  if (isSigned(open, signed)) return open
  const names = open.join(',')
  const value = open.length === 0 ? 'rules:lender.signedOther' : `rules:lender.unsigned:${names}`
  throw new AppError('warnings_unsigned', 'Whoever switches this lender on names what it goes live without.', {
    errors: { value, without: names },
  })
}

/** While a penal charge has a figure, the figure is what customers read: other words would be written for nobody. */
const penalProblem = (before: Lender, changed: Lender): string | null =>
  before.penal_charge_amount === changed.penal_charge_amount &&
  before.penal_charge_amount !== null &&
  (before.penal_charges !== changed.penal_charges || before.penal_charges_hi !== changed.penal_charges_hi)
    ? 'rules:lender.penalFigure'
    : null

function columnsOf(changed: Lender, property: LenderProperty) {
  const followers = followersOf(changed, property)
  const row = toLenderRow({ ...changed, ...followers })
  const { unset } = changed
  if (property === 'group') return { entity_kind: row.entity_kind, unset }
  // A figure that goes leaves the words customers read until then, not those of an older day.
  const { penal_charges, penal_charges_hi } = row
  return {
    [property]: row[property],
    unset,
    // The words and the APR are those of the figures.
    ...Object.fromEntries((Object.keys(followers) as (keyof typeof followers)[]).map((each) => [each, row[each]])),
    ...(property === 'penal_charge_amount' ? { penal_charges, penal_charges_hi } : {}),
  }
}

/** Text without blanks at its ends, lists without doubles. */
const tidy = (value: LenderUpdate['value']): unknown =>
  typeof value === 'string' ? tidyText(value) : Array.isArray(value) ? [...new Set(value)] : value

/** The rule has to hold for what is left too. */
function tidyValue(property: LenderProperty, value: LenderUpdate['value']): unknown {
  try {
    return LENDER_PROPERTIES[property].validateSync(tidy(value), { strict: true })
  } catch (error) {
    throw refused(error instanceof Error ? error.message : 'rules:invalid')
  }
}

async function checkReferences(db: Db, changed: Lender, property: LenderProperty): Promise<void> {
  const { lender_id, name, lender_group_ids } = changed
  if (property === 'name' && (await isLenderNameTaken(db, name, lender_id))) throw nameTaken('value')
  if (property !== 'lender_group_ids') return
  if ((await countLenderGroups(db, lender_group_ids)) !== lender_group_ids.length) throw refused('rules:lender.group')
}

const refused = (rule: string): AppError =>
  new AppError('validation', 'Check the highlighted field.', { errors: { value: rule } })
