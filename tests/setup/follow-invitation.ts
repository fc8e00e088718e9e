import { runDueJobs } from '#server/jobs/run-jobs.ts'
import type { TestServer } from './server.ts'

/** The password that whoever was invited chooses. */
export const CHOSEN_PASSWORD = 'a sentence that is long'

/** The secret of the link in the newest mail to somebody; empty where there is none. */
export async function invitationTo(server: TestServer, email: string): Promise<string> {
  await runDueJobs(server.deps)
  return /set-password#([\w-]{43})/.exec(server.deps.outbox?.list(email)[0]?.text ?? '')?.[1] ?? ''
}

export const spendInvitation = (server: TestServer, token: string, password = CHOSEN_PASSWORD) =>
  server.browser().answer('followStaffLink', { body: { token, password } })

/** Chooses a password by the link in the newest mail; answers it. */
export async function followInvitation(server: TestServer, email: string): Promise<string> {
  const { status } = await spendInvitation(server, await invitationTo(server, email))
  if (status !== 200) throw new Error(`The link to ${email} answered ${status}`)
  return CHOSEN_PASSWORD
}
