import journal from './meta/_journal.json';
import m0000 from './0000_init.sql';
import m0001 from './0001_second_week.sql';
import m0002 from './0002_stated_facts.sql';
import m0003 from './0003_past_prices.sql';
import m0004 from './0004_found_counts.sql';
import m0005 from './0005_reviews_first.sql';
import m0006 from './0006_planned_content.sql';
import m0007 from './0007_push_targets.sql';
import m0008 from './0008_size_tables.sql';
import m0009 from './0009_bought_together.sql';
import m0010 from './0010_product_video.sql';
import m0011 from './0011_goods_alerts.sql';
import m0012 from './0012_alerts_tally.sql';
import m0013 from './0013_code_days.sql';
import m0014 from './0014_digital_products.sql';
import m0015 from './0015_seen_only_by.sql';
import m0016 from './0016_movement_seen_only_by.sql';
import m0017 from './0017_return_postage.sql';
import m0018 from './0018_return_postage_open.sql';
import m0019 from './0019_review_fit.sql';
import m0020 from './0020_product_capitals.sql';
import m0021 from './0021_return_days.sql';
import m0022 from './0022_trimmed_codes.sql';
import m0023 from './0023_fit_counts.sql';
import m0024 from './0024_spent_days.sql';
import m0025 from './0025_hidden_reviews.sql';
import m0026 from './0026_standard_pages.sql';
import m0027 from './0027_hidden_photos.sql';
import m0028 from './0028_codes_are_spent.sql';
import m0029 from './0029_orders_say_who_drives.sql';
import m0030 from './0030_events_say_who_drives.sql';
import m0031 from './0031_removed_files.sql';
import m0032 from './0032_money_by_day_of_payment.sql';
import m0033 from './0033_customer_last_here.sql';
import m0034 from './0034_stars_rounded_down.sql';
import m0035 from './0035_messages_unsent.sql';
import m0036 from './0036_push_target_by_session.sql';
import m0037 from './0037_bill_paid.sql';
import m0038 from './0038_category_by_name.sql';
import m0039 from './0039_shipment_reported.sql';
import m0040 from './0040_transfer_begun.sql';
import m0041 from './0041_backup_after_file.sql';
import m0042 from './0042_shipment_kept.sql';

  export default {
    journal,
    migrations: {
      m0000,
m0001,
m0002,
m0003,
m0004,
m0005,
m0006,
m0007,
m0008,
m0009,
m0010,
m0011,
m0012,
m0013,
m0014,
m0015,
m0016,
m0017,
m0018,
m0019,
m0020,
m0021,
m0022,
m0023,
m0024,
m0025,
m0026,
m0027,
m0028,
m0029,
m0030,
m0031,
m0032,
m0033,
m0034,
m0035,
m0036,
m0037,
m0038,
m0039,
m0040,
m0041,
m0042
    }
  }
  