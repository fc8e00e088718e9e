import { expect, it } from 'vitest'
import { clientNetwork } from '#server/client-network.ts'
import { makeTestServer } from '#tests/setup/server.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8::2', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s belongs to %s', (address, network) => expect(clientNetwork(address)).toBe(network))

it('allows all addresses of one network together what one client is allowed', async () => {
  const server = await makeTestServer()
  const statuses = new Set<number>()
  const ask = async (ip: string) => (await server.app.fetch(new Request('http://127.0.0.1/api/health'), ip)).status
  for (let n = 0; n < 450 && !statuses.has(429); n += 1) statuses.add(await ask(`2001:db8:1:2::${n.toString(16)}`))
  expect(statuses).toContain(429)
  expect(await ask('2001:db8:1:3::1')).toBe(200)
  await server.close()
})
