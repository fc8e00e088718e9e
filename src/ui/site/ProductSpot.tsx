const ACTION = 'var(--action)'
const FILL = 'var(--fill2)'
const SURFACE = 'var(--surface)'

const DRAWINGS = {
  personal: (
    <>
      <rect x="6" y="14" width="30" height="20" rx="4" fill={FILL} stroke="none" />
      <rect x="12" y="9" width="30" height="20" rx="4" fill={SURFACE} />
      <path d="M23 14.500h8M23 18h8M23 14.500h2.500a3.400 3.400 0 0 1 0 6.800H23l5.500 4.200" />
    </>
  ),
  gold: (
    <>
      <path d="M14 24l3-8h14l3 8z" fill="#F4C542" />
      <path d="M5 37l3-9h14l3 9z" fill={FILL} />
      <path d="M24 37l3-9h14l3 9z" fill={SURFACE} />
      <path d="M24 6v4M34 8l-2 3M14 8l2 3" />
    </>
  ),
  business: (
    <>
      <path d="M9 22v17h30V22" fill={SURFACE} />
      <path
        d="M7 20l3.500-10h27L41 20a5.600 5.600 0 0 1-11.300.4 5.700 5.700 0 0 1-11.400 0A5.600 5.600 0 0 1 7 20z"
        fill={FILL}
      />
      <path d="M20 39V29h8v10" />
    </>
  ),
  housing: (
    <>
      <path d="M9 22v17h30V22" fill={FILL} stroke="none" />
      <path d="M6 23L24 8l18 15M10 21v18h28V21" />
      <rect x="20" y="27" width="8" height="12" rx="1" fill={SURFACE} />
    </>
  ),
  cards: (
    <>
      <rect x="5" y="17" width="31" height="21" rx="4" fill={FILL} stroke="none" transform="rotate(-8 20 27)" />
      <rect x="11" y="13" width="31" height="21" rx="4" fill={SURFACE} />
      <path d="M11 20h31" strokeWidth="3" />
      <path d="M16 28h7" />
    </>
  ),
  insurance: (
    <>
      <path d="M24 8a17 17 0 0 1 17 16H7A17 17 0 0 1 24 8z" fill={FILL} stroke="none" />
      <path d="M24 8a17 17 0 0 1 17 16c-3-2.500-6-2.500-8.500 0-3-2.500-5.500-2.500-8.500 0-3-2.500-5.500-2.500-8.500 0C13 21.500 10 21.500 7 24A17 17 0 0 1 24 8zM24 24v12a4 4 0 0 1-8 0M24 5v3" />
    </>
  ),
  vouchers: (
    <>
      <path d="M6 15h36v6a4 4 0 0 0 0 8v6H6v-6a4 4 0 0 0 0-8z" fill={FILL} />
      <path d="M29 16v2M29 22v2M29 27v2M29 32v2M14 29l7-8" />
      <circle cx="15" cy="22" r="1.800" fill={ACTION} stroke="none" />
      <circle cx="20" cy="28" r="1.800" fill={ACTION} stroke="none" />
    </>
  ),
}

export type ProductSpotKind = keyof typeof DRAWINGS

/** A product's drawing on its tinted tile; it takes the brand's colours. */
export function ProductSpot({ kind }: { kind: ProductSpotKind }) {
  return (
    <span className="spot">
      <svg
        width="48"
        height="48"
        viewBox="0 0 48 48"
        fill="none"
        stroke={ACTION}
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {DRAWINGS[kind]}
      </svg>
    </span>
  )
}
