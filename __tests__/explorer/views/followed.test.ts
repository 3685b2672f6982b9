import { FOLLOWED, followed } from '../trees/followed';
import { describeViews } from './golden-views';

describeViews('followed', '2026-01-06T09:00:00Z', followed, [
  ['what a rebuild did not fix', '#/images/redis', { from: 'aria-label=Breadcrumb' }],
  ['a finding of a language', '#/images/redis/8.0?cve=CVE-2026-1002', { from: 'h2 CVE' }],
  ['a finding that survived', '#/images/redis/8.0?cve=CVE-2026-1001', { from: 'h2 CVE' }],
  ['a CVE that survived', '#/cves/CVE-2026-1001'],
  ['the digest that was scanned', `#/digest/${FOLLOWED.second}`],
  ['the digest before', `#/digest/${FOLLOWED.first}`],
]);
