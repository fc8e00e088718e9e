import { findMerchantRequest } from '#server/db/repositories/merchants/merchant-requests.ts'
import { createMerchantRequest } from '#server/services/merchants/create-merchant-request.ts'
import { getOwnFunnel } from '#server/services/partners/get-own-funnel.ts'
import { saveFunnelDraft } from '#server/services/partners/save-funnel-draft.ts'
import { PLAIN_FUNNEL } from '#src/contract/entities/partners/funnel-config.ts'
import type { World } from '../credentials.ts'

const OWNER = { partner_id: 1, partner_user_id: 1 }
let made = 0

/** A request that nobody has decided. */
export async function freshRequest({ server: { deps } }: World): Promise<number> {
  const number = (made += 1)
  const { reference } = await createMerchantRequest(deps, {
    full_name: 'Asha Patil',
    phone: String(9_700_000_000 + number),
    email: `asha${number}@stores.com`,
    business_name: 'Asha Stores',
    pincode: '431001',
    pan: 'AABCA1234B',
    consent: true,
  })
  return (await findMerchantRequest(deps.db, reference))?.request_id ?? 0
}

/** What partner A has read of its funnel. */
export const funnelState = async ({ server: { deps } }: World): Promise<string> =>
  (await getOwnFunnel(deps, { partner_id: 1 })).state

/** The same, with a draft of partner A. */
export async function draftedFunnel(world: World): Promise<string> {
  await saveFunnelDraft(world.server.deps, { state: await funnelState(world), config: PLAIN_FUNNEL }, OWNER)
  return funnelState(world)
}
