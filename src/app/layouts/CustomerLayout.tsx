import '#src/ui/site/styles/base.css'
import '#src/ui/site/styles/layout.css'
import '#src/ui/site/styles/surfaces.css'
import '#src/ui/site/styles/controls.css'
import '#src/ui/site/styles/fields.css'
import '#src/ui/site/styles/sheet.css'
import '#src/ui/site/styles/chrome.css'
import type { ReactNode } from 'react'
import { Outlet } from 'react-router-dom'
import { loadTexts } from '#src/lib/i18n.ts'
import { lazyPart } from '#src/lib/lazy-part.ts'
import { useSession } from '#src/lib/session/session-store.ts'
import { CustomerFooter } from './customer/CustomerFooter.tsx'
import { CustomerHeader } from './customer/CustomerHeader.tsx'

const CustomerMasqueradeBar = lazyPart(async () => (await import('./CustomerMasqueradeBar.tsx')).CustomerMasqueradeBar)
const ContactChangeNotice = lazyPart(async () => {
  const [part] = await Promise.all([import('./customer/ContactChangeNotice.tsx'), loadTexts(['contact-change'])])
  return part.ContactChangeNotice
})

/** The customer's frame. No UI library: the first load carries this and the page's own words. */
export function CustomerLayout({ children }: { children?: ReactNode }) {
  const masqueradeAs = useSession(({ userId, userMasquerade }) => (userMasquerade === null ? null : userId))
  const contactChange = useSession((session) => session.contactChange)
  return (
    <div className="site">
      {masqueradeAs !== null && <CustomerMasqueradeBar userId={masqueradeAs} />}
      <CustomerHeader />
      {contactChange !== null && <ContactChangeNotice change={contactChange} />}
      <main id="main" tabIndex={-1}>
        {children ?? <Outlet />}
      </main>
      <CustomerFooter />
    </div>
  )
}
