import { baseOf } from '#server/cached/brand-table.ts'
import type { Db } from '#server/db/client.ts'
import { findWaitingApproval } from '#server/db/repositories/approvals/approvals.ts'
import { listBrandVersions } from '#server/db/repositories/brands/brand-versions.ts'
import type { NamedVersion } from '#server/db/repositories/brands/brand-versions.ts'
import { lockPartner, lockPartnerHosts } from '#server/db/repositories/partners/partners.ts'
import type { PartnerRow } from '#server/db/repositories/partners/partners.ts'
import type { Tx } from '#server/db/transaction.ts'
import { found } from '#server/services/shared/not-found.ts'
import { REGISTRY } from '#src/contract/brands/registry-book.ts'
import type { BrandAct, BrandStudio } from '#src/contract/entities/brands/brand-studio.ts'
import { brandThemeSchema, themeOf } from '#src/contract/entities/brands/brand-theme.ts'
import type { BrandTheme } from '#src/contract/entities/brands/brand-theme.ts'
import { AppError } from '#src/contract/errors.ts'
import { isReservedCode } from '#src/contract/reserved-code.ts'

/** Who changes a brand: one of our staff, or a person of the partner whose it is. */
export type BrandEditor = { admin_id: number } | { partner_user_id: number }

/** The stored theme; null for one that does not fit the rules any more. */
const storedTheme = (stored: unknown): BrandTheme | null =>
  brandThemeSchema.isValidSync(stored, { strict: true }) ? stored : null

/** @param forPartner names of our staff are left out */
export async function readStudio(db: Db, partner: PartnerRow, forPartner = false): Promise<BrandStudio> {
  const { partner_id, code, name } = partner
  const rows = await listBrandVersions(db, partner_id)
  const waiting = await findWaitingApproval(db, 'brand', String(partner_id))
  const base = baseOf(code, name)
  const nameOf = ({ row, by }: NamedVersion) => (forPartner && row.admin_id !== null ? '' : by)
  const draft = rows.find(({ row }) => row.status === 'draft')
  const live = rows.find(({ row }) => row.status === 'published' || row.status === 'withdrawn')?.row
  const own = REGISTRY.isCode(code) ? themeOf(base) : null
  const theme = draft && storedTheme(draft.row.theme)
  return {
    code,
    reserved: isReservedCode(code),
    base,
    own,
    state: live?.status === 'published' || live?.status === 'withdrawn' ? live.status : own ? 'own' : 'none',
    live: live ? (live.status === 'published' ? storedTheme(live.theme) : null) : own,
    live_version: live?.version ?? 0,
    draft:
      draft && theme
        ? {
            revision: draft.row.revision,
            theme,
            changed_by: nameOf(draft),
            changed_at: draft.row.changed_at.toISOString(),
          }
        : null,
    // Kind and body were written together.
    waiting: waiting ? (waiting.body as { change: { do: BrandAct } }).change.do : null,
    versions: rows.flatMap((version) => {
      const { row } = version
      const said = storedTheme(row.theme)
      if (row.status === 'draft' || row.version === null || said === null) return []
      const published_at = (row.published_at ?? row.changed_at).toISOString()
      return [{ version: row.version, status: row.status, changed_by: nameOf(version), published_at, theme: said }]
    }),
  }
}

/**
 * Until the transaction ends, nobody else changes the brand or gives a host name to somebody.
 * @throws AppError `not_found`; `conflict` for the brand that everything falls back to
 */
export async function lockBrand(db: Tx, partnerId: number): Promise<{ partner: PartnerRow; studio: BrandStudio }> {
  await lockPartnerHosts(db)
  const partner = found(await lockPartner(db, partnerId))
  const studio = await readStudio(db, partner)
  if (studio.reserved)
    throw new AppError('conflict', 'This brand is what every other one falls back to, and is not changed here.')
  return { partner, studio }
}

/** @throws AppError `conflict` while something of the brand waits for a second person */
export function expectNoneWaits({ waiting }: BrandStudio): void {
  if (waiting !== null)
    throw new AppError(
      'conflict',
      'This brand waits for a second person. Decide on it, or take the request back first.',
    )
}
