import type { ApprovalRow } from '#server/db/repositories/approvals/approvals.ts'
import { listDisputePartners } from '#server/db/repositories/earnings/payouts.ts'
import { listAdminNames } from '#server/db/repositories/identity/admins.ts'
import type { Deps } from '#server/deps.ts'
import { storedCriteria } from '#server/services/criteria/public/criteria-rules.ts'
import { APPROVAL_FIELDS } from '#src/contract/entities/approvals/approval.ts'
import type { Approval } from '#src/contract/entities/approvals/approval.ts'
import { brandThemeSchema } from '#src/contract/entities/brands/brand-theme.ts'
import type { BrandTheme } from '#src/contract/entities/brands/brand-theme.ts'
import { criteriaSchema } from '#src/contract/entities/criteria/criteria-draft.ts'
import type { SlabShown } from '#src/contract/entities/earnings/lender-revenue.ts'
import type { PrintedField } from '#src/contract/entities/offers/printed-fields.ts'
import { decidableActs } from '../public/rule-of.ts'

/** By which a row is read: whoever looks, names of staff, and partners by the number of their question. */
interface Known {
  admin_id: number
  names: ReadonlyMap<number, string>
  disputes: ReadonlyMap<number, number>
}

const disputed = (rows: readonly ApprovalRow[]): number[] =>
  rows.flatMap(({ kind, target }) => (kind === 'dispute' ? [Number(target)] : []))

/** Acts as whoever looks reads them; what is decided already is nobody's to decide. */
export async function approvalViews(deps: Deps, rows: readonly ApprovalRow[], admin_id: number): Promise<Approval[]> {
  const ids = rows.flatMap((row) => [row.asked_by, row.decided_by ?? row.asked_by])
  const names = await listAdminNames(deps.db, [...new Set(ids)])
  const known = { admin_id, names, disputes: await listDisputePartners(deps.db, disputed(rows)) }
  const fromOf = new Map((await decidableActs(deps, rows, admin_id)).map(({ row, from }) => [row.approval_id, from]))
  return rows.map((row) => {
    const from = fromOf.get(row.approval_id)
    return toApproval(row, { ...known, may: from === null, from: from ?? null })
  })
}

type Value = ApprovalRow['shown']['after'][string] | undefined

const textOf = (value: Value): string | null =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : null

const slabsOf = ({ slabs }: ApprovalRow['shown']['after']): SlabShown[] => slabs as SlabShown[]

/** What a brand was or would be. A version that does not fit the rules any more was never acted on. */
function themeShown({ theme }: ApprovalRow['shown']['after']): BrandTheme | null {
  return brandThemeSchema.isValidSync(theme, { strict: true }) ? theme : null
}

/** The property that the act changes; beside it the words that follow from a figure may change too. */
function printedOf({ body, shown }: ApprovalRow): Approval['printed'] {
  // Kind and body were written together.
  const { property } = body as { property: PrintedField }
  const value = (from: ApprovalRow['shown']['after']) => (from[property] ?? null) as string | number | null
  return { property, before: value(shown.before), after: value(shown.after) }
}

/** The record that an act is about, by its kind. */
function recordOf({ kind, body }: ApprovalRow, disputes: ReadonlyMap<number, number>) {
  // Kind and body were written together.
  const of = body as { partner_id?: number; lender_id?: number; dispute_id?: number; user_id?: number }
  const partner_id = kind === 'dispute' ? disputes.get(of.dispute_id ?? 0) : of.partner_id
  return { partner_id: partner_id ?? null, lender_id: of.lender_id ?? null, user_id: of.user_id ?? null }
}

interface Standing {
  may: boolean
  from: Date | null
}

function toApproval(approval: ApprovalRow, { admin_id, names, disputes, may, from }: Known & Standing): Approval {
  const { shown, asked_by, asked_at, decided_by, decided_at, ...row } = approval
  const { approval_id, kind, reason, outcome, decision } = row
  return {
    approval_id,
    kind,
    reason,
    outcome,
    decision,
    about: shown.about,
    may_approve: may,
    may_approve_from: from?.toISOString() ?? null,
    changes: APPROVAL_FIELDS.filter((field) => field in shown.after).map((field) => ({
      field,
      before: textOf(shown.before[field]),
      after: textOf(shown.after[field]),
    })),
    criteria:
      kind === 'criteria'
        ? { before: storedCriteria(shown.before), after: criteriaSchema.cast(shown.after, { stripUnknown: true }) }
        : null,
    slabs: kind === 'slabs' ? { before: slabsOf(shown.before), after: slabsOf(shown.after) } : null,
    brand: kind === 'brand' ? { before: themeShown(shown.before), after: themeShown(shown.after) } : null,
    printed: kind === 'lender' ? printedOf(approval) : null,
    ...recordOf(approval, disputes),
    asked_by: names.get(asked_by) ?? '',
    asked_at: asked_at.toISOString(),
    is_own: asked_by === admin_id,
    decided_by: decided_by === null ? null : (names.get(decided_by) ?? ''),
    decided_at: decided_at?.toISOString() ?? null,
  }
}
