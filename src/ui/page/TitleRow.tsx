import type { ReactNode } from 'react'

interface TitleRowProps {
  picture?: ReactNode
  /** The page's title. */
  children: ReactNode
  /** What can be done or chosen for the whole page: below the title where there is no room beside it. */
  beside?: ReactNode
}

/** A page's title with what stands before and after it. A file of its own: the first screens have titles alone. */
export function TitleRow({ picture, children, beside }: TitleRowProps) {
  return (
    <div className="row between wrap">
      <div className="row">
        {picture}
        <div className="grow">{children}</div>
      </div>
      {beside}
    </div>
  )
}
