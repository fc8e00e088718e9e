import { newToken } from '#server/crypto/vault.ts'
import { createStaffLink, endStaffLinks } from '#server/db/repositories/staff/staff.ts'
import type { LinkOwner } from '#server/db/repositories/staff/staff.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { publicOrigin } from '#server/services/shared/public-origin.ts'
import { inAllLanguages } from '#server/texts/in-all-languages.ts'
import { textsIn } from '#server/texts/texts-in.ts'
import { DEFAULT_BRAND } from '#src/contract/brands/default-brand.ts'
import { INVITATION_HOURS, RECOVERY_MINUTES } from '#src/contract/entities/staff/staff.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { hours, minutes } from '#src/contract/rules/time.ts'

const LIFE = { invitation: hours(INVITATION_HOURS), recovery: minutes(RECOVERY_MINUTES) } as const

/**
 * Makes the link at the moment of sending, so that it stands nowhere but in the mail; sent again, the one before is dead.
 * What follows `#` is not sent to any server and stands in no log.
 */
export async function sendStaffLink(
  deps: Deps,
  person: LinkOwner & { email: string; name: string },
  kind: keyof typeof LIFE,
): Promise<void> {
  const ours = 'admin_id' in person
  const owner = ours ? { admin_id: person.admin_id } : { partner_user_id: person.partner_user_id }
  const token = newToken()
  const now = deps.clock.now()
  await transaction(deps, async (deps) => {
    await endStaffLinks(deps.db, owner, now)
    await createStaffLink(deps.db, {
      token_hash: deps.vault.hashToken(token),
      ...owner,
      kind,
      expires_at: new Date(now.getTime() + LIFE[kind]),
      created_at: now,
    })
  })
  const brand = DEFAULT_BRAND
  const values = {
    name: person.name,
    email: person.email,
    brand: brand.name,
    link: `${publicOrigin(deps.env, brand)}${pathTo(ours ? 'adminPassword' : 'partnerPassword')}#${token}`,
    hours: INVITATION_HOURS,
    minutes: RECOVERY_MINUTES,
  }
  const { subject, text } = inAllLanguages((language) => {
    const t = textsIn(language)
    const is = ours ? kind : 'partner'
    return { subject: t(`server:staff.${is}.subject`, values), text: t(`server:staff.${is}.text`, values) }
  })
  await deps.mail.send({ to: person.email, subject: `${brand.name}: ${subject}`, text })
}
