import type { ReactNode, Ref } from 'react'

interface PageTitleProps {
  children: ReactNode
  /** What the page is for, in a sentence or two below its heading. */
  lead?: ReactNode
  ref?: Ref<HTMLHeadingElement> | undefined
}

/** The heading of a page, which takes the focus when the page is opened. What stands beside it: `TitleRow`. */
export function PageTitle({ children, lead, ref }: PageTitleProps) {
  return (
    <>
      <h1 className="h1" tabIndex={-1} ref={ref}>
        {children}
      </h1>
      {lead && <p className="mut page-lead">{lead}</p>}
    </>
  )
}
