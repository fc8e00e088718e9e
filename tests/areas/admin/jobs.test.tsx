import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CALL_OUTCOMES } from '#server/adapters/outgoing/call-error.ts'
import { TARGET_KINDS } from '#server/adapters/outgoing/outgoing.ts'
import type { Replica } from '#server/db/replica.ts'
import { savePausedTarget } from '#server/db/repositories/shared/paused-targets.ts'
import { LANE_OF_JOB } from '#src/contract/entities/operations/job-lane.ts'
import { minutes } from '#src/contract/rules/time.ts'
import * as texts from '#src/locales/en/jobs.json'
import { makeApplication } from '#tests/builders/application.ts'
import { addJobs, lastAudit, removeJobs, storedJobs } from '#tests/builders/log.ts'
import { network, on, renderApp } from '#tests/setup/screens/render-app.tsx'
import type { SignedIn } from '#tests/setup/screens/render-app.tsx'

const PAGE = '/admin/jobs'
const SILENT = 'webhook:silent.example'
const part = async (name: string) => within(await screen.findByRole('region', { name }))

const at = ({ server }: Pick<SignedIn, 'server'>, inMinutes: number) =>
  new Date(server.clock.now().getTime() + minutes(inMinutes))
/** Due an hour and a half ago, and tried again an hour later: no runner takes it meanwhile. */
async function waitForSilent(signedIn: SignedIn) {
  const due = { due_at: at(signedIn, -90), run_at: at(signedIn, 60), payload: {}, attempts: 4 }
  for (const key of ['a', 'b'])
    await addJobs(signedIn.server, { ...due, kind: 'deliver_webhook', target: SILENT, dedupe_key: key })
}
const pause = (signedIn: SignedIn, target: string) =>
  savePausedTarget(signedIn.server.deps.db, { target, since: at(signedIn, -5), until: at(signedIn, 5) })

it('says that nothing waits and nothing has failed, and what was looked at', async () => {
  await renderApp(PAGE, { actor: 'admin1' })
  expect(await screen.findByRole('heading', { name: 'Background jobs', level: 1 })).toBeVisible()
  expect(await screen.findByText(/^No job waits, and none has failed\. Checked: due jobs of every lane/)).toBeVisible()
  const lanes = (await part('Lanes')).getAllByRole('listitem')
  expect(lanes).toHaveLength(6)
  expect(lanes[2]).toHaveTextContent(/^WebhooksWaiting: 0Running: 0\. Limit for each process: 4\.$/)
})

it('says what waits, since when and why; it can be looked at again', async () => {
  const { server, user } = await renderApp(PAGE, { actor: 'admin1', prepare: waitForSilent })
  expect((await part('Waiting jobs')).getByRole('listitem')).toHaveTextContent(
    /^Webhook delivery: 2Webhooks · Webhook at silent\.exampleDue since .* Attempts so far: 4\. Next try: /,
  )
  const [, , webhooks] = (await part('Lanes')).getAllByRole('listitem')
  expect(webhooks).toHaveTextContent(/Waiting: 2The oldest has waited for 1 hour, since /)
  expect(screen.queryByText(/^No job waits, and/)).toBeNull()
  const due_at = at({ server }, -1)
  await addJobs(server, { kind: 'of_before', dedupe_key: 'c', payload: {}, due_at, run_at: at({ server }, 60) })
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(await screen.findByText('Other job: 1')).toBeVisible()
})

it('a server that is left alone is tried now, and that is logged; where nothing waits for it, it says so', async () => {
  const { server, user } = await renderApp(PAGE, {
    actor: 'admin1',
    prepare: async (signedIn) => {
      await waitForSilent(signedIn)
      await pause(signedIn, SILENT)
      await pause(signedIn, 'mail')
    },
  })
  const paused = await part('Paused servers')
  expect(paused.getByText('Mail server').parentElement).toHaveTextContent(/No job waits for it, so there is nothing/)
  expect(paused.getAllByRole('button')).toHaveLength(1)
  expect((await part('Waiting jobs')).getByText(/Its server is paused\./)).toBeVisible()
  await user.click(paused.getByRole('button', { name: 'Retry now: Webhook at silent.example' }))
  expect(await screen.findByText('The retry has started')).toBeVisible()
  await waitFor(() => expect(paused.queryByText('Webhook at silent.example')).toBeNull())
  expect(await lastAudit(server)).toMatchObject({ action: 'job.try_target', after: { target: SILENT, jobs: 2 } })
})

it('what is gone meanwhile is said, and the list is loaded again', async () => {
  const { server, user } = await renderApp(PAGE, {
    actor: 'admin1',
    prepare: async (signedIn) => {
      await waitForSilent(signedIn)
      await pause(signedIn, SILENT)
    },
  })
  await part('Paused servers')
  await removeJobs(server, { target: SILENT })
  await user.click(screen.getByRole('button', { name: /^Retry now:/ }))
  expect(await screen.findByText('Nothing is left to retry here. The list has been refreshed.')).toBeVisible()
  expect(await screen.findByText('No job waits. A job runs as soon as it is due.')).toBeVisible()
})

it('what failed says why and leads to its record; what was not handed on is tried again', async () => {
  let path = ''
  const { server, user } = await renderApp(PAGE, {
    actor: 'admin1',
    prepare: async (signedIn) => {
      const { app_id, reference, user_id } = await makeApplication(signedIn.server)
      path = `/admin/csr-portal/${user_id}/${reference}`
      const done_at = at(signedIn, -1)
      const failed = { run_at: done_at, due_at: done_at, done_at, attempts: 56 }
      const lender = { kind: 'submit_application', payload: { app_id }, target: 'lender:a', last_error: '5xx' }
      await addJobs(signedIn.server, [
        { ...failed, ...lender, dedupe_key: 'a' },
        { ...failed, kind: 'of_before', payload: {}, last_error: 'Error', dedupe_key: 'c', done_at: at(signedIn, -2) },
        { ...failed, kind: 'tell_asker', payload: { approval_id: 0 }, last_error: 'TypeError', dedupe_key: 'b' },
      ])
    },
  })
  const failed = await part('Failed jobs')
  const [mail, application, old] = failed.getAllByRole('listitem')
  if (!mail || !application) throw new Error('three have failed')
  expect(old).toHaveTextContent(/Other job.*It cannot be retried here\. The server log has more under job_id \d+\./)
  expect(application).toHaveTextContent('Failed at the target · Lender a')
  expect(application).toHaveTextContent('It cannot be retried here: it is resolved on the record.')
  expect(within(application).getByRole('link', { name: /^Application / })).toHaveAttribute('href', path)
  expect(within(application).queryByRole('button')).toBeNull()
  expect(mail).toHaveTextContent('Program error: TypeError')
  await user.click(within(mail).getByRole('button', { name: /^Retry: Mail about an approval/ }))
  await waitFor(() => expect(failed.getAllByRole('listitem')).toHaveLength(2))
  const { job_id } = (await storedJobs(server, { kind: 'tell_asker' }))[0] ?? {}
  expect(await lastAudit(server)).toMatchObject({
    action: 'job.try',
    object: `job:${job_id}`,
    after: { kind: 'tell_asker' },
  })
})

it('is not for an analyst: they are led to their own first page', async () => {
  await renderApp(PAGE, { actor: 'admin2' })
  await waitFor(() => expect(window.location.pathname).toBe('/admin/dashboard'))
})

it('an answer that does not come is said, with a way to try again', async () => {
  network.use(on('getJobBoard', () => new Response(null, { status: 500 })))
  await renderApp(PAGE, { actor: 'admin1' })
  expect(await screen.findByText('The jobs could not be loaded')).toBeVisible()
})

it('every kind of work, every kind of server and every cause has its word', () => {
  const known = (list: Record<string, string>) =>
    Object.keys(list)
      .filter((key) => key !== 'other')
      .sort()
  expect(known(texts.kind)).toEqual(Object.keys(LANE_OF_JOB).sort())
  expect(known(texts.target)).toEqual([...TARGET_KINDS].sort())
  expect(known(texts.cause)).toEqual([...CALL_OUTCOMES.filter((each) => each !== 'ok'), 'address'].sort())
})

it.each([
  [{ state: 'read', lag_seconds: 3 }, /^Reports and lists come from the replica, 3 s behind the database\.$/],
  [{ state: 'late', lag_seconds: 40 }, /^The replica is too far behind\./],
  [{ state: 'away', lag_seconds: null }, /^The replica does not answer\./],
  [{ state: 'refused', lag_seconds: null }, /^The address of the replica leads to no replica of this database\./],
] as const)('says where reports and lists are read: $0.state', async (state, words) => {
  await renderApp(PAGE, {
    actor: 'admin1',
    prepare: async ({ server }) => {
      server.deps.replica = { state: () => state } as Replica
    },
  })
  expect(await screen.findByText(words)).toBeVisible()
})

it('says nothing of a replica where there is none', async () => {
  await renderApp(PAGE, { actor: 'admin1' })
  await part('Lanes')
  expect(screen.queryByText(/replica/i)).toBeNull()
})
