import { dayNews } from '../feed/next-feed';
import type { PublishPlan } from '../publish/plan';
import { code, link, prose } from './markdown';
import { type DetailsSection, detailsSection } from './sections';

/** What this run tells the readers of the feeds, in their words; nothing if it has no news. */
export const changesDetails = ({
  decided,
  feedUrl,
}: Pick<PublishPlan, 'decided' | 'feedUrl'>): ReadonlyArray<DetailsSection> => {
  const news = decided.days.flatMap(dayNews);
  const feed = feedUrl === undefined ? [] : [`Feed: ${link(code(feedUrl), feedUrl)}`, ''];
  return news.length === 0
    ? []
    : [
        detailsSection(
          `News (${news.length})`,
          feed,
          news,
          ({ title, _catalog: { date } }) => `- ${date}: ${prose(title)}`,
        ),
      ];
};
