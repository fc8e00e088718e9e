import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { AdminSession } from '#server/session.ts'
import { canOpen } from '#src/contract/access.ts'
import { unsignedIn } from '#src/contract/catalogue/lender-readiness.ts'
import { SWITCHED_KINDS } from '#src/contract/entities/catalogue/switch-many.ts'
import type { Switched, SwitchedKind, SwitchMany } from '#src/contract/entities/catalogue/switch-many.ts'
import type { Flag } from '#src/contract/entities/shared/fields.ts'
import { AppError, isAppError } from '#src/contract/errors.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { updateCreditCard } from './update-credit-card.ts'
import { updateLender } from './update-lender.ts'

type Facts = { before: object; after: object }

interface Kind {
  object: string
  property: string
  action: string
  /** Switches one as its own switch does, and answers how it stood and stands. */
  set: (deps: Deps, id: number, on: Flag, signed: SwitchMany['signed']) => Promise<Facts>
}

const KINDS: Record<SwitchedKind, Kind> = {
  credit_card: {
    object: 'credit_card',
    property: 'status',
    action: 'card.update',
    set: async (deps, category_id, value) => {
      const { before } = await updateCreditCard(deps, { category_id, property: 'status', value })
      return { before: { status: before }, after: { status: value } }
    },
  },
  lender: {
    object: 'lender',
    property: 'lender_status',
    action: 'lender.update',
    set: (deps, lender_id, value, signed) => {
      const without = signed?.find(({ id }) => id === lender_id)?.without
      return updateLender(deps, { lender_id, property: 'lender_status', value, without })
    },
  },
}

/**
 * Switches each by the action of its own switch, so that no rule is passed by; one that is refused keeps nobody else from
 * being changed. Each change is in the record's own history.
 * @throws AppError `forbidden` for a kind whose pages the role may not open
 */
export async function switchMany(
  deps: Deps,
  { kind, ids, on, signed }: SwitchMany,
  by: Pick<AdminSession, 'admin_id' | 'role'> & { requestId: string },
): Promise<Audited<Switched>> {
  if (!SWITCHED_KINDS[kind].some((page) => canOpen(by.role, page)))
    throw new AppError('forbidden', 'You may not do this.')
  const { object, property, action, set } = KINDS[kind]
  const answer: Switched = { changed: [], unchanged: [], refused: [] }
  // In one order, whoever asks: two who choose the same rows do not wait for each other for ever.
  for (const id of [...ids].sort((a, b) => a - b)) {
    try {
      const facts = await set(deps, id, on, signed)
      if (Reflect.get(facts.before, property) === on) {
        answer.unchanged.push(id)
        continue
      }
      answer.changed.push(id)
      await writeAudit(deps, {
        actor: `admin:${by.admin_id}`,
        action,
        object: `${object}:${id}`,
        requestId: by.requestId,
        ...facts,
      })
    } catch (error) {
      if (!isAppError(error)) throw error
      const without = unsignedIn(error)
      answer.refused.push({ id, reason: reasonOf(error), ...(without && { without }) })
    }
  }
  const { changed, unchanged, refused } = answer
  const after = {
    kind,
    on,
    asked: ids.length,
    changed: changed.length,
    unchanged: unchanged.length,
    refused: refused.length,
  }
  return { ...answer, audit: { after } }
}

const reasonOf = ({ code, errors }: AppError): string => errors?.['value'] ?? `errors:${code}`
