import { makeEnquiry, versionOf } from '#tests/builders/enquiry.ts'
import type { World } from '../credentials.ts'

/** An enquiry of consumer A that waits for us, as it stands now. */
export async function openEnquiry({ server, a }: World): Promise<{ reference: string; version: number }> {
  const { reference } = await makeEnquiry(server, a.userId)
  return { reference, version: await versionOf(server, reference) }
}
