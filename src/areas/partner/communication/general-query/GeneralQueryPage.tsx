import { TopicPage } from '#src/features/partner-support/TopicPage.tsx'

export function GeneralQueryPage() {
  return <TopicPage topic="general" />
}
