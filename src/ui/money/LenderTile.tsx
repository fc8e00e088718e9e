import '#src/ui/site/styles/money.css'
import { lenderMark } from './lender-mark.ts'

/** A lender's mark: decoration, its name always stands beside it. No lender gives us a logo, and no real company's is drawn. */
export function LenderTile({ name, small = false }: { name: string; small?: boolean }) {
  const { ground, shapes } = lenderMark(name)
  const size = small ? 36 : 40
  return (
    <svg className="lend" width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <path fill={ground} d="M0 0h40v40H0z" />
      {shapes.map(({ d, fill, turned }) => (
        <path key={d + turned} d={d} fill={fill} {...(turned > 0 && { transform: `rotate(${turned} 20 21)` })} />
      ))}
    </svg>
  )
}
