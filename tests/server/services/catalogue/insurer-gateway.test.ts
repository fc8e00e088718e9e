import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createRestInsurerGateway } from '#server/adapters/insurers/rest-insurer-gateway.ts'
import { createSandboxInsurerGateway } from '#server/adapters/insurers/sandbox-insurer-gateway.ts'
import { outgoingOfATest } from '#tests/setup/others/outgoing.ts'

const REQUEST = {
  reference: 'CL-240101',
  plan_id: 101,
  plan: 'Dukaan Suraksha',
  insurer: 'Meghdoot General Insurance',
  premium: 3_540,
  customer: { first_name: 'Asha', last_name: 'Patil', birth_date: '14-08-1990', phone: '9876543210', email: '' },
}

let server: Server
let answers: { status: number; body: string }[]
let seen: { url: string; key: unknown; authorization: unknown; body: unknown }[]
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const { authorization } = request.headers
      seen.push({
        url: request.url ?? '',
        key: request.headers['idempotency-key'],
        authorization,
        body: JSON.parse(body),
      })
      const answer = answers.shift() ?? { status: 200, body: '{"insurer_reference":"MG-1"}' }
      response.writeHead(answer.status, { connection: 'close' }).end(answer.body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
beforeEach(() => {
  answers = []
  seen = []
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const gateway = () =>
  createRestInsurerGateway({
    target: outgoingOfATest().to('insurer'),
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    token: 'secret',
  })

it('sends exactly the request, under one key however often it tries', async () => {
  answers.push({ status: 503, body: '' })
  expect(await gateway().request(REQUEST, 'app_1')).toBe('MG-1')
  expect(seen).toEqual(
    [1, 2].map(() => ({ url: '/requests', key: 'app_1', authorization: 'Bearer secret', body: REQUEST })),
  )
})

it.each([
  ['a web page', { status: 200, body: '<!doctype html>' }],
  ['an answer without a number', { status: 200, body: '{}' }],
  ['a hostile number', { status: 200, body: '{"insurer_reference":"<script>"}' }],
  ['a refusal', { status: 403, body: '{}' }],
])('takes %s for an insurer that cannot be reached', async (_, answer) => {
  answers.push(answer)
  await expect(gateway().request(REQUEST, 'app_1')).rejects.toMatchObject({ code: 'not_available' })
  expect(seen).toHaveLength(1)
})

it('the sandbox answers the same number to the same key', async () => {
  const sandbox = createSandboxInsurerGateway()
  const first = await sandbox.request(REQUEST, 'app_1')
  expect(first).toMatch(/^SBX-INS-/)
  expect(await sandbox.request(REQUEST, 'app_1')).toBe(first)
  expect(await sandbox.request(REQUEST, 'app_2')).not.toBe(first)
})
