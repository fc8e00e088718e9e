import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { Icon } from './icons.tsx'

type SheetProps = {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  children: ReactNode
  actions: ReactNode
}

/** A modal: a dialog on wide screens, a bottom sheet on phones. The browser traps the focus and gives it back. */
export function Sheet({ open, onClose, title, closeLabel, children, actions }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open && !element.open) element.showModal()
    if (!open && element.open) element.close()
  }, [open])

  return (
    <dialog ref={dialog} className="sheet" aria-labelledby={titleId} onClose={onClose}>
      <div className="sheet-h">
        <h2 className="h2" id={titleId}>
          {title}
        </h2>
        <button type="button" className="ibtn" aria-label={closeLabel} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className="sheet-b">{children}</div>
      <div className="sheet-f">{actions}</div>
    </dialog>
  )
}
