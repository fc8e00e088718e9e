import { array, string } from '#src/contract/yup.ts'
import { isHostName } from './host-name.ts'

/** Most host names that one partner may have. */
const HOSTS_MAX = 20

/** Schema of the host names of one partner, each once, at most `HOSTS_MAX`. */
export const hostNames = array(
  string()
    .test('host-name', 'rules:host.invalid', (value) => value !== undefined && isHostName(value))
    .defined(),
)
  .max(HOSTS_MAX, 'rules:host.many')
  .test('once', 'rules:host.twice', (hosts) => !hosts || new Set(hosts).size === hosts.length)
  .defined()
