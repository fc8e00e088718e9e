import { makeApplication } from '#tests/builders/application.ts'
import { addLenderMatters } from '#tests/builders/loan.ts'
import type { World } from '../credentials.ts'

/** A report of the first lender that changed nothing. Answers the number of the matter. */
export async function freshMatter({ server }: World): Promise<number> {
  const { app_id } = await makeApplication(server, { lender_id: 1, status: 'rejected' })
  const at = server.clock.now()
  const { matter_id } = await addLenderMatters(server, {
    app_id,
    lender_id: 1,
    kind: 'report_ended',
    lender_status: 'DISBURSED',
    event_id: `kept-${app_id}`,
    noted_at: at,
    due_at: at,
  })
  return matter_id
}
