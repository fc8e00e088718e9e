import { dictionaries, sourceFiles } from '../source-files.ts'

/** What a customer sees where there is nothing. */
interface EmptyPlace {
  /** The file, and the key of its title: 'OffersBoard empty.title'. */
  name: string
  /** The title in English. */
  words: string
  /** What stands inside it. */
  inside: string
}

const OFFICES = /^src\/(areas\/(admin|partner)|ui)\//

/** Every empty state of the customer's screens, as the code has them. A title that depends on something is several. */
export function emptyStates(): EmptyPlace[] {
  const texts = dictionaries('en')
  return sourceFiles('src', /\.tsx$/)
    .filter(({ path }) => !OFFICES.test(path))
    .flatMap(({ path, text }) => {
      const [, named = ''] = /useTranslation\((\[[^\]]*\]|'[^']*')/.exec(text) ?? []
      const spaces = [...named.matchAll(/'([\w-]+)'/g)].map(([, space]) => space ?? '')
      const file = path.replace(/.*\/|\.tsx$/g, '')
      return [...text.matchAll(/<EmptyState\b([\s\S]*?)(\/>|>\n)/g)].flatMap(({ 0: tag, 1: props = '', index }) => {
        const end = tag.endsWith('/>') ? index : text.indexOf('</EmptyState>', index)
        const inside = text.slice(index + tag.length, Math.max(end, index + tag.length))
        const [, title = ''] = /title=\{t\(([^)]*)\)\}/.exec(props) ?? []
        return [...title.matchAll(/'([\w.:-]+)'/g)].map(([, key = '']) => {
          const [space = '', own = ''] = key.includes(':') ? key.split(':') : [spaces[0] ?? '', key]
          const words = texts.get(space)?.get(own)
          return { name: `${file} ${key}`, words: typeof words === 'string' ? words : '', inside }
        })
      })
    })
}
