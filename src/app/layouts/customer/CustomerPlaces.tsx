import { useEffect, useRef } from 'react'
import { QueryScope } from '#src/lib/http/QueryScope.tsx'
import { CustomerAccountList } from './CustomerAccountList.tsx'
import { CustomerBottomBar } from './CustomerBottomBar.tsx'
import type { SiteLink } from './use-site-links.ts'

interface CustomerPlacesProps {
  links: readonly SiteLink[]
  open: boolean
  onOpen: (open: boolean) => void
}

/** Where a signed-in customer can go: the list behind the account, and a phone's bar. The first load does without both. */
export function CustomerPlaces({ links, open, onOpen }: CustomerPlacesProps) {
  const opener = useRef<HTMLElement>(null)
  useEffect(() => {
    if (open && document.activeElement instanceof HTMLElement) opener.current = document.activeElement
  }, [open])
  const close = () => onOpen(false)
  const closeByHand = () => {
    close()
    opener.current?.focus()
  }
  return (
    <QueryScope>
      <CustomerAccountList links={links} open={open} onChosen={close} onClose={closeByHand} />
      <CustomerBottomBar links={links} open={open} onMore={() => onOpen(!open)} />
    </QueryScope>
  )
}
