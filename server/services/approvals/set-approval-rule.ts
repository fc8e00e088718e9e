import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { ByStaff } from '#server/session.ts'
import type { RuledKind } from '#src/contract/entities/approvals/approval.ts'
import { AppError } from '#src/contract/errors.ts'
import { askOrAct } from './ask-or-act.ts'
import { ruleOf } from './public/rule-of.ts'
import { ACTS } from './shared/acts.ts'

/**
 * Has acts of a kind wait for a second person, at once, or not any more, which takes a second person itself.
 * @throws AppError `conflict` where it is so already, or waits to be decided
 */
export async function setApprovalRule(
  deps: Deps,
  kind: RuledKind,
  { on, reason }: { on: boolean; reason: string },
  by: ByStaff,
): ReturnType<typeof askOrAct> {
  if ((await ruleOf(deps, { kind })).on === on) throw new AppError('conflict', 'It is so already.')
  if (!on) return askOrAct(deps, { kind: 'rule', target: kind, body: { kind, on }, reason }, by)
  const { audit } = await transaction(deps, (deps) => ACTS.rule(deps, { kind, on }, by))
  return { waits: false, audit: { ...audit, after: { ...audit.after, reason } } }
}
