import type { ReactNode } from 'react'
import { call } from '#src/lib/http/http.ts'
import { currentLanguage } from '#src/lib/i18n.ts'
import { DownloadButton } from '#src/ui/DownloadButton.tsx'

interface StatementFileProps {
  /** Of the statement, such as KFS-610101. */
  number: string
  inline?: boolean
  children: ReactNode
}

/** A Key Fact Statement that was shown, as a file to keep, in the language of the screen. */
export function StatementFile({ number, inline = false, children }: StatementFileProps) {
  const file = () =>
    call('downloadStatement', { params: { proposalNumber: number }, query: { language: currentLanguage() } })
  return (
    <DownloadButton name={`${number}.pdf`} file={file} inline={inline}>
      {children}
    </DownloadButton>
  )
}
