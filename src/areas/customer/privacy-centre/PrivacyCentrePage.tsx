import '#src/ui/page/customer-screens.css'
import './privacy-centre.css'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { ConsentsSection } from './ConsentsSection.tsx'
import { ContactChoicesSection } from './ContactChoicesSection.tsx'
import { ContactsSection } from './ContactsSection.tsx'
import { ErasureSection } from './ErasureSection.tsx'
import { MyDataSection } from './MyDataSection.tsx'
import { PartnersSection } from './PartnersSection.tsx'
import { ProfileViewsSection } from './ProfileViewsSection.tsx'
import { RefusalsSection } from './RefusalsSection.tsx'
import { RightsAside } from './RightsAside.tsx'
import { SignInsSection } from './SignInsSection.tsx'

/** Everything a customer may know and decide about their own data, on one page. */
export function PrivacyCentrePage() {
  const { t } = useTranslation('privacy')
  return (
    <div className="wrap-c main">
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <div className="two mt24">
        <div className="stack g16 privacy-main">
          <ConsentsSection />
          <PartnersSection />
          <ContactChoicesSection />
          <ContactsSection />
          <RefusalsSection />
          <ProfileViewsSection />
          <SignInsSection />
          <MyDataSection />
          <ErasureSection />
        </div>
        <RightsAside />
      </div>
    </div>
  )
}
