import type { Db } from '#server/db/client.ts'
import { listPartnerReaders } from '#server/db/repositories/partners/partner-users.ts'
import type { Deps } from '#server/deps.ts'
import { NOTIFICATION_DEFAULTS } from '#src/contract/entities/partners/partner-settings.ts'
import type { PartnerNotification } from '#src/contract/entities/partners/partner-settings.ts'
import { rightsOf } from '#src/contract/partner-rights.ts'
import type { PartnerRight } from '#src/contract/partner-rights.ts'
import { pathTo } from '#src/contract/path-to.ts'

/** Somebody of a partner to whom a kind of news may go. */
export interface PartnerReader {
  partner_user_id: number
  partner_id: number
  email: string
  rights: readonly PartnerRight[]
}

/** Who may be told: the partner's switch is on, where the kind of news has one, and the person has one of the rights to see it in the portal. */
export async function readersOf(
  db: Db,
  by: { partner_id?: number; partner_user_id?: number },
  kind: PartnerNotification | null,
  rights: readonly PartnerRight[],
): Promise<PartnerReader[]> {
  const rows = await listPartnerReaders(db, by)
  return rows
    .filter(({ notifications }) => kind === null || (notifications?.[kind] ?? NOTIFICATION_DEFAULTS[kind]))
    .map(({ user }) => ({
      partner_user_id: user.partner_user_id,
      partner_id: user.partner_id,
      email: user.email,
      rights: rightsOf(user.rights, user.owner === 1),
    }))
    .filter((reader) => rights.some((right) => reader.rights.includes(right)))
}

/** Address of the partner's reports, for a mail. */
export const reportsLink = ({ env }: Pick<Deps, 'env'>): string =>
  `${env.publicOrigin ?? `http://127.0.0.1:${env.port}`}${pathTo('partnerReports')}`
