import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve, sep } from 'node:path'

const folders = (path) =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : []

/** Who may import whom, made from the folder list: a new feature or area is protected the day it is created. */
const MAY = {
  contract: [],
  lib: ['contract'],
  brand: ['contract', 'lib'],
  ui: ['contract', 'lib', 'brand'],
  features: ['contract', 'lib', 'brand', 'ui'],
  areas: ['contract', 'lib', 'brand', 'ui', 'features'],
  app: ['contract', 'lib', 'brand', 'ui', 'features', 'areas'],
}
const SRC = Object.keys(MAY)
const BELOW_ROUTES = folders('server').filter((name) => name !== 'routes' && name !== 'http')

/**
 * The rooms of `server/services` by floor, the highest first. A room may call the rooms of lower floors alone: never one
 * of its own floor, never one above. A helper that a lower room needs belongs to that room or to `shared`.
 */
const FLOORS = JSON.parse(readFileSync(new URL('floors.json', import.meta.url), 'utf8'))

/** The parts of `src/contract` by floor, the highest first; of two that a path is under, the longer one is its part. */
const PARTS = JSON.parse(readFileSync(new URL('contract-floors.json', import.meta.url), 'utf8'))
  .flatMap((floor, at) => floor.map((name) => ({ name, at, path: `src/contract/${name}` })))
  .toSorted((a, b) => b.path.length - a.path.length)

/** No file under `target`, but for those under `own`, imports one under `from`, unless it is under `except` there. */
const ZONES = [
  ...Object.entries(MAY).flatMap(([target, allowed]) =>
    SRC.filter((from) => from !== target && !allowed.includes(from)).map((from) => ({
      target: `src/${target}`,
      from: `src/${from}`,
      message: `src/${target} may import only ${allowed.join(', ') || 'yup and dayjs'}.`,
    })),
  ),
  ...['features', 'areas'].flatMap((parent) =>
    folders(`src/${parent}`).map((name) => ({
      target: `src/${parent}/${name}`,
      from: `src/${parent}`,
      except: `src/${parent}/${name}`,
      message: `One of src/${parent} never imports another.`,
    })),
  ),
  ...SRC.map((name) => ({ target: `src/${name}`, from: 'server', message: 'The SPA never imports the server.' })),
  ...SRC.filter((name) => name !== 'contract').map((name) => ({
    target: 'server',
    from: `src/${name}`,
    message: 'The server shares only src/contract.',
  })),
  ...['src', 'server'].flatMap((target) =>
    ['tests', 'bench'].map((from) => ({ target, from, message: `Nobody imports ${from}.` })),
  ),
  ...BELOW_ROUTES.flatMap((name) => [
    { target: `server/${name}`, from: 'server/routes', message: 'Routes call services, never the other way.' },
    { target: `server/${name}`, from: 'server/http', message: 'Nothing below the routes knows of HTTP.' },
  ]),
  { target: 'server/routes', from: 'server/db', message: 'Routes call one service; services call repositories.' },
  ...['db', 'adapters', 'crypto', 'texts'].flatMap((name) =>
    ['services', 'jobs', 'seed'].map((above) => ({
      target: `server/${name}`,
      from: `server/${above}`,
      message: 'What services stand on does not know of them.',
    })),
  ),
  ...FLOORS.flatMap((floor, at) =>
    floor.flatMap((room) =>
      FLOORS.slice(0, at + 1)
        .flat()
        .filter((other) => other !== room)
        .map((other) => ({
          target: `server/services/${room}`,
          from: `server/services/${other}`,
          message: `The room ${room} stands below ${other} or beside it: tools/lint/floors.json.`,
        })),
    ),
  ),
  ...FLOORS.flat()
    .filter((room) => room !== 'shared')
    .map((room) => ({
      target: 'server',
      own: `server/services/${room}`,
      from: `server/services/${room}/shared`,
      message: `Helpers in shared/ are the room's own; what others use stands in server/services/${room}/public.`,
    })),
  {
    target: 'server/services',
    from: 'server/jobs',
    except: 'server/jobs/run-jobs.ts',
    message: 'Jobs call services; work is queued through server/job-kinds.ts.',
  },
]

/** The contract is pure: of packages it has these alone. */
const CONTRACT_PACKAGES = /^(?:yup$|dayjs(?:\/|$))/

const under = (path, folder) => path === folder || path.startsWith(`${folder}/`)
const partOf = (path) => PARTS.find((part) => under(path, part.path))
const fromRoot = (path) => relative(process.cwd(), path).split(sep).join('/')

/** The file that an import names, from the root; none for a package. */
const imported = (importer, name) => {
  if (name.startsWith('#')) return name.slice(1)
  return name.startsWith('.') ? fromRoot(resolve(dirname(importer), name)) : undefined
}

export const zones = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      zone: '{{message}} ({{name}})',
      contract: 'The contract is pure TypeScript, yup and dayjs. ({{name}})',
      floor: '{{from}} stands below {{to}} or beside it: tools/lint/contract-floors.json. ({{name}})',
    },
  },
  create(context) {
    const file = fromRoot(context.filename)
    const part = partOf(file)
    const own = ZONES.filter(({ target, own: home }) => under(file, target) && !(home && under(file, home)))
    const check = ({ source: node }) => {
      const name = node?.value
      if (typeof name !== 'string') return
      const path = imported(context.filename, name)
      const zone = path && own.find(({ from, except }) => under(path, from) && !(except && under(path, except)))
      if (zone) context.report({ node, messageId: 'zone', data: { message: zone.message, name } })
      const other = part && path && partOf(path)
      if (other && other !== part && other.at <= part.at)
        context.report({ node, messageId: 'floor', data: { from: part.name, to: other.name, name } })
      if (!path && under(file, 'src/contract') && !CONTRACT_PACKAGES.test(name))
        context.report({ node, messageId: 'contract', data: { name } })
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    }
  },
}
