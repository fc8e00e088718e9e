import type { PublicCreditCard } from '#src/contract/entities/catalogue/credit-card.ts'

/** Base and shape of the drawing; white letters have at least 7:1 on the base. */
const COLOURS = [
  ['#124a2a', '#1e6b3c'],
  ['#5b2a0e', '#7a3b12'],
  ['#12345f', '#1d4f91'],
  ['#131e52', '#24357f'],
  ['#4a1230', '#7a2050'],
  ['#37306b', '#4f4694'],
  ['#0b4a50', '#0b5f66'],
  ['#2b3a42', '#455a64'],
  ['#5c1020', '#8a1f35'],
  ['#4a3500', '#6b4e00'],
  ['#1b2a6b', '#2f429a'],
] as const

function coloursOf(issuer: string): (typeof COLOURS)[number] {
  // FNV-1a: names that differ in one letter land far apart.
  let hash = 0x811c9dc5
  for (const letter of issuer) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return COLOURS[(hash >>> 12) % COLOURS.length] ?? COLOURS[0]
}

const initialsOf = (name: string): string =>
  name
    .split(/[\s_-]+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()

type CardArtProps = { card: Pick<PublicCreditCard, 'category_name' | 'issuer' | 'category_img_thumb'>; small?: boolean }

/** The picture that the admin uploaded, else initials on the bank's own colour. No real brand is drawn. */
export function CardArt({ card: { category_name, issuer, category_img_thumb }, small = false }: CardArtProps) {
  const className = small ? 'cc-art small' : 'cc-art'
  if (category_img_thumb.startsWith('/uploads/'))
    return <img className={className} src={category_img_thumb} alt="" width={158} height={100} loading="lazy" />
  const [base, shape] = coloursOf(issuer || category_name)
  return (
    <svg className={className} viewBox="0 0 158 100" aria-hidden="true">
      <rect width="158" height="100" rx="10" fill={base} />
      <path d="M60 0h60L60 100H0z" fill={shape} />
      <rect x="14" y="44" width="22" height="16" rx="4" fill="#e9d9a8" />
      <path d="M14 52h22M25 44v16" stroke="#8b7a45" />
      <path d="M14 84h40" stroke="#fff" strokeWidth="3" strokeDasharray="8 4" />
      <text x="14" y="32" fill="#fff" fontSize="20" fontWeight="700">
        {initialsOf(category_name)}
      </text>
    </svg>
  )
}
