import { useState } from 'react'
import type { ReactNode } from 'react'
import { toastError } from '#src/lib/toast.ts'
import { Button } from './site/Button.tsx'
import { Icon } from './site/icons.tsx'
import { saveFile } from './table/save-file.ts'

interface DownloadButtonProps {
  /** Of the file, with its ending. */
  name: string
  file: () => Promise<Blob>
  /** Its name where several have the same words; it has them in it. */
  label?: string
  /** Among lines of text: as a link of them. */
  inline?: boolean
  disabled?: boolean
  children: ReactNode
}

/** Fetches a file and hands it to the browser's downloads. */
export function DownloadButton({ name, file, label, inline = false, disabled = false, children }: DownloadButtonProps) {
  const [busy, setBusy] = useState(false)
  const download = async () => {
    if (busy) return
    setBusy(true)
    try {
      saveFile(await file(), name)
    } catch (error) {
      toastError(error)
    }
    setBusy(false)
  }
  const onClick = () => void download()
  if (inline)
    return (
      <button type="button" className="textlink" aria-label={label} aria-busy={busy || undefined} onClick={onClick}>
        {children}
      </button>
    )
  return (
    <Button look="text" small aria-label={label} busy={busy} disabled={disabled} onClick={onClick}>
      <Icon name="document" />
      {children}
    </Button>
  )
}
