import { DEFAULT_PARTNER_CODE } from '#src/contract/constants.ts'
import { findBrand } from '#src/contract/brands/find-brand.ts'
import { INVITATION_HOURS, RECOVERY_MINUTES } from '#src/contract/entities/staff/staff.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { hours, minutes } from '#src/contract/rules/time.ts'
import { newToken } from '#server/crypto/vault.ts'
import { transaction } from '#server/db/transaction.ts'
import { createStaffLink, endStaffLinks } from '#server/db/repositories/staff/staff.ts'
import type { Deps } from '#server/deps.ts'
import { publicOrigin } from '#server/services/shared/public-origin.ts'
import { inAllLanguages } from '#server/texts/in-all-languages.ts'
import { textsIn } from '#server/texts/texts-in.ts'

const LIFE = { invitation: hours(INVITATION_HOURS), recovery: minutes(RECOVERY_MINUTES) } as const

/**
 * Makes the link at the moment of sending, so that it stands nowhere but in the mail; sent again, the one before is dead.
 * What follows `#` is not sent to any server and stands in no log.
 */
export async function sendStaffLink(
  deps: Deps,
  admin: { admin_id: number; email: string; name: string },
  kind: keyof typeof LIFE,
): Promise<void> {
  const token = newToken()
  const now = deps.clock.now()
  await transaction(deps, async (deps) => {
    await endStaffLinks(deps.db, admin.admin_id, now)
    await createStaffLink(deps.db, {
      token_hash: deps.vault.hashToken(token),
      admin_id: admin.admin_id,
      kind,
      expires_at: new Date(now.getTime() + LIFE[kind]),
      created_at: now,
    })
  })
  const brand = findBrand(DEFAULT_PARTNER_CODE)
  const values = {
    name: admin.name,
    email: admin.email,
    brand: brand.name,
    link: `${publicOrigin(deps.env, brand)}${pathTo('adminPassword')}#${token}`,
    hours: INVITATION_HOURS,
    minutes: RECOVERY_MINUTES,
  }
  const { subject, text } = inAllLanguages((language) => {
    const t = textsIn(language)
    return { subject: t(`server:staff.${kind}.subject`, values), text: t(`server:staff.${kind}.text`, values) }
  })
  await deps.mail.send({ to: admin.email, subject: `${brand.name}: ${subject}`, text })
}
