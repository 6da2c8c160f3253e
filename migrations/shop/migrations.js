import journal from './meta/_journal.json';
import m0000 from './0000_init.sql';
import m0001 from './0001_content.sql';
import m0002 from './0002_finding.sql';
import m0003 from './0003_selling.sql';
import m0004 from './0004_ledger.sql';
import m0005 from './0005_order_notes.sql';
import m0006 from './0006_shipping.sql';
import m0007 from './0007_payment_methods.sql';
import m0008 from './0008_coupon.sql';
import m0009 from './0009_review.sql';
import m0010 from './0010_category_tree.sql';
import m0011 from './0011_cart_note.sql';
import m0012 from './0012_flash_sale.sql';
import m0013 from './0013_wishlist.sql';
import m0014 from './0014_payment_proof.sql';
import m0015 from './0015_purses.sql';
import m0016 from './0016_shipment.sql';
import m0017 from './0017_message.sql';
import m0018 from './0018_returns.sql';
import m0019 from './0019_account.sql';
import m0020 from './0020_review_photo.sql';
import m0021 from './0021_shipment_asked.sql';
import m0022 from './0022_digital_files_and_refunds_to_banks.sql';
import m0023 from './0023_charge_returned.sql';

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
m0023
    }
  }
  