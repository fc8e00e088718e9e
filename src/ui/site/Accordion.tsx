import type { ReactNode } from 'react'
import { Icon } from './icons.tsx'

type AccordionProps = { title: string; open?: boolean; id?: string; children: ReactNode }

export function Accordion({ title, open = false, id, children }: AccordionProps) {
  return (
    <details className="acc" open={open} id={id}>
      <summary>
        {title}
        <Icon name="chevronDown" />
      </summary>
      <div className="acc-body">{children}</div>
    </details>
  )
}
