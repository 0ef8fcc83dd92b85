import type { NoticeDocument } from '../../../domain/notices/notice-document';
import type { AnnouncementWithDocument } from '../../../domain/notices/shown-announcements';
import type { AsyncResult } from '../call-failure';

/** Loads the asset manager's notices for signed-in clients; a notice that isn't switched on is missing [MSG-07]. */
export abstract class ClientNotices {
  /** The lines of the maintenance message, without those of stops [GQL-13, MSG-04]. */
  abstract maintenance(): AsyncResult<readonly string[]>;
  /** The lines of the typhoon message [GQL-14, MSG-05]. */
  abstract typhoon(): AsyncResult<readonly string[]>;
  /** The lines of the disclaimer [GQL-16, MSG-22]. */
  abstract disclaimer(): AsyncResult<readonly string[]>;
  /** All that the server has, in its order [GQL-19, GQL-20]. */
  abstract announcements(): AsyncResult<readonly AnnouncementWithDocument[]>;
  /** The promotions of the side bar; one whose document isn't valid is left out [GQL-17, MSG-11]. */
  abstract sideBarNews(): AsyncResult<readonly NoticeDocument[]>;
}
