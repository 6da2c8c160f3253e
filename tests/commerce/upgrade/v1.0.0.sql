CREATE TABLE __drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric);
--> statement-breakpoint
CREATE TABLE `customer_address` (
	`customer_id` text NOT NULL,
	`digest` text NOT NULL,
	`address` text NOT NULL,
	`used_at` integer NOT NULL,
	`label` text DEFAULT '' NOT NULL,
	`saved_at` integer,
	`main_at` integer,
	`typed_in` text,
	PRIMARY KEY(`customer_id`, `digest`),
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "customer_address_digest" CHECK(length("customer_address"."digest") = 64)
) STRICT;
--> statement-breakpoint
CREATE TABLE `affiliate` (
	`customer_id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`clicks` integer DEFAULT 0 NOT NULL,
	`joined_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `commission` (
	`order_id` text PRIMARY KEY NOT NULL,
	`affiliate_id` text NOT NULL,
	`status` text NOT NULL,
	`base` integer NOT NULL,
	`amount` integer NOT NULL,
	`at` integer NOT NULL,
	`ready_at` integer,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`affiliate_id`) REFERENCES `affiliate`(`customer_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "commission_amounts" CHECK("commission"."amount" > 0 AND "commission"."base" >= "commission"."amount")
) STRICT;
--> statement-breakpoint
CREATE TABLE `import_run` (
	`file` text PRIMARY KEY NOT NULL,
	`line` integer NOT NULL,
	`ended` integer NOT NULL,
	`at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `import_stock` (
	`stamp` text NOT NULL,
	`variant_id` text NOT NULL,
	`applied` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`stamp`, `variant_id`),
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `audit_run` (
	`id` integer PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL,
	`step` integer NOT NULL,
	`after` integer NOT NULL,
	`sums` text NOT NULL,
	`broken` text NOT NULL,
	`last_ended_at` integer,
	`last_broken` text DEFAULT '[]' NOT NULL,
	`running` integer NOT NULL,
	`changed` integer DEFAULT true NOT NULL,
	CONSTRAINT "audit_run_one" CHECK("audit_run"."id" = 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `backup_before` (
	`table_name` text NOT NULL,
	`row_id` integer NOT NULL,
	`fields` text,
	PRIMARY KEY(`table_name`, `row_id`)
) STRICT;
--> statement-breakpoint
CREATE TABLE `backup_run` (
	`id` integer PRIMARY KEY NOT NULL,
	`night` text NOT NULL,
	`schema` integer NOT NULL,
	`started_at` integer NOT NULL,
	`step` integer NOT NULL,
	`after` integer NOT NULL,
	`parts` integer NOT NULL,
	`sums` text NOT NULL,
	`running` integer NOT NULL,
	`last_night` text,
	`last_ended_at` integer,
	CONSTRAINT "backup_run_one" CHECK("backup_run"."id" = 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `restore_part` (
	`part` integer PRIMARY KEY NOT NULL,
	`lines` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `cart_line` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`variant_id` text NOT NULL,
	`quantity` integer NOT NULL,
	`added_price` integer NOT NULL,
	`added_at` integer NOT NULL,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "quantity_positive" CHECK("cart_line"."quantity" >= 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `cart_note` (
	`owner` text PRIMARY KEY NOT NULL,
	`note` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `branch_facet` (
	`branch` text NOT NULL,
	`name` text NOT NULL,
	`value` text NOT NULL,
	`products` integer NOT NULL,
	PRIMARY KEY(`branch`, `name`, `value`)
) STRICT;
--> statement-breakpoint
CREATE TABLE `category` (
	`slug` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`image` text NOT NULL,
	`position` integer NOT NULL,
	`parent_slug` text
) STRICT;
--> statement-breakpoint
CREATE TABLE `category_branch` (
	`branch` text NOT NULL,
	`slug` text NOT NULL,
	PRIMARY KEY(`branch`, `slug`)
) STRICT;
--> statement-breakpoint
CREATE TABLE `listing_facet` (
	`listing_id` integer NOT NULL,
	`name` text NOT NULL,
	`value` text NOT NULL,
	PRIMARY KEY(`listing_id`, `name`, `value`)
) STRICT;
--> statement-breakpoint
CREATE TABLE `listing_place` (
	`branch` text NOT NULL,
	`listing_id` integer NOT NULL,
	`position` integer NOT NULL,
	`sold` integer NOT NULL,
	`created_at` integer NOT NULL,
	`price` integer NOT NULL,
	`discounted` integer NOT NULL,
	`available` integer NOT NULL,
	PRIMARY KEY(`listing_id`, `branch`)
) STRICT;
--> statement-breakpoint
CREATE TABLE `listing` (
	`id` integer PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	`category_slug` text NOT NULL,
	`position` integer NOT NULL,
	`sold` integer NOT NULL,
	`created_at` integer NOT NULL,
	`facets` text NOT NULL,
	`price` integer,
	`discounted` integer DEFAULT false NOT NULL,
	`available` integer DEFAULT false NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `product` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`category_slug` text NOT NULL,
	`description` text NOT NULL,
	`attributes` text NOT NULL,
	`options` text NOT NULL,
	`images` text NOT NULL,
	`weight_grams` integer NOT NULL,
	`dimensions` text,
	`digital` integer NOT NULL,
	`luxury` integer DEFAULT false NOT NULL,
	`published` integer NOT NULL,
	`sold` integer NOT NULL,
	`rating` integer,
	`reviews` integer NOT NULL,
	`position` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`category_slug`) REFERENCES `category`(`slug`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `stock_movement` (
	`id` integer PRIMARY KEY NOT NULL,
	`variant_id` text NOT NULL,
	`kind` text NOT NULL,
	`quantity` integer NOT NULL,
	`ref` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "stock_movement_moves" CHECK("stock_movement"."quantity" <> 0 OR "stock_movement"."kind" = 'carried')
) STRICT;
--> statement-breakpoint
CREATE TABLE `tier_price` (
	`customer_type` text NOT NULL,
	`variant_id` text NOT NULL,
	`price` integer NOT NULL,
	PRIMARY KEY(`customer_type`, `variant_id`),
	FOREIGN KEY (`customer_type`) REFERENCES `customer_type`(`code`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "tier_price_not_negative" CHECK("tier_price"."price" >= 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `variant` (
	`id` text PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	`values` text NOT NULL,
	`name` text NOT NULL,
	`sku` text DEFAULT '' NOT NULL,
	`barcode` text DEFAULT '' NOT NULL,
	`image` text NOT NULL,
	`price` integer NOT NULL,
	`full_price` integer,
	`stock` integer NOT NULL,
	`on_hand` integer DEFAULT 0 NOT NULL,
	`position` integer NOT NULL,
	`weight_grams` integer,
	`dimensions` text,
	FOREIGN KEY (`product_id`) REFERENCES `product`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "stock_not_negative" CHECK("variant"."stock" >= 0),
	CONSTRAINT "price_not_negative" CHECK("variant"."price" >= 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `article_category` (
	`slug` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`position` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `article` (
	`slug` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`category_slug` text NOT NULL,
	`image` text NOT NULL,
	`summary` text NOT NULL,
	`body` text NOT NULL,
	`published` integer NOT NULL,
	`published_at` integer NOT NULL,
	FOREIGN KEY (`category_slug`) REFERENCES `article_category`(`slug`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `information` (
	`slug` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`summary` text NOT NULL,
	`body` text NOT NULL,
	`position` integer NOT NULL,
	`changed_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `terms_version` (
	`since` integer PRIMARY KEY NOT NULL,
	`body` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `file` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`mime` text NOT NULL,
	`bytes` integer NOT NULL,
	`at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `flash_sale_item` (
	`flash_sale_id` text NOT NULL,
	`variant_id` text NOT NULL,
	`price` integer NOT NULL,
	`quota` integer NOT NULL,
	`sold` integer NOT NULL,
	`sold_elsewhere` integer DEFAULT 0 NOT NULL,
	`per_customer` integer NOT NULL,
	PRIMARY KEY(`flash_sale_id`, `variant_id`),
	FOREIGN KEY (`flash_sale_id`) REFERENCES `flash_sale`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "flash_sale_item_quota" CHECK("flash_sale_item"."sold" BETWEEN "flash_sale_item"."sold_elsewhere" AND "flash_sale_item"."quota" AND "flash_sale_item"."sold_elsewhere" >= 0),
	CONSTRAINT "flash_sale_item_amounts" CHECK("flash_sale_item"."price" >= 0 AND "flash_sale_item"."per_customer" >= 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `flash_sale` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	CONSTRAINT "flash_sale_lasts" CHECK("flash_sale"."ends_at" > "flash_sale"."starts_at")
) STRICT;
--> statement-breakpoint
CREATE TABLE `one_time_code` (
	`id` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`account` text NOT NULL,
	`address` text,
	`browser` text,
	`customer_id` text,
	`channel` text NOT NULL,
	`digest` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`spent_at` integer,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "one_time_code_tries" CHECK("one_time_code"."tries" >= 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `account_change` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`replaced` text NOT NULL,
	`at` integer NOT NULL,
	`undone_at` integer,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `consent` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`customer_id` text NOT NULL,
	`purpose` text NOT NULL,
	`version` text NOT NULL,
	`granted` integer NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `contact_change` (
	`customer_id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`value` text NOT NULL,
	`ticket` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `customer_type` (
	`code` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `customer` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL,
	`phone` text NOT NULL,
	`email` text,
	`password` text NOT NULL,
	`type` text NOT NULL,
	`created_at` integer NOT NULL,
	`phone_verified_at` integer,
	`email_verified_at` integer,
	`photo_file_id` text,
	`removed_at` integer
) STRICT;
--> statement-breakpoint
CREATE TABLE `google_account` (
	`sub` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`email` text,
	`linked_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `passkey` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`credential_id` text NOT NULL,
	`rp_id` text NOT NULL,
	`user_handle` text NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer NOT NULL,
	`transports` text NOT NULL,
	`name` text NOT NULL,
	`backed_up` integer NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "passkey_counter" CHECK("passkey"."counter" >= 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `pending_registration` (
	`ticket` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`phone` text NOT NULL,
	`email` text,
	`marketing` integer NOT NULL,
	`password` text NOT NULL,
	`at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `google_pending_login` (
	`id` text PRIMARY KEY NOT NULL,
	`flow_id` text NOT NULL,
	`sub` text NOT NULL,
	`email` text,
	`name` text NOT NULL,
	`expires_at` integer NOT NULL,
	`spent_at` integer
) STRICT;
--> statement-breakpoint
CREATE TABLE `passkey_challenge` (
	`id` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`bound_to` text NOT NULL,
	`customer_id` text,
	`origin` text NOT NULL,
	`user_handle` text NOT NULL,
	`silent` integer NOT NULL,
	`network` text,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `known_device` (
	`customer_id` text NOT NULL,
	`device` text NOT NULL,
	`used_at` integer NOT NULL,
	PRIMARY KEY(`customer_id`, `device`),
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `session` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`revoked_at` integer,
	`device` text DEFAULT '' NOT NULL,
	`used_at` integer,
	`confirmed_at` integer,
	`confirmed_in` text,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `coin_lot` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`customer_id` text NOT NULL,
	`given` integer NOT NULL,
	`left` integer NOT NULL,
	`expires_at` integer NOT NULL,
	CONSTRAINT "coin_lot_left" CHECK("coin_lot"."left" BETWEEN 0 AND "coin_lot"."given")
) STRICT;
--> statement-breakpoint
CREATE TABLE `coin_use` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` text NOT NULL,
	`lot_id` integer NOT NULL,
	`amount` integer NOT NULL,
	FOREIGN KEY (`lot_id`) REFERENCES `coin_lot`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "coin_use_amount" CHECK("coin_use"."amount" > 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `ledger_account` (
	`id` text PRIMARY KEY NOT NULL,
	`balance` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_balance" CHECK("ledger_account"."balance" >= 0 OR "ledger_account"."id" LIKE 'shop:%')
) STRICT;
--> statement-breakpoint
CREATE TABLE `ledger_entry` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`transfer_id` integer NOT NULL,
	`account` text NOT NULL,
	`amount` integer NOT NULL,
	FOREIGN KEY (`transfer_id`) REFERENCES `ledger_transfer`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account`) REFERENCES `ledger_account`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "ledger_entry_amount" CHECK("ledger_entry"."amount" <> 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `ledger_transfer` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`ref` text NOT NULL,
	`at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `media` (
	`id` text PRIMARY KEY NOT NULL,
	`address` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`bytes` integer NOT NULL,
	`name` text NOT NULL,
	`source` text NOT NULL,
	`at` integer NOT NULL,
	`unused_since` integer
) STRICT;
--> statement-breakpoint
CREATE TABLE `message` (
	`id` text PRIMARY KEY NOT NULL,
	`event` text NOT NULL,
	`kind` text NOT NULL,
	`channel` text NOT NULL,
	`target` text NOT NULL,
	`order_id` text,
	`values` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer,
	`sent_at` integer,
	`problem` text DEFAULT '' NOT NULL,
	CONSTRAINT "message_one_end" CHECK("message"."sent_at" IS NULL OR "message"."problem" = '')
) STRICT;
--> statement-breakpoint
CREATE TABLE `order_return_event` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`return_id` text NOT NULL,
	`status` text NOT NULL,
	`at` integer NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`return_id`) REFERENCES `order_return`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `order_return_line` (
	`return_id` text NOT NULL,
	`variant_id` text NOT NULL,
	`quantity` integer NOT NULL,
	PRIMARY KEY(`return_id`, `variant_id`),
	FOREIGN KEY (`return_id`) REFERENCES `order_return`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_return_line_quantity" CHECK("order_return_line"."quantity" >= 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `order_return_photo` (
	`file_id` text PRIMARY KEY NOT NULL,
	`return_id` text NOT NULL,
	`position` integer NOT NULL,
	FOREIGN KEY (`file_id`) REFERENCES `file`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`return_id`) REFERENCES `order_return`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `order_return` (
	`id` text PRIMARY KEY NOT NULL,
	`number` text NOT NULL,
	`order_id` text NOT NULL,
	`customer_id` text,
	`by_seller` integer DEFAULT false NOT NULL,
	`status` text NOT NULL,
	`solution` text NOT NULL,
	`reason` text NOT NULL,
	`description` text NOT NULL,
	`courier` text DEFAULT '' NOT NULL,
	`receipt_number` text,
	`replacement_receipt` text,
	`account_id` text,
	`refunded` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_return_refunded" CHECK("order_return"."refunded" IS NULL OR "order_return"."refunded" >= 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `bill` (
	`code` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`status` text NOT NULL,
	`vendor` text NOT NULL,
	`method` text NOT NULL,
	`account` text,
	`holder` text DEFAULT '' NOT NULL,
	`amount` integer NOT NULL,
	`unique_code` integer NOT NULL,
	`accepted_amount` integer NOT NULL,
	`attempt` integer DEFAULT 1 NOT NULL,
	`problem` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`paid_at` integer,
	`issued` text,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "bill_amounts" CHECK("bill"."amount" >= 0 AND "bill"."unique_code" BETWEEN 0 AND 999 AND "bill"."attempt" >= 1),
	CONSTRAINT "bill_paid_when" CHECK(("bill"."status" = 'PAID') = ("bill"."paid_at" IS NOT NULL))
) STRICT;
--> statement-breakpoint
CREATE TABLE `charge` (
	`reference` text PRIMARY KEY NOT NULL,
	`bill_code` text NOT NULL,
	`attempt` integer NOT NULL,
	`vendor` text NOT NULL,
	`method` text DEFAULT '' NOT NULL,
	`amount` integer NOT NULL,
	`unique_code` integer DEFAULT 0 NOT NULL,
	`account` text,
	`holder` text DEFAULT '' NOT NULL,
	`transaction_id` text,
	`number` text,
	`biller_code` text,
	`qr_text` text,
	`link` text,
	`state` text NOT NULL,
	`returned` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`bill_code`) REFERENCES `bill`(`code`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `order_event` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` text NOT NULL,
	`kind` text NOT NULL,
	`at` integer NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `order_line` (
	`order_id` text NOT NULL,
	`position` integer NOT NULL,
	`variant_id` text NOT NULL,
	`name` text NOT NULL,
	`variant_name` text NOT NULL,
	`slug` text NOT NULL,
	`image` text NOT NULL,
	`unit_price` integer NOT NULL,
	`full_price` integer,
	`added_price` integer NOT NULL,
	`quantity` integer NOT NULL,
	`own_price` integer,
	`weight_grams` integer NOT NULL,
	`flash_sale_id` text,
	PRIMARY KEY(`order_id`, `position`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`flash_sale_id`) REFERENCES `flash_sale`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_line_amounts" CHECK("order_line"."unit_price" >= 0 AND "order_line"."quantity" >= 1 AND "order_line"."weight_grams" >= 0 AND ("order_line"."own_price" IS NULL OR "order_line"."own_price" >= 0))
) STRICT;
--> statement-breakpoint
CREATE TABLE `orders` (
	`id` text PRIMARY KEY NOT NULL,
	`number` text,
	`customer_id` text,
	`visitor_id` text,
	`status` text NOT NULL,
	`delivery` text NOT NULL,
	`address` text,
	`buyer` text,
	`weight_grams` integer NOT NULL,
	`with_digital` integer DEFAULT false NOT NULL,
	`shipping_code` text,
	`shipping_courier` text DEFAULT '' NOT NULL,
	`shipping_service` text DEFAULT '' NOT NULL,
	`shipping_days_min` integer,
	`shipping_days_max` integer,
	`quoted_insurance` integer,
	`quoted_cod` integer,
	`quoted_cod_for` integer,
	`quoted_at` integer,
	`insured` integer DEFAULT false NOT NULL,
	`payment_vendor` text,
	`payment_method` text,
	`note` text DEFAULT '' NOT NULL,
	`subtotal` integer NOT NULL,
	`shipping_cost` integer DEFAULT 0 NOT NULL,
	`shipping_discount` integer DEFAULT 0 NOT NULL,
	`insurance_fee` integer DEFAULT 0 NOT NULL,
	`cod_fee` integer DEFAULT 0 NOT NULL,
	`discount` integer DEFAULT 0 NOT NULL,
	`coins_used` integer DEFAULT 0 NOT NULL,
	`wallet_used` integer DEFAULT 0 NOT NULL,
	`coins_wanted` integer DEFAULT false NOT NULL,
	`wallet_wanted` integer DEFAULT false NOT NULL,
	`vouchers_by_hand` text DEFAULT '[]' NOT NULL,
	`unique_code` integer DEFAULT 0 NOT NULL,
	`total` integer NOT NULL,
	`cashback` integer DEFAULT 0 NOT NULL,
	`dropship_name` text,
	`dropship_phone` text,
	`affiliate_code` text,
	`receipt_number` text,
	`made_by` text,
	`label_prints` integer DEFAULT 0 NOT NULL,
	`pickup_code` text,
	`pickup_by` integer,
	`created_at` integer NOT NULL,
	`placed_at` integer,
	`proven_contact` text,
	`kept_money` integer DEFAULT 0 NOT NULL,
	`kept_wallet` integer DEFAULT 0 NOT NULL,
	`kept_coins` integer DEFAULT 0 NOT NULL,
	`hold_until` integer,
	`pay_by` integer,
	`delivered_at` integer,
	CONSTRAINT "order_has_owner" CHECK("orders"."customer_id" IS NOT NULL OR "orders"."visitor_id" IS NOT NULL),
	CONSTRAINT "order_amounts" CHECK("orders"."subtotal" >= 0 AND "orders"."discount" BETWEEN 0 AND "orders"."subtotal" AND "orders"."shipping_discount" BETWEEN 0 AND "orders"."shipping_cost" AND "orders"."insurance_fee" >= 0 AND "orders"."cod_fee" >= 0 AND "orders"."coins_used" >= 0 AND "orders"."wallet_used" >= 0 AND "orders"."cashback" >= 0 AND "orders"."unique_code" BETWEEN 0 AND 999),
	CONSTRAINT "order_total" CHECK("orders"."total" >= 0 AND "orders"."total" = "orders"."subtotal" - "orders"."discount" + "orders"."shipping_cost" - "orders"."shipping_discount" + "orders"."insurance_fee" + "orders"."cod_fee" + "orders"."unique_code" - "orders"."coins_used" - "orders"."wallet_used"),
	CONSTRAINT "order_kept" CHECK("orders"."kept_money" >= 0 AND "orders"."kept_wallet" BETWEEN 0 AND "orders"."wallet_used" AND "orders"."kept_coins" BETWEEN 0 AND "orders"."coins_used"),
	CONSTRAINT "order_dropship" CHECK(("orders"."dropship_name" IS NULL) = ("orders"."dropship_phone" IS NULL)),
	CONSTRAINT "order_placed" CHECK(("orders"."status" = 'DRAFT') = ("orders"."number" IS NULL) AND ("orders"."status" = 'DRAFT') = ("orders"."placed_at" IS NULL) AND ("orders"."status" = 'DRAFT') = ("orders"."pay_by" IS NULL))
) STRICT;
--> statement-breakpoint
CREATE TABLE `digital_download` (
	`order_id` text NOT NULL,
	`variant_id` text NOT NULL,
	`file_id` text NOT NULL,
	`taken` integer NOT NULL,
	PRIMARY KEY(`order_id`, `variant_id`, `file_id`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`file_id`) REFERENCES `digital_file`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "digital_download_taken" CHECK("digital_download"."taken" >= 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `digital_file` (
	`id` text PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	`variant_id` text,
	`name` text NOT NULL,
	`bytes` integer NOT NULL,
	`added_at` integer NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `product`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `licence` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`variant_id` text NOT NULL,
	`code` text NOT NULL,
	`order_id` text,
	`added_at` integer NOT NULL,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `courier_quote` (
	`courier` text NOT NULL,
	`way` text NOT NULL,
	`rates` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`courier`, `way`)
) STRICT;
--> statement-breakpoint
CREATE TABLE `shipment` (
	`reference` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`attempt` integer NOT NULL,
	`vendor` text NOT NULL,
	`rate_code` text NOT NULL,
	`asked` integer DEFAULT false NOT NULL,
	`booking_id` text,
	`state` text,
	`driver_name` text,
	`driver_phone` text,
	`driver_plate` text,
	`live_url` text,
	`problem` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "shipment_attempts" CHECK("shipment"."attempt" >= 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `stock_hold` (
	`order_id` text NOT NULL,
	`variant_id` text NOT NULL,
	`quantity` integer NOT NULL,
	`state` text NOT NULL,
	`kept` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`order_id`, `variant_id`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "hold_positive" CHECK("stock_hold"."quantity" >= 1 AND "stock_hold"."kept" BETWEEN 0 AND "stock_hold"."quantity")
) STRICT;
--> statement-breakpoint
CREATE TABLE `tracking` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` text NOT NULL,
	`state` text NOT NULL,
	`label` text NOT NULL,
	`place` text DEFAULT '' NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `transfer_receipt` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`reference` text NOT NULL,
	`file_id` text NOT NULL,
	`bank` text NOT NULL,
	`payer` text NOT NULL,
	`amount` integer NOT NULL,
	`day` text NOT NULL,
	`note` text NOT NULL,
	`state` text NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`sent_at` integer NOT NULL,
	`answered_at` integer,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`reference`) REFERENCES `charge`(`reference`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`file_id`) REFERENCES `file`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "transfer_receipt_answered" CHECK(("transfer_receipt"."state" = 'waiting') = ("transfer_receipt"."answered_at" IS NULL) AND "transfer_receipt"."amount" >= 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `refund` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`reason` text NOT NULL,
	`ref` text NOT NULL,
	`amount` integer NOT NULL,
	`state` text NOT NULL,
	`reference` text,
	`problem` text DEFAULT '' NOT NULL,
	`bank_code` text,
	`number` text,
	`holder` text,
	`named_at` integer,
	`pay_from` integer,
	`way` text,
	`proof` text DEFAULT '' NOT NULL,
	`proof_key` text,
	`created_at` integer NOT NULL,
	`paid_at` integer,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "refund_amount" CHECK("refund"."amount" > 0),
	CONSTRAINT "refund_paid" CHECK(("refund"."state" = 'PAID') = ("refund"."paid_at" IS NOT NULL) AND ("refund"."state" = 'PAID') = ("refund"."way" IS NOT NULL)),
	CONSTRAINT "refund_account" CHECK(("refund"."bank_code" IS NULL) = ("refund"."number" IS NULL) AND ("refund"."number" IS NULL) = ("refund"."holder" IS NULL) AND ("refund"."number" IS NULL) = ("refund"."named_at" IS NULL))
) STRICT;
--> statement-breakpoint
CREATE TABLE `payment_inbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`vendor` text NOT NULL,
	`transaction_id` text NOT NULL,
	`transaction_status` text NOT NULL,
	`received_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `admin_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`who` text NOT NULL,
	`operation` text NOT NULL,
	`subject` text NOT NULL,
	`changes` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `admin_token` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`role` text NOT NULL,
	`digest` text NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text NOT NULL,
	`expires_at` integer,
	`last_used_day` text
) STRICT;
--> statement-breakpoint
CREATE TABLE `desk_link` (
	`digest` text PRIMARY KEY NOT NULL,
	`token_id` text NOT NULL,
	`ends_at` integer NOT NULL,
	FOREIGN KEY (`token_id`) REFERENCES `admin_token`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `desk_passkey` (
	`credential_id` text PRIMARY KEY NOT NULL,
	`token_id` text NOT NULL,
	`rp_id` text NOT NULL,
	`user_handle` text NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer NOT NULL,
	`transports` text NOT NULL,
	`backed_up` integer NOT NULL,
	FOREIGN KEY (`token_id`) REFERENCES `admin_token`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `desk_session` (
	`id` text PRIMARY KEY NOT NULL,
	`token_id` text NOT NULL,
	`digest` text NOT NULL,
	`used_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	FOREIGN KEY (`token_id`) REFERENCES `admin_token`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `once_answer` (
	`actor` text NOT NULL,
	`key` text NOT NULL,
	`endpoint` text NOT NULL,
	`request_hash` text NOT NULL,
	`answer` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`actor`, `key`)
) STRICT;
--> statement-breakpoint
CREATE TABLE `rate_limit_hit` (
	`id` text PRIMARY KEY NOT NULL,
	`rule` text NOT NULL,
	`subject` text,
	`network` text,
	`pending` integer NOT NULL,
	`until` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `scheduled_job` (
	`kind` text NOT NULL,
	`ref` text NOT NULL,
	`due_at` integer NOT NULL,
	`tries` integer NOT NULL,
	`failed` integer NOT NULL,
	`error` text,
	PRIMARY KEY(`kind`, `ref`),
	CONSTRAINT "scheduled_job_tries" CHECK("scheduled_job"."tries" >= 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `tally` (
	`of` text NOT NULL,
	`state` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`of`, `state`)
) STRICT;
--> statement-breakpoint
CREATE TABLE `movement` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`source` text NOT NULL,
	`ref` text NOT NULL,
	`amount` integer NOT NULL,
	`at` integer NOT NULL,
	`said` text DEFAULT '' NOT NULL,
	`order_id` text,
	`reference` text,
	`state` text NOT NULL,
	`reason` text,
	`note` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "movement_reason" CHECK(("movement"."state" = 'open') <= ("movement"."reason" IS NOT NULL))
) STRICT;
--> statement-breakpoint
CREATE TABLE `review_photo` (
	`file_id` text PRIMARY KEY NOT NULL,
	`review_id` text NOT NULL,
	FOREIGN KEY (`file_id`) REFERENCES `file`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`review_id`) REFERENCES `review`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `review` (
	`id` text PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	`variant_name` text NOT NULL,
	`author` text NOT NULL,
	`stars` integer NOT NULL,
	`text` text NOT NULL,
	`photos` text NOT NULL,
	`reply` text,
	`order_id` text,
	`order_position` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `product`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`,`order_position`) REFERENCES `order_line`(`order_id`,`position`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "review_stars" CHECK("review"."stars" BETWEEN 1 AND 5),
	CONSTRAINT "review_line" CHECK(("review"."order_id" IS NULL) = ("review"."order_position" IS NULL))
) STRICT;
--> statement-breakpoint
CREATE TABLE `shop_state` (
	`id` integer PRIMARY KEY NOT NULL,
	`settings` text NOT NULL,
	`generation` integer NOT NULL,
	`next_generation` integer,
	CONSTRAINT "shop_state_one" CHECK("shop_state"."id" = 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `tag_purchase` (
	`order_id` text NOT NULL,
	`vendor` text NOT NULL,
	`consent` text NOT NULL,
	`client` text NOT NULL,
	`user_agent` text NOT NULL,
	`created_at` integer NOT NULL,
	`paid_at` integer,
	`sent_at` integer,
	`problem` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`order_id`, `vendor`)
) STRICT;
--> statement-breakpoint
CREATE TABLE `affiliate_click` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`visitor` text NOT NULL,
	`address` text NOT NULL,
	`network` text,
	`device` text NOT NULL,
	`at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `traffic_count` (
	`day` text NOT NULL,
	`path` text NOT NULL,
	`views` integer NOT NULL,
	PRIMARY KEY(`day`, `path`),
	CONSTRAINT "traffic_views" CHECK("traffic_count"."views" >= 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `vendor_key` (
	`vendor` text PRIMARY KEY NOT NULL,
	`sealed` text NOT NULL,
	`set_by` text NOT NULL,
	`set_at` integer NOT NULL,
	`checked_at` integer NOT NULL,
	`problem` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `simulated_payment` (
	`transaction_id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`idempotency_key` text,
	`amount` integer NOT NULL,
	`kind` text DEFAULT 'bank_transfer' NOT NULL,
	`bank` text NOT NULL,
	`va_number` text NOT NULL,
	`qr_text` text,
	`status` text NOT NULL,
	`refunds` text DEFAULT '[]' NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`settled_at` integer,
	CONSTRAINT "simulated_amount_positive" CHECK("simulated_payment"."amount" > 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `simulator_account` (
	`id` integer PRIMARY KEY NOT NULL,
	`server_key` text NOT NULL,
	`fault` text NOT NULL,
	CONSTRAINT "simulator_account_one" CHECK("simulator_account"."id" = 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `order_voucher` (
	`order_id` text NOT NULL,
	`kind` text NOT NULL,
	`voucher_id` text NOT NULL,
	`code` text NOT NULL,
	`title` text NOT NULL,
	`cashback` integer NOT NULL,
	`saving` integer NOT NULL,
	`state` text NOT NULL,
	`replaced` text DEFAULT '' NOT NULL,
	`customer_id` text,
	`phone` text,
	PRIMARY KEY(`order_id`, `kind`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`voucher_id`) REFERENCES `voucher`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_voucher_saving" CHECK("order_voucher"."saving" >= 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `voucher_choice` (
	`owner` text NOT NULL,
	`kind` text NOT NULL,
	`voucher_id` text,
	`chosen_at` integer NOT NULL,
	PRIMARY KEY(`owner`, `kind`),
	FOREIGN KEY (`voucher_id`) REFERENCES `voucher`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `voucher_claim` (
	`owner` text NOT NULL,
	`voucher_id` text NOT NULL,
	`claimed_at` integer NOT NULL,
	PRIMARY KEY(`owner`, `voucher_id`),
	FOREIGN KEY (`voucher_id`) REFERENCES `voucher`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `voucher` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`title` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer,
	`cashback` integer DEFAULT false NOT NULL,
	`percentage` integer DEFAULT false NOT NULL,
	`amount` integer NOT NULL,
	`maximum` integer,
	`minimum` integer DEFAULT 0 NOT NULL,
	`for_shipping` integer DEFAULT false NOT NULL,
	`quota` integer,
	`used` integer DEFAULT 0 NOT NULL,
	`per_customer` integer,
	`categories` text DEFAULT '[]' NOT NULL,
	`products` text DEFAULT '[]' NOT NULL,
	`new_customers_only` integer DEFAULT false NOT NULL,
	`listed` integer DEFAULT true NOT NULL,
	CONSTRAINT "voucher_code" CHECK(length("voucher"."code") BETWEEN 1 AND 40 AND "voucher"."code" NOT GLOB '*[^A-Z0-9_-]*'),
	CONSTRAINT "voucher_amounts" CHECK("voucher"."amount" >= 1 AND ("voucher"."percentage" = 0 OR "voucher"."amount" <= 100) AND ("voucher"."maximum" IS NULL OR "voucher"."maximum" >= 1) AND "voucher"."minimum" >= 0 AND "voucher"."used" >= 0),
	CONSTRAINT "voucher_one_kind" CHECK("voucher"."cashback" = 0 OR "voucher"."for_shipping" = 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `bank_account` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`bank_code` text NOT NULL,
	`number` text NOT NULL,
	`holder` text NOT NULL,
	`created_at` integer NOT NULL,
	`removed_at` integer,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `withdrawal` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`source` text NOT NULL,
	`status` text NOT NULL,
	`bank_code` text NOT NULL,
	`number` text NOT NULL,
	`holder` text NOT NULL,
	`amount` integer NOT NULL,
	`fee` integer NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`at` integer NOT NULL,
	`answered_at` integer,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "withdrawal_amounts" CHECK("withdrawal"."fee" >= 0 AND "withdrawal"."amount" > "withdrawal"."fee")
) STRICT;
--> statement-breakpoint
CREATE TABLE `webhook_held` (
	`webhook` text NOT NULL,
	`seq` integer NOT NULL,
	`subject` text NOT NULL,
	`tries` integer NOT NULL,
	`due_at` integer NOT NULL,
	`problem` text NOT NULL,
	`failed_at` integer,
	PRIMARY KEY(`webhook`, `seq`),
	CONSTRAINT "webhook_held_tries" CHECK("webhook_held"."tries" >= 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `shop_event` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`data` text NOT NULL,
	`at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `webhook` (
	`name` text PRIMARY KEY NOT NULL,
	`url` text,
	`kinds` text,
	`sealed` text NOT NULL,
	`former_until` integer,
	`created_at` integer NOT NULL,
	`sent_through` integer NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`failing_since` integer,
	`problem` text DEFAULT '' NOT NULL,
	`paused_until` integer,
	`stopped_at` integer
) STRICT;
--> statement-breakpoint
CREATE TABLE `wish_link` (
	`customer_id` text PRIMARY KEY NOT NULL,
	`token` text NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `wish` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`product_id` text NOT NULL,
	`variant_id` text,
	`saved_price` integer NOT NULL,
	`saved_available` integer NOT NULL,
	`saved_at` integer NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `product`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE VIRTUAL TABLE product_search USING fts5(name, category, attributes, options, description, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE product_word USING fts5vocab(product_search, 'col');
--> statement-breakpoint
INSERT INTO "__drizzle_migrations" VALUES (NULL, '', 1795703332749);
--> statement-breakpoint
INSERT INTO "customer_address" VALUES ('c719dd44-a478-4cc0-9ff9-17fc992f3fcf', '1e5131f198e670d5b84260fc6f0b719b954b1b9aa5d0b88107b3390c22c7f415', '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 1795703818997, '', NULL, NULL, NULL);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Berat bersih', '', 10);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Berat bersih', 'Sesuai varian', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Gilingan', '', 13);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Gilingan', 'Biji utuh', 13);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Gilingan', 'Halus', 9);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Gilingan', 'Kasar', 8);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Gilingan', 'Sedang', 13);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Negara asal', '', 14);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Negara asal', 'Indonesia', 14);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Proses', '', 13);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Proses', 'Full wash', 5);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Simpan hingga', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Simpan hingga', '12 bulan sejak tanggal sangrai', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Tingkat sangrai', '', 14);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Tingkat sangrai', 'Sedang', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Ukuran', '', 5);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Ukuran', '1 kg', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Ukuran', '200 g', 5);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Ukuran', '500 g', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', '', '', 14);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', '', 'available', 13);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', '', 'discounted', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Berat bersih', '', 19);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Berat bersih', 'Sesuai varian', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Gilingan', '', 17);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Gilingan', 'Biji utuh', 17);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Gilingan', 'Halus', 11);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Gilingan', 'Kasar', 10);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Gilingan', 'Sedang', 16);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Negara asal', '', 50);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Negara asal', 'Indonesia', 39);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Proses', '', 14);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Proses', 'Full wash', 5);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Simpan hingga', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Simpan hingga', '12 bulan sejak tanggal sangrai', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Tingkat sangrai', '', 18);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Tingkat sangrai', 'Sedang', 6);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Ukuran', '', 9);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Ukuran', '1 kg', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Ukuran', '200 g', 7);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Ukuran', '500 g', 6);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', '', '', 53);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', '', 'available', 51);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', '', 'discounted', 15);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Berat bersih', '200 g', 6);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Proses', 'Giling basah', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Tingkat sangrai', 'Sedang ke gelap', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Berat bersih', '200 g', 7);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Proses', 'Giling basah', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Tingkat sangrai', 'Sedang ke gelap', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Berat bersih', '250 g', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Komposisi', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Komposisi', '100% robusta', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Tingkat sangrai', 'Gelap', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Berat bersih', '250 g', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Komposisi', '', 17);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Komposisi', '100% robusta', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Tingkat sangrai', 'Gelap', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Proses', 'Honey', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Tingkat sangrai', 'Terang ke sedang', 5);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Proses', 'Honey', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Tingkat sangrai', 'Terang ke sedang', 6);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('siap-seduh', 'Berat bersih', '', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('siap-seduh', 'Berat bersih', '100 g (10 × 10 g)', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('siap-seduh', 'Komposisi', '', 5);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('siap-seduh', 'Komposisi', '100% arabika', 5);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('siap-seduh', 'Negara asal', '', 5);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('siap-seduh', 'Negara asal', 'Indonesia', 5);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('siap-seduh', '', '', 5);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('siap-seduh', '', 'available', 5);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('siap-seduh', '', 'discounted', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Berat bersih', '100 g (10 × 10 g)', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Komposisi', '100% arabika', 7);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('siap-seduh', 'Asal', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('siap-seduh', 'Asal', 'Gayo', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('siap-seduh', 'Asal', 'Toraja', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('siap-seduh', 'Berat bersih', '10 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Asal', '', 15);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Asal', 'Gayo', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Asal', 'Toraja', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Berat bersih', '10 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Isi bersih', '', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Isi bersih', '1 liter', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Komposisi', '', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Komposisi', 'Air', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Komposisi', 'Gula aren (kecuali Hitam)', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Komposisi', 'Kopi', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Komposisi', 'Susu segar', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Negara asal', '', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Negara asal', 'Indonesia', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Rasa', '', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Rasa', 'Gula Aren', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Rasa', 'Hitam', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Rasa', 'Pandan', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', '', '', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', '', 'available', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', '', 'discounted', 0);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Isi bersih', '', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Isi bersih', '1 liter', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Komposisi', 'Air', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Komposisi', 'Gula aren (kecuali Hitam)', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Komposisi', 'Kopi', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Komposisi', 'Susu segar', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Rasa', '', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Rasa', 'Gula Aren', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Rasa', 'Hitam', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Rasa', 'Pandan', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Bahan', '', 10);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Bahan', 'Keramik stoneware', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Kapasitas', '', 6);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Kapasitas', '1–2 cangkir', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Merek', '', 10);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Merek', 'Sangrai Rimba', 6);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Negara asal', '', 10);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Negara asal', 'Indonesia', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Warna', '', 5);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Warna', 'Hijau Sage', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Warna', 'Putih', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Warna', 'Terakota', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', '', '', 10);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', '', 'available', 10);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', '', 'discounted', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Bahan', '', 15);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Bahan', 'Keramik stoneware', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Kapasitas', '', 13);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Kapasitas', '1–2 cangkir', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Merek', '', 18);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Merek', 'Sangrai Rimba', 10);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Warna', '', 10);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Warna', 'Hijau Sage', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Warna', 'Putih', 5);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Warna', 'Terakota', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Bahan', 'Baja tahan karat 304', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Bahan', 'Kayu', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Garansi', '', 5);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Garansi', '1 tahun', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Kapasitas', '800 ml', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Warna', 'Hitam', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Warna', 'Perak', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Bahan', 'Baja tahan karat 304', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Bahan', 'Kayu', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Garansi', '', 9);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Garansi', '1 tahun', 5);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Kapasitas', '800 ml', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Warna', 'Hitam', 5);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Warna', 'Perak', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Bahan', '', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Bahan', 'Keramik stoneware', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Isi paket', '', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Isi paket', '1 cangkir', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Isi paket', '1 tatakan', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Kapasitas', '', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Kapasitas', '220 ml', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Merek', '', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Merek', 'Sangrai Rimba', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Negara asal', '', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Negara asal', 'Indonesia', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Warna', '', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Warna', 'Biru', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Warna', 'Gading', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Warna', 'Hijau', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', '', '', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', '', 'available', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', '', 'discounted', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Isi paket', '', 5);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Isi paket', '1 cangkir', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Isi paket', '1 tatakan', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Kapasitas', '220 ml', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Warna', 'Biru', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Warna', 'Gading', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Warna', 'Hijau', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Bahan', 'Baja', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Bahan', 'Kaca borosilikat', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Bahan', 'Keramik', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Garansi', 'Penggiling 1 tahun', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Isi paket', '', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Isi paket', '5 barang', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Bahan', 'Baja', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Bahan', 'Kaca borosilikat', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Bahan', 'Keramik', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Garansi', 'Penggiling 1 tahun', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Isi paket', '5 barang', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('kelas', 'Bahasa', '', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('kelas', 'Bahasa', 'Indonesia', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('kelas', 'Format', '', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('kelas', 'Format', 'PDF dan EPUB', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('kelas', 'Halaman', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('kelas', 'Halaman', '112', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('kelas', 'Penulis', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('kelas', 'Penulis', 'Tim Sangrai Rimba', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('kelas', '', '', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('kelas', '', 'available', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('kelas', '', 'discounted', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Bahasa', '', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Bahasa', 'Indonesia', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Format', '', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Format', 'PDF dan EPUB', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Halaman', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Halaman', '112', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Penulis', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Penulis', 'Tim Sangrai Rimba', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Cocok untuk', '', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Cocok untuk', 'Espreso', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Cocok untuk', 'Kopi susu', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Cocok untuk', 'Moka pot', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Gilingan', '', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Gilingan', 'Biji utuh', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Gilingan', 'Halus', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Komposisi', '', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Komposisi', 'Arabika 70%', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Komposisi', 'Robusta 30%', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Negara asal', '', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Negara asal', 'Indonesia', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Proses', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Proses', 'Campuran', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Tingkat sangrai', '', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Tingkat sangrai', 'Gelap', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Tingkat sangrai', 'Sedang', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Ukuran', '', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Ukuran', '1 kg', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Ukuran', '250 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Ukuran', '500 g', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', '', '', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', '', 'available', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', '', 'discounted', 0);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Cocok untuk', '', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Cocok untuk', 'Espreso', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Cocok untuk', 'Kopi susu', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Cocok untuk', 'Moka pot', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Komposisi', 'Arabika 70%', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Komposisi', 'Robusta 30%', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Proses', 'Campuran', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Ukuran', '250 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Cocok untuk', 'Dripper', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Cocok untuk', 'French press', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Cocok untuk', 'Mesin tetes', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Gilingan', 'Kasar', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Gilingan', 'Sedang', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Kemasan', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Kemasan', 'Kaleng', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Kemasan', 'Kantong', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Komposisi', '100% arabika', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Tingkat sangrai', 'Terang ke sedang', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Ukuran', '200 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Cocok untuk', 'Dripper', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Cocok untuk', 'French press', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Cocok untuk', 'Mesin tetes', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Kemasan', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Kemasan', 'Kaleng', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Kemasan', 'Kantong', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Berat bersih', '', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Berat bersih', '500 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Cocok untuk', 'Tubruk', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Komposisi', '100% robusta', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Berat bersih', '500 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Cocok untuk', 'Tubruk', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Asal', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Asal', 'Aceh Tengah', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Berat bersih', '200 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Kafein', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Kafein', 'Paling banyak 0,3%', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Asal', 'Aceh Tengah', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Kafein', '', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Kafein', 'Paling banyak 0,3%', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('penggiling-timbangan', 'Bahan', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('penggiling-timbangan', 'Bahan', 'Aluminium', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('penggiling-timbangan', 'Bahan', 'Baja tahan karat', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('penggiling-timbangan', 'Bahan', 'Kayu', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('penggiling-timbangan', 'Garansi', '', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('penggiling-timbangan', 'Garansi', '1 tahun', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('penggiling-timbangan', 'Kapasitas', '', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('penggiling-timbangan', 'Kapasitas', '25 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('penggiling-timbangan', 'Merek', '', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('penggiling-timbangan', 'Merek', 'Jejak', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('penggiling-timbangan', 'Negara asal', '', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('penggiling-timbangan', 'Negara asal', 'Tiongkok', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('penggiling-timbangan', 'Warna', '', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('penggiling-timbangan', 'Warna', 'Hitam', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('penggiling-timbangan', 'Warna', 'Perak', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('penggiling-timbangan', '', '', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('penggiling-timbangan', '', 'available', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('penggiling-timbangan', '', 'discounted', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Bahan', 'Aluminium', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Bahan', 'Baja tahan karat', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Kapasitas', '25 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Merek', 'Jejak', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Negara asal', 'Tiongkok', 9);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('penggiling-timbangan', 'Daya', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('penggiling-timbangan', 'Daya', '150 W', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('penggiling-timbangan', 'Garansi', '2 tahun', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('penggiling-timbangan', 'Kapasitas', '200 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('penggiling-timbangan', 'Merek', 'Bara Api', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Daya', '', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Daya', '150 W', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Garansi', '2 tahun', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Kapasitas', '200 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Merek', 'Bara Api', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('penggiling-timbangan', 'Kapasitas', '2.000 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('penggiling-timbangan', 'Ketelitian', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('penggiling-timbangan', 'Ketelitian', '0,1 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('penggiling-timbangan', 'Warna', 'Putih', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Kapasitas', '2.000 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Ketelitian', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Ketelitian', '0,1 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Daya', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Daya', '220 V', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Daya', '800 W', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Garansi', '2 tahun', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Merek', 'Bara Api', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Negara asal', 'Tiongkok', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Daya', '220 V', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Daya', '800 W', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Bahan', 'Baja tahan karat 304', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Bahan', 'Lapisan keramik', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Garansi', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Garansi', '6 bulan', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Kapasitas', '350 ml', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Kapasitas', '500 ml', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Negara asal', 'Tiongkok', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Tahan panas', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Tahan panas', '6 jam', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Tutup', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Tutup', 'Geser', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Tutup', 'Ulir', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Warna', 'Hitam', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Warna', 'Krem', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Bahan', 'Lapisan keramik', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Garansi', '6 bulan', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Kapasitas', '350 ml', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Kapasitas', '500 ml', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Tahan panas', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Tahan panas', '6 jam', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Tutup', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Tutup', 'Geser', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Tutup', 'Ulir', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Warna', 'Krem', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Bahan', 'Kaca borosilikat', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Isi paket', '2 gelas', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Kapasitas', '250 ml', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Isi paket', '2 gelas', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Kapasitas', '250 ml', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Bahan', 'Baja berlapis enamel', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Merek', 'Jejak', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Warna', 'Biru Dongker', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Warna', 'Hijau Lumut', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Warna', 'Putih', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Bahan', 'Baja berlapis enamel', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Warna', 'Biru Dongker', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Warna', 'Hijau Lumut', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('kelas', 'Berlaku', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('kelas', 'Berlaku', '12 bulan', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('kelas', 'Jenis', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('kelas', 'Jenis', 'Kode digital', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('kelas', 'Nominal', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('kelas', 'Nominal', 'Rp 100.000', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('kelas', 'Nominal', 'Rp 250.000', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('kelas', 'Nominal', 'Rp 500.000', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('kelas', 'Penerbit', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('kelas', 'Penerbit', 'Sangrai Rimba', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Berlaku', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Berlaku', '12 bulan', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Jenis', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Jenis', 'Kode digital', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Nominal', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Nominal', 'Rp 100.000', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Nominal', 'Rp 250.000', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Nominal', 'Rp 500.000', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Penerbit', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Penerbit', 'Sangrai Rimba', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('kelas', 'Akses', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('kelas', 'Akses', '12 bulan', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('kelas', 'Durasi', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('kelas', 'Durasi', '2 jam 10 menit', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('kelas', 'Format', 'Video 1080p', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Akses', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Akses', '12 bulan', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Durasi', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Durasi', '2 jam 10 menit', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Format', 'Video 1080p', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Asal', '', 10);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Asal', 'Aceh Tengah', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Ketinggian', '', 10);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Ketinggian', '1.450–1.600 mdpl', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Proses', 'Anaerob natural', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Ukuran', '100 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Varietas', '', 10);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Varietas', 'Ateng Super', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Varietas', 'Tim Tim', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Ketinggian', '', 10);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Ketinggian', '1.450–1.600 mdpl', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Proses', 'Anaerob natural', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Ukuran', '100 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Varietas', '', 10);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Varietas', 'Ateng Super', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Varietas', 'Tim Tim', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Asal', 'Mandailing Natal', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Ketinggian', '1.200–1.400 mdpl', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Varietas', 'Typica Sumatra', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Asal', 'Mandailing Natal', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Ketinggian', '1.200–1.400 mdpl', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Varietas', 'Typica Sumatra', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Asal', 'Jambi', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Asal', 'Kerinci', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Ketinggian', '1.400–1.700 mdpl', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Varietas', 'Andungsari', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Varietas', 'Sigararutang', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Asal', 'Jambi', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Asal', 'Kerinci', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Ketinggian', '1.400–1.700 mdpl', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Varietas', 'Andungsari', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Varietas', 'Sigararutang', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Asal', 'Solok', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Asal', 'Sumatra Barat', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Ketinggian', '1.500–1.650 mdpl', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Tingkat sangrai', 'Terang', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Asal', 'Solok', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Asal', 'Sumatra Barat', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Ketinggian', '1.500–1.650 mdpl', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Tingkat sangrai', 'Terang', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Asal', 'Kepulauan Meranti', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Asal', 'Riau', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Berat bersih', '150 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Ketinggian', '2–5 mdpl', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Proses', 'Natural', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Varietas', 'Liberoid Meranti', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Asal', 'Kepulauan Meranti', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Asal', 'Riau', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Berat bersih', '150 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Ketinggian', '2–5 mdpl', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Proses', 'Natural', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Varietas', 'Liberoid Meranti', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('siap-seduh', 'Berat bersih', '77 g (7 × 11 g)', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Berat bersih', '77 g (7 × 11 g)', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('siap-seduh', 'Isi', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('siap-seduh', 'Isi', '10 kapsul × 5,4 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('siap-seduh', 'Racikan', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('siap-seduh', 'Racikan', 'Malam', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('siap-seduh', 'Racikan', 'Pagi', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('siap-seduh', 'Racikan', 'Senja', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('siap-seduh', 'Ukuran kapsul', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('siap-seduh', 'Ukuran kapsul', 'Diameter 37 mm', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Isi', '', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Isi', '10 kapsul × 5,4 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Racikan', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Racikan', 'Malam', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Racikan', 'Pagi', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Racikan', 'Senja', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Ukuran kapsul', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Ukuran kapsul', 'Diameter 37 mm', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('siap-seduh', 'Bahan kantong', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('siap-seduh', 'Bahan kantong', 'Serat jagung (PLA)', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('siap-seduh', 'Berat bersih', '96 g (12 × 8 g)', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Bahan kantong', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Bahan kantong', 'Serat jagung (PLA)', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Berat bersih', '96 g (12 × 8 g)', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Isi bersih', '4 × 250 ml', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Pemanis', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Pemanis', 'Aren Cair', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Pemanis', 'Kurma', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Pemanis', 'Tanpa Gula', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Simpan', '', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Simpan', '2–5 °C', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Simpan', 'Tujuh hari', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Isi bersih', '4 × 250 ml', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Pemanis', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Pemanis', 'Aren Cair', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Pemanis', 'Kurma', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Pemanis', 'Tanpa Gula', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Simpan', '', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Simpan', '2–5 °C', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Simpan', 'Tujuh hari', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Isi bersih', '500 ml', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Komposisi', 'Kopi arabika', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Simpan', 'Di bawah 5 °C', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Isi bersih', '500 ml', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Komposisi', 'Kopi arabika', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Simpan', 'Di bawah 5 °C', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Isi bersih', '330 ml', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Komposisi', 'Bahan rasa alami', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Komposisi', 'Gula tebu', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Rasa', 'Karamel Garam', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Rasa', 'Rempah', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Rasa', 'Vanila', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Isi bersih', '330 ml', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Komposisi', 'Bahan rasa alami', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Komposisi', 'Gula tebu', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Rasa', 'Karamel Garam', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Rasa', 'Rempah', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Rasa', 'Vanila', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Bahan', 'Aluminium', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Bahan', 'Gagang nilon', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Kapasitas', '3 cangkir', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Kapasitas', '6 cangkir', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Kompor', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Kompor', 'Gas', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Kompor', 'Listrik; bukan induksi', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Warna', 'Merah', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Bahan', 'Gagang nilon', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Kapasitas', '3 cangkir', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Kapasitas', '6 cangkir', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Kompor', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Kompor', 'Gas', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Kompor', 'Listrik; bukan induksi', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Warna', 'Merah', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Bahan', 'Baja tahan karat', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Kapasitas', '1 liter', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Kapasitas', '350 ml', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Kapasitas', '600 ml', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Perawatan', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Perawatan', 'Aman untuk mesin cuci piring', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Kapasitas', '1 liter', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Kapasitas', '600 ml', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Perawatan', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Perawatan', 'Aman untuk mesin cuci piring', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Bahan', 'Karet silikon', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Bahan', 'Kopoliester bebas BPA', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Isi paket', '100 kertas saring', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Isi paket', 'Alat', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Isi paket', 'Pengaduk', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Isi paket', 'Sendok', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Kapasitas', '240 ml', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Merek', 'Jejak', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Bahan', 'Karet silikon', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Bahan', 'Kopoliester bebas BPA', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Isi paket', '100 kertas saring', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Isi paket', 'Alat', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Isi paket', 'Pengaduk', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Isi paket', 'Sendok', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Kapasitas', '240 ml', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Negara asal', 'Vietnam', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Ukuran', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Ukuran', '120 ml', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Ukuran', '180 ml', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Negara asal', 'Vietnam', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Ukuran', '120 ml', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Ukuran', '180 ml', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Bahan', 'Kayu mahoni', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Kapasitas', '400 ml', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Bahan', 'Kayu mahoni', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Kapasitas', '400 ml', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Bahan', 'Serat kayu murni', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Isi', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Isi', '100 lembar', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Negara asal', 'Jepang', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Nomor', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Nomor', '01', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Nomor', '02', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Warna', 'Cokelat', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Bahan', 'Serat kayu murni', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Isi', '100 lembar', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Negara asal', 'Jepang', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Nomor', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Nomor', '01', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Nomor', '02', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Warna', 'Cokelat', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Asal', 'Bandung', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Asal', 'Jawa Barat', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Ketinggian', '1.350–1.550 mdpl', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Varietas', 'Kartika', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Asal', 'Bandung', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Asal', 'Jawa Barat', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Ketinggian', '1.350–1.550 mdpl', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Varietas', 'Kartika', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Asal', 'Bondowoso', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Asal', 'Jawa Timur', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Ketinggian', '1.000–1.500 mdpl', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Varietas', 'Linie S', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Asal', 'Bondowoso', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Asal', 'Jawa Timur', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Ketinggian', '1.000–1.500 mdpl', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Varietas', 'Linie S', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Asal', 'Jawa Tengah', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Asal', 'Temanggung', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Ketinggian', '700–900 mdpl', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Varietas', 'BP 358', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Varietas', 'BP 42', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Asal', 'Jawa Tengah', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Asal', 'Temanggung', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Ketinggian', '700–900 mdpl', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Varietas', 'BP 358', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Varietas', 'BP 42', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Asal', 'Bali', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Asal', 'Bangli', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Ketinggian', '1.200–1.500 mdpl', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Varietas', 'Kopyol', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Varietas', 'S-795', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Asal', 'Bali', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Asal', 'Bangli', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Ketinggian', '1.200–1.500 mdpl', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Varietas', 'Kopyol', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Varietas', 'S-795', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Asal', 'Jayawijaya', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Asal', 'Papua Pegunungan', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Ketinggian', '1.600–1.800 mdpl', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Varietas', 'Typica', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Asal', 'Jayawijaya', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Asal', 'Papua Pegunungan', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Ketinggian', '1.600–1.800 mdpl', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Varietas', 'Typica', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Asal', '', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Asal', 'Bandung', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Asal', 'Jawa Barat', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Kafein', '', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Kafein', 'Rendah', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Komposisi', '', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Komposisi', 'Kulit ceri kopi kering', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Negara asal', '', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Negara asal', 'Indonesia', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Ukuran', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Ukuran', '200 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Ukuran', '80 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', '', '', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', '', 'available', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', '', 'discounted', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Kafein', 'Rendah', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Komposisi', 'Kulit ceri kopi kering', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Ukuran', '80 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Asal', 'Jambi', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Asal', 'Kerinci', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Berat bersih', '', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Berat bersih', '80 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Komposisi', '100% teh hitam', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Berat bersih', '80 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Komposisi', '100% teh hitam', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Asal', 'Jawa Tengah', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Asal', 'Tegal', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Berat bersih', '60 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Komposisi', 'Aroma bunga melati segar', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Komposisi', 'Teh hijau', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Asal', 'Tegal', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Berat bersih', '60 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Komposisi', 'Aroma bunga melati segar', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Komposisi', 'Teh hijau', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Isi', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Isi', '15 kantong × 5 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Kafein', 'Tidak ada', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Komposisi', 'Cengkih', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Komposisi', 'Jahe', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Komposisi', 'Kapulaga', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Komposisi', 'Kayu manis', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Komposisi', 'Secang', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Komposisi', 'Serai', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Isi', '15 kantong × 5 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Kafein', 'Tidak ada', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Komposisi', 'Cengkih', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Komposisi', 'Jahe', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Komposisi', 'Kapulaga', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Komposisi', 'Kayu manis', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Komposisi', 'Secang', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Komposisi', 'Serai', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('hampers', 'Isi paket', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('hampers', 'Isi paket', '5 barang dan kartu ucapan', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('hampers', 'Merek', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('hampers', 'Merek', 'Sangrai Rimba', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('hampers', 'Negara asal', '', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('hampers', 'Negara asal', 'Indonesia', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('hampers', 'Ukuran kotak', '', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('hampers', 'Ukuran kotak', '32 × 24 × 12 cm', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('hampers', '', '', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('hampers', '', 'available', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('hampers', '', 'discounted', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Isi paket', '5 barang dan kartu ucapan', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Ukuran kotak', '', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Ukuran kotak', '32 × 24 × 12 cm', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('hampers', 'Berat bersih', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('hampers', 'Berat bersih', '300 g (3 × 100 g)', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('hampers', 'Gilingan', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('hampers', 'Gilingan', 'Biji utuh', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('hampers', 'Gilingan', 'Sedang', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('hampers', 'Komposisi', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('hampers', 'Komposisi', '100% arabika', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('hampers', 'Pita', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('hampers', 'Pita', 'Hijau', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('hampers', 'Pita', 'Merah', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('hampers', 'Ukuran kotak', '30 × 18 × 8 cm', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Berat bersih', '300 g (3 × 100 g)', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Pita', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Pita', 'Hijau', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Pita', 'Merah', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Ukuran kotak', '30 × 18 × 8 cm', 1);
--> statement-breakpoint
INSERT INTO "category" VALUES ('biji-kopi', 'Biji Kopi', '/assets/contoh-1/kopi/kategori-biji.webp', 0, NULL);
--> statement-breakpoint
INSERT INTO "category" VALUES ('racikan', 'Racikan', '/assets/contoh-1/kopi/blend-senja.webp', 1, NULL);
--> statement-breakpoint
INSERT INTO "category" VALUES ('siap-seduh', 'Siap Seduh', '/assets/contoh-1/kopi/kategori-siap-seduh.webp', 2, NULL);
--> statement-breakpoint
INSERT INTO "category" VALUES ('minuman', 'Minuman Botol', '/assets/contoh-1/kopi/kategori-minuman.webp', 3, NULL);
--> statement-breakpoint
INSERT INTO "category" VALUES ('teh-cascara', 'Teh & Cascara', '/assets/contoh-1/kopi/cascara-seduh.webp', 4, NULL);
--> statement-breakpoint
INSERT INTO "category" VALUES ('alat-seduh', 'Alat Seduh', '/assets/contoh-1/kopi/kategori-alat.webp', 5, NULL);
--> statement-breakpoint
INSERT INTO "category" VALUES ('penggiling-timbangan', 'Giling & Timbang', '/assets/contoh-1/kopi/penggiling-baja-perak.webp', 6, NULL);
--> statement-breakpoint
INSERT INTO "category" VALUES ('cangkir-tumbler', 'Cangkir & Tumbler', '/assets/contoh-1/kopi/tumbler-bertiga.webp', 7, NULL);
--> statement-breakpoint
INSERT INTO "category" VALUES ('hampers', 'Hampers', '/assets/contoh-1/kopi/hampers-hujan.webp', 8, NULL);
--> statement-breakpoint
INSERT INTO "category" VALUES ('kelas', 'Kelas & Hadiah', '/assets/contoh-1/kopi/kategori-kelas.webp', 9, NULL);
--> statement-breakpoint
INSERT INTO "category_branch" VALUES ('biji-kopi', 'biji-kopi');
--> statement-breakpoint
INSERT INTO "category_branch" VALUES ('', 'biji-kopi');
--> statement-breakpoint
INSERT INTO "category_branch" VALUES ('racikan', 'racikan');
--> statement-breakpoint
INSERT INTO "category_branch" VALUES ('', 'racikan');
--> statement-breakpoint
INSERT INTO "category_branch" VALUES ('siap-seduh', 'siap-seduh');
--> statement-breakpoint
INSERT INTO "category_branch" VALUES ('', 'siap-seduh');
--> statement-breakpoint
INSERT INTO "category_branch" VALUES ('minuman', 'minuman');
--> statement-breakpoint
INSERT INTO "category_branch" VALUES ('', 'minuman');
--> statement-breakpoint
INSERT INTO "category_branch" VALUES ('teh-cascara', 'teh-cascara');
--> statement-breakpoint
INSERT INTO "category_branch" VALUES ('', 'teh-cascara');
--> statement-breakpoint
INSERT INTO "category_branch" VALUES ('alat-seduh', 'alat-seduh');
--> statement-breakpoint
INSERT INTO "category_branch" VALUES ('', 'alat-seduh');
--> statement-breakpoint
INSERT INTO "category_branch" VALUES ('penggiling-timbangan', 'penggiling-timbangan');
--> statement-breakpoint
INSERT INTO "category_branch" VALUES ('', 'penggiling-timbangan');
--> statement-breakpoint
INSERT INTO "category_branch" VALUES ('cangkir-tumbler', 'cangkir-tumbler');
--> statement-breakpoint
INSERT INTO "category_branch" VALUES ('', 'cangkir-tumbler');
--> statement-breakpoint
INSERT INTO "category_branch" VALUES ('hampers', 'hampers');
--> statement-breakpoint
INSERT INTO "category_branch" VALUES ('', 'hampers');
--> statement-breakpoint
INSERT INTO "category_branch" VALUES ('kelas', 'kelas');
--> statement-breakpoint
INSERT INTO "category_branch" VALUES ('', 'kelas');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (1, 'Berat bersih', 'Sesuai varian');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (1, 'Proses', 'Full wash');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (1, 'Tingkat sangrai', 'Sedang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (1, 'Simpan hingga', '12 bulan sejak tanggal sangrai');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (1, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (1, 'Ukuran', '200 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (1, 'Ukuran', '500 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (1, 'Ukuran', '1 kg');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (1, 'Gilingan', 'Biji utuh');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (1, 'Gilingan', 'Kasar');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (1, 'Gilingan', 'Sedang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (1, 'Gilingan', 'Halus');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (1, 'Berat bersih', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (1, 'Gilingan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (1, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (1, 'Proses', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (1, 'Simpan hingga', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (1, 'Tingkat sangrai', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (1, 'Ukuran', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (2, 'Berat bersih', '200 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (2, 'Proses', 'Giling basah');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (2, 'Tingkat sangrai', 'Sedang ke gelap');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (2, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (2, 'Gilingan', 'Biji utuh');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (2, 'Gilingan', 'Kasar');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (2, 'Gilingan', 'Sedang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (2, 'Gilingan', 'Halus');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (2, 'Berat bersih', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (2, 'Gilingan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (2, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (2, 'Proses', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (2, 'Tingkat sangrai', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (3, 'Berat bersih', '250 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (3, 'Komposisi', '100% robusta');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (3, 'Tingkat sangrai', 'Gelap');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (3, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (3, 'Berat bersih', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (3, 'Komposisi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (3, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (3, 'Tingkat sangrai', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (4, 'Berat bersih', '200 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (4, 'Proses', 'Honey');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (4, 'Tingkat sangrai', 'Terang ke sedang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (4, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (4, 'Gilingan', 'Biji utuh');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (4, 'Gilingan', 'Sedang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (4, 'Berat bersih', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (4, 'Gilingan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (4, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (4, 'Proses', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (4, 'Tingkat sangrai', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (5, 'Berat bersih', '100 g (10 × 10 g)');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (5, 'Komposisi', '100% arabika');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (5, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (5, 'Berat bersih', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (5, 'Komposisi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (5, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (6, 'Berat bersih', '10 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (6, 'Komposisi', '100% arabika');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (6, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (6, 'Asal', 'Gayo');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (6, 'Asal', 'Toraja');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (6, 'Asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (6, 'Berat bersih', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (6, 'Komposisi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (6, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (7, 'Isi bersih', '1 liter');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (7, 'Komposisi', 'Kopi');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (7, 'Komposisi', 'Air');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (7, 'Komposisi', 'Susu segar');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (7, 'Komposisi', 'Gula aren (kecuali Hitam)');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (7, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (7, 'Rasa', 'Gula Aren');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (7, 'Rasa', 'Pandan');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (7, 'Rasa', 'Hitam');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (7, 'Isi bersih', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (7, 'Komposisi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (7, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (7, 'Rasa', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (8, 'Bahan', 'Keramik stoneware');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (8, 'Kapasitas', '1–2 cangkir');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (8, 'Merek', 'Sangrai Rimba');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (8, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (8, 'Warna', 'Putih');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (8, 'Warna', 'Hijau Sage');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (8, 'Warna', 'Terakota');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (8, 'Bahan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (8, 'Kapasitas', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (8, 'Merek', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (8, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (8, 'Warna', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (9, 'Bahan', 'Baja tahan karat 304');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (9, 'Bahan', 'Kayu');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (9, 'Kapasitas', '800 ml');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (9, 'Merek', 'Sangrai Rimba');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (9, 'Garansi', '1 tahun');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (9, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (9, 'Warna', 'Hitam');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (9, 'Warna', 'Perak');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (9, 'Bahan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (9, 'Garansi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (9, 'Kapasitas', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (9, 'Merek', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (9, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (9, 'Warna', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (10, 'Bahan', 'Keramik stoneware');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (10, 'Kapasitas', '220 ml');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (10, 'Isi paket', '1 cangkir');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (10, 'Isi paket', '1 tatakan');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (10, 'Merek', 'Sangrai Rimba');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (10, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (10, 'Warna', 'Gading');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (10, 'Warna', 'Hijau');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (10, 'Warna', 'Biru');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (10, 'Bahan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (10, 'Isi paket', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (10, 'Kapasitas', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (10, 'Merek', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (10, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (10, 'Warna', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (11, 'Isi paket', '5 barang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (11, 'Bahan', 'Keramik');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (11, 'Bahan', 'Kaca borosilikat');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (11, 'Bahan', 'Baja');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (11, 'Bahan', 'Kayu');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (11, 'Merek', 'Sangrai Rimba');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (11, 'Garansi', 'Penggiling 1 tahun');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (11, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (11, 'Bahan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (11, 'Garansi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (11, 'Isi paket', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (11, 'Merek', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (11, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (12, 'Format', 'PDF dan EPUB');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (12, 'Halaman', '112');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (12, 'Bahasa', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (12, 'Penulis', 'Tim Sangrai Rimba');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (12, 'Bahasa', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (12, 'Format', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (12, 'Halaman', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (12, 'Penulis', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (13, 'Komposisi', 'Arabika 70%');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (13, 'Komposisi', 'Robusta 30%');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (13, 'Cocok untuk', 'Espreso');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (13, 'Cocok untuk', 'Moka pot');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (13, 'Cocok untuk', 'Kopi susu');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (13, 'Proses', 'Campuran');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (13, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (13, 'Ukuran', '250 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (13, 'Ukuran', '500 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (13, 'Ukuran', '1 kg');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (13, 'Gilingan', 'Biji utuh');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (13, 'Gilingan', 'Halus');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (13, 'Tingkat sangrai', 'Sedang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (13, 'Tingkat sangrai', 'Gelap');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (13, 'Cocok untuk', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (13, 'Gilingan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (13, 'Komposisi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (13, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (13, 'Proses', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (13, 'Tingkat sangrai', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (13, 'Ukuran', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (14, 'Komposisi', '100% arabika');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (14, 'Cocok untuk', 'Dripper');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (14, 'Cocok untuk', 'Mesin tetes');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (14, 'Cocok untuk', 'French press');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (14, 'Tingkat sangrai', 'Terang ke sedang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (14, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (14, 'Ukuran', '200 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (14, 'Ukuran', '500 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (14, 'Gilingan', 'Biji utuh');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (14, 'Gilingan', 'Sedang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (14, 'Gilingan', 'Kasar');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (14, 'Kemasan', 'Kantong');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (14, 'Kemasan', 'Kaleng');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (14, 'Cocok untuk', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (14, 'Gilingan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (14, 'Kemasan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (14, 'Komposisi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (14, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (14, 'Tingkat sangrai', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (14, 'Ukuran', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (15, 'Berat bersih', '500 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (15, 'Komposisi', '100% robusta');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (15, 'Tingkat sangrai', 'Gelap');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (15, 'Cocok untuk', 'Tubruk');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (15, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (15, 'Berat bersih', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (15, 'Cocok untuk', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (15, 'Komposisi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (15, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (15, 'Tingkat sangrai', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (16, 'Berat bersih', '200 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (16, 'Asal', 'Aceh Tengah');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (16, 'Kafein', 'Paling banyak 0,3%');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (16, 'Tingkat sangrai', 'Sedang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (16, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (16, 'Gilingan', 'Biji utuh');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (16, 'Gilingan', 'Kasar');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (16, 'Gilingan', 'Sedang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (16, 'Gilingan', 'Halus');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (16, 'Asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (16, 'Berat bersih', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (16, 'Gilingan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (16, 'Kafein', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (16, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (16, 'Tingkat sangrai', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (17, 'Bahan', 'Aluminium');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (17, 'Bahan', 'Baja tahan karat');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (17, 'Bahan', 'Kayu');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (17, 'Kapasitas', '25 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (17, 'Merek', 'Jejak');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (17, 'Garansi', '1 tahun');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (17, 'Negara asal', 'Tiongkok');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (17, 'Warna', 'Hitam');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (17, 'Warna', 'Perak');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (17, 'Bahan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (17, 'Garansi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (17, 'Kapasitas', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (17, 'Merek', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (17, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (17, 'Warna', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (18, 'Daya', '150 W');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (18, 'Kapasitas', '200 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (18, 'Merek', 'Bara Api');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (18, 'Garansi', '2 tahun');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (18, 'Negara asal', 'Tiongkok');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (18, 'Daya', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (18, 'Garansi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (18, 'Kapasitas', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (18, 'Merek', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (18, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (19, 'Kapasitas', '2.000 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (19, 'Ketelitian', '0,1 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (19, 'Merek', 'Jejak');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (19, 'Garansi', '1 tahun');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (19, 'Negara asal', 'Tiongkok');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (19, 'Warna', 'Hitam');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (19, 'Warna', 'Putih');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (19, 'Garansi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (19, 'Kapasitas', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (19, 'Ketelitian', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (19, 'Merek', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (19, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (19, 'Warna', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (20, 'Bahan', 'Baja tahan karat 304');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (20, 'Daya', '800 W');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (20, 'Daya', '220 V');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (20, 'Merek', 'Bara Api');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (20, 'Garansi', '2 tahun');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (20, 'Negara asal', 'Tiongkok');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (20, 'Warna', 'Hitam');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (20, 'Warna', 'Putih');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (20, 'Bahan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (20, 'Daya', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (20, 'Garansi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (20, 'Merek', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (20, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (20, 'Warna', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (21, 'Bahan', 'Baja tahan karat 304');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (21, 'Bahan', 'Lapisan keramik');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (21, 'Tahan panas', '6 jam');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (21, 'Merek', 'Sangrai Rimba');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (21, 'Garansi', '6 bulan');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (21, 'Negara asal', 'Tiongkok');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (21, 'Warna', 'Hijau');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (21, 'Warna', 'Krem');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (21, 'Warna', 'Hitam');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (21, 'Kapasitas', '350 ml');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (21, 'Kapasitas', '500 ml');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (21, 'Tutup', 'Geser');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (21, 'Tutup', 'Ulir');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (21, 'Bahan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (21, 'Garansi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (21, 'Kapasitas', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (21, 'Merek', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (21, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (21, 'Tahan panas', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (21, 'Tutup', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (21, 'Warna', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (22, 'Bahan', 'Kaca borosilikat');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (22, 'Kapasitas', '250 ml');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (22, 'Isi paket', '2 gelas');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (22, 'Merek', 'Sangrai Rimba');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (22, 'Negara asal', 'Tiongkok');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (22, 'Bahan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (22, 'Isi paket', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (22, 'Kapasitas', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (22, 'Merek', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (22, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (23, 'Bahan', 'Baja berlapis enamel');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (23, 'Kapasitas', '350 ml');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (23, 'Merek', 'Jejak');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (23, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (23, 'Warna', 'Putih');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (23, 'Warna', 'Hijau Lumut');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (23, 'Warna', 'Biru Dongker');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (23, 'Bahan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (23, 'Kapasitas', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (23, 'Merek', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (23, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (23, 'Warna', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (24, 'Jenis', 'Kode digital');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (24, 'Berlaku', '12 bulan');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (24, 'Penerbit', 'Sangrai Rimba');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (24, 'Nominal', 'Rp 100.000');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (24, 'Nominal', 'Rp 250.000');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (24, 'Nominal', 'Rp 500.000');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (24, 'Berlaku', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (24, 'Jenis', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (24, 'Nominal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (24, 'Penerbit', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (25, 'Format', 'Video 1080p');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (25, 'Durasi', '2 jam 10 menit');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (25, 'Bahasa', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (25, 'Akses', '12 bulan');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (25, 'Akses', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (25, 'Bahasa', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (25, 'Durasi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (25, 'Format', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (26, 'Asal', 'Aceh Tengah');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (26, 'Ketinggian', '1.450–1.600 mdpl');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (26, 'Varietas', 'Ateng Super');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (26, 'Varietas', 'Tim Tim');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (26, 'Proses', 'Anaerob natural');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (26, 'Tingkat sangrai', 'Terang ke sedang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (26, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (26, 'Ukuran', '100 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (26, 'Ukuran', '200 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (26, 'Gilingan', 'Biji utuh');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (26, 'Gilingan', 'Sedang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (26, 'Asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (26, 'Gilingan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (26, 'Ketinggian', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (26, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (26, 'Proses', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (26, 'Tingkat sangrai', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (26, 'Ukuran', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (26, 'Varietas', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (27, 'Asal', 'Mandailing Natal');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (27, 'Ketinggian', '1.200–1.400 mdpl');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (27, 'Varietas', 'Typica Sumatra');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (27, 'Proses', 'Giling basah');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (27, 'Tingkat sangrai', 'Sedang ke gelap');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (27, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (27, 'Ukuran', '200 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (27, 'Ukuran', '500 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (27, 'Gilingan', 'Biji utuh');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (27, 'Gilingan', 'Kasar');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (27, 'Gilingan', 'Sedang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (27, 'Gilingan', 'Halus');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (27, 'Asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (27, 'Gilingan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (27, 'Ketinggian', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (27, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (27, 'Proses', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (27, 'Tingkat sangrai', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (27, 'Ukuran', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (27, 'Varietas', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (28, 'Berat bersih', '200 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (28, 'Asal', 'Kerinci');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (28, 'Asal', 'Jambi');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (28, 'Ketinggian', '1.400–1.700 mdpl');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (28, 'Varietas', 'Sigararutang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (28, 'Varietas', 'Andungsari');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (28, 'Proses', 'Honey');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (28, 'Tingkat sangrai', 'Terang ke sedang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (28, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (28, 'Gilingan', 'Biji utuh');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (28, 'Gilingan', 'Kasar');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (28, 'Gilingan', 'Sedang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (28, 'Gilingan', 'Halus');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (28, 'Asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (28, 'Berat bersih', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (28, 'Gilingan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (28, 'Ketinggian', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (28, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (28, 'Proses', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (28, 'Tingkat sangrai', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (28, 'Varietas', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (29, 'Berat bersih', '200 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (29, 'Asal', 'Solok');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (29, 'Asal', 'Sumatra Barat');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (29, 'Ketinggian', '1.500–1.650 mdpl');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (29, 'Varietas', 'Sigararutang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (29, 'Proses', 'Full wash');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (29, 'Tingkat sangrai', 'Terang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (29, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (29, 'Gilingan', 'Biji utuh');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (29, 'Gilingan', 'Kasar');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (29, 'Gilingan', 'Sedang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (29, 'Asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (29, 'Berat bersih', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (29, 'Gilingan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (29, 'Ketinggian', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (29, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (29, 'Proses', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (29, 'Tingkat sangrai', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (29, 'Varietas', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (30, 'Berat bersih', '150 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (30, 'Asal', 'Kepulauan Meranti');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (30, 'Asal', 'Riau');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (30, 'Ketinggian', '2–5 mdpl');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (30, 'Varietas', 'Liberoid Meranti');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (30, 'Proses', 'Natural');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (30, 'Tingkat sangrai', 'Sedang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (30, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (30, 'Gilingan', 'Biji utuh');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (30, 'Gilingan', 'Sedang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (30, 'Gilingan', 'Halus');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (30, 'Asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (30, 'Berat bersih', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (30, 'Gilingan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (30, 'Ketinggian', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (30, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (30, 'Proses', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (30, 'Tingkat sangrai', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (30, 'Varietas', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (31, 'Berat bersih', '77 g (7 × 11 g)');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (31, 'Komposisi', '100% arabika');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (31, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (31, 'Berat bersih', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (31, 'Komposisi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (31, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (32, 'Isi', '10 kapsul × 5,4 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (32, 'Komposisi', '100% arabika');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (32, 'Ukuran kapsul', 'Diameter 37 mm');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (32, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (32, 'Racikan', 'Pagi');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (32, 'Racikan', 'Senja');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (32, 'Racikan', 'Malam');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (32, 'Isi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (32, 'Komposisi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (32, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (32, 'Racikan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (32, 'Ukuran kapsul', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (33, 'Berat bersih', '96 g (12 × 8 g)');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (33, 'Komposisi', '100% arabika');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (33, 'Bahan kantong', 'Serat jagung (PLA)');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (33, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (33, 'Bahan kantong', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (33, 'Berat bersih', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (33, 'Komposisi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (33, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (34, 'Isi bersih', '4 × 250 ml');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (34, 'Simpan', '2–5 °C');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (34, 'Simpan', 'Tujuh hari');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (34, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (34, 'Pemanis', 'Aren Cair');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (34, 'Pemanis', 'Kurma');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (34, 'Pemanis', 'Tanpa Gula');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (34, 'Isi bersih', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (34, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (34, 'Pemanis', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (34, 'Simpan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (35, 'Isi bersih', '500 ml');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (35, 'Komposisi', 'Air');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (35, 'Komposisi', 'Kopi arabika');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (35, 'Simpan', 'Di bawah 5 °C');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (35, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (35, 'Isi bersih', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (35, 'Komposisi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (35, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (35, 'Simpan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (36, 'Isi bersih', '330 ml');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (36, 'Komposisi', 'Gula tebu');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (36, 'Komposisi', 'Air');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (36, 'Komposisi', 'Bahan rasa alami');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (36, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (36, 'Rasa', 'Karamel Garam');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (36, 'Rasa', 'Vanila');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (36, 'Rasa', 'Rempah');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (36, 'Isi bersih', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (36, 'Komposisi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (36, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (36, 'Rasa', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (37, 'Bahan', 'Aluminium');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (37, 'Bahan', 'Gagang nilon');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (37, 'Kompor', 'Gas');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (37, 'Kompor', 'Listrik; bukan induksi');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (37, 'Merek', 'Bara Api');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (37, 'Garansi', '1 tahun');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (37, 'Negara asal', 'Tiongkok');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (37, 'Warna', 'Perak');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (37, 'Warna', 'Merah');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (37, 'Kapasitas', '3 cangkir');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (37, 'Kapasitas', '6 cangkir');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (37, 'Bahan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (37, 'Garansi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (37, 'Kapasitas', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (37, 'Kompor', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (37, 'Merek', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (37, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (37, 'Warna', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (38, 'Bahan', 'Kaca borosilikat');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (38, 'Bahan', 'Baja tahan karat');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (38, 'Perawatan', 'Aman untuk mesin cuci piring');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (38, 'Merek', 'Sangrai Rimba');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (38, 'Negara asal', 'Tiongkok');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (38, 'Kapasitas', '350 ml');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (38, 'Kapasitas', '600 ml');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (38, 'Kapasitas', '1 liter');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (38, 'Bahan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (38, 'Kapasitas', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (38, 'Merek', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (38, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (38, 'Perawatan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (39, 'Bahan', 'Kopoliester bebas BPA');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (39, 'Bahan', 'Karet silikon');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (39, 'Kapasitas', '240 ml');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (39, 'Isi paket', 'Alat');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (39, 'Isi paket', 'Pengaduk');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (39, 'Isi paket', 'Sendok');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (39, 'Isi paket', '100 kertas saring');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (39, 'Merek', 'Jejak');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (39, 'Garansi', '1 tahun');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (39, 'Negara asal', 'Tiongkok');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (39, 'Bahan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (39, 'Garansi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (39, 'Isi paket', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (39, 'Kapasitas', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (39, 'Merek', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (39, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (40, 'Bahan', 'Baja tahan karat 304');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (40, 'Merek', 'Bara Api');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (40, 'Negara asal', 'Vietnam');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (40, 'Ukuran', '120 ml');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (40, 'Ukuran', '180 ml');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (40, 'Bahan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (40, 'Merek', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (40, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (40, 'Ukuran', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (41, 'Bahan', 'Kaca borosilikat');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (41, 'Bahan', 'Kayu mahoni');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (41, 'Merek', 'Sangrai Rimba');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (41, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (41, 'Kapasitas', '400 ml');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (41, 'Kapasitas', '600 ml');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (41, 'Bahan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (41, 'Kapasitas', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (41, 'Merek', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (41, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (42, 'Isi', '100 lembar');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (42, 'Bahan', 'Serat kayu murni');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (42, 'Merek', 'Sangrai Rimba');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (42, 'Negara asal', 'Jepang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (42, 'Warna', 'Putih');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (42, 'Warna', 'Cokelat');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (42, 'Nomor', '01');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (42, 'Nomor', '02');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (42, 'Bahan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (42, 'Isi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (42, 'Merek', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (42, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (42, 'Nomor', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (42, 'Warna', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (43, 'Asal', 'Bandung');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (43, 'Asal', 'Jawa Barat');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (43, 'Ketinggian', '1.350–1.550 mdpl');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (43, 'Varietas', 'Sigararutang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (43, 'Varietas', 'Kartika');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (43, 'Proses', 'Natural');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (43, 'Tingkat sangrai', 'Terang ke sedang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (43, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (43, 'Ukuran', '200 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (43, 'Ukuran', '500 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (43, 'Ukuran', '1 kg');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (43, 'Gilingan', 'Biji utuh');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (43, 'Gilingan', 'Kasar');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (43, 'Gilingan', 'Sedang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (43, 'Gilingan', 'Halus');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (43, 'Asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (43, 'Gilingan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (43, 'Ketinggian', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (43, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (43, 'Proses', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (43, 'Tingkat sangrai', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (43, 'Ukuran', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (43, 'Varietas', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (44, 'Asal', 'Bondowoso');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (44, 'Asal', 'Jawa Timur');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (44, 'Ketinggian', '1.000–1.500 mdpl');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (44, 'Varietas', 'Kartika');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (44, 'Varietas', 'Linie S');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (44, 'Proses', 'Full wash');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (44, 'Tingkat sangrai', 'Sedang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (44, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (44, 'Ukuran', '200 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (44, 'Ukuran', '500 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (44, 'Gilingan', 'Biji utuh');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (44, 'Gilingan', 'Sedang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (44, 'Gilingan', 'Halus');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (44, 'Asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (44, 'Gilingan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (44, 'Ketinggian', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (44, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (44, 'Proses', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (44, 'Tingkat sangrai', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (44, 'Ukuran', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (44, 'Varietas', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (45, 'Berat bersih', '250 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (45, 'Asal', 'Temanggung');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (45, 'Asal', 'Jawa Tengah');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (45, 'Ketinggian', '700–900 mdpl');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (45, 'Varietas', 'BP 358');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (45, 'Varietas', 'BP 42');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (45, 'Proses', 'Natural');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (45, 'Tingkat sangrai', 'Sedang ke gelap');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (45, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (45, 'Gilingan', 'Biji utuh');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (45, 'Gilingan', 'Kasar');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (45, 'Gilingan', 'Sedang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (45, 'Gilingan', 'Halus');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (45, 'Asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (45, 'Berat bersih', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (45, 'Gilingan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (45, 'Ketinggian', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (45, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (45, 'Proses', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (45, 'Tingkat sangrai', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (45, 'Varietas', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (46, 'Berat bersih', '200 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (46, 'Asal', 'Bangli');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (46, 'Asal', 'Bali');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (46, 'Ketinggian', '1.200–1.500 mdpl');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (46, 'Varietas', 'Kopyol');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (46, 'Varietas', 'S-795');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (46, 'Proses', 'Full wash');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (46, 'Tingkat sangrai', 'Terang ke sedang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (46, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (46, 'Gilingan', 'Biji utuh');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (46, 'Gilingan', 'Kasar');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (46, 'Gilingan', 'Sedang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (46, 'Gilingan', 'Halus');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (46, 'Asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (46, 'Berat bersih', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (46, 'Gilingan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (46, 'Ketinggian', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (46, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (46, 'Proses', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (46, 'Tingkat sangrai', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (46, 'Varietas', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (47, 'Berat bersih', '200 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (47, 'Asal', 'Jayawijaya');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (47, 'Asal', 'Papua Pegunungan');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (47, 'Ketinggian', '1.600–1.800 mdpl');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (47, 'Varietas', 'Typica');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (47, 'Proses', 'Full wash');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (47, 'Tingkat sangrai', 'Sedang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (47, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (47, 'Gilingan', 'Biji utuh');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (47, 'Gilingan', 'Sedang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (47, 'Asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (47, 'Berat bersih', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (47, 'Gilingan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (47, 'Ketinggian', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (47, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (47, 'Proses', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (47, 'Tingkat sangrai', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (47, 'Varietas', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (48, 'Asal', 'Bandung');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (48, 'Asal', 'Jawa Barat');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (48, 'Komposisi', 'Kulit ceri kopi kering');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (48, 'Kafein', 'Rendah');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (48, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (48, 'Ukuran', '80 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (48, 'Ukuran', '200 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (48, 'Asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (48, 'Kafein', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (48, 'Komposisi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (48, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (48, 'Ukuran', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (49, 'Berat bersih', '80 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (49, 'Asal', 'Kerinci');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (49, 'Asal', 'Jambi');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (49, 'Komposisi', '100% teh hitam');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (49, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (49, 'Asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (49, 'Berat bersih', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (49, 'Komposisi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (49, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (50, 'Berat bersih', '60 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (50, 'Asal', 'Tegal');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (50, 'Asal', 'Jawa Tengah');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (50, 'Komposisi', 'Teh hijau');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (50, 'Komposisi', 'Aroma bunga melati segar');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (50, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (50, 'Asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (50, 'Berat bersih', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (50, 'Komposisi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (50, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (51, 'Isi', '15 kantong × 5 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (51, 'Komposisi', 'Jahe');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (51, 'Komposisi', 'Serai');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (51, 'Komposisi', 'Secang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (51, 'Komposisi', 'Kapulaga');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (51, 'Komposisi', 'Cengkih');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (51, 'Komposisi', 'Kayu manis');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (51, 'Kafein', 'Tidak ada');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (51, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (51, 'Isi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (51, 'Kafein', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (51, 'Komposisi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (51, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (52, 'Isi paket', '5 barang dan kartu ucapan');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (52, 'Ukuran kotak', '32 × 24 × 12 cm');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (52, 'Merek', 'Sangrai Rimba');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (52, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (52, 'Isi paket', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (52, 'Merek', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (52, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (52, 'Ukuran kotak', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (53, 'Berat bersih', '300 g (3 × 100 g)');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (53, 'Komposisi', '100% arabika');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (53, 'Ukuran kotak', '30 × 18 × 8 cm');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (53, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (53, 'Gilingan', 'Biji utuh');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (53, 'Gilingan', 'Sedang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (53, 'Pita', 'Hijau');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (53, 'Pita', 'Merah');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (53, 'Berat bersih', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (53, 'Gilingan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (53, 'Komposisi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (53, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (53, 'Pita', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (53, 'Ukuran kotak', '');
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('biji-kopi', 1, 0, 3182, 1795703818662, 78000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 1, 0, 3182, 1795703818662, 78000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('biji-kopi', 2, 1, 1407, 1795703818661, 92000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 2, 1, 1407, 1795703818661, 92000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('biji-kopi', 3, 2, 5620, 1795703818660, 39500, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 3, 2, 5620, 1795703818660, 39500, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('biji-kopi', 4, 3, 624, 1795703818659, 105000, 0, 0);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 4, 3, 624, 1795703818659, 105000, 0, 0);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('siap-seduh', 5, 4, 2035, 1795703818658, 82000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 5, 4, 2035, 1795703818658, 82000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('siap-seduh', 6, 5, 4870, 1795703818657, 9000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 6, 5, 4870, 1795703818657, 9000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('minuman', 7, 6, 1926, 1795703818656, 69000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 7, 6, 1926, 1795703818656, 69000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('alat-seduh', 8, 7, 538, 1795703818655, 145000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 8, 7, 538, 1795703818655, 145000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('alat-seduh', 9, 8, 412, 1795703818654, 325000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 9, 8, 412, 1795703818654, 325000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('cangkir-tumbler', 10, 9, 482, 1795703818653, 89000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 10, 9, 482, 1795703818653, 89000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('alat-seduh', 11, 10, 203, 1795703818652, 749000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 11, 10, 203, 1795703818652, 749000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('kelas', 12, 11, 766, 1795703818651, 49000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 12, 11, 766, 1795703818651, 49000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('racikan', 13, 12, 2874, 1795703818650, 72000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 13, 12, 2874, 1795703818650, 72000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('racikan', 14, 13, 1345, 1795703818649, 79000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 14, 13, 1345, 1795703818649, 79000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('racikan', 15, 14, 4415, 1795703818648, 62000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 15, 14, 4415, 1795703818648, 62000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('racikan', 16, 15, 497, 1795703818647, 118000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 16, 15, 497, 1795703818647, 118000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('penggiling-timbangan', 17, 16, 846, 1795703818646, 399000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 17, 16, 846, 1795703818646, 399000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('penggiling-timbangan', 18, 17, 173, 1795703818645, 1149000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 18, 17, 173, 1795703818645, 1149000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('penggiling-timbangan', 19, 18, 1420, 1795703818644, 185000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 19, 18, 1420, 1795703818644, 185000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('alat-seduh', 20, 19, 296, 1795703818643, 689000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 20, 19, 296, 1795703818643, 689000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('cangkir-tumbler', 21, 20, 1215, 1795703818642, 165000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 21, 20, 1215, 1795703818642, 165000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('cangkir-tumbler', 22, 21, 377, 1795703818641, 129000, 1, 0);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 22, 21, 377, 1795703818641, 129000, 1, 0);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('cangkir-tumbler', 23, 22, 468, 1795703818640, 55000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 23, 22, 468, 1795703818640, 55000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('kelas', 24, 23, 319, 1795703818639, 100000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 24, 23, 319, 1795703818639, 100000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('kelas', 25, 24, 241, 1795703818638, 125000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 25, 24, 241, 1795703818638, 125000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('biji-kopi', 26, 25, 871, 1795703818637, 79000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 26, 25, 871, 1795703818637, 79000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('biji-kopi', 27, 26, 1288, 1795703818636, 84000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 27, 26, 1288, 1795703818636, 84000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('biji-kopi', 28, 27, 743, 1795703818635, 96000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 28, 27, 743, 1795703818635, 96000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('biji-kopi', 29, 28, 566, 1795703818634, 89000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 29, 28, 566, 1795703818634, 89000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('biji-kopi', 30, 29, 214, 1795703818633, 68000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 30, 29, 214, 1795703818633, 68000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('siap-seduh', 31, 30, 1653, 1795703818632, 74000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 31, 30, 1653, 1795703818632, 74000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('siap-seduh', 32, 31, 912, 1795703818631, 69000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 32, 31, 912, 1795703818631, 69000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('siap-seduh', 33, 32, 1187, 1795703818630, 58000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 33, 32, 1187, 1795703818630, 58000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('minuman', 34, 33, 1104, 1795703818629, 88000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 34, 33, 1104, 1795703818629, 88000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('minuman', 35, 34, 688, 1795703818628, 78000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 35, 34, 688, 1795703818628, 78000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('minuman', 36, 35, 533, 1795703818627, 56000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 36, 35, 533, 1795703818627, 56000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('alat-seduh', 37, 36, 1011, 1795703818626, 149000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 37, 36, 1011, 1795703818626, 149000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('alat-seduh', 38, 37, 724, 1795703818625, 135000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 38, 37, 724, 1795703818625, 135000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('alat-seduh', 39, 38, 358, 1795703818624, 279000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 39, 38, 358, 1795703818624, 279000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('alat-seduh', 40, 39, 1569, 1795703818623, 39000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 40, 39, 1569, 1795703818623, 39000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('alat-seduh', 41, 40, 491, 1795703818622, 98000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 41, 40, 491, 1795703818622, 98000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('alat-seduh', 42, 41, 3760, 1795703818621, 39000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 42, 41, 3760, 1795703818621, 39000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('biji-kopi', 43, 42, 1502, 1795703818620, 92000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 43, 42, 1502, 1795703818620, 92000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('biji-kopi', 44, 43, 958, 1795703818619, 82000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 44, 43, 958, 1795703818619, 82000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('biji-kopi', 45, 44, 2140, 1795703818618, 54000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 45, 44, 2140, 1795703818618, 54000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('biji-kopi', 46, 45, 1096, 1795703818617, 88000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 46, 45, 1096, 1795703818617, 88000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('biji-kopi', 47, 46, 389, 1795703818616, 128000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 47, 46, 389, 1795703818616, 128000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('teh-cascara', 48, 47, 602, 1795703818615, 45000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 48, 47, 602, 1795703818615, 45000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('teh-cascara', 49, 48, 411, 1795703818614, 67000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 49, 48, 411, 1795703818614, 67000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('teh-cascara', 50, 49, 356, 1795703818613, 52000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 50, 49, 356, 1795703818613, 52000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('teh-cascara', 51, 50, 829, 1795703818612, 49000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 51, 50, 829, 1795703818612, 49000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('hampers', 52, 51, 264, 1795703818611, 325000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 52, 51, 264, 1795703818611, 325000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('hampers', 53, 52, 437, 1795703818610, 189000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 53, 52, 437, 1795703818610, 189000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (1, '3cfde8e6-d54d-4fd7-8c52-1e7c5e381380', 'biji-kopi', 0, 3182, 1795703818662, '[["Berat bersih","Sesuai varian"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010418-29"],["Halal","ID32110004418760924"],["Simpan hingga","12 bulan sejak tanggal sangrai"],["Negara asal","Indonesia"],["Ukuran","200 g"],["Ukuran","500 g"],["Ukuran","1 kg"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 78000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (2, 'c6b65ca3-3640-49be-acba-5e6e540a0637', 'biji-kopi', 1, 1407, 1795703818661, '[["Berat bersih","200 g"],["Proses","Giling basah"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010419-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 92000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (3, 'b248d6c7-1976-4a10-9730-ded8cafa8370', 'biji-kopi', 2, 5620, 1795703818660, '[["Berat bersih","250 g"],["Komposisi","100% robusta"],["Tingkat sangrai","Gelap"],["PIRT","2063273010420-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 39500, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (4, '3edafb22-ffe6-4c87-ac9d-0c41bf7a3608', 'biji-kopi', 3, 624, 1795703818659, '[["Berat bersih","200 g"],["Proses","Honey"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010421-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Sedang"]]', 105000, 0, 0);
--> statement-breakpoint
INSERT INTO "listing" VALUES (5, 'e697591b-97d8-40a4-9b7d-1c9713da778e', 'siap-seduh', 4, 2035, 1795703818658, '[["Berat bersih","100 g (10 × 10 g)"],["Komposisi","100% arabika"],["PIRT","2063273010423-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 82000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (6, 'a65a68e8-8176-46be-bca6-60ba73267df4', 'siap-seduh', 5, 4870, 1795703818657, '[["Berat bersih","10 g"],["Komposisi","100% arabika"],["PIRT","2063273010423-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Asal","Gayo"],["Asal","Toraja"]]', 9000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (7, '1d96398b-9721-4375-a1c5-5451e8a2385d', 'minuman', 6, 1926, 1795703818656, '[["Isi bersih","1 liter"],["Komposisi","Kopi, air, susu segar, gula aren (kecuali Hitam)"],["BPOM","MD 271028004127"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"],["Rasa","Gula Aren"],["Rasa","Pandan"],["Rasa","Hitam"]]', 69000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (8, '23225290-3764-4dd6-a3ca-0646ab9f8478', 'alat-seduh', 7, 538, 1795703818655, '[["Bahan","Keramik stoneware"],["Kapasitas","1–2 cangkir"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"],["Warna","Putih"],["Warna","Hijau Sage"],["Warna","Terakota"]]', 145000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (9, '5ac89981-6acf-49d1-bf3d-3f68b897897a', 'alat-seduh', 8, 412, 1795703818654, '[["Bahan","Baja tahan karat 304, kayu"],["Kapasitas","800 ml"],["Merek","Sangrai Rimba"],["Garansi","1 tahun"],["Negara asal","Indonesia"],["Warna","Hitam"],["Warna","Perak"]]', 325000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (10, 'e986c59f-12b4-4b1c-b9ee-0137270cbe7e', 'cangkir-tumbler', 9, 482, 1795703818653, '[["Bahan","Keramik stoneware"],["Kapasitas","220 ml"],["Isi paket","1 cangkir, 1 tatakan"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"],["Warna","Gading"],["Warna","Hijau"],["Warna","Biru"]]', 89000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (11, '6b8fc3fd-28e2-438f-9942-d89bcd9a07ff', 'alat-seduh', 10, 203, 1795703818652, '[["Isi paket","5 barang"],["Bahan","Keramik, kaca borosilikat, baja, kayu"],["Merek","Sangrai Rimba"],["Garansi","Penggiling 1 tahun"],["Negara asal","Indonesia"]]', 749000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (12, '3767edba-8aac-4fa5-b960-c1d65325ed0f', 'kelas', 11, 766, 1795703818651, '[["Format","PDF dan EPUB"],["Halaman","112"],["Bahasa","Indonesia"],["Penulis","Tim Sangrai Rimba"]]', 49000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (13, '64cc6a4d-8ecb-4423-b134-937bafae2c02', 'racikan', 12, 2874, 1795703818650, '[["Komposisi","Arabika 70%, robusta 30%"],["Cocok untuk","Espreso, moka pot, kopi susu"],["Proses","Campuran"],["PIRT","2063273010434-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","250 g"],["Ukuran","500 g"],["Ukuran","1 kg"],["Gilingan","Biji utuh"],["Gilingan","Halus"],["Tingkat sangrai","Sedang"],["Tingkat sangrai","Gelap"]]', 72000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (14, 'eb9e9876-9448-492b-be70-281a4167d223', 'racikan', 13, 1345, 1795703818649, '[["Komposisi","100% arabika"],["Cocok untuk","Dripper, mesin tetes, french press"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010435-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","200 g"],["Ukuran","500 g"],["Gilingan","Biji utuh"],["Gilingan","Sedang"],["Gilingan","Kasar"],["Kemasan","Kantong"],["Kemasan","Kaleng"]]', 79000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (15, 'e13446f4-6ac5-4bd5-aa16-f93cb4460898', 'racikan', 14, 4415, 1795703818648, '[["Berat bersih","500 g"],["Komposisi","100% robusta"],["Tingkat sangrai","Gelap"],["Cocok untuk","Tubruk"],["PIRT","2063273010436-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 62000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (16, '359fac0d-5ea1-4ecf-bdad-1d4498728266', 'racikan', 15, 497, 1795703818647, '[["Berat bersih","200 g"],["Asal","Aceh Tengah"],["Kafein","Paling banyak 0,3%"],["Tingkat sangrai","Sedang"],["PIRT","2063273010437-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 118000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (17, '4a0bcf15-6ef6-4426-b65e-3758a22dcbb4', 'penggiling-timbangan', 16, 846, 1795703818646, '[["Bahan","Aluminium, baja tahan karat, kayu"],["Kapasitas","25 g"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"],["Warna","Hitam"],["Warna","Perak"]]', 399000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (18, '1ac8f982-7710-49bb-83cd-9e7e925701cd', 'penggiling-timbangan', 17, 173, 1795703818645, '[["Daya","150 W"],["Kapasitas","200 g"],["SNI","SNI IEC 60335-2-14:2011"],["Merek","Bara Api"],["Garansi","2 tahun"],["Negara asal","Tiongkok"]]', 1149000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (19, '6ac4f07d-1ff5-4a65-9c4b-44a05c708e54', 'penggiling-timbangan', 18, 1420, 1795703818644, '[["Kapasitas","2.000 g"],["Ketelitian","0,1 g"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"],["Warna","Hitam"],["Warna","Putih"]]', 185000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (20, '84514236-b37d-402d-ba1e-3fbb521a8118', 'alat-seduh', 19, 296, 1795703818643, '[["Bahan","Baja tahan karat 304"],["Daya","800 W, 220 V"],["SNI","SNI IEC 60335-2-15:2011"],["Merek","Bara Api"],["Garansi","2 tahun"],["Negara asal","Tiongkok"],["Warna","Hitam"],["Warna","Putih"]]', 689000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (21, '772cc997-6875-4f13-aff2-f6b6a0f7dfc9', 'cangkir-tumbler', 20, 1215, 1795703818642, '[["Bahan","Baja tahan karat 304, lapisan keramik"],["Tahan panas","6 jam"],["Merek","Sangrai Rimba"],["Garansi","6 bulan"],["Negara asal","Tiongkok"],["Warna","Hijau"],["Warna","Krem"],["Warna","Hitam"],["Kapasitas","350 ml"],["Kapasitas","500 ml"],["Tutup","Geser"],["Tutup","Ulir"]]', 165000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (22, '95f8c2ce-64e7-44ae-81f3-534b59544551', 'cangkir-tumbler', 21, 377, 1795703818641, '[["Bahan","Kaca borosilikat"],["Kapasitas","250 ml"],["Isi paket","2 gelas"],["Merek","Sangrai Rimba"],["Negara asal","Tiongkok"]]', 129000, 1, 0);
--> statement-breakpoint
INSERT INTO "listing" VALUES (23, '68041d18-ddd9-482a-97ea-b649595f9ef0', 'cangkir-tumbler', 22, 468, 1795703818640, '[["Bahan","Baja berlapis enamel"],["Kapasitas","350 ml"],["Merek","Jejak"],["Negara asal","Indonesia"],["Warna","Putih"],["Warna","Hijau Lumut"],["Warna","Biru Dongker"]]', 55000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (24, 'd2024532-f4b8-4a6d-a963-6e380271e817', 'kelas', 23, 319, 1795703818639, '[["Jenis","Kode digital"],["Berlaku","12 bulan"],["Penerbit","Sangrai Rimba"],["Nominal","Rp 100.000"],["Nominal","Rp 250.000"],["Nominal","Rp 500.000"]]', 100000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (25, '2c940bda-b4f2-45fa-830e-4f6273b55a32', 'kelas', 24, 241, 1795703818638, '[["Format","Video 1080p"],["Durasi","2 jam 10 menit"],["Bahasa","Indonesia"],["Akses","12 bulan"]]', 125000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (26, 'c7c92060-a56c-43ce-a7ba-283d8285a052', 'biji-kopi', 25, 871, 1795703818637, '[["Asal","Aceh Tengah"],["Ketinggian","1.450–1.600 mdpl"],["Varietas","Ateng Super, Tim Tim"],["Proses","Anaerob natural"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010424-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","100 g"],["Ukuran","200 g"],["Gilingan","Biji utuh"],["Gilingan","Sedang"]]', 79000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (27, 'df1ac9f5-2431-4406-a933-e631680ce0a2', 'biji-kopi', 26, 1288, 1795703818636, '[["Asal","Mandailing Natal"],["Ketinggian","1.200–1.400 mdpl"],["Varietas","Typica Sumatra"],["Proses","Giling basah"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010425-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","200 g"],["Ukuran","500 g"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 84000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (28, '5e6c85d5-d8af-494b-94ed-3cc7b3be1340', 'biji-kopi', 27, 743, 1795703818635, '[["Berat bersih","200 g"],["Asal","Kerinci, Jambi"],["Ketinggian","1.400–1.700 mdpl"],["Varietas","Sigararutang, Andungsari"],["Proses","Honey"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010426-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 96000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (29, 'ddeea7e3-a064-4f08-8d97-5b2ef2d0e97f', 'biji-kopi', 28, 566, 1795703818634, '[["Berat bersih","200 g"],["Asal","Solok, Sumatra Barat"],["Ketinggian","1.500–1.650 mdpl"],["Varietas","Sigararutang"],["Proses","Full wash"],["Tingkat sangrai","Terang"],["PIRT","2063273010427-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"]]', 89000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (30, '26a64ccc-b86d-4d2f-91d1-0415bfe4603b', 'biji-kopi', 29, 214, 1795703818633, '[["Berat bersih","150 g"],["Asal","Kepulauan Meranti, Riau"],["Ketinggian","2–5 mdpl"],["Varietas","Liberoid Meranti"],["Proses","Natural"],["Tingkat sangrai","Sedang"],["PIRT","2063273010428-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 68000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (31, '20caa940-41b5-4717-8e55-d210789b5840', 'siap-seduh', 30, 1653, 1795703818632, '[["Berat bersih","77 g (7 × 11 g)"],["Komposisi","100% arabika"],["PIRT","2063273010438-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 74000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (32, 'f1c06ec1-7393-4ca8-8a42-39bae8c132f3', 'siap-seduh', 31, 912, 1795703818631, '[["Isi","10 kapsul × 5,4 g"],["Komposisi","100% arabika"],["Ukuran kapsul","Diameter 37 mm"],["PIRT","2063273010439-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Racikan","Pagi"],["Racikan","Senja"],["Racikan","Malam"]]', 69000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (33, 'c2e1c089-6c4e-4279-8da0-46405629c7d1', 'siap-seduh', 32, 1187, 1795703818630, '[["Berat bersih","96 g (12 × 8 g)"],["Komposisi","100% arabika"],["Bahan kantong","Serat jagung (PLA)"],["PIRT","2063273010440-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 58000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (34, '807d9bd6-5a8d-4602-8275-8d6ef4b988b9', 'minuman', 33, 1104, 1795703818629, '[["Isi bersih","4 × 250 ml"],["Simpan","2–5 °C, tujuh hari"],["BPOM","MD 271028005114"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"],["Pemanis","Aren Cair"],["Pemanis","Kurma"],["Pemanis","Tanpa Gula"]]', 88000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (35, 'b3cba395-7776-4b5b-a66d-1b5a125e0824', 'minuman', 34, 688, 1795703818628, '[["Isi bersih","500 ml"],["Komposisi","Air, kopi arabika"],["Simpan","Di bawah 5 °C"],["BPOM","MD 271028005115"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"]]', 78000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (36, '8302581a-524f-4077-814d-367533754a0a', 'minuman', 35, 533, 1795703818627, '[["Isi bersih","330 ml"],["Komposisi","Gula tebu, air, bahan rasa alami"],["PIRT","2063273010441-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Rasa","Karamel Garam"],["Rasa","Vanila"],["Rasa","Rempah"]]', 56000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (37, 'a7306487-850c-47ba-8972-1c3916fbd51a', 'alat-seduh', 36, 1011, 1795703818626, '[["Bahan","Aluminium, gagang nilon"],["Kompor","Gas, listrik; bukan induksi"],["Merek","Bara Api"],["Garansi","1 tahun"],["Negara asal","Tiongkok"],["Warna","Perak"],["Warna","Merah"],["Kapasitas","3 cangkir"],["Kapasitas","6 cangkir"]]', 149000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (38, 'af15ade4-2cb4-4a8c-a3d0-609f5ad967a7', 'alat-seduh', 37, 724, 1795703818625, '[["Bahan","Kaca borosilikat, baja tahan karat"],["Perawatan","Aman untuk mesin cuci piring"],["Merek","Sangrai Rimba"],["Negara asal","Tiongkok"],["Kapasitas","350 ml"],["Kapasitas","600 ml"],["Kapasitas","1 liter"]]', 135000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (39, '08e27c14-d1dc-4e53-a7b5-0c2adf4dc5c8', 'alat-seduh', 38, 358, 1795703818624, '[["Bahan","Kopoliester bebas BPA, karet silikon"],["Kapasitas","240 ml"],["Isi paket","Alat, pengaduk, sendok, 100 kertas saring"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"]]', 279000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (40, 'cb13d427-8f09-4b51-88b1-a441e4ddc11d', 'alat-seduh', 39, 1569, 1795703818623, '[["Bahan","Baja tahan karat 304"],["Merek","Bara Api"],["Negara asal","Vietnam"],["Ukuran","120 ml"],["Ukuran","180 ml"]]', 39000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (41, '25e7b101-cd07-4016-ba8d-42f5d570e83a', 'alat-seduh', 40, 491, 1795703818622, '[["Bahan","Kaca borosilikat, kayu mahoni"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"],["Kapasitas","400 ml"],["Kapasitas","600 ml"]]', 98000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (42, 'eb5556de-2f46-4eee-b5c4-6eed0d9642fd', 'alat-seduh', 41, 3760, 1795703818621, '[["Isi","100 lembar"],["Bahan","Serat kayu murni"],["Merek","Sangrai Rimba"],["Negara asal","Jepang"],["Warna","Putih"],["Warna","Cokelat"],["Nomor","01"],["Nomor","02"]]', 39000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (43, '013c4347-f7e9-4871-86ee-2b883f4203e2', 'biji-kopi', 42, 1502, 1795703818620, '[["Asal","Bandung, Jawa Barat"],["Ketinggian","1.350–1.550 mdpl"],["Varietas","Sigararutang, Kartika"],["Proses","Natural"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010429-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","200 g"],["Ukuran","500 g"],["Ukuran","1 kg"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 92000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (44, 'd860d8e4-4f2f-458d-873b-d71e69748ff1', 'biji-kopi', 43, 958, 1795703818619, '[["Asal","Bondowoso, Jawa Timur"],["Ketinggian","1.000–1.500 mdpl"],["Varietas","Kartika, Linie S"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010430-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","200 g"],["Ukuran","500 g"],["Gilingan","Biji utuh"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 82000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (45, 'c39ed4e7-6f98-4f95-8f1b-de2195b7c55e', 'biji-kopi', 44, 2140, 1795703818618, '[["Berat bersih","250 g"],["Asal","Temanggung, Jawa Tengah"],["Ketinggian","700–900 mdpl"],["Varietas","BP 358, BP 42"],["Proses","Natural"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010431-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 54000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (46, 'fdf76385-260c-47db-8fde-ee1e60257a53', 'biji-kopi', 45, 1096, 1795703818617, '[["Berat bersih","200 g"],["Asal","Bangli, Bali"],["Ketinggian","1.200–1.500 mdpl"],["Varietas","Kopyol, S-795"],["Proses","Full wash"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010432-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 88000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (47, 'ce5c243a-87d4-4539-8a03-c2732bab7aad', 'biji-kopi', 46, 389, 1795703818616, '[["Berat bersih","200 g"],["Asal","Jayawijaya, Papua Pegunungan"],["Ketinggian","1.600–1.800 mdpl"],["Varietas","Typica"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010433-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Sedang"]]', 128000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (48, '214a87f3-557b-416e-9e35-466e85bc2890', 'teh-cascara', 47, 602, 1795703818615, '[["Asal","Bandung, Jawa Barat"],["Komposisi","Kulit ceri kopi kering"],["Kafein","Rendah"],["PIRT","2063273010442-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","80 g"],["Ukuran","200 g"]]', 45000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (49, '81805cf0-97e9-4bcb-bffb-e215cac415a1', 'teh-cascara', 48, 411, 1795703818614, '[["Berat bersih","80 g"],["Asal","Kerinci, Jambi"],["Komposisi","100% teh hitam"],["PIRT","2063273010443-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 67000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (50, '203ac84f-e1c2-4620-ab47-2e203e6f229d', 'teh-cascara', 49, 356, 1795703818613, '[["Berat bersih","60 g"],["Asal","Tegal, Jawa Tengah"],["Komposisi","Teh hijau, aroma bunga melati segar"],["PIRT","2063273010444-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 52000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (51, '411906ad-0bf9-42c1-b9af-24e342c066f3', 'teh-cascara', 50, 829, 1795703818612, '[["Isi","15 kantong × 5 g"],["Komposisi","Jahe, serai, secang, kapulaga, cengkih, kayu manis"],["Kafein","Tidak ada"],["PIRT","2063273010445-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 49000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (52, '252546ce-c172-4639-9c08-f8bfa4d4f547', 'hampers', 51, 264, 1795703818611, '[["Isi paket","5 barang dan kartu ucapan"],["Ukuran kotak","32 × 24 × 12 cm"],["Halal","ID32110004418760924"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"]]', 325000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (53, '44467e50-b57f-4b22-b502-d0fd0aa92f32', 'hampers', 52, 437, 1795703818610, '[["Berat bersih","300 g (3 × 100 g)"],["Komposisi","100% arabika"],["Ukuran kotak","30 × 18 × 8 cm"],["PIRT","2063273010446-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Sedang"],["Pita","Hijau"],["Pita","Merah"]]', 189000, 0, 1);
--> statement-breakpoint
INSERT INTO "product" VALUES ('3cfde8e6-d54d-4fd7-8c52-1e7c5e381380', 'arabika-gayo-atu-lintang', 'Kopi Arabika Gayo Atu Lintang Full Wash', 'biji-kopi', 'Dari kebun rakyat di Atu Lintang, Aceh Tengah, pada ketinggian 1.400–1.550 mdpl. Dicuci penuh lalu dijemur di para-para selama 12–14 hari.

Rasa: cokelat, jeruk manis, dan gula merah dengan akhir yang bersih. Disangrai sedang, enak untuk seduh saring maupun kopi susu.

Tanggal sangrai tercetak di belakang kemasan. Puncak rasa pada hari ke-7 sampai ke-30.', '[["Berat bersih","Sesuai varian"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010418-29"],["Halal","ID32110004418760924"],["Simpan hingga","12 bulan sejak tanggal sangrai"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"200 g"},{"value":"500 g"},{"value":"1 kg"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/arabika-gayo.webp","/assets/contoh-1/kopi/arabika-gayo-biji.webp","/assets/contoh-1/kopi/arabika-gayo-bubuk.webp"]', 230, NULL, 0, 0, 1, 3182, 43, 15, 0, 1795703818662);
--> statement-breakpoint
INSERT INTO "product" VALUES ('c6b65ca3-3640-49be-acba-5e6e540a0637', 'arabika-toraja-sapan', 'Kopi Arabika Toraja Sapan Giling Basah 200 g', 'biji-kopi', 'Lot kecil dari Sapan, Toraja Utara, 1.600 mdpl. Giling basah memberi badan yang tebal dengan rempah lembut dan cokelat hitam.

Pilih gilingan sesuai alat: kasar untuk tekan, sedang untuk saring, halus untuk tubruk atau moka.', '[["Berat bersih","200 g"],["Proses","Giling basah"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010419-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/arabika-toraja.webp","/assets/contoh-1/kopi/arabika-toraja-cangkir.webp"]', 230, NULL, 0, 0, 1, 1407, 43, 12, 1, 1795703818661);
--> statement-breakpoint
INSERT INTO "product" VALUES ('b248d6c7-1976-4a10-9730-ded8cafa8370', 'robusta-lampung-tubruk', 'Kopi Robusta Lampung Bubuk Tubruk Kaleng 250 g', 'biji-kopi', 'Robusta petik merah dari Tanggamus, disangrai gelap lalu digiling halus. Pahitnya tegas, kental, dan wangi kacang sangrai.

Untuk segelas 180 ml pakai 12 g kopi dan air yang baru mendidih, aduk, lalu tunggu empat menit.', '[["Berat bersih","250 g"],["Komposisi","100% robusta"],["Tingkat sangrai","Gelap"],["PIRT","2063273010420-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/robusta-lampung.webp","/assets/contoh-1/kopi/robusta-lampung-tubruk.webp"]', 360, NULL, 0, 0, 1, 5620, 46, 16, 2, 1795703818660);
--> statement-breakpoint
INSERT INTO "product" VALUES ('3edafb22-ffe6-4c87-ac9d-0c41bf7a3608', 'arabika-bajawa-honey', 'Kopi Arabika Flores Bajawa Honey 200 g', 'biji-kopi', 'Panen terbatas dari koperasi petani di lereng Inerie. Proses honey menyisakan lendir buah saat dijemur, hasilnya manis seperti karamel dengan bunga kering.

Panen berikutnya diperkirakan tiba pada bulan Juli. Simpan di wishlist untuk mendapat kabar saat stok kembali.', '[["Berat bersih","200 g"],["Proses","Honey"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010421-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"}]}]', '["/assets/contoh-1/kopi/arabika-bajawa.webp","/assets/contoh-1/kopi/arabika-bajawa-ceri.webp"]', 230, NULL, 0, 0, 1, 624, 45, 10, 3, 1795703818659);
--> statement-breakpoint
INSERT INTO "product" VALUES ('e697591b-97d8-40a4-9b7d-1c9713da778e', 'drip-bag-pagi-isi-10', 'Kopi Drip Bag Pagi Pesisir Isi 10', 'siap-seduh', 'Sepuluh kantong saring 10 g yang tinggal dikaitkan di bibir cangkir. Campuran Gayo dan Kintamani, ringan untuk memulai hari.

Tuang 150 ml air panas sedikit demi sedikit, selesai dalam dua menit. Setiap kantong ditutup rapat dengan nitrogen agar tetap wangi.', '[["Berat bersih","100 g (10 × 10 g)"],["Komposisi","100% arabika"],["PIRT","2063273010423-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/drip-bag.webp","/assets/contoh-1/kopi/drip-bag-seduh.webp"]', 190, NULL, 0, 0, 1, 2035, 47, 13, 4, 1795703818658);
--> statement-breakpoint
INSERT INTO "product" VALUES ('a65a68e8-8176-46be-bca6-60ba73267df4', 'drip-bag-satuan', 'Kopi Drip Bag Satuan 10 g', 'siap-seduh', 'Beli satu dulu untuk mencoba. Isi 10 g kopi giling di kantong saring, cukup untuk satu cangkir 150 ml.

Pembelian sepuluh kantong atau lebih dikirim dalam kotak, jenisnya boleh dicampur.', '[["Berat bersih","10 g"],["Komposisi","100% arabika"],["PIRT","2063273010423-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Asal","values":[{"value":"Gayo"},{"value":"Toraja"}]}]', '["/assets/contoh-1/kopi/drip-bag-satuan.webp","/assets/contoh-1/kopi/drip-bag-satuan-biji.webp"]', 15, NULL, 0, 0, 1, 4870, 47, 15, 5, 1795703818657);
--> statement-breakpoint
INSERT INTO "product" VALUES ('1d96398b-9721-4375-a1c5-5451e8a2385d', 'kopi-botol-dingin-1-liter', 'Kopi Susu Botol Dingin 1 Liter: Gula Aren, Pandan, atau Hitam', 'minuman', 'Diseduh dingin selama 16 jam, lalu dibotolkan pada hari pengiriman. Tanpa pengawet, jadi simpan di lemari es dan habiskan dalam lima hari.

Gula Aren: kopi susu dengan aren cair. Pandan: kopi susu dengan sari daun pandan. Hitam: tanpa gula dan susu.

Hanya dikirim dengan layanan instan atau sehari sampai, lengkap dengan kantong es.', '[["Isi bersih","1 liter"],["Komposisi","Kopi, air, susu segar, gula aren (kecuali Hitam)"],["BPOM","MD 271028004127"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"]]', '[{"name":"Rasa","values":[{"value":"Gula Aren","swatch":"#a9703f"},{"value":"Pandan","swatch":"#a8ac6c"},{"value":"Hitam","swatch":"#3a1a0b"}]}]', '["/assets/contoh-1/kopi/kopi-botol-aren.webp","/assets/contoh-1/kopi/kopi-botol-trio.webp"]', 1250, NULL, 0, 0, 1, 1926, NULL, 0, 6, 1795703818656);
--> statement-breakpoint
INSERT INTO "product" VALUES ('23225290-3764-4dd6-a3ca-0646ab9f8478', 'dripper-keramik', 'Dripper Keramik 1–2 Cangkir', 'alat-seduh', 'Dripper kerucut 60 derajat dengan alur lurus, dibakar pada suhu 1.200 °C di Plered. Keramik menahan panas lebih lama sehingga suhu seduh stabil.

Cocok dengan kertas saring kerucut ukuran 01 dan 02. Glasir bebas timbal, aman untuk mesin cuci piring.', '[["Bahan","Keramik stoneware"],["Kapasitas","1–2 cangkir"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"]]', '[{"name":"Warna","values":[{"value":"Putih","swatch":"#f6f1e7"},{"value":"Hijau Sage","swatch":"#9db48f"},{"value":"Terakota","swatch":"#c8643f"}]}]', '["/assets/contoh-1/kopi/dripper-keramik-putih.webp","/assets/contoh-1/kopi/dripper-keramik-seduh.webp"]', 520, NULL, 0, 0, 1, 538, NULL, 0, 7, 1795703818655);
--> statement-breakpoint
INSERT INTO "product" VALUES ('5ac89981-6acf-49d1-bf3d-3f68b897897a', 'ketel-leher-angsa-800-ml', 'Ketel Leher Angsa Baja Tahan Karat 800 ml', 'alat-seduh', 'Cerat ramping memberi aliran kecil dan stabil dari awal sampai akhir tuangan. Gagang kayu tidak menghantarkan panas.

Aman untuk kompor gas dan induksi. Ada lubang termometer 5 mm di tutup.', '[["Bahan","Baja tahan karat 304, kayu"],["Kapasitas","800 ml"],["Merek","Sangrai Rimba"],["Garansi","1 tahun"],["Negara asal","Indonesia"]]', '[{"name":"Warna","values":[{"value":"Hitam","swatch":"#2d2a2b"},{"value":"Perak","swatch":"#c9ccd0"}]}]', '["/assets/contoh-1/kopi/ketel-leher-angsa-hitam.webp","/assets/contoh-1/kopi/ketel-leher-angsa-seduh.webp"]', 780, NULL, 0, 0, 1, 412, NULL, 0, 8, 1795703818654);
--> statement-breakpoint
INSERT INTO "product" VALUES ('e986c59f-12b4-4b1c-b9ee-0137270cbe7e', 'cangkir-keramik-220-ml', 'Cangkir Keramik dengan Tatakan 220 ml', 'cangkir-tumbler', 'Cangkir berdinding tebal yang menjaga kopi tetap hangat, diputar tangan oleh perajin Plered. Dasarnya membulat agar busa susu mudah dibentuk.

Satu set berisi satu cangkir dan satu tatakan. Aman untuk microwave dan mesin cuci piring; warna glasir tiap buah sedikit berbeda.', '[["Bahan","Keramik stoneware"],["Kapasitas","220 ml"],["Isi paket","1 cangkir, 1 tatakan"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"]]', '[{"name":"Warna","values":[{"value":"Gading","swatch":"#f4e8d3"},{"value":"Hijau","swatch":"#3d7259"},{"value":"Biru","swatch":"#41688f"}]}]', '["/assets/contoh-1/kopi/cangkir-keramik-hijau.webp","/assets/contoh-1/kopi/cangkir-keramik-susun.webp"]', 640, NULL, 0, 0, 1, 482, NULL, 0, 9, 1795703818653);
--> statement-breakpoint
INSERT INTO "product" VALUES ('6b8fc3fd-28e2-438f-9942-d89bcd9a07ff', 'set-seduh-manual-pemula', 'Set Seduh Manual Pemula: Dripper Keramik, Teko Kaca, Penggiling Tangan, dan Kopi Kebun 200 g', 'alat-seduh', 'Semua yang perlu untuk cangkir pertama, sudah saling cocok ukurannya. Isi: dripper keramik putih, teko kaca 600 ml, penggiling tangan, 40 lembar kertas saring, dan satu kopi kebun 200 g.

Kartu resep berisi takaran, suhu, dan waktu untuk dua cangkir. Kaca dibungkus tiga lapis; mohon rekam video saat membuka paket.', '[["Isi paket","5 barang"],["Bahan","Keramik, kaca borosilikat, baja, kayu"],["Merek","Sangrai Rimba"],["Garansi","Penggiling 1 tahun"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/set-seduh.webp","/assets/contoh-1/kopi/set-seduh-atas.webp","/assets/contoh-1/kopi/penggiling-tangan-bubuk.webp"]', 2100, '[40,30,30]', 0, 0, 1, 203, NULL, 0, 10, 1795703818652);
--> statement-breakpoint
INSERT INTO "product" VALUES ('3767edba-8aac-4fa5-b960-c1d65325ed0f', 'kelas-seduh-e-book', 'E-book Kelas Seduh: 30 Resep Kopi Rumahan', 'kelas', 'Buku digital 112 halaman tentang menyeduh tanpa alat mahal: tubruk, saring, moka, dan kopi dingin. Setiap resep memakai takaran sendok dan gram.

Tersedia sebagai PDF dan EPUB. Tautan unduh muncul di halaman pesanan setelah pembayaran diterima, dapat diunduh lima kali.', '[["Format","PDF dan EPUB"],["Halaman","112"],["Bahasa","Indonesia"],["Penulis","Tim Sangrai Rimba"]]', '[]', '["/assets/contoh-1/kopi/kelas-seduh.webp","/assets/contoh-1/kopi/kelas-seduh-meja.webp"]', 0, NULL, 1, 0, 1, 766, NULL, 0, 11, 1795703818651);
--> statement-breakpoint
INSERT INTO "product" VALUES ('64cc6a4d-8ecb-4423-b134-937bafae2c02', 'blend-senja-espreso', 'Blend Senja untuk Espreso: 70% Arabika, 30% Robusta', 'racikan', 'Racikan yang kami pakai sendiri di bar kedai. Arabika Mandailing dan Kerinci memberi manis, robusta Temanggung memberi krema dan tenaga supaya rasanya tidak tenggelam di dalam susu.

Sangrai sedang untuk mesin dengan penggiling bagus, sangrai gelap untuk moka pot dan mesin rumahan bertekanan rendah. Diamkan sepuluh hari sejak tanggal sangrai; sebelum itu kremanya berbusa kasar.

Kemasan 1 kg hanya dijual sebagai biji utuh karena bubuk sebanyak itu tidak akan habis sebelum apak.', '[["Komposisi","Arabika 70%, robusta 30%"],["Cocok untuk","Espreso, moka pot, kopi susu"],["Proses","Campuran"],["PIRT","2063273010434-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"250 g"},{"value":"500 g"},{"value":"1 kg"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Halus"}]},{"name":"Tingkat sangrai","values":[{"value":"Sedang"},{"value":"Gelap"}]}]', '["/assets/contoh-1/kopi/blend-senja.webp","/assets/contoh-1/kopi/blend-senja-espreso.webp"]', 280, NULL, 0, 0, 1, 2874, NULL, 0, 12, 1795703818650);
--> statement-breakpoint
INSERT INTO "product" VALUES ('eb9e9876-9448-492b-be70-281a4167d223', 'blend-embun-saring', 'Blend Embun untuk Seduh Saring', 'racikan', 'Separuh Kintamani, separuh Wamena, dengan sejumput Preanger natural untuk aroma. Kami menyusunnya ulang setiap musim panen supaya rasanya tetap sama: jeruk manis, teh melati, gula batu.

Pilihan aman bila Anda membeli untuk orang yang seleranya belum diketahui. Gilingan tersedia untuk dripper kerucut dan untuk alat berdasar rata.', '[["Komposisi","100% arabika"],["Cocok untuk","Dripper, mesin tetes, french press"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010435-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"200 g"},{"value":"500 g"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"},{"value":"Kasar"}]},{"name":"Kemasan","values":[{"value":"Kantong"},{"value":"Kaleng"}]}]', '["/assets/contoh-1/kopi/blend-embun.webp","/assets/contoh-1/kopi/blend-embun-seduh.webp"]', 230, NULL, 0, 0, 1, 1345, NULL, 0, 13, 1795703818649);
--> statement-breakpoint
INSERT INTO "product" VALUES ('e13446f4-6ac5-4bd5-aa16-f93cb4460898', 'blend-tubruk-warung', 'Blend Tubruk Warung Bungkus Kertas 500 g', 'racikan', 'Rasa kopi warung depan stasiun: robusta Lampung dan Temanggung, digiling lembut, dibungkus kertas cokelat berlapis seperti zaman dulu. Tidak dicampur jagung atau beras, hanya kopi.

Satu bungkus cukup untuk kira-kira 45 gelas. Setelah dibuka, pindahkan ke stoples kedap dan habiskan dalam sebulan.', '[["Berat bersih","500 g"],["Komposisi","100% robusta"],["Tingkat sangrai","Gelap"],["Cocok untuk","Tubruk"],["PIRT","2063273010436-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/kopi-warung.webp","/assets/contoh-1/kopi/kopi-warung-gelas.webp"]', 530, NULL, 0, 0, 1, 4415, NULL, 0, 14, 1795703818648);
--> statement-breakpoint
INSERT INTO "product" VALUES ('359fac0d-5ea1-4ecf-bdad-1d4498728266', 'kopi-dekafein-malam', 'Kopi Dekafein Gayo Proses Air 200 g', 'racikan', 'Untuk yang ingin kopi setelah magrib tanpa terjaga sampai subuh. Kafeinnya dilepas dengan air dan saringan karbon, tanpa pelarut kimia, hingga tersisa paling banyak 0,3 persen.

Cokelat susu, roti panggang, dan sedikit almon. Warna bijinya memang lebih gelap daripada sangrai sedang biasa; itu akibat prosesnya, bukan karena gosong.', '[["Berat bersih","200 g"],["Asal","Aceh Tengah"],["Kafein","Paling banyak 0,3%"],["Tingkat sangrai","Sedang"],["PIRT","2063273010437-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/dekaf.webp","/assets/contoh-1/kopi/dekaf-malam.webp"]', 230, NULL, 0, 0, 1, 497, NULL, 0, 15, 1795703818647);
--> statement-breakpoint
INSERT INTO "product" VALUES ('4a0bcf15-6ef6-4426-b65e-3758a22dcbb4', 'penggiling-tangan-gerigi-baja', 'Penggiling Kopi Tangan Gerigi Baja 38 mm', 'penggiling-timbangan', 'Gerigi baja tahan karat dengan dua bantalan peluru, jadi porosnya tidak goyang dan bubuknya rata. Dari kasar sampai halus ada 36 klik yang bisa dihitung dan diulang.

Menggiling 18 g untuk seduh saring butuh kira-kira 45 detik. Jangan dicuci dengan air; kuas pembersihnya sudah ada di dalam kotak.', '[["Bahan","Aluminium, baja tahan karat, kayu"],["Kapasitas","25 g"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"]]', '[{"name":"Warna","values":[{"value":"Hitam","swatch":"#2b2a2c"},{"value":"Perak","swatch":"#b7bcc0"}]}]', '["/assets/contoh-1/kopi/penggiling-baja-hitam.webp","/assets/contoh-1/kopi/penggiling-tangan-bubuk.webp"]', 690, NULL, 0, 0, 1, 846, NULL, 0, 16, 1795703818646);
--> statement-breakpoint
INSERT INTO "product" VALUES ('1ac8f982-7710-49bb-83cd-9e7e925701cd', 'penggiling-listrik-gerigi-kerucut', 'Penggiling Listrik Gerigi Kerucut 31 Tingkat', 'penggiling-timbangan', 'Untuk rumah yang menyeduh empat cangkir atau lebih setiap pagi. Putarannya pelan, 450 rpm, supaya bubuk tidak panas dan suaranya tidak membangunkan bayi.

Wadah bijinya 200 g dengan tutup gelap. Bagian atas dapat diputar lepas untuk disikat, tanpa alat.', '[["Daya","150 W"],["Kapasitas","200 g"],["SNI","SNI IEC 60335-2-14:2011"],["Merek","Bara Api"],["Garansi","2 tahun"],["Negara asal","Tiongkok"]]', '[]', '["/assets/contoh-1/kopi/penggiling-listrik.webp","/assets/contoh-1/kopi/penggiling-listrik-dapur.webp"]', 2700, '[45,25,25]', 0, 0, 1, 173, NULL, 0, 17, 1795703818645);
--> statement-breakpoint
INSERT INTO "product" VALUES ('6ac4f07d-1ff5-4a65-9c4b-44a05c708e54', 'timbangan-seduh-0-1-g', 'Timbangan Kopi Digital 2 kg Ketelitian 0,1 g dengan Pengatur Waktu', 'penggiling-timbangan', 'Berat dan waktu tampil bersebelahan, waktu mulai sendiri saat tetesan pertama jatuh. Alas silikonnya tahan panas server yang baru diisi.

Baterai isi ulang lewat USB-C tahan sekitar dua bulan. Kalibrasi ulang cukup dengan anak timbangan 500 g; caranya ada di lembar panduan.', '[["Kapasitas","2.000 g"],["Ketelitian","0,1 g"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"]]', '[{"name":"Warna","values":[{"value":"Hitam","swatch":"#26262a"},{"value":"Putih","swatch":"#f2f0ea"}]}]', '["/assets/contoh-1/kopi/timbangan-hitam.webp","/assets/contoh-1/kopi/timbangan-seduh.webp"]', 380, NULL, 0, 0, 1, 1420, NULL, 0, 18, 1795703818644);
--> statement-breakpoint
INSERT INTO "product" VALUES ('84514236-b37d-402d-ba1e-3fbb521a8118', 'ketel-listrik-suhu-digital', 'Ketel Listrik Leher Angsa 900 ml Suhu Digital', 'alat-seduh', 'Putar kenop ke suhu yang diinginkan, 40 sampai 100 °C, dan ketel menahannya selama setengah jam. Layar kecilnya menunjukkan suhu saat ini dan suhu tujuan.

Dayanya 800 W sehingga aman untuk listrik rumah 1.300 VA. Air satu liter kurang sedikit mendidih dalam lima setengah menit.', '[["Bahan","Baja tahan karat 304"],["Daya","800 W, 220 V"],["SNI","SNI IEC 60335-2-15:2011"],["Merek","Bara Api"],["Garansi","2 tahun"],["Negara asal","Tiongkok"]]', '[{"name":"Warna","values":[{"value":"Hitam","swatch":"#2d2a2b"},{"value":"Putih","swatch":"#f1ede4"}]}]', '["/assets/contoh-1/kopi/ketel-listrik-hitam.webp","/assets/contoh-1/kopi/ketel-listrik-seduh.webp"]', 1450, NULL, 0, 0, 1, 296, NULL, 0, 19, 1795703818643);
--> statement-breakpoint
INSERT INTO "product" VALUES ('772cc997-6875-4f13-aff2-f6b6a0f7dfc9', 'tumbler-baja-dinding-ganda', 'Tumbler Baja Dinding Ganda Rimba', 'cangkir-tumbler', 'Kopi tetap panas enam jam, es tetap utuh sampai sore. Bagian dalamnya dilapisi keramik sehingga tidak meninggalkan rasa logam.

Tutup Geser cocok untuk diminum di mobil; tutup Ulir benar-benar kedap dan boleh rebah di dalam tas. Ukuran 500 ml muat di tempat gelas kendaraan.

Bawa tumbler ini ke kedai kami dan dapatkan potongan Rp 3.000 untuk setiap isi ulang.', '[["Bahan","Baja tahan karat 304, lapisan keramik"],["Tahan panas","6 jam"],["Merek","Sangrai Rimba"],["Garansi","6 bulan"],["Negara asal","Tiongkok"]]', '[{"name":"Warna","values":[{"value":"Hijau","swatch":"#2f6b4f"},{"value":"Krem","swatch":"#ecdcc0"},{"value":"Hitam","swatch":"#2a2726"}]},{"name":"Kapasitas","values":[{"value":"350 ml"},{"value":"500 ml"}]},{"name":"Tutup","values":[{"value":"Geser"},{"value":"Ulir"}]}]', '["/assets/contoh-1/kopi/tumbler-hijau.webp","/assets/contoh-1/kopi/tumbler-bertiga.webp"]', 460, NULL, 0, 0, 1, 1215, NULL, 0, 20, 1795703818642);
--> statement-breakpoint
INSERT INTO "product" VALUES ('95f8c2ce-64e7-44ae-81f3-534b59544551', 'gelas-kaca-dinding-ganda', 'Gelas Kaca Dinding Ganda 250 ml Set 2', 'cangkir-tumbler', 'Kopi tampak melayang di tengah gelas, sedangkan bagian luarnya tetap sejuk dipegang. Ditiup tangan satu per satu, jadi ada gelembung kecil yang bukan cacat.

Berat sepasang hanya 240 g. Cuci dengan spons lembut; benturan di bibir gelas adalah titik lemahnya.', '[["Bahan","Kaca borosilikat"],["Kapasitas","250 ml"],["Isi paket","2 gelas"],["Merek","Sangrai Rimba"],["Negara asal","Tiongkok"]]', '[]', '["/assets/contoh-1/kopi/gelas-ganda.webp","/assets/contoh-1/kopi/gelas-ganda-teh.webp"]', 520, NULL, 0, 0, 1, 377, NULL, 0, 21, 1795703818641);
--> statement-breakpoint
INSERT INTO "product" VALUES ('68041d18-ddd9-482a-97ea-b649595f9ef0', 'cangkir-enamel-lurik', 'Cangkir Enamel Lurik 350 ml', 'cangkir-tumbler', 'Enamel tebal di atas baja seperti milik nenek, dengan garis lurik di bibirnya. Jatuh ke lantai paling hanya gompal, tidak pernah pecah.

Bisa langsung di atas api unggun atau kompor gas untuk menghangatkan susu. Tidak untuk microwave.', '[["Bahan","Baja berlapis enamel"],["Kapasitas","350 ml"],["Merek","Jejak"],["Negara asal","Indonesia"]]', '[{"name":"Warna","values":[{"value":"Putih","swatch":"#f7f3ea"},{"value":"Hijau Lumut","swatch":"#5f7148"},{"value":"Biru Dongker","swatch":"#26416b"}]}]', '["/assets/contoh-1/kopi/enamel-putih.webp","/assets/contoh-1/kopi/enamel-kemah.webp"]', 260, NULL, 0, 0, 1, 468, NULL, 0, 22, 1795703818640);
--> statement-breakpoint
INSERT INTO "product" VALUES ('d2024532-f4b8-4a6d-a963-6e380271e817', 'kartu-hadiah-digital', 'Kartu Hadiah Digital Sangrai Rimba', 'kelas', 'Hadiah untuk yang susah ditebak seleranya. Kode 12 huruf tampil di halaman pesanan, siap diteruskan lewat WhatsApp atau dicetak sendiri.

Berlaku satu tahun untuk semua barang di toko ini dan boleh dipakai beberapa kali sampai saldonya habis. Tidak dapat diuangkan.', '[["Jenis","Kode digital"],["Berlaku","12 bulan"],["Penerbit","Sangrai Rimba"]]', '[{"name":"Nominal","values":[{"value":"Rp 100.000"},{"value":"Rp 250.000"},{"value":"Rp 500.000"}]}]', '["/assets/contoh-1/kopi/kartu-hadiah.webp","/assets/contoh-1/kopi/kartu-hadiah-amplop.webp"]', 0, NULL, 1, 0, 1, 319, NULL, 0, 23, 1795703818639);
--> statement-breakpoint
INSERT INTO "product" VALUES ('2c940bda-b4f2-45fa-830e-4f6273b55a32', 'kelas-video-seni-latte', 'Kelas Video Seni Latte untuk Pemula, 8 Pelajaran', 'kelas', 'Dua jam sepuluh menit bersama Mbak Ratri, barista kami sejak 2017: memilih susu, memanaskan tanpa mesin mahal, lalu menuang hati, tulip, dan rosetta.

Video dapat diputar ulang tanpa batas selama setahun. Kirim foto hasil tuangan Anda ke grup kelas dan Ratri akan memberi masukan setiap Sabtu.', '[["Format","Video 1080p"],["Durasi","2 jam 10 menit"],["Bahasa","Indonesia"],["Akses","12 bulan"]]', '[]', '["/assets/contoh-1/kopi/kelas-latte.webp","/assets/contoh-1/kopi/kelas-latte-susu.webp"]', 0, NULL, 1, 0, 1, 241, NULL, 0, 24, 1795703818638);
--> statement-breakpoint
INSERT INTO "product" VALUES ('c7c92060-a56c-43ce-a7ba-283d8285a052', 'arabika-gayo-wine', 'Kopi Arabika Gayo Wine Anaerob Natural', 'biji-kopi', 'Ceri merah tua dari Pegasing, Aceh Tengah, ditutup rapat dalam drum selama 72 jam sebelum dijemur utuh 35 hari. Sebutan wine datang dari aromanya; kopi ini tidak mengandung alkohol.

Di cangkir muncul anggur hitam, nangka matang, dan sedikit kayu manis. Paling seru diseduh saring 1 banding 16 dengan air 90 °C, lalu diminum saat hangat-hangat kuku.

Hanya disangrai hari Jumat dalam batch dua kilogram, jadi pesanan yang masuk setelah Kamis siang ikut jadwal pekan berikutnya.', '[["Asal","Aceh Tengah"],["Ketinggian","1.450–1.600 mdpl"],["Varietas","Ateng Super, Tim Tim"],["Proses","Anaerob natural"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010424-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"100 g"},{"value":"200 g"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"}]}]', '["/assets/contoh-1/kopi/gayo-wine.webp","/assets/contoh-1/kopi/gayo-wine-ceri.webp"]', 180, NULL, 0, 0, 1, 871, NULL, 0, 25, 1795703818637);
--> statement-breakpoint
INSERT INTO "product" VALUES ('df1ac9f5-2431-4406-a933-e631680ce0a2', 'arabika-mandailing-pakantan', 'Kopi Arabika Mandailing Pakantan Giling Basah', 'biji-kopi', 'Kopi tua dari kaki Gunung Kulabu, Mandailing Natal, yang bibitnya dibawa masuk sejak masa tanam paksa. Petani menjemurnya dua tahap di halaman rumah, kadang berhenti berhari-hari karena hujan.

Badannya tebal seperti sirup dengan rasa tembakau manis, cokelat pahit, dan jahe. Asamnya rendah sehingga ramah untuk lambung yang mudah perih.

Kalau diseduh tubruk, pakai dua sendok makan munjung untuk 200 ml dan jangan diaduk dua kali.', '[["Asal","Mandailing Natal"],["Ketinggian","1.200–1.400 mdpl"],["Varietas","Typica Sumatra"],["Proses","Giling basah"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010425-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"200 g"},{"value":"500 g"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/mandailing.webp","/assets/contoh-1/kopi/mandailing-cangkir.webp"]', 230, NULL, 0, 0, 1, 1288, NULL, 0, 26, 1795703818636);
--> statement-breakpoint
INSERT INTO "product" VALUES ('5e6c85d5-d8af-494b-94ed-3cc7b3be1340', 'arabika-kerinci-kayu-aro', 'Kopi Arabika Kerinci Kayu Aro Honey 200 g', 'biji-kopi', 'Tumbuh di bawah naungan kayu manis di Kayu Aro, Jambi, bertetangga dengan kebun teh. Daun kayu manis yang gugur menjadi mulsa alami, dan entah kebetulan atau bukan, aromanya ikut terasa.

Manis tebu, aprikot, lalu penutup yang mirip teh hitam. Kami sarankan 15 g kopi, 240 ml air 92 °C, selesai dalam tiga menit.', '[["Berat bersih","200 g"],["Asal","Kerinci, Jambi"],["Ketinggian","1.400–1.700 mdpl"],["Varietas","Sigararutang, Andungsari"],["Proses","Honey"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010426-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/kerinci.webp","/assets/contoh-1/kopi/kerinci-seduh.webp"]', 230, NULL, 0, 0, 1, 743, NULL, 0, 27, 1795703818635);
--> statement-breakpoint
INSERT INTO "product" VALUES ('ddeea7e3-a064-4f08-8d97-5b2ef2d0e97f', 'arabika-solok-lembah-gumanti', 'Kopi Arabika Solok Lembah Gumanti Full Wash 200 g', 'biji-kopi', 'Lereng Danau Diatas di Sumatra Barat memberi malam yang dingin, sehingga buah matang pelan dan bijinya padat. Koperasi setempat hanya membeli ceri merah dan membayar lebih Rp 2.000 per kilogram untuk petik pilih.

Yang menonjol: serai, jeruk nipis, dan manis gula batu. Dingin pun tetap enak, jadi cocok dibuat es kopi saring tanpa susu.', '[["Berat bersih","200 g"],["Asal","Solok, Sumatra Barat"],["Ketinggian","1.500–1.650 mdpl"],["Varietas","Sigararutang"],["Proses","Full wash"],["Tingkat sangrai","Terang"],["PIRT","2063273010427-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"}]}]', '["/assets/contoh-1/kopi/solok.webp","/assets/contoh-1/kopi/solok-biji.webp"]', 230, NULL, 0, 0, 1, 566, NULL, 0, 28, 1795703818634);
--> statement-breakpoint
INSERT INTO "product" VALUES ('26a64ccc-b86d-4d2f-91d1-0415bfe4603b', 'liberika-meranti-gambut', 'Kopi Liberika Meranti Tanah Gambut 150 g', 'biji-kopi', 'Jenis ketiga setelah arabika dan robusta, tumbuh di tanah gambut Rangsang, Riau, hampir setinggi muka laut. Bijinya besar, bengkok, dan beraroma nangka.

Rasanya sulit dibandingkan: gurih sayur, buah tropis, dan pahit yang pendek. Ada yang langsung suka, ada yang tidak, maka kami kemas kecil.', '[["Berat bersih","150 g"],["Asal","Kepulauan Meranti, Riau"],["Ketinggian","2–5 mdpl"],["Varietas","Liberoid Meranti"],["Proses","Natural"],["Tingkat sangrai","Sedang"],["PIRT","2063273010428-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/meranti.webp","/assets/contoh-1/kopi/meranti-biji.webp"]', 180, NULL, 0, 0, 1, 214, NULL, 0, 29, 1795703818633);
--> statement-breakpoint
INSERT INTO "product" VALUES ('20caa940-41b5-4717-8e55-d210789b5840', 'drip-bag-jelajah-isi-7', 'Kopi Drip Bag Jelajah Nusantara Isi 7 Daerah', 'siap-seduh', 'Tujuh hari, tujuh daerah: Gayo, Mandailing, Kerinci, Preanger, Ijen, Kintamani, dan Toraja. Urutannya kami susun dari yang paling ringan ke yang paling berat.

Di balik setiap saset ada peta kecil, ketinggian kebun, dan ruang untuk memberi nilai sendiri. Banyak yang memakainya untuk memutuskan mau membeli biji yang mana.', '[["Berat bersih","77 g (7 × 11 g)"],["Komposisi","100% arabika"],["PIRT","2063273010438-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/drip-jelajah.webp","/assets/contoh-1/kopi/drip-jelajah-kotak.webp"]', 150, NULL, 0, 0, 1, 1653, NULL, 0, 30, 1795703818632);
--> statement-breakpoint
INSERT INTO "product" VALUES ('f1c06ec1-7393-4ca8-8a42-39bae8c132f3', 'kapsul-kopi-isi-10', 'Kapsul Kopi Arabika Isi 10 untuk Mesin Kapsul Kecil', 'siap-seduh', 'Kapsul aluminium yang muat di mesin berukuran standar 37 mm. Periksa diameter kapsul lama Anda dengan penggaris sebelum memesan.

Pagi digiling sedikit lebih kasar untuk lungo 110 ml. Senja untuk espreso 40 ml yang pekat. Malam dibuat dari biji dekafein.

Aluminiumnya dapat didaur ulang: buka tutup foil, keluarkan ampas, bilas.', '[["Isi","10 kapsul × 5,4 g"],["Komposisi","100% arabika"],["Ukuran kapsul","Diameter 37 mm"],["PIRT","2063273010439-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Racikan","values":[{"value":"Pagi","swatch":"#d9862f"},{"value":"Senja","swatch":"#8c2f1f"},{"value":"Malam","swatch":"#24344f"}]}]', '["/assets/contoh-1/kopi/kapsul-pagi.webp","/assets/contoh-1/kopi/kapsul-dekat.webp"]', 120, NULL, 0, 0, 1, 912, NULL, 0, 31, 1795703818631);
--> statement-breakpoint
INSERT INTO "product" VALUES ('c2e1c089-6c4e-4279-8da0-46405629c7d1', 'kopi-celup-isi-12', 'Kopi Celup Kantong Jagung Isi 12', 'siap-seduh', 'Semudah membuat teh: masukkan kantong, tuang 180 ml air panas, angkat setelah empat menit. Kantongnya dari serat jagung, tanpa plastik dan tanpa staples.

Isinya Mandailing giling basah, dipilih karena tetap enak walau kantong lupa diangkat. Sering dibawa jemaah umrah dan anak kos.', '[["Berat bersih","96 g (12 × 8 g)"],["Komposisi","100% arabika"],["Bahan kantong","Serat jagung (PLA)"],["PIRT","2063273010440-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/kopi-celup.webp","/assets/contoh-1/kopi/kopi-celup-cangkir.webp"]', 160, NULL, 0, 0, 1, 1187, NULL, 0, 32, 1795703818630);
--> statement-breakpoint
INSERT INTO "product" VALUES ('807d9bd6-5a8d-4602-8275-8d6ef4b988b9', 'kopi-susu-botol-250-ml', 'Es Kopi Susu Botol 250 ml Paket 4', 'minuman', 'Empat botol yang pas untuk kulkas kantor. Espreso Blend Senja, susu segar dari Lembang, dan pemanis sesuai pilihan; susunya 60 persen, jadi terasa penuh tetapi tidak enek.

Tahan tujuh hari pada suhu 2–5 °C karena dibotolkan panas lalu didinginkan cepat. Kocok dulu, endapan di dasar itu wajar.

Pengiriman hanya Bandung Raya dan Jakarta memakai kurir dingin, berangkat pukul sembilan pagi.', '[["Isi bersih","4 × 250 ml"],["Simpan","2–5 °C, tujuh hari"],["BPOM","MD 271028005114"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"]]', '[{"name":"Pemanis","values":[{"value":"Aren Cair","swatch":"#b57b48"},{"value":"Kurma","swatch":"#9a6238"},{"value":"Tanpa Gula","swatch":"#c99d74"}]}]', '["/assets/contoh-1/kopi/kopi-susu-aren.webp","/assets/contoh-1/kopi/kopi-susu-es.webp"]', 1320, NULL, 0, 0, 1, 1104, NULL, 0, 33, 1795703818629);
--> statement-breakpoint
INSERT INTO "product" VALUES ('b3cba395-7776-4b5b-a66d-1b5a125e0824', 'konsentrat-seduh-dingin-500-ml', 'Konsentrat Cold Brew 500 ml', 'minuman', 'Pekat tiga kali lipat: satu bagian konsentrat, dua bagian air atau susu, banyak es. Sebotol menjadi sepuluh gelas, hitungannya di bawah delapan ribu rupiah segelas.

Direndam 18 jam pada suhu ruang dingin, lalu disaring dua kali sampai bening. Tanpa gula, tanpa pengawet, tahan 14 hari di kulkas setelah segel dibuka.', '[["Isi bersih","500 ml"],["Komposisi","Air, kopi arabika"],["Simpan","Di bawah 5 °C"],["BPOM","MD 271028005115"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/konsentrat.webp","/assets/contoh-1/kopi/konsentrat-gelas.webp"]', 860, NULL, 0, 0, 1, 688, NULL, 0, 34, 1795703818628);
--> statement-breakpoint
INSERT INTO "product" VALUES ('8302581a-524f-4077-814d-367533754a0a', 'sirup-kopi-330-ml', 'Sirup Kopi 330 ml: Karamel Garam, Vanila, atau Rempah', 'minuman', 'Gula tebu asli yang dimasak pelan, bukan perisa dan pewarna. Karamel Garam memakai garam tambak Amed, Vanila memakai polong dari Alor, Rempah memakai jahe, serai, dan kapulaga.

Dua sendok makan untuk segelas es kopi 200 ml. Simpan di lemari sejuk; pengkristalan kecil di leher botol larut kembali bila direndam air hangat.', '[["Isi bersih","330 ml"],["Komposisi","Gula tebu, air, bahan rasa alami"],["PIRT","2063273010441-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Rasa","values":[{"value":"Karamel Garam","swatch":"#b5702c"},{"value":"Vanila","swatch":"#ead9a8"},{"value":"Rempah","swatch":"#8a3f1e"}]}]', '["/assets/contoh-1/kopi/sirup-karamel.webp","/assets/contoh-1/kopi/sirup-bertiga.webp"]', 620, NULL, 0, 0, 1, 533, NULL, 0, 35, 1795703818627);
--> statement-breakpoint
INSERT INTO "product" VALUES ('a7306487-850c-47ba-8972-1c3916fbd51a', 'moka-pot-aluminium', 'Moka Pot Aluminium Segi Delapan', 'alat-seduh', 'Kopi pekat di atas kompor dalam lima menit, tanpa listrik. Isi air sampai bawah katup, kopi halus tanpa dipadatkan, api kecil, dan angkat begitu mulai berdesis.

Ukuran 3 cangkir menghasilkan 130 ml, ukuran 6 cangkir 270 ml. Tidak bisa untuk kompor induksi dan jangan dicuci dengan sabun keras.', '[["Bahan","Aluminium, gagang nilon"],["Kompor","Gas, listrik; bukan induksi"],["Merek","Bara Api"],["Garansi","1 tahun"],["Negara asal","Tiongkok"]]', '[{"name":"Warna","values":[{"value":"Perak","swatch":"#c9ccd0"},{"value":"Merah","swatch":"#a8322a"}]},{"name":"Kapasitas","values":[{"value":"3 cangkir"},{"value":"6 cangkir"}]}]', '["/assets/contoh-1/kopi/moka-perak.webp","/assets/contoh-1/kopi/moka-kompor.webp"]', 620, NULL, 0, 0, 1, 1011, NULL, 0, 36, 1795703818626);
--> statement-breakpoint
INSERT INTO "product" VALUES ('af15ade4-2cb4-4a8c-a3d0-609f5ad967a7', 'french-press-kaca', 'French Press Kaca Borosilikat Rangka Baja', 'alat-seduh', 'Cara termudah membuat kopi berbadan tebal: rendam empat menit, tekan, tuang. Saringannya dua lapis sehingga lumpur halus lebih sedikit daripada alat tekan biasa.

Kaca cadangan dijual dan dapat dipasang sendiri tanpa obeng. Gagangnya cukup lebar untuk tangan orang dewasa.', '[["Bahan","Kaca borosilikat, baja tahan karat"],["Perawatan","Aman untuk mesin cuci piring"],["Merek","Sangrai Rimba"],["Negara asal","Tiongkok"]]', '[{"name":"Kapasitas","values":[{"value":"350 ml"},{"value":"600 ml"},{"value":"1 liter"}]}]', '["/assets/contoh-1/kopi/french-press.webp","/assets/contoh-1/kopi/french-press-meja.webp"]', 780, NULL, 0, 0, 1, 724, NULL, 0, 37, 1795703818625);
--> statement-breakpoint
INSERT INTO "product" VALUES ('08e27c14-d1dc-4e53-a7b5-0c2adf4dc5c8', 'alat-seduh-tekan-udara', 'Alat Seduh Tekan Udara Portabel dengan 100 Kertas Saring', 'alat-seduh', 'Dua tabung yang saling menekan, ringan, dan tidak pecah saat jatuh dari tenda. Seduhannya bersih seperti saring tetapi cukup pekat untuk dicampur susu.

Resep berkemah kami: 16 g kopi sedang, 200 ml air, aduk sepuluh kali, tunggu satu setengah menit, tekan pelan 30 detik. Ampasnya keluar utuh seperti koin sehingga bersihnya hanya dibilas.', '[["Bahan","Kopoliester bebas BPA, karet silikon"],["Kapasitas","240 ml"],["Isi paket","Alat, pengaduk, sendok, 100 kertas saring"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"]]', '[]', '["/assets/contoh-1/kopi/alat-tekan.webp","/assets/contoh-1/kopi/alat-tekan-bagian.webp"]', 420, NULL, 0, 0, 1, 358, NULL, 0, 38, 1795703818624);
--> statement-breakpoint
INSERT INTO "product" VALUES ('cb13d427-8f09-4b51-88b1-a441e4ddc11d', 'vietnam-drip-baja', 'Saringan Vietnam Drip Baja Tahan Karat', 'alat-seduh', 'Taruh di atas gelas berisi susu kental manis, masukkan 20 g robusta halus, tuang air panas, lalu sabar lima menit. Tidak perlu kertas saring.

Piringan penekannya berulir sehingga kecepatan tetesan bisa diatur. Tebal bajanya 0,6 mm, dua kali produk pasar yang mudah penyok.', '[["Bahan","Baja tahan karat 304"],["Merek","Bara Api"],["Negara asal","Vietnam"]]', '[{"name":"Ukuran","values":[{"value":"120 ml"},{"value":"180 ml"}]}]', '["/assets/contoh-1/kopi/vietnam-drip.webp","/assets/contoh-1/kopi/vietnam-drip-susu.webp"]', 140, NULL, 0, 0, 1, 1569, NULL, 0, 39, 1795703818623);
--> statement-breakpoint
INSERT INTO "product" VALUES ('25e7b101-cd07-4016-ba8d-42f5d570e83a', 'server-kaca-bening', 'Server Kaca Borosilikat dengan Tutup Kayu', 'alat-seduh', 'Teko bening dengan garis takar setiap 100 ml, mulutnya pas untuk dripper kerucut maupun rata. Cerat kecilnya tidak menetes balik.

Tahan kejut suhu 120 °C, boleh dihangatkan sebentar di atas api sedang dengan tatakan logam. Tutupnya dari kayu mahoni, cukup dilap.', '[["Bahan","Kaca borosilikat, kayu mahoni"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"]]', '[{"name":"Kapasitas","values":[{"value":"400 ml"},{"value":"600 ml"}]}]', '["/assets/contoh-1/kopi/server-kaca.webp","/assets/contoh-1/kopi/server-kaca-tuang.webp"]', 430, NULL, 0, 0, 1, 491, NULL, 0, 40, 1795703818622);
--> statement-breakpoint
INSERT INTO "product" VALUES ('eb5556de-2f46-4eee-b5c4-6eed0d9642fd', 'kertas-saring-kerucut', 'Kertas Saring Kerucut Isi 100 Lembar', 'alat-seduh', 'Serat kayu yang rapat tetapi cepat meloloskan air, sehingga dua cangkir selesai dalam tiga menit. Jahitan sampingnya dipres, bukan dilem.

Yang putih dijernihkan dengan oksigen dan hampir tidak berbau; yang cokelat perlu dibilas sedikit lebih lama. Nomor 01 untuk satu cangkir, nomor 02 sampai empat cangkir.', '[["Isi","100 lembar"],["Bahan","Serat kayu murni"],["Merek","Sangrai Rimba"],["Negara asal","Jepang"]]', '[{"name":"Warna","values":[{"value":"Putih","swatch":"#fbf7ee"},{"value":"Cokelat","swatch":"#c79a68"}]},{"name":"Nomor","values":[{"value":"01"},{"value":"02"}]}]', '["/assets/contoh-1/kopi/kertas-saring-putih.webp","/assets/contoh-1/kopi/kertas-saring-cokelat.webp"]', 190, NULL, 0, 0, 1, 3760, NULL, 0, 41, 1795703818621);
--> statement-breakpoint
INSERT INTO "product" VALUES ('013c4347-f7e9-4871-86ee-2b883f4203e2', 'arabika-java-preanger-gunung-tilu', 'Kopi Arabika Java Preanger Gunung Tilu Natural', 'biji-kopi', 'Kebun terdekat dari tempat sangrai kami: dua jam naik mobil bak ke Pasirjambu, Kabupaten Bandung. Ceri dijemur utuh di rumah plastik dan dibalik empat kali sehari oleh ibu-ibu kelompok tani.

Stroberi, madu bunga, dan susu kental manis tanpa susu. Bila rasanya terlalu ramai, naikkan perbandingan air menjadi 1 banding 17.

Setiap karung bernomor; nomor lot tercetak di bawah tanggal sangrai dan bisa ditanyakan lewat WhatsApp.', '[["Asal","Bandung, Jawa Barat"],["Ketinggian","1.350–1.550 mdpl"],["Varietas","Sigararutang, Kartika"],["Proses","Natural"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010429-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"200 g"},{"value":"500 g"},{"value":"1 kg"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/preanger.webp","/assets/contoh-1/kopi/preanger-kebun.webp"]', 230, NULL, 0, 0, 1, 1502, NULL, 0, 42, 1795703818620);
--> statement-breakpoint
INSERT INTO "product" VALUES ('d860d8e4-4f2f-458d-873b-d71e69748ff1', 'arabika-bondowoso-ijen-raung', 'Kopi Arabika Bondowoso Ijen Raung Full Wash', 'biji-kopi', 'Tanah abu dari dua gunung berapi, pohon lamtoro sebagai peneduh, dan indikasi geografis terdaftar sejak 2013. Petiknya Mei sampai Agustus, jadi yang Anda terima sekarang adalah panen tahun ini.

Pedas manis seperti pala dengan cokelat susu dan akhir lemon yang lembut. Enak untuk mesin espreso rumahan: 18 g masuk, 36 g keluar, sekitar 28 detik.', '[["Asal","Bondowoso, Jawa Timur"],["Ketinggian","1.000–1.500 mdpl"],["Varietas","Kartika, Linie S"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010430-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"200 g"},{"value":"500 g"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/bondowoso.webp","/assets/contoh-1/kopi/bondowoso-cangkir.webp"]', 230, NULL, 0, 0, 1, 958, NULL, 0, 43, 1795703818619);
--> statement-breakpoint
INSERT INTO "product" VALUES ('c39ed4e7-6f98-4f95-8f1b-de2195b7c55e', 'robusta-temanggung-petik-merah', 'Kopi Robusta Temanggung Petik Merah Natural 250 g', 'biji-kopi', 'Robusta yang diperlakukan seperti arabika: hanya ceri merah, direndam, dirambang, lalu dijemur di atas para-para. Karena itu pahitnya bulat dan tidak gosong.

Karamel, kacang tanah sangrai, dan biji kakao. Dasar terbaik untuk kopi susu rumahan: 20 g kopi, 100 ml air, 120 ml susu dingin.', '[["Berat bersih","250 g"],["Asal","Temanggung, Jawa Tengah"],["Ketinggian","700–900 mdpl"],["Varietas","BP 358, BP 42"],["Proses","Natural"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010431-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/temanggung.webp","/assets/contoh-1/kopi/temanggung-susu.webp"]', 280, NULL, 0, 0, 1, 2140, NULL, 0, 44, 1795703818618);
--> statement-breakpoint
INSERT INTO "product" VALUES ('fdf76385-260c-47db-8fde-ee1e60257a53', 'arabika-kintamani-subak-abian', 'Kopi Arabika Kintamani Subak Abian Full Wash 200 g', 'biji-kopi', 'Ditanam berselang-seling dengan pohon jeruk di kaldera Batur, Bali, dan diatur oleh subak abian, paguyuban petani yang juga membagi air. Tidak ada pupuk kimia di kebun anggotanya.

Jeruk keprok muncul lebih dulu, disusul apel dan gula putih. Pakai air yang baru turun dari didih satu menit supaya asamnya tetap segar, bukan tajam.', '[["Berat bersih","200 g"],["Asal","Bangli, Bali"],["Ketinggian","1.200–1.500 mdpl"],["Varietas","Kopyol, S-795"],["Proses","Full wash"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010432-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/kintamani.webp","/assets/contoh-1/kopi/kintamani-jeruk.webp"]', 230, NULL, 0, 0, 1, 1096, NULL, 0, 45, 1795703818617);
--> statement-breakpoint
INSERT INTO "product" VALUES ('ce5c243a-87d4-4539-8a03-c2732bab7aad', 'arabika-wamena-lembah-baliem', 'Kopi Arabika Wamena Lembah Baliem Full Wash 200 g', 'biji-kopi', 'Diterbangkan dari Jayawijaya dengan pesawat perintis, itulah sebabnya harganya lebih tinggi. Kebunnya kecil, rata-rata tiga ratus pohon per keluarga, dan tidak pernah mengenal pestisida.

Bersih sekali: vanila, kacang mete, dan bunga rumput. Cocok untuk yang baru belajar minum kopi tanpa gula.

Kiriman dari Papua datang dua bulan sekali. Kalau habis, tekan hati di halaman ini agar kami kabari.', '[["Berat bersih","200 g"],["Asal","Jayawijaya, Papua Pegunungan"],["Ketinggian","1.600–1.800 mdpl"],["Varietas","Typica"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010433-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"}]}]', '["/assets/contoh-1/kopi/wamena.webp","/assets/contoh-1/kopi/wamena-bubuk.webp"]', 230, NULL, 0, 0, 1, 389, NULL, 0, 46, 1795703818616);
--> statement-breakpoint
INSERT INTO "product" VALUES ('214a87f3-557b-416e-9e35-466e85bc2890', 'cascara-kulit-ceri-kopi', 'Teh Cascara Kulit Ceri Kopi', 'teh-cascara', 'Kulit buah kopi yang biasanya dibuang, kami beli dari petani Preanger dan dijemur bersih di rumah kaca. Seduhannya merah tembaga, manis seperti kismis dan kembang sepatu.

Pakai 8 g untuk 250 ml air 93 °C selama lima menit, atau rendam semalam di kulkas. Kandungan kafeinnya kira-kira seperempat kopi.', '[["Asal","Bandung, Jawa Barat"],["Komposisi","Kulit ceri kopi kering"],["Kafein","Rendah"],["PIRT","2063273010442-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"80 g"},{"value":"200 g"}]}]', '["/assets/contoh-1/kopi/cascara.webp","/assets/contoh-1/kopi/cascara-seduh.webp"]', 130, NULL, 0, 0, 1, 602, NULL, 0, 47, 1795703818615);
--> statement-breakpoint
INSERT INTO "product" VALUES ('81805cf0-97e9-4bcb-bffb-e215cac415a1', 'teh-hitam-kayu-aro-kaleng', 'Teh Hitam Daun Utuh Kayu Aro Kaleng 80 g', 'teh-cascara', 'Daun utuh yang digulung, bukan bubuk sisa ayakan. Kebunnya di lereng Kerinci pada 1.600 mdpl, dipetik setiap sepuluh hari.

Air seduhannya merah terang dengan wangi madu dan malt. Sekaleng menjadi sekitar 35 cangkir, dan daunnya masih sanggup diseduh dua kali.', '[["Berat bersih","80 g"],["Asal","Kerinci, Jambi"],["Komposisi","100% teh hitam"],["PIRT","2063273010443-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/teh-hitam.webp","/assets/contoh-1/kopi/teh-hitam-seduh.webp"]', 190, NULL, 0, 0, 1, 411, NULL, 0, 48, 1795703818614);
--> statement-breakpoint
INSERT INTO "product" VALUES ('203ac84f-e1c2-4620-ab47-2e203e6f229d', 'teh-hijau-melati-tutup-malam', 'Teh Hijau Melati Tutup Malam 60 g', 'teh-cascara', 'Melati Tegal dipetik sore saat masih kuncup, lalu diselimutkan ke teh hijau semalaman sampai wanginya pindah. Bunganya diayak keluar sebelum subuh agar tidak pahit.

Seduh dengan air 80 °C, paling lama dua menit. Jangan pakai air mendidih kecuali Anda memang suka sepat.', '[["Berat bersih","60 g"],["Asal","Tegal, Jawa Tengah"],["Komposisi","Teh hijau, aroma bunga melati segar"],["PIRT","2063273010444-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/teh-melati.webp","/assets/contoh-1/kopi/teh-melati-cangkir.webp"]', 110, NULL, 0, 0, 1, 356, NULL, 0, 49, 1795703818613);
--> statement-breakpoint
INSERT INTO "product" VALUES ('411906ad-0bf9-42c1-b9af-24e342c066f3', 'wedang-rempah-celup-isi-15', 'Wedang Rempah Celup Tanpa Kafein Isi 15', 'teh-cascara', 'Jahe emprit, serai, secang, kapulaga, cengkih, dan kayu manis dalam satu kantong celup. Hangatnya naik perlahan dan warnanya merah muda dari kayu secang.

Gula tidak ditambahkan. Cocok dengan sesendok madu atau gula batu, dan aman untuk anak di atas tiga tahun.', '[["Isi","15 kantong × 5 g"],["Komposisi","Jahe, serai, secang, kapulaga, cengkih, kayu manis"],["Kafein","Tidak ada"],["PIRT","2063273010445-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/wedang-rempah.webp","/assets/contoh-1/kopi/wedang-rempah-bahan.webp"]', 150, NULL, 0, 0, 1, 829, NULL, 0, 50, 1795703818612);
--> statement-breakpoint
INSERT INTO "product" VALUES ('252546ce-c172-4639-9c08-f8bfa4d4f547', 'hampers-hujan-sore', 'Hampers Hujan Sore: Kopi, Cangkir, dan Camilan dalam Kotak Kayu', 'hampers', 'Satu kopi Mandailing 200 g, satu cangkir keramik hijau, sebungkus kukis kelapa, dan dua kantong wedang rempah. Semuanya duduk di serutan kayu pinus di dalam kotak yang tutupnya bisa dipakai sebagai nampan.

Tulis ucapan sampai 120 huruf di catatan pesanan; kami salin dengan tulisan tangan. Pesanan untuk tanggal tertentu sebaiknya masuk lima hari sebelumnya.', '[["Isi paket","5 barang dan kartu ucapan"],["Ukuran kotak","32 × 24 × 12 cm"],["Halal","ID32110004418760924"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/hampers-hujan.webp","/assets/contoh-1/kopi/hampers-hujan-isi.webp"]', 1900, NULL, 0, 0, 1, 264, NULL, 0, 51, 1795703818611);
--> statement-breakpoint
INSERT INTO "product" VALUES ('44467e50-b57f-4b22-b502-d0fd0aa92f32', 'hampers-tiga-pulau', 'Hampers Tiga Pulau: Tiga Kopi 100 g dalam Kotak Magnet', 'hampers', 'Sumatra, Jawa, dan Sulawesi bersebelahan dalam kotak bertutup magnet. Penerima mendapat kartu cerita tentang petani setiap kopi, lengkap dengan takaran seduhnya.

Pilih gilingan sesuai alat penerima; kalau tidak tahu, gilingan sedang hampir selalu bisa dipakai. Untuk pembelian lebih dari 20 kotak, logo kantor dapat dicetak pada pita.', '[["Berat bersih","300 g (3 × 100 g)"],["Komposisi","100% arabika"],["Ukuran kotak","30 × 18 × 8 cm"],["PIRT","2063273010446-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"}]},{"name":"Pita","values":[{"value":"Hijau"},{"value":"Merah"}]}]', '["/assets/contoh-1/kopi/hampers-pulau.webp","/assets/contoh-1/kopi/hampers-pulau-kotak.webp"]', 820, NULL, 0, 0, 1, 437, NULL, 0, 52, 1795703818610);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (1, 'e64fa820-7d15-4610-9106-2724e0e2eeaa', 'received', 64, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (2, '06bb4d75-dc63-4308-ace4-0ac1df04f935', 'received', 30, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (3, '09cb07b1-0312-465e-a2bd-99596bf336a5', 'received', 42, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (4, '4cca31e1-18d6-49fa-b204-361419bf7564', 'received', 25, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (5, '765980ed-927d-482b-b6ed-7b2b08658523', 'received', 28, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (6, '46afdd3d-7f94-4e2a-b863-b7c252a35f07', 'received', 16, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (7, '0991c659-dd48-4d7a-8d70-51f7d2cc5d9a', 'received', 12, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (8, '7590d6c7-91d8-449c-a548-0b1fb81bb122', 'received', 33, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (9, '4b1420b4-e682-4bfb-8915-e5413c12dfba', 'received', 12, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (10, '2fdacb8d-ac48-4819-a0dd-663f559abc28', 'received', 21, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (11, '1d863306-7fd6-44ed-b980-c1dfd82afb8c', 'received', 18, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (12, '97153e38-b79d-48ea-8a6d-4e5b5caab044', 'received', 140, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (13, '1943e081-b854-4d0c-b1b8-c4c394ec359d', 'received', 76, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (14, 'bcb4add7-e944-4594-9714-18aca267ea76', 'received', 310, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (15, 'f65f65a1-63b7-4402-9782-ba9a18ef6d8c', 'received', 185, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (16, '4dc98eeb-ddad-4043-8222-7c478a39f584', 'received', 24, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (17, '13421545-154e-4fac-883c-5cf60ff61311', 'received', 11, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (18, '013fece2-961b-4729-90d7-42095ca89b12', 'received', 17, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (19, '18cfebeb-af04-424b-9b36-8aa77168c2a5', 'received', 22, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (20, '6f967707-ac15-45ba-8619-f246fbc27322', 'received', 9, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (21, '50f42c17-a32f-4642-ae3d-6df504c5c02e', 'received', 2, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (22, 'a26b9135-ca52-47c2-ade9-1cdd5d79e4f6', 'received', 14, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (23, '40755e44-1d52-4077-af63-292631b6e973', 'received', 19, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (24, '6922d5ec-fa6a-49d9-9e1a-e93bd84d95e5', 'received', 34, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (25, '69c67e0f-cdf3-4c8d-9670-a2d9c6d4be33', 'received', 21, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (26, '877a2b5c-1395-482d-a267-69c31a05cf62', 'received', 3, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (27, 'f6ead245-6cc4-45ae-86d0-df192b9171b9', 'received', 8, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (28, '2763f811-c07c-4829-ae9e-ce3a8c1caa7c', 'received', 9999, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (29, '85555707-ab53-4f36-a5ca-797be61e3d2b', 'received', 48, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (30, '36c6a094-43aa-4927-800e-262e09ec4401', 'received', 39, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (31, '99f7e1ed-68ab-4885-a5fc-990629ac71b7', 'received', 12, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (32, '7201fa42-a273-4379-b4a8-4530790b5d21', 'received', 25, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (33, '15a1abb2-3d07-4389-bcc1-35b05543ebdb', 'received', 30, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (34, '92324941-da16-4172-ae87-34222c364ec1', 'received', 22, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (35, 'b4025946-a726-45a0-b6d8-ea3940bd23d9', 'received', 17, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (36, '008b672b-b876-4784-ab57-c4df103271c1', 'received', 3, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (37, 'c0256a8d-439a-4782-8f90-79cde51c070f', 'received', 44, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (38, '8be430b6-ef4c-4d04-b655-0f0e95859175', 'received', 10, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (39, '5133181b-e971-4705-8f7f-bab71244b661', 'received', 35, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (40, '1d6acda3-672b-42cd-a07a-5d78695e654a', 'received', 4, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (41, 'a758074a-a240-4848-9c90-a61f027b380c', 'received', 16, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (42, 'cc856f1d-639d-486c-8d44-493e6c980e8e', 'received', 20, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (43, '3d2ba154-ef21-4415-a42a-76365fd25e8a', 'received', 11, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (44, '626f4616-dcec-4c55-83c0-153360b4d23a', 'received', 210, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (45, 'adde7f33-4418-4ecb-a392-284eb3371009', 'received', 21, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (46, 'cba05752-40fd-4b7f-b1dc-4be08721813f', 'received', 13, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (47, 'ab13aabe-b706-4c63-b694-a600789ad4d7', 'received', 6, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (48, '953560ea-ae81-45a0-bb9d-87b3395cced2', 'received', 28, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (49, '2bd5d383-22e9-417f-9e43-6b56a2ff3219', 'received', 15, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (50, 'e74e4482-1b75-4b78-94c6-ace542b7698b', 'received', 5, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (51, '5ef3ac53-cdd9-4922-b5fb-d6797ff99d60', 'received', 46, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (52, 'b6bf3a7d-55ad-4490-a5b7-0ea275e44520', 'received', 3, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (53, '0d98d2a1-f674-496c-8921-27e59c93e1b7', 'received', 13, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (54, '04426027-9b5c-4787-8695-7a3bc7091a48', 'received', 6, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (55, 'aa311331-b974-480e-bcf6-fa3fce891855', 'received', 22, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (56, '6c387427-d26e-466e-ba95-55190dc9f123', 'received', 9, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (57, '889bbaec-7c26-475f-922e-c7dd34c71264', 'received', 31, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (58, '67404492-89c6-4610-9299-0222417495e2', 'received', 14, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (59, 'c015b983-158d-4a6c-9404-9d4767c06a3f', 'received', 17, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (60, '1e231417-1681-4f63-92b9-d8114a5c7336', 'received', 2, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (61, 'c98f1d40-c40b-425b-a896-d29c6a8bb933', 'received', 26, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (62, '0809e26d-5136-4d76-8e46-bffdcc95318a', 'received', 66, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (63, 'd4ec11c9-610f-4ddc-bd37-cd1b87aa1427', 'received', 34, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (64, '0be0593a-3b66-4dae-9f0d-885a4e0f3cef', 'received', 12, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (65, 'c6b7e0f7-783b-433d-8ce0-bbb01a2ff285', 'received', 9999, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (66, 'ed379024-ca50-4988-9c9f-ed540542e487', 'received', 9999, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (67, '195052c3-a0d3-4870-8b36-e81c5435267b', 'received', 9999, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (68, '6c1e5a82-1e7f-412e-8e89-ebf91c6833ee', 'received', 9999, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (69, 'b7e1aa60-5729-4c6c-ad47-e8ec3196e7f5', 'received', 26, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (70, '989bc359-cb2d-41e4-a0a3-6ddeb4660383', 'received', 11, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (71, 'd36571d1-6389-4789-874e-e6732dd81f21', 'received', 14, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (72, 'd818abbf-6f98-468b-85b4-a4daacfe9cd1', 'received', 3, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (73, 'e09820ac-3191-4a08-8eb4-fbdf84363e62', 'received', 47, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (74, '55479000-a32a-46f0-9ad2-768dd1fbfe58', 'received', 20, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (75, '93d74a8a-d429-4f66-b086-99e40bdb8493', 'received', 31, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (76, '85d59e52-b234-4a2b-b899-186394426f09', 'received', 38, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (77, '54bdde7b-0e94-4437-9074-75adb1b103a7', 'received', 15, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (78, 'e9a453ca-3fe7-4f44-b7eb-4d476f4569c9', 'received', 29, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (79, 'ca09b062-9c1e-4b63-bc24-8dcf3de622eb', 'received', 8, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (80, '599df0db-fc01-428b-a4b4-0f534f6c1b7b', 'received', 22, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (81, 'bca8fcfb-3bff-4d17-b16a-99921689a872', 'received', 5, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (82, '47f522b0-700d-4bd1-8b22-8468474e39d9', 'received', 36, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (83, 'b4e275d5-a261-4660-804c-81923df00790', 'received', 9, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (84, '533dbdb4-5ded-4bfa-afe9-94f3501327db', 'received', 17, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (85, '5dabc7f4-6cba-4667-8931-c5125e5e541a', 'received', 19, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (86, '5f067d6e-a71d-407b-b044-cdddb104a54f', 'received', 7, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (87, '08227e6b-a4d7-4145-954e-29682cba26af', 'received', 92, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (88, '626d813c-57fa-402b-b7c9-2cc1363dd95a', 'received', 54, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (89, 'b3a152ad-481e-478a-ab08-54863256e48c', 'received', 61, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (90, 'e7f2cce7-f7c5-40b4-b111-050ff5768270', 'received', 5, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (91, '2ca21cb6-17f0-496a-9473-332fed856ee3', 'received', 118, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (92, '60004770-115b-4765-80de-6f11fe6c2240', 'received', 33, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (93, '2bb37108-2583-4862-a9f1-d40d264b428e', 'received', 14, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (94, 'e721952c-0666-4281-87e1-ef3da4367c07', 'received', 20, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (95, '2b76344b-ad81-41b8-b021-71ce600f9f3a', 'received', 26, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (96, '601ab2ad-8675-4bb8-b7c9-85883bcb972d', 'received', 42, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (97, 'a90935de-f462-4d3c-82f2-75990eb6de29', 'received', 17, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (98, 'f901cc28-d66d-431b-bd6d-ca53e5246ee1', 'received', 38, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (99, 'dd5b1762-8ab2-4732-88a2-a50d7ae7af07', 'received', 25, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (100, '0aba5a7e-f392-4b3c-9ed6-d45ac7add644', 'received', 7, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (101, '59523122-81e4-4ac8-abe4-f14307604ed1', 'received', 31, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (102, '63b92cab-3362-4aa7-abf0-490414b9d218', 'received', 24, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (103, '74bf4a16-7721-4775-aaa8-c7ad53bdf0c1', 'received', 16, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (104, '45b20109-5aeb-4f87-bfa9-1fe0e0c81fcc', 'received', 84, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (105, '1496f335-8fe5-408a-a460-72050175fb74', 'received', 52, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (106, 'bebbaba1-7183-49a1-b01c-b2079fc942ab', 'received', 27, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (107, '24cd7e16-1e6e-42f1-8fa5-7df878250111', 'received', 33, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (108, '8a0ca277-b8a9-4faa-88ce-2ed11df7112a', 'received', 130, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (109, 'be7fa143-0bbc-4410-83f1-98f1cca96d6d', 'received', 164, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (110, '500b4d59-bac7-42e4-9259-fbf1c4978202', 'received', 88, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (111, 'fc3e1a36-10f9-465c-b184-294683b7276c', 'received', 5, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (112, 'be70249a-2599-47ae-b695-8bc68c234a08', 'received', 52, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (113, '2a6a1268-fd80-4140-9af4-cbe683983b20', 'received', 13, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (114, '329b6720-9942-4392-9da2-37b60dacab1a', 'received', 27, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (115, '71293af8-fa3e-4074-a2a6-15824ab5bffb', 'received', 10, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (116, 'ca5a318e-29ec-43f4-b7c5-953ad09ae2fb', 'received', 18, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (117, '620a3dd1-0134-4abb-8e01-36d63ddac85d', 'received', 6, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (118, 'ff7385fb-6142-416b-9ab5-b828bb928bfb', 'received', 4, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (119, 'b7f947de-2cc9-443a-9b72-3e3a391d2005', 'received', 41, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (120, 'c8e753a7-c3dd-4cc1-b92b-85bc3fc0b368', 'received', 19, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (121, '70bb3eaa-4cf0-47b6-ba4d-c3ebc4fb1b89', 'received', 23, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (122, '2d0dba17-77c9-41b6-bcb6-f6d962665a72', 'received', 12, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (123, 'e0d6b15b-0947-4569-913a-5e46e9792eea', 'received', 9, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (124, 'b82e811e-1852-41fe-b362-99ce7b121547', 'received', 63, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (125, 'd5524b2f-6688-4826-ac55-58516a06d11e', 'received', 18, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (126, '51307041-e9e9-4839-bc45-884653d49eee', 'received', 40, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (127, '899da763-59f2-4bbe-9236-71b2a9220d8e', 'received', 57, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (128, '54bf1765-8fad-49f5-92cf-cdd48c7de600', 'received', 34, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (129, '0a89ea7f-2610-41c3-9bbd-3d6e31d165ce', 'received', 14, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (130, '390addce-fec2-4bb1-b3ee-b03e0b8c60e8', 'received', 26, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (131, 'c6089b20-a036-4227-a636-bab6f789d2a6', 'received', 16, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (132, '452b5b81-c59b-4e71-9252-ac1d5d85bcca', 'received', 5, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (133, 'ff7e050c-0eca-4517-a4e4-5c82a4eb91a0', 'received', 2, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (134, 'cf3bde62-6d1a-4e03-bd46-f4a9b70a4bcd', 'received', 58, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (135, '0e604351-ece6-4854-becd-36982599fc01', 'received', 16, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (136, 'd3606395-7a89-49c0-8f91-e5b871374576', 'received', 45, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (137, 'ed8048d7-1edf-463f-98d4-93efcc543a96', 'received', 4, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (138, '4f89a4a0-ab91-42c1-bdff-7fb47057fedb', 'received', 77, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (139, 'ea2b3ea8-7db4-43db-8f32-58a4431bdf23', 'received', 12, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (140, '9d250269-c56d-46cf-b461-747e5ffa3fb8', 'received', 24, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (141, '71ee1048-e2e0-45f1-9dec-b6f751721a0a', 'received', 18, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (142, '627ae60d-f5ec-4494-bd99-bde6e88a8acf', 'received', 21, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (143, '0a7427d3-2131-42b8-8e06-dbed62e9031c', 'received', 1, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (144, 'c6b7e0f7-783b-433d-8ce0-bbb01a2ff285', 'received', 20, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (145, 'c6b7e0f7-783b-433d-8ce0-bbb01a2ff285', 'corrected', -9999, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (146, 'ed379024-ca50-4988-9c9f-ed540542e487', 'received', 20, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (147, 'ed379024-ca50-4988-9c9f-ed540542e487', 'corrected', -9999, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (148, '195052c3-a0d3-4870-8b36-e81c5435267b', 'received', 20, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (149, '195052c3-a0d3-4870-8b36-e81c5435267b', 'corrected', -9999, '', 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (150, 'c0256a8d-439a-4782-8f90-79cde51c070f', 'received', 1, '6f63703e-ea37-43ce-a479-8f0d149846f8', 1795703818997);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (151, '626f4616-dcec-4c55-83c0-153360b4d23a', 'received', 1, '6f63703e-ea37-43ce-a479-8f0d149846f8', 1795703818997);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (152, 'adde7f33-4418-4ecb-a392-284eb3371009', 'received', 1, 'ad4659ab-2147-4512-a642-e0e6797b4108', 1795703818997);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (153, '953560ea-ae81-45a0-bb9d-87b3395cced2', 'received', 1, 'ad4659ab-2147-4512-a642-e0e6797b4108', 1795703818997);
--> statement-breakpoint
INSERT INTO "stock_movement" VALUES (154, '5ef3ac53-cdd9-4922-b5fb-d6797ff99d60', 'received', 2, '9db6bf72-36a8-4496-b66a-a972566de7fa', 1795703818997);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('e64fa820-7d15-4610-9106-2724e0e2eeaa', '3cfde8e6-d54d-4fd7-8c52-1e7c5e381380', '["200 g","Biji utuh"]', '200 g, Biji utuh', '', '', '/assets/contoh-1/kopi/arabika-gayo.webp', 78000, NULL, 63, 64, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('06bb4d75-dc63-4308-ace4-0ac1df04f935', '3cfde8e6-d54d-4fd7-8c52-1e7c5e381380', '["200 g","Kasar"]', '200 g, Kasar', '', '', '/assets/contoh-1/kopi/arabika-gayo-bubuk.webp', 78000, NULL, 30, 30, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('09cb07b1-0312-465e-a2bd-99596bf336a5', '3cfde8e6-d54d-4fd7-8c52-1e7c5e381380', '["200 g","Sedang"]', '200 g, Sedang', '', '', '/assets/contoh-1/kopi/arabika-gayo-bubuk.webp', 78000, NULL, 42, 42, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('4cca31e1-18d6-49fa-b204-361419bf7564', '3cfde8e6-d54d-4fd7-8c52-1e7c5e381380', '["200 g","Halus"]', '200 g, Halus', '', '', '/assets/contoh-1/kopi/arabika-gayo-bubuk.webp', 78000, NULL, 25, 25, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('765980ed-927d-482b-b6ed-7b2b08658523', '3cfde8e6-d54d-4fd7-8c52-1e7c5e381380', '["500 g","Biji utuh"]', '500 g, Biji utuh', '', '', '/assets/contoh-1/kopi/arabika-gayo.webp', 179000, 195000, 28, 28, 4, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('46afdd3d-7f94-4e2a-b863-b7c252a35f07', '3cfde8e6-d54d-4fd7-8c52-1e7c5e381380', '["500 g","Sedang"]', '500 g, Sedang', '', '', '/assets/contoh-1/kopi/arabika-gayo-bubuk.webp', 179000, 195000, 16, 16, 5, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ac30e368-d73f-4894-b6bc-846d7ac03832', '3cfde8e6-d54d-4fd7-8c52-1e7c5e381380', '["500 g","Halus"]', '500 g, Halus', '', '', '/assets/contoh-1/kopi/arabika-gayo-bubuk.webp', 179000, 195000, 0, 0, 6, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('0991c659-dd48-4d7a-8d70-51f7d2cc5d9a', '3cfde8e6-d54d-4fd7-8c52-1e7c5e381380', '["1 kg","Biji utuh"]', '1 kg, Biji utuh', '', '', '/assets/contoh-1/kopi/arabika-gayo.webp', 335000, 390000, 12, 12, 7, 1000, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('7590d6c7-91d8-449c-a548-0b1fb81bb122', 'c6b65ca3-3640-49be-acba-5e6e540a0637', '["Biji utuh"]', 'Biji utuh', '', '', '/assets/contoh-1/kopi/arabika-toraja.webp', 92000, NULL, 33, 33, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('4b1420b4-e682-4bfb-8915-e5413c12dfba', 'c6b65ca3-3640-49be-acba-5e6e540a0637', '["Kasar"]', 'Kasar', '', '', '/assets/contoh-1/kopi/arabika-toraja.webp', 92000, NULL, 12, 12, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('2fdacb8d-ac48-4819-a0dd-663f559abc28', 'c6b65ca3-3640-49be-acba-5e6e540a0637', '["Sedang"]', 'Sedang', '', '', '/assets/contoh-1/kopi/arabika-toraja.webp', 92000, NULL, 21, 21, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('1d863306-7fd6-44ed-b980-c1dfd82afb8c', 'c6b65ca3-3640-49be-acba-5e6e540a0637', '["Halus"]', 'Halus', '', '', '/assets/contoh-1/kopi/arabika-toraja.webp', 92000, NULL, 18, 18, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('97153e38-b79d-48ea-8a6d-4e5b5caab044', 'b248d6c7-1976-4a10-9730-ded8cafa8370', '[]', '', '', '', '/assets/contoh-1/kopi/robusta-lampung.webp', 39500, NULL, 140, 140, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('2f70eca1-2396-4efb-9996-8a59feb44707', '3edafb22-ffe6-4c87-ac9d-0c41bf7a3608', '["Biji utuh"]', 'Biji utuh', '', '', '/assets/contoh-1/kopi/arabika-bajawa.webp', 105000, NULL, 0, 0, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('342c7a30-c757-4890-9d14-22032108bbf0', '3edafb22-ffe6-4c87-ac9d-0c41bf7a3608', '["Sedang"]', 'Sedang', '', '', '/assets/contoh-1/kopi/arabika-bajawa.webp', 105000, NULL, 0, 0, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('1943e081-b854-4d0c-b1b8-c4c394ec359d', 'e697591b-97d8-40a4-9b7d-1c9713da778e', '[]', '', '', '', '/assets/contoh-1/kopi/drip-bag.webp', 82000, 95000, 76, 76, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('bcb4add7-e944-4594-9714-18aca267ea76', 'a65a68e8-8176-46be-bca6-60ba73267df4', '["Gayo"]', 'Gayo', '', '', '/assets/contoh-1/kopi/drip-bag-satuan.webp', 9000, NULL, 310, 310, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('f65f65a1-63b7-4402-9782-ba9a18ef6d8c', 'a65a68e8-8176-46be-bca6-60ba73267df4', '["Toraja"]', 'Toraja', '', '', '/assets/contoh-1/kopi/drip-bag-satuan.webp', 9500, NULL, 185, 185, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('4dc98eeb-ddad-4043-8222-7c478a39f584', '1d96398b-9721-4375-a1c5-5451e8a2385d', '["Gula Aren"]', 'Gula Aren', '', '', '/assets/contoh-1/kopi/kopi-botol-aren.webp', 85000, NULL, 24, 24, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('13421545-154e-4fac-883c-5cf60ff61311', '1d96398b-9721-4375-a1c5-5451e8a2385d', '["Pandan"]', 'Pandan', '', '', '/assets/contoh-1/kopi/kopi-botol-pandan.webp', 88000, NULL, 11, 11, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('013fece2-961b-4729-90d7-42095ca89b12', '1d96398b-9721-4375-a1c5-5451e8a2385d', '["Hitam"]', 'Hitam', '', '', '/assets/contoh-1/kopi/kopi-botol-hitam.webp', 69000, NULL, 17, 17, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('18cfebeb-af04-424b-9b36-8aa77168c2a5', '23225290-3764-4dd6-a3ca-0646ab9f8478', '["Putih"]', 'Putih', '', '', '/assets/contoh-1/kopi/dripper-keramik-putih.webp', 145000, NULL, 22, 22, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('6f967707-ac15-45ba-8619-f246fbc27322', '23225290-3764-4dd6-a3ca-0646ab9f8478', '["Hijau Sage"]', 'Hijau Sage', '', '', '/assets/contoh-1/kopi/dripper-keramik-sage.webp', 155000, NULL, 9, 9, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('50f42c17-a32f-4642-ae3d-6df504c5c02e', '23225290-3764-4dd6-a3ca-0646ab9f8478', '["Terakota"]', 'Terakota', '', '', '/assets/contoh-1/kopi/dripper-keramik-terakota.webp', 155000, NULL, 2, 2, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a26b9135-ca52-47c2-ade9-1cdd5d79e4f6', '5ac89981-6acf-49d1-bf3d-3f68b897897a', '["Hitam"]', 'Hitam', '', '', '/assets/contoh-1/kopi/ketel-leher-angsa-hitam.webp', 345000, 399000, 14, 14, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('40755e44-1d52-4077-af63-292631b6e973', '5ac89981-6acf-49d1-bf3d-3f68b897897a', '["Perak"]', 'Perak', '', '', '/assets/contoh-1/kopi/ketel-leher-angsa-perak.webp', 325000, 379000, 19, 19, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('6922d5ec-fa6a-49d9-9e1a-e93bd84d95e5', 'e986c59f-12b4-4b1c-b9ee-0137270cbe7e', '["Gading"]', 'Gading', '', '', '/assets/contoh-1/kopi/cangkir-keramik-gading.webp', 89000, NULL, 34, 34, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('69c67e0f-cdf3-4c8d-9670-a2d9c6d4be33', 'e986c59f-12b4-4b1c-b9ee-0137270cbe7e', '["Hijau"]', 'Hijau', '', '', '/assets/contoh-1/kopi/cangkir-keramik-hijau.webp', 89000, NULL, 21, 21, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('877a2b5c-1395-482d-a267-69c31a05cf62', 'e986c59f-12b4-4b1c-b9ee-0137270cbe7e', '["Biru"]', 'Biru', '', '', '/assets/contoh-1/kopi/cangkir-keramik-biru.webp', 89000, NULL, 3, 3, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('f6ead245-6cc4-45ae-86d0-df192b9171b9', '6b8fc3fd-28e2-438f-9942-d89bcd9a07ff', '[]', '', '', '', '/assets/contoh-1/kopi/set-seduh.webp', 749000, 899000, 8, 8, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('2763f811-c07c-4829-ae9e-ce3a8c1caa7c', '3767edba-8aac-4fa5-b960-c1d65325ed0f', '[]', '', '', '', '/assets/contoh-1/kopi/kelas-seduh.webp', 49000, 79000, 9999, 9999, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('85555707-ab53-4f36-a5ca-797be61e3d2b', '64cc6a4d-8ecb-4423-b134-937bafae2c02', '["250 g","Biji utuh","Sedang"]', '250 g, Biji utuh, Sedang', '', '', '/assets/contoh-1/kopi/blend-senja.webp', 72000, NULL, 48, 48, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('36c6a094-43aa-4927-800e-262e09ec4401', '64cc6a4d-8ecb-4423-b134-937bafae2c02', '["250 g","Biji utuh","Gelap"]', '250 g, Biji utuh, Gelap', '', '', '/assets/contoh-1/kopi/blend-senja.webp', 72000, NULL, 39, 39, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('99f7e1ed-68ab-4885-a5fc-990629ac71b7', '64cc6a4d-8ecb-4423-b134-937bafae2c02', '["250 g","Halus","Sedang"]', '250 g, Halus, Sedang', '', '', '/assets/contoh-1/kopi/blend-senja.webp', 72000, NULL, 12, 12, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('7201fa42-a273-4379-b4a8-4530790b5d21', '64cc6a4d-8ecb-4423-b134-937bafae2c02', '["250 g","Halus","Gelap"]', '250 g, Halus, Gelap', '', '', '/assets/contoh-1/kopi/blend-senja.webp', 72000, NULL, 25, 25, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('15a1abb2-3d07-4389-bcc1-35b05543ebdb', '64cc6a4d-8ecb-4423-b134-937bafae2c02', '["500 g","Biji utuh","Sedang"]', '500 g, Biji utuh, Sedang', '', '', '/assets/contoh-1/kopi/blend-senja.webp', 135000, 144000, 30, 30, 4, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('92324941-da16-4172-ae87-34222c364ec1', '64cc6a4d-8ecb-4423-b134-937bafae2c02', '["500 g","Biji utuh","Gelap"]', '500 g, Biji utuh, Gelap', '', '', '/assets/contoh-1/kopi/blend-senja.webp', 135000, 144000, 22, 22, 5, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('6281cfc4-7a30-4cec-9ef6-acd2e2661337', '64cc6a4d-8ecb-4423-b134-937bafae2c02', '["500 g","Halus","Gelap"]', '500 g, Halus, Gelap', '', '', '/assets/contoh-1/kopi/blend-senja.webp', 135000, 144000, 0, 0, 6, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('b4025946-a726-45a0-b6d8-ea3940bd23d9', '64cc6a4d-8ecb-4423-b134-937bafae2c02', '["1 kg","Biji utuh","Sedang"]', '1 kg, Biji utuh, Sedang', '', '', '/assets/contoh-1/kopi/blend-senja.webp', 255000, 288000, 17, 17, 7, 1000, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('008b672b-b876-4784-ab57-c4df103271c1', '64cc6a4d-8ecb-4423-b134-937bafae2c02', '["1 kg","Biji utuh","Gelap"]', '1 kg, Biji utuh, Gelap', '', '', '/assets/contoh-1/kopi/blend-senja.webp', 255000, 288000, 3, 3, 8, 1000, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c0256a8d-439a-4782-8f90-79cde51c070f', 'eb9e9876-9448-492b-be70-281a4167d223', '["200 g","Biji utuh","Kantong"]', '200 g, Biji utuh, Kantong', '', '', '/assets/contoh-1/kopi/blend-embun.webp', 79000, NULL, 44, 45, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('8be430b6-ef4c-4d04-b655-0f0e95859175', 'eb9e9876-9448-492b-be70-281a4167d223', '["200 g","Biji utuh","Kaleng"]', '200 g, Biji utuh, Kaleng', '', '', '/assets/contoh-1/kopi/blend-embun.webp', 98000, NULL, 10, 10, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('5133181b-e971-4705-8f7f-bab71244b661', 'eb9e9876-9448-492b-be70-281a4167d223', '["200 g","Sedang","Kantong"]', '200 g, Sedang, Kantong', '', '', '/assets/contoh-1/kopi/blend-embun.webp', 79000, NULL, 35, 35, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('1d6acda3-672b-42cd-a07a-5d78695e654a', 'eb9e9876-9448-492b-be70-281a4167d223', '["200 g","Sedang","Kaleng"]', '200 g, Sedang, Kaleng', '', '', '/assets/contoh-1/kopi/blend-embun.webp', 98000, NULL, 4, 4, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a758074a-a240-4848-9c90-a61f027b380c', 'eb9e9876-9448-492b-be70-281a4167d223', '["200 g","Kasar","Kantong"]', '200 g, Kasar, Kantong', '', '', '/assets/contoh-1/kopi/blend-embun.webp', 79000, NULL, 16, 16, 4, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('cc856f1d-639d-486c-8d44-493e6c980e8e', 'eb9e9876-9448-492b-be70-281a4167d223', '["500 g","Biji utuh","Kantong"]', '500 g, Biji utuh, Kantong', '', '', '/assets/contoh-1/kopi/blend-embun.webp', 182000, NULL, 20, 20, 5, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('3d2ba154-ef21-4415-a42a-76365fd25e8a', 'eb9e9876-9448-492b-be70-281a4167d223', '["500 g","Sedang","Kantong"]', '500 g, Sedang, Kantong', '', '', '/assets/contoh-1/kopi/blend-embun.webp', 182000, NULL, 11, 11, 6, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('626f4616-dcec-4c55-83c0-153360b4d23a', 'e13446f4-6ac5-4bd5-aa16-f93cb4460898', '[]', '', '', '', '/assets/contoh-1/kopi/kopi-warung.webp', 62000, NULL, 210, 211, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('adde7f33-4418-4ecb-a392-284eb3371009', '359fac0d-5ea1-4ecf-bdad-1d4498728266', '["Biji utuh"]', 'Biji utuh', '', '', '/assets/contoh-1/kopi/dekaf.webp', 118000, NULL, 21, 22, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('8f4967c5-4f2c-47a3-8e96-21409bc90926', '359fac0d-5ea1-4ecf-bdad-1d4498728266', '["Kasar"]', 'Kasar', '', '', '/assets/contoh-1/kopi/dekaf.webp', 118000, NULL, 0, 0, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('cba05752-40fd-4b7f-b1dc-4be08721813f', '359fac0d-5ea1-4ecf-bdad-1d4498728266', '["Sedang"]', 'Sedang', '', '', '/assets/contoh-1/kopi/dekaf.webp', 118000, NULL, 13, 13, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ab13aabe-b706-4c63-b694-a600789ad4d7', '359fac0d-5ea1-4ecf-bdad-1d4498728266', '["Halus"]', 'Halus', '', '', '/assets/contoh-1/kopi/dekaf.webp', 118000, NULL, 6, 6, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('953560ea-ae81-45a0-bb9d-87b3395cced2', '4a0bcf15-6ef6-4426-b65e-3758a22dcbb4', '["Hitam"]', 'Hitam', '', '', '/assets/contoh-1/kopi/penggiling-baja-hitam.webp', 399000, 459000, 28, 29, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('2bd5d383-22e9-417f-9e43-6b56a2ff3219', '4a0bcf15-6ef6-4426-b65e-3758a22dcbb4', '["Perak"]', 'Perak', '', '', '/assets/contoh-1/kopi/penggiling-baja-perak.webp', 399000, 459000, 15, 15, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('e74e4482-1b75-4b78-94c6-ace542b7698b', '1ac8f982-7710-49bb-83cd-9e7e925701cd', '[]', '', '', '', '/assets/contoh-1/kopi/penggiling-listrik.webp', 1149000, 1299000, 5, 5, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('5ef3ac53-cdd9-4922-b5fb-d6797ff99d60', '6ac4f07d-1ff5-4a65-9c4b-44a05c708e54', '["Hitam"]', 'Hitam', '', '', '/assets/contoh-1/kopi/timbangan-hitam.webp', 185000, 229000, 46, 48, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('b6bf3a7d-55ad-4490-a5b7-0ea275e44520', '6ac4f07d-1ff5-4a65-9c4b-44a05c708e54', '["Putih"]', 'Putih', '', '', '/assets/contoh-1/kopi/timbangan-putih.webp', 185000, 229000, 3, 3, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('0d98d2a1-f674-496c-8921-27e59c93e1b7', '84514236-b37d-402d-ba1e-3fbb521a8118', '["Hitam"]', 'Hitam', '', '', '/assets/contoh-1/kopi/ketel-listrik-hitam.webp', 689000, 799000, 13, 13, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('04426027-9b5c-4787-8695-7a3bc7091a48', '84514236-b37d-402d-ba1e-3fbb521a8118', '["Putih"]', 'Putih', '', '', '/assets/contoh-1/kopi/ketel-listrik-putih.webp', 689000, 799000, 6, 6, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('aa311331-b974-480e-bcf6-fa3fce891855', '772cc997-6875-4f13-aff2-f6b6a0f7dfc9', '["Hijau","350 ml","Geser"]', 'Hijau, 350 ml, Geser', '', '', '/assets/contoh-1/kopi/tumbler-hijau.webp', 165000, NULL, 22, 22, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('6c387427-d26e-466e-ba95-55190dc9f123', '772cc997-6875-4f13-aff2-f6b6a0f7dfc9', '["Hijau","350 ml","Ulir"]', 'Hijau, 350 ml, Ulir', '', '', '/assets/contoh-1/kopi/tumbler-hijau.webp', 175000, NULL, 9, 9, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('889bbaec-7c26-475f-922e-c7dd34c71264', '772cc997-6875-4f13-aff2-f6b6a0f7dfc9', '["Hijau","500 ml","Geser"]', 'Hijau, 500 ml, Geser', '', '', '/assets/contoh-1/kopi/tumbler-hijau.webp', 189000, NULL, 31, 31, 2, 540, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('67404492-89c6-4610-9299-0222417495e2', '772cc997-6875-4f13-aff2-f6b6a0f7dfc9', '["Hijau","500 ml","Ulir"]', 'Hijau, 500 ml, Ulir', '', '', '/assets/contoh-1/kopi/tumbler-hijau.webp', 199000, NULL, 14, 14, 3, 540, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c015b983-158d-4a6c-9404-9d4767c06a3f', '772cc997-6875-4f13-aff2-f6b6a0f7dfc9', '["Krem","350 ml","Geser"]', 'Krem, 350 ml, Geser', '', '', '/assets/contoh-1/kopi/tumbler-krem.webp', 165000, NULL, 17, 17, 4, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('1e231417-1681-4f63-92b9-d8114a5c7336', '772cc997-6875-4f13-aff2-f6b6a0f7dfc9', '["Krem","500 ml","Geser"]', 'Krem, 500 ml, Geser', '', '', '/assets/contoh-1/kopi/tumbler-krem.webp', 189000, NULL, 2, 2, 5, 540, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c98f1d40-c40b-425b-a896-d29c6a8bb933', '772cc997-6875-4f13-aff2-f6b6a0f7dfc9', '["Hitam","500 ml","Geser"]', 'Hitam, 500 ml, Geser', '', '', '/assets/contoh-1/kopi/tumbler-hitam.webp', 189000, NULL, 26, 26, 6, 540, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('38159820-00da-4b94-b0d6-c3176de9c77f', '772cc997-6875-4f13-aff2-f6b6a0f7dfc9', '["Hitam","500 ml","Ulir"]', 'Hitam, 500 ml, Ulir', '', '', '/assets/contoh-1/kopi/tumbler-hitam.webp', 199000, NULL, 0, 0, 7, 540, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('32041ec4-0356-4854-93a7-3823c9b23499', '95f8c2ce-64e7-44ae-81f3-534b59544551', '[]', '', '', '', '/assets/contoh-1/kopi/gelas-ganda.webp', 129000, 149000, 0, 0, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('0809e26d-5136-4d76-8e46-bffdcc95318a', '68041d18-ddd9-482a-97ea-b649595f9ef0', '["Putih"]', 'Putih', '', '', '/assets/contoh-1/kopi/enamel-putih.webp', 55000, NULL, 66, 66, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d4ec11c9-610f-4ddc-bd37-cd1b87aa1427', '68041d18-ddd9-482a-97ea-b649595f9ef0', '["Hijau Lumut"]', 'Hijau Lumut', '', '', '/assets/contoh-1/kopi/enamel-hijau.webp', 58000, NULL, 34, 34, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('0be0593a-3b66-4dae-9f0d-885a4e0f3cef', '68041d18-ddd9-482a-97ea-b649595f9ef0', '["Biru Dongker"]', 'Biru Dongker', '', '', '/assets/contoh-1/kopi/enamel-biru.webp', 58000, NULL, 12, 12, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c6b7e0f7-783b-433d-8ce0-bbb01a2ff285', 'd2024532-f4b8-4a6d-a963-6e380271e817', '["Rp 100.000"]', 'Rp 100.000', '', '', '/assets/contoh-1/kopi/kartu-hadiah.webp', 100000, NULL, 20, 20, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ed379024-ca50-4988-9c9f-ed540542e487', 'd2024532-f4b8-4a6d-a963-6e380271e817', '["Rp 250.000"]', 'Rp 250.000', '', '', '/assets/contoh-1/kopi/kartu-hadiah.webp', 245000, 250000, 20, 20, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('195052c3-a0d3-4870-8b36-e81c5435267b', 'd2024532-f4b8-4a6d-a963-6e380271e817', '["Rp 500.000"]', 'Rp 500.000', '', '', '/assets/contoh-1/kopi/kartu-hadiah.webp', 485000, 500000, 20, 20, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('6c1e5a82-1e7f-412e-8e89-ebf91c6833ee', '2c940bda-b4f2-45fa-830e-4f6273b55a32', '[]', '', '', '', '/assets/contoh-1/kopi/kelas-latte.webp', 125000, 175000, 9999, 9999, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('b7e1aa60-5729-4c6c-ad47-e8ec3196e7f5', 'c7c92060-a56c-43ce-a7ba-283d8285a052', '["100 g","Biji utuh"]', '100 g, Biji utuh', '', '', '/assets/contoh-1/kopi/gayo-wine.webp', 79000, NULL, 26, 26, 0, 125, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('989bc359-cb2d-41e4-a0a3-6ddeb4660383', 'c7c92060-a56c-43ce-a7ba-283d8285a052', '["100 g","Sedang"]', '100 g, Sedang', '', '', '/assets/contoh-1/kopi/gayo-wine.webp', 79000, NULL, 11, 11, 1, 125, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d36571d1-6389-4789-874e-e6732dd81f21', 'c7c92060-a56c-43ce-a7ba-283d8285a052', '["200 g","Biji utuh"]', '200 g, Biji utuh', '', '', '/assets/contoh-1/kopi/gayo-wine.webp', 149000, 158000, 14, 14, 2, 230, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d818abbf-6f98-468b-85b4-a4daacfe9cd1', 'c7c92060-a56c-43ce-a7ba-283d8285a052', '["200 g","Sedang"]', '200 g, Sedang', '', '', '/assets/contoh-1/kopi/gayo-wine.webp', 149000, 158000, 3, 3, 3, 230, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('e09820ac-3191-4a08-8eb4-fbdf84363e62', 'df1ac9f5-2431-4406-a933-e631680ce0a2', '["200 g","Biji utuh"]', '200 g, Biji utuh', '', '', '/assets/contoh-1/kopi/mandailing.webp', 84000, NULL, 47, 47, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('55479000-a32a-46f0-9ad2-768dd1fbfe58', 'df1ac9f5-2431-4406-a933-e631680ce0a2', '["200 g","Kasar"]', '200 g, Kasar', '', '', '/assets/contoh-1/kopi/mandailing.webp', 84000, NULL, 20, 20, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('93d74a8a-d429-4f66-b086-99e40bdb8493', 'df1ac9f5-2431-4406-a933-e631680ce0a2', '["200 g","Sedang"]', '200 g, Sedang', '', '', '/assets/contoh-1/kopi/mandailing.webp', 84000, NULL, 31, 31, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('85d59e52-b234-4a2b-b899-186394426f09', 'df1ac9f5-2431-4406-a933-e631680ce0a2', '["200 g","Halus"]', '200 g, Halus', '', '', '/assets/contoh-1/kopi/mandailing.webp', 84000, NULL, 38, 38, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('54bdde7b-0e94-4437-9074-75adb1b103a7', 'df1ac9f5-2431-4406-a933-e631680ce0a2', '["500 g","Biji utuh"]', '500 g, Biji utuh', '', '', '/assets/contoh-1/kopi/mandailing.webp', 194000, 210000, 15, 15, 4, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('dc61d64e-d349-46e8-9ad3-e1164786eeac', 'df1ac9f5-2431-4406-a933-e631680ce0a2', '["500 g","Halus"]', '500 g, Halus', '', '', '/assets/contoh-1/kopi/mandailing.webp', 194000, 210000, 0, 0, 5, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('e9a453ca-3fe7-4f44-b7eb-4d476f4569c9', '5e6c85d5-d8af-494b-94ed-3cc7b3be1340', '["Biji utuh"]', 'Biji utuh', '', '', '/assets/contoh-1/kopi/kerinci.webp', 96000, NULL, 29, 29, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ca09b062-9c1e-4b63-bc24-8dcf3de622eb', '5e6c85d5-d8af-494b-94ed-3cc7b3be1340', '["Kasar"]', 'Kasar', '', '', '/assets/contoh-1/kopi/kerinci.webp', 96000, NULL, 8, 8, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('599df0db-fc01-428b-a4b4-0f534f6c1b7b', '5e6c85d5-d8af-494b-94ed-3cc7b3be1340', '["Sedang"]', 'Sedang', '', '', '/assets/contoh-1/kopi/kerinci.webp', 96000, NULL, 22, 22, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('bca8fcfb-3bff-4d17-b16a-99921689a872', '5e6c85d5-d8af-494b-94ed-3cc7b3be1340', '["Halus"]', 'Halus', '', '', '/assets/contoh-1/kopi/kerinci.webp', 96000, NULL, 5, 5, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('47f522b0-700d-4bd1-8b22-8468474e39d9', 'ddeea7e3-a064-4f08-8d97-5b2ef2d0e97f', '["Biji utuh"]', 'Biji utuh', '', '', '/assets/contoh-1/kopi/solok.webp', 89000, 98000, 36, 36, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('b4e275d5-a261-4660-804c-81923df00790', 'ddeea7e3-a064-4f08-8d97-5b2ef2d0e97f', '["Kasar"]', 'Kasar', '', '', '/assets/contoh-1/kopi/solok.webp', 89000, 98000, 9, 9, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('533dbdb4-5ded-4bfa-afe9-94f3501327db', 'ddeea7e3-a064-4f08-8d97-5b2ef2d0e97f', '["Sedang"]', 'Sedang', '', '', '/assets/contoh-1/kopi/solok.webp', 89000, 98000, 17, 17, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('5dabc7f4-6cba-4667-8931-c5125e5e541a', '26a64ccc-b86d-4d2f-91d1-0415bfe4603b', '["Biji utuh"]', 'Biji utuh', '', '', '/assets/contoh-1/kopi/meranti.webp', 68000, NULL, 19, 19, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('5f067d6e-a71d-407b-b044-cdddb104a54f', '26a64ccc-b86d-4d2f-91d1-0415bfe4603b', '["Sedang"]', 'Sedang', '', '', '/assets/contoh-1/kopi/meranti.webp', 68000, NULL, 7, 7, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('8690813a-f44d-45b8-836a-ec17aaf013ad', '26a64ccc-b86d-4d2f-91d1-0415bfe4603b', '["Halus"]', 'Halus', '', '', '/assets/contoh-1/kopi/meranti.webp', 68000, NULL, 0, 0, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('08227e6b-a4d7-4145-954e-29682cba26af', '20caa940-41b5-4717-8e55-d210789b5840', '[]', '', '', '', '/assets/contoh-1/kopi/drip-jelajah.webp', 74000, NULL, 92, 92, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('626d813c-57fa-402b-b7c9-2cc1363dd95a', 'f1c06ec1-7393-4ca8-8a42-39bae8c132f3', '["Pagi"]', 'Pagi', '', '', '/assets/contoh-1/kopi/kapsul-pagi.webp', 69000, NULL, 54, 54, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('b3a152ad-481e-478a-ab08-54863256e48c', 'f1c06ec1-7393-4ca8-8a42-39bae8c132f3', '["Senja"]', 'Senja', '', '', '/assets/contoh-1/kopi/kapsul-senja.webp', 69000, NULL, 61, 61, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('e7f2cce7-f7c5-40b4-b111-050ff5768270', 'f1c06ec1-7393-4ca8-8a42-39bae8c132f3', '["Malam"]', 'Malam', '', '', '/assets/contoh-1/kopi/kapsul-malam.webp', 75000, NULL, 5, 5, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('2ca21cb6-17f0-496a-9473-332fed856ee3', 'c2e1c089-6c4e-4279-8da0-46405629c7d1', '[]', '', '', '', '/assets/contoh-1/kopi/kopi-celup.webp', 58000, 65000, 118, 118, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('60004770-115b-4765-80de-6f11fe6c2240', '807d9bd6-5a8d-4602-8275-8d6ef4b988b9', '["Aren Cair"]', 'Aren Cair', '', '', '/assets/contoh-1/kopi/kopi-susu-aren.webp', 92000, 100000, 33, 33, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('2bb37108-2583-4862-a9f1-d40d264b428e', '807d9bd6-5a8d-4602-8275-8d6ef4b988b9', '["Kurma"]', 'Kurma', '', '', '/assets/contoh-1/kopi/kopi-susu-kurma.webp', 98000, NULL, 14, 14, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('e721952c-0666-4281-87e1-ef3da4367c07', '807d9bd6-5a8d-4602-8275-8d6ef4b988b9', '["Tanpa Gula"]', 'Tanpa Gula', '', '', '/assets/contoh-1/kopi/kopi-susu-aren.webp', 88000, NULL, 20, 20, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('2b76344b-ad81-41b8-b021-71ce600f9f3a', 'b3cba395-7776-4b5b-a66d-1b5a125e0824', '[]', '', '', '', '/assets/contoh-1/kopi/konsentrat.webp', 78000, NULL, 26, 26, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('601ab2ad-8675-4bb8-b7c9-85883bcb972d', '8302581a-524f-4077-814d-367533754a0a', '["Karamel Garam"]', 'Karamel Garam', '', '', '/assets/contoh-1/kopi/sirup-karamel.webp', 56000, NULL, 42, 42, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a90935de-f462-4d3c-82f2-75990eb6de29', '8302581a-524f-4077-814d-367533754a0a', '["Vanila"]', 'Vanila', '', '', '/assets/contoh-1/kopi/sirup-vanila.webp', 64000, NULL, 17, 17, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('55089efb-063a-4ec7-8436-3d0917533cac', '8302581a-524f-4077-814d-367533754a0a', '["Rempah"]', 'Rempah', '', '', '/assets/contoh-1/kopi/sirup-rempah.webp', 56000, NULL, 0, 0, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('f901cc28-d66d-431b-bd6d-ca53e5246ee1', 'a7306487-850c-47ba-8972-1c3916fbd51a', '["Perak","3 cangkir"]', 'Perak, 3 cangkir', '', '', '/assets/contoh-1/kopi/moka-perak.webp', 149000, NULL, 38, 38, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('dd5b1762-8ab2-4732-88a2-a50d7ae7af07', 'a7306487-850c-47ba-8972-1c3916fbd51a', '["Perak","6 cangkir"]', 'Perak, 6 cangkir', '', '', '/assets/contoh-1/kopi/moka-perak.webp', 189000, NULL, 25, 25, 1, 860, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('0aba5a7e-f392-4b3c-9ed6-d45ac7add644', 'a7306487-850c-47ba-8972-1c3916fbd51a', '["Merah","3 cangkir"]', 'Merah, 3 cangkir', '', '', '/assets/contoh-1/kopi/moka-merah.webp', 159000, NULL, 7, 7, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('59523122-81e4-4ac8-abe4-f14307604ed1', 'af15ade4-2cb4-4a8c-a3d0-609f5ad967a7', '["350 ml"]', '350 ml', '', '', '/assets/contoh-1/kopi/french-press.webp', 135000, NULL, 31, 31, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('63b92cab-3362-4aa7-abf0-490414b9d218', 'af15ade4-2cb4-4a8c-a3d0-609f5ad967a7', '["600 ml"]', '600 ml', '', '', '/assets/contoh-1/kopi/french-press.webp', 169000, 195000, 24, 24, 1, 920, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('fce3da2b-6d3c-4750-b4e2-652502b78d3e', 'af15ade4-2cb4-4a8c-a3d0-609f5ad967a7', '["1 liter"]', '1 liter', '', '', '/assets/contoh-1/kopi/french-press.webp', 219000, 249000, 0, 0, 2, 1120, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('74bf4a16-7721-4775-aaa8-c7ad53bdf0c1', '08e27c14-d1dc-4e53-a7b5-0c2adf4dc5c8', '[]', '', '', '', '/assets/contoh-1/kopi/alat-tekan.webp', 279000, 320000, 16, 16, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('45b20109-5aeb-4f87-bfa9-1fe0e0c81fcc', 'cb13d427-8f09-4b51-88b1-a441e4ddc11d', '["120 ml"]', '120 ml', '', '', '/assets/contoh-1/kopi/vietnam-drip.webp', 39000, NULL, 84, 84, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('1496f335-8fe5-408a-a460-72050175fb74', 'cb13d427-8f09-4b51-88b1-a441e4ddc11d', '["180 ml"]', '180 ml', '', '', '/assets/contoh-1/kopi/vietnam-drip.webp', 48000, NULL, 52, 52, 1, 170, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('bebbaba1-7183-49a1-b01c-b2079fc942ab', '25e7b101-cd07-4016-ba8d-42f5d570e83a', '["400 ml"]', '400 ml', '', '', '/assets/contoh-1/kopi/server-kaca.webp', 98000, NULL, 27, 27, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('24cd7e16-1e6e-42f1-8fa5-7df878250111', '25e7b101-cd07-4016-ba8d-42f5d570e83a', '["600 ml"]', '600 ml', '', '', '/assets/contoh-1/kopi/server-kaca.webp', 118000, NULL, 33, 33, 1, 520, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('8a0ca277-b8a9-4faa-88ce-2ed11df7112a', 'eb5556de-2f46-4eee-b5c4-6eed0d9642fd', '["Putih","01"]', 'Putih, 01', '', '', '/assets/contoh-1/kopi/kertas-saring-putih.webp', 42000, NULL, 130, 130, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('be7fa143-0bbc-4410-83f1-98f1cca96d6d', 'eb5556de-2f46-4eee-b5c4-6eed0d9642fd', '["Putih","02"]', 'Putih, 02', '', '', '/assets/contoh-1/kopi/kertas-saring-putih.webp', 49000, NULL, 164, 164, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('500b4d59-bac7-42e4-9259-fbf1c4978202', 'eb5556de-2f46-4eee-b5c4-6eed0d9642fd', '["Cokelat","01"]', 'Cokelat, 01', '', '', '/assets/contoh-1/kopi/kertas-saring-cokelat.webp', 39000, NULL, 88, 88, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('fc3e1a36-10f9-465c-b184-294683b7276c', 'eb5556de-2f46-4eee-b5c4-6eed0d9642fd', '["Cokelat","02"]', 'Cokelat, 02', '', '', '/assets/contoh-1/kopi/kertas-saring-cokelat.webp', 46000, NULL, 5, 5, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('be70249a-2599-47ae-b695-8bc68c234a08', '013c4347-f7e9-4871-86ee-2b883f4203e2', '["200 g","Biji utuh"]', '200 g, Biji utuh', '', '', '/assets/contoh-1/kopi/preanger.webp', 92000, NULL, 52, 52, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('2a6a1268-fd80-4140-9af4-cbe683983b20', '013c4347-f7e9-4871-86ee-2b883f4203e2', '["200 g","Kasar"]', '200 g, Kasar', '', '', '/assets/contoh-1/kopi/preanger.webp', 92000, NULL, 13, 13, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('329b6720-9942-4392-9da2-37b60dacab1a', '013c4347-f7e9-4871-86ee-2b883f4203e2', '["200 g","Sedang"]', '200 g, Sedang', '', '', '/assets/contoh-1/kopi/preanger.webp', 92000, NULL, 27, 27, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('71293af8-fa3e-4074-a2a6-15824ab5bffb', '013c4347-f7e9-4871-86ee-2b883f4203e2', '["200 g","Halus"]', '200 g, Halus', '', '', '/assets/contoh-1/kopi/preanger.webp', 92000, NULL, 10, 10, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ca5a318e-29ec-43f4-b7c5-953ad09ae2fb', '013c4347-f7e9-4871-86ee-2b883f4203e2', '["500 g","Biji utuh"]', '500 g, Biji utuh', '', '', '/assets/contoh-1/kopi/preanger.webp', 215000, 230000, 18, 18, 4, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('620a3dd1-0134-4abb-8e01-36d63ddac85d', '013c4347-f7e9-4871-86ee-2b883f4203e2', '["500 g","Sedang"]', '500 g, Sedang', '', '', '/assets/contoh-1/kopi/preanger.webp', 215000, 230000, 6, 6, 5, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ff7385fb-6142-416b-9ab5-b828bb928bfb', '013c4347-f7e9-4871-86ee-2b883f4203e2', '["1 kg","Biji utuh"]', '1 kg, Biji utuh', '', '', '/assets/contoh-1/kopi/preanger.webp', 405000, 460000, 4, 4, 6, 1000, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('b7f947de-2cc9-443a-9b72-3e3a391d2005', 'd860d8e4-4f2f-458d-873b-d71e69748ff1', '["200 g","Biji utuh"]', '200 g, Biji utuh', '', '', '/assets/contoh-1/kopi/bondowoso.webp', 82000, NULL, 41, 41, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c8e753a7-c3dd-4cc1-b92b-85bc3fc0b368', 'd860d8e4-4f2f-458d-873b-d71e69748ff1', '["200 g","Sedang"]', '200 g, Sedang', '', '', '/assets/contoh-1/kopi/bondowoso.webp', 82000, NULL, 19, 19, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('70bb3eaa-4cf0-47b6-ba4d-c3ebc4fb1b89', 'd860d8e4-4f2f-458d-873b-d71e69748ff1', '["200 g","Halus"]', '200 g, Halus', '', '', '/assets/contoh-1/kopi/bondowoso.webp', 82000, NULL, 23, 23, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('2d0dba17-77c9-41b6-bcb6-f6d962665a72', 'd860d8e4-4f2f-458d-873b-d71e69748ff1', '["500 g","Biji utuh"]', '500 g, Biji utuh', '', '', '/assets/contoh-1/kopi/bondowoso.webp', 189000, NULL, 12, 12, 3, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('e0d6b15b-0947-4569-913a-5e46e9792eea', 'd860d8e4-4f2f-458d-873b-d71e69748ff1', '["500 g","Halus"]', '500 g, Halus', '', '', '/assets/contoh-1/kopi/bondowoso.webp', 189000, NULL, 9, 9, 4, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('b82e811e-1852-41fe-b362-99ce7b121547', 'c39ed4e7-6f98-4f95-8f1b-de2195b7c55e', '["Biji utuh"]', 'Biji utuh', '', '', '/assets/contoh-1/kopi/temanggung.webp', 54000, NULL, 63, 63, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d5524b2f-6688-4826-ac55-58516a06d11e', 'c39ed4e7-6f98-4f95-8f1b-de2195b7c55e', '["Kasar"]', 'Kasar', '', '', '/assets/contoh-1/kopi/temanggung.webp', 54000, NULL, 18, 18, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('51307041-e9e9-4839-bc45-884653d49eee', 'c39ed4e7-6f98-4f95-8f1b-de2195b7c55e', '["Sedang"]', 'Sedang', '', '', '/assets/contoh-1/kopi/temanggung.webp', 54000, NULL, 40, 40, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('899da763-59f2-4bbe-9236-71b2a9220d8e', 'c39ed4e7-6f98-4f95-8f1b-de2195b7c55e', '["Halus"]', 'Halus', '', '', '/assets/contoh-1/kopi/temanggung.webp', 54000, NULL, 57, 57, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('54bf1765-8fad-49f5-92cf-cdd48c7de600', 'fdf76385-260c-47db-8fde-ee1e60257a53', '["Biji utuh"]', 'Biji utuh', '', '', '/assets/contoh-1/kopi/kintamani.webp', 88000, NULL, 34, 34, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('0a89ea7f-2610-41c3-9bbd-3d6e31d165ce', 'fdf76385-260c-47db-8fde-ee1e60257a53', '["Kasar"]', 'Kasar', '', '', '/assets/contoh-1/kopi/kintamani.webp', 88000, NULL, 14, 14, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('390addce-fec2-4bb1-b3ee-b03e0b8c60e8', 'fdf76385-260c-47db-8fde-ee1e60257a53', '["Sedang"]', 'Sedang', '', '', '/assets/contoh-1/kopi/kintamani.webp', 88000, NULL, 26, 26, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c6089b20-a036-4227-a636-bab6f789d2a6', 'fdf76385-260c-47db-8fde-ee1e60257a53', '["Halus"]', 'Halus', '', '', '/assets/contoh-1/kopi/kintamani.webp', 88000, NULL, 16, 16, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('452b5b81-c59b-4e71-9252-ac1d5d85bcca', 'ce5c243a-87d4-4539-8a03-c2732bab7aad', '["Biji utuh"]', 'Biji utuh', '', '', '/assets/contoh-1/kopi/wamena.webp', 128000, NULL, 5, 5, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ff7e050c-0eca-4517-a4e4-5c82a4eb91a0', 'ce5c243a-87d4-4539-8a03-c2732bab7aad', '["Sedang"]', 'Sedang', '', '', '/assets/contoh-1/kopi/wamena.webp', 128000, NULL, 2, 2, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('cf3bde62-6d1a-4e03-bd46-f4a9b70a4bcd', '214a87f3-557b-416e-9e35-466e85bc2890', '["80 g"]', '80 g', '', '', '/assets/contoh-1/kopi/cascara.webp', 45000, NULL, 58, 58, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('0e604351-ece6-4854-becd-36982599fc01', '214a87f3-557b-416e-9e35-466e85bc2890', '["200 g"]', '200 g', '', '', '/assets/contoh-1/kopi/cascara.webp', 98000, 112000, 16, 16, 1, 260, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d3606395-7a89-49c0-8f91-e5b871374576', '81805cf0-97e9-4bcb-bffb-e215cac415a1', '[]', '', '', '', '/assets/contoh-1/kopi/teh-hitam.webp', 67000, NULL, 45, 45, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ed8048d7-1edf-463f-98d4-93efcc543a96', '203ac84f-e1c2-4620-ab47-2e203e6f229d', '[]', '', '', '', '/assets/contoh-1/kopi/teh-melati.webp', 52000, 58000, 4, 4, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('4f89a4a0-ab91-42c1-bdff-7fb47057fedb', '411906ad-0bf9-42c1-b9af-24e342c066f3', '[]', '', '', '', '/assets/contoh-1/kopi/wedang-rempah.webp', 49000, NULL, 77, 77, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ea2b3ea8-7db4-43db-8f32-58a4431bdf23', '252546ce-c172-4639-9c08-f8bfa4d4f547', '[]', '', '', '', '/assets/contoh-1/kopi/hampers-hujan.webp', 325000, 365000, 12, 12, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('9d250269-c56d-46cf-b461-747e5ffa3fb8', '44467e50-b57f-4b22-b502-d0fd0aa92f32', '["Biji utuh","Hijau"]', 'Biji utuh, Hijau', '', '', '/assets/contoh-1/kopi/hampers-pulau.webp', 189000, NULL, 24, 24, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('71ee1048-e2e0-45f1-9dec-b6f751721a0a', '44467e50-b57f-4b22-b502-d0fd0aa92f32', '["Biji utuh","Merah"]', 'Biji utuh, Merah', '', '', '/assets/contoh-1/kopi/hampers-pulau.webp', 189000, NULL, 18, 18, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('627ae60d-f5ec-4494-bd99-bde6e88a8acf', '44467e50-b57f-4b22-b502-d0fd0aa92f32', '["Sedang","Hijau"]', 'Sedang, Hijau', '', '', '/assets/contoh-1/kopi/hampers-pulau.webp', 189000, NULL, 21, 21, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('0a7427d3-2131-42b8-8e06-dbed62e9031c', '44467e50-b57f-4b22-b502-d0fd0aa92f32', '["Sedang","Merah"]', 'Sedang, Merah', '', '', '/assets/contoh-1/kopi/hampers-pulau.webp', 189000, NULL, 1, 1, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "article_category" VALUES ('menyeduh', 'Menyeduh', 0);
--> statement-breakpoint
INSERT INTO "article_category" VALUES ('biji-dan-simpan', 'Biji & Simpan', 1);
--> statement-breakpoint
INSERT INTO "article" VALUES ('menyeduh-v60-di-rumah', 'Menyeduh V60 di Rumah: Resep 15 Gram yang Selalu Jadi', 'menyeduh', '/assets/contoh-1/kopi/dripper-keramik-seduh.webp', 'Satu resep, empat tuangan, tiga menit. Cocok untuk yang baru punya dripper pertama.', '[{"kind":"paragraph","text":"V60 sering dianggap rumit karena banyak istilahnya. Padahal untuk secangkir kopi yang enak setiap pagi, cukup satu resep yang diulang sampai tangan hafal. Resep di bawah ini kami pakai di meja sangrai untuk mencicipi setiap batch baru, jadi tidak ada alat yang aneh-aneh."},{"kind":"paragraph","text":"Perbandingannya 1 banding 15: satu gram kopi untuk lima belas gram air. Untuk satu cangkir, siapkan 15 gram kopi dan 225 gram air. Kalau belum punya timbangan, 15 gram kira-kira tiga sendok makan rata bubuk kopi."},{"kind":"heading","text":"Yang perlu disiapkan"},{"kind":"list","ordered":false,"items":["Kopi 15 gram, gilingan sedang seperti gula pasir","Air 225 gram, baru mendidih lalu didiamkan satu menit","Kertas saring, dripper, dan cangkir atau server","Timbangan dan penunjuk waktu; ponsel sudah cukup"]},{"kind":"heading","text":"Langkah menyeduh"},{"kind":"list","ordered":true,"items":["Pasang kertas saring, siram dengan air panas, lalu buang airnya. Ini menghilangkan bau kertas dan menghangatkan dripper.","Masukkan kopi dan ratakan. Tuang 45 gram air, tunggu 40 detik sampai gelembungnya mengempis.","Tuang perlahan dari tengah ke luar sampai 120 gram, tunggu air turun separuh.","Lanjutkan sampai 180 gram, lalu terakhir sampai 225 gram.","Air terakhir harus habis menetes di menit 2:45 sampai 3:15. Angkat dripper, goyang server, tuang."]},{"kind":"image","image":"/assets/contoh-1/kopi/ketel-leher-angsa-seduh.webp","caption":"Ketel leher angsa memudahkan tuangan kecil yang ajek."},{"kind":"heading","text":"Rasanya belum pas?"},{"kind":"paragraph","text":"Ubah satu hal saja setiap kali. Kalau kopi terasa asam tajam dan encer, air lewat terlalu cepat: haluskan gilingan sedikit. Kalau pahit dan kering di lidah, air tertahan terlalu lama: kasarkan gilingan atau turunkan suhu air dengan menunggu satu menit lagi."},{"kind":"paragraph","text":"Catat di kertas kecil: gilingan, waktu, dan rasanya. Setelah tiga atau empat cangkir, biasanya sudah ketemu titik yang cocok untuk biji itu. Saat berganti biji, mulai lagi dari resep awal."},{"kind":"quote","text":"Seduhan yang baik bukan yang paling rumit, tetapi yang bisa diulang besok pagi.","source":"Tim sangrai Sangrai Rimba"},{"kind":"paragraph","text":"Untuk latihan pertama, pilih biji dengan sangrai sedang. Rasanya ramah dan tidak langsung pahit walau waktunya meleset sedikit."},{"kind":"product","slug":"set-seduh-manual-pemula"},{"kind":"product","slug":"arabika-gayo-atu-lintang"},{"kind":"paragraph","text":"Satu kebiasaan lagi yang sering dilupakan: bilas dripper dan server dengan air panas segera setelah dipakai. Minyak kopi yang mengering meninggalkan rasa tengik pada seduhan besok."}]', 1, 1795358218634);
--> statement-breakpoint
INSERT INTO "article" VALUES ('menyimpan-biji-kopi', 'Menyimpan Biji Kopi agar Tetap Harum Sebulan', 'biji-dan-simpan', '/assets/contoh-1/kopi/arabika-gayo-biji.webp', 'Empat musuh biji kopi, wadah yang cocok untuk dapur lembap, dan kapan kulkas boleh dipakai.', '[{"kind":"paragraph","text":"Biji kopi yang baru disangrai masih terus berubah. Pada minggu pertama ia melepaskan gas, lalu rasanya membuka dan mencapai puncak di hari ke-7 sampai ke-30. Setelah itu aromanya pelan-pelan pergi. Cara menyimpan menentukan apakah puncak itu bertahan tiga minggu atau hanya tiga hari."},{"kind":"paragraph","text":"Musuhnya ada empat: udara, cahaya, panas, dan lembap. Di Indonesia yang terakhir paling sering dilupakan, apalagi bila toples diletakkan di samping kompor."},{"kind":"heading","text":"Wadah yang benar"},{"kind":"list","ordered":false,"items":["Kemasan aslinya, asal berkatup satu arah dan bisa dirapatkan lagi. Keluarkan udaranya sebelum ditutup.","Toples kaca gelap atau kaleng dengan karet di tutupnya. Pilih yang isinya penuh; ruang kosong berarti udara.","Hindari toples bening di dekat jendela dan wadah bekas bumbu. Kopi menyerap bau apa saja."]},{"kind":"image","image":"/assets/contoh-1/kopi/arabika-gayo.webp","caption":"Kemasan berkatup cukup untuk pemakaian sehari-hari."},{"kind":"heading","text":"Bagaimana dengan kulkas?"},{"kind":"paragraph","text":"Untuk pemakaian harian, jangan. Setiap kali keluar dari kulkas, uap air mengembun di permukaan biji dan membawa bau makanan lain. Lemari dapur yang sejuk dan gelap jauh lebih baik."},{"kind":"paragraph","text":"Freezer boleh untuk persediaan panjang, dengan satu syarat: bagi dulu dalam kantong kecil sekali pakai, keluarkan udaranya, dan jangan dibekukan ulang. Ambil satu kantong, biarkan mencapai suhu ruang dalam keadaan tertutup, baru dibuka."},{"kind":"heading","text":"Beli sesuai kebutuhan"},{"kind":"paragraph","text":"Satu orang yang menyeduh sekali sehari memakai kira-kira 15 gram, jadi 200 gram cukup untuk dua minggu. Kemasan 500 gram cocok untuk rumah dengan dua peminum kopi. Kemasan 1 kilogram baru masuk akal bila habis dalam sebulan."},{"kind":"paragraph","text":"Kalau bisa, beli biji utuh dan giling tepat sebelum menyeduh. Bubuk kopi kehilangan sebagian besar aromanya dalam hitungan jam, sedangkan biji utuh bertahan berminggu-minggu. Belum punya penggiling? Pilih gilingan sesuai alat dan beli ukuran paling kecil."},{"kind":"product","slug":"arabika-toraja-sapan"},{"kind":"product","slug":"arabika-bajawa-honey"},{"kind":"paragraph","text":"Tanggal sangrai tercetak di belakang setiap kemasan kami. Tulis juga tanggal Anda membukanya: sejak hari itu, usahakan habis dalam tiga minggu."},{"kind":"paragraph","text":"Terakhir, cium aromanya sebelum menyeduh. Biji yang masih baik berbau manis seperti roti atau buah kering. Bila yang tercium hanya kertas atau minyak lama, pakailah untuk seduh dingin dengan susu, atau taruh di kulkas sebagai penyerap bau. Sayang dibuang, tetapi sayang juga dipaksakan untuk secangkir kopi pagi."}]', 1, 1794667018634);
--> statement-breakpoint
INSERT INTO "article" VALUES ('memilih-gilingan-kopi', 'Kasar, Sedang, atau Halus? Memilih Gilingan untuk Alat di Rumah', 'menyeduh', '/assets/contoh-1/kopi/penggiling-tangan-bubuk.webp', 'Panduan gilingan untuk tubruk, saring, tekan, dan moka, lengkap dengan tanda bila salah pilih.', '[{"kind":"paragraph","text":"Biji yang sama bisa terasa manis atau pahit hanya karena ukuran gilingannya. Prinsipnya sederhana: semakin halus bubuk, semakin cepat rasanya larut. Alat yang merendam kopi lama butuh gilingan kasar, alat yang cepat butuh gilingan halus."},{"kind":"paragraph","text":"Saat memesan di toko kami, Anda dapat memilih biji utuh, kasar, sedang, atau halus. Berikut pegangan untuk memilihnya."},{"kind":"heading","text":"Sesuaikan dengan alat"},{"kind":"list","ordered":false,"items":["Kasar, seperti garam krosok: french press dan seduh dingin semalaman.","Sedang, seperti gula pasir: V60, kalita, mesin tetes, dan kantong saring.","Halus, seperti garam meja: tubruk, moka pot, dan vietnam drip."]},{"kind":"heading","text":"Tubruk pun punya aturan"},{"kind":"paragraph","text":"Kopi tubruk paling akrab di rumah kita, dan paling sering salah airnya. Pakai dua sendok teh penuh bubuk halus untuk 150 mililiter air, tuang air yang baru mendidih, aduk sekali, lalu tunggu empat menit. Ampas turun sendiri; tidak perlu diaduk lagi."},{"kind":"paragraph","text":"Gula sebaiknya masuk setelah dicicipi. Robusta yang disangrai baik sudah punya manis seperti gula aren, dan sering kali cukup setengah sendok."},{"kind":"image","image":"/assets/contoh-1/kopi/robusta-lampung-tubruk.webp","caption":"Tunggu empat menit sampai ampas turun."},{"kind":"product","slug":"robusta-lampung-tubruk"},{"kind":"heading","text":"Tanda gilingan keliru"},{"kind":"paragraph","text":"Air lewat seperti keran dan rasanya asam encer: terlalu kasar. Air menggenang lama dan rasanya sepat: terlalu halus. Bila sebagian bubuk seperti tepung dan sebagian seperti kerikil, masalahnya ada di penggiling. Pisau putar menghasilkan ukuran campur aduk; penggiling bergerigi jauh lebih rata, termasuk yang diputar dengan tangan."},{"kind":"paragraph","text":"Belum mau repot? Kantong saring sudah berisi gilingan yang tepat. Sobek, kaitkan ke cangkir, tuang 150 mililiter air dalam tiga kali tuangan, dan kopi siap dalam dua menit. Enak untuk kantor, kereta, atau berkemah."},{"kind":"product","slug":"drip-bag-pagi-isi-10"},{"kind":"paragraph","text":"Masih ragu saat memesan? Pilih gilingan menurut alat yang paling sering dipakai, bukan yang paling ingin dicoba. Gilingan sedang adalah pilihan paling aman karena bisa dipakai untuk saring maupun french press dengan menyesuaikan waktu rendam. Bila rumah Anda memakai dua alat yang jauh berbeda, belilah dua kemasan kecil alih-alih satu kemasan besar, atau ambil biji utuh dan penggiling tangan. Dalam dua bulan selisih harganya kembali dari kopi yang tidak terbuang."}]', 1, 1793716618634);
--> statement-breakpoint
INSERT INTO "article" VALUES ('mengenal-proses-pascapanen', 'Full Wash, Honey, Giling Basah: Apa Bedanya di Cangkir?', 'biji-dan-simpan', '/assets/contoh-1/kopi/arabika-bajawa-ceri.webp', 'Tiga cara mengolah ceri kopi Nusantara dan rasa yang ditinggalkannya.', '[{"kind":"paragraph","text":"Di kemasan kopi sering tertulis proses pascapanen, dan banyak pembeli melewatinya. Padahal kata itu menjelaskan separuh rasa yang akan Anda temui. Proses adalah cara petani mengeluarkan biji dari buah ceri sampai cukup kering untuk disimpan."},{"kind":"paragraph","text":"Ketiganya bisa dibuat dari pohon yang sama. Yang berbeda adalah berapa lama daging buah menempel dan kapan kulit tanduk dilepas."},{"kind":"heading","text":"Full wash: bersih dan terang"},{"kind":"paragraph","text":"Kulit dan lendir dicuci habis sebelum dijemur. Yang tersisa adalah rasa asli biji: asam buah yang jelas, manis ringan, dan akhir yang bersih. Gayo full wash kami terasa cokelat, jeruk manis, dan gula merah."},{"kind":"product","slug":"arabika-gayo-atu-lintang"},{"kind":"heading","text":"Honey: manis dan lembut"},{"kind":"paragraph","text":"Kulit dikupas, tetapi lendir yang lengket seperti madu dibiarkan saat dijemur. Tidak ada madu di dalamnya; namanya dari teksturnya. Hasilnya lebih manis, badannya lebih tebal, dengan nada buah kering. Petani harus membalik jemuran setiap jam pada hari-hari pertama agar tidak berjamur."},{"kind":"image","image":"/assets/contoh-1/kopi/arabika-bajawa.webp","caption":"Bajawa honey: gula aren, nangka, dan kayu manis."},{"kind":"product","slug":"arabika-bajawa-honey"},{"kind":"heading","text":"Giling basah: khas Sumatra dan Sulawesi"},{"kind":"paragraph","text":"Udara yang lembap membuat penjemuran lama berisiko, maka petani menggiling kulit tanduk saat biji masih basah. Biji lalu dijemur telanjang dan cepat kering. Rasanya tebal, rendah asam, dengan rempah dan cokelat hitam. Inilah yang membuat kopi Toraja dan Mandailing dikenal di luar negeri."},{"kind":"product","slug":"arabika-toraja-sapan"},{"kind":"heading","text":"Mulai dari mana?"},{"kind":"list","ordered":false,"items":["Suka teh atau kopi tanpa gula: coba full wash.","Suka kopi susu: giling basah tidak kalah oleh susu.","Ingin sesuatu yang berbeda untuk akhir pekan: honey."]},{"kind":"paragraph","text":"Cara terbaik mengenalnya adalah mencicipi dua proses berdampingan dengan resep yang sama. Seduh masing-masing sepuluh gram, biarkan hangat, lalu bandingkan. Perbedaannya justru paling terasa ketika kopi mulai dingin."},{"kind":"paragraph","text":"Bila ingin membandingkan lebih adil, pakai biji dengan tingkat sangrai yang sama, giling pada ukuran yang sama, dan cicipi tanpa gula. Tulis tiga kata untuk setiap cangkir sebelum membaca catatan rasa di kemasan. Tidak ada jawaban salah; catatan itu akan menuntun pembelian berikutnya lebih baik daripada ulasan orang lain."}]', 1, 1792161418634);
--> statement-breakpoint
INSERT INTO "information" VALUES ('tentang-kami', 'Tentang Kami', 'Siapa kami dan bagaimana kami bekerja', '[{"kind":"paragraph","text":"Kami menyangrai kopi Nusantara di Bandung setiap Selasa dan Jumat, dalam batch lima kilogram supaya setiap batch bisa dicicipi sebelum dikemas. Tanggal sangrai selalu tercetak di kemasan."},{"kind":"paragraph","text":"Biji datang dari petani di Gayo, Toraja, Bajawa, dan Lampung yang kami kunjungi setidaknya sekali setahun. Harga beli disepakati sebelum panen, sehingga petani tahu apa yang akan diterima."},{"kind":"heading","text":"Yang dapat Anda harapkan"},{"kind":"list","ordered":false,"items":["Foto dan keterangan yang sesuai dengan barangnya.","Harga yang sama di setiap halaman, tanpa biaya tersembunyi saat checkout.","Jawaban dari orang, bukan mesin, pada jam layanan."]},{"kind":"heading","text":"Badan usaha"},{"kind":"paragraph","text":"CV Sangrai Rimba, Jl. Merdeka No. 10, Kota Bandung."}]', 0, 1795703818662);
--> statement-breakpoint
INSERT INTO "information" VALUES ('cara-belanja', 'Cara Belanja', 'Dari memilih produk sampai pesanan tiba', '[{"kind":"paragraph","text":"Anda dapat berbelanja dengan atau tanpa akun. Dengan akun, alamat dan riwayat pesanan tersimpan untuk belanja berikutnya."},{"kind":"list","ordered":true,"items":["Pilih produk, tentukan varian dan jumlahnya, lalu tekan + Keranjang.","Buka Keranjang, periksa isinya, dan tekan Checkout.","Isi nama, nomor HP, dan alamat lengkap sampai kelurahan dan kode pos.","Pilih pengiriman. Ongkos kirim dan perkiraan tiba tampil untuk alamat Anda.","Pilih metode pembayaran, periksa Total Tagihan, lalu tekan Buat Pesanan.","Selesaikan pembayaran sebelum waktunya habis. Status pesanan berubah sendiri setelah pembayaran kami terima."]},{"kind":"heading","text":"Metode pembayaran"},{"kind":"paragraph","text":"QRIS, virtual account, transfer bank, dompet digital, dan Bayar di Tempat (COD) untuk alamat yang didukung. Pilihan yang tampil saat checkout adalah yang tersedia untuk pesanan Anda."},{"kind":"heading","text":"Transfer bank"},{"kind":"paragraph","text":"Transfer tepat sampai tiga digit terakhir agar pembayaran mudah dikenali. Kami tidak pernah meminta kode OTP, PIN, atau kata sandi Anda."},{"kind":"heading","text":"Membatalkan pesanan"},{"kind":"paragraph","text":"Pesanan yang belum dibayar dapat dibatalkan langsung dari halaman pesanan. Setelah dibayar, ajukan pembatalan dan kami jawab selama barang belum dikirim."}]', 1, 1795703818618);
--> statement-breakpoint
INSERT INTO "information" VALUES ('pengiriman', 'Pengiriman', 'Kurir, lama kirim, dan ongkos', '[{"kind":"paragraph","text":"Semua paket dikirim dari Kota Bandung. Layanan yang tersedia untuk alamat Anda, dengan ongkos dan perkiraan tibanya, tampil sebelum Anda membayar."},{"kind":"heading","text":"Kapan dikirim?"},{"kind":"paragraph","text":"Pesanan yang dibayar sebelum pukul 14.00 pada hari kerja kami serahkan kepada kurir pada hari yang sama, selebihnya pada hari kerja berikutnya. Jam layanan kami Senin–Sabtu 08.00–17.00 WIB."},{"kind":"heading","text":"Melacak paket"},{"kind":"paragraph","text":"Nomor resi tampil di halaman pesanan setelah paket diserahkan kepada kurir. Bila tidak ada pergerakan selama tiga hari kerja, hubungi kami dan kami tanyakan kepada kurir."},{"kind":"heading","text":"Paket bermasalah"},{"kind":"paragraph","text":"Periksa kemasan sebelum menerima. Bila basah, sobek, atau segelnya rusak, foto kemasannya dan rekam video saat membukanya. Paket yang hilang atau rusak di perjalanan menjadi tanggung jawab kami sampai Anda menerimanya."}]', 2, 1795703818618);
--> statement-breakpoint
INSERT INTO "information" VALUES ('pengembalian', 'Pengembalian', 'Ajukan paling lambat 3 hari kerja setelah diterima', '[{"kind":"paragraph","text":"Barang rusak, kurang, salah kirim, atau tidak sesuai keterangan? Ajukan pengembalian atau penukaran paling lambat 3 hari kerja setelah paket Anda terima."},{"kind":"heading","text":"Bukti yang diperlukan"},{"kind":"list","ordered":false,"items":["Video unboxing tanpa potongan, dari paket masih tersegel sampai barang terlihat jelas.","Foto barang dan label pengirimannya.","Nomor pesanan dan penjelasan singkat masalahnya."]},{"kind":"paragraph","text":"Tidak sempat merekam? Tetap hubungi kami. Kami memeriksa bersama kurir dan menilai dari foto serta berat paket."},{"kind":"heading","text":"Syarat barang"},{"kind":"list","ordered":false,"items":["Belum dipakai atau dicuci, lengkap dengan label, aksesori, dan kemasannya.","Produk digital yang kodenya sudah dibuka tidak dapat dikembalikan, kecuali kodenya tidak berfungsi.","Makanan dan minuman dapat diganti bila rusak, salah kirim, atau lewat tanggal simpan."]},{"kind":"heading","text":"Langkahnya"},{"kind":"list","ordered":true,"items":["Buka pesanan, tekan Ajukan Pengembalian, pilih barang dan alasannya, lalu unggah bukti. Atau kirimkan lewat WhatsApp.","Kami menjawab paling lambat 1 hari kerja.","Kirim barang ke alamat yang kami berikan dan masukkan nomor resinya.","Setelah barang kami periksa, pengganti dikirim atau dana dikembalikan dalam 2–5 hari kerja."]},{"kind":"heading","text":"Ongkos kirim pengembalian"},{"kind":"paragraph","text":"Kami yang menanggung bila kesalahan ada pada kami: rusak, kurang, salah kirim, atau tidak sesuai. Untuk tukar ukuran atau warna karena berubah pikiran, ongkos kirim ditanggung pembeli."}]', 3, 1795703818618);
--> statement-breakpoint
INSERT INTO "information" VALUES ('syarat-ketentuan', 'Syarat & Ketentuan', 'Aturan berbelanja di toko ini', '[{"kind":"paragraph","text":"Syarat ini berlaku antara Anda dan CV Sangrai Rimba sebagai pengelola Sangrai Rimba setiap kali Anda berbelanja di situs ini."},{"kind":"paragraph","text":"Versi 2026-11-01. Perubahan berlaku setelah diumumkan di halaman ini dan tidak mengubah pesanan yang sudah dibuat."},{"kind":"heading","text":"1. Pesanan dan harga"},{"kind":"paragraph","text":"Harga dalam rupiah dan sudah termasuk pajak yang berlaku. Ongkos kirim dan biaya layanan ditampilkan terpisah sebelum pesanan dibuat. Perjanjian jual beli terjadi saat pesanan Anda kami terima dan pembayaran kami konfirmasi."},{"kind":"paragraph","text":"Bila harga atau stok tercantum keliru karena kesalahan sistem, kami memberi tahu Anda. Anda boleh melanjutkan dengan harga yang benar atau membatalkan dengan pengembalian dana penuh."},{"kind":"heading","text":"2. Pembayaran"},{"kind":"paragraph","text":"Pembayaran dilakukan melalui metode yang tampil saat checkout dan sebelum batas waktunya. Pembayaran yang datang setelah pesanan kedaluwarsa tidak hilang: kami melanjutkan pesanan bila stok masih ada, atau mengembalikan dananya."},{"kind":"heading","text":"3. Pengiriman dan risiko"},{"kind":"paragraph","text":"Perkiraan tiba berasal dari kurir dan dapat berubah. Risiko atas barang beralih kepada Anda setelah paket diterima di alamat yang Anda berikan. Pastikan alamat dan nomor HP benar."},{"kind":"heading","text":"4. Pengembalian"},{"kind":"paragraph","text":"Pengembalian dan penukaran dapat diajukan paling lambat 3 hari kerja setelah barang diterima, sesuai halaman Pengembalian. Ketentuan ini tidak mengurangi hak Anda menurut UU Perlindungan Konsumen."},{"kind":"heading","text":"5. Akun"},{"kind":"list","ordered":false,"items":["Berikan data yang benar dan jaga kerahasiaan kata sandi.","Beri tahu kami bila akun dipakai orang lain tanpa izin.","Akun yang dipakai untuk penipuan atau menyalahgunakan promo dapat dibatasi setelah kami memberi tahu alasannya."]},{"kind":"heading","text":"6. Voucher, koin, dan affiliate"},{"kind":"paragraph","text":"Masa berlaku, batas, dan cara pakai tertulis pada masing-masing penawaran. Voucher dan koin tidak dapat diuangkan. Komisi affiliate dapat dipotong PPh sesuai ketentuan."},{"kind":"heading","text":"7. Isi situs"},{"kind":"paragraph","text":"Foto, tulisan, dan logo adalah milik kami atau pemberi izin kami. Warna barang di layar dapat sedikit berbeda dari aslinya."},{"kind":"heading","text":"8. Perselisihan"},{"kind":"paragraph","text":"Sampaikan keluhan lebih dulu kepada kami melalui email halo@kopi.contoh.id atau WhatsApp +6281321450967. Bila tidak tercapai mufakat, perselisihan diselesaikan menurut hukum Indonesia, termasuk melalui Badan Penyelesaian Sengketa Konsumen di kota Anda."}]', 4, 1795703818618);
--> statement-breakpoint
INSERT INTO "information" VALUES ('kebijakan-privasi', 'Kebijakan Privasi', 'Data yang kami simpan dan hak Anda atasnya', '[{"kind":"paragraph","text":"Kebijakan ini menjelaskan bagaimana CV Sangrai Rimba memproses data pribadi Anda menurut Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi."},{"kind":"paragraph","text":"Versi 2026-11-01. Perubahan berlaku setelah diumumkan di halaman ini dan tidak mengubah pesanan yang sudah dibuat."},{"kind":"heading","text":"Pengendali data"},{"kind":"paragraph","text":"CV Sangrai Rimba, Jl. Merdeka No. 10, Kota Bandung. Hubungi kami melalui email halo@kopi.contoh.id atau WhatsApp +6281321450967. Penyedia platform toko memproses data atas nama dan perintah kami."},{"kind":"heading","text":"Data yang kami simpan"},{"kind":"list","ordered":false,"items":["Identitas dan kontak: nama, nomor HP, email.","Alamat pengiriman dan patokan yang Anda tulis.","Pesanan, pembayaran, dan percakapan dengan layanan pelanggan. Nomor kartu dan PIN tidak pernah kami simpan; keduanya ditangani penyedia pembayaran.","Data teknis seperlunya: cookie keranjang dan sesi, serta alamat internet yang dipotong untuk mencegah penyalahgunaan."]},{"kind":"heading","text":"Untuk apa dan atas dasar apa"},{"kind":"list","ordered":false,"items":["Memproses, mengirim, dan menagih pesanan: pelaksanaan perjanjian dengan Anda.","Pembukuan, pajak, dan pengaduan konsumen: kewajiban hukum.","Keamanan akun dan pencegahan penipuan: kepentingan yang sah.","Info promo dan pengukuran iklan: hanya dengan persetujuan terpisah yang boleh Anda tolak atau tarik kapan saja."]},{"kind":"paragraph","text":"Kami tidak menjual data pribadi. Bila data diproses di luar Indonesia, kami memastikan tingkat pelindungannya setara. Di akhir halaman ini tertulis di mana data berada, siapa yang menerimanya, dan berapa lama disimpan."},{"kind":"heading","text":"Hak Anda"},{"kind":"list","ordered":false,"items":["Mendapat informasi, mengakses, dan memperoleh salinan data Anda.","Melengkapi dan memperbaiki data yang keliru.","Menarik persetujuan, menunda atau membatasi pemrosesan, dan menghapus data.","Menolak keputusan yang sepenuhnya otomatis dan memindahkan data ke pihak lain.","Mengadu kepada lembaga pelindungan data pribadi serta menuntut ganti rugi."]},{"kind":"heading","text":"Cara menggunakan hak"},{"kind":"list","ordered":true,"items":["Kirim permintaan tertulis melalui email halo@kopi.contoh.id atau WhatsApp +6281321450967. Sebutkan hak yang ingin digunakan.","Kami memastikan bahwa permintaan datang dari pemilik data.","Kami menindaklanjuti paling lambat 3×24 jam sejak permintaan lengkap diterima, termasuk menghentikan pemrosesan setelah persetujuan ditarik."]},{"kind":"heading","text":"Bila terjadi kebocoran"},{"kind":"paragraph","text":"Kami memberi tahu Anda dan lembaga berwenang secara tertulis paling lambat 3×24 jam sejak kegagalan pelindungan diketahui: data apa yang terungkap, kapan dan bagaimana, serta apa yang kami lakukan."}]', 5, 1795703818618);
--> statement-breakpoint
INSERT INTO "information" VALUES ('hubungi-kami', 'Hubungi Kami', 'WhatsApp, email, alamat, dan jam layanan', '[{"kind":"paragraph","text":"Tim Sangrai Rimba membantu sebelum dan sesudah Anda berbelanja. Siapkan nomor pesanan agar kami dapat langsung memeriksanya."},{"kind":"list","ordered":false,"items":["WhatsApp: +6281321450967","Email: halo@kopi.contoh.id","Jam layanan: Senin–Sabtu 08.00–17.00 WIB","Alamat: CV Sangrai Rimba, Jl. Merdeka No. 10, Kota Bandung"]},{"kind":"heading","text":"Pengaduan"},{"kind":"paragraph","text":"Pengaduan kami jawab paling lambat 1 hari kerja dan kami selesaikan dalam 7 hari kerja. Bila jawaban kami belum memuaskan, Anda dapat melapor kepada Direktorat Jenderal Perlindungan Konsumen dan Tertib Niaga, Kementerian Perdagangan, lewat WhatsApp 0853 1111 1010."}]', 6, 1795703818618);
--> statement-breakpoint
INSERT INTO "information" VALUES ('faq', 'Pertanyaan Umum (FAQ)', 'Jawaban singkat yang paling sering dicari', '[{"kind":"heading","text":"Apakah saya harus membuat akun?"},{"kind":"paragraph","text":"Tidak. Pesanan tanpa akun dapat dilacak lewat tautan yang tampil setelah pesanan dibuat. Simpan tautan itu."},{"kind":"heading","text":"Berapa lama batas pembayaran?"},{"kind":"paragraph","text":"Batas waktunya tertulis di halaman pembayaran, umumnya 24 jam. Setelah lewat, pesanan kedaluwarsa dan stok dilepas kembali."},{"kind":"heading","text":"Saya sudah membayar, tetapi status belum berubah."},{"kind":"paragraph","text":"Virtual account dan QRIS biasanya terbaca dalam beberapa menit. Untuk transfer bank, kirim bukti di halaman Konfirmasi Pembayaran; kami periksa paling lama 1×24 jam."},{"kind":"heading","text":"Bisakah alamat diubah setelah membayar?"},{"kind":"paragraph","text":"Bisa selama paket belum diserahkan kepada kurir. Hubungi kami secepatnya lewat WhatsApp dengan nomor pesanan."},{"kind":"heading","text":"Apakah bisa kirim sebagai dropshipper?"},{"kind":"paragraph","text":"Pilihan itu tampil di checkout bila toko menerimanya. Nama pengirim di label akan memakai nama Anda, tanpa faktur harga di dalam paket."},{"kind":"heading","text":"Bagaimana bila barang tidak cocok?"},{"kind":"paragraph","text":"Ajukan pengembalian paling lambat 3 hari kerja setelah diterima, dengan video unboxing. Syarat lengkapnya ada di halaman Pengembalian."},{"kind":"heading","text":"Apakah data saya aman?"},{"kind":"paragraph","text":"Kami hanya menyimpan data yang diperlukan untuk pesanan Anda. Rincian dan cara menghapusnya ada di Kebijakan Privasi."}]', 7, 1795703818618);
--> statement-breakpoint
INSERT INTO "terms_version" VALUES (1795703818618, '[{"kind":"paragraph","text":"Syarat ini berlaku antara Anda dan CV Sangrai Rimba sebagai pengelola Sangrai Rimba setiap kali Anda berbelanja di situs ini."},{"kind":"paragraph","text":"Versi 2026-11-01. Perubahan berlaku setelah diumumkan di halaman ini dan tidak mengubah pesanan yang sudah dibuat."},{"kind":"heading","text":"1. Pesanan dan harga"},{"kind":"paragraph","text":"Harga dalam rupiah dan sudah termasuk pajak yang berlaku. Ongkos kirim dan biaya layanan ditampilkan terpisah sebelum pesanan dibuat. Perjanjian jual beli terjadi saat pesanan Anda kami terima dan pembayaran kami konfirmasi."},{"kind":"paragraph","text":"Bila harga atau stok tercantum keliru karena kesalahan sistem, kami memberi tahu Anda. Anda boleh melanjutkan dengan harga yang benar atau membatalkan dengan pengembalian dana penuh."},{"kind":"heading","text":"2. Pembayaran"},{"kind":"paragraph","text":"Pembayaran dilakukan melalui metode yang tampil saat checkout dan sebelum batas waktunya. Pembayaran yang datang setelah pesanan kedaluwarsa tidak hilang: kami melanjutkan pesanan bila stok masih ada, atau mengembalikan dananya."},{"kind":"heading","text":"3. Pengiriman dan risiko"},{"kind":"paragraph","text":"Perkiraan tiba berasal dari kurir dan dapat berubah. Risiko atas barang beralih kepada Anda setelah paket diterima di alamat yang Anda berikan. Pastikan alamat dan nomor HP benar."},{"kind":"heading","text":"4. Pengembalian"},{"kind":"paragraph","text":"Pengembalian dan penukaran dapat diajukan paling lambat 3 hari kerja setelah barang diterima, sesuai halaman Pengembalian. Ketentuan ini tidak mengurangi hak Anda menurut UU Perlindungan Konsumen."},{"kind":"heading","text":"5. Akun"},{"kind":"list","ordered":false,"items":["Berikan data yang benar dan jaga kerahasiaan kata sandi.","Beri tahu kami bila akun dipakai orang lain tanpa izin.","Akun yang dipakai untuk penipuan atau menyalahgunakan promo dapat dibatasi setelah kami memberi tahu alasannya."]},{"kind":"heading","text":"6. Voucher, koin, dan affiliate"},{"kind":"paragraph","text":"Masa berlaku, batas, dan cara pakai tertulis pada masing-masing penawaran. Voucher dan koin tidak dapat diuangkan. Komisi affiliate dapat dipotong PPh sesuai ketentuan."},{"kind":"heading","text":"7. Isi situs"},{"kind":"paragraph","text":"Foto, tulisan, dan logo adalah milik kami atau pemberi izin kami. Warna barang di layar dapat sedikit berbeda dari aslinya."},{"kind":"heading","text":"8. Perselisihan"},{"kind":"paragraph","text":"Sampaikan keluhan lebih dulu kepada kami melalui email halo@kopi.contoh.id atau WhatsApp +6281321450967. Bila tidak tercapai mufakat, perselisihan diselesaikan menurut hukum Indonesia, termasuk melalui Badan Penyelesaian Sengketa Konsumen di kota Anda."}]');
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795690800000', 'adde7f33-4418-4ecb-a392-284eb3371009', 64500, 12, 3, 3, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795690800000', 'cba05752-40fd-4b7f-b1dc-4be08721813f', 64500, 20, 13, 13, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795690800000', 'ab13aabe-b706-4c63-b694-a600789ad4d7', 64500, 12, 7, 7, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795690800000', 'aa311331-b974-480e-bcf6-fa3fce891855', 123500, 14, 8, 8, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795690800000', '6c387427-d26e-466e-ba95-55190dc9f123', 131000, 9, 2, 2, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795690800000', '889bbaec-7c26-475f-922e-c7dd34c71264', 141500, 16, 11, 11, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795690800000', '67404492-89c6-4610-9299-0222417495e2', 149000, 12, 5, 5, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795690800000', 'c015b983-158d-4a6c-9404-9d4767c06a3f', 123500, 24, 19, 19, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795690800000', '1e231417-1681-4f63-92b9-d8114a5c7336', 141500, 10, 8, 8, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795690800000', 'c98f1d40-c40b-425b-a896-d29c6a8bb933', 141500, 6, 2, 2, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795690800000', '47f522b0-700d-4bd1-8b22-8468474e39d9', 68500, 23, 17, 17, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795690800000', 'b4e275d5-a261-4660-804c-81923df00790', 68500, 14, 6, 6, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795690800000', '533dbdb4-5ded-4bfa-afe9-94f3501327db', 68500, 26, 20, 20, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795690800000', '60004770-115b-4765-80de-6f11fe6c2240', 60000, 8, 1, 1, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795690800000', '2bb37108-2583-4862-a9f1-d40d264b428e', 58500, 19, 15, 15, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795690800000', 'e721952c-0666-4281-87e1-ef3da4367c07', 52500, 15, 9, 9, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795690800000', '74bf4a16-7721-4775-aaa8-c7ad53bdf0c1', 237000, 17, 10, 10, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795690800000', 'b7f947de-2cc9-443a-9b72-3e3a391d2005', 53000, 22, 15, 15, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795690800000', 'c8e753a7-c3dd-4cc1-b92b-85bc3fc0b368', 53000, 14, 9, 9, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795690800000', '70bb3eaa-4cf0-47b6-ba4d-c3ebc4fb1b89', 53000, 9, 2, 2, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795690800000', '2d0dba17-77c9-41b6-bcb6-f6d962665a72', 122500, 17, 12, 12, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795690800000', 'e0d6b15b-0947-4569-913a-5e46e9792eea', 122500, 15, 6, 6, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795690800000', 'd3606395-7a89-49c0-8f91-e5b871374576', 56500, 12, 4, 4, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795712400000', 'e64fa820-7d15-4610-9106-2724e0e2eeaa', 58500, 26, 20, 20, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795712400000', '06bb4d75-dc63-4308-ace4-0ac1df04f935', 58500, 20, 13, 13, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795712400000', '09cb07b1-0312-465e-a2bd-99596bf336a5', 58500, 8, 3, 3, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795712400000', '4cca31e1-18d6-49fa-b204-361419bf7564', 58500, 24, 17, 17, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795712400000', '765980ed-927d-482b-b6ed-7b2b08658523', 146000, 11, 6, 6, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795712400000', '46afdd3d-7f94-4e2a-b863-b7c252a35f07', 146000, 34, 20, 20, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795712400000', '0991c659-dd48-4d7a-8d70-51f7d2cc5d9a', 284500, 18, 14, 14, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795712400000', '4dc98eeb-ddad-4043-8222-7c478a39f584', 59500, 10, 4, 4, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795712400000', '13421545-154e-4fac-883c-5cf60ff61311', 61500, 26, 18, 18, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795712400000', '013fece2-961b-4729-90d7-42095ca89b12', 48000, 18, 12, 12, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795712400000', '85555707-ab53-4f36-a5ca-797be61e3d2b', 43000, 20, 13, 13, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795712400000', '36c6a094-43aa-4927-800e-262e09ec4401', 43000, 11, 7, 7, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795712400000', '99f7e1ed-68ab-4885-a5fc-990629ac71b7', 43000, 22, 16, 16, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795712400000', '7201fa42-a273-4379-b4a8-4530790b5d21', 43000, 14, 10, 10, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795712400000', '15a1abb2-3d07-4389-bcc1-35b05543ebdb', 86000, 25, 20, 20, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795712400000', '92324941-da16-4172-ae87-34222c364ec1', 86000, 17, 14, 14, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795712400000', 'b4025946-a726-45a0-b6d8-ea3940bd23d9', 172500, 20, 7, 7, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795712400000', '008b672b-b876-4784-ab57-c4df103271c1', 172500, 20, 17, 17, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795712400000', 'e74e4482-1b75-4b78-94c6-ace542b7698b', 976500, 23, 18, 18, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795712400000', 'b7e1aa60-5729-4c6c-ad47-e8ec3196e7f5', 51000, 14, 7, 7, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795712400000', '989bc359-cb2d-41e4-a0a3-6ddeb4660383', 51000, 25, 20, 20, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795712400000', 'd36571d1-6389-4789-874e-e6732dd81f21', 102500, 17, 10, 10, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795712400000', 'd818abbf-6f98-468b-85b4-a4daacfe9cd1', 102500, 7, 4, 4, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795712400000', '08227e6b-a4d7-4145-954e-29682cba26af', 62500, 19, 11, 11, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795712400000', '601ab2ad-8675-4bb8-b7c9-85883bcb972d', 30500, 24, 20, 20, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795712400000', 'a90935de-f462-4d3c-82f2-75990eb6de29', 35000, 20, 14, 14, 2);
--> statement-breakpoint
INSERT INTO "flash_sale" VALUES ('demo-1795690800000', 'Flash Sale', 1795690800000, 1795712400000);
--> statement-breakpoint
INSERT INTO "flash_sale" VALUES ('demo-1795712400000', 'Flash Sale', 1795712400000, 1795734000000);
--> statement-breakpoint
INSERT INTO "consent" VALUES (1, 'c719dd44-a478-4cc0-9ff9-17fc992f3fcf', 'terms', '2026-11-01', 1, 1795703818997);
--> statement-breakpoint
INSERT INTO "consent" VALUES (2, 'c719dd44-a478-4cc0-9ff9-17fc992f3fcf', 'marketing', '2026-11-01', 0, 1795703818997);
--> statement-breakpoint
INSERT INTO "customer" VALUES ('c719dd44-a478-4cc0-9ff9-17fc992f3fcf', 'PLG-000001', 'Siti Rahmawati', '+6281234567890', 'siti@contoh.id', '{"hash":"r7eBzKAlB1ZeW7C/xfY0bog1ylIDHNEPRJqPvVoDQMo=","salt":"PDodvcU3yJLWSiGlrerHDw==","n":16384,"r":8,"p":5}', 'REGULAR', 1795703818997, 1795703818997, 1795703818997, NULL, NULL);
--> statement-breakpoint
INSERT INTO "coin_lot" VALUES (1, 'c719dd44-a478-4cc0-9ff9-17fc992f3fcf', 1700, 1700, 1825465018997);
--> statement-breakpoint
INSERT INTO "coin_lot" VALUES (2, 'c719dd44-a478-4cc0-9ff9-17fc992f3fcf', 490, 490, 1826700178997);
--> statement-breakpoint
INSERT INTO "coin_lot" VALUES (3, 'c719dd44-a478-4cc0-9ff9-17fc992f3fcf', 395, 395, 1827239819080);
--> statement-breakpoint
INSERT INTO "ledger_account" VALUES ('shop:refunds', -119000);
--> statement-breakpoint
INSERT INTO "ledger_account" VALUES ('wallet:c719dd44-a478-4cc0-9ff9-17fc992f3fcf', 119000);
--> statement-breakpoint
INSERT INTO "ledger_account" VALUES ('shop:coins', -2585);
--> statement-breakpoint
INSERT INTO "ledger_account" VALUES ('coins:c719dd44-a478-4cc0-9ff9-17fc992f3fcf', 2585);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (1, 1, 'shop:refunds', -92000);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (2, 1, 'wallet:c719dd44-a478-4cc0-9ff9-17fc992f3fcf', 92000);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (3, 2, 'shop:coins', -1700);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (4, 2, 'coins:c719dd44-a478-4cc0-9ff9-17fc992f3fcf', 1700);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (5, 3, 'shop:refunds', -27000);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (6, 3, 'wallet:c719dd44-a478-4cc0-9ff9-17fc992f3fcf', 27000);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (7, 4, 'shop:coins', -490);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (8, 4, 'coins:c719dd44-a478-4cc0-9ff9-17fc992f3fcf', 490);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (9, 5, 'shop:coins', -395);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (10, 5, 'coins:c719dd44-a478-4cc0-9ff9-17fc992f3fcf', 395);
--> statement-breakpoint
INSERT INTO "ledger_transfer" VALUES (1, 'refund_return', 'a31543ed-d101-42aa-bdcf-d80e12099740', 1793723818997);
--> statement-breakpoint
INSERT INTO "ledger_transfer" VALUES (2, 'coins_earned', 'ea9b3458-67ae-43c3-8bc3-77724d6c8f80', 1793929018997);
--> statement-breakpoint
INSERT INTO "ledger_transfer" VALUES (3, 'refund', 'edf1f33a-7d22-4d39-b6b1-a74b1d16e692', 1794839818997);
--> statement-breakpoint
INSERT INTO "ledger_transfer" VALUES (4, 'coins_earned', '0fff219c-157e-45a9-b7be-27cd731e4fc4', 1795164178997);
--> statement-breakpoint
INSERT INTO "ledger_transfer" VALUES (5, 'coins_earned', 'ca8c8225-fe27-49f1-87e8-258471dcc1a3', 1795703819080);
--> statement-breakpoint
INSERT INTO "message" VALUES ('7ea4f78a-8e4d-464e-94dc-71bb52b59310', 'return_answered:a31543ed-d101-42aa-bdcf-d80e12099740:APPROVED', 'return_answered', 'email', 'siti@contoh.id', 'ea9b3458-67ae-43c3-8bc3-77724d6c8f80', '{"shop":"Sangrai Rimba","number":"INV-20261031-5B3BX","amount":"Rp 92.000","answer":"disetujui"}', 1793716618997, NULL, 1793716618997, '');
--> statement-breakpoint
INSERT INTO "message" VALUES ('4b3a57b8-39e8-4518-b2c0-aa5a47c6ee38', 'refunded:refund_return:a31543ed-d101-42aa-bdcf-d80e12099740', 'refunded', 'email', 'siti@contoh.id', 'ea9b3458-67ae-43c3-8bc3-77724d6c8f80', '{"shop":"Sangrai Rimba","number":"INV-20261031-5B3BX","amount":"Rp 92.000"}', 1793723818997, NULL, 1793723818997, '');
--> statement-breakpoint
INSERT INTO "message" VALUES ('68a98585-ac82-4ca4-9800-045be21dccfb', 'refunded:refund:edf1f33a-7d22-4d39-b6b1-a74b1d16e692', 'refunded', 'email', 'siti@contoh.id', 'edf1f33a-7d22-4d39-b6b1-a74b1d16e692', '{"shop":"Sangrai Rimba","number":"INV-20261116-5JP28","amount":"Rp 27.000"}', 1794839818997, NULL, 1794839818997, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (1, 'a31543ed-d101-42aa-bdcf-d80e12099740', 'REQUESTED', 1793687818997, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (2, 'a31543ed-d101-42aa-bdcf-d80e12099740', 'REVIEWING', 1793695018997, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (3, 'a31543ed-d101-42aa-bdcf-d80e12099740', 'APPROVED', 1793716618997, 'Benar, satu barang tertinggal di gudang kami. Mohon maaf.');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (4, 'a31543ed-d101-42aa-bdcf-d80e12099740', 'REFUNDED', 1793723818997, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (5, 'a31543ed-d101-42aa-bdcf-d80e12099740', 'COMPLETED', 1793925418997, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (6, '405f3d27-d359-4fea-b962-1d9d28e85ce0', 'REQUESTED', 1795682218997, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (7, '405f3d27-d359-4fea-b962-1d9d28e85ce0', 'REVIEWING', 1795685818997, 'Kami tanyakan ke kurir dulu, paling lambat besok kami kabari.');
--> statement-breakpoint
INSERT INTO "order_return_line" VALUES ('a31543ed-d101-42aa-bdcf-d80e12099740', '7590d6c7-91d8-449c-a548-0b1fb81bb122', 1);
--> statement-breakpoint
INSERT INTO "order_return_line" VALUES ('405f3d27-d359-4fea-b962-1d9d28e85ce0', '6922d5ec-fa6a-49d9-9e1a-e93bd84d95e5', 1);
--> statement-breakpoint
INSERT INTO "order_return" VALUES ('a31543ed-d101-42aa-bdcf-d80e12099740', 'RTN-20261103-9CGH2', 'ea9b3458-67ae-43c3-8bc3-77724d6c8f80', 'c719dd44-a478-4cc0-9ff9-17fc992f3fcf', 0, 'COMPLETED', 'refund', 'Barang kurang/tidak lengkap', 'Saya pesan dua, di dalam paket hanya ada satu. Segel paket masih utuh waktu diterima.', '', NULL, NULL, NULL, 92000, 1793687818997);
--> statement-breakpoint
INSERT INTO "order_return" VALUES ('405f3d27-d359-4fea-b962-1d9d28e85ce0', 'RTN-20261126-0S7DM', '8c8ab0e6-d7bc-4a91-9c3d-4544c6454dba', 'c719dd44-a478-4cc0-9ff9-17fc992f3fcf', 0, 'REVIEWING', 'refund', 'Paket tidak sampai', 'Status pesanan sudah tiba, tetapi satu barang belum ada. Kurir bilang dikirim terpisah.', '', NULL, NULL, NULL, NULL, 1795682218997);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261031-5B3BX', 'ea9b3458-67ae-43c3-8bc3-77724d6c8f80', 'PAID', 'simulator', 'bca_va', NULL, '', 262000, 0, 262000, 1, '', 1793399818997, 1793486218997, 1793403418997, '{"at":"2026-10-30T23:36:58.997Z","seller":{"name":"CV Sangrai Rimba","address":"Jl. Merdeka No. 10, Kota Bandung","email":"halo@kopi.contoh.id","logo":""},"tax":null,"arrives":["2026-11-02T23:36:58.997Z","2026-11-03T23:36:58.997Z"]}');
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261109-2F8JF', 'ca8c8225-fe27-49f1-87e8-258471dcc1a3', 'PAID', 'simulator', 'bri_va', NULL, '', 57500, 0, 57500, 1, '', 1794227818997, 1794314218997, 1794231418997, '{"at":"2026-11-09T13:36:58.997Z","seller":{"name":"CV Sangrai Rimba","address":"Jl. Merdeka No. 10, Kota Bandung","email":"halo@kopi.contoh.id","logo":""},"tax":null,"arrives":["2026-11-12T13:36:58.997Z","2026-11-13T13:36:58.997Z"]}');
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261114-BN0R6', '4e340cf5-b1ff-4105-94ef-d86560b3d785', 'EXPIRED', 'simulator', 'bni_va', NULL, '', 264000, 0, 264000, 1, '', 1794623818997, 1794710218997, NULL, NULL);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261116-5JP28', 'edf1f33a-7d22-4d39-b6b1-a74b1d16e692', 'PAID', 'simulator', 'bri_va', NULL, '', 27000, 0, 27000, 1, '', 1794803818997, 1794890218997, 1794807418997, '{"at":"2026-11-16T05:36:58.997Z","seller":{"name":"CV Sangrai Rimba","address":"Jl. Merdeka No. 10, Kota Bandung","email":"halo@kopi.contoh.id","logo":""},"tax":null,"arrives":["2026-11-19T05:36:58.997Z","2026-11-20T05:36:58.997Z"]}');
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261118-3YPS0', '0e800821-80fd-4936-a1a5-edc73b4963a5', 'EXPIRED', 'simulator', 'bca_va', NULL, '', 103000, 0, 103000, 1, '', 1794983818997, 1795070218997, NULL, NULL);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261122-X6YS7', '8c8ab0e6-d7bc-4a91-9c3d-4544c6454dba', 'PAID', 'simulator', 'bca_va', NULL, '', 597000, 0, 597000, 1, '', 1795343818997, 1795430218997, 1795347418997, '{"at":"2026-11-22T11:36:58.997Z","seller":{"name":"CV Sangrai Rimba","address":"Jl. Merdeka No. 10, Kota Bandung","email":"halo@kopi.contoh.id","logo":""},"tax":null,"arrives":["2026-11-25T11:36:58.997Z","2026-11-26T11:36:58.997Z"]}');
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261124-M1HS9', '5920d450-43e6-415b-858c-047b469a1880', 'COD', 'cod', 'cod', NULL, '', 772000, 0, 772000, 1, '', 1795480618997, 1795567018997, NULL, '{"at":"2026-11-24T00:36:58.997Z","seller":{"name":"CV Sangrai Rimba","address":"Jl. Merdeka No. 10, Kota Bandung","email":"halo@kopi.contoh.id","logo":""},"tax":null,"arrives":["2026-11-27T00:36:58.997Z","2026-11-28T00:36:58.997Z"]}');
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261124-GSRT0', '77f905b8-323c-47e8-830e-d51df13fda38', 'PAID', 'simulator', 'bni_va', NULL, '', 162000, 0, 162000, 1, '', 1795523818997, 1795610218997, 1795527418997, '{"at":"2026-11-24T13:36:58.997Z","seller":{"name":"CV Sangrai Rimba","address":"Jl. Merdeka No. 10, Kota Bandung","email":"halo@kopi.contoh.id","logo":""},"tax":null,"arrives":["2026-11-27T13:36:58.997Z","2026-11-28T13:36:58.997Z"]}');
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261125-Q9ZJ6', '6f63703e-ea37-43ce-a479-8f0d149846f8', 'PAID', 'simulator', 'bri_va', NULL, '', 159000, 0, 159000, 1, '', 1795581418997, 1795667818997, 1795581778997, '{"at":"2026-11-25T04:42:58.997Z","seller":{"name":"CV Sangrai Rimba","address":"Jl. Merdeka No. 10, Kota Bandung","email":"halo@kopi.contoh.id","logo":""},"tax":null,"arrives":["2026-11-28T04:42:58.997Z","2026-11-29T04:42:58.997Z"]}');
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261126-4S1KB', 'ad4659ab-2147-4512-a642-e0e6797b4108', 'PAID', 'simulator', 'bca_va', NULL, '', 535000, 0, 535000, 1, '', 1795675018997, 1795761418997, 1795678618997, '{"at":"2026-11-26T07:36:58.997Z","seller":{"name":"CV Sangrai Rimba","address":"Jl. Merdeka No. 10, Kota Bandung","email":"halo@kopi.contoh.id","logo":""},"tax":null,"arrives":["2026-11-29T07:36:58.997Z","2026-11-30T07:36:58.997Z"]}');
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261126-S6G4Z', '9db6bf72-36a8-4496-b66a-a972566de7fa', 'PAID', 'simulator', 'bca_va', NULL, '', 388000, 0, 388000, 1, '', 1795702018997, 1795788418997, 1795702378997, '{"at":"2026-11-26T14:12:58.997Z","seller":{"name":"CV Sangrai Rimba","address":"Jl. Merdeka No. 10, Kota Bandung","email":"halo@kopi.contoh.id","logo":""},"tax":null,"arrives":["2026-11-29T14:12:58.997Z","2026-11-30T14:12:58.997Z"]}');
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261126-F67KD', 'b9baae42-0644-413d-a793-019c4f585774', 'UNPAID', 'simulator', 'bri_va', NULL, '', 96000, 0, 96000, 1, '', 1795703098997, 1795789498997, NULL, NULL);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261120-MR03R', '0fff219c-157e-45a9-b7be-27cd731e4fc4', 'PAID', 'simulator', 'bca_va', NULL, '', 49000, 0, 49000, 1, '', 1795163818997, 1795250218997, 1795164178997, '{"at":"2026-11-20T08:42:58.997Z","seller":{"name":"CV Sangrai Rimba","address":"Jl. Merdeka No. 10, Kota Bandung","email":"halo@kopi.contoh.id","logo":""},"tax":null,"arrives":null}');
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261031-5B3BX-1', 'BILL-20261031-5B3BX', 1, 'simulator', 'bca_va', 262000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1793399818997);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261109-2F8JF-1', 'BILL-20261109-2F8JF', 1, 'simulator', 'bri_va', 57500, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1794227818997);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261114-BN0R6-1', 'BILL-20261114-BN0R6', 1, 'simulator', 'bni_va', 264000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'cancelled', 0, 1794623818997);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261116-5JP28-1', 'BILL-20261116-5JP28', 1, 'simulator', 'bri_va', 27000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1794803818997);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261118-3YPS0-1', 'BILL-20261118-3YPS0', 1, 'simulator', 'bca_va', 103000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'expired', 0, 1794983818997);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261122-X6YS7-1', 'BILL-20261122-X6YS7', 1, 'simulator', 'bca_va', 597000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1795343818997);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261124-GSRT0-1', 'BILL-20261124-GSRT0', 1, 'simulator', 'bni_va', 162000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1795523818997);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261125-Q9ZJ6-1', 'BILL-20261125-Q9ZJ6', 1, 'simulator', 'bri_va', 159000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1795581418997);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261126-4S1KB-1', 'BILL-20261126-4S1KB', 1, 'simulator', 'bca_va', 535000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1795675018997);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261126-S6G4Z-1', 'BILL-20261126-S6G4Z', 1, 'simulator', 'bca_va', 388000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1795702018997);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261126-F67KD-1', 'BILL-20261126-F67KD', 1, 'simulator', 'bri_va', 96000, 0, NULL, '', 'c8017796-3c65-4bf3-8826-fb70c008887a', '000061030045341547', NULL, NULL, NULL, 'pending', 0, 1795703098997);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261120-MR03R-1', 'BILL-20261120-MR03R', 1, 'simulator', 'bca_va', 49000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1795163818997);
--> statement-breakpoint
INSERT INTO "order_event" VALUES (1, 'ea9b3458-67ae-43c3-8bc3-77724d6c8f80', 'PENDING', 1793399818997, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (2, 'ea9b3458-67ae-43c3-8bc3-77724d6c8f80', 'PAYMENT_CONFIRMED', 1793403418997, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (3, 'ea9b3458-67ae-43c3-8bc3-77724d6c8f80', 'PROCESSING', 1793435818997, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (4, 'ea9b3458-67ae-43c3-8bc3-77724d6c8f80', 'SHIPPING', 1793507818997, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (5, 'ea9b3458-67ae-43c3-8bc3-77724d6c8f80', 'DELIVERED', 1793669818997, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (6, 'ea9b3458-67ae-43c3-8bc3-77724d6c8f80', 'COMPLETED', 1793929018997, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (7, 'ea9b3458-67ae-43c3-8bc3-77724d6c8f80', 'refunded_return', 1793723818997, 'Rp 92.000');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (8, 'ca8c8225-fe27-49f1-87e8-258471dcc1a3', 'PENDING', 1794227818997, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (9, 'ca8c8225-fe27-49f1-87e8-258471dcc1a3', 'PAYMENT_CONFIRMED', 1794231418997, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (10, 'ca8c8225-fe27-49f1-87e8-258471dcc1a3', 'PROCESSING', 1794245818997, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (11, 'ca8c8225-fe27-49f1-87e8-258471dcc1a3', 'SHIPPING', 1794299818997, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (12, 'ca8c8225-fe27-49f1-87e8-258471dcc1a3', 'DELIVERED', 1794443818997, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (13, 'ca8c8225-fe27-49f1-87e8-258471dcc1a3', 'COMPLETED', 1794703018997, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (14, '4e340cf5-b1ff-4105-94ef-d86560b3d785', 'PENDING', 1794623818997, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (15, '4e340cf5-b1ff-4105-94ef-d86560b3d785', 'CANCEL', 1794631018997, 'Ingin mengganti barang yang dipesan');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (16, 'edf1f33a-7d22-4d39-b6b1-a74b1d16e692', 'PENDING', 1794803818997, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (17, 'edf1f33a-7d22-4d39-b6b1-a74b1d16e692', 'PAYMENT_CONFIRMED', 1794807418997, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (18, 'edf1f33a-7d22-4d39-b6b1-a74b1d16e692', 'CANCEL', 1794839818997, 'Stok terakhir rusak saat dikemas. Dana kami kembalikan.');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (19, 'edf1f33a-7d22-4d39-b6b1-a74b1d16e692', 'refunded', 1794839818997, 'Rp 27.000');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (20, '0e800821-80fd-4936-a1a5-edc73b4963a5', 'PENDING', 1794983818997, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (21, '0e800821-80fd-4936-a1a5-edc73b4963a5', 'EXPIRED', 1795070218997, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (22, '8c8ab0e6-d7bc-4a91-9c3d-4544c6454dba', 'PENDING', 1795343818997, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (23, '8c8ab0e6-d7bc-4a91-9c3d-4544c6454dba', 'PAYMENT_CONFIRMED', 1795347418997, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (24, '8c8ab0e6-d7bc-4a91-9c3d-4544c6454dba', 'PROCESSING', 1795379818997, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (25, '8c8ab0e6-d7bc-4a91-9c3d-4544c6454dba', 'SHIPPING', 1795430218997, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (26, '8c8ab0e6-d7bc-4a91-9c3d-4544c6454dba', 'DELIVERED', 1795631818997, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (27, '5920d450-43e6-415b-858c-047b469a1880', 'PENDING', 1795480618997, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (28, '5920d450-43e6-415b-858c-047b469a1880', 'PROCESSING', 1795480618997, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (29, '5920d450-43e6-415b-858c-047b469a1880', 'SHIPPING', 1795624618997, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (30, '77f905b8-323c-47e8-830e-d51df13fda38', 'PENDING', 1795523818997, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (31, '77f905b8-323c-47e8-830e-d51df13fda38', 'PAYMENT_CONFIRMED', 1795527418997, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (32, '77f905b8-323c-47e8-830e-d51df13fda38', 'PROCESSING', 1795559818997, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (33, '77f905b8-323c-47e8-830e-d51df13fda38', 'SHIPPING', 1795610218997, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (34, '6f63703e-ea37-43ce-a479-8f0d149846f8', 'PENDING', 1795581418997, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (35, '6f63703e-ea37-43ce-a479-8f0d149846f8', 'PAYMENT_CONFIRMED', 1795581778997, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (36, '6f63703e-ea37-43ce-a479-8f0d149846f8', 'PROCESSING', 1795606618997, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (37, '6f63703e-ea37-43ce-a479-8f0d149846f8', 'CHANGE_PROCESSING', 1795685818997, 'Satu barang tidak lolos pemeriksaan kami. Penggantinya sedang disiapkan dan dikirim besok pagi.');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (38, 'ad4659ab-2147-4512-a642-e0e6797b4108', 'PENDING', 1795675018997, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (39, 'ad4659ab-2147-4512-a642-e0e6797b4108', 'PAYMENT_CONFIRMED', 1795678618997, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (40, 'ad4659ab-2147-4512-a642-e0e6797b4108', 'PROCESSING', 1795693018997, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (41, '9db6bf72-36a8-4496-b66a-a972566de7fa', 'PENDING', 1795702018997, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (42, '9db6bf72-36a8-4496-b66a-a972566de7fa', 'PAYMENT_CONFIRMED', 1795702378997, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (43, 'b9baae42-0644-413d-a793-019c4f585774', 'PENDING', 1795703098997, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (44, '0fff219c-157e-45a9-b7be-27cd731e4fc4', 'PENDING', 1795163818997, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (45, '0fff219c-157e-45a9-b7be-27cd731e4fc4', 'PAYMENT_CONFIRMED', 1795164178997, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (46, '0fff219c-157e-45a9-b7be-27cd731e4fc4', 'COMPLETED', 1795164178997, '');
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('ea9b3458-67ae-43c3-8bc3-77724d6c8f80', 0, 'e64fa820-7d15-4610-9106-2724e0e2eeaa', 'Kopi Arabika Gayo Atu Lintang Full Wash', '200 g, Biji utuh', 'arabika-gayo-atu-lintang', '/assets/contoh-1/kopi/arabika-gayo.webp', 78000, NULL, 78000, 1, NULL, 230, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('ea9b3458-67ae-43c3-8bc3-77724d6c8f80', 1, '7590d6c7-91d8-449c-a548-0b1fb81bb122', 'Kopi Arabika Toraja Sapan Giling Basah 200 g', 'Biji utuh', 'arabika-toraja-sapan', '/assets/contoh-1/kopi/arabika-toraja.webp', 92000, NULL, 92000, 2, NULL, 230, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('ca8c8225-fe27-49f1-87e8-258471dcc1a3', 0, '97153e38-b79d-48ea-8a6d-4e5b5caab044', 'Kopi Robusta Lampung Bubuk Tubruk Kaleng 250 g', '', 'robusta-lampung-tubruk', '/assets/contoh-1/kopi/robusta-lampung.webp', 39500, NULL, 39500, 1, NULL, 360, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('4e340cf5-b1ff-4105-94ef-d86560b3d785', 0, '1943e081-b854-4d0c-b1b8-c4c394ec359d', 'Kopi Drip Bag Pagi Pesisir Isi 10', '', 'drip-bag-pagi-isi-10', '/assets/contoh-1/kopi/drip-bag.webp', 82000, 95000, 82000, 3, NULL, 190, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('edf1f33a-7d22-4d39-b6b1-a74b1d16e692', 0, 'bcb4add7-e944-4594-9714-18aca267ea76', 'Kopi Drip Bag Satuan 10 g', 'Gayo', 'drip-bag-satuan', '/assets/contoh-1/kopi/drip-bag-satuan.webp', 9000, NULL, 9000, 1, NULL, 15, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('0e800821-80fd-4936-a1a5-edc73b4963a5', 0, '4dc98eeb-ddad-4043-8222-7c478a39f584', 'Kopi Susu Botol Dingin 1 Liter: Gula Aren, Pandan, atau Hitam', 'Gula Aren', 'kopi-botol-dingin-1-liter', '/assets/contoh-1/kopi/kopi-botol-aren.webp', 85000, NULL, 85000, 1, NULL, 1250, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('8c8ab0e6-d7bc-4a91-9c3d-4544c6454dba', 0, '18cfebeb-af04-424b-9b36-8aa77168c2a5', 'Dripper Keramik 1–2 Cangkir', 'Putih', 'dripper-keramik', '/assets/contoh-1/kopi/dripper-keramik-putih.webp', 145000, NULL, 145000, 1, NULL, 520, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('8c8ab0e6-d7bc-4a91-9c3d-4544c6454dba', 1, 'a26b9135-ca52-47c2-ade9-1cdd5d79e4f6', 'Ketel Leher Angsa Baja Tahan Karat 800 ml', 'Hitam', 'ketel-leher-angsa-800-ml', '/assets/contoh-1/kopi/ketel-leher-angsa-hitam.webp', 345000, 399000, 345000, 1, NULL, 780, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('8c8ab0e6-d7bc-4a91-9c3d-4544c6454dba', 2, '6922d5ec-fa6a-49d9-9e1a-e93bd84d95e5', 'Cangkir Keramik dengan Tatakan 220 ml', 'Gading', 'cangkir-keramik-220-ml', '/assets/contoh-1/kopi/cangkir-keramik-gading.webp', 89000, NULL, 89000, 1, NULL, 640, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('5920d450-43e6-415b-858c-047b469a1880', 0, 'f6ead245-6cc4-45ae-86d0-df192b9171b9', 'Set Seduh Manual Pemula: Dripper Keramik, Teko Kaca, Penggiling Tangan, dan Kopi Kebun 200 g', '', 'set-seduh-manual-pemula', '/assets/contoh-1/kopi/set-seduh.webp', 749000, 899000, 749000, 1, NULL, 2100, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('77f905b8-323c-47e8-830e-d51df13fda38', 0, '85555707-ab53-4f36-a5ca-797be61e3d2b', 'Blend Senja untuk Espreso: 70% Arabika, 30% Robusta', '250 g, Biji utuh, Sedang', 'blend-senja-espreso', '/assets/contoh-1/kopi/blend-senja.webp', 72000, NULL, 72000, 2, NULL, 280, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('6f63703e-ea37-43ce-a479-8f0d149846f8', 0, 'c0256a8d-439a-4782-8f90-79cde51c070f', 'Blend Embun untuk Seduh Saring', '200 g, Biji utuh, Kantong', 'blend-embun-saring', '/assets/contoh-1/kopi/blend-embun.webp', 79000, NULL, 79000, 1, NULL, 230, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('6f63703e-ea37-43ce-a479-8f0d149846f8', 1, '626f4616-dcec-4c55-83c0-153360b4d23a', 'Blend Tubruk Warung Bungkus Kertas 500 g', '', 'blend-tubruk-warung', '/assets/contoh-1/kopi/kopi-warung.webp', 62000, NULL, 62000, 1, NULL, 530, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('ad4659ab-2147-4512-a642-e0e6797b4108', 0, 'adde7f33-4418-4ecb-a392-284eb3371009', 'Kopi Dekafein Gayo Proses Air 200 g', 'Biji utuh', 'kopi-dekafein-malam', '/assets/contoh-1/kopi/dekaf.webp', 118000, NULL, 118000, 1, NULL, 230, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('ad4659ab-2147-4512-a642-e0e6797b4108', 1, '953560ea-ae81-45a0-bb9d-87b3395cced2', 'Penggiling Kopi Tangan Gerigi Baja 38 mm', 'Hitam', 'penggiling-tangan-gerigi-baja', '/assets/contoh-1/kopi/penggiling-baja-hitam.webp', 399000, 459000, 399000, 1, NULL, 690, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('9db6bf72-36a8-4496-b66a-a972566de7fa', 0, '5ef3ac53-cdd9-4922-b5fb-d6797ff99d60', 'Timbangan Kopi Digital 2 kg Ketelitian 0,1 g dengan Pengatur Waktu', 'Hitam', 'timbangan-seduh-0-1-g', '/assets/contoh-1/kopi/timbangan-hitam.webp', 185000, 229000, 185000, 2, NULL, 380, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('b9baae42-0644-413d-a793-019c4f585774', 0, 'e64fa820-7d15-4610-9106-2724e0e2eeaa', 'Kopi Arabika Gayo Atu Lintang Full Wash', '200 g, Biji utuh', 'arabika-gayo-atu-lintang', '/assets/contoh-1/kopi/arabika-gayo.webp', 78000, NULL, 78000, 1, NULL, 230, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('0fff219c-157e-45a9-b7be-27cd731e4fc4', 0, '2763f811-c07c-4829-ae9e-ce3a8c1caa7c', 'E-book Kelas Seduh: 30 Resep Kopi Rumahan', '', 'kelas-seduh-e-book', '/assets/contoh-1/kopi/kelas-seduh.webp', 49000, 79000, 49000, 1, NULL, 0, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('ea9b3458-67ae-43c3-8bc3-77724d6c8f80', 'INV-20261031-5B3BX', 'c719dd44-a478-4cc0-9ff9-17fc992f3fcf', NULL, 'COMPLETED', 'shipped', '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', NULL, 690, 0, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, NULL, 0, 'simulator', 'bca_va', '', 262000, 18000, 18000, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 262000, 0, NULL, NULL, NULL, 'SIM000099818997', NULL, 0, NULL, NULL, 1793399818997, 1793399818997, NULL, 0, 0, 0, NULL, 1793486218997, 1793669818997);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('ca8c8225-fe27-49f1-87e8-258471dcc1a3', 'INV-20261109-2F8JF', 'c719dd44-a478-4cc0-9ff9-17fc992f3fcf', NULL, 'COMPLETED', 'shipped', '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', NULL, 360, 0, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, NULL, 0, 'simulator', 'bri_va', '', 39500, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 57500, 0, NULL, NULL, NULL, 'SIM000027818997', NULL, 0, NULL, NULL, 1794227818997, 1794227818997, NULL, 0, 0, 0, NULL, 1794314218997, 1794443818997);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('4e340cf5-b1ff-4105-94ef-d86560b3d785', 'INV-20261114-BN0R6', 'c719dd44-a478-4cc0-9ff9-17fc992f3fcf', NULL, 'CANCEL', 'shipped', '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', NULL, 570, 0, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, NULL, 0, 'simulator', 'bni_va', '', 246000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 264000, 0, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, 1794623818997, 1794623818997, NULL, 0, 0, 0, NULL, 1794710218997, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('edf1f33a-7d22-4d39-b6b1-a74b1d16e692', 'INV-20261116-5JP28', 'c719dd44-a478-4cc0-9ff9-17fc992f3fcf', NULL, 'CANCEL', 'shipped', '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', NULL, 15, 0, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, NULL, 0, 'simulator', 'bri_va', '', 9000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 27000, 0, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, 1794803818997, 1794803818997, NULL, 0, 0, 0, NULL, 1794890218997, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('0e800821-80fd-4936-a1a5-edc73b4963a5', 'INV-20261118-3YPS0', 'c719dd44-a478-4cc0-9ff9-17fc992f3fcf', NULL, 'EXPIRED', 'shipped', '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', NULL, 1250, 0, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, NULL, 0, 'simulator', 'bca_va', '', 85000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 103000, 0, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, 1794983818997, 1794983818997, NULL, 0, 0, 0, NULL, 1795070218997, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('8c8ab0e6-d7bc-4a91-9c3d-4544c6454dba', 'INV-20261122-X6YS7', 'c719dd44-a478-4cc0-9ff9-17fc992f3fcf', NULL, 'DELIVERED', 'shipped', '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', NULL, 1940, 0, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, NULL, 0, 'simulator', 'bca_va', '', 579000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 597000, 0, NULL, NULL, NULL, 'SIM000043818997', NULL, 0, NULL, NULL, 1795343818997, 1795343818997, NULL, 0, 0, 0, NULL, 1795430218997, 1795631818997);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('5920d450-43e6-415b-858c-047b469a1880', 'INV-20261124-M1HS9', 'c719dd44-a478-4cc0-9ff9-17fc992f3fcf', NULL, 'SHIPPING', 'shipped', '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', NULL, 2100, 0, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, NULL, 0, 'cod', 'cod', '', 749000, 18000, 0, 0, 5000, 0, 0, 0, 0, 0, '[]', 0, 772000, 0, NULL, NULL, NULL, 'SIM000080618997', NULL, 0, NULL, NULL, 1795480618997, 1795480618997, NULL, 0, 0, 0, NULL, 1795567018997, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('77f905b8-323c-47e8-830e-d51df13fda38', 'INV-20261124-GSRT0', 'c719dd44-a478-4cc0-9ff9-17fc992f3fcf', NULL, 'SHIPPING', 'shipped', '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', NULL, 560, 0, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, NULL, 0, 'simulator', 'bni_va', '', 144000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 162000, 0, NULL, NULL, NULL, 'SIM000023818997', NULL, 0, NULL, NULL, 1795523818997, 1795523818997, NULL, 0, 0, 0, NULL, 1795610218997, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('6f63703e-ea37-43ce-a479-8f0d149846f8', 'INV-20261125-Q9ZJ6', 'c719dd44-a478-4cc0-9ff9-17fc992f3fcf', NULL, 'CHANGE_PROCESSING', 'shipped', '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', NULL, 760, 0, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, NULL, 0, 'simulator', 'bri_va', '', 141000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 159000, 0, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, 1795581418997, 1795581418997, NULL, 0, 0, 0, NULL, 1795667818997, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('ad4659ab-2147-4512-a642-e0e6797b4108', 'INV-20261126-4S1KB', 'c719dd44-a478-4cc0-9ff9-17fc992f3fcf', NULL, 'PROCESSING', 'shipped', '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', NULL, 920, 0, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, NULL, 0, 'simulator', 'bca_va', '', 517000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 535000, 0, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, 1795675018997, 1795675018997, NULL, 0, 0, 0, NULL, 1795761418997, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('9db6bf72-36a8-4496-b66a-a972566de7fa', 'INV-20261126-S6G4Z', 'c719dd44-a478-4cc0-9ff9-17fc992f3fcf', NULL, 'PAYMENT_CONFIRMED', 'shipped', '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', NULL, 760, 0, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, NULL, 0, 'simulator', 'bca_va', '', 370000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 388000, 0, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, 1795702018997, 1795702018997, NULL, 0, 0, 0, NULL, 1795788418997, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('b9baae42-0644-413d-a793-019c4f585774', 'INV-20261126-F67KD', 'c719dd44-a478-4cc0-9ff9-17fc992f3fcf', NULL, 'PENDING', 'shipped', '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', NULL, 230, 0, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, NULL, 0, 'simulator', 'bri_va', '', 78000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 96000, 0, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, 1795703098997, 1795703098997, NULL, 0, 0, 0, NULL, 1795789498997, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('0fff219c-157e-45a9-b7be-27cd731e4fc4', 'INV-20261120-MR03R', 'c719dd44-a478-4cc0-9ff9-17fc992f3fcf', NULL, 'COMPLETED', 'digital', '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":null,"province":"","regency":"","district":"","village":"","postcode":null,"street":null,"courierNote":null,"latitude":null,"longitude":null}', NULL, 0, 1, NULL, '', '', NULL, NULL, NULL, 5000, NULL, NULL, 0, 'simulator', 'bca_va', '', 49000, 0, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 49000, 0, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, 1795163818997, 1795163818997, NULL, 0, 0, 0, NULL, 1795250218997, NULL);
--> statement-breakpoint
INSERT INTO "digital_file" VALUES ('0e377279-f5d2-4728-8c77-0c08a8900768', '3767edba-8aac-4fa5-b960-c1d65325ed0f', NULL, 'Kelas Seduh - 30 Resep Kopi Rumahan.pdf', 797, 1795703818783);
--> statement-breakpoint
INSERT INTO "digital_file" VALUES ('ad6b9d1d-7f33-4318-aa6d-7cf4522707e0', '2c940bda-b4f2-45fa-830e-4f6273b55a32', NULL, 'Kelas Seni Latte - Daftar Pelajaran.pdf', 794, 1795703818798);
--> statement-breakpoint
INSERT INTO "licence" VALUES (1, 'c6b7e0f7-783b-433d-8ce0-bbb01a2ff285', 'RIMBA-23FF-B7D1-9B58', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "licence" VALUES (2, 'c6b7e0f7-783b-433d-8ce0-bbb01a2ff285', 'RIMBA-206D-59C0-697E', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "licence" VALUES (3, 'c6b7e0f7-783b-433d-8ce0-bbb01a2ff285', 'RIMBA-BDB2-97B4-58AE', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "licence" VALUES (4, 'c6b7e0f7-783b-433d-8ce0-bbb01a2ff285', 'RIMBA-817A-F247-8874', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "licence" VALUES (5, 'c6b7e0f7-783b-433d-8ce0-bbb01a2ff285', 'RIMBA-ECD9-3DB6-43B3', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "licence" VALUES (6, 'c6b7e0f7-783b-433d-8ce0-bbb01a2ff285', 'RIMBA-1A65-D378-4255', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "licence" VALUES (7, 'c6b7e0f7-783b-433d-8ce0-bbb01a2ff285', 'RIMBA-FFB6-6327-83DA', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "licence" VALUES (8, 'c6b7e0f7-783b-433d-8ce0-bbb01a2ff285', 'RIMBA-42E7-350C-3041', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "licence" VALUES (9, 'c6b7e0f7-783b-433d-8ce0-bbb01a2ff285', 'RIMBA-5167-E5A0-29CC', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "licence" VALUES (10, 'c6b7e0f7-783b-433d-8ce0-bbb01a2ff285', 'RIMBA-4D33-5F98-8B76', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "licence" VALUES (11, 'c6b7e0f7-783b-433d-8ce0-bbb01a2ff285', 'RIMBA-4A95-6415-0FA6', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "licence" VALUES (12, 'c6b7e0f7-783b-433d-8ce0-bbb01a2ff285', 'RIMBA-38C4-299D-584A', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "licence" VALUES (13, 'c6b7e0f7-783b-433d-8ce0-bbb01a2ff285', 'RIMBA-D073-5F03-D4B1', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "licence" VALUES (14, 'c6b7e0f7-783b-433d-8ce0-bbb01a2ff285', 'RIMBA-A4E8-3AED-96BD', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "licence" VALUES (15, 'c6b7e0f7-783b-433d-8ce0-bbb01a2ff285', 'RIMBA-D7BE-75A0-7695', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "licence" VALUES (16, 'c6b7e0f7-783b-433d-8ce0-bbb01a2ff285', 'RIMBA-C1AB-A597-22AA', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "licence" VALUES (17, 'c6b7e0f7-783b-433d-8ce0-bbb01a2ff285', 'RIMBA-293D-4388-15EB', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "licence" VALUES (18, 'c6b7e0f7-783b-433d-8ce0-bbb01a2ff285', 'RIMBA-DA4D-7FA9-3878', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "licence" VALUES (19, 'c6b7e0f7-783b-433d-8ce0-bbb01a2ff285', 'RIMBA-5A29-BFDB-3D46', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "licence" VALUES (20, 'c6b7e0f7-783b-433d-8ce0-bbb01a2ff285', 'RIMBA-A417-378D-DAD4', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "licence" VALUES (21, 'ed379024-ca50-4988-9c9f-ed540542e487', 'RIMBA-66F8-3F6F-C705', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "licence" VALUES (22, 'ed379024-ca50-4988-9c9f-ed540542e487', 'RIMBA-6629-4EA3-B50A', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "licence" VALUES (23, 'ed379024-ca50-4988-9c9f-ed540542e487', 'RIMBA-0CA6-6F6A-C06F', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "licence" VALUES (24, 'ed379024-ca50-4988-9c9f-ed540542e487', 'RIMBA-D3E0-EF64-AD42', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "licence" VALUES (25, 'ed379024-ca50-4988-9c9f-ed540542e487', 'RIMBA-4551-40F0-C6BA', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "licence" VALUES (26, 'ed379024-ca50-4988-9c9f-ed540542e487', 'RIMBA-0E81-0803-79F3', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "licence" VALUES (27, 'ed379024-ca50-4988-9c9f-ed540542e487', 'RIMBA-CC9C-E813-69B9', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "licence" VALUES (28, 'ed379024-ca50-4988-9c9f-ed540542e487', 'RIMBA-4DBB-B152-CF05', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "licence" VALUES (29, 'ed379024-ca50-4988-9c9f-ed540542e487', 'RIMBA-1599-9B33-4F59', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "licence" VALUES (30, 'ed379024-ca50-4988-9c9f-ed540542e487', 'RIMBA-65D7-BB37-C3E2', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "licence" VALUES (31, 'ed379024-ca50-4988-9c9f-ed540542e487', 'RIMBA-174B-A75A-23EF', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "licence" VALUES (32, 'ed379024-ca50-4988-9c9f-ed540542e487', 'RIMBA-B2A3-714E-CDBD', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "licence" VALUES (33, 'ed379024-ca50-4988-9c9f-ed540542e487', 'RIMBA-B80F-1530-41C6', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "licence" VALUES (34, 'ed379024-ca50-4988-9c9f-ed540542e487', 'RIMBA-D046-8897-A229', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "licence" VALUES (35, 'ed379024-ca50-4988-9c9f-ed540542e487', 'RIMBA-DA17-E193-5D72', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "licence" VALUES (36, 'ed379024-ca50-4988-9c9f-ed540542e487', 'RIMBA-0947-E52D-69D4', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "licence" VALUES (37, 'ed379024-ca50-4988-9c9f-ed540542e487', 'RIMBA-AA90-46E6-9B47', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "licence" VALUES (38, 'ed379024-ca50-4988-9c9f-ed540542e487', 'RIMBA-22F2-6A6F-801F', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "licence" VALUES (39, 'ed379024-ca50-4988-9c9f-ed540542e487', 'RIMBA-5CDD-3983-8968', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "licence" VALUES (40, 'ed379024-ca50-4988-9c9f-ed540542e487', 'RIMBA-31E9-760A-C5C5', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "licence" VALUES (41, '195052c3-a0d3-4870-8b36-e81c5435267b', 'RIMBA-8347-D2F1-7EC2', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "licence" VALUES (42, '195052c3-a0d3-4870-8b36-e81c5435267b', 'RIMBA-5F1D-0C73-8AB9', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "licence" VALUES (43, '195052c3-a0d3-4870-8b36-e81c5435267b', 'RIMBA-3D1B-D1E9-5C2D', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "licence" VALUES (44, '195052c3-a0d3-4870-8b36-e81c5435267b', 'RIMBA-8DE6-CCFD-E5E3', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "licence" VALUES (45, '195052c3-a0d3-4870-8b36-e81c5435267b', 'RIMBA-A94D-202A-C4DC', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "licence" VALUES (46, '195052c3-a0d3-4870-8b36-e81c5435267b', 'RIMBA-E089-10F1-02BB', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "licence" VALUES (47, '195052c3-a0d3-4870-8b36-e81c5435267b', 'RIMBA-4764-76B4-B643', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "licence" VALUES (48, '195052c3-a0d3-4870-8b36-e81c5435267b', 'RIMBA-B187-EF56-8AE1', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "licence" VALUES (49, '195052c3-a0d3-4870-8b36-e81c5435267b', 'RIMBA-FA7E-0E4F-EB07', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "licence" VALUES (50, '195052c3-a0d3-4870-8b36-e81c5435267b', 'RIMBA-3EA1-E64A-C962', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "licence" VALUES (51, '195052c3-a0d3-4870-8b36-e81c5435267b', 'RIMBA-683E-C326-FBC8', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "licence" VALUES (52, '195052c3-a0d3-4870-8b36-e81c5435267b', 'RIMBA-04AA-BCD0-84C7', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "licence" VALUES (53, '195052c3-a0d3-4870-8b36-e81c5435267b', 'RIMBA-CA28-9135-93B2', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "licence" VALUES (54, '195052c3-a0d3-4870-8b36-e81c5435267b', 'RIMBA-635D-ACBD-9BC5', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "licence" VALUES (55, '195052c3-a0d3-4870-8b36-e81c5435267b', 'RIMBA-8BA5-4B4C-BCE4', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "licence" VALUES (56, '195052c3-a0d3-4870-8b36-e81c5435267b', 'RIMBA-B6C8-75C0-A44B', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "licence" VALUES (57, '195052c3-a0d3-4870-8b36-e81c5435267b', 'RIMBA-149E-E3F7-C92F', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "licence" VALUES (58, '195052c3-a0d3-4870-8b36-e81c5435267b', 'RIMBA-A8A9-C7CD-9799', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "licence" VALUES (59, '195052c3-a0d3-4870-8b36-e81c5435267b', 'RIMBA-3932-E3EA-2C95', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "licence" VALUES (60, '195052c3-a0d3-4870-8b36-e81c5435267b', 'RIMBA-FDEE-62DB-C25C', NULL, 1795703818662);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('ea9b3458-67ae-43c3-8bc3-77724d6c8f80', 'e64fa820-7d15-4610-9106-2724e0e2eeaa', 1, 'SENT', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('ea9b3458-67ae-43c3-8bc3-77724d6c8f80', '7590d6c7-91d8-449c-a548-0b1fb81bb122', 2, 'SENT', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('ca8c8225-fe27-49f1-87e8-258471dcc1a3', '97153e38-b79d-48ea-8a6d-4e5b5caab044', 1, 'SENT', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('4e340cf5-b1ff-4105-94ef-d86560b3d785', '1943e081-b854-4d0c-b1b8-c4c394ec359d', 3, 'RELEASED', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('edf1f33a-7d22-4d39-b6b1-a74b1d16e692', 'bcb4add7-e944-4594-9714-18aca267ea76', 1, 'RELEASED', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('0e800821-80fd-4936-a1a5-edc73b4963a5', '4dc98eeb-ddad-4043-8222-7c478a39f584', 1, 'RELEASED', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('8c8ab0e6-d7bc-4a91-9c3d-4544c6454dba', '18cfebeb-af04-424b-9b36-8aa77168c2a5', 1, 'SENT', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('8c8ab0e6-d7bc-4a91-9c3d-4544c6454dba', 'a26b9135-ca52-47c2-ade9-1cdd5d79e4f6', 1, 'SENT', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('8c8ab0e6-d7bc-4a91-9c3d-4544c6454dba', '6922d5ec-fa6a-49d9-9e1a-e93bd84d95e5', 1, 'SENT', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('5920d450-43e6-415b-858c-047b469a1880', 'f6ead245-6cc4-45ae-86d0-df192b9171b9', 1, 'SENT', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('77f905b8-323c-47e8-830e-d51df13fda38', '85555707-ab53-4f36-a5ca-797be61e3d2b', 2, 'SENT', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('6f63703e-ea37-43ce-a479-8f0d149846f8', 'c0256a8d-439a-4782-8f90-79cde51c070f', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('6f63703e-ea37-43ce-a479-8f0d149846f8', '626f4616-dcec-4c55-83c0-153360b4d23a', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('ad4659ab-2147-4512-a642-e0e6797b4108', 'adde7f33-4418-4ecb-a392-284eb3371009', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('ad4659ab-2147-4512-a642-e0e6797b4108', '953560ea-ae81-45a0-bb9d-87b3395cced2', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('9db6bf72-36a8-4496-b66a-a972566de7fa', '5ef3ac53-cdd9-4922-b5fb-d6797ff99d60', 2, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('b9baae42-0644-413d-a793-019c4f585774', 'e64fa820-7d15-4610-9106-2724e0e2eeaa', 1, 'HELD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('0fff219c-157e-45a9-b7be-27cd731e4fc4', '2763f811-c07c-4829-ae9e-ce3a8c1caa7c', 1, 'SENT', 0);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (1, 'ea9b3458-67ae-43c3-8bc3-77724d6c8f80', 'picked', 'Paket dijemput kurir', 'Kota Bandung', 1793511058997);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (2, 'ea9b3458-67ae-43c3-8bc3-77724d6c8f80', 'picked', 'Paket tiba di pusat sortir', 'Hub Kota Bandung', 1793532118997);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (3, 'ea9b3458-67ae-43c3-8bc3-77724d6c8f80', 'picked', 'Paket dalam transit', 'Kota Bandung menuju Kota Bandung', 1793556418997);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (4, 'ea9b3458-67ae-43c3-8bc3-77724d6c8f80', 'picked', 'Paket tiba di kota tujuan', 'Hub Kota Bandung', 1793621218997);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (5, 'ea9b3458-67ae-43c3-8bc3-77724d6c8f80', 'delivering', 'Paket diantar ke alamat penerima', 'Coblong', 1793653618997);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (6, 'ea9b3458-67ae-43c3-8bc3-77724d6c8f80', 'delivered', 'Paket telah diterima', 'Coblong', 1793669818997);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (7, 'ca8c8225-fe27-49f1-87e8-258471dcc1a3', 'picked', 'Paket dijemput kurir', 'Kota Bandung', 1794302698997);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (8, 'ca8c8225-fe27-49f1-87e8-258471dcc1a3', 'picked', 'Paket tiba di pusat sortir', 'Hub Kota Bandung', 1794321418997);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (9, 'ca8c8225-fe27-49f1-87e8-258471dcc1a3', 'picked', 'Paket dalam transit', 'Kota Bandung menuju Kota Bandung', 1794343018997);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (10, 'ca8c8225-fe27-49f1-87e8-258471dcc1a3', 'picked', 'Paket tiba di kota tujuan', 'Hub Kota Bandung', 1794400618997);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (11, 'ca8c8225-fe27-49f1-87e8-258471dcc1a3', 'delivering', 'Paket diantar ke alamat penerima', 'Coblong', 1794429418997);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (12, 'ca8c8225-fe27-49f1-87e8-258471dcc1a3', 'delivered', 'Paket telah diterima', 'Coblong', 1794443818997);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (13, '8c8ab0e6-d7bc-4a91-9c3d-4544c6454dba', 'picked', 'Paket dijemput kurir', 'Kota Bandung', 1795434250997);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (14, '8c8ab0e6-d7bc-4a91-9c3d-4544c6454dba', 'picked', 'Paket tiba di pusat sortir', 'Hub Kota Bandung', 1795460458997);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (15, '8c8ab0e6-d7bc-4a91-9c3d-4544c6454dba', 'picked', 'Paket dalam transit', 'Kota Bandung menuju Kota Bandung', 1795490698997);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (16, '8c8ab0e6-d7bc-4a91-9c3d-4544c6454dba', 'picked', 'Paket tiba di kota tujuan', 'Hub Kota Bandung', 1795571338997);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (17, '8c8ab0e6-d7bc-4a91-9c3d-4544c6454dba', 'delivering', 'Paket diantar ke alamat penerima', 'Coblong', 1795611658997);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (18, '8c8ab0e6-d7bc-4a91-9c3d-4544c6454dba', 'delivered', 'Paket telah diterima', 'Coblong', 1795631818997);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (19, '5920d450-43e6-415b-858c-047b469a1880', 'picked', 'Paket dijemput kurir', 'Kota Bandung', 1795627066997);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (20, '5920d450-43e6-415b-858c-047b469a1880', 'picked', 'Paket tiba di pusat sortir', 'Hub Kota Bandung', 1795642978997);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (21, '5920d450-43e6-415b-858c-047b469a1880', 'picked', 'Paket dalam transit', 'Kota Bandung menuju Kota Bandung', 1795661338997);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (22, '5920d450-43e6-415b-858c-047b469a1880', 'picked', 'Paket tiba di kota tujuan', 'Hub Kota Bandung', 1795710298997);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (23, '5920d450-43e6-415b-858c-047b469a1880', 'delivering', 'Paket diantar ke alamat penerima', 'Coblong', 1795734778997);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (24, '77f905b8-323c-47e8-830e-d51df13fda38', 'picked', 'Paket dijemput kurir', 'Kota Bandung', 1795612954997);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (25, '77f905b8-323c-47e8-830e-d51df13fda38', 'picked', 'Paket tiba di pusat sortir', 'Hub Kota Bandung', 1795630738997);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (26, '77f905b8-323c-47e8-830e-d51df13fda38', 'picked', 'Paket dalam transit', 'Kota Bandung menuju Kota Bandung', 1795651258997);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (27, '77f905b8-323c-47e8-830e-d51df13fda38', 'picked', 'Paket tiba di kota tujuan', 'Hub Kota Bandung', 1795705978997);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (28, '77f905b8-323c-47e8-830e-d51df13fda38', 'delivering', 'Paket diantar ke alamat penerima', 'Coblong', 1795733338997);
--> statement-breakpoint
INSERT INTO "admin_log" VALUES (1, 1795703818662, 'platform', 'import.batch', '', '[{"field":"categories","after":"[{\"slug\":\"biji-kopi\",\"name\":\"Biji Kopi\",\"image\":\"/assets/contoh-1/kopi/kategori-biji.webp\",\"parentSlug\":null},{\"slug\":\"racikan\",\"name\":\"Racikan\",\"image\":\"/assets/contoh-1/kopi/blend-senja.webp\",\"parentSlug\":null},{\"slug\":\"siap-seduh\",\"name\":\"Siap Seduh\",\"image\":\"/assets/contoh-1/kopi/kategori-siap-s…"},{"field":"products","after":"[{\"slug\":\"arabika-gayo-atu-lintang\",\"name\":\"Kopi Arabika Gayo Atu Lintang Full Wash\",\"categorySlug\":\"biji-kopi\",\"description\":\"Dari kebun rakyat di Atu Lintang, Aceh Tengah, pada ketinggian 1.400–1.550 mdpl. Dicuci penuh lalu dijemur di para-para selama 12–14 hari.\\n\\nRasa: cokelat, jeruk manis, dan…"},{"field":"licences"},{"field":"vouchers","after":"[{\"code\":\"SERUPUT\",\"title\":\"Diskon 10%\",\"description\":\"Untuk semua isi toko.\",\"startsAt\":\"2025-10-22T14:36:58.634Z\",\"endsAt\":\"2028-04-09T16:59:59.999Z\",\"cashback\":false,\"percentage\":true,\"amount\":10,\"maximum\":25000,\"minimum\":120000,\"forShipping\":false,\"quota\":null,\"perCustomer\":null,\"categories\":[],…"},{"field":"articleCategories","after":"[{\"slug\":\"menyeduh\",\"name\":\"Menyeduh\"},{\"slug\":\"biji-dan-simpan\",\"name\":\"Biji & Simpan\"}]"},{"field":"articles","after":"[{\"slug\":\"menyeduh-v60-di-rumah\",\"title\":\"Menyeduh V60 di Rumah: Resep 15 Gram yang Selalu Jadi\",\"categorySlug\":\"menyeduh\",\"image\":\"/assets/contoh-1/kopi/dripper-keramik-seduh.webp\",\"summary\":\"Satu resep, empat tuangan, tiga menit. Cocok untuk yang baru punya dripper pertama.\",\"body\":[{\"kind\":\"parag…"},{"field":"information","after":"[{\"slug\":\"tentang-kami\",\"title\":\"Tentang Kami\",\"summary\":\"Siapa kami dan bagaimana kami bekerja\",\"body\":[{\"kind\":\"paragraph\",\"text\":\"Kami menyangrai kopi Nusantara di Bandung setiap Selasa dan Jumat, dalam batch lima kilogram supaya setiap batch bisa dicicipi sebelum dikemas. Tanggal sangrai selalu …"},{"field":"counted","after":"false"},{"field":"source"}]');
--> statement-breakpoint
INSERT INTO "admin_log" VALUES (2, 1795703818783, 'platform', 'digital.addFile', '', '[{"field":"itemId"},{"field":"slug","after":"kelas-seduh-e-book"}]');
--> statement-breakpoint
INSERT INTO "admin_log" VALUES (3, 1795703818798, 'platform', 'digital.addFile', '', '[{"field":"itemId"},{"field":"slug","after":"kelas-video-seni-latte"}]');
--> statement-breakpoint
INSERT INTO "admin_log" VALUES (4, 1795703818997, 'platform', 'demo.fill', '', '[{"field":"flashSales","after":"true"},{"field":"reviews"},{"field":"customer"}]');
--> statement-breakpoint
INSERT INTO "admin_log" VALUES (5, 1795703819088, 'platform', 'shop.open', '', '[]');
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('audit', '', 1795723260000, 0, 0, NULL);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('expire-coins', 'c719dd44-a478-4cc0-9ff9-17fc992f3fcf', 1825465018997, 0, 0, NULL);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('complete-order', '8c8ab0e6-d7bc-4a91-9c3d-4544c6454dba', 1796063818997, 0, 0, NULL);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('expire-payment', 'b9baae42-0644-413d-a793-019c4f585774', 1795789498997, 0, 0, NULL);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('check-payment', 'b9baae42-0644-413d-a793-019c4f585774', 1795703938997, 0, 0, NULL);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('flash-boundary', 'demo-1795690800000:end', 1795712400000, 0, 0, NULL);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('flash-boundary', 'demo-1795712400000:start', 1795712400000, 0, 0, NULL);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('flash-boundary', 'demo-1795712400000:end', 1795734000000, 0, 0, NULL);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('article', 'menyeduh', 2);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('article', 'biji-dan-simpan', 2);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:08e27c14-d1dc-4e53-a7b5-0c2adf4dc5c8', '5', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:08e27c14-d1dc-4e53-a7b5-0c2adf4dc5c8', '4', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:08e27c14-d1dc-4e53-a7b5-0c2adf4dc5c8', '5 with photos', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:3edafb22-ffe6-4c87-ac9d-0c41bf7a3608', '4', 3);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:3edafb22-ffe6-4c87-ac9d-0c41bf7a3608', '5', 4);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:3edafb22-ffe6-4c87-ac9d-0c41bf7a3608', '5 with photos', 2);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:3edafb22-ffe6-4c87-ac9d-0c41bf7a3608', '3', 1);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:d860d8e4-4f2f-458d-873b-d71e69748ff1', '3', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:d860d8e4-4f2f-458d-873b-d71e69748ff1', '5 with photos', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:d860d8e4-4f2f-458d-873b-d71e69748ff1', '5', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:d860d8e4-4f2f-458d-873b-d71e69748ff1', '4', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:d860d8e4-4f2f-458d-873b-d71e69748ff1', '2', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:3cfde8e6-d54d-4fd7-8c52-1e7c5e381380', '4', 5);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:3cfde8e6-d54d-4fd7-8c52-1e7c5e381380', '5 with photos', 2);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:3cfde8e6-d54d-4fd7-8c52-1e7c5e381380', '2', 1);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:3cfde8e6-d54d-4fd7-8c52-1e7c5e381380', '5', 6);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:3cfde8e6-d54d-4fd7-8c52-1e7c5e381380', '3', 1);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:c7c92060-a56c-43ce-a7ba-283d8285a052', '5', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:c7c92060-a56c-43ce-a7ba-283d8285a052', '5 with photos', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:c7c92060-a56c-43ce-a7ba-283d8285a052', '4', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:c7c92060-a56c-43ce-a7ba-283d8285a052', '2', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:c7c92060-a56c-43ce-a7ba-283d8285a052', '3', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:013c4347-f7e9-4871-86ee-2b883f4203e2', '2', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:013c4347-f7e9-4871-86ee-2b883f4203e2', '4', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:013c4347-f7e9-4871-86ee-2b883f4203e2', '5', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:013c4347-f7e9-4871-86ee-2b883f4203e2', '5 with photos', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:013c4347-f7e9-4871-86ee-2b883f4203e2', '3', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:5e6c85d5-d8af-494b-94ed-3cc7b3be1340', '5', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:5e6c85d5-d8af-494b-94ed-3cc7b3be1340', '5 with photos', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:5e6c85d5-d8af-494b-94ed-3cc7b3be1340', '2', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:5e6c85d5-d8af-494b-94ed-3cc7b3be1340', '4', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:5e6c85d5-d8af-494b-94ed-3cc7b3be1340', '3', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:fdf76385-260c-47db-8fde-ee1e60257a53', '2', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:fdf76385-260c-47db-8fde-ee1e60257a53', '5 with photos', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:fdf76385-260c-47db-8fde-ee1e60257a53', '5', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:fdf76385-260c-47db-8fde-ee1e60257a53', '3', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:fdf76385-260c-47db-8fde-ee1e60257a53', '4', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:df1ac9f5-2431-4406-a933-e631680ce0a2', '5', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:df1ac9f5-2431-4406-a933-e631680ce0a2', '4', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:df1ac9f5-2431-4406-a933-e631680ce0a2', '5 with photos', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:df1ac9f5-2431-4406-a933-e631680ce0a2', '2', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:df1ac9f5-2431-4406-a933-e631680ce0a2', '3', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:ddeea7e3-a064-4f08-8d97-5b2ef2d0e97f', '4', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:ddeea7e3-a064-4f08-8d97-5b2ef2d0e97f', '3', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:ddeea7e3-a064-4f08-8d97-5b2ef2d0e97f', '5 with photos', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:ddeea7e3-a064-4f08-8d97-5b2ef2d0e97f', '2', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:ddeea7e3-a064-4f08-8d97-5b2ef2d0e97f', '5', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:c6b65ca3-3640-49be-acba-5e6e540a0637', '4', 3);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:c6b65ca3-3640-49be-acba-5e6e540a0637', '5', 5);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:c6b65ca3-3640-49be-acba-5e6e540a0637', '5 with photos', 2);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:c6b65ca3-3640-49be-acba-5e6e540a0637', '3', 1);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:c6b65ca3-3640-49be-acba-5e6e540a0637', '2', 1);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:ce5c243a-87d4-4539-8a03-c2732bab7aad', '4', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:ce5c243a-87d4-4539-8a03-c2732bab7aad', '5 with photos', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:ce5c243a-87d4-4539-8a03-c2732bab7aad', '5', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:ce5c243a-87d4-4539-8a03-c2732bab7aad', '3', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:eb9e9876-9448-492b-be70-281a4167d223', '5 with photos', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:eb9e9876-9448-492b-be70-281a4167d223', '4', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:eb9e9876-9448-492b-be70-281a4167d223', '5', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:eb9e9876-9448-492b-be70-281a4167d223', '3', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:64cc6a4d-8ecb-4423-b134-937bafae2c02', '5', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:64cc6a4d-8ecb-4423-b134-937bafae2c02', '4', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:64cc6a4d-8ecb-4423-b134-937bafae2c02', '3', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:64cc6a4d-8ecb-4423-b134-937bafae2c02', '5 with photos', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:e13446f4-6ac5-4bd5-aa16-f93cb4460898', '5 with photos', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:e13446f4-6ac5-4bd5-aa16-f93cb4460898', '4', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:e13446f4-6ac5-4bd5-aa16-f93cb4460898', '5', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:e13446f4-6ac5-4bd5-aa16-f93cb4460898', '3', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:68041d18-ddd9-482a-97ea-b649595f9ef0', '4', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:68041d18-ddd9-482a-97ea-b649595f9ef0', '5', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:68041d18-ddd9-482a-97ea-b649595f9ef0', '5 with photos', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:e986c59f-12b4-4b1c-b9ee-0137270cbe7e', '5', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:e986c59f-12b4-4b1c-b9ee-0137270cbe7e', '4', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:e986c59f-12b4-4b1c-b9ee-0137270cbe7e', '5 with photos', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:e986c59f-12b4-4b1c-b9ee-0137270cbe7e', '3', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:214a87f3-557b-416e-9e35-466e85bc2890', '4', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:214a87f3-557b-416e-9e35-466e85bc2890', '3', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:214a87f3-557b-416e-9e35-466e85bc2890', '5', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:214a87f3-557b-416e-9e35-466e85bc2890', '5 with photos', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:20caa940-41b5-4717-8e55-d210789b5840', '5', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:20caa940-41b5-4717-8e55-d210789b5840', '4', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:20caa940-41b5-4717-8e55-d210789b5840', '5 with photos', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:e697591b-97d8-40a4-9b7d-1c9713da778e', '5', 7);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:e697591b-97d8-40a4-9b7d-1c9713da778e', '5 with photos', 2);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:e697591b-97d8-40a4-9b7d-1c9713da778e', '4', 4);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:a65a68e8-8176-46be-bca6-60ba73267df4', '5 with photos', 2);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:a65a68e8-8176-46be-bca6-60ba73267df4', '5', 9);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:a65a68e8-8176-46be-bca6-60ba73267df4', '4', 4);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:23225290-3764-4dd6-a3ca-0646ab9f8478', '5', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:23225290-3764-4dd6-a3ca-0646ab9f8478', '4', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:23225290-3764-4dd6-a3ca-0646ab9f8478', '3', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:23225290-3764-4dd6-a3ca-0646ab9f8478', '5 with photos', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:af15ade4-2cb4-4a8c-a3d0-609f5ad967a7', '5', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:af15ade4-2cb4-4a8c-a3d0-609f5ad967a7', '4', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:af15ade4-2cb4-4a8c-a3d0-609f5ad967a7', '5 with photos', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:af15ade4-2cb4-4a8c-a3d0-609f5ad967a7', '3', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:95f8c2ce-64e7-44ae-81f3-534b59544551', '5', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:95f8c2ce-64e7-44ae-81f3-534b59544551', '4', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:95f8c2ce-64e7-44ae-81f3-534b59544551', '5 with photos', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:95f8c2ce-64e7-44ae-81f3-534b59544551', '3', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:252546ce-c172-4639-9c08-f8bfa4d4f547', '5', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:252546ce-c172-4639-9c08-f8bfa4d4f547', '4', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:252546ce-c172-4639-9c08-f8bfa4d4f547', '5 with photos', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:252546ce-c172-4639-9c08-f8bfa4d4f547', '3', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:44467e50-b57f-4b22-b502-d0fd0aa92f32', '5 with photos', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:44467e50-b57f-4b22-b502-d0fd0aa92f32', '4', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:44467e50-b57f-4b22-b502-d0fd0aa92f32', '5', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:44467e50-b57f-4b22-b502-d0fd0aa92f32', '3', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:f1c06ec1-7393-4ca8-8a42-39bae8c132f3', '5', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:f1c06ec1-7393-4ca8-8a42-39bae8c132f3', '5 with photos', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:f1c06ec1-7393-4ca8-8a42-39bae8c132f3', '4', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:f1c06ec1-7393-4ca8-8a42-39bae8c132f3', '3', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:d2024532-f4b8-4a6d-a963-6e380271e817', '5', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:d2024532-f4b8-4a6d-a963-6e380271e817', '4', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:3767edba-8aac-4fa5-b960-c1d65325ed0f', '5', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:3767edba-8aac-4fa5-b960-c1d65325ed0f', '4', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:3767edba-8aac-4fa5-b960-c1d65325ed0f', '3', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:2c940bda-b4f2-45fa-830e-4f6273b55a32', '4', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:2c940bda-b4f2-45fa-830e-4f6273b55a32', '3', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:2c940bda-b4f2-45fa-830e-4f6273b55a32', '5', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:eb5556de-2f46-4eee-b5c4-6eed0d9642fd', '5', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:eb5556de-2f46-4eee-b5c4-6eed0d9642fd', '4', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:eb5556de-2f46-4eee-b5c4-6eed0d9642fd', '3', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:eb5556de-2f46-4eee-b5c4-6eed0d9642fd', '5 with photos', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:5ac89981-6acf-49d1-bf3d-3f68b897897a', '5', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:5ac89981-6acf-49d1-bf3d-3f68b897897a', '4', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:5ac89981-6acf-49d1-bf3d-3f68b897897a', '3', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:5ac89981-6acf-49d1-bf3d-3f68b897897a', '5 with photos', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:84514236-b37d-402d-ba1e-3fbb521a8118', '5 with photos', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:84514236-b37d-402d-ba1e-3fbb521a8118', '4', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:84514236-b37d-402d-ba1e-3fbb521a8118', '5', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:84514236-b37d-402d-ba1e-3fbb521a8118', '3', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:b3cba395-7776-4b5b-a66d-1b5a125e0824', '5 with photos', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:b3cba395-7776-4b5b-a66d-1b5a125e0824', '5', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:b3cba395-7776-4b5b-a66d-1b5a125e0824', '4', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:b3cba395-7776-4b5b-a66d-1b5a125e0824', '3', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:1d96398b-9721-4375-a1c5-5451e8a2385d', '5', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:1d96398b-9721-4375-a1c5-5451e8a2385d', '4', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:1d96398b-9721-4375-a1c5-5451e8a2385d', '3', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:1d96398b-9721-4375-a1c5-5451e8a2385d', '5 with photos', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:c2e1c089-6c4e-4279-8da0-46405629c7d1', '5 with photos', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:c2e1c089-6c4e-4279-8da0-46405629c7d1', '5', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:c2e1c089-6c4e-4279-8da0-46405629c7d1', '3', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:c2e1c089-6c4e-4279-8da0-46405629c7d1', '4', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:359fac0d-5ea1-4ecf-bdad-1d4498728266', '5', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:359fac0d-5ea1-4ecf-bdad-1d4498728266', '5 with photos', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:359fac0d-5ea1-4ecf-bdad-1d4498728266', '4', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:359fac0d-5ea1-4ecf-bdad-1d4498728266', '3', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:807d9bd6-5a8d-4602-8275-8d6ef4b988b9', '5', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:807d9bd6-5a8d-4602-8275-8d6ef4b988b9', '4', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:807d9bd6-5a8d-4602-8275-8d6ef4b988b9', '5 with photos', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:807d9bd6-5a8d-4602-8275-8d6ef4b988b9', '3', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:26a64ccc-b86d-4d2f-91d1-0415bfe4603b', '5', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:26a64ccc-b86d-4d2f-91d1-0415bfe4603b', '5 with photos', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:26a64ccc-b86d-4d2f-91d1-0415bfe4603b', '4', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:a7306487-850c-47ba-8972-1c3916fbd51a', '4', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:a7306487-850c-47ba-8972-1c3916fbd51a', '5', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:a7306487-850c-47ba-8972-1c3916fbd51a', '3', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:a7306487-850c-47ba-8972-1c3916fbd51a', '5 with photos', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:1ac8f982-7710-49bb-83cd-9e7e925701cd', '5', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:1ac8f982-7710-49bb-83cd-9e7e925701cd', '3', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:1ac8f982-7710-49bb-83cd-9e7e925701cd', '4', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:1ac8f982-7710-49bb-83cd-9e7e925701cd', '5 with photos', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:4a0bcf15-6ef6-4426-b65e-3758a22dcbb4', '5', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:4a0bcf15-6ef6-4426-b65e-3758a22dcbb4', '3', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:4a0bcf15-6ef6-4426-b65e-3758a22dcbb4', '5 with photos', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:4a0bcf15-6ef6-4426-b65e-3758a22dcbb4', '4', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:b248d6c7-1976-4a10-9730-ded8cafa8370', '3', 1);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:b248d6c7-1976-4a10-9730-ded8cafa8370', '5', 10);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:b248d6c7-1976-4a10-9730-ded8cafa8370', '4', 4);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:b248d6c7-1976-4a10-9730-ded8cafa8370', '5 with photos', 1);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:c39ed4e7-6f98-4f95-8f1b-de2195b7c55e', '3', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:c39ed4e7-6f98-4f95-8f1b-de2195b7c55e', '5', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:c39ed4e7-6f98-4f95-8f1b-de2195b7c55e', '4', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:c39ed4e7-6f98-4f95-8f1b-de2195b7c55e', '5 with photos', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:25e7b101-cd07-4016-ba8d-42f5d570e83a', '5 with photos', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:25e7b101-cd07-4016-ba8d-42f5d570e83a', '5', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:25e7b101-cd07-4016-ba8d-42f5d570e83a', '3', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:25e7b101-cd07-4016-ba8d-42f5d570e83a', '4', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:6b8fc3fd-28e2-438f-9942-d89bcd9a07ff', '5 with photos', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:6b8fc3fd-28e2-438f-9942-d89bcd9a07ff', '5', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:6b8fc3fd-28e2-438f-9942-d89bcd9a07ff', '4', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:6b8fc3fd-28e2-438f-9942-d89bcd9a07ff', '3', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:8302581a-524f-4077-814d-367533754a0a', '4', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:8302581a-524f-4077-814d-367533754a0a', '3', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:8302581a-524f-4077-814d-367533754a0a', '5', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:8302581a-524f-4077-814d-367533754a0a', '5 with photos', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:203ac84f-e1c2-4620-ab47-2e203e6f229d', '5', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:203ac84f-e1c2-4620-ab47-2e203e6f229d', '4', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:203ac84f-e1c2-4620-ab47-2e203e6f229d', '3', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:203ac84f-e1c2-4620-ab47-2e203e6f229d', '5 with photos', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:81805cf0-97e9-4bcb-bffb-e215cac415a1', '5 with photos', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:81805cf0-97e9-4bcb-bffb-e215cac415a1', '3', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:81805cf0-97e9-4bcb-bffb-e215cac415a1', '5', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:81805cf0-97e9-4bcb-bffb-e215cac415a1', '4', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:6ac4f07d-1ff5-4a65-9c4b-44a05c708e54', '5', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:6ac4f07d-1ff5-4a65-9c4b-44a05c708e54', '4', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:6ac4f07d-1ff5-4a65-9c4b-44a05c708e54', '5 with photos', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:6ac4f07d-1ff5-4a65-9c4b-44a05c708e54', '3', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:772cc997-6875-4f13-aff2-f6b6a0f7dfc9', '5', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:772cc997-6875-4f13-aff2-f6b6a0f7dfc9', '5 with photos', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:772cc997-6875-4f13-aff2-f6b6a0f7dfc9', '4', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:772cc997-6875-4f13-aff2-f6b6a0f7dfc9', '3', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:cb13d427-8f09-4b51-88b1-a441e4ddc11d', '4', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:cb13d427-8f09-4b51-88b1-a441e4ddc11d', '5', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:cb13d427-8f09-4b51-88b1-a441e4ddc11d', '3', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:cb13d427-8f09-4b51-88b1-a441e4ddc11d', '5 with photos', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:411906ad-0bf9-42c1-b9af-24e342c066f3', '5', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:411906ad-0bf9-42c1-b9af-24e342c066f3', '5 with photos', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:411906ad-0bf9-42c1-b9af-24e342c066f3', '4', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('review:411906ad-0bf9-42c1-b9af-24e342c066f3', '3', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('customer', '', 1);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('orders:c719dd44-a478-4cc0-9ff9-17fc992f3fcf', 'COMPLETED', 3);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('orders', 'COMPLETED', 3);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('order_return', 'REQUESTED', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('order_return', 'REVIEWING', 1);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('order_return', 'APPROVED', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('ledger_entry:wallet:c719dd44-a478-4cc0-9ff9-17fc992f3fcf', 'IN', 2);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('order_return', 'REFUNDED', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('order_return', 'COMPLETED', 1);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('ledger_entry:coins:c719dd44-a478-4cc0-9ff9-17fc992f3fcf', 'IN', 3);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('orders:c719dd44-a478-4cc0-9ff9-17fc992f3fcf', 'CANCEL', 2);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('orders', 'CANCEL', 2);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('orders:c719dd44-a478-4cc0-9ff9-17fc992f3fcf', 'EXPIRED', 1);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('orders', 'EXPIRED', 1);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('orders:c719dd44-a478-4cc0-9ff9-17fc992f3fcf', 'DELIVERED', 1);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('orders', 'DELIVERED', 1);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('orders:c719dd44-a478-4cc0-9ff9-17fc992f3fcf', 'SHIPPING', 2);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('orders', 'SHIPPING', 2);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('orders:c719dd44-a478-4cc0-9ff9-17fc992f3fcf', 'CHANGE_PROCESSING', 1);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('orders', 'CHANGE_PROCESSING', 1);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('orders:c719dd44-a478-4cc0-9ff9-17fc992f3fcf', 'PROCESSING', 1);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('orders', 'PROCESSING', 1);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('orders:c719dd44-a478-4cc0-9ff9-17fc992f3fcf', 'PAYMENT_CONFIRMED', 1);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('orders', 'PAYMENT_CONFIRMED', 1);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('orders:c719dd44-a478-4cc0-9ff9-17fc992f3fcf', 'PENDING', 1);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('orders', 'PENDING', 1);
--> statement-breakpoint
INSERT INTO "review" VALUES ('88caf1fd-bd5c-4546-98ed-abc67844345c', '3edafb22-ffe6-4c87-ac9d-0c41bf7a3608', 'Biji utuh', 'S***l S.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1795437418997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('33bf50ff-8acd-40ea-b1b0-cdd4a6317413', '3edafb22-ffe6-4c87-ac9d-0c41bf7a3608', 'Sedang', 'D***n P.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1795246618997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('beaad8fd-014a-47bc-afcf-f4f691ddc9d7', '3edafb22-ffe6-4c87-ac9d-0c41bf7a3608', 'Biji utuh', 'R***y R.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/arabika-bajawa.webp","/assets/contoh-1/kopi/arabika-bajawa-ceri.webp"]', NULL, NULL, NULL, 1794883018997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f709c61b-b225-499b-b398-a452e8cee22f', '3edafb22-ffe6-4c87-ac9d-0c41bf7a3608', 'Biji utuh', 'N***i K.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1794533818997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1cf017fd-8b02-467b-8429-d499404a38d6', '3edafb22-ffe6-4c87-ac9d-0c41bf7a3608', 'Sedang', 'T***u I.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1793925418997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0ce0974e-6d0b-47d6-8ba1-d53901fbfc9b', '3edafb22-ffe6-4c87-ac9d-0c41bf7a3608', 'Biji utuh', 'W***n S.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/arabika-bajawa.webp","/assets/contoh-1/kopi/arabika-bajawa-ceri.webp"]', NULL, NULL, NULL, 1793381818997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2da05235-eae9-43dc-82f2-d5b006b0eba3', '3edafb22-ffe6-4c87-ac9d-0c41bf7a3608', 'Biji utuh', 'A***s S.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1793320618997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('51fdc9dd-95fa-4a14-a23f-cada8f020f9d', '3edafb22-ffe6-4c87-ac9d-0c41bf7a3608', 'Sedang', 'A***i B.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1793259418997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('31492479-4153-4ca7-9eff-2436ba776eef', '3edafb22-ffe6-4c87-ac9d-0c41bf7a3608', 'Biji utuh', 'A***f H.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1793180218997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('262706a3-779f-4d47-b08d-aa325c9902e7', '3edafb22-ffe6-4c87-ac9d-0c41bf7a3608', 'Sedang', 'F***i H.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1793047018997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0a3f6381-ccdd-4a11-81c0-82a257533c70', '3cfde8e6-d54d-4fd7-8c52-1e7c5e381380', '200 g, Biji utuh', 'A***f H.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1795207018997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('634cecfc-8965-4072-970b-8190979e7953', '3cfde8e6-d54d-4fd7-8c52-1e7c5e381380', '500 g, Sedang', 'D***n P.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/arabika-gayo-bubuk.webp"]', NULL, NULL, NULL, 1795045018997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('10a5b219-3bf1-4c85-9b10-fdc767e4be72', '3cfde8e6-d54d-4fd7-8c52-1e7c5e381380', '200 g, Biji utuh', 'N*** P.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1794865018997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c01ebb5e-7bae-4c56-8a23-9dc17685c9e7', '3cfde8e6-d54d-4fd7-8c52-1e7c5e381380', '500 g, Sedang', 'R***a M.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1794818218997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ee4307cc-4a0b-473a-9690-8490f5d456bf', '3cfde8e6-d54d-4fd7-8c52-1e7c5e381380', '500 g, Halus', 'M***a G.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1794191818997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('eb566da8-f221-4850-9ff3-b346ab71683e', '3cfde8e6-d54d-4fd7-8c52-1e7c5e381380', '500 g, Sedang', 'A***i B.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1793752618997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4f5c4965-6593-44bd-843e-bd094e53446d', '3cfde8e6-d54d-4fd7-8c52-1e7c5e381380', '500 g, Halus', 'C***t M.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/arabika-gayo-bubuk.webp"]', NULL, NULL, NULL, 1793245018997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2dc034e8-ca89-4712-ad2f-c099aa7168bd', '3cfde8e6-d54d-4fd7-8c52-1e7c5e381380', '500 g, Halus', 'J***o S.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1792834618997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('619741c3-f5f1-4370-9db7-59041291b89e', '3cfde8e6-d54d-4fd7-8c52-1e7c5e381380', '200 g, Biji utuh', 'P***i M.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1792467418997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4bedd2fe-7b48-45ed-af39-fdb5afc3ef56', '3cfde8e6-d54d-4fd7-8c52-1e7c5e381380', '200 g, Kasar', 'D***s A.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1791859018997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('27ffd307-a26f-415e-a1a4-91c4314bd050', '3cfde8e6-d54d-4fd7-8c52-1e7c5e381380', '1 kg, Biji utuh', 'A***s S.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1791383818997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('35e0f82a-30d7-4b88-a7bd-6134a454245c', '3cfde8e6-d54d-4fd7-8c52-1e7c5e381380', '1 kg, Biji utuh', 'N***i K.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1790966218997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4254e35f-2f00-436d-84e4-b3ac0703f698', '3cfde8e6-d54d-4fd7-8c52-1e7c5e381380', '200 g, Kasar', 'W***n S.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1790419018997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('26102303-fe04-40cf-9032-1de2c7ae9ac0', '3cfde8e6-d54d-4fd7-8c52-1e7c5e381380', '200 g, Biji utuh', 'B***g H.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1789853818997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ce75d4ac-3026-4ee7-8fbd-2e8ff95621e5', '3cfde8e6-d54d-4fd7-8c52-1e7c5e381380', '500 g, Biji utuh', 'S***l S.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1789519018997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2782c44e-3b56-4ba8-be86-4181dcc10553', 'c6b65ca3-3640-49be-acba-5e6e540a0637', 'Halus', 'S***i W.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1795253818997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('05358579-2caa-4f8e-b685-e47046be60a5', 'c6b65ca3-3640-49be-acba-5e6e540a0637', 'Biji utuh', 'M***a G.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1795048618997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('aee213f3-4411-4796-bc50-099348cf500a', 'c6b65ca3-3640-49be-acba-5e6e540a0637', 'Kasar', 'Y***s M.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/arabika-toraja.webp","/assets/contoh-1/kopi/arabika-toraja-cangkir.webp"]', NULL, NULL, NULL, 1794782218997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('96ef5005-1011-4643-8e91-a4cf39d3f0ce', 'c6b65ca3-3640-49be-acba-5e6e540a0637', 'Kasar', 'T***u I.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1794260218997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('646f48e3-50aa-4f41-a4fd-f1a33de6edc7', 'c6b65ca3-3640-49be-acba-5e6e540a0637', 'Biji utuh', 'N***i', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1793763418997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b42a03c4-611e-44ee-ab3c-482f06543141', 'c6b65ca3-3640-49be-acba-5e6e540a0637', 'Halus', 'E***o P.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1793367418997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c35e0d09-1af0-43ac-b3f9-dd22a971cab2', 'c6b65ca3-3640-49be-acba-5e6e540a0637', 'Halus', 'N***i K.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1793230618997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d9eabcb5-5fee-4009-9556-940d30946373', 'c6b65ca3-3640-49be-acba-5e6e540a0637', 'Halus', 'J***o S.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1792964218997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2c343c9d-99f4-4ce1-b41e-942b514c8286', 'c6b65ca3-3640-49be-acba-5e6e540a0637', 'Biji utuh', 'R***a M.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/arabika-toraja.webp","/assets/contoh-1/kopi/arabika-toraja-cangkir.webp"]', NULL, NULL, NULL, 1792762618997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4469c70c-6028-46e1-a910-2b5912e3737a', 'c6b65ca3-3640-49be-acba-5e6e540a0637', 'Sedang', 'A***f H.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1792348618997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e766e1f7-0716-4b49-b8ed-6c609016c266', 'c6b65ca3-3640-49be-acba-5e6e540a0637', 'Kasar', 'R***y R.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1791776218997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a837f6b5-3dcd-411d-a8bd-c5c00801940f', 'c6b65ca3-3640-49be-acba-5e6e540a0637', 'Kasar', 'S***l S.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1791232618997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('acf3ef5c-7a25-4a3b-86f1-cbf3640a2580', 'e697591b-97d8-40a4-9b7d-1c9713da778e', '', 'R***a S.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1795351018997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f1c7aa8c-c25f-4050-bcb5-3d3970dc3802', 'e697591b-97d8-40a4-9b7d-1c9713da778e', '', 'C***t M.', 5, 'Praktis dibawa dinas, tinggal air panas dari dispenser hotel. Rasanya jauh di atas kopi saset.', '["/assets/contoh-1/kopi/drip-bag.webp","/assets/contoh-1/kopi/drip-bag-seduh.webp"]', NULL, NULL, NULL, 1794980218997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('86b4eb04-59a9-4e98-9a26-cc33859cf30d', 'e697591b-97d8-40a4-9b7d-1c9713da778e', '', 'A***d F.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1794505018997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9dd683eb-a1e5-40ed-baad-3062d61c0a65', 'e697591b-97d8-40a4-9b7d-1c9713da778e', '', 'N***i K.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1794195418997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3c4448ba-28f8-47be-ad4d-5cf3dae6d200', 'e697591b-97d8-40a4-9b7d-1c9713da778e', '', 'Y***a T.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1793684218997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('772004cd-a620-4e77-9d5a-ee3b255b6f5f', 'e697591b-97d8-40a4-9b7d-1c9713da778e', '', 'M***i', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1793277418997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2062070a-9f3c-459c-aaf7-9298a6443fde', 'e697591b-97d8-40a4-9b7d-1c9713da778e', '', 'N***i', 5, 'Kantungnya kuat, tidak robek walau airnya dituang agak kencang.', '[]', NULL, NULL, NULL, 1792726618997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5b0e02b1-c319-4750-94c0-4220a2bae988', 'e697591b-97d8-40a4-9b7d-1c9713da778e', '', 'E***o P.', 4, 'Enak dan wangi. Cukup untuk satu cangkir kecil, kalau gelas besar agak encer.', '[]', NULL, NULL, NULL, 1792622218997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5d84e6c2-81be-48e1-82a7-003c0750576e', 'e697591b-97d8-40a4-9b7d-1c9713da778e', '', 'B***g H.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1792370218997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c9923ec1-7f2c-4060-9225-bc6776c8ff4f', 'e697591b-97d8-40a4-9b7d-1c9713da778e', '', 'R***y R.', 4, 'Rasa pas, harga masih masuk akal. Semoga ada pilihan tanpa kafein.', '[]', NULL, NULL, NULL, 1792071418997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d08e0dbf-3e79-4486-a711-603b6304215a', 'e697591b-97d8-40a4-9b7d-1c9713da778e', '', 'M***e S.', 5, 'Stok wajib di laci kantor. Teman sebelah meja sekarang ikut pesan.', '[]', NULL, NULL, NULL, 1791441418997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('99ce233b-ca5d-444b-a585-803155340976', 'e697591b-97d8-40a4-9b7d-1c9713da778e', '', 'F***i H.', 5, 'Buat suvenir pernikahan, tamu banyak yang tanya beli di mana.', '[]', NULL, NULL, NULL, 1791175018997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3f8d5586-673b-4b67-b771-88fc3fff7fdd', 'e697591b-97d8-40a4-9b7d-1c9713da778e', '', 'L***i W.', 5, 'Dibawa naik Gunung Prau, ringan dan sampahnya sedikit. Sarapan jadi istimewa.', '["/assets/contoh-1/kopi/drip-bag.webp","/assets/contoh-1/kopi/drip-bag-seduh.webp"]', NULL, NULL, NULL, 1790915818997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('91ebc2e5-95e2-42d4-9f42-4ba231812dd0', 'a65a68e8-8176-46be-bca6-60ba73267df4', 'Gayo', 'C***t M.', 5, 'Dibawa naik Gunung Prau, ringan dan sampahnya sedikit. Sarapan jadi istimewa.', '["/assets/contoh-1/kopi/drip-bag-satuan.webp","/assets/contoh-1/kopi/drip-bag-satuan-biji.webp"]', NULL, NULL, NULL, 1795203418997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c7c966dc-cd07-4234-ad83-1494e3dceae2', 'a65a68e8-8176-46be-bca6-60ba73267df4', 'Gayo', 'N***i K.', 5, 'Stok wajib di laci kantor. Teman sebelah meja sekarang ikut pesan.', '[]', NULL, NULL, NULL, 1795052218997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('51b5d4dd-d8c6-44eb-ba5a-5d6168b71e9f', 'a65a68e8-8176-46be-bca6-60ba73267df4', 'Toraja', 'T***u I.', 4, 'Rasa pas, harga masih masuk akal. Semoga ada pilihan tanpa kafein.', '[]', NULL, NULL, NULL, 1794890218997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ceaf1e5f-a5f1-4dbf-a9f9-1a1aebd432b1', 'a65a68e8-8176-46be-bca6-60ba73267df4', 'Toraja', 'R***y R.', 5, 'Kantungnya kuat, tidak robek walau airnya dituang agak kencang.', '[]', NULL, NULL, NULL, 1794249418997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bd73e918-c547-4da8-ace6-cc93506cffea', 'a65a68e8-8176-46be-bca6-60ba73267df4', 'Gayo', 'A***d F.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1794101818997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fe4c6d30-69d1-45cf-ba8a-7f642a995c5b', 'a65a68e8-8176-46be-bca6-60ba73267df4', 'Gayo', 'F***i H.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1793662618997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fe63a9ce-1a8d-484c-8264-e18209c824fc', 'a65a68e8-8176-46be-bca6-60ba73267df4', 'Toraja', 'N*** P.', 4, 'Enak dan wangi. Cukup untuk satu cangkir kecil, kalau gelas besar agak encer.', '[]', NULL, NULL, NULL, 1793237818997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3cbe30d7-b7f6-4291-b861-93f6b25bd15d', 'a65a68e8-8176-46be-bca6-60ba73267df4', 'Toraja', 'H***a G.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1792935418997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0603fc88-9897-4d07-8386-883f3537717a', 'a65a68e8-8176-46be-bca6-60ba73267df4', 'Gayo', 'R***a S.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1792705018997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d4780fb2-ea6c-40e5-9ef4-616c782d2a5a', 'a65a68e8-8176-46be-bca6-60ba73267df4', 'Gayo', 'S***i A.', 5, 'Praktis dibawa dinas, tinggal air panas dari dispenser hotel. Rasanya jauh di atas kopi saset.', '["/assets/contoh-1/kopi/drip-bag-satuan.webp","/assets/contoh-1/kopi/drip-bag-satuan-biji.webp"]', NULL, NULL, NULL, 1792309018997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('103e463c-d54d-4c2a-85da-a055fd819271', 'a65a68e8-8176-46be-bca6-60ba73267df4', 'Gayo', 'M***a G.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1791884218997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c104bce4-eae0-4429-a0c2-6f955ae38c0a', 'a65a68e8-8176-46be-bca6-60ba73267df4', 'Gayo', 'D***i A.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1791466618997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('746fb7d7-cedf-4d6d-bea1-85eddfec5809', 'a65a68e8-8176-46be-bca6-60ba73267df4', 'Toraja', 'A***i B.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1791326218997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ab5f88e4-d6d2-4b74-ac46-c5c9ad84f68d', 'a65a68e8-8176-46be-bca6-60ba73267df4', 'Gayo', 'S***l S.', 5, 'Buat suvenir pernikahan, tamu banyak yang tanya beli di mana.', '[]', NULL, NULL, NULL, 1791261418997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('597a50bb-3b28-4849-aa95-61d6c67f91ea', 'a65a68e8-8176-46be-bca6-60ba73267df4', 'Toraja', 'N***i', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1790786218997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1f49bfb5-fb73-40d0-884b-5f074a5e6cb7', 'b248d6c7-1976-4a10-9730-ded8cafa8370', '', 'L***i W.', 3, 'Enak, tetapi menurut saya sangrainya terlalu gelap.', '[]', 'Terima kasih, Pak. Bila suka yang lebih terang, silakan coba arabika Solok kami.', NULL, NULL, 1795181818997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('94cefaef-6297-4736-93d4-6bff26574b96', 'b248d6c7-1976-4a10-9730-ded8cafa8370', '', 'F***i H.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1795120618997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b57f596c-e3de-418a-8cc5-a54179e2f343', 'b248d6c7-1976-4a10-9730-ded8cafa8370', '', 'R***y R.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1794530218997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('624d9d0c-1ce2-452a-8c98-f2fe2a783dbc', 'b248d6c7-1976-4a10-9730-ded8cafa8370', '', 'T***u I.', 5, 'Bapak saya pensiunan kereta, katanya persis kopi stasiun zaman dulu.', '[]', NULL, NULL, NULL, 1794422218997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a4b7770a-8442-42de-8a4a-a3e12d60cfbd', 'b248d6c7-1976-4a10-9730-ded8cafa8370', '', 'M***e S.', 5, 'Dibuat es kopi susu gula aren tetap terasa kopinya. Anak-anak kos minta terus.', '[]', NULL, NULL, NULL, 1794130618997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b053a09e-7576-405f-927e-467da5cd8e59', 'b248d6c7-1976-4a10-9730-ded8cafa8370', '', 'B***g H.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793831818997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2a74e458-266a-4dee-8757-faf4755bb797', 'b248d6c7-1976-4a10-9730-ded8cafa8370', '', 'A***s S.', 5, 'Untuk warung saya paling laku. Gula sedikit saja sudah enak.', '[]', NULL, NULL, NULL, 1793216218997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ce2e7325-8c2d-49f5-b71e-460f12014305', 'b248d6c7-1976-4a10-9730-ded8cafa8370', '', 'C***t M.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1792633018997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('623805a0-83b6-4764-9161-3f888eb362e5', 'b248d6c7-1976-4a10-9730-ded8cafa8370', '', 'S***i A.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1791992218997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('550d2257-3168-4f76-860b-8c54805cc36d', 'b248d6c7-1976-4a10-9730-ded8cafa8370', '', 'N*** P.', 5, 'Bodinya tebal dan pahitnya bersih. Ampasnya turun cepat, tidak mengambang.', '["/assets/contoh-1/kopi/robusta-lampung.webp","/assets/contoh-1/kopi/robusta-lampung-tubruk.webp"]', NULL, NULL, NULL, 1791596218997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3a6d011b-e23c-4bc0-b106-912246776170', 'b248d6c7-1976-4a10-9730-ded8cafa8370', '', 'E***o P.', 4, 'Harganya bersahabat dan tidak ada rasa jagung gosong.', '[]', NULL, NULL, NULL, 1791409018997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b235a0c1-099f-4a23-8dc1-0c7fb6b708c5', 'b248d6c7-1976-4a10-9730-ded8cafa8370', '', 'S***l S.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1791365818997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('426de2dd-08c9-44f5-b2e6-8d9bb5bbbfa2', 'b248d6c7-1976-4a10-9730-ded8cafa8370', '', 'R***a S.', 4, 'Kuat sekali, sore hari saya kurangi takarannya supaya bisa tidur.', '[]', NULL, NULL, NULL, 1790757418997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('de8609b6-2334-446b-9311-e83aefc83ef2', 'b248d6c7-1976-4a10-9730-ded8cafa8370', '', 'Y***a T.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1790419018997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5e6ef303-db4b-4d81-98b7-a51438f05a68', 'b248d6c7-1976-4a10-9730-ded8cafa8370', '', 'N***i K.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1790228218997);
--> statement-breakpoint
INSERT INTO "review" VALUES ('db09f8ba-dc91-4c70-826d-5a7e53319b59', 'b248d6c7-1976-4a10-9730-ded8cafa8370', '', 'S***i W.', 5, 'Rasa kopi di rumah kakek dulu. Langsung habis satu bungkus dalam dua minggu.', '[]', NULL, NULL, NULL, 1789634218997);
--> statement-breakpoint
INSERT INTO "shop_state" VALUES (1, '{"name":"Sangrai Rimba","description":"Kopi Nusantara yang disangrai setiap Selasa dan Jumat di Bandung, dikirim paling lambat dua hari setelah sangrai.","logo":"","theme":"forest","customerCarePhone":"+6281321450967","whatsappShown":true,"watermarkShown":true,"city":"Kota Bandung","originRegency":"32.73","shippingRates":[],"couriersOff":[],"shippingPause":null,"pickup":{"address":"Jl. Braga No. 10, Sumur Bandung, Kota Bandung","postcode":"40111","point":{"latitude":-6.9178,"longitude":107.6093}},"counter":{"address":"Jl. Braga No. 10, Sumur Bandung, Kota Bandung","hours":"Senin–Sabtu 09.00–20.00","note":"Pesanan kopi bisa digiling di tempat.","phone":"+6281321450967","mapUrl":"https://www.openstreetmap.org/?mlat=-6.9178&mlon=107.6093#map=18/-6.9178/107.6093","readyHours":4,"keptDays":3},"banners":[{"image":"/assets/contoh-1/kopi/banner-panen.webp","link":"/products/biji-kopi","title":"Panen baru dari Gayo dan Toraja"},{"image":"/assets/contoh-1/kopi/banner-seduh.webp","link":"/products/alat-seduh","title":"Mulai seduh manual di rumah"},{"image":"/assets/contoh-1/kopi/banner-dingin.webp","link":"/products/minuman","title":"Kopi botol dingin untuk siang yang panjang"}],"popup":{"active":false,"image":"","link":null},"googleAnalyticsId":null,"metaPixelId":null,"businessName":"CV Sangrai Rimba","businessAddress":"Jl. Merdeka No. 10, Kota Bandung","businessEmail":"halo@kopi.contoh.id","openingHours":"Senin–Sabtu 08.00–17.00 WIB","returnDays":3,"npwp":null,"nib":null,"pse":null,"phoneCountries":{"only":[],"except":[]},"phoneTyping":{"mode":"auto","pattern":null},"codeCountries":["ID"],"hstsPreload":false,"bankAccount":{"bank":"BCA","number":"1234567890","holder":"SANGRAI RIMBA"},"termsConfirmed":false,"coins":{"earnPercent":1,"usePercent":50},"affiliate":{"percent":5,"maximum":null},"sellerMessages":{"email":null,"phone":null,"daily":false,"lowStock":3},"companyId":1,"host":"kopi.localhost","demo":true,"maintenance":false,"clockOffsetMs":0,"footerMenu":[{"title":"Tentang Kami","slug":"tentang-kami","url":null,"children":[]},{"title":"Cara Belanja","slug":"cara-belanja","url":null,"children":[]},{"title":"Pengiriman","slug":"pengiriman","url":null,"children":[]},{"title":"Pengembalian","slug":"pengembalian","url":null,"children":[]},{"title":"Syarat & Ketentuan","slug":"syarat-ketentuan","url":null,"children":[]},{"title":"Kebijakan Privasi","slug":"kebijakan-privasi","url":null,"children":[]}],"legalVersion":"2026-11-01"}', 1795703819083, NULL);
--> statement-breakpoint
INSERT INTO "simulated_payment" VALUES ('c8017796-3c65-4bf3-8826-fb70c008887a', 'INV-20261126-F67KD-1', 'INV-20261126-F67KD-1', 96000, 'bank_transfer', 'bri', '000061030045341547', NULL, 'pending', '[]', 1795703098997, 1795789498997, NULL);
--> statement-breakpoint
INSERT INTO "simulator_account" VALUES (1, 'SB-simulator-7c2825ac-3e1a-467c-9981-b501c77a264c', 'none');
--> statement-breakpoint
INSERT INTO "order_voucher" VALUES ('ea9b3458-67ae-43c3-8bc3-77724d6c8f80', 'shipping', 'bef75a4b-b095-4a1c-9e2c-a1f2defb17ce', 'ONGKIRGRATIS', 'Gratis ongkir', 0, 18000, 'USED', '', 'c719dd44-a478-4cc0-9ff9-17fc992f3fcf', '+6281234567890');
--> statement-breakpoint
INSERT INTO "voucher_claim" VALUES ('c:c719dd44-a478-4cc0-9ff9-17fc992f3fcf', 'bef75a4b-b095-4a1c-9e2c-a1f2defb17ce', 1795617418997);
--> statement-breakpoint
INSERT INTO "voucher_claim" VALUES ('c:c719dd44-a478-4cc0-9ff9-17fc992f3fcf', '4d4eb95c-df4c-4b24-8daf-1387f0f08974', 1795617418997);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('61382dec-3ff4-4214-8862-fe8aa1a73e09', 'SERUPUT', 'Diskon 10%', 'Untuk semua isi toko.', 1761143818634, 1838912399999, 0, 1, 10, 25000, 120000, 0, NULL, 0, NULL, '[]', '[]', 0, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('e2a1735e-1938-4c44-88ff-ad494846e4bd', 'ALATSEDUH', 'Potongan alat seduh', 'Dripper, ketel, cangkir, dan setnya.', 1761143818634, 1838912399999, 0, 0, 40000, NULL, 300000, 0, NULL, 0, NULL, '["alat-seduh"]', '[]', 0, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('5eb1bc60-e5f6-4c58-9a14-243a347c624c', 'KOINPAGI', 'Cashback 8%', 'Koin masuk setelah pesanan selesai.', 1761143818634, 1838912399999, 1, 1, 8, 20000, 80000, 0, NULL, 0, NULL, '[]', '[]', 0, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('a050373c-9533-4ebc-8f1a-0e5796e25ace', 'PANENBARU', 'Panen baru Gayo', 'Kuota terbatas.', 1761143818634, 1838912399999, 0, 0, 15000, NULL, 0, 0, 3, 0, NULL, '[]', '["3cfde8e6-d54d-4fd7-8c52-1e7c5e381380"]', 0, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('1f1c50c8-8135-4509-a7f5-89444f6c3c97', 'TEMANNGOPI', 'Khusus teman ngopi', 'Hanya lewat tautan ini.', 1761143818634, 1838912399999, 0, 1, 15, 30000, 100000, 0, NULL, 0, 2, '[]', '[]', 0, 0);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('bef75a4b-b095-4a1c-9e2c-a1f2defb17ce', 'ONGKIRGRATIS', 'Gratis ongkir', 'Untuk semua kurir dan semua kota.', 1761143818634, 1833728399999, 0, 1, 100, 20000, 150000, 1, NULL, 1, NULL, '[]', '[]', 0, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('73e72bc4-dea8-4ae1-9ac2-48b131ed2f89', 'KENALAN', 'Potongan belanja pertama', 'Satu kali untuk setiap pelanggan baru.', 1761143818634, NULL, 0, 0, 15000, NULL, 60000, 0, NULL, 0, 1, '[]', '[]', 1, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('4d4eb95c-df4c-4b24-8daf-1387f0f08974', 'OKTOBERCERIA', 'Oktober ceria', 'Promo bulan lalu.', 1761143818634, 1795539599999, 0, 1, 10, 15000, 0, 0, NULL, 0, NULL, '[]', '[]', 0, 0);
--> statement-breakpoint
INSERT INTO "wish" VALUES ('7e0e2230-64da-4c9e-81b0-0d0680b7a657', 'c:c719dd44-a478-4cc0-9ff9-17fc992f3fcf', '1ac8f982-7710-49bb-83cd-9e7e925701cd', NULL, 1149000, 1, 1795531018997);
--> statement-breakpoint
INSERT INTO "wish" VALUES ('920771e4-efad-4399-8142-141e62e90470', 'c:c719dd44-a478-4cc0-9ff9-17fc992f3fcf', '6ac4f07d-1ff5-4a65-9c4b-44a05c708e54', NULL, 231250, 1, 1795185418997);
--> statement-breakpoint
INSERT INTO "wish" VALUES ('3a8257db-e762-42bf-b5bf-6baaba4a9f33', 'c:c719dd44-a478-4cc0-9ff9-17fc992f3fcf', '95f8c2ce-64e7-44ae-81f3-534b59544551', NULL, 129000, 1, 1794926218997);
--> statement-breakpoint
INSERT INTO "wish" VALUES ('7bc2eab9-8ffc-4041-bb2d-fd906f053e23', 'c:c719dd44-a478-4cc0-9ff9-17fc992f3fcf', '84514236-b37d-402d-ba1e-3fbb521a8118', NULL, 689000, 0, 1794407818997);
--> statement-breakpoint
CREATE VIEW listing_source AS
SELECT p.id AS product_id, p.category_slug, p.position, p.sold, p.created_at,
  (SELECT json_group_array(json(pair)) FROM (
    SELECT value AS pair FROM json_each(p.attributes)
    UNION ALL
    SELECT json_array(json_extract(o.value, '$.name'), json_extract(v.value, '$.value')) FROM json_each(p.options) AS o, json_each(o.value, '$.values') AS v
  )) AS facets
FROM product AS p WHERE p.published = 1;
--> statement-breakpoint
CREATE VIEW product_text AS
SELECT l.id, p.id AS product_id, p.category_slug, p.name, coalesce(c.name, '') AS category,
  coalesce((SELECT group_concat(json_extract(value, '$[0]') || ' ' || json_extract(value, '$[1]'), ' ') FROM json_each(p.attributes)), '') AS attributes,
  coalesce((SELECT group_concat(json_extract(v.value, '$.value'), ' ') FROM json_each(p.options) AS o, json_each(o.value, '$.values') AS v), '') AS options,
  p.description
FROM listing AS l JOIN product AS p ON p.id = l.product_id LEFT JOIN category AS c ON c.slug = p.category_slug;
--> statement-breakpoint
CREATE VIEW listing_offer AS
SELECT l.product_id,
  (SELECT v.id FROM variant AS v WHERE v.product_id = l.product_id ORDER BY v.stock > 0 DESC, v.price, v.position LIMIT 1) AS variant_id
FROM listing AS l;
--> statement-breakpoint
CREATE VIEW category_branch_source AS
WITH RECURSIVE above (branch, slug) AS (
  SELECT slug, slug FROM category UNION SELECT p.slug, a.slug FROM above AS a JOIN category AS c ON c.slug = a.branch JOIN category AS p ON p.slug = c.parent_slug
) SELECT branch, slug FROM above UNION ALL SELECT '', slug FROM category;
--> statement-breakpoint
CREATE INDEX `customer_address_by_use` ON `customer_address` (`customer_id`,`used_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `affiliate_code_unique` ON `affiliate` (`code`);
--> statement-breakpoint
CREATE INDEX `commission_by_affiliate` ON `commission` (`affiliate_id`,`at`);
--> statement-breakpoint
CREATE INDEX `import_run_by_age` ON `import_run` (`at`);
--> statement-breakpoint
CREATE INDEX `import_stock_by_variant` ON `import_stock` (`variant_id`);
--> statement-breakpoint
CREATE INDEX `import_stock_by_age` ON `import_stock` (`at`);
--> statement-breakpoint
CREATE INDEX `cart_line_by_variant` ON `cart_line` (`variant_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `cart_line_once` ON `cart_line` (`owner`,`variant_id`);
--> statement-breakpoint
CREATE INDEX `branch_facet_by_value` ON `branch_facet` (`branch`,`value`,`products`);
--> statement-breakpoint
CREATE INDEX `branch_facet_by_name` ON `branch_facet` (`branch`,`name`,`products`);
--> statement-breakpoint
CREATE INDEX `category_by_parent` ON `category` (`parent_slug`);
--> statement-breakpoint
CREATE INDEX `category_by_position` ON `category` (`position`);
--> statement-breakpoint
CREATE INDEX `category_branch_by_slug` ON `category_branch` (`slug`);
--> statement-breakpoint
CREATE INDEX `listing_facet_by_value` ON `listing_facet` (`name`,`value`,`listing_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `listing_productId_unique` ON `listing` (`product_id`);
--> statement-breakpoint
CREATE INDEX `listing_by_category` ON `listing` (`category_slug`,`position`);
--> statement-breakpoint
CREATE INDEX `listing_by_position` ON `listing` (`position`);
--> statement-breakpoint
CREATE UNIQUE INDEX `product_slug_unique` ON `product` (`slug`);
--> statement-breakpoint
CREATE INDEX `product_by_category` ON `product` (`category_slug`,`position`);
--> statement-breakpoint
CREATE INDEX `product_by_position` ON `product` (`position`,`id`);
--> statement-breakpoint
CREATE INDEX `stock_movement_by_variant` ON `stock_movement` (`variant_id`,`id`);
--> statement-breakpoint
CREATE INDEX `stock_movement_by_age` ON `stock_movement` (`at`) WHERE "stock_movement"."kind" <> 'carried';
--> statement-breakpoint
CREATE INDEX `tier_price_by_variant` ON `tier_price` (`variant_id`);
--> statement-breakpoint
CREATE INDEX `variant_by_product` ON `variant` (`product_id`,`position`);
--> statement-breakpoint
CREATE UNIQUE INDEX `variant_by_sku` ON `variant` (`sku`) WHERE "variant"."sku" <> '';
--> statement-breakpoint
CREATE UNIQUE INDEX `variant_by_barcode` ON `variant` (`barcode`) WHERE "variant"."barcode" <> '';
--> statement-breakpoint
CREATE INDEX `article_by_date` ON `article` (`published_at`) WHERE "article"."published" = 1;
--> statement-breakpoint
CREATE INDEX `article_by_category` ON `article` (`category_slug`,`published`,`published_at`);
--> statement-breakpoint
CREATE INDEX `file_by_owner` ON `file` (`owner`);
--> statement-breakpoint
CREATE INDEX `file_by_age` ON `file` (`at`);
--> statement-breakpoint
CREATE INDEX `flash_sale_item_by_variant` ON `flash_sale_item` (`variant_id`);
--> statement-breakpoint
CREATE INDEX `flash_sale_by_end` ON `flash_sale` (`ends_at`);
--> statement-breakpoint
CREATE INDEX `flash_sale_by_start` ON `flash_sale` (`starts_at`);
--> statement-breakpoint
CREATE INDEX `one_time_code_by_account` ON `one_time_code` (`account`,`created_at`);
--> statement-breakpoint
CREATE INDEX `one_time_code_by_address` ON `one_time_code` (`address`,`created_at`);
--> statement-breakpoint
CREATE INDEX `one_time_code_by_age` ON `one_time_code` (`created_at`);
--> statement-breakpoint
CREATE INDEX `one_time_code_by_customer` ON `one_time_code` (`customer_id`);
--> statement-breakpoint
CREATE INDEX `account_change_by_customer` ON `account_change` (`customer_id`,`at`);
--> statement-breakpoint
CREATE INDEX `account_change_by_age` ON `account_change` (`at`);
--> statement-breakpoint
CREATE INDEX `consent_by_customer` ON `consent` (`customer_id`,`purpose`,`at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `customer_code_unique` ON `customer` (`code`);
--> statement-breakpoint
CREATE INDEX `customer_by_phone` ON `customer` (`phone`);
--> statement-breakpoint
CREATE INDEX `customer_by_email` ON `customer` (`email`);
--> statement-breakpoint
CREATE INDEX `customer_by_photo` ON `customer` (`photo_file_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `customer_verified_phone` ON `customer` (`phone`) WHERE "customer"."phone_verified_at" IS NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX `customer_verified_email` ON `customer` (`email`) WHERE "customer"."email_verified_at" IS NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX `google_account_customerId_unique` ON `google_account` (`customer_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `passkey_credentialId_unique` ON `passkey` (`credential_id`);
--> statement-breakpoint
CREATE INDEX `passkey_by_customer` ON `passkey` (`customer_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `pending_registration_by_age` ON `pending_registration` (`at`);
--> statement-breakpoint
CREATE INDEX `pending_registration_by_phone` ON `pending_registration` (`phone`);
--> statement-breakpoint
CREATE INDEX `pending_registration_by_email` ON `pending_registration` (`email`);
--> statement-breakpoint
CREATE INDEX `google_pending_login_by_age` ON `google_pending_login` (`expires_at`);
--> statement-breakpoint
CREATE INDEX `google_pending_login_by_account` ON `google_pending_login` (`sub`);
--> statement-breakpoint
CREATE INDEX `passkey_challenge_by_asker` ON `passkey_challenge` (`bound_to`,`expires_at`);
--> statement-breakpoint
CREATE INDEX `passkey_challenge_by_network` ON `passkey_challenge` (`network`,`expires_at`);
--> statement-breakpoint
CREATE INDEX `passkey_challenge_by_end` ON `passkey_challenge` (`expires_at`);
--> statement-breakpoint
CREATE INDEX `passkey_challenge_by_customer` ON `passkey_challenge` (`customer_id`);
--> statement-breakpoint
CREATE INDEX `known_device_by_use` ON `known_device` (`customer_id`,`used_at`);
--> statement-breakpoint
CREATE INDEX `session_by_customer` ON `session` (`customer_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `session_by_expiry` ON `session` (`expires_at`);
--> statement-breakpoint
CREATE INDEX `coin_lot_by_expiry` ON `coin_lot` (`customer_id`,`expires_at`) WHERE "coin_lot"."left" > 0;
--> statement-breakpoint
CREATE INDEX `coin_use_by_order` ON `coin_use` (`order_id`);
--> statement-breakpoint
CREATE INDEX `ledger_entry_by_account` ON `ledger_entry` (`account`,("amount" > 0),`id`);
--> statement-breakpoint
CREATE INDEX `ledger_entry_by_transfer` ON `ledger_entry` (`transfer_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_transfer_once` ON `ledger_transfer` (`kind`,`ref`);
--> statement-breakpoint
CREATE INDEX `media_by_source` ON `media` (`source`);
--> statement-breakpoint
CREATE INDEX `media_by_unused` ON `media` (`unused_since`);
--> statement-breakpoint
CREATE UNIQUE INDEX `message_event_unique` ON `message` (`event`);
--> statement-breakpoint
CREATE INDEX `message_by_age` ON `message` (`created_at`);
--> statement-breakpoint
CREATE INDEX `message_by_target` ON `message` (`target`);
--> statement-breakpoint
CREATE INDEX `message_by_order` ON `message` (`order_id`);
--> statement-breakpoint
CREATE INDEX `order_return_event_by_return` ON `order_return_event` (`return_id`,`id`);
--> statement-breakpoint
CREATE INDEX `order_return_photo_by_return` ON `order_return_photo` (`return_id`,`position`);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_return_number_unique` ON `order_return` (`number`);
--> statement-breakpoint
CREATE INDEX `order_return_by_order` ON `order_return` (`order_id`);
--> statement-breakpoint
CREATE INDEX `order_return_by_status` ON `order_return` (`status`,`created_at`);
--> statement-breakpoint
CREATE INDEX `order_return_by_customer` ON `order_return` (`customer_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `order_return_by_age` ON `order_return` (`created_at`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `bill_orderId_unique` ON `bill` (`order_id`);
--> statement-breakpoint
CREATE INDEX `bill_of_cod` ON `bill` (`paid_at`) WHERE "bill"."vendor" IN ('cod') AND "bill"."status" = 'PAID';
--> statement-breakpoint
CREATE UNIQUE INDEX `bill_amount_tells_payer` ON `bill` (`account`,`amount`) WHERE "bill"."account" IS NOT NULL AND "bill"."status" = 'UNPAID';
--> statement-breakpoint
CREATE UNIQUE INDEX `charge_attempt` ON `charge` (`bill_code`,`attempt`);
--> statement-breakpoint
CREATE INDEX `charge_by_account` ON `charge` (`account`,`created_at`) WHERE "charge"."account" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `order_event_by_order` ON `order_event` (`order_id`,`id`);
--> statement-breakpoint
CREATE INDEX `order_event_came_back` ON `order_event` (`at`) WHERE "order_event"."kind" IN ('cod_refused', 'returned_to_sender');
--> statement-breakpoint
CREATE UNIQUE INDEX `order_line_once` ON `order_line` (`order_id`,`variant_id`);
--> statement-breakpoint
CREATE INDEX `order_line_by_variant` ON `order_line` (`variant_id`,`flash_sale_id`);
--> statement-breakpoint
CREATE INDEX `order_line_by_flash_sale` ON `order_line` (`flash_sale_id`) WHERE "order_line"."flash_sale_id" is not null;
--> statement-breakpoint
CREATE INDEX `order_line_by_image` ON `order_line` (`image`);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_number_unique` ON `orders` (`number`);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_pickupCode_unique` ON `orders` (`pickup_code`);
--> statement-breakpoint
CREATE INDEX `order_by_customer` ON `orders` (`customer_id`,`placed_at`);
--> statement-breakpoint
CREATE INDEX `order_by_customer_and_status` ON `orders` (`customer_id`,`status`,`placed_at`,`id`) WHERE "orders"."customer_id" is not null;
--> statement-breakpoint
CREATE INDEX `order_with_digital` ON `orders` (`customer_id`,`placed_at`) WHERE "orders"."with_digital" = 1;
--> statement-breakpoint
CREATE INDEX `order_by_visitor` ON `orders` (`visitor_id`,`placed_at`);
--> statement-breakpoint
CREATE INDEX `order_by_age` ON `orders` (`placed_at`,`id`);
--> statement-breakpoint
CREATE INDEX `order_by_status` ON `orders` (`status`,`pay_by`);
--> statement-breakpoint
CREATE INDEX `order_by_status_and_age` ON `orders` (`status`,`placed_at`,`id`);
--> statement-breakpoint
CREATE INDEX `order_open_by_street` ON `orders` ("address" ->> '$.street',`placed_at`) WHERE "orders"."status" IN ('PENDING', 'PAYMENT_CONFIRMED', 'PROCESSING', 'CHANGE_PROCESSING', 'SHIPPING');
--> statement-breakpoint
CREATE INDEX `order_by_phone` ON `orders` ("address" ->> '$.phone',`placed_at`);
--> statement-breakpoint
CREATE INDEX `order_on_trust` ON `orders` (`status`,`customer_id`,`placed_at`) WHERE status IN ('PAYMENT_CONFIRMED', 'PROCESSING', 'CHANGE_PROCESSING', 'SHIPPING', 'CANCEL') AND payment_vendor IN ('cod', 'counter');
--> statement-breakpoint
CREATE INDEX `order_on_trust_by_phone` ON `orders` ("address" ->> '$.phone',`placed_at`) WHERE status IN ('PAYMENT_CONFIRMED', 'PROCESSING', 'CHANGE_PROCESSING', 'SHIPPING', 'CANCEL') AND payment_vendor IN ('cod', 'counter');
--> statement-breakpoint
CREATE INDEX `order_on_trust_by_street` ON `orders` ("address" ->> '$.street',`placed_at`) WHERE status IN ('PAYMENT_CONFIRMED', 'PROCESSING', 'CHANGE_PROCESSING', 'SHIPPING', 'CANCEL') AND payment_vendor IN ('cod', 'counter');
--> statement-breakpoint
CREATE INDEX `order_by_buyer` ON `orders` (`buyer`) WHERE "orders"."buyer" is not null;
--> statement-breakpoint
CREATE INDEX `order_by_dropshipper` ON `orders` (`dropship_phone`) WHERE "orders"."dropship_phone" is not null;
--> statement-breakpoint
CREATE INDEX `order_by_receipt` ON `orders` (`receipt_number`) WHERE "orders"."receipt_number" is not null;
--> statement-breakpoint
CREATE INDEX `digital_download_by_file` ON `digital_download` (`file_id`);
--> statement-breakpoint
CREATE INDEX `digital_file_by_product` ON `digital_file` (`product_id`);
--> statement-breakpoint
CREATE INDEX `licence_by_order` ON `licence` (`order_id`,`variant_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `licence_once` ON `licence` (`variant_id`,`code`);
--> statement-breakpoint
CREATE INDEX `courier_quote_by_age` ON `courier_quote` (`at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `shipment_attempt` ON `shipment` (`order_id`,`attempt`);
--> statement-breakpoint
CREATE UNIQUE INDEX `shipment_booking` ON `shipment` (`vendor`,`booking_id`);
--> statement-breakpoint
CREATE INDEX `stock_hold_by_variant` ON `stock_hold` (`variant_id`,`state`);
--> statement-breakpoint
CREATE UNIQUE INDEX `tracking_once` ON `tracking` (`order_id`,`at`,`label`,`place`);
--> statement-breakpoint
CREATE UNIQUE INDEX `transfer_receipt_fileId_unique` ON `transfer_receipt` (`file_id`);
--> statement-breakpoint
CREATE INDEX `transfer_receipt_by_state` ON `transfer_receipt` (`state`,`sent_at`);
--> statement-breakpoint
CREATE INDEX `transfer_receipt_by_order` ON `transfer_receipt` (`order_id`,`sent_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `transfer_receipt_waiting` ON `transfer_receipt` (`order_id`) WHERE "transfer_receipt"."state" = 'waiting';
--> statement-breakpoint
CREATE INDEX `refund_by_order` ON `refund` (`order_id`);
--> statement-breakpoint
CREATE INDEX `refund_by_state` ON `refund` (`state`,`created_at`);
--> statement-breakpoint
CREATE INDEX `refund_by_reference` ON `refund` (`reference`);
--> statement-breakpoint
CREATE UNIQUE INDEX `refund_once` ON `refund` (`reason`,`ref`);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_inbox_once` ON `payment_inbox` (`vendor`,`transaction_id`,`transaction_status`);
--> statement-breakpoint
CREATE INDEX `admin_log_by_time` ON `admin_log` (`at`);
--> statement-breakpoint
CREATE INDEX `desk_link_by_token` ON `desk_link` (`token_id`);
--> statement-breakpoint
CREATE INDEX `desk_passkey_by_token` ON `desk_passkey` (`token_id`);
--> statement-breakpoint
CREATE INDEX `desk_session_by_token` ON `desk_session` (`token_id`,`used_at`);
--> statement-breakpoint
CREATE INDEX `once_answer_by_age` ON `once_answer` (`at`);
--> statement-breakpoint
CREATE INDEX `rate_limit_hit_by_subject` ON `rate_limit_hit` (`rule`,`subject`,`until`);
--> statement-breakpoint
CREATE INDEX `rate_limit_hit_by_network` ON `rate_limit_hit` (`rule`,`network`,`until`);
--> statement-breakpoint
CREATE INDEX `rate_limit_hit_by_end` ON `rate_limit_hit` (`until`);
--> statement-breakpoint
CREATE INDEX `scheduled_job_by_due` ON `scheduled_job` (`failed`,`due_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `movement_once` ON `movement` (`source`,`ref`);
--> statement-breakpoint
CREATE UNIQUE INDEX `movement_of_attempt` ON `movement` (`reference`) WHERE "movement"."reference" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `movement_by_state` ON `movement` (`state`,`at`);
--> statement-breakpoint
CREATE INDEX `movement_by_order` ON `movement` (`order_id`,`kind`);
--> statement-breakpoint
CREATE INDEX `review_photo_by_review` ON `review_photo` (`review_id`);
--> statement-breakpoint
CREATE INDEX `review_by_product` ON `review` (`product_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `review_by_stars` ON `review` (`product_id`,`stars`,`created_at`);
--> statement-breakpoint
CREATE INDEX `review_with_photos` ON `review` (`product_id`,`created_at`) WHERE json_array_length("review"."photos") > 0;
--> statement-breakpoint
CREATE INDEX `review_with_photos_by_stars` ON `review` (`product_id`,`stars`,`created_at`) WHERE json_array_length("review"."photos") > 0;
--> statement-breakpoint
CREATE UNIQUE INDEX `review_once_a_line` ON `review` (`order_id`,`order_position`);
--> statement-breakpoint
CREATE INDEX `tag_purchase_by_age` ON `tag_purchase` (`created_at`);
--> statement-breakpoint
CREATE INDEX `affiliate_click_by_visitor` ON `affiliate_click` (`code`,`visitor`,`at`);
--> statement-breakpoint
CREATE INDEX `affiliate_click_by_network` ON `affiliate_click` (`code`,`network`,`at`);
--> statement-breakpoint
CREATE INDEX `affiliate_click_by_age` ON `affiliate_click` (`at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `simulated_payment_reference_unique` ON `simulated_payment` (`reference`);
--> statement-breakpoint
CREATE UNIQUE INDEX `simulated_payment_idempotencyKey_unique` ON `simulated_payment` (`idempotency_key`);
--> statement-breakpoint
CREATE UNIQUE INDEX `simulated_payment_vaNumber_unique` ON `simulated_payment` (`va_number`);
--> statement-breakpoint
CREATE INDEX `order_voucher_by_voucher` ON `order_voucher` (`voucher_id`,`state`);
--> statement-breakpoint
CREATE INDEX `order_voucher_by_customer` ON `order_voucher` (`customer_id`);
--> statement-breakpoint
CREATE INDEX `order_voucher_by_phone` ON `order_voucher` (`phone`);
--> statement-breakpoint
CREATE INDEX `voucher_choice_by_age` ON `voucher_choice` (`chosen_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `voucher_code_unique` ON `voucher` (`code`);
--> statement-breakpoint
CREATE INDEX `voucher_offered` ON `voucher` ((CASE WHEN "ends_at" IS NULL THEN 9007199254740991 ELSE "ends_at" END),`code`) WHERE "voucher"."listed" = 1 AND ("voucher"."quota" IS NULL OR "voucher"."used" < "voucher"."quota");
--> statement-breakpoint
CREATE UNIQUE INDEX `bank_account_once` ON `bank_account` (`customer_id`,`bank_code`,`number`) WHERE "bank_account"."removed_at" IS NULL;
--> statement-breakpoint
CREATE INDEX `bank_account_by_number` ON `bank_account` (`number`);
--> statement-breakpoint
CREATE INDEX `bank_account_by_customer` ON `bank_account` (`customer_id`);
--> statement-breakpoint
CREATE INDEX `withdrawal_by_customer` ON `withdrawal` (`customer_id`,`source`,`at`);
--> statement-breakpoint
CREATE INDEX `withdrawal_by_status` ON `withdrawal` (`status`,`at`,`id`);
--> statement-breakpoint
CREATE INDEX `withdrawal_by_age` ON `withdrawal` (`at`,`id`);
--> statement-breakpoint
CREATE INDEX `webhook_held_by_due` ON `webhook_held` (`webhook`,`failed_at`,`due_at`);
--> statement-breakpoint
CREATE INDEX `webhook_held_by_subject` ON `webhook_held` (`webhook`,`subject`,`seq`);
--> statement-breakpoint
CREATE INDEX `webhook_held_by_failure` ON `webhook_held` (`failed_at`);
--> statement-breakpoint
CREATE INDEX `shop_event_by_age` ON `shop_event` (`at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `wish_link_token_unique` ON `wish_link` (`token`);
--> statement-breakpoint
CREATE INDEX `wish_newest` ON `wish` (`owner`,`saved_at`);
--> statement-breakpoint
CREATE INDEX `wish_by_product` ON `wish` (`product_id`);
--> statement-breakpoint
CREATE INDEX `wish_by_variant` ON `wish` (`variant_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `wish_once` ON `wish` (`owner`,`product_id`);
--> statement-breakpoint
CREATE INDEX listing_place_by_position ON listing_place (branch, position, listing_id, price, discounted, available);
--> statement-breakpoint
CREATE INDEX listing_place_by_sold ON listing_place (branch, sold DESC, position, listing_id, price, discounted, available);
--> statement-breakpoint
CREATE INDEX listing_place_by_age ON listing_place (branch, created_at DESC, position, listing_id, price, discounted, available);
--> statement-breakpoint
CREATE INDEX listing_place_by_price ON listing_place (branch, price, position, listing_id, discounted, available);
--> statement-breakpoint
CREATE INDEX listing_place_by_high_price ON listing_place (branch, price DESC, position, listing_id, discounted, available);
--> statement-breakpoint
CREATE INDEX listing_place_for_sale ON listing_place (branch, sold DESC, position, listing_id) WHERE available = 1;
--> statement-breakpoint
INSERT INTO product_search (rowid, name, category, attributes, options, description) SELECT id, name, category, attributes, options, description FROM product_text;
--> statement-breakpoint
CREATE TRIGGER listing_on_product_insert AFTER INSERT ON product WHEN NEW.published = 1 BEGIN
  INSERT INTO listing (product_id, category_slug, position, sold, created_at, facets)
    SELECT product_id, category_slug, position, sold, created_at, facets FROM listing_source WHERE product_id = NEW.id;
  INSERT INTO product_search (rowid, name, category, attributes, options, description)
    SELECT id, name, category, attributes, options, description FROM product_text WHERE product_id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER listing_on_product_facts AFTER UPDATE OF position, sold, created_at ON product BEGIN
  UPDATE listing SET position = NEW.position, sold = NEW.sold, created_at = NEW.created_at WHERE product_id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER listing_on_product_text AFTER UPDATE OF name, category_slug, description, attributes, options, published ON product BEGIN
  DELETE FROM product_search WHERE rowid = (SELECT id FROM listing WHERE product_id = NEW.id);
  DELETE FROM listing WHERE product_id = NEW.id;
  INSERT INTO listing (product_id, category_slug, position, sold, created_at, facets)
    SELECT product_id, category_slug, position, sold, created_at, facets FROM listing_source WHERE product_id = NEW.id;
  UPDATE listing SET (price, discounted, available) = (
    SELECT v.price, coalesce(v.full_price > v.price, 0), v.stock > 0 FROM listing_offer AS o JOIN variant AS v ON v.id = o.variant_id WHERE o.product_id = NEW.id
  ) WHERE product_id = NEW.id AND EXISTS (SELECT 1 FROM variant WHERE product_id = NEW.id);
  INSERT INTO product_search (rowid, name, category, attributes, options, description)
    SELECT id, name, category, attributes, options, description FROM product_text WHERE product_id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER listing_on_product_delete AFTER DELETE ON product BEGIN
  DELETE FROM product_search WHERE rowid = (SELECT id FROM listing WHERE product_id = OLD.id);
  DELETE FROM listing WHERE product_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER listing_on_variant_insert AFTER INSERT ON variant BEGIN
  UPDATE listing SET (price, discounted, available) = (
    SELECT v.price, coalesce(v.full_price > v.price, 0), v.stock > 0 FROM listing_offer AS o JOIN variant AS v ON v.id = o.variant_id WHERE o.product_id = NEW.product_id
  ) WHERE product_id = NEW.product_id;
END;
--> statement-breakpoint
CREATE TRIGGER listing_on_variant_update AFTER UPDATE OF price, full_price, stock, position ON variant
WHEN NEW.price <> OLD.price OR NEW.full_price IS NOT OLD.full_price OR NEW.position <> OLD.position OR (NEW.stock > 0) <> (OLD.stock > 0) BEGIN
  UPDATE listing SET (price, discounted, available) = (
    SELECT v.price, coalesce(v.full_price > v.price, 0), v.stock > 0 FROM listing_offer AS o JOIN variant AS v ON v.id = o.variant_id WHERE o.product_id = NEW.product_id
  ) WHERE product_id = NEW.product_id;
END;
--> statement-breakpoint
CREATE TRIGGER listing_on_variant_delete AFTER DELETE ON variant BEGIN
  UPDATE listing SET (price, discounted, available) = (
    SELECT max(v.price), coalesce(max(v.full_price > v.price), 0), coalesce(max(v.stock > 0), 0) FROM listing_offer AS o JOIN variant AS v ON v.id = o.variant_id WHERE o.product_id = OLD.product_id
  ) WHERE product_id = OLD.product_id;
END;
--> statement-breakpoint
CREATE TRIGGER stock_movement_counts AFTER INSERT ON stock_movement WHEN NEW.kind <> 'carried' BEGIN
  UPDATE variant SET on_hand = on_hand + NEW.quantity WHERE id = NEW.variant_id;
END;
--> statement-breakpoint
CREATE TRIGGER stock_movement_stays BEFORE UPDATE ON stock_movement BEGIN SELECT RAISE(ABORT, 'movements are only added to'); END;
--> statement-breakpoint
CREATE TRIGGER listing_on_category_rename AFTER UPDATE OF name ON category BEGIN
  DELETE FROM product_search WHERE rowid IN (SELECT id FROM listing WHERE category_slug = NEW.slug);
  INSERT INTO product_search (rowid, name, category, attributes, options, description)
    SELECT id, name, category, attributes, options, description FROM product_text WHERE category_slug = NEW.slug;
END;
--> statement-breakpoint
CREATE TRIGGER `ledger_entry_counts` AFTER INSERT ON `ledger_entry` BEGIN
	UPDATE `ledger_account` SET `balance` = `balance` + NEW.`amount` WHERE `id` = NEW.`account`;
END;
--> statement-breakpoint
CREATE TRIGGER `ledger_entry_stays` BEFORE UPDATE ON `ledger_entry` BEGIN SELECT RAISE(ABORT, 'the ledger is only added to'); END;
--> statement-breakpoint
CREATE TRIGGER `ledger_entry_remains` BEFORE DELETE ON `ledger_entry` BEGIN SELECT RAISE(ABORT, 'the ledger is only added to'); END;
--> statement-breakpoint
CREATE TRIGGER `ledger_transfer_stays` BEFORE UPDATE ON `ledger_transfer` BEGIN SELECT RAISE(ABORT, 'the ledger is only added to'); END;
--> statement-breakpoint
CREATE TRIGGER `ledger_transfer_remains` BEFORE DELETE ON `ledger_transfer` BEGIN SELECT RAISE(ABORT, 'the ledger is only added to'); END;
--> statement-breakpoint
CREATE TRIGGER tally_orders_insert AFTER INSERT ON `orders` WHEN NEW.status <> 'DRAFT' BEGIN
  INSERT INTO tally (of, state, count) VALUES ('orders', NEW.status, 1) ON CONFLICT (of, state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_orders_delete AFTER DELETE ON `orders` WHEN OLD.status <> 'DRAFT' BEGIN
  INSERT INTO tally (of, state, count) VALUES ('orders', OLD.status, -1) ON CONFLICT (of, state) DO UPDATE SET count = count + -1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_orders_place AFTER UPDATE OF status ON `orders` WHEN NEW.status <> OLD.status AND NEW.status <> 'DRAFT' BEGIN
  INSERT INTO tally (of, state, count) VALUES ('orders', NEW.status, 1) ON CONFLICT (of, state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_orders_leave AFTER UPDATE OF status ON `orders` WHEN NEW.status <> OLD.status AND OLD.status <> 'DRAFT' BEGIN
  INSERT INTO tally (of, state, count) VALUES ('orders', OLD.status, -1) ON CONFLICT (of, state) DO UPDATE SET count = count + -1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_customer_insert AFTER INSERT ON `customer` BEGIN
  INSERT INTO tally (of, state, count) VALUES ('customer', '', 1) ON CONFLICT (of, state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_customer_delete AFTER DELETE ON `customer` BEGIN
  INSERT INTO tally (of, state, count) VALUES ('customer', '', -1) ON CONFLICT (of, state) DO UPDATE SET count = count + -1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_withdrawal_insert AFTER INSERT ON `withdrawal` BEGIN
  INSERT INTO tally (of, state, count) VALUES ('withdrawal', NEW.status, 1) ON CONFLICT (of, state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_withdrawal_delete AFTER DELETE ON `withdrawal` BEGIN
  INSERT INTO tally (of, state, count) VALUES ('withdrawal', OLD.status, -1) ON CONFLICT (of, state) DO UPDATE SET count = count + -1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_withdrawal_update AFTER UPDATE OF status ON `withdrawal` WHEN NEW.status <> OLD.status BEGIN
  INSERT INTO tally (of, state, count) VALUES ('withdrawal', NEW.status, 1) ON CONFLICT (of, state) DO UPDATE SET count = count + 1;
  INSERT INTO tally (of, state, count) VALUES ('withdrawal', OLD.status, -1) ON CONFLICT (of, state) DO UPDATE SET count = count + -1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_order_return_insert AFTER INSERT ON `order_return` BEGIN
  INSERT INTO tally (of, state, count) VALUES ('order_return', NEW.status, 1) ON CONFLICT (of, state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_order_return_delete AFTER DELETE ON `order_return` BEGIN
  INSERT INTO tally (of, state, count) VALUES ('order_return', OLD.status, -1) ON CONFLICT (of, state) DO UPDATE SET count = count + -1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_order_return_update AFTER UPDATE OF status ON `order_return` WHEN NEW.status <> OLD.status BEGIN
  INSERT INTO tally (of, state, count) VALUES ('order_return', NEW.status, 1) ON CONFLICT (of, state) DO UPDATE SET count = count + 1;
  INSERT INTO tally (of, state, count) VALUES ('order_return', OLD.status, -1) ON CONFLICT (of, state) DO UPDATE SET count = count + -1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_refund_insert AFTER INSERT ON `refund` BEGIN
  INSERT INTO tally (of, state, count) VALUES ('refund', NEW.state, 1) ON CONFLICT (of, state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_refund_delete AFTER DELETE ON `refund` BEGIN
  INSERT INTO tally (of, state, count) VALUES ('refund', OLD.state, -1) ON CONFLICT (of, state) DO UPDATE SET count = count + -1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_refund_update AFTER UPDATE OF state ON `refund` WHEN NEW.state <> OLD.state BEGIN
  INSERT INTO tally (of, state, count) VALUES ('refund', NEW.state, 1) ON CONFLICT (of, state) DO UPDATE SET count = count + 1;
  INSERT INTO tally (of, state, count) VALUES ('refund', OLD.state, -1) ON CONFLICT (of, state) DO UPDATE SET count = count + -1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_transfer_receipt_insert AFTER INSERT ON `transfer_receipt` BEGIN
  INSERT INTO tally (of, state, count) VALUES ('transfer_receipt', NEW.state, 1) ON CONFLICT (of, state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_transfer_receipt_delete AFTER DELETE ON `transfer_receipt` BEGIN
  INSERT INTO tally (of, state, count) VALUES ('transfer_receipt', OLD.state, -1) ON CONFLICT (of, state) DO UPDATE SET count = count + -1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_transfer_receipt_update AFTER UPDATE OF state ON `transfer_receipt` WHEN NEW.state <> OLD.state BEGIN
  INSERT INTO tally (of, state, count) VALUES ('transfer_receipt', NEW.state, 1) ON CONFLICT (of, state) DO UPDATE SET count = count + 1;
  INSERT INTO tally (of, state, count) VALUES ('transfer_receipt', OLD.state, -1) ON CONFLICT (of, state) DO UPDATE SET count = count + -1;
END;
--> statement-breakpoint
CREATE TRIGGER branch_on_category_insert AFTER INSERT ON category BEGIN
  INSERT OR IGNORE INTO category_branch (branch, slug) WITH RECURSIVE above (branch, slug) AS (
    SELECT slug, slug FROM category WHERE slug IN (SELECT NEW.slug UNION SELECT slug FROM category_branch WHERE branch IN (SELECT slug FROM category WHERE parent_slug = NEW.slug)) UNION SELECT p.slug, a.slug FROM above AS a JOIN category AS c ON c.slug = a.branch JOIN category AS p ON p.slug = c.parent_slug
  ) SELECT branch, slug FROM above UNION ALL SELECT '', slug FROM above WHERE branch = slug;
END;
--> statement-breakpoint
CREATE TRIGGER branch_on_category_move AFTER UPDATE OF parent_slug ON category WHEN NEW.parent_slug IS NOT OLD.parent_slug BEGIN
  DELETE FROM category_branch WHERE slug IN (SELECT slug FROM category_branch WHERE branch = OLD.slug) AND (branch, slug) NOT IN (WITH RECURSIVE above (branch, slug) AS (
    SELECT slug, slug FROM category WHERE slug IN (SELECT slug FROM category_branch WHERE branch = OLD.slug) UNION SELECT p.slug, a.slug FROM above AS a JOIN category AS c ON c.slug = a.branch JOIN category AS p ON p.slug = c.parent_slug
  ) SELECT branch, slug FROM above UNION ALL SELECT '', slug FROM above WHERE branch = slug);
  INSERT OR IGNORE INTO category_branch (branch, slug) WITH RECURSIVE above (branch, slug) AS (
    SELECT slug, slug FROM category WHERE slug IN (SELECT slug FROM category_branch WHERE branch = OLD.slug) UNION SELECT p.slug, a.slug FROM above AS a JOIN category AS c ON c.slug = a.branch JOIN category AS p ON p.slug = c.parent_slug
  ) SELECT branch, slug FROM above UNION ALL SELECT '', slug FROM above WHERE branch = slug;
END;
--> statement-breakpoint
CREATE TRIGGER branch_on_category_delete AFTER DELETE ON category BEGIN
  DELETE FROM category_branch WHERE slug IN (SELECT slug FROM category_branch WHERE branch = OLD.slug) AND (branch, slug) NOT IN (WITH RECURSIVE above (branch, slug) AS (
    SELECT slug, slug FROM category WHERE slug IN (SELECT slug FROM category_branch WHERE branch = OLD.slug) UNION SELECT p.slug, a.slug FROM above AS a JOIN category AS c ON c.slug = a.branch JOIN category AS p ON p.slug = c.parent_slug
  ) SELECT branch, slug FROM above UNION ALL SELECT '', slug FROM above WHERE branch = slug);
END;
--> statement-breakpoint
CREATE TRIGGER place_on_branch_insert AFTER INSERT ON category_branch BEGIN
  INSERT INTO listing_place (branch, listing_id, position, sold, created_at, price, discounted, available)
    SELECT NEW.branch, id, position, sold, created_at, price, discounted, available FROM listing WHERE category_slug = NEW.slug AND price IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER place_on_branch_delete AFTER DELETE ON category_branch BEGIN
  DELETE FROM listing_place WHERE branch = OLD.branch AND listing_id IN (SELECT id FROM listing WHERE category_slug = OLD.slug);
END;
--> statement-breakpoint
CREATE TRIGGER place_on_listing_price AFTER UPDATE OF price ON listing WHEN OLD.price IS NULL AND NEW.price IS NOT NULL BEGIN
  INSERT OR IGNORE INTO listing_facet (listing_id, name, value)
    SELECT NEW.id, json_extract(p.value, '$[0]'), upper(substr(trim(v.value), 1, 1)) || substr(trim(v.value), 2)
    FROM json_each(NEW.facets) AS p, json_each('[' || replace(json_quote(json_extract(p.value, '$[1]')), ', ', '","') || ']') AS v
    WHERE trim(v.value) <> '' AND length(trim(v.value)) <= 40 AND v.value NOT GLOB '*[0-9][0-9][0-9][0-9][0-9]*';
  INSERT OR IGNORE INTO listing_facet (listing_id, name, value) SELECT listing_id, name, '' FROM listing_facet WHERE listing_id = NEW.id;
  INSERT INTO listing_place (branch, listing_id, position, sold, created_at, price, discounted, available)
    SELECT branch, NEW.id, NEW.position, NEW.sold, NEW.created_at, NEW.price, NEW.discounted, NEW.available FROM category_branch WHERE slug = NEW.category_slug;
END;
--> statement-breakpoint
CREATE TRIGGER place_on_listing_change AFTER UPDATE OF position, sold, created_at, price, discounted, available ON listing
WHEN OLD.price IS NOT NULL AND NEW.price IS NOT NULL AND (NEW.position, NEW.sold, NEW.created_at, NEW.price, NEW.discounted, NEW.available) IS NOT (OLD.position, OLD.sold, OLD.created_at, OLD.price, OLD.discounted, OLD.available) BEGIN
  UPDATE listing_place SET position = NEW.position, sold = NEW.sold, created_at = NEW.created_at, price = NEW.price, discounted = NEW.discounted, available = NEW.available WHERE listing_id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER place_on_listing_priceless AFTER UPDATE OF price ON listing WHEN OLD.price IS NOT NULL AND NEW.price IS NULL BEGIN
  DELETE FROM listing_place WHERE listing_id = NEW.id;
  DELETE FROM listing_facet WHERE listing_id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER place_on_listing_delete AFTER DELETE ON listing BEGIN
  DELETE FROM listing_place WHERE listing_id = OLD.id;
  DELETE FROM listing_facet WHERE listing_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER facet_on_place_insert AFTER INSERT ON listing_place BEGIN
  INSERT INTO branch_facet (branch, name, value, products)
    SELECT NEW.branch, name, value, 1 FROM listing_facet WHERE listing_id = NEW.listing_id
    UNION ALL SELECT NEW.branch, '', value, counted FROM (SELECT '' AS value, 1 AS counted UNION ALL SELECT 'available', NEW.available UNION ALL SELECT 'discounted', NEW.discounted) WHERE true
  ON CONFLICT (branch, name, value) DO UPDATE SET products = products + excluded.products;
END;
--> statement-breakpoint
CREATE TRIGGER facet_on_place_delete AFTER DELETE ON listing_place BEGIN
  UPDATE branch_facet SET products = products - 1 WHERE branch = OLD.branch AND (name, value) IN (SELECT name, value FROM listing_facet WHERE listing_id = OLD.listing_id);
  UPDATE branch_facet SET products = products - CASE value WHEN 'available' THEN OLD.available WHEN 'discounted' THEN OLD.discounted ELSE 1 END WHERE branch = OLD.branch AND name = '';
  DELETE FROM branch_facet WHERE branch = OLD.branch AND products = 0 AND name <> '' AND (name, value) IN (SELECT name, value FROM listing_facet WHERE listing_id = OLD.listing_id);
END;
--> statement-breakpoint
CREATE TRIGGER facet_on_place_change AFTER UPDATE OF discounted, available ON listing_place WHEN NEW.discounted <> OLD.discounted OR NEW.available <> OLD.available BEGIN
  UPDATE branch_facet SET products = products + CASE value WHEN 'available' THEN NEW.available - OLD.available WHEN 'discounted' THEN NEW.discounted - OLD.discounted ELSE 0 END WHERE branch = NEW.branch AND name = '';
END;
--> statement-breakpoint
CREATE TRIGGER tally_media_insert AFTER INSERT ON `media` BEGIN
  INSERT INTO tally (of, state, count) VALUES ('media', '', 1) ON CONFLICT (of, state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_media_delete AFTER DELETE ON `media` BEGIN
  INSERT INTO tally (of, state, count) VALUES ('media', '', -1) ON CONFLICT (of, state) DO UPDATE SET count = count + -1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_own_orders_insert AFTER INSERT ON `orders` WHEN NEW.status <> 'DRAFT' AND NEW.customer_id IS NOT NULL BEGIN
  INSERT INTO tally (of, state, count) VALUES ('orders:' || NEW.customer_id, NEW.status, 1) ON CONFLICT (of, state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_own_orders_delete AFTER DELETE ON `orders` WHEN OLD.status <> 'DRAFT' AND OLD.customer_id IS NOT NULL BEGIN
  INSERT INTO tally (of, state, count) VALUES ('orders:' || OLD.customer_id, OLD.status, -1) ON CONFLICT (of, state) DO UPDATE SET count = count + -1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_own_orders_come AFTER UPDATE OF status, customer_id ON `orders` WHEN (NEW.status, NEW.customer_id) IS NOT (OLD.status, OLD.customer_id) AND NEW.status <> 'DRAFT' AND NEW.customer_id IS NOT NULL BEGIN
  INSERT INTO tally (of, state, count) VALUES ('orders:' || NEW.customer_id, NEW.status, 1) ON CONFLICT (of, state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_own_orders_go AFTER UPDATE OF status, customer_id ON `orders` WHEN (NEW.status, NEW.customer_id) IS NOT (OLD.status, OLD.customer_id) AND OLD.status <> 'DRAFT' AND OLD.customer_id IS NOT NULL BEGIN
  INSERT INTO tally (of, state, count) VALUES ('orders:' || OLD.customer_id, OLD.status, -1) ON CONFLICT (of, state) DO UPDATE SET count = count + -1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_review_insert AFTER INSERT ON `review` BEGIN
  INSERT INTO tally (of, state, count) VALUES ('review:' || NEW.product_id, NEW.stars || iif(json_array_length(NEW.photos) > 0, ' with photos', ''), 1) ON CONFLICT (of, state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_review_delete AFTER DELETE ON `review` BEGIN
  INSERT INTO tally (of, state, count) VALUES ('review:' || OLD.product_id, OLD.stars || iif(json_array_length(OLD.photos) > 0, ' with photos', ''), -1) ON CONFLICT (of, state) DO UPDATE SET count = count + -1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_review_update AFTER UPDATE OF product_id, stars, photos ON `review` BEGIN
  INSERT INTO tally (of, state, count) VALUES ('review:' || NEW.product_id, NEW.stars || iif(json_array_length(NEW.photos) > 0, ' with photos', ''), 1) ON CONFLICT (of, state) DO UPDATE SET count = count + 1;
  INSERT INTO tally (of, state, count) VALUES ('review:' || OLD.product_id, OLD.stars || iif(json_array_length(OLD.photos) > 0, ' with photos', ''), -1) ON CONFLICT (of, state) DO UPDATE SET count = count + -1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_ledger_entry_insert AFTER INSERT ON `ledger_entry` WHEN NEW.account NOT LIKE 'shop:%' AND NEW.account NOT LIKE 'owed:%' BEGIN
  INSERT INTO tally (of, state, count) VALUES ('ledger_entry:' || NEW.account, iif(NEW.amount > 0, 'IN', 'OUT'), 1) ON CONFLICT (of, state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_article_insert AFTER INSERT ON `article` WHEN NEW.published = 1 BEGIN
  INSERT INTO tally (of, state, count) VALUES ('article', NEW.category_slug, 1) ON CONFLICT (of, state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_article_delete AFTER DELETE ON `article` WHEN OLD.published = 1 BEGIN
  INSERT INTO tally (of, state, count) VALUES ('article', OLD.category_slug, -1) ON CONFLICT (of, state) DO UPDATE SET count = count + -1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_article_come AFTER UPDATE OF published, category_slug ON `article` WHEN (NEW.published, NEW.category_slug) IS NOT (OLD.published, OLD.category_slug) AND NEW.published = 1 BEGIN
  INSERT INTO tally (of, state, count) VALUES ('article', NEW.category_slug, 1) ON CONFLICT (of, state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_article_go AFTER UPDATE OF published, category_slug ON `article` WHEN (NEW.published, NEW.category_slug) IS NOT (OLD.published, OLD.category_slug) AND OLD.published = 1 BEGIN
  INSERT INTO tally (of, state, count) VALUES ('article', OLD.category_slug, -1) ON CONFLICT (of, state) DO UPDATE SET count = count + -1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_one_time_code_insert AFTER INSERT ON `one_time_code` WHEN NEW.channel <> 'email' BEGIN
  INSERT INTO tally (of, state, count) VALUES ('one_time_code', iif(NEW.spent_at IS NULL, 'unused', 'used'), 1) ON CONFLICT (of, state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_one_time_code_delete AFTER DELETE ON `one_time_code` WHEN OLD.channel <> 'email' BEGIN
  INSERT INTO tally (of, state, count) VALUES ('one_time_code', iif(OLD.spent_at IS NULL, 'unused', 'used'), -1) ON CONFLICT (of, state) DO UPDATE SET count = count + -1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_one_time_code_spend AFTER UPDATE OF spent_at ON `one_time_code` WHEN NEW.channel <> 'email' AND OLD.spent_at IS NULL AND NEW.spent_at IS NOT NULL BEGIN
  INSERT INTO tally (of, state, count) VALUES ('one_time_code', 'used', 1) ON CONFLICT (of, state) DO UPDATE SET count = count + 1;
  INSERT INTO tally (of, state, count) VALUES ('one_time_code', 'unused', -1) ON CONFLICT (of, state) DO UPDATE SET count = count + -1;
END;
