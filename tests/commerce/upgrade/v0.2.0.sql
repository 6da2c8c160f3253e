CREATE TABLE "__drizzle_migrations" (
					id SERIAL PRIMARY KEY,
					hash text NOT NULL,
					created_at numeric
				);
--> statement-breakpoint
CREATE TABLE `customer_address` (
	`customer_id` text NOT NULL,
	`digest` text NOT NULL,
	`address` text NOT NULL,
	`used_at` integer NOT NULL,
	`label` text DEFAULT '' NOT NULL,
	`saved_at` integer,
	`main_at` integer,
	PRIMARY KEY(`customer_id`, `digest`),
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "customer_address_digest" CHECK(length("customer_address"."digest") = 64)
) STRICT;
--> statement-breakpoint
CREATE TABLE `affiliate` (
	`customer_id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
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
	`published` integer NOT NULL,
	`sold` integer NOT NULL,
	`rating` integer,
	`reviews` integer NOT NULL,
	`position` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`category_slug`) REFERENCES `category`(`slug`) ON UPDATE no action ON DELETE no action
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
	`image` text NOT NULL,
	`price` integer NOT NULL,
	`full_price` integer,
	`stock` integer NOT NULL,
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
	`customer_id` text NOT NULL,
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
	`weight_grams` integer NOT NULL,
	`flash_sale_id` text,
	PRIMARY KEY(`order_id`, `position`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`flash_sale_id`) REFERENCES `flash_sale`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_line_amounts" CHECK("order_line"."unit_price" >= 0 AND "order_line"."quantity" >= 1 AND "order_line"."weight_grams" >= 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `orders` (
	`id` text PRIMARY KEY NOT NULL,
	`number` text,
	`customer_id` text,
	`visitor_id` text,
	`status` text NOT NULL,
	`digital` integer NOT NULL,
	`address` text,
	`weight_grams` integer NOT NULL,
	`shipping_code` text,
	`shipping_courier` text DEFAULT '' NOT NULL,
	`shipping_service` text DEFAULT '' NOT NULL,
	`shipping_days_min` integer,
	`shipping_days_max` integer,
	`quoted_insurance` integer,
	`quoted_cod` integer,
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
	`created_at` integer NOT NULL,
	`placed_at` integer,
	`proven_phone` text,
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
	`way` text,
	`proof` text DEFAULT '' NOT NULL,
	`proof_key` text,
	`created_at` integer NOT NULL,
	`paid_at` integer,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "refund_amount" CHECK("refund"."amount" > 0),
	CONSTRAINT "refund_paid" CHECK(("refund"."state" = 'PAID') = ("refund"."paid_at" IS NOT NULL) AND ("refund"."state" = 'PAID') = ("refund"."way" IS NOT NULL)),
	CONSTRAINT "refund_account" CHECK(("refund"."bank_code" IS NULL) = ("refund"."number" IS NULL) AND ("refund"."number" IS NULL) = ("refund"."holder" IS NULL))
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
INSERT INTO "__drizzle_migrations" VALUES (NULL, '', 1795384684009);
--> statement-breakpoint
INSERT INTO "customer_address" VALUES ('aa1862ea-5211-4aa0-8955-8e0d67aba0ac', '1e5131f198e670d5b84260fc6f0b719b954b1b9aa5d0b88107b3390c22c7f415', '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 1795384771932, '', NULL, NULL);
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
INSERT INTO "listing_place" VALUES ('biji-kopi', 1, 0, 3182, 1795384771411, 78000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 1, 0, 3182, 1795384771411, 78000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('biji-kopi', 2, 1, 1407, 1795384771410, 92000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 2, 1, 1407, 1795384771410, 92000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('biji-kopi', 3, 2, 5620, 1795384771409, 39500, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 3, 2, 5620, 1795384771409, 39500, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('biji-kopi', 4, 3, 624, 1795384771408, 105000, 0, 0);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 4, 3, 624, 1795384771408, 105000, 0, 0);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('siap-seduh', 5, 4, 2035, 1795384771407, 82000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 5, 4, 2035, 1795384771407, 82000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('siap-seduh', 6, 5, 4870, 1795384771406, 9000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 6, 5, 4870, 1795384771406, 9000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('minuman', 7, 6, 1926, 1795384771405, 69000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 7, 6, 1926, 1795384771405, 69000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('alat-seduh', 8, 7, 538, 1795384771404, 145000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 8, 7, 538, 1795384771404, 145000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('alat-seduh', 9, 8, 412, 1795384771403, 325000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 9, 8, 412, 1795384771403, 325000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('cangkir-tumbler', 10, 9, 482, 1795384771402, 89000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 10, 9, 482, 1795384771402, 89000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('alat-seduh', 11, 10, 203, 1795384771401, 749000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 11, 10, 203, 1795384771401, 749000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('kelas', 12, 11, 766, 1795384771400, 49000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 12, 11, 766, 1795384771400, 49000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('racikan', 13, 12, 2874, 1795384771399, 72000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 13, 12, 2874, 1795384771399, 72000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('racikan', 14, 13, 1345, 1795384771398, 79000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 14, 13, 1345, 1795384771398, 79000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('racikan', 15, 14, 4415, 1795384771397, 62000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 15, 14, 4415, 1795384771397, 62000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('racikan', 16, 15, 497, 1795384771396, 118000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 16, 15, 497, 1795384771396, 118000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('penggiling-timbangan', 17, 16, 846, 1795384771395, 399000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 17, 16, 846, 1795384771395, 399000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('penggiling-timbangan', 18, 17, 173, 1795384771394, 1149000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 18, 17, 173, 1795384771394, 1149000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('penggiling-timbangan', 19, 18, 1420, 1795384771393, 185000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 19, 18, 1420, 1795384771393, 185000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('alat-seduh', 20, 19, 296, 1795384771392, 689000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 20, 19, 296, 1795384771392, 689000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('cangkir-tumbler', 21, 20, 1215, 1795384771391, 165000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 21, 20, 1215, 1795384771391, 165000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('cangkir-tumbler', 22, 21, 377, 1795384771390, 129000, 1, 0);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 22, 21, 377, 1795384771390, 129000, 1, 0);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('cangkir-tumbler', 23, 22, 468, 1795384771389, 55000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 23, 22, 468, 1795384771389, 55000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('kelas', 24, 23, 319, 1795384771388, 100000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 24, 23, 319, 1795384771388, 100000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('kelas', 25, 24, 241, 1795384771387, 125000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 25, 24, 241, 1795384771387, 125000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('biji-kopi', 26, 25, 871, 1795384771386, 79000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 26, 25, 871, 1795384771386, 79000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('biji-kopi', 27, 26, 1288, 1795384771385, 84000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 27, 26, 1288, 1795384771385, 84000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('biji-kopi', 28, 27, 743, 1795384771384, 96000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 28, 27, 743, 1795384771384, 96000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('biji-kopi', 29, 28, 566, 1795384771383, 89000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 29, 28, 566, 1795384771383, 89000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('biji-kopi', 30, 29, 214, 1795384771382, 68000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 30, 29, 214, 1795384771382, 68000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('siap-seduh', 31, 30, 1653, 1795384771381, 74000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 31, 30, 1653, 1795384771381, 74000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('siap-seduh', 32, 31, 912, 1795384771380, 69000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 32, 31, 912, 1795384771380, 69000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('siap-seduh', 33, 32, 1187, 1795384771379, 58000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 33, 32, 1187, 1795384771379, 58000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('minuman', 34, 33, 1104, 1795384771378, 88000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 34, 33, 1104, 1795384771378, 88000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('minuman', 35, 34, 688, 1795384771377, 78000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 35, 34, 688, 1795384771377, 78000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('minuman', 36, 35, 533, 1795384771376, 56000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 36, 35, 533, 1795384771376, 56000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('alat-seduh', 37, 36, 1011, 1795384771375, 149000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 37, 36, 1011, 1795384771375, 149000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('alat-seduh', 38, 37, 724, 1795384771374, 135000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 38, 37, 724, 1795384771374, 135000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('alat-seduh', 39, 38, 358, 1795384771373, 279000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 39, 38, 358, 1795384771373, 279000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('alat-seduh', 40, 39, 1569, 1795384771372, 39000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 40, 39, 1569, 1795384771372, 39000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('alat-seduh', 41, 40, 491, 1795384771371, 98000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 41, 40, 491, 1795384771371, 98000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('alat-seduh', 42, 41, 3760, 1795384771370, 39000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 42, 41, 3760, 1795384771370, 39000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('biji-kopi', 43, 42, 1502, 1795384771369, 92000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 43, 42, 1502, 1795384771369, 92000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('biji-kopi', 44, 43, 958, 1795384771368, 82000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 44, 43, 958, 1795384771368, 82000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('biji-kopi', 45, 44, 2140, 1795384771367, 54000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 45, 44, 2140, 1795384771367, 54000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('biji-kopi', 46, 45, 1096, 1795384771366, 88000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 46, 45, 1096, 1795384771366, 88000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('biji-kopi', 47, 46, 389, 1795384771365, 128000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 47, 46, 389, 1795384771365, 128000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('teh-cascara', 48, 47, 602, 1795384771364, 45000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 48, 47, 602, 1795384771364, 45000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('teh-cascara', 49, 48, 411, 1795384771363, 67000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 49, 48, 411, 1795384771363, 67000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('teh-cascara', 50, 49, 356, 1795384771362, 52000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 50, 49, 356, 1795384771362, 52000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('teh-cascara', 51, 50, 829, 1795384771361, 49000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 51, 50, 829, 1795384771361, 49000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('hampers', 52, 51, 264, 1795384771360, 325000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 52, 51, 264, 1795384771360, 325000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('hampers', 53, 52, 437, 1795384771359, 189000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 53, 52, 437, 1795384771359, 189000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (1, '9e4a9b23-cb0c-4190-a17e-14426d979cf2', 'biji-kopi', 0, 3182, 1795384771411, '[["Berat bersih","Sesuai varian"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010418-29"],["Halal","ID32110004418760924"],["Simpan hingga","12 bulan sejak tanggal sangrai"],["Negara asal","Indonesia"],["Ukuran","200 g"],["Ukuran","500 g"],["Ukuran","1 kg"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 78000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (2, 'a267e23a-baf9-4c80-96db-b098c0ffd1b4', 'biji-kopi', 1, 1407, 1795384771410, '[["Berat bersih","200 g"],["Proses","Giling basah"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010419-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 92000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (3, 'f08a3d29-f9da-46c6-a526-644cfeac2422', 'biji-kopi', 2, 5620, 1795384771409, '[["Berat bersih","250 g"],["Komposisi","100% robusta"],["Tingkat sangrai","Gelap"],["PIRT","2063273010420-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 39500, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (4, '45833ff1-cbc3-410a-9cff-62baa1462769', 'biji-kopi', 3, 624, 1795384771408, '[["Berat bersih","200 g"],["Proses","Honey"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010421-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Sedang"]]', 105000, 0, 0);
--> statement-breakpoint
INSERT INTO "listing" VALUES (5, '9546e50b-4d99-40a1-be4a-f37846f4e2ad', 'siap-seduh', 4, 2035, 1795384771407, '[["Berat bersih","100 g (10 × 10 g)"],["Komposisi","100% arabika"],["PIRT","2063273010423-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 82000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (6, 'c3c13bc4-3017-4ee1-8e1d-5071cc51f9df', 'siap-seduh', 5, 4870, 1795384771406, '[["Berat bersih","10 g"],["Komposisi","100% arabika"],["PIRT","2063273010423-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Asal","Gayo"],["Asal","Toraja"]]', 9000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (7, 'e611732b-a775-4b81-8655-465a07a881ed', 'minuman', 6, 1926, 1795384771405, '[["Isi bersih","1 liter"],["Komposisi","Kopi, air, susu segar, gula aren (kecuali Hitam)"],["BPOM","MD 271028004127"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"],["Rasa","Gula Aren"],["Rasa","Pandan"],["Rasa","Hitam"]]', 69000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (8, '070e2f84-57bf-4ef0-bc28-896e9b3d01b4', 'alat-seduh', 7, 538, 1795384771404, '[["Bahan","Keramik stoneware"],["Kapasitas","1–2 cangkir"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"],["Warna","Putih"],["Warna","Hijau Sage"],["Warna","Terakota"]]', 145000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (9, 'ac84e8f0-0e78-4560-9820-8a2da06e2476', 'alat-seduh', 8, 412, 1795384771403, '[["Bahan","Baja tahan karat 304, kayu"],["Kapasitas","800 ml"],["Merek","Sangrai Rimba"],["Garansi","1 tahun"],["Negara asal","Indonesia"],["Warna","Hitam"],["Warna","Perak"]]', 325000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (10, '05e72bb3-8f22-4d56-808c-3bb1c9a4ae74', 'cangkir-tumbler', 9, 482, 1795384771402, '[["Bahan","Keramik stoneware"],["Kapasitas","220 ml"],["Isi paket","1 cangkir, 1 tatakan"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"],["Warna","Gading"],["Warna","Hijau"],["Warna","Biru"]]', 89000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (11, 'a2a8eb62-73ea-442f-b229-96b1da61d5cd', 'alat-seduh', 10, 203, 1795384771401, '[["Isi paket","5 barang"],["Bahan","Keramik, kaca borosilikat, baja, kayu"],["Merek","Sangrai Rimba"],["Garansi","Penggiling 1 tahun"],["Negara asal","Indonesia"]]', 749000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (12, '6a19296d-9c25-4e17-acca-918d96cdfaff', 'kelas', 11, 766, 1795384771400, '[["Format","PDF dan EPUB"],["Halaman","112"],["Bahasa","Indonesia"],["Penulis","Tim Sangrai Rimba"]]', 49000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (13, 'd5623dae-46f4-4108-8ac3-4cdc9b834d8f', 'racikan', 12, 2874, 1795384771399, '[["Komposisi","Arabika 70%, robusta 30%"],["Cocok untuk","Espreso, moka pot, kopi susu"],["Proses","Campuran"],["PIRT","2063273010434-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","250 g"],["Ukuran","500 g"],["Ukuran","1 kg"],["Gilingan","Biji utuh"],["Gilingan","Halus"],["Tingkat sangrai","Sedang"],["Tingkat sangrai","Gelap"]]', 72000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (14, '38a427d6-0273-4ceb-b12d-e825a775665d', 'racikan', 13, 1345, 1795384771398, '[["Komposisi","100% arabika"],["Cocok untuk","Dripper, mesin tetes, french press"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010435-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","200 g"],["Ukuran","500 g"],["Gilingan","Biji utuh"],["Gilingan","Sedang"],["Gilingan","Kasar"],["Kemasan","Kantong"],["Kemasan","Kaleng"]]', 79000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (15, '6b27e928-645d-421b-b929-a3a0eb999a3b', 'racikan', 14, 4415, 1795384771397, '[["Berat bersih","500 g"],["Komposisi","100% robusta"],["Tingkat sangrai","Gelap"],["Cocok untuk","Tubruk"],["PIRT","2063273010436-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 62000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (16, '4ab6b476-f5d2-435c-8227-439ed9ff0f6c', 'racikan', 15, 497, 1795384771396, '[["Berat bersih","200 g"],["Asal","Aceh Tengah"],["Kafein","Paling banyak 0,3%"],["Tingkat sangrai","Sedang"],["PIRT","2063273010437-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 118000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (17, '05d5c00a-0871-4fbe-8054-5b8410b4b0bd', 'penggiling-timbangan', 16, 846, 1795384771395, '[["Bahan","Aluminium, baja tahan karat, kayu"],["Kapasitas","25 g"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"],["Warna","Hitam"],["Warna","Perak"]]', 399000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (18, 'c1665bd5-8abf-493c-8e19-a505dd693652', 'penggiling-timbangan', 17, 173, 1795384771394, '[["Daya","150 W"],["Kapasitas","200 g"],["SNI","SNI IEC 60335-2-14:2011"],["Merek","Bara Api"],["Garansi","2 tahun"],["Negara asal","Tiongkok"]]', 1149000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (19, '20764528-e77e-447b-8085-1c15db33b747', 'penggiling-timbangan', 18, 1420, 1795384771393, '[["Kapasitas","2.000 g"],["Ketelitian","0,1 g"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"],["Warna","Hitam"],["Warna","Putih"]]', 185000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (20, 'efd8d084-ff53-4319-9d5f-f1a2a3a19bd1', 'alat-seduh', 19, 296, 1795384771392, '[["Bahan","Baja tahan karat 304"],["Daya","800 W, 220 V"],["SNI","SNI IEC 60335-2-15:2011"],["Merek","Bara Api"],["Garansi","2 tahun"],["Negara asal","Tiongkok"],["Warna","Hitam"],["Warna","Putih"]]', 689000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (21, 'e2116061-5f31-418d-b6a4-76ba1d0e1dcb', 'cangkir-tumbler', 20, 1215, 1795384771391, '[["Bahan","Baja tahan karat 304, lapisan keramik"],["Tahan panas","6 jam"],["Merek","Sangrai Rimba"],["Garansi","6 bulan"],["Negara asal","Tiongkok"],["Warna","Hijau"],["Warna","Krem"],["Warna","Hitam"],["Kapasitas","350 ml"],["Kapasitas","500 ml"],["Tutup","Geser"],["Tutup","Ulir"]]', 165000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (22, '56e9f010-1e5b-4088-88aa-1bfaa8457778', 'cangkir-tumbler', 21, 377, 1795384771390, '[["Bahan","Kaca borosilikat"],["Kapasitas","250 ml"],["Isi paket","2 gelas"],["Merek","Sangrai Rimba"],["Negara asal","Tiongkok"]]', 129000, 1, 0);
--> statement-breakpoint
INSERT INTO "listing" VALUES (23, 'd2943387-4b7d-4c96-b901-6d1d018979ee', 'cangkir-tumbler', 22, 468, 1795384771389, '[["Bahan","Baja berlapis enamel"],["Kapasitas","350 ml"],["Merek","Jejak"],["Negara asal","Indonesia"],["Warna","Putih"],["Warna","Hijau Lumut"],["Warna","Biru Dongker"]]', 55000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (24, '01166a1c-e583-4331-ad9d-d4d429383ce3', 'kelas', 23, 319, 1795384771388, '[["Jenis","Kode digital"],["Berlaku","12 bulan"],["Penerbit","Sangrai Rimba"],["Nominal","Rp 100.000"],["Nominal","Rp 250.000"],["Nominal","Rp 500.000"]]', 100000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (25, '9e50ecf3-0fde-49c4-9a7d-b8ac989ec5b7', 'kelas', 24, 241, 1795384771387, '[["Format","Video 1080p"],["Durasi","2 jam 10 menit"],["Bahasa","Indonesia"],["Akses","12 bulan"]]', 125000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (26, 'e52a3b28-336c-442f-af3f-d7a563045870', 'biji-kopi', 25, 871, 1795384771386, '[["Asal","Aceh Tengah"],["Ketinggian","1.450–1.600 mdpl"],["Varietas","Ateng Super, Tim Tim"],["Proses","Anaerob natural"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010424-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","100 g"],["Ukuran","200 g"],["Gilingan","Biji utuh"],["Gilingan","Sedang"]]', 79000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (27, '16427720-9fcd-4e93-94ce-343199adf95e', 'biji-kopi', 26, 1288, 1795384771385, '[["Asal","Mandailing Natal"],["Ketinggian","1.200–1.400 mdpl"],["Varietas","Typica Sumatra"],["Proses","Giling basah"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010425-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","200 g"],["Ukuran","500 g"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 84000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (28, '4346ee65-50eb-4e69-bd02-7b413c5305e0', 'biji-kopi', 27, 743, 1795384771384, '[["Berat bersih","200 g"],["Asal","Kerinci, Jambi"],["Ketinggian","1.400–1.700 mdpl"],["Varietas","Sigararutang, Andungsari"],["Proses","Honey"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010426-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 96000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (29, 'cd85b0ee-fbf5-4edb-8f14-418eb15802c7', 'biji-kopi', 28, 566, 1795384771383, '[["Berat bersih","200 g"],["Asal","Solok, Sumatra Barat"],["Ketinggian","1.500–1.650 mdpl"],["Varietas","Sigararutang"],["Proses","Full wash"],["Tingkat sangrai","Terang"],["PIRT","2063273010427-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"]]', 89000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (30, '8e39f8bc-78d0-46f7-9a7c-27b36b6d9c0d', 'biji-kopi', 29, 214, 1795384771382, '[["Berat bersih","150 g"],["Asal","Kepulauan Meranti, Riau"],["Ketinggian","2–5 mdpl"],["Varietas","Liberoid Meranti"],["Proses","Natural"],["Tingkat sangrai","Sedang"],["PIRT","2063273010428-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 68000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (31, '52ca307b-c017-43d9-81d6-6b4d0015a065', 'siap-seduh', 30, 1653, 1795384771381, '[["Berat bersih","77 g (7 × 11 g)"],["Komposisi","100% arabika"],["PIRT","2063273010438-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 74000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (32, 'c189172e-09fa-4941-96c7-0f746c15a4b5', 'siap-seduh', 31, 912, 1795384771380, '[["Isi","10 kapsul × 5,4 g"],["Komposisi","100% arabika"],["Ukuran kapsul","Diameter 37 mm"],["PIRT","2063273010439-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Racikan","Pagi"],["Racikan","Senja"],["Racikan","Malam"]]', 69000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (33, '8df424f7-dd11-4eba-b8a7-2c05b31a60f7', 'siap-seduh', 32, 1187, 1795384771379, '[["Berat bersih","96 g (12 × 8 g)"],["Komposisi","100% arabika"],["Bahan kantong","Serat jagung (PLA)"],["PIRT","2063273010440-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 58000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (34, 'a11f9bbd-68e1-442f-bcd3-d94338fc0df3', 'minuman', 33, 1104, 1795384771378, '[["Isi bersih","4 × 250 ml"],["Simpan","2–5 °C, tujuh hari"],["BPOM","MD 271028005114"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"],["Pemanis","Aren Cair"],["Pemanis","Kurma"],["Pemanis","Tanpa Gula"]]', 88000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (35, '908f59ca-c7b3-48e9-b5e8-2b0d7129e076', 'minuman', 34, 688, 1795384771377, '[["Isi bersih","500 ml"],["Komposisi","Air, kopi arabika"],["Simpan","Di bawah 5 °C"],["BPOM","MD 271028005115"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"]]', 78000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (36, 'a478fa28-e16a-481d-9a18-62afefee9500', 'minuman', 35, 533, 1795384771376, '[["Isi bersih","330 ml"],["Komposisi","Gula tebu, air, bahan rasa alami"],["PIRT","2063273010441-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Rasa","Karamel Garam"],["Rasa","Vanila"],["Rasa","Rempah"]]', 56000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (37, '70464ba5-05f2-4239-9ca2-c5513006e970', 'alat-seduh', 36, 1011, 1795384771375, '[["Bahan","Aluminium, gagang nilon"],["Kompor","Gas, listrik; bukan induksi"],["Merek","Bara Api"],["Garansi","1 tahun"],["Negara asal","Tiongkok"],["Warna","Perak"],["Warna","Merah"],["Kapasitas","3 cangkir"],["Kapasitas","6 cangkir"]]', 149000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (38, '4852d718-986f-4380-a98a-b135abf216f8', 'alat-seduh', 37, 724, 1795384771374, '[["Bahan","Kaca borosilikat, baja tahan karat"],["Perawatan","Aman untuk mesin cuci piring"],["Merek","Sangrai Rimba"],["Negara asal","Tiongkok"],["Kapasitas","350 ml"],["Kapasitas","600 ml"],["Kapasitas","1 liter"]]', 135000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (39, '4ebc8bd1-cbdc-4871-92bf-313a736b7d06', 'alat-seduh', 38, 358, 1795384771373, '[["Bahan","Kopoliester bebas BPA, karet silikon"],["Kapasitas","240 ml"],["Isi paket","Alat, pengaduk, sendok, 100 kertas saring"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"]]', 279000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (40, '8c03887c-7eb8-4031-9dae-c1c6189feb9a', 'alat-seduh', 39, 1569, 1795384771372, '[["Bahan","Baja tahan karat 304"],["Merek","Bara Api"],["Negara asal","Vietnam"],["Ukuran","120 ml"],["Ukuran","180 ml"]]', 39000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (41, 'e5bc7b42-1c9f-48ae-8e7d-ccd8d0eea422', 'alat-seduh', 40, 491, 1795384771371, '[["Bahan","Kaca borosilikat, kayu mahoni"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"],["Kapasitas","400 ml"],["Kapasitas","600 ml"]]', 98000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (42, '80f332ad-adca-4bce-99d9-0741b6a495bd', 'alat-seduh', 41, 3760, 1795384771370, '[["Isi","100 lembar"],["Bahan","Serat kayu murni"],["Merek","Sangrai Rimba"],["Negara asal","Jepang"],["Warna","Putih"],["Warna","Cokelat"],["Nomor","01"],["Nomor","02"]]', 39000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (43, '4f5f9b04-5498-4328-ac76-bd833ceba280', 'biji-kopi', 42, 1502, 1795384771369, '[["Asal","Bandung, Jawa Barat"],["Ketinggian","1.350–1.550 mdpl"],["Varietas","Sigararutang, Kartika"],["Proses","Natural"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010429-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","200 g"],["Ukuran","500 g"],["Ukuran","1 kg"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 92000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (44, '6f0457a9-673e-4cd1-bf1c-9c4ebb2811c5', 'biji-kopi', 43, 958, 1795384771368, '[["Asal","Bondowoso, Jawa Timur"],["Ketinggian","1.000–1.500 mdpl"],["Varietas","Kartika, Linie S"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010430-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","200 g"],["Ukuran","500 g"],["Gilingan","Biji utuh"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 82000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (45, 'b46499bd-ad2d-4df0-aff8-d6ce0c7b6af9', 'biji-kopi', 44, 2140, 1795384771367, '[["Berat bersih","250 g"],["Asal","Temanggung, Jawa Tengah"],["Ketinggian","700–900 mdpl"],["Varietas","BP 358, BP 42"],["Proses","Natural"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010431-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 54000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (46, 'ccd063c2-9b63-4696-b033-71956c592ced', 'biji-kopi', 45, 1096, 1795384771366, '[["Berat bersih","200 g"],["Asal","Bangli, Bali"],["Ketinggian","1.200–1.500 mdpl"],["Varietas","Kopyol, S-795"],["Proses","Full wash"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010432-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 88000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (47, '67a1d3e4-732e-4190-885e-f7a911445e67', 'biji-kopi', 46, 389, 1795384771365, '[["Berat bersih","200 g"],["Asal","Jayawijaya, Papua Pegunungan"],["Ketinggian","1.600–1.800 mdpl"],["Varietas","Typica"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010433-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Sedang"]]', 128000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (48, 'c58a4fd7-fb80-465e-a942-7f4d7aad197d', 'teh-cascara', 47, 602, 1795384771364, '[["Asal","Bandung, Jawa Barat"],["Komposisi","Kulit ceri kopi kering"],["Kafein","Rendah"],["PIRT","2063273010442-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","80 g"],["Ukuran","200 g"]]', 45000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (49, 'af94af76-ece1-4bfa-8322-93db503aec2e', 'teh-cascara', 48, 411, 1795384771363, '[["Berat bersih","80 g"],["Asal","Kerinci, Jambi"],["Komposisi","100% teh hitam"],["PIRT","2063273010443-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 67000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (50, 'a8623e36-918e-4084-b534-902dde78dff7', 'teh-cascara', 49, 356, 1795384771362, '[["Berat bersih","60 g"],["Asal","Tegal, Jawa Tengah"],["Komposisi","Teh hijau, aroma bunga melati segar"],["PIRT","2063273010444-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 52000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (51, 'eba2d285-d963-4acf-a770-f214cec4c790', 'teh-cascara', 50, 829, 1795384771361, '[["Isi","15 kantong × 5 g"],["Komposisi","Jahe, serai, secang, kapulaga, cengkih, kayu manis"],["Kafein","Tidak ada"],["PIRT","2063273010445-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 49000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (52, '616eb946-a05d-4731-8ae9-612d97b5377f', 'hampers', 51, 264, 1795384771360, '[["Isi paket","5 barang dan kartu ucapan"],["Ukuran kotak","32 × 24 × 12 cm"],["Halal","ID32110004418760924"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"]]', 325000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (53, 'f839aecc-e979-44e4-ac3c-7208202ff188', 'hampers', 52, 437, 1795384771359, '[["Berat bersih","300 g (3 × 100 g)"],["Komposisi","100% arabika"],["Ukuran kotak","30 × 18 × 8 cm"],["PIRT","2063273010446-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Sedang"],["Pita","Hijau"],["Pita","Merah"]]', 189000, 0, 1);
--> statement-breakpoint
INSERT INTO "product" VALUES ('9e4a9b23-cb0c-4190-a17e-14426d979cf2', 'arabika-gayo-atu-lintang', 'Kopi Arabika Gayo Atu Lintang Full Wash', 'biji-kopi', 'Dari kebun rakyat di Atu Lintang, Aceh Tengah, pada ketinggian 1.400–1.550 mdpl. Dicuci penuh lalu dijemur di para-para selama 12–14 hari.

Rasa: cokelat, jeruk manis, dan gula merah dengan akhir yang bersih. Disangrai sedang, enak untuk seduh saring maupun kopi susu.

Tanggal sangrai tercetak di belakang kemasan. Puncak rasa pada hari ke-7 sampai ke-30.', '[["Berat bersih","Sesuai varian"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010418-29"],["Halal","ID32110004418760924"],["Simpan hingga","12 bulan sejak tanggal sangrai"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"200 g"},{"value":"500 g"},{"value":"1 kg"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/arabika-gayo.webp","/assets/contoh-1/kopi/arabika-gayo-biji.webp","/assets/contoh-1/kopi/arabika-gayo-bubuk.webp"]', 230, NULL, 0, 1, 3182, 43, 15, 0, 1795384771411);
--> statement-breakpoint
INSERT INTO "product" VALUES ('a267e23a-baf9-4c80-96db-b098c0ffd1b4', 'arabika-toraja-sapan', 'Kopi Arabika Toraja Sapan Giling Basah 200 g', 'biji-kopi', 'Lot kecil dari Sapan, Toraja Utara, 1.600 mdpl. Giling basah memberi badan yang tebal dengan rempah lembut dan cokelat hitam.

Pilih gilingan sesuai alat: kasar untuk tekan, sedang untuk saring, halus untuk tubruk atau moka.', '[["Berat bersih","200 g"],["Proses","Giling basah"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010419-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/arabika-toraja.webp","/assets/contoh-1/kopi/arabika-toraja-cangkir.webp"]', 230, NULL, 0, 1, 1407, 43, 12, 1, 1795384771410);
--> statement-breakpoint
INSERT INTO "product" VALUES ('f08a3d29-f9da-46c6-a526-644cfeac2422', 'robusta-lampung-tubruk', 'Kopi Robusta Lampung Bubuk Tubruk Kaleng 250 g', 'biji-kopi', 'Robusta petik merah dari Tanggamus, disangrai gelap lalu digiling halus. Pahitnya tegas, kental, dan wangi kacang sangrai.

Untuk segelas 180 ml pakai 12 g kopi dan air yang baru mendidih, aduk, lalu tunggu empat menit.', '[["Berat bersih","250 g"],["Komposisi","100% robusta"],["Tingkat sangrai","Gelap"],["PIRT","2063273010420-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/robusta-lampung.webp","/assets/contoh-1/kopi/robusta-lampung-tubruk.webp"]', 360, NULL, 0, 1, 5620, 46, 16, 2, 1795384771409);
--> statement-breakpoint
INSERT INTO "product" VALUES ('45833ff1-cbc3-410a-9cff-62baa1462769', 'arabika-bajawa-honey', 'Kopi Arabika Flores Bajawa Honey 200 g', 'biji-kopi', 'Panen terbatas dari koperasi petani di lereng Inerie. Proses honey menyisakan lendir buah saat dijemur, hasilnya manis seperti karamel dengan bunga kering.

Panen berikutnya diperkirakan tiba pada bulan Juli. Simpan di wishlist untuk mendapat kabar saat stok kembali.', '[["Berat bersih","200 g"],["Proses","Honey"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010421-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"}]}]', '["/assets/contoh-1/kopi/arabika-bajawa.webp","/assets/contoh-1/kopi/arabika-bajawa-ceri.webp"]', 230, NULL, 0, 1, 624, 45, 10, 3, 1795384771408);
--> statement-breakpoint
INSERT INTO "product" VALUES ('9546e50b-4d99-40a1-be4a-f37846f4e2ad', 'drip-bag-pagi-isi-10', 'Kopi Drip Bag Pagi Pesisir Isi 10', 'siap-seduh', 'Sepuluh kantong saring 10 g yang tinggal dikaitkan di bibir cangkir. Campuran Gayo dan Kintamani, ringan untuk memulai hari.

Tuang 150 ml air panas sedikit demi sedikit, selesai dalam dua menit. Setiap kantong ditutup rapat dengan nitrogen agar tetap wangi.', '[["Berat bersih","100 g (10 × 10 g)"],["Komposisi","100% arabika"],["PIRT","2063273010423-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/drip-bag.webp","/assets/contoh-1/kopi/drip-bag-seduh.webp"]', 190, NULL, 0, 1, 2035, 47, 13, 4, 1795384771407);
--> statement-breakpoint
INSERT INTO "product" VALUES ('c3c13bc4-3017-4ee1-8e1d-5071cc51f9df', 'drip-bag-satuan', 'Kopi Drip Bag Satuan 10 g', 'siap-seduh', 'Beli satu dulu untuk mencoba. Isi 10 g kopi giling di kantong saring, cukup untuk satu cangkir 150 ml.

Pembelian sepuluh kantong atau lebih dikirim dalam kotak, jenisnya boleh dicampur.', '[["Berat bersih","10 g"],["Komposisi","100% arabika"],["PIRT","2063273010423-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Asal","values":[{"value":"Gayo"},{"value":"Toraja"}]}]', '["/assets/contoh-1/kopi/drip-bag-satuan.webp","/assets/contoh-1/kopi/drip-bag-satuan-biji.webp"]', 15, NULL, 0, 1, 4870, 47, 15, 5, 1795384771406);
--> statement-breakpoint
INSERT INTO "product" VALUES ('e611732b-a775-4b81-8655-465a07a881ed', 'kopi-botol-dingin-1-liter', 'Kopi Susu Botol Dingin 1 Liter: Gula Aren, Pandan, atau Hitam', 'minuman', 'Diseduh dingin selama 16 jam, lalu dibotolkan pada hari pengiriman. Tanpa pengawet, jadi simpan di lemari es dan habiskan dalam lima hari.

Gula Aren: kopi susu dengan aren cair. Pandan: kopi susu dengan sari daun pandan. Hitam: tanpa gula dan susu.

Hanya dikirim dengan layanan instan atau sehari sampai, lengkap dengan kantong es.', '[["Isi bersih","1 liter"],["Komposisi","Kopi, air, susu segar, gula aren (kecuali Hitam)"],["BPOM","MD 271028004127"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"]]', '[{"name":"Rasa","values":[{"value":"Gula Aren","swatch":"#a9703f"},{"value":"Pandan","swatch":"#a8ac6c"},{"value":"Hitam","swatch":"#3a1a0b"}]}]', '["/assets/contoh-1/kopi/kopi-botol-aren.webp","/assets/contoh-1/kopi/kopi-botol-trio.webp"]', 1250, NULL, 0, 1, 1926, NULL, 0, 6, 1795384771405);
--> statement-breakpoint
INSERT INTO "product" VALUES ('070e2f84-57bf-4ef0-bc28-896e9b3d01b4', 'dripper-keramik', 'Dripper Keramik 1–2 Cangkir', 'alat-seduh', 'Dripper kerucut 60 derajat dengan alur lurus, dibakar pada suhu 1.200 °C di Plered. Keramik menahan panas lebih lama sehingga suhu seduh stabil.

Cocok dengan kertas saring kerucut ukuran 01 dan 02. Glasir bebas timbal, aman untuk mesin cuci piring.', '[["Bahan","Keramik stoneware"],["Kapasitas","1–2 cangkir"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"]]', '[{"name":"Warna","values":[{"value":"Putih","swatch":"#f6f1e7"},{"value":"Hijau Sage","swatch":"#9db48f"},{"value":"Terakota","swatch":"#c8643f"}]}]', '["/assets/contoh-1/kopi/dripper-keramik-putih.webp","/assets/contoh-1/kopi/dripper-keramik-seduh.webp"]', 520, NULL, 0, 1, 538, NULL, 0, 7, 1795384771404);
--> statement-breakpoint
INSERT INTO "product" VALUES ('ac84e8f0-0e78-4560-9820-8a2da06e2476', 'ketel-leher-angsa-800-ml', 'Ketel Leher Angsa Baja Tahan Karat 800 ml', 'alat-seduh', 'Cerat ramping memberi aliran kecil dan stabil dari awal sampai akhir tuangan. Gagang kayu tidak menghantarkan panas.

Aman untuk kompor gas dan induksi. Ada lubang termometer 5 mm di tutup.', '[["Bahan","Baja tahan karat 304, kayu"],["Kapasitas","800 ml"],["Merek","Sangrai Rimba"],["Garansi","1 tahun"],["Negara asal","Indonesia"]]', '[{"name":"Warna","values":[{"value":"Hitam","swatch":"#2d2a2b"},{"value":"Perak","swatch":"#c9ccd0"}]}]', '["/assets/contoh-1/kopi/ketel-leher-angsa-hitam.webp","/assets/contoh-1/kopi/ketel-leher-angsa-seduh.webp"]', 780, NULL, 0, 1, 412, NULL, 0, 8, 1795384771403);
--> statement-breakpoint
INSERT INTO "product" VALUES ('05e72bb3-8f22-4d56-808c-3bb1c9a4ae74', 'cangkir-keramik-220-ml', 'Cangkir Keramik dengan Tatakan 220 ml', 'cangkir-tumbler', 'Cangkir berdinding tebal yang menjaga kopi tetap hangat, diputar tangan oleh perajin Plered. Dasarnya membulat agar busa susu mudah dibentuk.

Satu set berisi satu cangkir dan satu tatakan. Aman untuk microwave dan mesin cuci piring; warna glasir tiap buah sedikit berbeda.', '[["Bahan","Keramik stoneware"],["Kapasitas","220 ml"],["Isi paket","1 cangkir, 1 tatakan"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"]]', '[{"name":"Warna","values":[{"value":"Gading","swatch":"#f4e8d3"},{"value":"Hijau","swatch":"#3d7259"},{"value":"Biru","swatch":"#41688f"}]}]', '["/assets/contoh-1/kopi/cangkir-keramik-hijau.webp","/assets/contoh-1/kopi/cangkir-keramik-susun.webp"]', 640, NULL, 0, 1, 482, NULL, 0, 9, 1795384771402);
--> statement-breakpoint
INSERT INTO "product" VALUES ('a2a8eb62-73ea-442f-b229-96b1da61d5cd', 'set-seduh-manual-pemula', 'Set Seduh Manual Pemula: Dripper Keramik, Teko Kaca, Penggiling Tangan, dan Kopi Kebun 200 g', 'alat-seduh', 'Semua yang perlu untuk cangkir pertama, sudah saling cocok ukurannya. Isi: dripper keramik putih, teko kaca 600 ml, penggiling tangan, 40 lembar kertas saring, dan satu kopi kebun 200 g.

Kartu resep berisi takaran, suhu, dan waktu untuk dua cangkir. Kaca dibungkus tiga lapis; mohon rekam video saat membuka paket.', '[["Isi paket","5 barang"],["Bahan","Keramik, kaca borosilikat, baja, kayu"],["Merek","Sangrai Rimba"],["Garansi","Penggiling 1 tahun"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/set-seduh.webp","/assets/contoh-1/kopi/set-seduh-atas.webp","/assets/contoh-1/kopi/penggiling-tangan-bubuk.webp"]', 2100, '[40,30,30]', 0, 1, 203, NULL, 0, 10, 1795384771401);
--> statement-breakpoint
INSERT INTO "product" VALUES ('6a19296d-9c25-4e17-acca-918d96cdfaff', 'kelas-seduh-e-book', 'E-book Kelas Seduh: 30 Resep Kopi Rumahan', 'kelas', 'Buku digital 112 halaman tentang menyeduh tanpa alat mahal: tubruk, saring, moka, dan kopi dingin. Setiap resep memakai takaran sendok dan gram.

Tersedia sebagai PDF dan EPUB. Tautan unduh muncul di halaman pesanan setelah pembayaran diterima, dapat diunduh lima kali.', '[["Format","PDF dan EPUB"],["Halaman","112"],["Bahasa","Indonesia"],["Penulis","Tim Sangrai Rimba"]]', '[]', '["/assets/contoh-1/kopi/kelas-seduh.webp","/assets/contoh-1/kopi/kelas-seduh-meja.webp"]', 0, NULL, 1, 1, 766, NULL, 0, 11, 1795384771400);
--> statement-breakpoint
INSERT INTO "product" VALUES ('d5623dae-46f4-4108-8ac3-4cdc9b834d8f', 'blend-senja-espreso', 'Blend Senja untuk Espreso: 70% Arabika, 30% Robusta', 'racikan', 'Racikan yang kami pakai sendiri di bar kedai. Arabika Mandailing dan Kerinci memberi manis, robusta Temanggung memberi krema dan tenaga supaya rasanya tidak tenggelam di dalam susu.

Sangrai sedang untuk mesin dengan penggiling bagus, sangrai gelap untuk moka pot dan mesin rumahan bertekanan rendah. Diamkan sepuluh hari sejak tanggal sangrai; sebelum itu kremanya berbusa kasar.

Kemasan 1 kg hanya dijual sebagai biji utuh karena bubuk sebanyak itu tidak akan habis sebelum apak.', '[["Komposisi","Arabika 70%, robusta 30%"],["Cocok untuk","Espreso, moka pot, kopi susu"],["Proses","Campuran"],["PIRT","2063273010434-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"250 g"},{"value":"500 g"},{"value":"1 kg"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Halus"}]},{"name":"Tingkat sangrai","values":[{"value":"Sedang"},{"value":"Gelap"}]}]', '["/assets/contoh-1/kopi/blend-senja.webp","/assets/contoh-1/kopi/blend-senja-espreso.webp"]', 280, NULL, 0, 1, 2874, NULL, 0, 12, 1795384771399);
--> statement-breakpoint
INSERT INTO "product" VALUES ('38a427d6-0273-4ceb-b12d-e825a775665d', 'blend-embun-saring', 'Blend Embun untuk Seduh Saring', 'racikan', 'Separuh Kintamani, separuh Wamena, dengan sejumput Preanger natural untuk aroma. Kami menyusunnya ulang setiap musim panen supaya rasanya tetap sama: jeruk manis, teh melati, gula batu.

Pilihan aman bila Anda membeli untuk orang yang seleranya belum diketahui. Gilingan tersedia untuk dripper kerucut dan untuk alat berdasar rata.', '[["Komposisi","100% arabika"],["Cocok untuk","Dripper, mesin tetes, french press"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010435-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"200 g"},{"value":"500 g"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"},{"value":"Kasar"}]},{"name":"Kemasan","values":[{"value":"Kantong"},{"value":"Kaleng"}]}]', '["/assets/contoh-1/kopi/blend-embun.webp","/assets/contoh-1/kopi/blend-embun-seduh.webp"]', 230, NULL, 0, 1, 1345, NULL, 0, 13, 1795384771398);
--> statement-breakpoint
INSERT INTO "product" VALUES ('6b27e928-645d-421b-b929-a3a0eb999a3b', 'blend-tubruk-warung', 'Blend Tubruk Warung Bungkus Kertas 500 g', 'racikan', 'Rasa kopi warung depan stasiun: robusta Lampung dan Temanggung, digiling lembut, dibungkus kertas cokelat berlapis seperti zaman dulu. Tidak dicampur jagung atau beras, hanya kopi.

Satu bungkus cukup untuk kira-kira 45 gelas. Setelah dibuka, pindahkan ke stoples kedap dan habiskan dalam sebulan.', '[["Berat bersih","500 g"],["Komposisi","100% robusta"],["Tingkat sangrai","Gelap"],["Cocok untuk","Tubruk"],["PIRT","2063273010436-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/kopi-warung.webp","/assets/contoh-1/kopi/kopi-warung-gelas.webp"]', 530, NULL, 0, 1, 4415, NULL, 0, 14, 1795384771397);
--> statement-breakpoint
INSERT INTO "product" VALUES ('4ab6b476-f5d2-435c-8227-439ed9ff0f6c', 'kopi-dekafein-malam', 'Kopi Dekafein Gayo Proses Air 200 g', 'racikan', 'Untuk yang ingin kopi setelah magrib tanpa terjaga sampai subuh. Kafeinnya dilepas dengan air dan saringan karbon, tanpa pelarut kimia, hingga tersisa paling banyak 0,3 persen.

Cokelat susu, roti panggang, dan sedikit almon. Warna bijinya memang lebih gelap daripada sangrai sedang biasa; itu akibat prosesnya, bukan karena gosong.', '[["Berat bersih","200 g"],["Asal","Aceh Tengah"],["Kafein","Paling banyak 0,3%"],["Tingkat sangrai","Sedang"],["PIRT","2063273010437-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/dekaf.webp","/assets/contoh-1/kopi/dekaf-malam.webp"]', 230, NULL, 0, 1, 497, NULL, 0, 15, 1795384771396);
--> statement-breakpoint
INSERT INTO "product" VALUES ('05d5c00a-0871-4fbe-8054-5b8410b4b0bd', 'penggiling-tangan-gerigi-baja', 'Penggiling Kopi Tangan Gerigi Baja 38 mm', 'penggiling-timbangan', 'Gerigi baja tahan karat dengan dua bantalan peluru, jadi porosnya tidak goyang dan bubuknya rata. Dari kasar sampai halus ada 36 klik yang bisa dihitung dan diulang.

Menggiling 18 g untuk seduh saring butuh kira-kira 45 detik. Jangan dicuci dengan air; kuas pembersihnya sudah ada di dalam kotak.', '[["Bahan","Aluminium, baja tahan karat, kayu"],["Kapasitas","25 g"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"]]', '[{"name":"Warna","values":[{"value":"Hitam","swatch":"#2b2a2c"},{"value":"Perak","swatch":"#b7bcc0"}]}]', '["/assets/contoh-1/kopi/penggiling-baja-hitam.webp","/assets/contoh-1/kopi/penggiling-tangan-bubuk.webp"]', 690, NULL, 0, 1, 846, NULL, 0, 16, 1795384771395);
--> statement-breakpoint
INSERT INTO "product" VALUES ('c1665bd5-8abf-493c-8e19-a505dd693652', 'penggiling-listrik-gerigi-kerucut', 'Penggiling Listrik Gerigi Kerucut 31 Tingkat', 'penggiling-timbangan', 'Untuk rumah yang menyeduh empat cangkir atau lebih setiap pagi. Putarannya pelan, 450 rpm, supaya bubuk tidak panas dan suaranya tidak membangunkan bayi.

Wadah bijinya 200 g dengan tutup gelap. Bagian atas dapat diputar lepas untuk disikat, tanpa alat.', '[["Daya","150 W"],["Kapasitas","200 g"],["SNI","SNI IEC 60335-2-14:2011"],["Merek","Bara Api"],["Garansi","2 tahun"],["Negara asal","Tiongkok"]]', '[]', '["/assets/contoh-1/kopi/penggiling-listrik.webp","/assets/contoh-1/kopi/penggiling-listrik-dapur.webp"]', 2700, '[45,25,25]', 0, 1, 173, NULL, 0, 17, 1795384771394);
--> statement-breakpoint
INSERT INTO "product" VALUES ('20764528-e77e-447b-8085-1c15db33b747', 'timbangan-seduh-0-1-g', 'Timbangan Kopi Digital 2 kg Ketelitian 0,1 g dengan Pengatur Waktu', 'penggiling-timbangan', 'Berat dan waktu tampil bersebelahan, waktu mulai sendiri saat tetesan pertama jatuh. Alas silikonnya tahan panas server yang baru diisi.

Baterai isi ulang lewat USB-C tahan sekitar dua bulan. Kalibrasi ulang cukup dengan anak timbangan 500 g; caranya ada di lembar panduan.', '[["Kapasitas","2.000 g"],["Ketelitian","0,1 g"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"]]', '[{"name":"Warna","values":[{"value":"Hitam","swatch":"#26262a"},{"value":"Putih","swatch":"#f2f0ea"}]}]', '["/assets/contoh-1/kopi/timbangan-hitam.webp","/assets/contoh-1/kopi/timbangan-seduh.webp"]', 380, NULL, 0, 1, 1420, NULL, 0, 18, 1795384771393);
--> statement-breakpoint
INSERT INTO "product" VALUES ('efd8d084-ff53-4319-9d5f-f1a2a3a19bd1', 'ketel-listrik-suhu-digital', 'Ketel Listrik Leher Angsa 900 ml Suhu Digital', 'alat-seduh', 'Putar kenop ke suhu yang diinginkan, 40 sampai 100 °C, dan ketel menahannya selama setengah jam. Layar kecilnya menunjukkan suhu saat ini dan suhu tujuan.

Dayanya 800 W sehingga aman untuk listrik rumah 1.300 VA. Air satu liter kurang sedikit mendidih dalam lima setengah menit.', '[["Bahan","Baja tahan karat 304"],["Daya","800 W, 220 V"],["SNI","SNI IEC 60335-2-15:2011"],["Merek","Bara Api"],["Garansi","2 tahun"],["Negara asal","Tiongkok"]]', '[{"name":"Warna","values":[{"value":"Hitam","swatch":"#2d2a2b"},{"value":"Putih","swatch":"#f1ede4"}]}]', '["/assets/contoh-1/kopi/ketel-listrik-hitam.webp","/assets/contoh-1/kopi/ketel-listrik-seduh.webp"]', 1450, NULL, 0, 1, 296, NULL, 0, 19, 1795384771392);
--> statement-breakpoint
INSERT INTO "product" VALUES ('e2116061-5f31-418d-b6a4-76ba1d0e1dcb', 'tumbler-baja-dinding-ganda', 'Tumbler Baja Dinding Ganda Rimba', 'cangkir-tumbler', 'Kopi tetap panas enam jam, es tetap utuh sampai sore. Bagian dalamnya dilapisi keramik sehingga tidak meninggalkan rasa logam.

Tutup Geser cocok untuk diminum di mobil; tutup Ulir benar-benar kedap dan boleh rebah di dalam tas. Ukuran 500 ml muat di tempat gelas kendaraan.

Bawa tumbler ini ke kedai kami dan dapatkan potongan Rp 3.000 untuk setiap isi ulang.', '[["Bahan","Baja tahan karat 304, lapisan keramik"],["Tahan panas","6 jam"],["Merek","Sangrai Rimba"],["Garansi","6 bulan"],["Negara asal","Tiongkok"]]', '[{"name":"Warna","values":[{"value":"Hijau","swatch":"#2f6b4f"},{"value":"Krem","swatch":"#ecdcc0"},{"value":"Hitam","swatch":"#2a2726"}]},{"name":"Kapasitas","values":[{"value":"350 ml"},{"value":"500 ml"}]},{"name":"Tutup","values":[{"value":"Geser"},{"value":"Ulir"}]}]', '["/assets/contoh-1/kopi/tumbler-hijau.webp","/assets/contoh-1/kopi/tumbler-bertiga.webp"]', 460, NULL, 0, 1, 1215, NULL, 0, 20, 1795384771391);
--> statement-breakpoint
INSERT INTO "product" VALUES ('56e9f010-1e5b-4088-88aa-1bfaa8457778', 'gelas-kaca-dinding-ganda', 'Gelas Kaca Dinding Ganda 250 ml Set 2', 'cangkir-tumbler', 'Kopi tampak melayang di tengah gelas, sedangkan bagian luarnya tetap sejuk dipegang. Ditiup tangan satu per satu, jadi ada gelembung kecil yang bukan cacat.

Berat sepasang hanya 240 g. Cuci dengan spons lembut; benturan di bibir gelas adalah titik lemahnya.', '[["Bahan","Kaca borosilikat"],["Kapasitas","250 ml"],["Isi paket","2 gelas"],["Merek","Sangrai Rimba"],["Negara asal","Tiongkok"]]', '[]', '["/assets/contoh-1/kopi/gelas-ganda.webp","/assets/contoh-1/kopi/gelas-ganda-teh.webp"]', 520, NULL, 0, 1, 377, NULL, 0, 21, 1795384771390);
--> statement-breakpoint
INSERT INTO "product" VALUES ('d2943387-4b7d-4c96-b901-6d1d018979ee', 'cangkir-enamel-lurik', 'Cangkir Enamel Lurik 350 ml', 'cangkir-tumbler', 'Enamel tebal di atas baja seperti milik nenek, dengan garis lurik di bibirnya. Jatuh ke lantai paling hanya gompal, tidak pernah pecah.

Bisa langsung di atas api unggun atau kompor gas untuk menghangatkan susu. Tidak untuk microwave.', '[["Bahan","Baja berlapis enamel"],["Kapasitas","350 ml"],["Merek","Jejak"],["Negara asal","Indonesia"]]', '[{"name":"Warna","values":[{"value":"Putih","swatch":"#f7f3ea"},{"value":"Hijau Lumut","swatch":"#5f7148"},{"value":"Biru Dongker","swatch":"#26416b"}]}]', '["/assets/contoh-1/kopi/enamel-putih.webp","/assets/contoh-1/kopi/enamel-kemah.webp"]', 260, NULL, 0, 1, 468, NULL, 0, 22, 1795384771389);
--> statement-breakpoint
INSERT INTO "product" VALUES ('01166a1c-e583-4331-ad9d-d4d429383ce3', 'kartu-hadiah-digital', 'Kartu Hadiah Digital Sangrai Rimba', 'kelas', 'Hadiah untuk yang susah ditebak seleranya. Kode 12 huruf tampil di halaman pesanan, siap diteruskan lewat WhatsApp atau dicetak sendiri.

Berlaku satu tahun untuk semua barang di toko ini dan boleh dipakai beberapa kali sampai saldonya habis. Tidak dapat diuangkan.', '[["Jenis","Kode digital"],["Berlaku","12 bulan"],["Penerbit","Sangrai Rimba"]]', '[{"name":"Nominal","values":[{"value":"Rp 100.000"},{"value":"Rp 250.000"},{"value":"Rp 500.000"}]}]', '["/assets/contoh-1/kopi/kartu-hadiah.webp","/assets/contoh-1/kopi/kartu-hadiah-amplop.webp"]', 0, NULL, 1, 1, 319, NULL, 0, 23, 1795384771388);
--> statement-breakpoint
INSERT INTO "product" VALUES ('9e50ecf3-0fde-49c4-9a7d-b8ac989ec5b7', 'kelas-video-seni-latte', 'Kelas Video Seni Latte untuk Pemula, 8 Pelajaran', 'kelas', 'Dua jam sepuluh menit bersama Mbak Ratri, barista kami sejak 2017: memilih susu, memanaskan tanpa mesin mahal, lalu menuang hati, tulip, dan rosetta.

Video dapat diputar ulang tanpa batas selama setahun. Kirim foto hasil tuangan Anda ke grup kelas dan Ratri akan memberi masukan setiap Sabtu.', '[["Format","Video 1080p"],["Durasi","2 jam 10 menit"],["Bahasa","Indonesia"],["Akses","12 bulan"]]', '[]', '["/assets/contoh-1/kopi/kelas-latte.webp","/assets/contoh-1/kopi/kelas-latte-susu.webp"]', 0, NULL, 1, 1, 241, NULL, 0, 24, 1795384771387);
--> statement-breakpoint
INSERT INTO "product" VALUES ('e52a3b28-336c-442f-af3f-d7a563045870', 'arabika-gayo-wine', 'Kopi Arabika Gayo Wine Anaerob Natural', 'biji-kopi', 'Ceri merah tua dari Pegasing, Aceh Tengah, ditutup rapat dalam drum selama 72 jam sebelum dijemur utuh 35 hari. Sebutan wine datang dari aromanya; kopi ini tidak mengandung alkohol.

Di cangkir muncul anggur hitam, nangka matang, dan sedikit kayu manis. Paling seru diseduh saring 1 banding 16 dengan air 90 °C, lalu diminum saat hangat-hangat kuku.

Hanya disangrai hari Jumat dalam batch dua kilogram, jadi pesanan yang masuk setelah Kamis siang ikut jadwal pekan berikutnya.', '[["Asal","Aceh Tengah"],["Ketinggian","1.450–1.600 mdpl"],["Varietas","Ateng Super, Tim Tim"],["Proses","Anaerob natural"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010424-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"100 g"},{"value":"200 g"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"}]}]', '["/assets/contoh-1/kopi/gayo-wine.webp","/assets/contoh-1/kopi/gayo-wine-ceri.webp"]', 180, NULL, 0, 1, 871, NULL, 0, 25, 1795384771386);
--> statement-breakpoint
INSERT INTO "product" VALUES ('16427720-9fcd-4e93-94ce-343199adf95e', 'arabika-mandailing-pakantan', 'Kopi Arabika Mandailing Pakantan Giling Basah', 'biji-kopi', 'Kopi tua dari kaki Gunung Kulabu, Mandailing Natal, yang bibitnya dibawa masuk sejak masa tanam paksa. Petani menjemurnya dua tahap di halaman rumah, kadang berhenti berhari-hari karena hujan.

Badannya tebal seperti sirup dengan rasa tembakau manis, cokelat pahit, dan jahe. Asamnya rendah sehingga ramah untuk lambung yang mudah perih.

Kalau diseduh tubruk, pakai dua sendok makan munjung untuk 200 ml dan jangan diaduk dua kali.', '[["Asal","Mandailing Natal"],["Ketinggian","1.200–1.400 mdpl"],["Varietas","Typica Sumatra"],["Proses","Giling basah"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010425-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"200 g"},{"value":"500 g"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/mandailing.webp","/assets/contoh-1/kopi/mandailing-cangkir.webp"]', 230, NULL, 0, 1, 1288, NULL, 0, 26, 1795384771385);
--> statement-breakpoint
INSERT INTO "product" VALUES ('4346ee65-50eb-4e69-bd02-7b413c5305e0', 'arabika-kerinci-kayu-aro', 'Kopi Arabika Kerinci Kayu Aro Honey 200 g', 'biji-kopi', 'Tumbuh di bawah naungan kayu manis di Kayu Aro, Jambi, bertetangga dengan kebun teh. Daun kayu manis yang gugur menjadi mulsa alami, dan entah kebetulan atau bukan, aromanya ikut terasa.

Manis tebu, aprikot, lalu penutup yang mirip teh hitam. Kami sarankan 15 g kopi, 240 ml air 92 °C, selesai dalam tiga menit.', '[["Berat bersih","200 g"],["Asal","Kerinci, Jambi"],["Ketinggian","1.400–1.700 mdpl"],["Varietas","Sigararutang, Andungsari"],["Proses","Honey"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010426-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/kerinci.webp","/assets/contoh-1/kopi/kerinci-seduh.webp"]', 230, NULL, 0, 1, 743, NULL, 0, 27, 1795384771384);
--> statement-breakpoint
INSERT INTO "product" VALUES ('cd85b0ee-fbf5-4edb-8f14-418eb15802c7', 'arabika-solok-lembah-gumanti', 'Kopi Arabika Solok Lembah Gumanti Full Wash 200 g', 'biji-kopi', 'Lereng Danau Diatas di Sumatra Barat memberi malam yang dingin, sehingga buah matang pelan dan bijinya padat. Koperasi setempat hanya membeli ceri merah dan membayar lebih Rp 2.000 per kilogram untuk petik pilih.

Yang menonjol: serai, jeruk nipis, dan manis gula batu. Dingin pun tetap enak, jadi cocok dibuat es kopi saring tanpa susu.', '[["Berat bersih","200 g"],["Asal","Solok, Sumatra Barat"],["Ketinggian","1.500–1.650 mdpl"],["Varietas","Sigararutang"],["Proses","Full wash"],["Tingkat sangrai","Terang"],["PIRT","2063273010427-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"}]}]', '["/assets/contoh-1/kopi/solok.webp","/assets/contoh-1/kopi/solok-biji.webp"]', 230, NULL, 0, 1, 566, NULL, 0, 28, 1795384771383);
--> statement-breakpoint
INSERT INTO "product" VALUES ('8e39f8bc-78d0-46f7-9a7c-27b36b6d9c0d', 'liberika-meranti-gambut', 'Kopi Liberika Meranti Tanah Gambut 150 g', 'biji-kopi', 'Jenis ketiga setelah arabika dan robusta, tumbuh di tanah gambut Rangsang, Riau, hampir setinggi muka laut. Bijinya besar, bengkok, dan beraroma nangka.

Rasanya sulit dibandingkan: gurih sayur, buah tropis, dan pahit yang pendek. Ada yang langsung suka, ada yang tidak, maka kami kemas kecil.', '[["Berat bersih","150 g"],["Asal","Kepulauan Meranti, Riau"],["Ketinggian","2–5 mdpl"],["Varietas","Liberoid Meranti"],["Proses","Natural"],["Tingkat sangrai","Sedang"],["PIRT","2063273010428-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/meranti.webp","/assets/contoh-1/kopi/meranti-biji.webp"]', 180, NULL, 0, 1, 214, NULL, 0, 29, 1795384771382);
--> statement-breakpoint
INSERT INTO "product" VALUES ('52ca307b-c017-43d9-81d6-6b4d0015a065', 'drip-bag-jelajah-isi-7', 'Kopi Drip Bag Jelajah Nusantara Isi 7 Daerah', 'siap-seduh', 'Tujuh hari, tujuh daerah: Gayo, Mandailing, Kerinci, Preanger, Ijen, Kintamani, dan Toraja. Urutannya kami susun dari yang paling ringan ke yang paling berat.

Di balik setiap saset ada peta kecil, ketinggian kebun, dan ruang untuk memberi nilai sendiri. Banyak yang memakainya untuk memutuskan mau membeli biji yang mana.', '[["Berat bersih","77 g (7 × 11 g)"],["Komposisi","100% arabika"],["PIRT","2063273010438-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/drip-jelajah.webp","/assets/contoh-1/kopi/drip-jelajah-kotak.webp"]', 150, NULL, 0, 1, 1653, NULL, 0, 30, 1795384771381);
--> statement-breakpoint
INSERT INTO "product" VALUES ('c189172e-09fa-4941-96c7-0f746c15a4b5', 'kapsul-kopi-isi-10', 'Kapsul Kopi Arabika Isi 10 untuk Mesin Kapsul Kecil', 'siap-seduh', 'Kapsul aluminium yang muat di mesin berukuran standar 37 mm. Periksa diameter kapsul lama Anda dengan penggaris sebelum memesan.

Pagi digiling sedikit lebih kasar untuk lungo 110 ml. Senja untuk espreso 40 ml yang pekat. Malam dibuat dari biji dekafein.

Aluminiumnya dapat didaur ulang: buka tutup foil, keluarkan ampas, bilas.', '[["Isi","10 kapsul × 5,4 g"],["Komposisi","100% arabika"],["Ukuran kapsul","Diameter 37 mm"],["PIRT","2063273010439-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Racikan","values":[{"value":"Pagi","swatch":"#d9862f"},{"value":"Senja","swatch":"#8c2f1f"},{"value":"Malam","swatch":"#24344f"}]}]', '["/assets/contoh-1/kopi/kapsul-pagi.webp","/assets/contoh-1/kopi/kapsul-dekat.webp"]', 120, NULL, 0, 1, 912, NULL, 0, 31, 1795384771380);
--> statement-breakpoint
INSERT INTO "product" VALUES ('8df424f7-dd11-4eba-b8a7-2c05b31a60f7', 'kopi-celup-isi-12', 'Kopi Celup Kantong Jagung Isi 12', 'siap-seduh', 'Semudah membuat teh: masukkan kantong, tuang 180 ml air panas, angkat setelah empat menit. Kantongnya dari serat jagung, tanpa plastik dan tanpa staples.

Isinya Mandailing giling basah, dipilih karena tetap enak walau kantong lupa diangkat. Sering dibawa jemaah umrah dan anak kos.', '[["Berat bersih","96 g (12 × 8 g)"],["Komposisi","100% arabika"],["Bahan kantong","Serat jagung (PLA)"],["PIRT","2063273010440-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/kopi-celup.webp","/assets/contoh-1/kopi/kopi-celup-cangkir.webp"]', 160, NULL, 0, 1, 1187, NULL, 0, 32, 1795384771379);
--> statement-breakpoint
INSERT INTO "product" VALUES ('a11f9bbd-68e1-442f-bcd3-d94338fc0df3', 'kopi-susu-botol-250-ml', 'Es Kopi Susu Botol 250 ml Paket 4', 'minuman', 'Empat botol yang pas untuk kulkas kantor. Espreso Blend Senja, susu segar dari Lembang, dan pemanis sesuai pilihan; susunya 60 persen, jadi terasa penuh tetapi tidak enek.

Tahan tujuh hari pada suhu 2–5 °C karena dibotolkan panas lalu didinginkan cepat. Kocok dulu, endapan di dasar itu wajar.

Pengiriman hanya Bandung Raya dan Jakarta memakai kurir dingin, berangkat pukul sembilan pagi.', '[["Isi bersih","4 × 250 ml"],["Simpan","2–5 °C, tujuh hari"],["BPOM","MD 271028005114"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"]]', '[{"name":"Pemanis","values":[{"value":"Aren Cair","swatch":"#b57b48"},{"value":"Kurma","swatch":"#9a6238"},{"value":"Tanpa Gula","swatch":"#c99d74"}]}]', '["/assets/contoh-1/kopi/kopi-susu-aren.webp","/assets/contoh-1/kopi/kopi-susu-es.webp"]', 1320, NULL, 0, 1, 1104, NULL, 0, 33, 1795384771378);
--> statement-breakpoint
INSERT INTO "product" VALUES ('908f59ca-c7b3-48e9-b5e8-2b0d7129e076', 'konsentrat-seduh-dingin-500-ml', 'Konsentrat Cold Brew 500 ml', 'minuman', 'Pekat tiga kali lipat: satu bagian konsentrat, dua bagian air atau susu, banyak es. Sebotol menjadi sepuluh gelas, hitungannya di bawah delapan ribu rupiah segelas.

Direndam 18 jam pada suhu ruang dingin, lalu disaring dua kali sampai bening. Tanpa gula, tanpa pengawet, tahan 14 hari di kulkas setelah segel dibuka.', '[["Isi bersih","500 ml"],["Komposisi","Air, kopi arabika"],["Simpan","Di bawah 5 °C"],["BPOM","MD 271028005115"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/konsentrat.webp","/assets/contoh-1/kopi/konsentrat-gelas.webp"]', 860, NULL, 0, 1, 688, NULL, 0, 34, 1795384771377);
--> statement-breakpoint
INSERT INTO "product" VALUES ('a478fa28-e16a-481d-9a18-62afefee9500', 'sirup-kopi-330-ml', 'Sirup Kopi 330 ml: Karamel Garam, Vanila, atau Rempah', 'minuman', 'Gula tebu asli yang dimasak pelan, bukan perisa dan pewarna. Karamel Garam memakai garam tambak Amed, Vanila memakai polong dari Alor, Rempah memakai jahe, serai, dan kapulaga.

Dua sendok makan untuk segelas es kopi 200 ml. Simpan di lemari sejuk; pengkristalan kecil di leher botol larut kembali bila direndam air hangat.', '[["Isi bersih","330 ml"],["Komposisi","Gula tebu, air, bahan rasa alami"],["PIRT","2063273010441-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Rasa","values":[{"value":"Karamel Garam","swatch":"#b5702c"},{"value":"Vanila","swatch":"#ead9a8"},{"value":"Rempah","swatch":"#8a3f1e"}]}]', '["/assets/contoh-1/kopi/sirup-karamel.webp","/assets/contoh-1/kopi/sirup-bertiga.webp"]', 620, NULL, 0, 1, 533, NULL, 0, 35, 1795384771376);
--> statement-breakpoint
INSERT INTO "product" VALUES ('70464ba5-05f2-4239-9ca2-c5513006e970', 'moka-pot-aluminium', 'Moka Pot Aluminium Segi Delapan', 'alat-seduh', 'Kopi pekat di atas kompor dalam lima menit, tanpa listrik. Isi air sampai bawah katup, kopi halus tanpa dipadatkan, api kecil, dan angkat begitu mulai berdesis.

Ukuran 3 cangkir menghasilkan 130 ml, ukuran 6 cangkir 270 ml. Tidak bisa untuk kompor induksi dan jangan dicuci dengan sabun keras.', '[["Bahan","Aluminium, gagang nilon"],["Kompor","Gas, listrik; bukan induksi"],["Merek","Bara Api"],["Garansi","1 tahun"],["Negara asal","Tiongkok"]]', '[{"name":"Warna","values":[{"value":"Perak","swatch":"#c9ccd0"},{"value":"Merah","swatch":"#a8322a"}]},{"name":"Kapasitas","values":[{"value":"3 cangkir"},{"value":"6 cangkir"}]}]', '["/assets/contoh-1/kopi/moka-perak.webp","/assets/contoh-1/kopi/moka-kompor.webp"]', 620, NULL, 0, 1, 1011, NULL, 0, 36, 1795384771375);
--> statement-breakpoint
INSERT INTO "product" VALUES ('4852d718-986f-4380-a98a-b135abf216f8', 'french-press-kaca', 'French Press Kaca Borosilikat Rangka Baja', 'alat-seduh', 'Cara termudah membuat kopi berbadan tebal: rendam empat menit, tekan, tuang. Saringannya dua lapis sehingga lumpur halus lebih sedikit daripada alat tekan biasa.

Kaca cadangan dijual dan dapat dipasang sendiri tanpa obeng. Gagangnya cukup lebar untuk tangan orang dewasa.', '[["Bahan","Kaca borosilikat, baja tahan karat"],["Perawatan","Aman untuk mesin cuci piring"],["Merek","Sangrai Rimba"],["Negara asal","Tiongkok"]]', '[{"name":"Kapasitas","values":[{"value":"350 ml"},{"value":"600 ml"},{"value":"1 liter"}]}]', '["/assets/contoh-1/kopi/french-press.webp","/assets/contoh-1/kopi/french-press-meja.webp"]', 780, NULL, 0, 1, 724, NULL, 0, 37, 1795384771374);
--> statement-breakpoint
INSERT INTO "product" VALUES ('4ebc8bd1-cbdc-4871-92bf-313a736b7d06', 'alat-seduh-tekan-udara', 'Alat Seduh Tekan Udara Portabel dengan 100 Kertas Saring', 'alat-seduh', 'Dua tabung yang saling menekan, ringan, dan tidak pecah saat jatuh dari tenda. Seduhannya bersih seperti saring tetapi cukup pekat untuk dicampur susu.

Resep berkemah kami: 16 g kopi sedang, 200 ml air, aduk sepuluh kali, tunggu satu setengah menit, tekan pelan 30 detik. Ampasnya keluar utuh seperti koin sehingga bersihnya hanya dibilas.', '[["Bahan","Kopoliester bebas BPA, karet silikon"],["Kapasitas","240 ml"],["Isi paket","Alat, pengaduk, sendok, 100 kertas saring"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"]]', '[]', '["/assets/contoh-1/kopi/alat-tekan.webp","/assets/contoh-1/kopi/alat-tekan-bagian.webp"]', 420, NULL, 0, 1, 358, NULL, 0, 38, 1795384771373);
--> statement-breakpoint
INSERT INTO "product" VALUES ('8c03887c-7eb8-4031-9dae-c1c6189feb9a', 'vietnam-drip-baja', 'Saringan Vietnam Drip Baja Tahan Karat', 'alat-seduh', 'Taruh di atas gelas berisi susu kental manis, masukkan 20 g robusta halus, tuang air panas, lalu sabar lima menit. Tidak perlu kertas saring.

Piringan penekannya berulir sehingga kecepatan tetesan bisa diatur. Tebal bajanya 0,6 mm, dua kali produk pasar yang mudah penyok.', '[["Bahan","Baja tahan karat 304"],["Merek","Bara Api"],["Negara asal","Vietnam"]]', '[{"name":"Ukuran","values":[{"value":"120 ml"},{"value":"180 ml"}]}]', '["/assets/contoh-1/kopi/vietnam-drip.webp","/assets/contoh-1/kopi/vietnam-drip-susu.webp"]', 140, NULL, 0, 1, 1569, NULL, 0, 39, 1795384771372);
--> statement-breakpoint
INSERT INTO "product" VALUES ('e5bc7b42-1c9f-48ae-8e7d-ccd8d0eea422', 'server-kaca-bening', 'Server Kaca Borosilikat dengan Tutup Kayu', 'alat-seduh', 'Teko bening dengan garis takar setiap 100 ml, mulutnya pas untuk dripper kerucut maupun rata. Cerat kecilnya tidak menetes balik.

Tahan kejut suhu 120 °C, boleh dihangatkan sebentar di atas api sedang dengan tatakan logam. Tutupnya dari kayu mahoni, cukup dilap.', '[["Bahan","Kaca borosilikat, kayu mahoni"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"]]', '[{"name":"Kapasitas","values":[{"value":"400 ml"},{"value":"600 ml"}]}]', '["/assets/contoh-1/kopi/server-kaca.webp","/assets/contoh-1/kopi/server-kaca-tuang.webp"]', 430, NULL, 0, 1, 491, NULL, 0, 40, 1795384771371);
--> statement-breakpoint
INSERT INTO "product" VALUES ('80f332ad-adca-4bce-99d9-0741b6a495bd', 'kertas-saring-kerucut', 'Kertas Saring Kerucut Isi 100 Lembar', 'alat-seduh', 'Serat kayu yang rapat tetapi cepat meloloskan air, sehingga dua cangkir selesai dalam tiga menit. Jahitan sampingnya dipres, bukan dilem.

Yang putih dijernihkan dengan oksigen dan hampir tidak berbau; yang cokelat perlu dibilas sedikit lebih lama. Nomor 01 untuk satu cangkir, nomor 02 sampai empat cangkir.', '[["Isi","100 lembar"],["Bahan","Serat kayu murni"],["Merek","Sangrai Rimba"],["Negara asal","Jepang"]]', '[{"name":"Warna","values":[{"value":"Putih","swatch":"#fbf7ee"},{"value":"Cokelat","swatch":"#c79a68"}]},{"name":"Nomor","values":[{"value":"01"},{"value":"02"}]}]', '["/assets/contoh-1/kopi/kertas-saring-putih.webp","/assets/contoh-1/kopi/kertas-saring-cokelat.webp"]', 190, NULL, 0, 1, 3760, NULL, 0, 41, 1795384771370);
--> statement-breakpoint
INSERT INTO "product" VALUES ('4f5f9b04-5498-4328-ac76-bd833ceba280', 'arabika-java-preanger-gunung-tilu', 'Kopi Arabika Java Preanger Gunung Tilu Natural', 'biji-kopi', 'Kebun terdekat dari tempat sangrai kami: dua jam naik mobil bak ke Pasirjambu, Kabupaten Bandung. Ceri dijemur utuh di rumah plastik dan dibalik empat kali sehari oleh ibu-ibu kelompok tani.

Stroberi, madu bunga, dan susu kental manis tanpa susu. Bila rasanya terlalu ramai, naikkan perbandingan air menjadi 1 banding 17.

Setiap karung bernomor; nomor lot tercetak di bawah tanggal sangrai dan bisa ditanyakan lewat WhatsApp.', '[["Asal","Bandung, Jawa Barat"],["Ketinggian","1.350–1.550 mdpl"],["Varietas","Sigararutang, Kartika"],["Proses","Natural"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010429-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"200 g"},{"value":"500 g"},{"value":"1 kg"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/preanger.webp","/assets/contoh-1/kopi/preanger-kebun.webp"]', 230, NULL, 0, 1, 1502, NULL, 0, 42, 1795384771369);
--> statement-breakpoint
INSERT INTO "product" VALUES ('6f0457a9-673e-4cd1-bf1c-9c4ebb2811c5', 'arabika-bondowoso-ijen-raung', 'Kopi Arabika Bondowoso Ijen Raung Full Wash', 'biji-kopi', 'Tanah abu dari dua gunung berapi, pohon lamtoro sebagai peneduh, dan indikasi geografis terdaftar sejak 2013. Petiknya Mei sampai Agustus, jadi yang Anda terima sekarang adalah panen tahun ini.

Pedas manis seperti pala dengan cokelat susu dan akhir lemon yang lembut. Enak untuk mesin espreso rumahan: 18 g masuk, 36 g keluar, sekitar 28 detik.', '[["Asal","Bondowoso, Jawa Timur"],["Ketinggian","1.000–1.500 mdpl"],["Varietas","Kartika, Linie S"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010430-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"200 g"},{"value":"500 g"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/bondowoso.webp","/assets/contoh-1/kopi/bondowoso-cangkir.webp"]', 230, NULL, 0, 1, 958, NULL, 0, 43, 1795384771368);
--> statement-breakpoint
INSERT INTO "product" VALUES ('b46499bd-ad2d-4df0-aff8-d6ce0c7b6af9', 'robusta-temanggung-petik-merah', 'Kopi Robusta Temanggung Petik Merah Natural 250 g', 'biji-kopi', 'Robusta yang diperlakukan seperti arabika: hanya ceri merah, direndam, dirambang, lalu dijemur di atas para-para. Karena itu pahitnya bulat dan tidak gosong.

Karamel, kacang tanah sangrai, dan biji kakao. Dasar terbaik untuk kopi susu rumahan: 20 g kopi, 100 ml air, 120 ml susu dingin.', '[["Berat bersih","250 g"],["Asal","Temanggung, Jawa Tengah"],["Ketinggian","700–900 mdpl"],["Varietas","BP 358, BP 42"],["Proses","Natural"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010431-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/temanggung.webp","/assets/contoh-1/kopi/temanggung-susu.webp"]', 280, NULL, 0, 1, 2140, NULL, 0, 44, 1795384771367);
--> statement-breakpoint
INSERT INTO "product" VALUES ('ccd063c2-9b63-4696-b033-71956c592ced', 'arabika-kintamani-subak-abian', 'Kopi Arabika Kintamani Subak Abian Full Wash 200 g', 'biji-kopi', 'Ditanam berselang-seling dengan pohon jeruk di kaldera Batur, Bali, dan diatur oleh subak abian, paguyuban petani yang juga membagi air. Tidak ada pupuk kimia di kebun anggotanya.

Jeruk keprok muncul lebih dulu, disusul apel dan gula putih. Pakai air yang baru turun dari didih satu menit supaya asamnya tetap segar, bukan tajam.', '[["Berat bersih","200 g"],["Asal","Bangli, Bali"],["Ketinggian","1.200–1.500 mdpl"],["Varietas","Kopyol, S-795"],["Proses","Full wash"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010432-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/kintamani.webp","/assets/contoh-1/kopi/kintamani-jeruk.webp"]', 230, NULL, 0, 1, 1096, NULL, 0, 45, 1795384771366);
--> statement-breakpoint
INSERT INTO "product" VALUES ('67a1d3e4-732e-4190-885e-f7a911445e67', 'arabika-wamena-lembah-baliem', 'Kopi Arabika Wamena Lembah Baliem Full Wash 200 g', 'biji-kopi', 'Diterbangkan dari Jayawijaya dengan pesawat perintis, itulah sebabnya harganya lebih tinggi. Kebunnya kecil, rata-rata tiga ratus pohon per keluarga, dan tidak pernah mengenal pestisida.

Bersih sekali: vanila, kacang mete, dan bunga rumput. Cocok untuk yang baru belajar minum kopi tanpa gula.

Kiriman dari Papua datang dua bulan sekali. Kalau habis, tekan hati di halaman ini agar kami kabari.', '[["Berat bersih","200 g"],["Asal","Jayawijaya, Papua Pegunungan"],["Ketinggian","1.600–1.800 mdpl"],["Varietas","Typica"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010433-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"}]}]', '["/assets/contoh-1/kopi/wamena.webp","/assets/contoh-1/kopi/wamena-bubuk.webp"]', 230, NULL, 0, 1, 389, NULL, 0, 46, 1795384771365);
--> statement-breakpoint
INSERT INTO "product" VALUES ('c58a4fd7-fb80-465e-a942-7f4d7aad197d', 'cascara-kulit-ceri-kopi', 'Teh Cascara Kulit Ceri Kopi', 'teh-cascara', 'Kulit buah kopi yang biasanya dibuang, kami beli dari petani Preanger dan dijemur bersih di rumah kaca. Seduhannya merah tembaga, manis seperti kismis dan kembang sepatu.

Pakai 8 g untuk 250 ml air 93 °C selama lima menit, atau rendam semalam di kulkas. Kandungan kafeinnya kira-kira seperempat kopi.', '[["Asal","Bandung, Jawa Barat"],["Komposisi","Kulit ceri kopi kering"],["Kafein","Rendah"],["PIRT","2063273010442-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"80 g"},{"value":"200 g"}]}]', '["/assets/contoh-1/kopi/cascara.webp","/assets/contoh-1/kopi/cascara-seduh.webp"]', 130, NULL, 0, 1, 602, NULL, 0, 47, 1795384771364);
--> statement-breakpoint
INSERT INTO "product" VALUES ('af94af76-ece1-4bfa-8322-93db503aec2e', 'teh-hitam-kayu-aro-kaleng', 'Teh Hitam Daun Utuh Kayu Aro Kaleng 80 g', 'teh-cascara', 'Daun utuh yang digulung, bukan bubuk sisa ayakan. Kebunnya di lereng Kerinci pada 1.600 mdpl, dipetik setiap sepuluh hari.

Air seduhannya merah terang dengan wangi madu dan malt. Sekaleng menjadi sekitar 35 cangkir, dan daunnya masih sanggup diseduh dua kali.', '[["Berat bersih","80 g"],["Asal","Kerinci, Jambi"],["Komposisi","100% teh hitam"],["PIRT","2063273010443-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/teh-hitam.webp","/assets/contoh-1/kopi/teh-hitam-seduh.webp"]', 190, NULL, 0, 1, 411, NULL, 0, 48, 1795384771363);
--> statement-breakpoint
INSERT INTO "product" VALUES ('a8623e36-918e-4084-b534-902dde78dff7', 'teh-hijau-melati-tutup-malam', 'Teh Hijau Melati Tutup Malam 60 g', 'teh-cascara', 'Melati Tegal dipetik sore saat masih kuncup, lalu diselimutkan ke teh hijau semalaman sampai wanginya pindah. Bunganya diayak keluar sebelum subuh agar tidak pahit.

Seduh dengan air 80 °C, paling lama dua menit. Jangan pakai air mendidih kecuali Anda memang suka sepat.', '[["Berat bersih","60 g"],["Asal","Tegal, Jawa Tengah"],["Komposisi","Teh hijau, aroma bunga melati segar"],["PIRT","2063273010444-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/teh-melati.webp","/assets/contoh-1/kopi/teh-melati-cangkir.webp"]', 110, NULL, 0, 1, 356, NULL, 0, 49, 1795384771362);
--> statement-breakpoint
INSERT INTO "product" VALUES ('eba2d285-d963-4acf-a770-f214cec4c790', 'wedang-rempah-celup-isi-15', 'Wedang Rempah Celup Tanpa Kafein Isi 15', 'teh-cascara', 'Jahe emprit, serai, secang, kapulaga, cengkih, dan kayu manis dalam satu kantong celup. Hangatnya naik perlahan dan warnanya merah muda dari kayu secang.

Gula tidak ditambahkan. Cocok dengan sesendok madu atau gula batu, dan aman untuk anak di atas tiga tahun.', '[["Isi","15 kantong × 5 g"],["Komposisi","Jahe, serai, secang, kapulaga, cengkih, kayu manis"],["Kafein","Tidak ada"],["PIRT","2063273010445-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/wedang-rempah.webp","/assets/contoh-1/kopi/wedang-rempah-bahan.webp"]', 150, NULL, 0, 1, 829, NULL, 0, 50, 1795384771361);
--> statement-breakpoint
INSERT INTO "product" VALUES ('616eb946-a05d-4731-8ae9-612d97b5377f', 'hampers-hujan-sore', 'Hampers Hujan Sore: Kopi, Cangkir, dan Camilan dalam Kotak Kayu', 'hampers', 'Satu kopi Mandailing 200 g, satu cangkir keramik hijau, sebungkus kukis kelapa, dan dua kantong wedang rempah. Semuanya duduk di serutan kayu pinus di dalam kotak yang tutupnya bisa dipakai sebagai nampan.

Tulis ucapan sampai 120 huruf di catatan pesanan; kami salin dengan tulisan tangan. Pesanan untuk tanggal tertentu sebaiknya masuk lima hari sebelumnya.', '[["Isi paket","5 barang dan kartu ucapan"],["Ukuran kotak","32 × 24 × 12 cm"],["Halal","ID32110004418760924"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/hampers-hujan.webp","/assets/contoh-1/kopi/hampers-hujan-isi.webp"]', 1900, NULL, 0, 1, 264, NULL, 0, 51, 1795384771360);
--> statement-breakpoint
INSERT INTO "product" VALUES ('f839aecc-e979-44e4-ac3c-7208202ff188', 'hampers-tiga-pulau', 'Hampers Tiga Pulau: Tiga Kopi 100 g dalam Kotak Magnet', 'hampers', 'Sumatra, Jawa, dan Sulawesi bersebelahan dalam kotak bertutup magnet. Penerima mendapat kartu cerita tentang petani setiap kopi, lengkap dengan takaran seduhnya.

Pilih gilingan sesuai alat penerima; kalau tidak tahu, gilingan sedang hampir selalu bisa dipakai. Untuk pembelian lebih dari 20 kotak, logo kantor dapat dicetak pada pita.', '[["Berat bersih","300 g (3 × 100 g)"],["Komposisi","100% arabika"],["Ukuran kotak","30 × 18 × 8 cm"],["PIRT","2063273010446-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"}]},{"name":"Pita","values":[{"value":"Hijau"},{"value":"Merah"}]}]', '["/assets/contoh-1/kopi/hampers-pulau.webp","/assets/contoh-1/kopi/hampers-pulau-kotak.webp"]', 820, NULL, 0, 1, 437, NULL, 0, 52, 1795384771359);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('682f4251-ce91-4710-b3d7-e69fd32257d9', '9e4a9b23-cb0c-4190-a17e-14426d979cf2', '["200 g","Biji utuh"]', '200 g, Biji utuh', '/assets/contoh-1/kopi/arabika-gayo.webp', 78000, NULL, 63, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('e2e0ceb1-a6be-4ca8-ad0d-51c03b970ece', '9e4a9b23-cb0c-4190-a17e-14426d979cf2', '["200 g","Kasar"]', '200 g, Kasar', '/assets/contoh-1/kopi/arabika-gayo-bubuk.webp', 78000, NULL, 30, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('4fc8cc80-aa46-4a00-9d16-ee7a782c4b3e', '9e4a9b23-cb0c-4190-a17e-14426d979cf2', '["200 g","Sedang"]', '200 g, Sedang', '/assets/contoh-1/kopi/arabika-gayo-bubuk.webp', 78000, NULL, 42, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('eec23a7e-0232-406d-9594-c030bff5f0b1', '9e4a9b23-cb0c-4190-a17e-14426d979cf2', '["200 g","Halus"]', '200 g, Halus', '/assets/contoh-1/kopi/arabika-gayo-bubuk.webp', 78000, NULL, 25, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c126cea2-03a6-4527-b8e3-1d2dc58c3592', '9e4a9b23-cb0c-4190-a17e-14426d979cf2', '["500 g","Biji utuh"]', '500 g, Biji utuh', '/assets/contoh-1/kopi/arabika-gayo.webp', 179000, 195000, 28, 4, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('b28e06e2-a959-4ccf-80b4-6374f03c0948', '9e4a9b23-cb0c-4190-a17e-14426d979cf2', '["500 g","Sedang"]', '500 g, Sedang', '/assets/contoh-1/kopi/arabika-gayo-bubuk.webp', 179000, 195000, 16, 5, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('1994c1af-1118-43b0-85b4-03080d00a4a6', '9e4a9b23-cb0c-4190-a17e-14426d979cf2', '["500 g","Halus"]', '500 g, Halus', '/assets/contoh-1/kopi/arabika-gayo-bubuk.webp', 179000, 195000, 0, 6, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('9f05aace-172c-4915-aa50-7052c38d9bd0', '9e4a9b23-cb0c-4190-a17e-14426d979cf2', '["1 kg","Biji utuh"]', '1 kg, Biji utuh', '/assets/contoh-1/kopi/arabika-gayo.webp', 335000, 390000, 12, 7, 1000, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('07729af3-22d1-43a9-9785-99578592b217', 'a267e23a-baf9-4c80-96db-b098c0ffd1b4', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/arabika-toraja.webp', 92000, NULL, 33, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('34bcaeaf-cd4a-447f-a4c6-173cb772a007', 'a267e23a-baf9-4c80-96db-b098c0ffd1b4', '["Kasar"]', 'Kasar', '/assets/contoh-1/kopi/arabika-toraja.webp', 92000, NULL, 12, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('48e54fce-aacb-4b4a-a933-9726d9a802e0', 'a267e23a-baf9-4c80-96db-b098c0ffd1b4', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/arabika-toraja.webp', 92000, NULL, 21, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('6646dd73-4199-4179-a090-6d28aac8b346', 'a267e23a-baf9-4c80-96db-b098c0ffd1b4', '["Halus"]', 'Halus', '/assets/contoh-1/kopi/arabika-toraja.webp', 92000, NULL, 18, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d92f29e2-bfd2-45d2-888a-acce458bd28a', 'f08a3d29-f9da-46c6-a526-644cfeac2422', '[]', '', '/assets/contoh-1/kopi/robusta-lampung.webp', 39500, NULL, 140, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d7b74eec-4348-43f9-867f-3d05d9bee9cd', '45833ff1-cbc3-410a-9cff-62baa1462769', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/arabika-bajawa.webp', 105000, NULL, 0, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('074cbdaa-e5fa-4bf5-9b6e-7d1217663b3b', '45833ff1-cbc3-410a-9cff-62baa1462769', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/arabika-bajawa.webp', 105000, NULL, 0, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('df81597c-4370-48fd-9af3-bbad0dcc7f4a', '9546e50b-4d99-40a1-be4a-f37846f4e2ad', '[]', '', '/assets/contoh-1/kopi/drip-bag.webp', 82000, 95000, 76, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('9d16530c-7a25-4f35-8f45-a752f7c9b6b6', 'c3c13bc4-3017-4ee1-8e1d-5071cc51f9df', '["Gayo"]', 'Gayo', '/assets/contoh-1/kopi/drip-bag-satuan.webp', 9000, NULL, 310, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('4ca0aa89-550f-48c3-9308-f06d69ff8467', 'c3c13bc4-3017-4ee1-8e1d-5071cc51f9df', '["Toraja"]', 'Toraja', '/assets/contoh-1/kopi/drip-bag-satuan.webp', 9500, NULL, 185, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('f8707fdb-acae-4a2c-9a5d-f31d91e757b8', 'e611732b-a775-4b81-8655-465a07a881ed', '["Gula Aren"]', 'Gula Aren', '/assets/contoh-1/kopi/kopi-botol-aren.webp', 85000, NULL, 24, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('0bf9b96a-4da1-4b81-8ec4-d0e7a42ae797', 'e611732b-a775-4b81-8655-465a07a881ed', '["Pandan"]', 'Pandan', '/assets/contoh-1/kopi/kopi-botol-pandan.webp', 88000, NULL, 11, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('021aa03a-46b1-4275-b4c9-24d28591cbe4', 'e611732b-a775-4b81-8655-465a07a881ed', '["Hitam"]', 'Hitam', '/assets/contoh-1/kopi/kopi-botol-hitam.webp', 69000, NULL, 17, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ed423c4f-b1c7-4b3b-860a-66955c770e84', '070e2f84-57bf-4ef0-bc28-896e9b3d01b4', '["Putih"]', 'Putih', '/assets/contoh-1/kopi/dripper-keramik-putih.webp', 145000, NULL, 22, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a2fc9785-728e-4c02-85d7-24f505f26016', '070e2f84-57bf-4ef0-bc28-896e9b3d01b4', '["Hijau Sage"]', 'Hijau Sage', '/assets/contoh-1/kopi/dripper-keramik-sage.webp', 155000, NULL, 9, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('eb33ab4b-7e1c-4c88-abf9-9a6c1ff60ba7', '070e2f84-57bf-4ef0-bc28-896e9b3d01b4', '["Terakota"]', 'Terakota', '/assets/contoh-1/kopi/dripper-keramik-terakota.webp', 155000, NULL, 2, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('5c2e117a-72b8-492d-b1e9-7a7edf62be53', 'ac84e8f0-0e78-4560-9820-8a2da06e2476', '["Hitam"]', 'Hitam', '/assets/contoh-1/kopi/ketel-leher-angsa-hitam.webp', 345000, 399000, 14, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('4ab1bcbb-8aa3-4d47-81a5-126b96bc217c', 'ac84e8f0-0e78-4560-9820-8a2da06e2476', '["Perak"]', 'Perak', '/assets/contoh-1/kopi/ketel-leher-angsa-perak.webp', 325000, 379000, 19, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('38ea5a29-8199-4a99-a24e-404461cc9c3c', '05e72bb3-8f22-4d56-808c-3bb1c9a4ae74', '["Gading"]', 'Gading', '/assets/contoh-1/kopi/cangkir-keramik-gading.webp', 89000, NULL, 34, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('5856f93e-2bb6-4a1c-865b-fd498557ee91', '05e72bb3-8f22-4d56-808c-3bb1c9a4ae74', '["Hijau"]', 'Hijau', '/assets/contoh-1/kopi/cangkir-keramik-hijau.webp', 89000, NULL, 21, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('15e66fb2-eb89-457b-8898-1a1a5c88d08b', '05e72bb3-8f22-4d56-808c-3bb1c9a4ae74', '["Biru"]', 'Biru', '/assets/contoh-1/kopi/cangkir-keramik-biru.webp', 89000, NULL, 3, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('84547d42-7a9d-49d2-bd78-bd2944a45e31', 'a2a8eb62-73ea-442f-b229-96b1da61d5cd', '[]', '', '/assets/contoh-1/kopi/set-seduh.webp', 749000, 899000, 8, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('cbf6c2c6-38a4-4954-9fd5-729463346237', '6a19296d-9c25-4e17-acca-918d96cdfaff', '[]', '', '/assets/contoh-1/kopi/kelas-seduh.webp', 49000, 79000, 9999, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('e2fe9979-41e6-4ac0-9449-b88a7083182f', 'd5623dae-46f4-4108-8ac3-4cdc9b834d8f', '["250 g","Biji utuh","Sedang"]', '250 g, Biji utuh, Sedang', '/assets/contoh-1/kopi/blend-senja.webp', 72000, NULL, 48, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('fd20fbc7-6dd9-459c-a49e-55af77eb400a', 'd5623dae-46f4-4108-8ac3-4cdc9b834d8f', '["250 g","Biji utuh","Gelap"]', '250 g, Biji utuh, Gelap', '/assets/contoh-1/kopi/blend-senja.webp', 72000, NULL, 39, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('1aaeeb1b-aa1e-4f94-913e-3158c1f4e17f', 'd5623dae-46f4-4108-8ac3-4cdc9b834d8f', '["250 g","Halus","Sedang"]', '250 g, Halus, Sedang', '/assets/contoh-1/kopi/blend-senja.webp', 72000, NULL, 12, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('fd92acf0-5d94-4cf6-91b8-37a21e5d5d5d', 'd5623dae-46f4-4108-8ac3-4cdc9b834d8f', '["250 g","Halus","Gelap"]', '250 g, Halus, Gelap', '/assets/contoh-1/kopi/blend-senja.webp', 72000, NULL, 25, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('9ba39996-1d60-438c-be9d-3f1554355469', 'd5623dae-46f4-4108-8ac3-4cdc9b834d8f', '["500 g","Biji utuh","Sedang"]', '500 g, Biji utuh, Sedang', '/assets/contoh-1/kopi/blend-senja.webp', 135000, 144000, 30, 4, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('9f65a37d-7553-4ccd-85fb-3f5074582613', 'd5623dae-46f4-4108-8ac3-4cdc9b834d8f', '["500 g","Biji utuh","Gelap"]', '500 g, Biji utuh, Gelap', '/assets/contoh-1/kopi/blend-senja.webp', 135000, 144000, 22, 5, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('37fd829f-c398-4481-a79a-3fd60e61f1bc', 'd5623dae-46f4-4108-8ac3-4cdc9b834d8f', '["500 g","Halus","Gelap"]', '500 g, Halus, Gelap', '/assets/contoh-1/kopi/blend-senja.webp', 135000, 144000, 0, 6, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('1bd65342-0cf7-4217-a209-d7be11b8de24', 'd5623dae-46f4-4108-8ac3-4cdc9b834d8f', '["1 kg","Biji utuh","Sedang"]', '1 kg, Biji utuh, Sedang', '/assets/contoh-1/kopi/blend-senja.webp', 255000, 288000, 17, 7, 1000, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('aaade60d-f02f-4a40-b58c-3ed843a2cf12', 'd5623dae-46f4-4108-8ac3-4cdc9b834d8f', '["1 kg","Biji utuh","Gelap"]', '1 kg, Biji utuh, Gelap', '/assets/contoh-1/kopi/blend-senja.webp', 255000, 288000, 3, 8, 1000, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a552f0ce-f4fe-4e2c-9d53-ea6fe5b1d46a', '38a427d6-0273-4ceb-b12d-e825a775665d', '["200 g","Biji utuh","Kantong"]', '200 g, Biji utuh, Kantong', '/assets/contoh-1/kopi/blend-embun.webp', 79000, NULL, 44, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('09849f4b-51a6-4846-9470-856ab050f783', '38a427d6-0273-4ceb-b12d-e825a775665d', '["200 g","Biji utuh","Kaleng"]', '200 g, Biji utuh, Kaleng', '/assets/contoh-1/kopi/blend-embun.webp', 98000, NULL, 10, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c3184c88-0e7f-49b0-8ac1-d6c0a9bae912', '38a427d6-0273-4ceb-b12d-e825a775665d', '["200 g","Sedang","Kantong"]', '200 g, Sedang, Kantong', '/assets/contoh-1/kopi/blend-embun.webp', 79000, NULL, 35, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('8127f8ce-6da2-477a-920f-1146f043d2a9', '38a427d6-0273-4ceb-b12d-e825a775665d', '["200 g","Sedang","Kaleng"]', '200 g, Sedang, Kaleng', '/assets/contoh-1/kopi/blend-embun.webp', 98000, NULL, 4, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('3c0c1cb6-503c-4358-92e3-01ce4baf515b', '38a427d6-0273-4ceb-b12d-e825a775665d', '["200 g","Kasar","Kantong"]', '200 g, Kasar, Kantong', '/assets/contoh-1/kopi/blend-embun.webp', 79000, NULL, 16, 4, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('386df143-b648-4155-b91f-3f19cdd4f060', '38a427d6-0273-4ceb-b12d-e825a775665d', '["500 g","Biji utuh","Kantong"]', '500 g, Biji utuh, Kantong', '/assets/contoh-1/kopi/blend-embun.webp', 182000, NULL, 20, 5, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('b435eda4-5f0f-4adc-b1fb-cae9f891b917', '38a427d6-0273-4ceb-b12d-e825a775665d', '["500 g","Sedang","Kantong"]', '500 g, Sedang, Kantong', '/assets/contoh-1/kopi/blend-embun.webp', 182000, NULL, 11, 6, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('196829a4-6a8b-4fa4-9a9b-b9b283f684d7', '6b27e928-645d-421b-b929-a3a0eb999a3b', '[]', '', '/assets/contoh-1/kopi/kopi-warung.webp', 62000, NULL, 210, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('62d8bdcf-9443-4411-bf0e-cdeb4dee5b68', '4ab6b476-f5d2-435c-8227-439ed9ff0f6c', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/dekaf.webp', 118000, NULL, 21, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c6823cef-9af1-41ff-8e25-c41a5cc7aee3', '4ab6b476-f5d2-435c-8227-439ed9ff0f6c', '["Kasar"]', 'Kasar', '/assets/contoh-1/kopi/dekaf.webp', 118000, NULL, 0, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('82c63f0f-5b5a-4a83-88f7-e47fa6d3ea4f', '4ab6b476-f5d2-435c-8227-439ed9ff0f6c', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/dekaf.webp', 118000, NULL, 13, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('295c5791-4b7f-456e-93cf-ff36b17eb4fd', '4ab6b476-f5d2-435c-8227-439ed9ff0f6c', '["Halus"]', 'Halus', '/assets/contoh-1/kopi/dekaf.webp', 118000, NULL, 6, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('77820661-d9c3-45f2-af6b-e5364e9bfec4', '05d5c00a-0871-4fbe-8054-5b8410b4b0bd', '["Hitam"]', 'Hitam', '/assets/contoh-1/kopi/penggiling-baja-hitam.webp', 399000, 459000, 28, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('db7257e4-8d55-470a-8121-aa38804e87e8', '05d5c00a-0871-4fbe-8054-5b8410b4b0bd', '["Perak"]', 'Perak', '/assets/contoh-1/kopi/penggiling-baja-perak.webp', 399000, 459000, 15, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('2ae30a7b-d1c0-4648-b48c-d58ddb68e3d1', 'c1665bd5-8abf-493c-8e19-a505dd693652', '[]', '', '/assets/contoh-1/kopi/penggiling-listrik.webp', 1149000, 1299000, 5, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a301c4e5-d217-4e66-bcac-9f160e82781f', '20764528-e77e-447b-8085-1c15db33b747', '["Hitam"]', 'Hitam', '/assets/contoh-1/kopi/timbangan-hitam.webp', 185000, 229000, 46, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('0e50b0a3-2ede-4550-97f5-72d84cca1aea', '20764528-e77e-447b-8085-1c15db33b747', '["Putih"]', 'Putih', '/assets/contoh-1/kopi/timbangan-putih.webp', 185000, 229000, 3, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('b7a1ae53-754e-45fc-811a-f9b8dfcf457a', 'efd8d084-ff53-4319-9d5f-f1a2a3a19bd1', '["Hitam"]', 'Hitam', '/assets/contoh-1/kopi/ketel-listrik-hitam.webp', 689000, 799000, 13, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('e3942699-5321-4079-9dd8-ca1f8179ba92', 'efd8d084-ff53-4319-9d5f-f1a2a3a19bd1', '["Putih"]', 'Putih', '/assets/contoh-1/kopi/ketel-listrik-putih.webp', 689000, 799000, 6, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('e4a825cd-c75b-44be-99b8-dcd851daa3fc', 'e2116061-5f31-418d-b6a4-76ba1d0e1dcb', '["Hijau","350 ml","Geser"]', 'Hijau, 350 ml, Geser', '/assets/contoh-1/kopi/tumbler-hijau.webp', 165000, NULL, 22, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('4491f773-45c9-4bac-b39d-3bd0a7c2460d', 'e2116061-5f31-418d-b6a4-76ba1d0e1dcb', '["Hijau","350 ml","Ulir"]', 'Hijau, 350 ml, Ulir', '/assets/contoh-1/kopi/tumbler-hijau.webp', 175000, NULL, 9, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('42c9ba5a-c068-4c34-bec7-07c0b0e5cbde', 'e2116061-5f31-418d-b6a4-76ba1d0e1dcb', '["Hijau","500 ml","Geser"]', 'Hijau, 500 ml, Geser', '/assets/contoh-1/kopi/tumbler-hijau.webp', 189000, NULL, 31, 2, 540, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('16bb3a40-c70e-4779-962c-7c94ea0e7c3b', 'e2116061-5f31-418d-b6a4-76ba1d0e1dcb', '["Hijau","500 ml","Ulir"]', 'Hijau, 500 ml, Ulir', '/assets/contoh-1/kopi/tumbler-hijau.webp', 199000, NULL, 14, 3, 540, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('76b18ee4-b90e-4998-9a99-5a70aff88f7c', 'e2116061-5f31-418d-b6a4-76ba1d0e1dcb', '["Krem","350 ml","Geser"]', 'Krem, 350 ml, Geser', '/assets/contoh-1/kopi/tumbler-krem.webp', 165000, NULL, 17, 4, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('654b0df0-6ffd-4ef1-a644-f07d37e1eebe', 'e2116061-5f31-418d-b6a4-76ba1d0e1dcb', '["Krem","500 ml","Geser"]', 'Krem, 500 ml, Geser', '/assets/contoh-1/kopi/tumbler-krem.webp', 189000, NULL, 2, 5, 540, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('b25e3227-170d-4976-bb8c-f1d3ffd80509', 'e2116061-5f31-418d-b6a4-76ba1d0e1dcb', '["Hitam","500 ml","Geser"]', 'Hitam, 500 ml, Geser', '/assets/contoh-1/kopi/tumbler-hitam.webp', 189000, NULL, 26, 6, 540, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('47d4c011-bb45-4f75-a2ee-914829554b0d', 'e2116061-5f31-418d-b6a4-76ba1d0e1dcb', '["Hitam","500 ml","Ulir"]', 'Hitam, 500 ml, Ulir', '/assets/contoh-1/kopi/tumbler-hitam.webp', 199000, NULL, 0, 7, 540, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('e4cd44b2-237f-4fed-9d4a-975ba0f552d1', '56e9f010-1e5b-4088-88aa-1bfaa8457778', '[]', '', '/assets/contoh-1/kopi/gelas-ganda.webp', 129000, 149000, 0, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('273a2cc1-cc32-4876-8c4b-860e94cfcd6b', 'd2943387-4b7d-4c96-b901-6d1d018979ee', '["Putih"]', 'Putih', '/assets/contoh-1/kopi/enamel-putih.webp', 55000, NULL, 66, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('88e646d6-ad87-4760-8b88-73a2ceb9e4b2', 'd2943387-4b7d-4c96-b901-6d1d018979ee', '["Hijau Lumut"]', 'Hijau Lumut', '/assets/contoh-1/kopi/enamel-hijau.webp', 58000, NULL, 34, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('146de039-837e-42e0-b988-4689c15995dc', 'd2943387-4b7d-4c96-b901-6d1d018979ee', '["Biru Dongker"]', 'Biru Dongker', '/assets/contoh-1/kopi/enamel-biru.webp', 58000, NULL, 12, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('42c9288a-5d6d-4125-b117-f1652de7d550', '01166a1c-e583-4331-ad9d-d4d429383ce3', '["Rp 100.000"]', 'Rp 100.000', '/assets/contoh-1/kopi/kartu-hadiah.webp', 100000, NULL, 9999, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('0b0fc374-082d-45f7-a182-13a7ce3b4033', '01166a1c-e583-4331-ad9d-d4d429383ce3', '["Rp 250.000"]', 'Rp 250.000', '/assets/contoh-1/kopi/kartu-hadiah.webp', 245000, 250000, 9999, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('551b9087-2987-4100-8d37-93a85802f32b', '01166a1c-e583-4331-ad9d-d4d429383ce3', '["Rp 500.000"]', 'Rp 500.000', '/assets/contoh-1/kopi/kartu-hadiah.webp', 485000, 500000, 9999, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('dbd1ee3d-4603-41bc-add3-4f40f9fd67f4', '9e50ecf3-0fde-49c4-9a7d-b8ac989ec5b7', '[]', '', '/assets/contoh-1/kopi/kelas-latte.webp', 125000, 175000, 9999, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('6c81fdad-6f56-4cd1-b432-430837862323', 'e52a3b28-336c-442f-af3f-d7a563045870', '["100 g","Biji utuh"]', '100 g, Biji utuh', '/assets/contoh-1/kopi/gayo-wine.webp', 79000, NULL, 26, 0, 125, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('57b0bda7-08b1-41c9-be05-bc3219d952a4', 'e52a3b28-336c-442f-af3f-d7a563045870', '["100 g","Sedang"]', '100 g, Sedang', '/assets/contoh-1/kopi/gayo-wine.webp', 79000, NULL, 11, 1, 125, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ac5a5040-f1f1-4953-8385-e88db1b38380', 'e52a3b28-336c-442f-af3f-d7a563045870', '["200 g","Biji utuh"]', '200 g, Biji utuh', '/assets/contoh-1/kopi/gayo-wine.webp', 149000, 158000, 14, 2, 230, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('90b652dc-5944-4972-95ef-eea251e851e0', 'e52a3b28-336c-442f-af3f-d7a563045870', '["200 g","Sedang"]', '200 g, Sedang', '/assets/contoh-1/kopi/gayo-wine.webp', 149000, 158000, 3, 3, 230, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('4321bcaa-e5c8-4cd7-91e2-39933c510a66', '16427720-9fcd-4e93-94ce-343199adf95e', '["200 g","Biji utuh"]', '200 g, Biji utuh', '/assets/contoh-1/kopi/mandailing.webp', 84000, NULL, 47, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('012a2ef6-faaa-4c50-b038-26447168b4f1', '16427720-9fcd-4e93-94ce-343199adf95e', '["200 g","Kasar"]', '200 g, Kasar', '/assets/contoh-1/kopi/mandailing.webp', 84000, NULL, 20, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('b82be14b-2672-41a3-b58c-dbe21f3fcf59', '16427720-9fcd-4e93-94ce-343199adf95e', '["200 g","Sedang"]', '200 g, Sedang', '/assets/contoh-1/kopi/mandailing.webp', 84000, NULL, 31, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('f2c21496-be8e-431c-8f1d-ef2a49e107b4', '16427720-9fcd-4e93-94ce-343199adf95e', '["200 g","Halus"]', '200 g, Halus', '/assets/contoh-1/kopi/mandailing.webp', 84000, NULL, 38, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('7f87dd57-d920-4542-886e-4122b65caaf8', '16427720-9fcd-4e93-94ce-343199adf95e', '["500 g","Biji utuh"]', '500 g, Biji utuh', '/assets/contoh-1/kopi/mandailing.webp', 194000, 210000, 15, 4, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('f0e825bf-c012-4093-89b7-f6a9a27645fb', '16427720-9fcd-4e93-94ce-343199adf95e', '["500 g","Halus"]', '500 g, Halus', '/assets/contoh-1/kopi/mandailing.webp', 194000, 210000, 0, 5, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('8b7ce880-1641-40aa-bd8e-822a2467d51e', '4346ee65-50eb-4e69-bd02-7b413c5305e0', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/kerinci.webp', 96000, NULL, 29, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('7307748b-fd75-47e2-86a9-d9c91db422be', '4346ee65-50eb-4e69-bd02-7b413c5305e0', '["Kasar"]', 'Kasar', '/assets/contoh-1/kopi/kerinci.webp', 96000, NULL, 8, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c104ebd1-f9ab-4158-a80f-5f2b5eed7542', '4346ee65-50eb-4e69-bd02-7b413c5305e0', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/kerinci.webp', 96000, NULL, 22, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('69844592-1513-4513-b4ff-50bd1668c8e0', '4346ee65-50eb-4e69-bd02-7b413c5305e0', '["Halus"]', 'Halus', '/assets/contoh-1/kopi/kerinci.webp', 96000, NULL, 5, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ec902c01-223e-4758-b6cb-8cdd26f52ed8', 'cd85b0ee-fbf5-4edb-8f14-418eb15802c7', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/solok.webp', 89000, 98000, 36, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('f6ef58c0-82f3-4f2a-bbac-18dd760e66d9', 'cd85b0ee-fbf5-4edb-8f14-418eb15802c7', '["Kasar"]', 'Kasar', '/assets/contoh-1/kopi/solok.webp', 89000, 98000, 9, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('b5a5c1ad-f786-4864-9661-45085e3a0294', 'cd85b0ee-fbf5-4edb-8f14-418eb15802c7', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/solok.webp', 89000, 98000, 17, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('17dff196-747a-4990-9d0d-39cb3b55eb36', '8e39f8bc-78d0-46f7-9a7c-27b36b6d9c0d', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/meranti.webp', 68000, NULL, 19, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('96520b86-391e-49eb-bb65-4ccdae9ab163', '8e39f8bc-78d0-46f7-9a7c-27b36b6d9c0d', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/meranti.webp', 68000, NULL, 7, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('fb17837a-f209-4ecc-b9fd-2220b4700386', '8e39f8bc-78d0-46f7-9a7c-27b36b6d9c0d', '["Halus"]', 'Halus', '/assets/contoh-1/kopi/meranti.webp', 68000, NULL, 0, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('83dbbe7e-0e0d-4b3b-80ca-cc2fe8a682c0', '52ca307b-c017-43d9-81d6-6b4d0015a065', '[]', '', '/assets/contoh-1/kopi/drip-jelajah.webp', 74000, NULL, 92, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ae602156-6863-4382-ba88-368ff7eadf89', 'c189172e-09fa-4941-96c7-0f746c15a4b5', '["Pagi"]', 'Pagi', '/assets/contoh-1/kopi/kapsul-pagi.webp', 69000, NULL, 54, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('7980f718-d773-4373-987d-e4aae1d7e0d7', 'c189172e-09fa-4941-96c7-0f746c15a4b5', '["Senja"]', 'Senja', '/assets/contoh-1/kopi/kapsul-senja.webp', 69000, NULL, 61, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('5ef73a41-40df-4c17-a26b-eb3bba03efc1', 'c189172e-09fa-4941-96c7-0f746c15a4b5', '["Malam"]', 'Malam', '/assets/contoh-1/kopi/kapsul-malam.webp', 75000, NULL, 5, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('357034db-bbe7-4911-a059-bda7c77a0cef', '8df424f7-dd11-4eba-b8a7-2c05b31a60f7', '[]', '', '/assets/contoh-1/kopi/kopi-celup.webp', 58000, 65000, 118, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('bb38ee53-39d8-4ba2-8b2d-53b7c9bb7860', 'a11f9bbd-68e1-442f-bcd3-d94338fc0df3', '["Aren Cair"]', 'Aren Cair', '/assets/contoh-1/kopi/kopi-susu-aren.webp', 92000, 100000, 33, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('7b539331-e568-4db1-96d3-7853b7770e26', 'a11f9bbd-68e1-442f-bcd3-d94338fc0df3', '["Kurma"]', 'Kurma', '/assets/contoh-1/kopi/kopi-susu-kurma.webp', 98000, NULL, 14, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a6723b2b-8887-45ee-8f46-282b551fbf17', 'a11f9bbd-68e1-442f-bcd3-d94338fc0df3', '["Tanpa Gula"]', 'Tanpa Gula', '/assets/contoh-1/kopi/kopi-susu-aren.webp', 88000, NULL, 20, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a0113332-2bd4-42e9-999a-823a0aac54db', '908f59ca-c7b3-48e9-b5e8-2b0d7129e076', '[]', '', '/assets/contoh-1/kopi/konsentrat.webp', 78000, NULL, 26, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('f82fd57e-f191-41eb-8cc3-d107a29431b9', 'a478fa28-e16a-481d-9a18-62afefee9500', '["Karamel Garam"]', 'Karamel Garam', '/assets/contoh-1/kopi/sirup-karamel.webp', 56000, NULL, 42, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('8176c9de-baa2-4f82-99e1-f434751a47c9', 'a478fa28-e16a-481d-9a18-62afefee9500', '["Vanila"]', 'Vanila', '/assets/contoh-1/kopi/sirup-vanila.webp', 64000, NULL, 17, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('bd9ff759-f79d-437a-aeb3-038d6b3303fd', 'a478fa28-e16a-481d-9a18-62afefee9500', '["Rempah"]', 'Rempah', '/assets/contoh-1/kopi/sirup-rempah.webp', 56000, NULL, 0, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('57555d7e-a3a7-4c4e-b942-79b2ca191b1d', '70464ba5-05f2-4239-9ca2-c5513006e970', '["Perak","3 cangkir"]', 'Perak, 3 cangkir', '/assets/contoh-1/kopi/moka-perak.webp', 149000, NULL, 38, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('39735c07-8475-4ee4-95cf-08418c93765e', '70464ba5-05f2-4239-9ca2-c5513006e970', '["Perak","6 cangkir"]', 'Perak, 6 cangkir', '/assets/contoh-1/kopi/moka-perak.webp', 189000, NULL, 25, 1, 860, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('0bc0b8f0-bd1c-4e1e-a3a4-bba30716e6a0', '70464ba5-05f2-4239-9ca2-c5513006e970', '["Merah","3 cangkir"]', 'Merah, 3 cangkir', '/assets/contoh-1/kopi/moka-merah.webp', 159000, NULL, 7, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('aa1356f9-f900-4821-9495-1a2f2e7ed731', '4852d718-986f-4380-a98a-b135abf216f8', '["350 ml"]', '350 ml', '/assets/contoh-1/kopi/french-press.webp', 135000, NULL, 31, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('3c19521a-cc37-4b15-8b9e-bcfc4031da50', '4852d718-986f-4380-a98a-b135abf216f8', '["600 ml"]', '600 ml', '/assets/contoh-1/kopi/french-press.webp', 169000, 195000, 24, 1, 920, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('1a8f06df-653f-4063-a595-cb37c0b7a156', '4852d718-986f-4380-a98a-b135abf216f8', '["1 liter"]', '1 liter', '/assets/contoh-1/kopi/french-press.webp', 219000, 249000, 0, 2, 1120, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('148bb413-e908-4d22-82d2-143d52ab8134', '4ebc8bd1-cbdc-4871-92bf-313a736b7d06', '[]', '', '/assets/contoh-1/kopi/alat-tekan.webp', 279000, 320000, 16, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('5cf5d023-657e-4569-80ea-5741c5b48441', '8c03887c-7eb8-4031-9dae-c1c6189feb9a', '["120 ml"]', '120 ml', '/assets/contoh-1/kopi/vietnam-drip.webp', 39000, NULL, 84, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ce3f071d-ab4d-4f2f-b658-28d6acabe0f2', '8c03887c-7eb8-4031-9dae-c1c6189feb9a', '["180 ml"]', '180 ml', '/assets/contoh-1/kopi/vietnam-drip.webp', 48000, NULL, 52, 1, 170, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('e98ffc56-76e2-447f-a4c4-030e14f067b2', 'e5bc7b42-1c9f-48ae-8e7d-ccd8d0eea422', '["400 ml"]', '400 ml', '/assets/contoh-1/kopi/server-kaca.webp', 98000, NULL, 27, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a4323d5f-6939-46d5-85de-8ba58a5fe3e6', 'e5bc7b42-1c9f-48ae-8e7d-ccd8d0eea422', '["600 ml"]', '600 ml', '/assets/contoh-1/kopi/server-kaca.webp', 118000, NULL, 33, 1, 520, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('360bd13b-da9d-4b64-96d4-cdff89ac1eeb', '80f332ad-adca-4bce-99d9-0741b6a495bd', '["Putih","01"]', 'Putih, 01', '/assets/contoh-1/kopi/kertas-saring-putih.webp', 42000, NULL, 130, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('33f1c15a-a4d6-4999-9e92-7405ad1b5c0d', '80f332ad-adca-4bce-99d9-0741b6a495bd', '["Putih","02"]', 'Putih, 02', '/assets/contoh-1/kopi/kertas-saring-putih.webp', 49000, NULL, 164, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('25a0107d-f77e-4036-bc0f-557d543ce66c', '80f332ad-adca-4bce-99d9-0741b6a495bd', '["Cokelat","01"]', 'Cokelat, 01', '/assets/contoh-1/kopi/kertas-saring-cokelat.webp', 39000, NULL, 88, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('7cf68a80-60ec-406c-a4cf-c392fbda3b99', '80f332ad-adca-4bce-99d9-0741b6a495bd', '["Cokelat","02"]', 'Cokelat, 02', '/assets/contoh-1/kopi/kertas-saring-cokelat.webp', 46000, NULL, 5, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('8e37b4a5-a3fc-44f0-9fce-49a898a52197', '4f5f9b04-5498-4328-ac76-bd833ceba280', '["200 g","Biji utuh"]', '200 g, Biji utuh', '/assets/contoh-1/kopi/preanger.webp', 92000, NULL, 52, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('89f209a1-e583-4adc-b7f4-c0a673c21619', '4f5f9b04-5498-4328-ac76-bd833ceba280', '["200 g","Kasar"]', '200 g, Kasar', '/assets/contoh-1/kopi/preanger.webp', 92000, NULL, 13, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c16048a8-95f2-47dd-a9d6-5eff27b45553', '4f5f9b04-5498-4328-ac76-bd833ceba280', '["200 g","Sedang"]', '200 g, Sedang', '/assets/contoh-1/kopi/preanger.webp', 92000, NULL, 27, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('0540bf6f-05aa-4186-a238-d4a51d6f4122', '4f5f9b04-5498-4328-ac76-bd833ceba280', '["200 g","Halus"]', '200 g, Halus', '/assets/contoh-1/kopi/preanger.webp', 92000, NULL, 10, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('b286f5d6-18ae-400c-9386-c404eff7a65f', '4f5f9b04-5498-4328-ac76-bd833ceba280', '["500 g","Biji utuh"]', '500 g, Biji utuh', '/assets/contoh-1/kopi/preanger.webp', 215000, 230000, 18, 4, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('7a5a907e-91c8-4edb-8550-125da9d5b9d0', '4f5f9b04-5498-4328-ac76-bd833ceba280', '["500 g","Sedang"]', '500 g, Sedang', '/assets/contoh-1/kopi/preanger.webp', 215000, 230000, 6, 5, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('60b934af-77b2-457f-861d-5ce3e7597d28', '4f5f9b04-5498-4328-ac76-bd833ceba280', '["1 kg","Biji utuh"]', '1 kg, Biji utuh', '/assets/contoh-1/kopi/preanger.webp', 405000, 460000, 4, 6, 1000, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('318d4183-2213-4393-b020-b9c4f5ab43da', '6f0457a9-673e-4cd1-bf1c-9c4ebb2811c5', '["200 g","Biji utuh"]', '200 g, Biji utuh', '/assets/contoh-1/kopi/bondowoso.webp', 82000, NULL, 41, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('48e12dc2-9697-4504-b7b9-e16e10cda725', '6f0457a9-673e-4cd1-bf1c-9c4ebb2811c5', '["200 g","Sedang"]', '200 g, Sedang', '/assets/contoh-1/kopi/bondowoso.webp', 82000, NULL, 19, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('05e0f020-e78e-4d54-aead-ed89f1c0d19b', '6f0457a9-673e-4cd1-bf1c-9c4ebb2811c5', '["200 g","Halus"]', '200 g, Halus', '/assets/contoh-1/kopi/bondowoso.webp', 82000, NULL, 23, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('076e99bd-f4b9-4c30-84ff-617bdcb08926', '6f0457a9-673e-4cd1-bf1c-9c4ebb2811c5', '["500 g","Biji utuh"]', '500 g, Biji utuh', '/assets/contoh-1/kopi/bondowoso.webp', 189000, NULL, 12, 3, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('3684ba80-8953-4549-8592-8ef668489b0a', '6f0457a9-673e-4cd1-bf1c-9c4ebb2811c5', '["500 g","Halus"]', '500 g, Halus', '/assets/contoh-1/kopi/bondowoso.webp', 189000, NULL, 9, 4, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d374c0df-e7f0-4491-b041-24faa2f89f82', 'b46499bd-ad2d-4df0-aff8-d6ce0c7b6af9', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/temanggung.webp', 54000, NULL, 63, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('faf6126a-d379-454d-a434-f4b01243bc26', 'b46499bd-ad2d-4df0-aff8-d6ce0c7b6af9', '["Kasar"]', 'Kasar', '/assets/contoh-1/kopi/temanggung.webp', 54000, NULL, 18, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ef4db03a-7903-45a1-aca0-b649ed058410', 'b46499bd-ad2d-4df0-aff8-d6ce0c7b6af9', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/temanggung.webp', 54000, NULL, 40, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('681d4c87-d8cf-428e-93ce-6d52362e6ca0', 'b46499bd-ad2d-4df0-aff8-d6ce0c7b6af9', '["Halus"]', 'Halus', '/assets/contoh-1/kopi/temanggung.webp', 54000, NULL, 57, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('1cc67af2-e30a-4b11-beeb-4dae92952320', 'ccd063c2-9b63-4696-b033-71956c592ced', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/kintamani.webp', 88000, NULL, 34, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('9cce483c-aed6-43d6-bff7-f3781b720450', 'ccd063c2-9b63-4696-b033-71956c592ced', '["Kasar"]', 'Kasar', '/assets/contoh-1/kopi/kintamani.webp', 88000, NULL, 14, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('3a19956e-4e8d-405f-a26a-1169a66de586', 'ccd063c2-9b63-4696-b033-71956c592ced', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/kintamani.webp', 88000, NULL, 26, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('1b67b21f-01a8-4ee9-850a-4fbbb9003c08', 'ccd063c2-9b63-4696-b033-71956c592ced', '["Halus"]', 'Halus', '/assets/contoh-1/kopi/kintamani.webp', 88000, NULL, 16, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('4df7b104-8c85-486c-b8cb-26e3aa77639d', '67a1d3e4-732e-4190-885e-f7a911445e67', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/wamena.webp', 128000, NULL, 5, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('18dfa1ad-75e0-4a05-b40b-179b80f79e13', '67a1d3e4-732e-4190-885e-f7a911445e67', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/wamena.webp', 128000, NULL, 2, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('29815d4f-098c-4bc0-8c83-12a3e6a594c4', 'c58a4fd7-fb80-465e-a942-7f4d7aad197d', '["80 g"]', '80 g', '/assets/contoh-1/kopi/cascara.webp', 45000, NULL, 58, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c2a7ebf0-1bec-4af5-a2a0-7f83336abb5a', 'c58a4fd7-fb80-465e-a942-7f4d7aad197d', '["200 g"]', '200 g', '/assets/contoh-1/kopi/cascara.webp', 98000, 112000, 16, 1, 260, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('0ed22cbc-dbf6-4f94-b33f-1e1852b44217', 'af94af76-ece1-4bfa-8322-93db503aec2e', '[]', '', '/assets/contoh-1/kopi/teh-hitam.webp', 67000, NULL, 45, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('3cf1c527-5452-4e33-ae93-a99d6cd7e762', 'a8623e36-918e-4084-b534-902dde78dff7', '[]', '', '/assets/contoh-1/kopi/teh-melati.webp', 52000, 58000, 4, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('14037286-a73f-48e2-87d7-201a1beeb276', 'eba2d285-d963-4acf-a770-f214cec4c790', '[]', '', '/assets/contoh-1/kopi/wedang-rempah.webp', 49000, NULL, 77, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d2fdb96f-34d2-4783-a26f-5991d668dab8', '616eb946-a05d-4731-8ae9-612d97b5377f', '[]', '', '/assets/contoh-1/kopi/hampers-hujan.webp', 325000, 365000, 12, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('e2f54510-4b2d-4294-9396-47bc01960843', 'f839aecc-e979-44e4-ac3c-7208202ff188', '["Biji utuh","Hijau"]', 'Biji utuh, Hijau', '/assets/contoh-1/kopi/hampers-pulau.webp', 189000, NULL, 24, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('cd236889-141e-4162-b4de-2b39e046c425', 'f839aecc-e979-44e4-ac3c-7208202ff188', '["Biji utuh","Merah"]', 'Biji utuh, Merah', '/assets/contoh-1/kopi/hampers-pulau.webp', 189000, NULL, 18, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c0a87984-2287-4e07-b45a-08f3766f76b9', 'f839aecc-e979-44e4-ac3c-7208202ff188', '["Sedang","Hijau"]', 'Sedang, Hijau', '/assets/contoh-1/kopi/hampers-pulau.webp', 189000, NULL, 21, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('0a794160-0c93-4442-807c-159bc940e8d5', 'f839aecc-e979-44e4-ac3c-7208202ff188', '["Sedang","Merah"]', 'Sedang, Merah', '/assets/contoh-1/kopi/hampers-pulau.webp', 189000, NULL, 1, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "article_category" VALUES ('menyeduh', 'Menyeduh', 0);
--> statement-breakpoint
INSERT INTO "article_category" VALUES ('biji-dan-simpan', 'Biji & Simpan', 1);
--> statement-breakpoint
INSERT INTO "article" VALUES ('menyeduh-v60-di-rumah', 'Menyeduh V60 di Rumah: Resep 15 Gram yang Selalu Jadi', 'menyeduh', '/assets/contoh-1/kopi/dripper-keramik-seduh.webp', 'Satu resep, empat tuangan, tiga menit. Cocok untuk yang baru punya dripper pertama.', '[{"kind":"paragraph","text":"V60 sering dianggap rumit karena banyak istilahnya. Padahal untuk secangkir kopi yang enak setiap pagi, cukup satu resep yang diulang sampai tangan hafal. Resep di bawah ini kami pakai di meja sangrai untuk mencicipi setiap batch baru, jadi tidak ada alat yang aneh-aneh."},{"kind":"paragraph","text":"Perbandingannya 1 banding 15: satu gram kopi untuk lima belas gram air. Untuk satu cangkir, siapkan 15 gram kopi dan 225 gram air. Kalau belum punya timbangan, 15 gram kira-kira tiga sendok makan rata bubuk kopi."},{"kind":"heading","text":"Yang perlu disiapkan"},{"kind":"list","ordered":false,"items":["Kopi 15 gram, gilingan sedang seperti gula pasir","Air 225 gram, baru mendidih lalu didiamkan satu menit","Kertas saring, dripper, dan cangkir atau server","Timbangan dan penunjuk waktu; ponsel sudah cukup"]},{"kind":"heading","text":"Langkah menyeduh"},{"kind":"list","ordered":true,"items":["Pasang kertas saring, siram dengan air panas, lalu buang airnya. Ini menghilangkan bau kertas dan menghangatkan dripper.","Masukkan kopi dan ratakan. Tuang 45 gram air, tunggu 40 detik sampai gelembungnya mengempis.","Tuang perlahan dari tengah ke luar sampai 120 gram, tunggu air turun separuh.","Lanjutkan sampai 180 gram, lalu terakhir sampai 225 gram.","Air terakhir harus habis menetes di menit 2:45 sampai 3:15. Angkat dripper, goyang server, tuang."]},{"kind":"image","image":"/assets/contoh-1/kopi/ketel-leher-angsa-seduh.webp","caption":"Ketel leher angsa memudahkan tuangan kecil yang ajek."},{"kind":"heading","text":"Rasanya belum pas?"},{"kind":"paragraph","text":"Ubah satu hal saja setiap kali. Kalau kopi terasa asam tajam dan encer, air lewat terlalu cepat: haluskan gilingan sedikit. Kalau pahit dan kering di lidah, air tertahan terlalu lama: kasarkan gilingan atau turunkan suhu air dengan menunggu satu menit lagi."},{"kind":"paragraph","text":"Catat di kertas kecil: gilingan, waktu, dan rasanya. Setelah tiga atau empat cangkir, biasanya sudah ketemu titik yang cocok untuk biji itu. Saat berganti biji, mulai lagi dari resep awal."},{"kind":"quote","text":"Seduhan yang baik bukan yang paling rumit, tetapi yang bisa diulang besok pagi.","source":"Tim sangrai Sangrai Rimba"},{"kind":"paragraph","text":"Untuk latihan pertama, pilih biji dengan sangrai sedang. Rasanya ramah dan tidak langsung pahit walau waktunya meleset sedikit."},{"kind":"product","slug":"set-seduh-manual-pemula"},{"kind":"product","slug":"arabika-gayo-atu-lintang"},{"kind":"paragraph","text":"Satu kebiasaan lagi yang sering dilupakan: bilas dripper dan server dengan air panas segera setelah dipakai. Minyak kopi yang mengering meninggalkan rasa tengik pada seduhan besok."}]', 1, 1795039171375);
--> statement-breakpoint
INSERT INTO "article" VALUES ('menyimpan-biji-kopi', 'Menyimpan Biji Kopi agar Tetap Harum Sebulan', 'biji-dan-simpan', '/assets/contoh-1/kopi/arabika-gayo-biji.webp', 'Empat musuh biji kopi, wadah yang cocok untuk dapur lembap, dan kapan kulkas boleh dipakai.', '[{"kind":"paragraph","text":"Biji kopi yang baru disangrai masih terus berubah. Pada minggu pertama ia melepaskan gas, lalu rasanya membuka dan mencapai puncak di hari ke-7 sampai ke-30. Setelah itu aromanya pelan-pelan pergi. Cara menyimpan menentukan apakah puncak itu bertahan tiga minggu atau hanya tiga hari."},{"kind":"paragraph","text":"Musuhnya ada empat: udara, cahaya, panas, dan lembap. Di Indonesia yang terakhir paling sering dilupakan, apalagi bila toples diletakkan di samping kompor."},{"kind":"heading","text":"Wadah yang benar"},{"kind":"list","ordered":false,"items":["Kemasan aslinya, asal berkatup satu arah dan bisa dirapatkan lagi. Keluarkan udaranya sebelum ditutup.","Toples kaca gelap atau kaleng dengan karet di tutupnya. Pilih yang isinya penuh; ruang kosong berarti udara.","Hindari toples bening di dekat jendela dan wadah bekas bumbu. Kopi menyerap bau apa saja."]},{"kind":"image","image":"/assets/contoh-1/kopi/arabika-gayo.webp","caption":"Kemasan berkatup cukup untuk pemakaian sehari-hari."},{"kind":"heading","text":"Bagaimana dengan kulkas?"},{"kind":"paragraph","text":"Untuk pemakaian harian, jangan. Setiap kali keluar dari kulkas, uap air mengembun di permukaan biji dan membawa bau makanan lain. Lemari dapur yang sejuk dan gelap jauh lebih baik."},{"kind":"paragraph","text":"Freezer boleh untuk persediaan panjang, dengan satu syarat: bagi dulu dalam kantong kecil sekali pakai, keluarkan udaranya, dan jangan dibekukan ulang. Ambil satu kantong, biarkan mencapai suhu ruang dalam keadaan tertutup, baru dibuka."},{"kind":"heading","text":"Beli sesuai kebutuhan"},{"kind":"paragraph","text":"Satu orang yang menyeduh sekali sehari memakai kira-kira 15 gram, jadi 200 gram cukup untuk dua minggu. Kemasan 500 gram cocok untuk rumah dengan dua peminum kopi. Kemasan 1 kilogram baru masuk akal bila habis dalam sebulan."},{"kind":"paragraph","text":"Kalau bisa, beli biji utuh dan giling tepat sebelum menyeduh. Bubuk kopi kehilangan sebagian besar aromanya dalam hitungan jam, sedangkan biji utuh bertahan berminggu-minggu. Belum punya penggiling? Pilih gilingan sesuai alat dan beli ukuran paling kecil."},{"kind":"product","slug":"arabika-toraja-sapan"},{"kind":"product","slug":"arabika-bajawa-honey"},{"kind":"paragraph","text":"Tanggal sangrai tercetak di belakang setiap kemasan kami. Tulis juga tanggal Anda membukanya: sejak hari itu, usahakan habis dalam tiga minggu."},{"kind":"paragraph","text":"Terakhir, cium aromanya sebelum menyeduh. Biji yang masih baik berbau manis seperti roti atau buah kering. Bila yang tercium hanya kertas atau minyak lama, pakailah untuk seduh dingin dengan susu, atau taruh di kulkas sebagai penyerap bau. Sayang dibuang, tetapi sayang juga dipaksakan untuk secangkir kopi pagi."}]', 1, 1794347971375);
--> statement-breakpoint
INSERT INTO "article" VALUES ('memilih-gilingan-kopi', 'Kasar, Sedang, atau Halus? Memilih Gilingan untuk Alat di Rumah', 'menyeduh', '/assets/contoh-1/kopi/penggiling-tangan-bubuk.webp', 'Panduan gilingan untuk tubruk, saring, tekan, dan moka, lengkap dengan tanda bila salah pilih.', '[{"kind":"paragraph","text":"Biji yang sama bisa terasa manis atau pahit hanya karena ukuran gilingannya. Prinsipnya sederhana: semakin halus bubuk, semakin cepat rasanya larut. Alat yang merendam kopi lama butuh gilingan kasar, alat yang cepat butuh gilingan halus."},{"kind":"paragraph","text":"Saat memesan di toko kami, Anda dapat memilih biji utuh, kasar, sedang, atau halus. Berikut pegangan untuk memilihnya."},{"kind":"heading","text":"Sesuaikan dengan alat"},{"kind":"list","ordered":false,"items":["Kasar, seperti garam krosok: french press dan seduh dingin semalaman.","Sedang, seperti gula pasir: V60, kalita, mesin tetes, dan kantong saring.","Halus, seperti garam meja: tubruk, moka pot, dan vietnam drip."]},{"kind":"heading","text":"Tubruk pun punya aturan"},{"kind":"paragraph","text":"Kopi tubruk paling akrab di rumah kita, dan paling sering salah airnya. Pakai dua sendok teh penuh bubuk halus untuk 150 mililiter air, tuang air yang baru mendidih, aduk sekali, lalu tunggu empat menit. Ampas turun sendiri; tidak perlu diaduk lagi."},{"kind":"paragraph","text":"Gula sebaiknya masuk setelah dicicipi. Robusta yang disangrai baik sudah punya manis seperti gula aren, dan sering kali cukup setengah sendok."},{"kind":"image","image":"/assets/contoh-1/kopi/robusta-lampung-tubruk.webp","caption":"Tunggu empat menit sampai ampas turun."},{"kind":"product","slug":"robusta-lampung-tubruk"},{"kind":"heading","text":"Tanda gilingan keliru"},{"kind":"paragraph","text":"Air lewat seperti keran dan rasanya asam encer: terlalu kasar. Air menggenang lama dan rasanya sepat: terlalu halus. Bila sebagian bubuk seperti tepung dan sebagian seperti kerikil, masalahnya ada di penggiling. Pisau putar menghasilkan ukuran campur aduk; penggiling bergerigi jauh lebih rata, termasuk yang diputar dengan tangan."},{"kind":"paragraph","text":"Belum mau repot? Kantong saring sudah berisi gilingan yang tepat. Sobek, kaitkan ke cangkir, tuang 150 mililiter air dalam tiga kali tuangan, dan kopi siap dalam dua menit. Enak untuk kantor, kereta, atau berkemah."},{"kind":"product","slug":"drip-bag-pagi-isi-10"},{"kind":"paragraph","text":"Masih ragu saat memesan? Pilih gilingan menurut alat yang paling sering dipakai, bukan yang paling ingin dicoba. Gilingan sedang adalah pilihan paling aman karena bisa dipakai untuk saring maupun french press dengan menyesuaikan waktu rendam. Bila rumah Anda memakai dua alat yang jauh berbeda, belilah dua kemasan kecil alih-alih satu kemasan besar, atau ambil biji utuh dan penggiling tangan. Dalam dua bulan selisih harganya kembali dari kopi yang tidak terbuang."}]', 1, 1793397571375);
--> statement-breakpoint
INSERT INTO "article" VALUES ('mengenal-proses-pascapanen', 'Full Wash, Honey, Giling Basah: Apa Bedanya di Cangkir?', 'biji-dan-simpan', '/assets/contoh-1/kopi/arabika-bajawa-ceri.webp', 'Tiga cara mengolah ceri kopi Nusantara dan rasa yang ditinggalkannya.', '[{"kind":"paragraph","text":"Di kemasan kopi sering tertulis proses pascapanen, dan banyak pembeli melewatinya. Padahal kata itu menjelaskan separuh rasa yang akan Anda temui. Proses adalah cara petani mengeluarkan biji dari buah ceri sampai cukup kering untuk disimpan."},{"kind":"paragraph","text":"Ketiganya bisa dibuat dari pohon yang sama. Yang berbeda adalah berapa lama daging buah menempel dan kapan kulit tanduk dilepas."},{"kind":"heading","text":"Full wash: bersih dan terang"},{"kind":"paragraph","text":"Kulit dan lendir dicuci habis sebelum dijemur. Yang tersisa adalah rasa asli biji: asam buah yang jelas, manis ringan, dan akhir yang bersih. Gayo full wash kami terasa cokelat, jeruk manis, dan gula merah."},{"kind":"product","slug":"arabika-gayo-atu-lintang"},{"kind":"heading","text":"Honey: manis dan lembut"},{"kind":"paragraph","text":"Kulit dikupas, tetapi lendir yang lengket seperti madu dibiarkan saat dijemur. Tidak ada madu di dalamnya; namanya dari teksturnya. Hasilnya lebih manis, badannya lebih tebal, dengan nada buah kering. Petani harus membalik jemuran setiap jam pada hari-hari pertama agar tidak berjamur."},{"kind":"image","image":"/assets/contoh-1/kopi/arabika-bajawa.webp","caption":"Bajawa honey: gula aren, nangka, dan kayu manis."},{"kind":"product","slug":"arabika-bajawa-honey"},{"kind":"heading","text":"Giling basah: khas Sumatra dan Sulawesi"},{"kind":"paragraph","text":"Udara yang lembap membuat penjemuran lama berisiko, maka petani menggiling kulit tanduk saat biji masih basah. Biji lalu dijemur telanjang dan cepat kering. Rasanya tebal, rendah asam, dengan rempah dan cokelat hitam. Inilah yang membuat kopi Toraja dan Mandailing dikenal di luar negeri."},{"kind":"product","slug":"arabika-toraja-sapan"},{"kind":"heading","text":"Mulai dari mana?"},{"kind":"list","ordered":false,"items":["Suka teh atau kopi tanpa gula: coba full wash.","Suka kopi susu: giling basah tidak kalah oleh susu.","Ingin sesuatu yang berbeda untuk akhir pekan: honey."]},{"kind":"paragraph","text":"Cara terbaik mengenalnya adalah mencicipi dua proses berdampingan dengan resep yang sama. Seduh masing-masing sepuluh gram, biarkan hangat, lalu bandingkan. Perbedaannya justru paling terasa ketika kopi mulai dingin."},{"kind":"paragraph","text":"Bila ingin membandingkan lebih adil, pakai biji dengan tingkat sangrai yang sama, giling pada ukuran yang sama, dan cicipi tanpa gula. Tulis tiga kata untuk setiap cangkir sebelum membaca catatan rasa di kemasan. Tidak ada jawaban salah; catatan itu akan menuntun pembelian berikutnya lebih baik daripada ulasan orang lain."}]', 1, 1791842371375);
--> statement-breakpoint
INSERT INTO "information" VALUES ('tentang-kami', 'Tentang Kami', 'Siapa kami dan bagaimana kami bekerja', '[{"kind":"paragraph","text":"Kami menyangrai kopi Nusantara di Bandung setiap Selasa dan Jumat, dalam batch lima kilogram supaya setiap batch bisa dicicipi sebelum dikemas. Tanggal sangrai selalu tercetak di kemasan."},{"kind":"paragraph","text":"Biji datang dari petani di Gayo, Toraja, Bajawa, dan Lampung yang kami kunjungi setidaknya sekali setahun. Harga beli disepakati sebelum panen, sehingga petani tahu apa yang akan diterima."},{"kind":"heading","text":"Yang dapat Anda harapkan"},{"kind":"list","ordered":false,"items":["Foto dan keterangan yang sesuai dengan barangnya.","Harga yang sama di setiap halaman, tanpa biaya tersembunyi saat checkout.","Jawaban dari orang, bukan mesin, pada jam layanan."]},{"kind":"heading","text":"Badan usaha"},{"kind":"paragraph","text":"CV Sangrai Rimba, Jl. Merdeka No. 10, Kota Bandung."}]', 0, 1795384771411);
--> statement-breakpoint
INSERT INTO "information" VALUES ('cara-belanja', 'Cara Belanja', 'Dari memilih produk sampai pesanan tiba', '[{"kind":"paragraph","text":"Anda dapat berbelanja dengan atau tanpa akun. Dengan akun, alamat dan riwayat pesanan tersimpan untuk belanja berikutnya."},{"kind":"list","ordered":true,"items":["Pilih produk, tentukan varian dan jumlahnya, lalu tekan Tambah ke Keranjang.","Buka Keranjang, periksa isinya, dan tekan Checkout.","Isi nama, nomor HP, dan alamat lengkap sampai kelurahan dan kode pos.","Pilih pengiriman. Ongkos kirim dan perkiraan tiba tampil untuk alamat Anda.","Pilih metode pembayaran, periksa Total Tagihan, lalu tekan Buat Pesanan.","Selesaikan pembayaran sebelum waktunya habis. Status pesanan berubah sendiri setelah pembayaran kami terima."]},{"kind":"heading","text":"Metode pembayaran"},{"kind":"paragraph","text":"QRIS, virtual account, transfer bank, dompet digital, dan Bayar di Tempat (COD) untuk alamat yang didukung. Pilihan yang tampil saat checkout adalah yang tersedia untuk pesanan Anda."},{"kind":"heading","text":"Transfer bank"},{"kind":"paragraph","text":"Transfer tepat sampai tiga digit terakhir agar pembayaran mudah dikenali. Kami tidak pernah meminta kode OTP, PIN, atau kata sandi Anda."},{"kind":"heading","text":"Membatalkan pesanan"},{"kind":"paragraph","text":"Pesanan yang belum dibayar dapat dibatalkan langsung dari halaman pesanan. Setelah dibayar, ajukan pembatalan dan kami jawab selama barang belum dikirim."}]', 1, 1795384771355);
--> statement-breakpoint
INSERT INTO "information" VALUES ('pengiriman', 'Pengiriman', 'Kurir, lama kirim, dan ongkos', '[{"kind":"paragraph","text":"Semua paket dikirim dari Kota Bandung. Ongkos kirim dihitung dari berat dan alamat tujuan, dan tampil sebelum Anda membayar."},{"kind":"heading","text":"Kapan dikirim?"},{"kind":"paragraph","text":"Pesanan yang dibayar sebelum pukul 14.00 pada hari kerja kami serahkan kepada kurir pada hari yang sama, selebihnya pada hari kerja berikutnya. Jam layanan kami Senin–Sabtu 08.00–17.00 WIB."},{"kind":"heading","text":"Pilihan layanan"},{"kind":"list","ordered":false,"items":["Reguler: untuk seluruh Indonesia.","Same Day dan Instan: untuk alamat di sekitar toko, pada jam layanan.","Kargo: lebih hemat untuk paket berat."]},{"kind":"heading","text":"Melacak paket"},{"kind":"paragraph","text":"Nomor resi tampil di halaman pesanan setelah paket diserahkan kepada kurir. Bila tidak ada pergerakan selama tiga hari kerja, hubungi kami dan kami tanyakan kepada kurir."},{"kind":"heading","text":"Paket bermasalah"},{"kind":"paragraph","text":"Periksa kemasan sebelum menerima. Bila basah, sobek, atau segelnya rusak, foto kemasannya dan rekam video saat membukanya. Paket yang hilang atau rusak di perjalanan menjadi tanggung jawab kami sampai Anda menerimanya."}]', 2, 1795384771355);
--> statement-breakpoint
INSERT INTO "information" VALUES ('pengembalian', 'Pengembalian', 'Ajukan paling lambat 3 hari kerja setelah diterima', '[{"kind":"paragraph","text":"Barang rusak, kurang, salah kirim, atau tidak sesuai keterangan? Ajukan pengembalian atau penukaran paling lambat 3 hari kerja setelah paket Anda terima."},{"kind":"heading","text":"Bukti yang diperlukan"},{"kind":"list","ordered":false,"items":["Video unboxing tanpa potongan, dari paket masih tersegel sampai barang terlihat jelas.","Foto barang dan label pengirimannya.","Nomor pesanan dan penjelasan singkat masalahnya."]},{"kind":"paragraph","text":"Tidak sempat merekam? Hubungi kami tetap. Kami memeriksa bersama kurir dan menilai dari foto serta berat paket."},{"kind":"heading","text":"Syarat barang"},{"kind":"list","ordered":false,"items":["Belum dipakai atau dicuci, lengkap dengan label, aksesori, dan kemasannya.","Produk digital yang kodenya sudah dibuka tidak dapat dikembalikan, kecuali kodenya tidak berfungsi.","Makanan dan minuman dapat diganti bila rusak, salah kirim, atau lewat tanggal simpan."]},{"kind":"heading","text":"Langkahnya"},{"kind":"list","ordered":true,"items":["Buka pesanan, tekan Ajukan Pengembalian, pilih barang dan alasannya, lalu unggah bukti. Atau kirimkan lewat WhatsApp.","Kami menjawab paling lambat 1 hari kerja.","Kirim barang ke alamat yang kami berikan dan masukkan nomor resinya.","Setelah barang kami periksa, pengganti dikirim atau dana dikembalikan dalam 2–5 hari kerja."]},{"kind":"heading","text":"Ongkos kirim pengembalian"},{"kind":"paragraph","text":"Kami yang menanggung bila kesalahan ada pada kami: rusak, kurang, salah kirim, atau tidak sesuai. Untuk tukar ukuran atau warna karena berubah pikiran, ongkos kirim ditanggung pembeli."}]', 3, 1795384771355);
--> statement-breakpoint
INSERT INTO "information" VALUES ('syarat-ketentuan', 'Syarat & Ketentuan', 'Aturan berbelanja di toko ini', '[{"kind":"paragraph","text":"Syarat ini berlaku antara Anda dan CV Sangrai Rimba sebagai pengelola Sangrai Rimba setiap kali Anda berbelanja di situs ini."},{"kind":"paragraph","text":"Versi 2026-11-01. Perubahan berlaku setelah diumumkan di halaman ini dan tidak mengubah pesanan yang sudah dibuat."},{"kind":"heading","text":"1. Pesanan dan harga"},{"kind":"paragraph","text":"Harga dalam rupiah dan sudah termasuk pajak yang berlaku. Ongkos kirim dan biaya layanan ditampilkan terpisah sebelum pesanan dibuat. Perjanjian jual beli terjadi saat pesanan Anda kami terima dan pembayaran kami konfirmasi."},{"kind":"paragraph","text":"Bila harga atau stok tercantum keliru karena kesalahan sistem, kami memberi tahu Anda. Anda boleh melanjutkan dengan harga yang benar atau membatalkan dengan pengembalian dana penuh."},{"kind":"heading","text":"2. Pembayaran"},{"kind":"paragraph","text":"Pembayaran dilakukan melalui metode yang tampil saat checkout dan sebelum batas waktunya. Pembayaran yang datang setelah pesanan kedaluwarsa tidak hilang: kami melanjutkan pesanan bila stok masih ada, atau mengembalikan dananya."},{"kind":"heading","text":"3. Pengiriman dan risiko"},{"kind":"paragraph","text":"Perkiraan tiba berasal dari kurir dan dapat berubah. Risiko atas barang beralih kepada Anda setelah paket diterima di alamat yang Anda berikan. Pastikan alamat dan nomor HP benar."},{"kind":"heading","text":"4. Pengembalian"},{"kind":"paragraph","text":"Pengembalian dan penukaran dapat diajukan paling lambat 3 hari kerja setelah barang diterima, sesuai halaman Pengembalian. Ketentuan ini tidak mengurangi hak Anda menurut UU Perlindungan Konsumen."},{"kind":"heading","text":"5. Akun"},{"kind":"list","ordered":false,"items":["Berikan data yang benar dan jaga kerahasiaan kata sandi.","Beri tahu kami bila akun dipakai orang lain tanpa izin.","Akun yang dipakai untuk penipuan atau menyalahgunakan promo dapat dibatasi setelah kami memberi tahu alasannya."]},{"kind":"heading","text":"6. Voucher, koin, dan affiliate"},{"kind":"paragraph","text":"Masa berlaku, batas, dan cara pakai tertulis pada masing-masing penawaran. Voucher dan koin tidak dapat diuangkan. Komisi affiliate dapat dipotong PPh sesuai ketentuan."},{"kind":"heading","text":"7. Isi situs"},{"kind":"paragraph","text":"Foto, tulisan, dan logo adalah milik kami atau pemberi izin kami. Warna barang di layar dapat sedikit berbeda dari aslinya."},{"kind":"heading","text":"8. Perselisihan"},{"kind":"paragraph","text":"Sampaikan keluhan lebih dulu kepada kami melalui email halo@kopi.contoh.id atau WhatsApp +6281321450967. Bila tidak tercapai mufakat, perselisihan diselesaikan menurut hukum Indonesia, termasuk melalui Badan Penyelesaian Sengketa Konsumen di kota Anda."}]', 4, 1795384771355);
--> statement-breakpoint
INSERT INTO "information" VALUES ('kebijakan-privasi', 'Kebijakan Privasi', 'Data yang kami simpan dan hak Anda atasnya', '[{"kind":"paragraph","text":"Kebijakan ini menjelaskan bagaimana CV Sangrai Rimba memproses data pribadi Anda menurut Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi."},{"kind":"paragraph","text":"Versi 2026-11-01. Perubahan berlaku setelah diumumkan di halaman ini dan tidak mengubah pesanan yang sudah dibuat."},{"kind":"heading","text":"Pengendali data"},{"kind":"paragraph","text":"CV Sangrai Rimba, Jl. Merdeka No. 10, Kota Bandung. Hubungi kami melalui email halo@kopi.contoh.id atau WhatsApp +6281321450967. Penyedia platform toko memproses data atas nama dan perintah kami."},{"kind":"heading","text":"Data yang kami simpan"},{"kind":"list","ordered":false,"items":["Identitas dan kontak: nama, nomor HP, email.","Alamat pengiriman dan patokan yang Anda tulis.","Pesanan, pembayaran, dan percakapan dengan layanan pelanggan. Nomor kartu dan PIN tidak pernah kami simpan; keduanya ditangani penyedia pembayaran.","Data teknis seperlunya: cookie keranjang dan sesi, serta alamat internet yang dipotong untuk mencegah penyalahgunaan."]},{"kind":"heading","text":"Untuk apa dan atas dasar apa"},{"kind":"list","ordered":false,"items":["Memproses, mengirim, dan menagih pesanan: pelaksanaan perjanjian dengan Anda.","Pembukuan, pajak, dan pengaduan konsumen: kewajiban hukum.","Keamanan akun dan pencegahan penipuan: kepentingan yang sah.","Info promo dan pengukuran iklan: hanya dengan persetujuan terpisah yang boleh Anda tolak atau tarik kapan saja."]},{"kind":"heading","text":"Siapa yang menerima"},{"kind":"paragraph","text":"Kurir menerima nama, nomor HP, dan alamat. Penyedia pembayaran menerima jumlah dan nomor pesanan. Kami tidak menjual data pribadi. Bila data diproses di luar Indonesia, kami memastikan tingkat pelindungannya setara."},{"kind":"heading","text":"Berapa lama"},{"kind":"list","ordered":false,"items":["Pesanan dan faktur: 10 tahun, sesuai aturan pembukuan.","Akun dan alamat: selama akun aktif, dihapus setelah Anda menutup akun kecuali yang wajib disimpan.","Percakapan layanan pelanggan: 2 tahun.","Keranjang tanpa akun: 30 hari."]},{"kind":"heading","text":"Hak Anda"},{"kind":"list","ordered":false,"items":["Mendapat informasi, mengakses, dan memperoleh salinan data Anda.","Melengkapi dan memperbaiki data yang keliru.","Menarik persetujuan, menunda atau membatasi pemrosesan, dan menghapus data.","Menolak keputusan yang sepenuhnya otomatis dan memindahkan data ke pihak lain.","Mengadu kepada lembaga pelindungan data pribadi serta menuntut ganti rugi."]},{"kind":"heading","text":"Cara menggunakan hak"},{"kind":"list","ordered":true,"items":["Kirim permintaan tertulis melalui email halo@kopi.contoh.id atau WhatsApp +6281321450967. Sebutkan hak yang ingin digunakan.","Kami memastikan bahwa permintaan datang dari pemilik data.","Kami menindaklanjuti paling lambat 3×24 jam sejak permintaan lengkap diterima, termasuk menghentikan pemrosesan setelah persetujuan ditarik."]},{"kind":"heading","text":"Bila terjadi kebocoran"},{"kind":"paragraph","text":"Kami memberi tahu Anda dan lembaga berwenang secara tertulis paling lambat 3×24 jam sejak kegagalan pelindungan diketahui: data apa yang terungkap, kapan dan bagaimana, serta apa yang kami lakukan."}]', 5, 1795384771355);
--> statement-breakpoint
INSERT INTO "information" VALUES ('hubungi-kami', 'Hubungi Kami', 'WhatsApp, email, alamat, dan jam layanan', '[{"kind":"paragraph","text":"Tim Sangrai Rimba membantu sebelum dan sesudah Anda berbelanja. Siapkan nomor pesanan agar kami dapat langsung memeriksanya."},{"kind":"list","ordered":false,"items":["WhatsApp: +6281321450967","Email: halo@kopi.contoh.id","Jam layanan: Senin–Sabtu 08.00–17.00 WIB","Alamat: CV Sangrai Rimba, Jl. Merdeka No. 10, Kota Bandung"]},{"kind":"heading","text":"Pengaduan"},{"kind":"paragraph","text":"Pengaduan kami jawab paling lambat 1 hari kerja dan kami selesaikan dalam 7 hari kerja. Bila jawaban kami belum memuaskan, Anda dapat melapor kepada Direktorat Jenderal Perlindungan Konsumen dan Tertib Niaga, Kementerian Perdagangan, lewat WhatsApp 0853 1111 1010."}]', 6, 1795384771355);
--> statement-breakpoint
INSERT INTO "information" VALUES ('faq', 'Pertanyaan Umum (FAQ)', 'Jawaban singkat yang paling sering dicari', '[{"kind":"heading","text":"Apakah saya harus membuat akun?"},{"kind":"paragraph","text":"Tidak. Pesanan tanpa akun dapat dilacak lewat tautan yang tampil setelah pesanan dibuat. Simpan tautan itu."},{"kind":"heading","text":"Berapa lama batas pembayaran?"},{"kind":"paragraph","text":"Batas waktunya tertulis di halaman pembayaran, umumnya 24 jam. Setelah lewat, pesanan kedaluwarsa dan stok dilepas kembali."},{"kind":"heading","text":"Saya sudah membayar, tetapi status belum berubah."},{"kind":"paragraph","text":"Virtual account dan QRIS biasanya terbaca dalam beberapa menit. Untuk transfer bank, kirim bukti di halaman Konfirmasi Pembayaran; kami periksa paling lama 1×24 jam."},{"kind":"heading","text":"Bisakah alamat diubah setelah membayar?"},{"kind":"paragraph","text":"Bisa selama paket belum diserahkan kepada kurir. Hubungi kami secepatnya lewat WhatsApp dengan nomor pesanan."},{"kind":"heading","text":"Apakah bisa kirim sebagai dropshipper?"},{"kind":"paragraph","text":"Pilihan itu tampil di checkout bila toko menerimanya. Nama pengirim di label akan memakai nama Anda, tanpa faktur harga di dalam paket."},{"kind":"heading","text":"Bagaimana bila barang tidak cocok?"},{"kind":"paragraph","text":"Ajukan pengembalian paling lambat 3 hari kerja setelah diterima, dengan video unboxing. Syarat lengkapnya ada di halaman Pengembalian."},{"kind":"heading","text":"Apakah data saya aman?"},{"kind":"paragraph","text":"Kami hanya menyimpan data yang diperlukan untuk pesanan Anda. Rincian dan cara menghapusnya ada di Kebijakan Privasi."}]', 7, 1795384771355);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'a301c4e5-d217-4e66-bcac-9f160e82781f', 157000, 16, 5, 5, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '0e50b0a3-2ede-4550-97f5-72d84cca1aea', 157000, 21, 18, 18, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '4321bcaa-e5c8-4cd7-91e2-39933c510a66', 46000, 24, 13, 13, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '012a2ef6-faaa-4c50-b038-26447168b4f1', 46000, 12, 3, 3, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'b82be14b-2672-41a3-b58c-dbe21f3fcf59', 46000, 28, 17, 17, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'f2c21496-be8e-431c-8f1d-ef2a49e107b4', 46000, 18, 10, 10, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '7f87dd57-d920-4542-886e-4122b65caaf8', 115500, 26, 20, 20, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'ae602156-6863-4382-ba88-368ff7eadf89', 51500, 30, 18, 18, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '7980f718-d773-4373-987d-e4aae1d7e0d7', 51500, 21, 12, 12, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '5ef73a41-40df-4c17-a26b-eb3bba03efc1', 56000, 11, 6, 6, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '57555d7e-a3a7-4c4e-b942-79b2ca191b1d', 104000, 15, 7, 7, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '39735c07-8475-4ee4-95cf-08418c93765e', 132000, 27, 17, 17, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '0bc0b8f0-bd1c-4e1e-a3a4-bba30716e6a0', 111000, 17, 10, 10, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '360bd13b-da9d-4b64-96d4-cdff89ac1eeb', 25000, 21, 12, 12, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '33f1c15a-a4d6-4999-9e92-7405ad1b5c0d', 29000, 15, 5, 5, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '25a0107d-f77e-4036-bc0f-557d543ce66c', 23000, 27, 19, 19, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '7cf68a80-60ec-406c-a4cf-c392fbda3b99', 27500, 14, 9, 9, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '4df7b104-8c85-486c-b8cb-26e3aa77639d', 102000, 25, 20, 20, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '18dfa1ad-75e0-4a05-b40b-179b80f79e13', 102000, 16, 14, 14, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'd2fdb96f-34d2-4783-a26f-5991d668dab8', 237000, 14, 5, 5, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'df81597c-4370-48fd-9af3-bbad0dcc7f4a', 52000, 16, 5, 5, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '38ea5a29-8199-4a99-a24e-404461cc9c3c', 66500, 22, 10, 10, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '5856f93e-2bb6-4a1c-865b-fd498557ee91', 66500, 13, 4, 4, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '15e66fb2-eb89-457b-8898-1a1a5c88d08b', 66500, 16, 13, 13, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '62d8bdcf-9443-4411-bf0e-cdeb4dee5b68', 82500, 27, 19, 19, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '82c63f0f-5b5a-4a83-88f7-e47fa6d3ea4f', 82500, 18, 8, 8, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '295c5791-4b7f-456e-93cf-ff36b17eb4fd', 82500, 8, 2, 2, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'e4a825cd-c75b-44be-99b8-dcd851daa3fc', 99000, 12, 3, 3, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '4491f773-45c9-4bac-b39d-3bd0a7c2460d', 105000, 26, 17, 17, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '42c9ba5a-c068-4c34-bec7-07c0b0e5cbde', 113000, 15, 7, 7, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '16bb3a40-c70e-4779-962c-7c94ea0e7c3b', 119000, 26, 20, 20, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '76b18ee4-b90e-4998-9a99-5a70aff88f7c', 99000, 21, 14, 14, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '654b0df0-6ffd-4ef1-a644-f07d37e1eebe', 113000, 6, 4, 4, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'b25e3227-170d-4976-bb8c-f1d3ffd80509', 113000, 24, 17, 17, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'ec902c01-223e-4758-b6cb-8cdd26f52ed8', 75500, 21, 12, 12, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'f6ef58c0-82f3-4f2a-bbac-18dd760e66d9', 75500, 11, 2, 2, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'b5a5c1ad-f786-4864-9661-45085e3a0294', 75500, 23, 15, 15, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'bb38ee53-39d8-4ba2-8b2d-53b7c9bb7860', 65000, 26, 17, 17, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '7b539331-e568-4db1-96d3-7853b7770e26', 63500, 18, 11, 11, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'a6723b2b-8887-45ee-8f46-282b551fbf17', 57000, 29, 20, 20, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '148bb413-e908-4d22-82d2-143d52ab8134', 237000, 16, 6, 6, 2);
--> statement-breakpoint
INSERT INTO "flash_sale" VALUES ('demo-1795366800000', 'Flash Sale', 1795366800000, 1795388400000);
--> statement-breakpoint
INSERT INTO "flash_sale" VALUES ('demo-1795388400000', 'Flash Sale', 1795388400000, 1795410000000);
--> statement-breakpoint
INSERT INTO "consent" VALUES (1, 'aa1862ea-5211-4aa0-8955-8e0d67aba0ac', 'terms', '2026-11-01', 1, 1795384771932);
--> statement-breakpoint
INSERT INTO "consent" VALUES (2, 'aa1862ea-5211-4aa0-8955-8e0d67aba0ac', 'marketing', '2026-11-01', 0, 1795384771932);
--> statement-breakpoint
INSERT INTO "customer" VALUES ('aa1862ea-5211-4aa0-8955-8e0d67aba0ac', 'PLG-000001', 'Siti Rahmawati', '+6281234567890', 'siti@contoh.id', '{"hash":"KYkqvEsROVcp//dH+jGcru8re9VoOGqsrGivPiTSfU0=","salt":"HWIGchnZcMg+mLyprqTOMQ==","n":16384,"r":8,"p":5}', 'REGULAR', 1795384771932, 1795384771932, 1795384771932, NULL, NULL);
--> statement-breakpoint
INSERT INTO "coin_lot" VALUES (1, 'aa1862ea-5211-4aa0-8955-8e0d67aba0ac', 395, 395, 1825919971932);
--> statement-breakpoint
INSERT INTO "coin_lot" VALUES (2, 'aa1862ea-5211-4aa0-8955-8e0d67aba0ac', 490, 490, 1826381131932);
--> statement-breakpoint
INSERT INTO "coin_lot" VALUES (3, 'aa1862ea-5211-4aa0-8955-8e0d67aba0ac', 1700, 1700, 1826920772089);
--> statement-breakpoint
INSERT INTO "ledger_account" VALUES ('shop:refunds', -119000);
--> statement-breakpoint
INSERT INTO "ledger_account" VALUES ('wallet:aa1862ea-5211-4aa0-8955-8e0d67aba0ac', 119000);
--> statement-breakpoint
INSERT INTO "ledger_account" VALUES ('shop:coins', -2585);
--> statement-breakpoint
INSERT INTO "ledger_account" VALUES ('coins:aa1862ea-5211-4aa0-8955-8e0d67aba0ac', 2585);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (1, 1, 'shop:refunds', -92000);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (2, 1, 'wallet:aa1862ea-5211-4aa0-8955-8e0d67aba0ac', 92000);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (3, 2, 'shop:coins', -395);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (4, 2, 'coins:aa1862ea-5211-4aa0-8955-8e0d67aba0ac', 395);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (5, 3, 'shop:refunds', -27000);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (6, 3, 'wallet:aa1862ea-5211-4aa0-8955-8e0d67aba0ac', 27000);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (7, 4, 'shop:coins', -490);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (8, 4, 'coins:aa1862ea-5211-4aa0-8955-8e0d67aba0ac', 490);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (9, 5, 'shop:coins', -1700);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (10, 5, 'coins:aa1862ea-5211-4aa0-8955-8e0d67aba0ac', 1700);
--> statement-breakpoint
INSERT INTO "ledger_transfer" VALUES (1, 'refund_return', '5f7cdf9e-c3f7-43bf-8786-77abe308ff7e', 1793404771932);
--> statement-breakpoint
INSERT INTO "ledger_transfer" VALUES (2, 'coins_earned', '3240d528-2c5e-455d-b282-a05604d54ebd', 1794383971932);
--> statement-breakpoint
INSERT INTO "ledger_transfer" VALUES (3, 'refund', '29b2c1f2-d23b-482d-9271-7b9044cc9b5d', 1794520771932);
--> statement-breakpoint
INSERT INTO "ledger_transfer" VALUES (4, 'coins_earned', '1edf44c7-a26c-4ba3-a32f-2eaa6f323131', 1794845131932);
--> statement-breakpoint
INSERT INTO "ledger_transfer" VALUES (5, 'coins_earned', '00f6b98c-cd00-4e7e-97b1-74c55e857f10', 1795384772089);
--> statement-breakpoint
INSERT INTO "message" VALUES ('cdce7a4c-137b-4f24-b563-e8a136885809', 'return_answered:5f7cdf9e-c3f7-43bf-8786-77abe308ff7e:APPROVED', 'return_answered', 'email', 'siti@contoh.id', '00f6b98c-cd00-4e7e-97b1-74c55e857f10', '{"shop":"Sangrai Rimba","number":"INV-20261027-60Q8T","amount":"Rp 92.000","answer":"disetujui"}', 1793397571932, NULL, 1793397571932, '');
--> statement-breakpoint
INSERT INTO "message" VALUES ('22e2e610-ea4e-4a26-80c3-73dc52e35c19', 'refunded:refund_return:5f7cdf9e-c3f7-43bf-8786-77abe308ff7e', 'refunded', 'email', 'siti@contoh.id', '00f6b98c-cd00-4e7e-97b1-74c55e857f10', '{"shop":"Sangrai Rimba","number":"INV-20261027-60Q8T","amount":"Rp 92.000"}', 1793404771932, NULL, 1793404771932, '');
--> statement-breakpoint
INSERT INTO "message" VALUES ('68a4610e-9045-44d2-99d7-9713f0f72e48', 'refunded:refund:29b2c1f2-d23b-482d-9271-7b9044cc9b5d', 'refunded', 'email', 'siti@contoh.id', '29b2c1f2-d23b-482d-9271-7b9044cc9b5d', '{"shop":"Sangrai Rimba","number":"INV-20261112-ZEFQ8","amount":"Rp 27.000"}', 1794520771932, NULL, 1794520771932, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (1, '5f7cdf9e-c3f7-43bf-8786-77abe308ff7e', 'REQUESTED', 1793368771932, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (2, '5f7cdf9e-c3f7-43bf-8786-77abe308ff7e', 'REVIEWING', 1793375971932, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (3, '5f7cdf9e-c3f7-43bf-8786-77abe308ff7e', 'APPROVED', 1793397571932, 'Benar, satu barang tertinggal di gudang kami. Mohon maaf.');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (4, '5f7cdf9e-c3f7-43bf-8786-77abe308ff7e', 'REFUNDED', 1793404771932, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (5, '5f7cdf9e-c3f7-43bf-8786-77abe308ff7e', 'COMPLETED', 1793606371932, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (6, '430a7625-92b6-4b99-955e-9e9522053ccf', 'REQUESTED', 1795363171932, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (7, '430a7625-92b6-4b99-955e-9e9522053ccf', 'REVIEWING', 1795366771932, 'Kami tanyakan ke kurir dulu, paling lambat besok kami kabari.');
--> statement-breakpoint
INSERT INTO "order_return_line" VALUES ('5f7cdf9e-c3f7-43bf-8786-77abe308ff7e', '07729af3-22d1-43a9-9785-99578592b217', 1);
--> statement-breakpoint
INSERT INTO "order_return_line" VALUES ('430a7625-92b6-4b99-955e-9e9522053ccf', '38ea5a29-8199-4a99-a24e-404461cc9c3c', 1);
--> statement-breakpoint
INSERT INTO "order_return" VALUES ('5f7cdf9e-c3f7-43bf-8786-77abe308ff7e', 'RTN-20261030-AC3PT', '00f6b98c-cd00-4e7e-97b1-74c55e857f10', 'aa1862ea-5211-4aa0-8955-8e0d67aba0ac', 'COMPLETED', 'refund', 'Barang kurang/tidak lengkap', 'Saya pesan dua, di dalam paket hanya ada satu. Segel paket masih utuh waktu diterima.', '', NULL, NULL, NULL, 92000, 1793368771932);
--> statement-breakpoint
INSERT INTO "order_return" VALUES ('430a7625-92b6-4b99-955e-9e9522053ccf', 'RTN-20261122-2B3S6', '20262dd6-a80e-4c10-a390-05ddd21e530c', 'aa1862ea-5211-4aa0-8955-8e0d67aba0ac', 'REVIEWING', 'refund', 'Paket tidak sampai', 'Status pesanan sudah tiba, tetapi satu barang belum ada. Kurir bilang dikirim terpisah.', '', NULL, NULL, NULL, NULL, 1795363171932);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261027-60Q8T', '00f6b98c-cd00-4e7e-97b1-74c55e857f10', 'PAID', 'simulator', 'bca_va', NULL, '', 262000, 0, 262000, 1, '', 1793080771932, 1793167171932, 1793084371932);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261106-QXGH3', '3240d528-2c5e-455d-b282-a05604d54ebd', 'PAID', 'simulator', 'bri_va', NULL, '', 57500, 0, 57500, 1, '', 1793908771932, 1793995171932, 1793912371932);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261110-17X3Q', 'c4268f6b-0d6e-4028-a251-b21185e8e203', 'EXPIRED', 'simulator', 'bni_va', NULL, '', 264000, 0, 264000, 1, '', 1794304771932, 1794391171932, NULL);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261112-ZEFQ8', '29b2c1f2-d23b-482d-9271-7b9044cc9b5d', 'PAID', 'simulator', 'bri_va', NULL, '', 27000, 0, 27000, 1, '', 1794484771932, 1794571171932, 1794488371932);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261114-EBH48', 'b6f6cb48-0872-4f7d-99fe-c083dcf404a3', 'EXPIRED', 'simulator', 'bca_va', NULL, '', 103000, 0, 103000, 1, '', 1794664771932, 1794751171932, NULL);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261119-M2MXX', '20262dd6-a80e-4c10-a390-05ddd21e530c', 'PAID', 'simulator', 'bca_va', NULL, '', 597000, 0, 597000, 1, '', 1795024771932, 1795111171932, 1795028371932);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261120-02Y7R', '49ad869b-0de0-419d-9353-9cf7d3621237', 'COD', 'cod', 'cod', NULL, '', 772000, 0, 772000, 1, '', 1795161571932, 1795247971932, NULL);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261121-BGNCT', '4aea430f-4baa-4154-b5c9-d7c4512f8494', 'PAID', 'simulator', 'bni_va', NULL, '', 162000, 0, 162000, 1, '', 1795204771932, 1795291171932, 1795208371932);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261121-5BZE5', '260645ad-0981-47b6-bcc4-728b79629cc0', 'PAID', 'simulator', 'bri_va', NULL, '', 159000, 0, 159000, 1, '', 1795262371932, 1795348771932, 1795262731932);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261122-MJ1ST', 'a6b569a2-da6b-4646-9f39-542762ce61fb', 'PAID', 'simulator', 'bca_va', NULL, '', 535000, 0, 535000, 1, '', 1795355971932, 1795442371932, 1795359571932);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261123-Z2740', 'e2dc0cb6-d7bd-4a18-9a84-4f46880dc24d', 'PAID', 'simulator', 'bca_va', NULL, '', 388000, 0, 388000, 1, '', 1795382971932, 1795469371932, 1795383331932);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261123-VFZPF', '70a77360-f8ed-4a25-a6fc-a6ede5d55286', 'UNPAID', 'simulator', 'bri_va', NULL, '', 96000, 0, 96000, 1, '', 1795384051932, 1795470451932, NULL);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261116-ENVZB', '1edf44c7-a26c-4ba3-a32f-2eaa6f323131', 'PAID', 'simulator', 'bca_va', NULL, '', 49000, 0, 49000, 1, '', 1794844771932, 1794931171932, 1794845131932);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261027-60Q8T-1', 'BILL-20261027-60Q8T', 1, 'simulator', 'bca_va', 262000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1793080771932);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261106-QXGH3-1', 'BILL-20261106-QXGH3', 1, 'simulator', 'bri_va', 57500, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1793908771932);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261110-17X3Q-1', 'BILL-20261110-17X3Q', 1, 'simulator', 'bni_va', 264000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'cancelled', 0, 1794304771932);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261112-ZEFQ8-1', 'BILL-20261112-ZEFQ8', 1, 'simulator', 'bri_va', 27000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1794484771932);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261114-EBH48-1', 'BILL-20261114-EBH48', 1, 'simulator', 'bca_va', 103000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'expired', 0, 1794664771932);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261119-M2MXX-1', 'BILL-20261119-M2MXX', 1, 'simulator', 'bca_va', 597000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1795024771932);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261121-BGNCT-1', 'BILL-20261121-BGNCT', 1, 'simulator', 'bni_va', 162000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1795204771932);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261121-5BZE5-1', 'BILL-20261121-5BZE5', 1, 'simulator', 'bri_va', 159000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1795262371932);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261122-MJ1ST-1', 'BILL-20261122-MJ1ST', 1, 'simulator', 'bca_va', 535000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1795355971932);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261123-Z2740-1', 'BILL-20261123-Z2740', 1, 'simulator', 'bca_va', 388000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1795382971932);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261123-VFZPF-1', 'BILL-20261123-VFZPF', 1, 'simulator', 'bri_va', 96000, 0, NULL, '', '8fc94ee4-b723-4a29-8b40-480751defff6', '000010263098540501', NULL, NULL, NULL, 'pending', 0, 1795384051932);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261116-ENVZB-1', 'BILL-20261116-ENVZB', 1, 'simulator', 'bca_va', 49000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1794844771932);
--> statement-breakpoint
INSERT INTO "order_event" VALUES (1, '00f6b98c-cd00-4e7e-97b1-74c55e857f10', 'PENDING', 1793080771932, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (2, '00f6b98c-cd00-4e7e-97b1-74c55e857f10', 'PAYMENT_CONFIRMED', 1793084371932, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (3, '00f6b98c-cd00-4e7e-97b1-74c55e857f10', 'PROCESSING', 1793116771932, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (4, '00f6b98c-cd00-4e7e-97b1-74c55e857f10', 'SHIPPING', 1793188771932, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (5, '00f6b98c-cd00-4e7e-97b1-74c55e857f10', 'DELIVERED', 1793350771932, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (6, '00f6b98c-cd00-4e7e-97b1-74c55e857f10', 'COMPLETED', 1793609971932, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (7, '00f6b98c-cd00-4e7e-97b1-74c55e857f10', 'refunded_return', 1793404771932, 'Rp 92.000');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (8, '3240d528-2c5e-455d-b282-a05604d54ebd', 'PENDING', 1793908771932, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (9, '3240d528-2c5e-455d-b282-a05604d54ebd', 'PAYMENT_CONFIRMED', 1793912371932, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (10, '3240d528-2c5e-455d-b282-a05604d54ebd', 'PROCESSING', 1793926771932, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (11, '3240d528-2c5e-455d-b282-a05604d54ebd', 'SHIPPING', 1793980771932, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (12, '3240d528-2c5e-455d-b282-a05604d54ebd', 'DELIVERED', 1794124771932, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (13, '3240d528-2c5e-455d-b282-a05604d54ebd', 'COMPLETED', 1794383971932, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (14, 'c4268f6b-0d6e-4028-a251-b21185e8e203', 'PENDING', 1794304771932, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (15, 'c4268f6b-0d6e-4028-a251-b21185e8e203', 'CANCEL', 1794311971932, 'Ingin mengganti barang yang dipesan');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (16, '29b2c1f2-d23b-482d-9271-7b9044cc9b5d', 'PENDING', 1794484771932, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (17, '29b2c1f2-d23b-482d-9271-7b9044cc9b5d', 'PAYMENT_CONFIRMED', 1794488371932, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (18, '29b2c1f2-d23b-482d-9271-7b9044cc9b5d', 'CANCEL', 1794520771932, 'Stok terakhir rusak saat dikemas. Dana kami kembalikan.');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (19, '29b2c1f2-d23b-482d-9271-7b9044cc9b5d', 'refunded', 1794520771932, 'Rp 27.000');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (20, 'b6f6cb48-0872-4f7d-99fe-c083dcf404a3', 'PENDING', 1794664771932, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (21, 'b6f6cb48-0872-4f7d-99fe-c083dcf404a3', 'EXPIRED', 1794751171932, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (22, '20262dd6-a80e-4c10-a390-05ddd21e530c', 'PENDING', 1795024771932, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (23, '20262dd6-a80e-4c10-a390-05ddd21e530c', 'PAYMENT_CONFIRMED', 1795028371932, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (24, '20262dd6-a80e-4c10-a390-05ddd21e530c', 'PROCESSING', 1795060771932, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (25, '20262dd6-a80e-4c10-a390-05ddd21e530c', 'SHIPPING', 1795111171932, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (26, '20262dd6-a80e-4c10-a390-05ddd21e530c', 'DELIVERED', 1795312771932, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (27, '49ad869b-0de0-419d-9353-9cf7d3621237', 'PENDING', 1795161571932, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (28, '49ad869b-0de0-419d-9353-9cf7d3621237', 'PROCESSING', 1795161571932, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (29, '49ad869b-0de0-419d-9353-9cf7d3621237', 'SHIPPING', 1795305571932, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (30, '4aea430f-4baa-4154-b5c9-d7c4512f8494', 'PENDING', 1795204771932, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (31, '4aea430f-4baa-4154-b5c9-d7c4512f8494', 'PAYMENT_CONFIRMED', 1795208371932, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (32, '4aea430f-4baa-4154-b5c9-d7c4512f8494', 'PROCESSING', 1795240771932, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (33, '4aea430f-4baa-4154-b5c9-d7c4512f8494', 'SHIPPING', 1795291171932, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (34, '260645ad-0981-47b6-bcc4-728b79629cc0', 'PENDING', 1795262371932, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (35, '260645ad-0981-47b6-bcc4-728b79629cc0', 'PAYMENT_CONFIRMED', 1795262731932, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (36, '260645ad-0981-47b6-bcc4-728b79629cc0', 'PROCESSING', 1795287571932, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (37, '260645ad-0981-47b6-bcc4-728b79629cc0', 'CHANGE_PROCESSING', 1795366771932, 'Satu barang tidak lolos pemeriksaan kami. Penggantinya sedang disiapkan dan dikirim besok pagi.');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (38, 'a6b569a2-da6b-4646-9f39-542762ce61fb', 'PENDING', 1795355971932, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (39, 'a6b569a2-da6b-4646-9f39-542762ce61fb', 'PAYMENT_CONFIRMED', 1795359571932, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (40, 'a6b569a2-da6b-4646-9f39-542762ce61fb', 'PROCESSING', 1795373971932, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (41, 'e2dc0cb6-d7bd-4a18-9a84-4f46880dc24d', 'PENDING', 1795382971932, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (42, 'e2dc0cb6-d7bd-4a18-9a84-4f46880dc24d', 'PAYMENT_CONFIRMED', 1795383331932, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (43, '70a77360-f8ed-4a25-a6fc-a6ede5d55286', 'PENDING', 1795384051932, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (44, '1edf44c7-a26c-4ba3-a32f-2eaa6f323131', 'PENDING', 1794844771932, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (45, '1edf44c7-a26c-4ba3-a32f-2eaa6f323131', 'PAYMENT_CONFIRMED', 1794845131932, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (46, '1edf44c7-a26c-4ba3-a32f-2eaa6f323131', 'COMPLETED', 1794845131932, '');
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('00f6b98c-cd00-4e7e-97b1-74c55e857f10', 0, '682f4251-ce91-4710-b3d7-e69fd32257d9', 'Kopi Arabika Gayo Atu Lintang Full Wash', '200 g, Biji utuh', 'arabika-gayo-atu-lintang', '/assets/contoh-1/kopi/arabika-gayo.webp', 78000, NULL, 78000, 1, 230, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('00f6b98c-cd00-4e7e-97b1-74c55e857f10', 1, '07729af3-22d1-43a9-9785-99578592b217', 'Kopi Arabika Toraja Sapan Giling Basah 200 g', 'Biji utuh', 'arabika-toraja-sapan', '/assets/contoh-1/kopi/arabika-toraja.webp', 92000, NULL, 92000, 2, 230, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('3240d528-2c5e-455d-b282-a05604d54ebd', 0, 'd92f29e2-bfd2-45d2-888a-acce458bd28a', 'Kopi Robusta Lampung Bubuk Tubruk Kaleng 250 g', '', 'robusta-lampung-tubruk', '/assets/contoh-1/kopi/robusta-lampung.webp', 39500, NULL, 39500, 1, 360, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('c4268f6b-0d6e-4028-a251-b21185e8e203', 0, 'df81597c-4370-48fd-9af3-bbad0dcc7f4a', 'Kopi Drip Bag Pagi Pesisir Isi 10', '', 'drip-bag-pagi-isi-10', '/assets/contoh-1/kopi/drip-bag.webp', 82000, 95000, 82000, 3, 190, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('29b2c1f2-d23b-482d-9271-7b9044cc9b5d', 0, '9d16530c-7a25-4f35-8f45-a752f7c9b6b6', 'Kopi Drip Bag Satuan 10 g', 'Gayo', 'drip-bag-satuan', '/assets/contoh-1/kopi/drip-bag-satuan.webp', 9000, NULL, 9000, 1, 15, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('b6f6cb48-0872-4f7d-99fe-c083dcf404a3', 0, 'f8707fdb-acae-4a2c-9a5d-f31d91e757b8', 'Kopi Susu Botol Dingin 1 Liter: Gula Aren, Pandan, atau Hitam', 'Gula Aren', 'kopi-botol-dingin-1-liter', '/assets/contoh-1/kopi/kopi-botol-aren.webp', 85000, NULL, 85000, 1, 1250, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('20262dd6-a80e-4c10-a390-05ddd21e530c', 0, 'ed423c4f-b1c7-4b3b-860a-66955c770e84', 'Dripper Keramik 1–2 Cangkir', 'Putih', 'dripper-keramik', '/assets/contoh-1/kopi/dripper-keramik-putih.webp', 145000, NULL, 145000, 1, 520, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('20262dd6-a80e-4c10-a390-05ddd21e530c', 1, '5c2e117a-72b8-492d-b1e9-7a7edf62be53', 'Ketel Leher Angsa Baja Tahan Karat 800 ml', 'Hitam', 'ketel-leher-angsa-800-ml', '/assets/contoh-1/kopi/ketel-leher-angsa-hitam.webp', 345000, 399000, 345000, 1, 780, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('20262dd6-a80e-4c10-a390-05ddd21e530c', 2, '38ea5a29-8199-4a99-a24e-404461cc9c3c', 'Cangkir Keramik dengan Tatakan 220 ml', 'Gading', 'cangkir-keramik-220-ml', '/assets/contoh-1/kopi/cangkir-keramik-gading.webp', 89000, NULL, 89000, 1, 640, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('49ad869b-0de0-419d-9353-9cf7d3621237', 0, '84547d42-7a9d-49d2-bd78-bd2944a45e31', 'Set Seduh Manual Pemula: Dripper Keramik, Teko Kaca, Penggiling Tangan, dan Kopi Kebun 200 g', '', 'set-seduh-manual-pemula', '/assets/contoh-1/kopi/set-seduh.webp', 749000, 899000, 749000, 1, 2100, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('4aea430f-4baa-4154-b5c9-d7c4512f8494', 0, 'e2fe9979-41e6-4ac0-9449-b88a7083182f', 'Blend Senja untuk Espreso: 70% Arabika, 30% Robusta', '250 g, Biji utuh, Sedang', 'blend-senja-espreso', '/assets/contoh-1/kopi/blend-senja.webp', 72000, NULL, 72000, 2, 280, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('260645ad-0981-47b6-bcc4-728b79629cc0', 0, 'a552f0ce-f4fe-4e2c-9d53-ea6fe5b1d46a', 'Blend Embun untuk Seduh Saring', '200 g, Biji utuh, Kantong', 'blend-embun-saring', '/assets/contoh-1/kopi/blend-embun.webp', 79000, NULL, 79000, 1, 230, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('260645ad-0981-47b6-bcc4-728b79629cc0', 1, '196829a4-6a8b-4fa4-9a9b-b9b283f684d7', 'Blend Tubruk Warung Bungkus Kertas 500 g', '', 'blend-tubruk-warung', '/assets/contoh-1/kopi/kopi-warung.webp', 62000, NULL, 62000, 1, 530, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('a6b569a2-da6b-4646-9f39-542762ce61fb', 0, '62d8bdcf-9443-4411-bf0e-cdeb4dee5b68', 'Kopi Dekafein Gayo Proses Air 200 g', 'Biji utuh', 'kopi-dekafein-malam', '/assets/contoh-1/kopi/dekaf.webp', 118000, NULL, 118000, 1, 230, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('a6b569a2-da6b-4646-9f39-542762ce61fb', 1, '77820661-d9c3-45f2-af6b-e5364e9bfec4', 'Penggiling Kopi Tangan Gerigi Baja 38 mm', 'Hitam', 'penggiling-tangan-gerigi-baja', '/assets/contoh-1/kopi/penggiling-baja-hitam.webp', 399000, 459000, 399000, 1, 690, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('e2dc0cb6-d7bd-4a18-9a84-4f46880dc24d', 0, 'a301c4e5-d217-4e66-bcac-9f160e82781f', 'Timbangan Kopi Digital 2 kg Ketelitian 0,1 g dengan Pengatur Waktu', 'Hitam', 'timbangan-seduh-0-1-g', '/assets/contoh-1/kopi/timbangan-hitam.webp', 185000, 229000, 185000, 2, 380, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('70a77360-f8ed-4a25-a6fc-a6ede5d55286', 0, '682f4251-ce91-4710-b3d7-e69fd32257d9', 'Kopi Arabika Gayo Atu Lintang Full Wash', '200 g, Biji utuh', 'arabika-gayo-atu-lintang', '/assets/contoh-1/kopi/arabika-gayo.webp', 78000, NULL, 78000, 1, 230, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('1edf44c7-a26c-4ba3-a32f-2eaa6f323131', 0, 'cbf6c2c6-38a4-4954-9fd5-729463346237', 'E-book Kelas Seduh: 30 Resep Kopi Rumahan', '', 'kelas-seduh-e-book', '/assets/contoh-1/kopi/kelas-seduh.webp', 49000, 79000, 49000, 1, 0, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('00f6b98c-cd00-4e7e-97b1-74c55e857f10', 'INV-20261027-60Q8T', 'aa1862ea-5211-4aa0-8955-8e0d67aba0ac', NULL, 'COMPLETED', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 690, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bca_va', '', 262000, 18000, 18000, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 262000, 0, NULL, NULL, NULL, 'SIM000080771932', 1793080771932, 1793080771932, NULL, 0, 0, 0, NULL, 1793167171932, 1793350771932);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('3240d528-2c5e-455d-b282-a05604d54ebd', 'INV-20261106-QXGH3', 'aa1862ea-5211-4aa0-8955-8e0d67aba0ac', NULL, 'COMPLETED', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 360, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bri_va', '', 39500, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 57500, 0, NULL, NULL, NULL, 'SIM000008771932', 1793908771932, 1793908771932, NULL, 0, 0, 0, NULL, 1793995171932, 1794124771932);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('c4268f6b-0d6e-4028-a251-b21185e8e203', 'INV-20261110-17X3Q', 'aa1862ea-5211-4aa0-8955-8e0d67aba0ac', NULL, 'CANCEL', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 570, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bni_va', '', 246000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 264000, 0, NULL, NULL, NULL, NULL, 1794304771932, 1794304771932, NULL, 0, 0, 0, NULL, 1794391171932, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('29b2c1f2-d23b-482d-9271-7b9044cc9b5d', 'INV-20261112-ZEFQ8', 'aa1862ea-5211-4aa0-8955-8e0d67aba0ac', NULL, 'CANCEL', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 15, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bri_va', '', 9000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 27000, 0, NULL, NULL, NULL, NULL, 1794484771932, 1794484771932, NULL, 0, 0, 0, NULL, 1794571171932, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('b6f6cb48-0872-4f7d-99fe-c083dcf404a3', 'INV-20261114-EBH48', 'aa1862ea-5211-4aa0-8955-8e0d67aba0ac', NULL, 'EXPIRED', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 1250, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bca_va', '', 85000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 103000, 0, NULL, NULL, NULL, NULL, 1794664771932, 1794664771932, NULL, 0, 0, 0, NULL, 1794751171932, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('20262dd6-a80e-4c10-a390-05ddd21e530c', 'INV-20261119-M2MXX', 'aa1862ea-5211-4aa0-8955-8e0d67aba0ac', NULL, 'DELIVERED', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 1940, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bca_va', '', 579000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 597000, 0, NULL, NULL, NULL, 'SIM000024771932', 1795024771932, 1795024771932, NULL, 0, 0, 0, NULL, 1795111171932, 1795312771932);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('49ad869b-0de0-419d-9353-9cf7d3621237', 'INV-20261120-02Y7R', 'aa1862ea-5211-4aa0-8955-8e0d67aba0ac', NULL, 'SHIPPING', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 2100, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'cod', 'cod', '', 749000, 18000, 0, 0, 5000, 0, 0, 0, 0, 0, '[]', 0, 772000, 0, NULL, NULL, NULL, 'SIM000061571932', 1795161571932, 1795161571932, NULL, 0, 0, 0, NULL, 1795247971932, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('4aea430f-4baa-4154-b5c9-d7c4512f8494', 'INV-20261121-BGNCT', 'aa1862ea-5211-4aa0-8955-8e0d67aba0ac', NULL, 'SHIPPING', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 560, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bni_va', '', 144000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 162000, 0, NULL, NULL, NULL, 'SIM000004771932', 1795204771932, 1795204771932, NULL, 0, 0, 0, NULL, 1795291171932, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('260645ad-0981-47b6-bcc4-728b79629cc0', 'INV-20261121-5BZE5', 'aa1862ea-5211-4aa0-8955-8e0d67aba0ac', NULL, 'CHANGE_PROCESSING', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 760, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bri_va', '', 141000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 159000, 0, NULL, NULL, NULL, NULL, 1795262371932, 1795262371932, NULL, 0, 0, 0, NULL, 1795348771932, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('a6b569a2-da6b-4646-9f39-542762ce61fb', 'INV-20261122-MJ1ST', 'aa1862ea-5211-4aa0-8955-8e0d67aba0ac', NULL, 'PROCESSING', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 920, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bca_va', '', 517000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 535000, 0, NULL, NULL, NULL, NULL, 1795355971932, 1795355971932, NULL, 0, 0, 0, NULL, 1795442371932, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('e2dc0cb6-d7bd-4a18-9a84-4f46880dc24d', 'INV-20261123-Z2740', 'aa1862ea-5211-4aa0-8955-8e0d67aba0ac', NULL, 'PAYMENT_CONFIRMED', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 760, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bca_va', '', 370000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 388000, 0, NULL, NULL, NULL, NULL, 1795382971932, 1795382971932, NULL, 0, 0, 0, NULL, 1795469371932, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('70a77360-f8ed-4a25-a6fc-a6ede5d55286', 'INV-20261123-VFZPF', 'aa1862ea-5211-4aa0-8955-8e0d67aba0ac', NULL, 'PENDING', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 230, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bri_va', '', 78000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 96000, 0, NULL, NULL, NULL, NULL, 1795384051932, 1795384051932, NULL, 0, 0, 0, NULL, 1795470451932, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('1edf44c7-a26c-4ba3-a32f-2eaa6f323131', 'INV-20261116-ENVZB', 'aa1862ea-5211-4aa0-8955-8e0d67aba0ac', NULL, 'COMPLETED', 1, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":null,"province":"","regency":"","district":"","village":"","postcode":null,"street":null,"courierNote":null,"latitude":null,"longitude":null}', 0, NULL, '', '', NULL, NULL, NULL, 5000, NULL, 0, 'simulator', 'bca_va', '', 49000, 0, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 49000, 0, NULL, NULL, NULL, NULL, 1794844771932, 1794844771932, NULL, 0, 0, 0, NULL, 1794931171932, NULL);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('00f6b98c-cd00-4e7e-97b1-74c55e857f10', '682f4251-ce91-4710-b3d7-e69fd32257d9', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('00f6b98c-cd00-4e7e-97b1-74c55e857f10', '07729af3-22d1-43a9-9785-99578592b217', 2, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('3240d528-2c5e-455d-b282-a05604d54ebd', 'd92f29e2-bfd2-45d2-888a-acce458bd28a', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('c4268f6b-0d6e-4028-a251-b21185e8e203', 'df81597c-4370-48fd-9af3-bbad0dcc7f4a', 3, 'RELEASED', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('29b2c1f2-d23b-482d-9271-7b9044cc9b5d', '9d16530c-7a25-4f35-8f45-a752f7c9b6b6', 1, 'RELEASED', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('b6f6cb48-0872-4f7d-99fe-c083dcf404a3', 'f8707fdb-acae-4a2c-9a5d-f31d91e757b8', 1, 'RELEASED', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('20262dd6-a80e-4c10-a390-05ddd21e530c', 'ed423c4f-b1c7-4b3b-860a-66955c770e84', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('20262dd6-a80e-4c10-a390-05ddd21e530c', '5c2e117a-72b8-492d-b1e9-7a7edf62be53', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('20262dd6-a80e-4c10-a390-05ddd21e530c', '38ea5a29-8199-4a99-a24e-404461cc9c3c', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('49ad869b-0de0-419d-9353-9cf7d3621237', '84547d42-7a9d-49d2-bd78-bd2944a45e31', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('4aea430f-4baa-4154-b5c9-d7c4512f8494', 'e2fe9979-41e6-4ac0-9449-b88a7083182f', 2, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('260645ad-0981-47b6-bcc4-728b79629cc0', 'a552f0ce-f4fe-4e2c-9d53-ea6fe5b1d46a', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('260645ad-0981-47b6-bcc4-728b79629cc0', '196829a4-6a8b-4fa4-9a9b-b9b283f684d7', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('a6b569a2-da6b-4646-9f39-542762ce61fb', '62d8bdcf-9443-4411-bf0e-cdeb4dee5b68', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('a6b569a2-da6b-4646-9f39-542762ce61fb', '77820661-d9c3-45f2-af6b-e5364e9bfec4', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('e2dc0cb6-d7bd-4a18-9a84-4f46880dc24d', 'a301c4e5-d217-4e66-bcac-9f160e82781f', 2, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('70a77360-f8ed-4a25-a6fc-a6ede5d55286', '682f4251-ce91-4710-b3d7-e69fd32257d9', 1, 'HELD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('1edf44c7-a26c-4ba3-a32f-2eaa6f323131', 'cbf6c2c6-38a4-4954-9fd5-729463346237', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "digital_file" VALUES ('bb11afda-c6e0-42d8-a861-d751984b435f', '6a19296d-9c25-4e17-acca-918d96cdfaff', NULL, 'Kelas Seduh - 30 Resep Kopi Rumahan.pdf', 797, 1795384771573);
--> statement-breakpoint
INSERT INTO "digital_file" VALUES ('6ae864b2-c7e3-4ac2-8e0c-c6df83ab03db', '9e50ecf3-0fde-49c4-9a7d-b8ac989ec5b7', NULL, 'Kelas Seni Latte - Daftar Pelajaran.pdf', 794, 1795384771593);
--> statement-breakpoint
INSERT INTO "licence" VALUES (1, '42c9288a-5d6d-4125-b117-f1652de7d550', 'RIMBA-23FF-B7D1-9B58', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "licence" VALUES (2, '42c9288a-5d6d-4125-b117-f1652de7d550', 'RIMBA-206D-59C0-697E', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "licence" VALUES (3, '42c9288a-5d6d-4125-b117-f1652de7d550', 'RIMBA-BDB2-97B4-58AE', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "licence" VALUES (4, '42c9288a-5d6d-4125-b117-f1652de7d550', 'RIMBA-817A-F247-8874', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "licence" VALUES (5, '42c9288a-5d6d-4125-b117-f1652de7d550', 'RIMBA-ECD9-3DB6-43B3', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "licence" VALUES (6, '42c9288a-5d6d-4125-b117-f1652de7d550', 'RIMBA-1A65-D378-4255', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "licence" VALUES (7, '42c9288a-5d6d-4125-b117-f1652de7d550', 'RIMBA-FFB6-6327-83DA', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "licence" VALUES (8, '42c9288a-5d6d-4125-b117-f1652de7d550', 'RIMBA-42E7-350C-3041', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "licence" VALUES (9, '42c9288a-5d6d-4125-b117-f1652de7d550', 'RIMBA-5167-E5A0-29CC', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "licence" VALUES (10, '42c9288a-5d6d-4125-b117-f1652de7d550', 'RIMBA-4D33-5F98-8B76', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "licence" VALUES (11, '42c9288a-5d6d-4125-b117-f1652de7d550', 'RIMBA-4A95-6415-0FA6', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "licence" VALUES (12, '42c9288a-5d6d-4125-b117-f1652de7d550', 'RIMBA-38C4-299D-584A', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "licence" VALUES (13, '42c9288a-5d6d-4125-b117-f1652de7d550', 'RIMBA-D073-5F03-D4B1', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "licence" VALUES (14, '42c9288a-5d6d-4125-b117-f1652de7d550', 'RIMBA-A4E8-3AED-96BD', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "licence" VALUES (15, '42c9288a-5d6d-4125-b117-f1652de7d550', 'RIMBA-D7BE-75A0-7695', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "licence" VALUES (16, '42c9288a-5d6d-4125-b117-f1652de7d550', 'RIMBA-C1AB-A597-22AA', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "licence" VALUES (17, '42c9288a-5d6d-4125-b117-f1652de7d550', 'RIMBA-293D-4388-15EB', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "licence" VALUES (18, '42c9288a-5d6d-4125-b117-f1652de7d550', 'RIMBA-DA4D-7FA9-3878', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "licence" VALUES (19, '42c9288a-5d6d-4125-b117-f1652de7d550', 'RIMBA-5A29-BFDB-3D46', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "licence" VALUES (20, '42c9288a-5d6d-4125-b117-f1652de7d550', 'RIMBA-A417-378D-DAD4', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "licence" VALUES (21, '0b0fc374-082d-45f7-a182-13a7ce3b4033', 'RIMBA-66F8-3F6F-C705', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "licence" VALUES (22, '0b0fc374-082d-45f7-a182-13a7ce3b4033', 'RIMBA-6629-4EA3-B50A', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "licence" VALUES (23, '0b0fc374-082d-45f7-a182-13a7ce3b4033', 'RIMBA-0CA6-6F6A-C06F', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "licence" VALUES (24, '0b0fc374-082d-45f7-a182-13a7ce3b4033', 'RIMBA-D3E0-EF64-AD42', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "licence" VALUES (25, '0b0fc374-082d-45f7-a182-13a7ce3b4033', 'RIMBA-4551-40F0-C6BA', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "licence" VALUES (26, '0b0fc374-082d-45f7-a182-13a7ce3b4033', 'RIMBA-0E81-0803-79F3', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "licence" VALUES (27, '0b0fc374-082d-45f7-a182-13a7ce3b4033', 'RIMBA-CC9C-E813-69B9', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "licence" VALUES (28, '0b0fc374-082d-45f7-a182-13a7ce3b4033', 'RIMBA-4DBB-B152-CF05', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "licence" VALUES (29, '0b0fc374-082d-45f7-a182-13a7ce3b4033', 'RIMBA-1599-9B33-4F59', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "licence" VALUES (30, '0b0fc374-082d-45f7-a182-13a7ce3b4033', 'RIMBA-65D7-BB37-C3E2', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "licence" VALUES (31, '0b0fc374-082d-45f7-a182-13a7ce3b4033', 'RIMBA-174B-A75A-23EF', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "licence" VALUES (32, '0b0fc374-082d-45f7-a182-13a7ce3b4033', 'RIMBA-B2A3-714E-CDBD', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "licence" VALUES (33, '0b0fc374-082d-45f7-a182-13a7ce3b4033', 'RIMBA-B80F-1530-41C6', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "licence" VALUES (34, '0b0fc374-082d-45f7-a182-13a7ce3b4033', 'RIMBA-D046-8897-A229', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "licence" VALUES (35, '0b0fc374-082d-45f7-a182-13a7ce3b4033', 'RIMBA-DA17-E193-5D72', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "licence" VALUES (36, '0b0fc374-082d-45f7-a182-13a7ce3b4033', 'RIMBA-0947-E52D-69D4', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "licence" VALUES (37, '0b0fc374-082d-45f7-a182-13a7ce3b4033', 'RIMBA-AA90-46E6-9B47', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "licence" VALUES (38, '0b0fc374-082d-45f7-a182-13a7ce3b4033', 'RIMBA-22F2-6A6F-801F', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "licence" VALUES (39, '0b0fc374-082d-45f7-a182-13a7ce3b4033', 'RIMBA-5CDD-3983-8968', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "licence" VALUES (40, '0b0fc374-082d-45f7-a182-13a7ce3b4033', 'RIMBA-31E9-760A-C5C5', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "licence" VALUES (41, '551b9087-2987-4100-8d37-93a85802f32b', 'RIMBA-8347-D2F1-7EC2', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "licence" VALUES (42, '551b9087-2987-4100-8d37-93a85802f32b', 'RIMBA-5F1D-0C73-8AB9', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "licence" VALUES (43, '551b9087-2987-4100-8d37-93a85802f32b', 'RIMBA-3D1B-D1E9-5C2D', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "licence" VALUES (44, '551b9087-2987-4100-8d37-93a85802f32b', 'RIMBA-8DE6-CCFD-E5E3', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "licence" VALUES (45, '551b9087-2987-4100-8d37-93a85802f32b', 'RIMBA-A94D-202A-C4DC', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "licence" VALUES (46, '551b9087-2987-4100-8d37-93a85802f32b', 'RIMBA-E089-10F1-02BB', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "licence" VALUES (47, '551b9087-2987-4100-8d37-93a85802f32b', 'RIMBA-4764-76B4-B643', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "licence" VALUES (48, '551b9087-2987-4100-8d37-93a85802f32b', 'RIMBA-B187-EF56-8AE1', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "licence" VALUES (49, '551b9087-2987-4100-8d37-93a85802f32b', 'RIMBA-FA7E-0E4F-EB07', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "licence" VALUES (50, '551b9087-2987-4100-8d37-93a85802f32b', 'RIMBA-3EA1-E64A-C962', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "licence" VALUES (51, '551b9087-2987-4100-8d37-93a85802f32b', 'RIMBA-683E-C326-FBC8', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "licence" VALUES (52, '551b9087-2987-4100-8d37-93a85802f32b', 'RIMBA-04AA-BCD0-84C7', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "licence" VALUES (53, '551b9087-2987-4100-8d37-93a85802f32b', 'RIMBA-CA28-9135-93B2', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "licence" VALUES (54, '551b9087-2987-4100-8d37-93a85802f32b', 'RIMBA-635D-ACBD-9BC5', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "licence" VALUES (55, '551b9087-2987-4100-8d37-93a85802f32b', 'RIMBA-8BA5-4B4C-BCE4', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "licence" VALUES (56, '551b9087-2987-4100-8d37-93a85802f32b', 'RIMBA-B6C8-75C0-A44B', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "licence" VALUES (57, '551b9087-2987-4100-8d37-93a85802f32b', 'RIMBA-149E-E3F7-C92F', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "licence" VALUES (58, '551b9087-2987-4100-8d37-93a85802f32b', 'RIMBA-A8A9-C7CD-9799', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "licence" VALUES (59, '551b9087-2987-4100-8d37-93a85802f32b', 'RIMBA-3932-E3EA-2C95', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "licence" VALUES (60, '551b9087-2987-4100-8d37-93a85802f32b', 'RIMBA-FDEE-62DB-C25C', NULL, 1795384771411);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (1, '00f6b98c-cd00-4e7e-97b1-74c55e857f10', 'picked', 'Paket dijemput kurir', 'Kota Bandung', 1793192011932);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (2, '00f6b98c-cd00-4e7e-97b1-74c55e857f10', 'picked', 'Paket tiba di pusat sortir', 'Hub Kota Bandung', 1793213071932);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (3, '00f6b98c-cd00-4e7e-97b1-74c55e857f10', 'picked', 'Paket dalam transit', 'Kota Bandung menuju Kota Bandung', 1793237371932);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (4, '00f6b98c-cd00-4e7e-97b1-74c55e857f10', 'picked', 'Paket tiba di kota tujuan', 'Hub Kota Bandung', 1793302171932);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (5, '00f6b98c-cd00-4e7e-97b1-74c55e857f10', 'delivering', 'Paket diantar ke alamat penerima', 'Coblong', 1793334571932);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (6, '00f6b98c-cd00-4e7e-97b1-74c55e857f10', 'delivered', 'Paket telah diterima', 'Coblong', 1793350771932);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (7, '3240d528-2c5e-455d-b282-a05604d54ebd', 'picked', 'Paket dijemput kurir', 'Kota Bandung', 1793983651932);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (8, '3240d528-2c5e-455d-b282-a05604d54ebd', 'picked', 'Paket tiba di pusat sortir', 'Hub Kota Bandung', 1794002371932);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (9, '3240d528-2c5e-455d-b282-a05604d54ebd', 'picked', 'Paket dalam transit', 'Kota Bandung menuju Kota Bandung', 1794023971932);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (10, '3240d528-2c5e-455d-b282-a05604d54ebd', 'picked', 'Paket tiba di kota tujuan', 'Hub Kota Bandung', 1794081571932);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (11, '3240d528-2c5e-455d-b282-a05604d54ebd', 'delivering', 'Paket diantar ke alamat penerima', 'Coblong', 1794110371932);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (12, '3240d528-2c5e-455d-b282-a05604d54ebd', 'delivered', 'Paket telah diterima', 'Coblong', 1794124771932);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (13, '20262dd6-a80e-4c10-a390-05ddd21e530c', 'picked', 'Paket dijemput kurir', 'Kota Bandung', 1795115203932);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (14, '20262dd6-a80e-4c10-a390-05ddd21e530c', 'picked', 'Paket tiba di pusat sortir', 'Hub Kota Bandung', 1795141411932);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (15, '20262dd6-a80e-4c10-a390-05ddd21e530c', 'picked', 'Paket dalam transit', 'Kota Bandung menuju Kota Bandung', 1795171651932);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (16, '20262dd6-a80e-4c10-a390-05ddd21e530c', 'picked', 'Paket tiba di kota tujuan', 'Hub Kota Bandung', 1795252291932);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (17, '20262dd6-a80e-4c10-a390-05ddd21e530c', 'delivering', 'Paket diantar ke alamat penerima', 'Coblong', 1795292611932);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (18, '20262dd6-a80e-4c10-a390-05ddd21e530c', 'delivered', 'Paket telah diterima', 'Coblong', 1795312771932);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (19, '49ad869b-0de0-419d-9353-9cf7d3621237', 'picked', 'Paket dijemput kurir', 'Kota Bandung', 1795308019932);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (20, '49ad869b-0de0-419d-9353-9cf7d3621237', 'picked', 'Paket tiba di pusat sortir', 'Hub Kota Bandung', 1795323931932);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (21, '49ad869b-0de0-419d-9353-9cf7d3621237', 'picked', 'Paket dalam transit', 'Kota Bandung menuju Kota Bandung', 1795342291932);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (22, '49ad869b-0de0-419d-9353-9cf7d3621237', 'picked', 'Paket tiba di kota tujuan', 'Hub Kota Bandung', 1795391251932);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (23, '49ad869b-0de0-419d-9353-9cf7d3621237', 'delivering', 'Paket diantar ke alamat penerima', 'Coblong', 1795415731932);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (24, '4aea430f-4baa-4154-b5c9-d7c4512f8494', 'picked', 'Paket dijemput kurir', 'Kota Bandung', 1795293907932);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (25, '4aea430f-4baa-4154-b5c9-d7c4512f8494', 'picked', 'Paket tiba di pusat sortir', 'Hub Kota Bandung', 1795311691932);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (26, '4aea430f-4baa-4154-b5c9-d7c4512f8494', 'picked', 'Paket dalam transit', 'Kota Bandung menuju Kota Bandung', 1795332211932);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (27, '4aea430f-4baa-4154-b5c9-d7c4512f8494', 'picked', 'Paket tiba di kota tujuan', 'Hub Kota Bandung', 1795386931932);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (28, '4aea430f-4baa-4154-b5c9-d7c4512f8494', 'delivering', 'Paket diantar ke alamat penerima', 'Coblong', 1795414291932);
--> statement-breakpoint
INSERT INTO "admin_log" VALUES (1, 1795384771411, 'platform', 'import.batch', '', '[{"field":"categories","after":"[{\"slug\":\"biji-kopi\",\"name\":\"Biji Kopi\",\"image\":\"/assets/contoh-1/kopi/kategori-biji.webp\",\"parentSlug\":null},{\"slug\":\"racikan\",\"name\":\"Racikan\",\"image\":\"/assets/contoh-1/kopi/blend-senja.webp\",\"parentSlug\":null},{\"slug\":\"siap-seduh\",\"name\":\"Siap Seduh\",\"image\":\"/assets/contoh-1/kopi/kategori-siap-s…"},{"field":"products","after":"[{\"slug\":\"arabika-gayo-atu-lintang\",\"name\":\"Kopi Arabika Gayo Atu Lintang Full Wash\",\"categorySlug\":\"biji-kopi\",\"description\":\"Dari kebun rakyat di Atu Lintang, Aceh Tengah, pada ketinggian 1.400–1.550 mdpl. Dicuci penuh lalu dijemur di para-para selama 12–14 hari.\\n\\nRasa: cokelat, jeruk manis, dan…"},{"field":"licences"},{"field":"vouchers","after":"[{\"code\":\"SERUPUT\",\"title\":\"Diskon 10%\",\"description\":\"Untuk semua isi toko.\",\"startsAt\":\"2025-10-18T21:59:31.375Z\",\"endsAt\":\"2028-04-06T16:59:59.999Z\",\"cashback\":false,\"percentage\":true,\"amount\":10,\"maximum\":25000,\"minimum\":120000,\"forShipping\":false,\"quota\":null,\"perCustomer\":null,\"categories\":[],…"},{"field":"articleCategories","after":"[{\"slug\":\"menyeduh\",\"name\":\"Menyeduh\"},{\"slug\":\"biji-dan-simpan\",\"name\":\"Biji & Simpan\"}]"},{"field":"articles","after":"[{\"slug\":\"menyeduh-v60-di-rumah\",\"title\":\"Menyeduh V60 di Rumah: Resep 15 Gram yang Selalu Jadi\",\"categorySlug\":\"menyeduh\",\"image\":\"/assets/contoh-1/kopi/dripper-keramik-seduh.webp\",\"summary\":\"Satu resep, empat tuangan, tiga menit. Cocok untuk yang baru punya dripper pertama.\",\"body\":[{\"kind\":\"parag…"},{"field":"information","after":"[{\"slug\":\"tentang-kami\",\"title\":\"Tentang Kami\",\"summary\":\"Siapa kami dan bagaimana kami bekerja\",\"body\":[{\"kind\":\"paragraph\",\"text\":\"Kami menyangrai kopi Nusantara di Bandung setiap Selasa dan Jumat, dalam batch lima kilogram supaya setiap batch bisa dicicipi sebelum dikemas. Tanggal sangrai selalu …"},{"field":"source"}]');
--> statement-breakpoint
INSERT INTO "admin_log" VALUES (2, 1795384771573, 'platform', 'digital.addFile', '', '[{"field":"itemId"},{"field":"slug","after":"kelas-seduh-e-book"}]');
--> statement-breakpoint
INSERT INTO "admin_log" VALUES (3, 1795384771593, 'platform', 'digital.addFile', '', '[{"field":"itemId"},{"field":"slug","after":"kelas-video-seni-latte"}]');
--> statement-breakpoint
INSERT INTO "admin_log" VALUES (4, 1795384771932, 'platform', 'demo.fill', '', '[{"field":"flashSales","after":"true"},{"field":"reviews"},{"field":"customer"}]');
--> statement-breakpoint
INSERT INTO "admin_log" VALUES (5, 1795384772108, 'platform', 'shop.open', '', '[]');
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('audit', '', 1795464060000, 0, 0, NULL);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('expire-coins', 'aa1862ea-5211-4aa0-8955-8e0d67aba0ac', 1825919971932, 0, 0, NULL);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('complete-order', '20262dd6-a80e-4c10-a390-05ddd21e530c', 1795571971932, 0, 0, NULL);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('expire-payment', '70a77360-f8ed-4a25-a6fc-a6ede5d55286', 1795470451932, 0, 0, NULL);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('check-payment', '70a77360-f8ed-4a25-a6fc-a6ede5d55286', 1795384891932, 0, 0, NULL);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('flash-boundary', 'demo-1795366800000:end', 1795388400000, 0, 0, NULL);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('flash-boundary', 'demo-1795388400000:start', 1795388400000, 0, 0, NULL);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('flash-boundary', 'demo-1795388400000:end', 1795410000000, 0, 0, NULL);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('customer', '', 1);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('orders', 'COMPLETED', 3);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('order_return', 'REQUESTED', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('order_return', 'REVIEWING', 1);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('order_return', 'APPROVED', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('order_return', 'REFUNDED', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('order_return', 'COMPLETED', 1);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('orders', 'CANCEL', 2);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('orders', 'EXPIRED', 1);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('orders', 'DELIVERED', 1);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('orders', 'SHIPPING', 2);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('orders', 'CHANGE_PROCESSING', 1);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('orders', 'PROCESSING', 1);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('orders', 'PAYMENT_CONFIRMED', 1);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('orders', 'PENDING', 1);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a6e5260a-a814-4497-bfd1-19151ec6af16', '45833ff1-cbc3-410a-9cff-62baa1462769', 'Biji utuh', 'S***l S.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1795118371932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b3f34a38-46ac-4a49-9258-81811d27c24a', '45833ff1-cbc3-410a-9cff-62baa1462769', 'Sedang', 'D***n P.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1794927571932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('44753362-34c2-4d14-a7ca-ecbb1fd562b0', '45833ff1-cbc3-410a-9cff-62baa1462769', 'Biji utuh', 'R***y R.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/arabika-bajawa.webp","/assets/contoh-1/kopi/arabika-bajawa-ceri.webp"]', NULL, NULL, NULL, 1794563971932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7937b29b-07f2-4be5-a044-23e6a9b93c97', '45833ff1-cbc3-410a-9cff-62baa1462769', 'Biji utuh', 'N***i K.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1794214771932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6623a552-99ef-4243-b10b-807befa53806', '45833ff1-cbc3-410a-9cff-62baa1462769', 'Sedang', 'T***u I.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1793606371932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e3372664-e9a2-4950-851c-ec13988765ce', '45833ff1-cbc3-410a-9cff-62baa1462769', 'Biji utuh', 'W***n S.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/arabika-bajawa.webp","/assets/contoh-1/kopi/arabika-bajawa-ceri.webp"]', NULL, NULL, NULL, 1793062771932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('cfb4e6d8-3963-4486-acfc-640cdf467f37', '45833ff1-cbc3-410a-9cff-62baa1462769', 'Biji utuh', 'A***s S.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1793001571932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d26d3628-e965-4b09-a1bc-8f4725749ac3', '45833ff1-cbc3-410a-9cff-62baa1462769', 'Sedang', 'A***i B.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1792940371932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('51f4fa5c-82ce-495c-b8d5-9cedf642e3f3', '45833ff1-cbc3-410a-9cff-62baa1462769', 'Biji utuh', 'A***f H.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1792861171932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('685327da-639a-48ea-8a37-710b78640e36', '45833ff1-cbc3-410a-9cff-62baa1462769', 'Sedang', 'F***i H.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1792727971932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('11a65885-21a5-4004-aa09-4057b8b4b9cf', '9e4a9b23-cb0c-4190-a17e-14426d979cf2', '200 g, Biji utuh', 'A***f H.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1794887971932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bdd04bef-27e5-414e-b909-1034bc8a9c5b', '9e4a9b23-cb0c-4190-a17e-14426d979cf2', '500 g, Sedang', 'D***n P.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/arabika-gayo-bubuk.webp"]', NULL, NULL, NULL, 1794725971932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d0aa8de2-e698-42c4-a2d0-6a2add9b829c', '9e4a9b23-cb0c-4190-a17e-14426d979cf2', '200 g, Biji utuh', 'N*** P.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1794545971932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('813007a0-2d05-4468-949d-2c28634ff362', '9e4a9b23-cb0c-4190-a17e-14426d979cf2', '500 g, Sedang', 'R***a M.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1794499171932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('cbec5f07-684e-4e6c-833f-4063bcae10eb', '9e4a9b23-cb0c-4190-a17e-14426d979cf2', '500 g, Halus', 'M***a G.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1793872771932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('27751c7c-2361-486f-9910-c0431a7d6efd', '9e4a9b23-cb0c-4190-a17e-14426d979cf2', '500 g, Sedang', 'A***i B.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1793433571932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d9570bcf-823e-4128-b141-628270ac6c92', '9e4a9b23-cb0c-4190-a17e-14426d979cf2', '500 g, Halus', 'C***t M.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/arabika-gayo-bubuk.webp"]', NULL, NULL, NULL, 1792925971932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1729d289-4f49-4855-a0d5-ffc6564ae25b', '9e4a9b23-cb0c-4190-a17e-14426d979cf2', '500 g, Halus', 'J***o S.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1792515571932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d9e990ae-cff1-4fd4-9aa4-9c66dc3f9390', '9e4a9b23-cb0c-4190-a17e-14426d979cf2', '200 g, Biji utuh', 'P***i M.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1792148371932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e8f3c548-76ff-4058-b392-59ec25530f4b', '9e4a9b23-cb0c-4190-a17e-14426d979cf2', '200 g, Kasar', 'D***s A.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1791539971932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('647e7b85-0cc7-4eb7-acad-8bce59b850d1', '9e4a9b23-cb0c-4190-a17e-14426d979cf2', '1 kg, Biji utuh', 'A***s S.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1791064771932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bb39aac0-5a6d-4d74-bcec-13c483fd561e', '9e4a9b23-cb0c-4190-a17e-14426d979cf2', '1 kg, Biji utuh', 'N***i K.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1790647171932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('182ce013-069f-43b6-8e74-e0a0d8dd8a77', '9e4a9b23-cb0c-4190-a17e-14426d979cf2', '200 g, Kasar', 'W***n S.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1790099971932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b5d20895-f457-4218-8c1b-7badc979dc5e', '9e4a9b23-cb0c-4190-a17e-14426d979cf2', '200 g, Biji utuh', 'B***g H.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1789534771932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4a16b1a9-763f-456f-9ebf-ae8ee1222e4b', '9e4a9b23-cb0c-4190-a17e-14426d979cf2', '500 g, Biji utuh', 'S***l S.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1789199971932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c33737de-c00e-4181-a9ea-e5d4cad08342', 'a267e23a-baf9-4c80-96db-b098c0ffd1b4', 'Halus', 'S***i W.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1794934771932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3ff23822-9387-48fd-8ec0-55bc49f096d9', 'a267e23a-baf9-4c80-96db-b098c0ffd1b4', 'Biji utuh', 'M***a G.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1794729571932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7653c202-4c91-44a0-951b-c74fc4d51919', 'a267e23a-baf9-4c80-96db-b098c0ffd1b4', 'Kasar', 'Y***s M.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/arabika-toraja.webp","/assets/contoh-1/kopi/arabika-toraja-cangkir.webp"]', NULL, NULL, NULL, 1794463171932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f9c1dc33-c8cb-43b1-aa69-f404e35835df', 'a267e23a-baf9-4c80-96db-b098c0ffd1b4', 'Kasar', 'T***u I.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1793941171932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3d17e8d8-afa7-49d7-877d-58ba0f30423c', 'a267e23a-baf9-4c80-96db-b098c0ffd1b4', 'Biji utuh', 'N***i', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1793444371932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1d07c1c5-fc10-402d-a81d-e92aca87a484', 'a267e23a-baf9-4c80-96db-b098c0ffd1b4', 'Halus', 'E***o P.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1793048371932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('512e767d-c835-4c6c-b6fd-7c82e5ba130b', 'a267e23a-baf9-4c80-96db-b098c0ffd1b4', 'Halus', 'N***i K.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1792911571932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('043dc04d-b9b0-4cde-97ac-2ce8fe22182b', 'a267e23a-baf9-4c80-96db-b098c0ffd1b4', 'Halus', 'J***o S.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1792645171932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('62ee3a09-b9d8-43b6-a90d-78f97f27a64f', 'a267e23a-baf9-4c80-96db-b098c0ffd1b4', 'Biji utuh', 'R***a M.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/arabika-toraja.webp","/assets/contoh-1/kopi/arabika-toraja-cangkir.webp"]', NULL, NULL, NULL, 1792443571932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b2cfc083-127f-45b4-b197-751f6ef7a43e', 'a267e23a-baf9-4c80-96db-b098c0ffd1b4', 'Sedang', 'A***f H.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1792029571932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a5a19438-70c9-4b58-a1b7-7707ee941b67', 'a267e23a-baf9-4c80-96db-b098c0ffd1b4', 'Kasar', 'R***y R.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1791457171932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c6b005e0-a18e-4600-a130-eadfc7680674', 'a267e23a-baf9-4c80-96db-b098c0ffd1b4', 'Kasar', 'S***l S.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1790913571932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ca0889af-9f0c-46a9-bcec-832929119fb3', '9546e50b-4d99-40a1-be4a-f37846f4e2ad', '', 'R***a S.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1795031971932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fe3fa915-fbc3-4a0b-a0f8-91c9397b9c6a', '9546e50b-4d99-40a1-be4a-f37846f4e2ad', '', 'C***t M.', 5, 'Praktis dibawa dinas, tinggal air panas dari dispenser hotel. Rasanya jauh di atas kopi saset.', '["/assets/contoh-1/kopi/drip-bag.webp","/assets/contoh-1/kopi/drip-bag-seduh.webp"]', NULL, NULL, NULL, 1794661171932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('47631429-ae48-4e1e-98ed-250fbade3efc', '9546e50b-4d99-40a1-be4a-f37846f4e2ad', '', 'A***d F.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1794185971932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3434aed9-476f-478a-aecd-f12f25377ea2', '9546e50b-4d99-40a1-be4a-f37846f4e2ad', '', 'N***i K.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1793876371932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2e279468-5d7e-4209-bac7-0eaee61bdca7', '9546e50b-4d99-40a1-be4a-f37846f4e2ad', '', 'Y***a T.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1793365171932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1a8d60a9-4c34-4bba-979c-8debc47fb711', '9546e50b-4d99-40a1-be4a-f37846f4e2ad', '', 'M***i', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1792958371932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('dfa8528b-4a63-48c1-88f9-efa27380fa08', '9546e50b-4d99-40a1-be4a-f37846f4e2ad', '', 'N***i', 5, 'Kantungnya kuat, tidak robek walau airnya dituang agak kencang.', '[]', NULL, NULL, NULL, 1792407571932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('693be930-a3d6-4d04-8627-154e13146bbc', '9546e50b-4d99-40a1-be4a-f37846f4e2ad', '', 'E***o P.', 4, 'Enak dan wangi. Cukup untuk satu cangkir kecil, kalau gelas besar agak encer.', '[]', NULL, NULL, NULL, 1792303171932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('139bbda7-2bda-49e3-883a-ae05a2956b27', '9546e50b-4d99-40a1-be4a-f37846f4e2ad', '', 'B***g H.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1792051171932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e6b242a5-c8e6-4db4-806a-9a91ba522382', '9546e50b-4d99-40a1-be4a-f37846f4e2ad', '', 'R***y R.', 4, 'Rasa pas, harga masih masuk akal. Semoga ada pilihan tanpa kafein.', '[]', NULL, NULL, NULL, 1791752371932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1faba34a-82bf-4073-b478-128fbb227498', '9546e50b-4d99-40a1-be4a-f37846f4e2ad', '', 'M***e S.', 5, 'Stok wajib di laci kantor. Teman sebelah meja sekarang ikut pesan.', '[]', NULL, NULL, NULL, 1791122371932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c341910a-2da6-4b9a-95b5-dbb02053b13e', '9546e50b-4d99-40a1-be4a-f37846f4e2ad', '', 'F***i H.', 5, 'Buat suvenir pernikahan, tamu banyak yang tanya beli di mana.', '[]', NULL, NULL, NULL, 1790855971932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5d81e0d5-5fd1-47d1-8405-ecde42aee61d', '9546e50b-4d99-40a1-be4a-f37846f4e2ad', '', 'L***i W.', 5, 'Dibawa naik Gunung Prau, ringan dan sampahnya sedikit. Sarapan jadi istimewa.', '["/assets/contoh-1/kopi/drip-bag.webp","/assets/contoh-1/kopi/drip-bag-seduh.webp"]', NULL, NULL, NULL, 1790596771932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('20392f05-689a-432f-a67c-471af19e62cb', 'c3c13bc4-3017-4ee1-8e1d-5071cc51f9df', 'Gayo', 'C***t M.', 5, 'Dibawa naik Gunung Prau, ringan dan sampahnya sedikit. Sarapan jadi istimewa.', '["/assets/contoh-1/kopi/drip-bag-satuan.webp","/assets/contoh-1/kopi/drip-bag-satuan-biji.webp"]', NULL, NULL, NULL, 1794884371932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ca5a39ca-90ed-4031-92cb-5e89d43b4cf5', 'c3c13bc4-3017-4ee1-8e1d-5071cc51f9df', 'Gayo', 'N***i K.', 5, 'Stok wajib di laci kantor. Teman sebelah meja sekarang ikut pesan.', '[]', NULL, NULL, NULL, 1794733171932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4c8d9390-3f38-436d-89f0-498e9adaf7b5', 'c3c13bc4-3017-4ee1-8e1d-5071cc51f9df', 'Toraja', 'T***u I.', 4, 'Rasa pas, harga masih masuk akal. Semoga ada pilihan tanpa kafein.', '[]', NULL, NULL, NULL, 1794571171932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b0dd0aab-2492-489a-9895-e4ce494ce698', 'c3c13bc4-3017-4ee1-8e1d-5071cc51f9df', 'Toraja', 'R***y R.', 5, 'Kantungnya kuat, tidak robek walau airnya dituang agak kencang.', '[]', NULL, NULL, NULL, 1793930371932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('da071ea0-2a07-4cae-8481-ce46f684afef', 'c3c13bc4-3017-4ee1-8e1d-5071cc51f9df', 'Gayo', 'A***d F.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793782771932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('91b0d5f8-8498-4d6d-8cdb-49a7215c1b6c', 'c3c13bc4-3017-4ee1-8e1d-5071cc51f9df', 'Gayo', 'F***i H.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1793343571932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b4d1a8b8-3ba5-4254-b422-92c26bb388a4', 'c3c13bc4-3017-4ee1-8e1d-5071cc51f9df', 'Toraja', 'N*** P.', 4, 'Enak dan wangi. Cukup untuk satu cangkir kecil, kalau gelas besar agak encer.', '[]', NULL, NULL, NULL, 1792918771932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d4713e9d-6250-43d0-8336-75ba2a9b71e4', 'c3c13bc4-3017-4ee1-8e1d-5071cc51f9df', 'Toraja', 'H***a G.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1792616371932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('729a3750-ac73-4dfe-846e-575fa132b00a', 'c3c13bc4-3017-4ee1-8e1d-5071cc51f9df', 'Gayo', 'R***a S.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1792385971932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7d1c867e-cd8a-4288-8b37-207b9917d3fd', 'c3c13bc4-3017-4ee1-8e1d-5071cc51f9df', 'Gayo', 'S***i A.', 5, 'Praktis dibawa dinas, tinggal air panas dari dispenser hotel. Rasanya jauh di atas kopi saset.', '["/assets/contoh-1/kopi/drip-bag-satuan.webp","/assets/contoh-1/kopi/drip-bag-satuan-biji.webp"]', NULL, NULL, NULL, 1791989971932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5e57f343-4f97-4836-a927-85b5cd09d8e5', 'c3c13bc4-3017-4ee1-8e1d-5071cc51f9df', 'Gayo', 'M***a G.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1791565171932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c3fe75d4-b036-48ce-ba43-eb9a2d6f4816', 'c3c13bc4-3017-4ee1-8e1d-5071cc51f9df', 'Gayo', 'D***i A.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1791147571932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('11610ea3-897e-4f59-88a5-c1ee317094f1', 'c3c13bc4-3017-4ee1-8e1d-5071cc51f9df', 'Toraja', 'A***i B.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1791007171932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('478c84d6-8b6f-43e2-ae82-f06bccab62e9', 'c3c13bc4-3017-4ee1-8e1d-5071cc51f9df', 'Gayo', 'S***l S.', 5, 'Buat suvenir pernikahan, tamu banyak yang tanya beli di mana.', '[]', NULL, NULL, NULL, 1790942371932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f22ed808-4242-4eb0-acfb-64ff570f62da', 'c3c13bc4-3017-4ee1-8e1d-5071cc51f9df', 'Toraja', 'N***i', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1790467171932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('04fc0cb5-020c-4d0f-ace0-b5b0ee3d64d1', 'f08a3d29-f9da-46c6-a526-644cfeac2422', '', 'L***i W.', 3, 'Enak, tetapi menurut saya sangrainya terlalu gelap.', '[]', 'Terima kasih, Pak. Bila suka yang lebih terang, silakan coba arabika Solok kami.', NULL, NULL, 1794862771932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('194443b9-8c54-4fdf-9da3-4b54febdd943', 'f08a3d29-f9da-46c6-a526-644cfeac2422', '', 'F***i H.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1794801571932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('35071642-c02b-4cfb-baab-f60a3b782f58', 'f08a3d29-f9da-46c6-a526-644cfeac2422', '', 'R***y R.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1794211171932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d4015a0d-a843-41bb-84fd-21863eb54de2', 'f08a3d29-f9da-46c6-a526-644cfeac2422', '', 'T***u I.', 5, 'Bapak saya pensiunan kereta, katanya persis kopi stasiun zaman dulu.', '[]', NULL, NULL, NULL, 1794103171932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('70f86b78-726d-4826-8466-4ff9ab5c5c17', 'f08a3d29-f9da-46c6-a526-644cfeac2422', '', 'M***e S.', 5, 'Dibuat es kopi susu gula aren tetap terasa kopinya. Anak-anak kos minta terus.', '[]', NULL, NULL, NULL, 1793811571932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('76a232fb-00f5-4bec-9279-6dd5a957ba8f', 'f08a3d29-f9da-46c6-a526-644cfeac2422', '', 'B***g H.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793512771932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6b1d7d4a-a587-4be6-8e94-04b75ca6367f', 'f08a3d29-f9da-46c6-a526-644cfeac2422', '', 'A***s S.', 5, 'Untuk warung saya paling laku. Gula sedikit saja sudah enak.', '[]', NULL, NULL, NULL, 1792897171932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e0b296f2-c2a8-4d38-9378-903fef36f680', 'f08a3d29-f9da-46c6-a526-644cfeac2422', '', 'C***t M.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1792313971932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('256f0fb4-2932-47e7-bcac-4c9d6b224a1a', 'f08a3d29-f9da-46c6-a526-644cfeac2422', '', 'S***i A.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1791673171932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('494ce6a7-2ae4-43a0-ba9f-468c11bda8ed', 'f08a3d29-f9da-46c6-a526-644cfeac2422', '', 'N*** P.', 5, 'Bodinya tebal dan pahitnya bersih. Ampasnya turun cepat, tidak mengambang.', '["/assets/contoh-1/kopi/robusta-lampung.webp","/assets/contoh-1/kopi/robusta-lampung-tubruk.webp"]', NULL, NULL, NULL, 1791277171932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3b2bfcb7-6c3c-43d5-900c-de602a9d316c', 'f08a3d29-f9da-46c6-a526-644cfeac2422', '', 'E***o P.', 4, 'Harganya bersahabat dan tidak ada rasa jagung gosong.', '[]', NULL, NULL, NULL, 1791089971932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a075afd2-a544-47f8-844f-396d7e9831bb', 'f08a3d29-f9da-46c6-a526-644cfeac2422', '', 'S***l S.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1791046771932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f6919612-0955-412d-b40a-da8e5931d5ef', 'f08a3d29-f9da-46c6-a526-644cfeac2422', '', 'R***a S.', 4, 'Kuat sekali, sore hari saya kurangi takarannya supaya bisa tidur.', '[]', NULL, NULL, NULL, 1790438371932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7be4cf62-c50c-41c5-98b9-6ec7824db185', 'f08a3d29-f9da-46c6-a526-644cfeac2422', '', 'Y***a T.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1790099971932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('df7a68a9-c260-45e1-90b7-bb2bfc38be0e', 'f08a3d29-f9da-46c6-a526-644cfeac2422', '', 'N***i K.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1789909171932);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fed139d4-b78c-44cd-a9fb-42328d37fd92', 'f08a3d29-f9da-46c6-a526-644cfeac2422', '', 'S***i W.', 5, 'Rasa kopi di rumah kakek dulu. Langsung habis satu bungkus dalam dua minggu.', '[]', NULL, NULL, NULL, 1789315171932);
--> statement-breakpoint
INSERT INTO "shop_state" VALUES (1, '{"name":"Sangrai Rimba","description":"Kopi Nusantara yang disangrai setiap Selasa dan Jumat di Bandung, dikirim paling lambat dua hari setelah sangrai.","logo":"","theme":"forest","customerCarePhone":"+6281321450967","whatsappShown":true,"watermarkShown":true,"city":"Kota Bandung","originRegency":"32.73","pickup":{"address":"Jl. Braga No. 10, Sumur Bandung, Kota Bandung","postcode":"40111","point":{"latitude":-6.9178,"longitude":107.6093}},"banners":[{"image":"/assets/contoh-1/kopi/banner-panen.webp","link":"/products/biji-kopi","title":"Panen baru dari Gayo dan Toraja"},{"image":"/assets/contoh-1/kopi/banner-seduh.webp","link":"/products/alat-seduh","title":"Mulai seduh manual di rumah"},{"image":"/assets/contoh-1/kopi/banner-dingin.webp","link":"/products/minuman","title":"Kopi botol dingin untuk siang yang panjang"}],"popup":{"active":false,"image":"","link":null},"googleAnalyticsId":null,"metaPixelId":null,"businessName":"CV Sangrai Rimba","businessAddress":"Jl. Merdeka No. 10, Kota Bandung","businessEmail":"halo@kopi.contoh.id","openingHours":"Senin–Sabtu 08.00–17.00 WIB","returnDays":3,"npwp":null,"phoneCountries":{"only":[],"except":[]},"hstsPreload":false,"bankAccount":{"bank":"BCA","number":"1234567890","holder":"SANGRAI RIMBA"},"termsConfirmed":false,"coins":{"earnPercent":1,"usePercent":50},"affiliate":{"percent":5,"maximum":null},"sellerMessages":{"email":null,"phone":null,"daily":false,"lowStock":3},"companyId":1,"host":"kopi.localhost","demo":true,"maintenance":false,"clockOffsetMs":0,"footerMenu":[{"title":"Tentang Kami","slug":"tentang-kami","url":null,"children":[]},{"title":"Cara Belanja","slug":"cara-belanja","url":null,"children":[]},{"title":"Pengiriman","slug":"pengiriman","url":null,"children":[]},{"title":"Pengembalian","slug":"pengembalian","url":null,"children":[]},{"title":"Syarat & Ketentuan","slug":"syarat-ketentuan","url":null,"children":[]},{"title":"Kebijakan Privasi","slug":"kebijakan-privasi","url":null,"children":[]}],"legalVersion":"2026-11-01"}', 1795384772096, NULL);
--> statement-breakpoint
INSERT INTO "simulated_payment" VALUES ('8fc94ee4-b723-4a29-8b40-480751defff6', 'INV-20261123-VFZPF-1', 'INV-20261123-VFZPF-1', 96000, 'bank_transfer', 'bri', '000010263098540501', NULL, 'pending', '[]', 1795384051932, 1795470451932, NULL);
--> statement-breakpoint
INSERT INTO "simulator_account" VALUES (1, 'SB-simulator-b80b715e-e025-42ee-bc2a-0ae0faf92f84', 'none');
--> statement-breakpoint
INSERT INTO "order_voucher" VALUES ('00f6b98c-cd00-4e7e-97b1-74c55e857f10', 'shipping', 'e6e1dee5-a98e-45a9-87cf-ea840910f895', 'ONGKIRGRATIS', 'Gratis ongkir', 0, 18000, 'USED', '', 'aa1862ea-5211-4aa0-8955-8e0d67aba0ac', '+6281234567890');
--> statement-breakpoint
INSERT INTO "voucher_claim" VALUES ('c:aa1862ea-5211-4aa0-8955-8e0d67aba0ac', 'e6e1dee5-a98e-45a9-87cf-ea840910f895', 1795298371932);
--> statement-breakpoint
INSERT INTO "voucher_claim" VALUES ('c:aa1862ea-5211-4aa0-8955-8e0d67aba0ac', 'dec72060-e65d-4a4a-a7ff-4b534a28c85a', 1795298371932);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('39d690be-47e8-4793-921b-08bb304d0010', 'SERUPUT', 'Diskon 10%', 'Untuk semua isi toko.', 1760824771375, 1838653199999, 0, 1, 10, 25000, 120000, 0, NULL, 0, NULL, '[]', '[]', 0, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('0b0bc22f-5325-454a-ab93-a1f91db0591e', 'ALATSEDUH', 'Potongan alat seduh', 'Dripper, ketel, cangkir, dan setnya.', 1760824771375, 1838653199999, 0, 0, 40000, NULL, 300000, 0, NULL, 0, NULL, '["alat-seduh"]', '[]', 0, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('6ab4423f-c41b-441e-9bd5-52737476b4fe', 'KOINPAGI', 'Cashback 8%', 'Koin masuk setelah pesanan selesai.', 1760824771375, 1838653199999, 1, 1, 8, 20000, 80000, 0, NULL, 0, NULL, '[]', '[]', 0, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('c2fafef0-726b-4c0b-a26f-673d8cc4a26c', 'PANENBARU', 'Panen baru Gayo', 'Kuota terbatas.', 1760824771375, 1838653199999, 0, 0, 15000, NULL, 0, 0, 3, 0, NULL, '[]', '["9e4a9b23-cb0c-4190-a17e-14426d979cf2"]', 0, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('8660e5b1-4278-42ce-8d17-25c894b4d587', 'TEMANNGOPI', 'Khusus teman ngopi', 'Hanya lewat tautan ini.', 1760824771375, 1838653199999, 0, 1, 15, 30000, 100000, 0, NULL, 0, 2, '[]', '[]', 0, 0);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('e6e1dee5-a98e-45a9-87cf-ea840910f895', 'ONGKIRGRATIS', 'Gratis ongkir', 'Untuk semua kurir dan semua kota.', 1760824771375, 1833469199999, 0, 1, 100, 20000, 150000, 1, NULL, 1, NULL, '[]', '[]', 0, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('158a26cc-18e1-4cb9-8b3c-c14783b5e84d', 'KENALAN', 'Potongan belanja pertama', 'Satu kali untuk setiap pelanggan baru.', 1760824771375, NULL, 0, 0, 15000, NULL, 60000, 0, NULL, 0, 1, '[]', '[]', 1, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('dec72060-e65d-4a4a-a7ff-4b534a28c85a', 'OKTOBERCERIA', 'Oktober ceria', 'Promo bulan lalu.', 1760824771375, 1795280399999, 0, 1, 10, 15000, 0, 0, NULL, 0, NULL, '[]', '[]', 0, 0);
--> statement-breakpoint
INSERT INTO "wish" VALUES ('af92a3b4-4c66-4e00-9aa3-bb31aa856cf2', 'c:aa1862ea-5211-4aa0-8955-8e0d67aba0ac', 'c1665bd5-8abf-493c-8e19-a505dd693652', NULL, 1149000, 1, 1795211971932);
--> statement-breakpoint
INSERT INTO "wish" VALUES ('7ee62963-f9ba-4ab6-aab1-89f6fe9ec7d3', 'c:aa1862ea-5211-4aa0-8955-8e0d67aba0ac', '20764528-e77e-447b-8085-1c15db33b747', NULL, 231250, 1, 1794866371932);
--> statement-breakpoint
INSERT INTO "wish" VALUES ('7fe61fc4-9280-4105-966f-5b26aa8713f7', 'c:aa1862ea-5211-4aa0-8955-8e0d67aba0ac', '56e9f010-1e5b-4088-88aa-1bfaa8457778', NULL, 129000, 1, 1794607171932);
--> statement-breakpoint
INSERT INTO "wish" VALUES ('101f8836-eb3b-4a86-99e7-798499dd6310', 'c:aa1862ea-5211-4aa0-8955-8e0d67aba0ac', 'efd8d084-ff53-4319-9d5f-f1a2a3a19bd1', NULL, 689000, 0, 1794088771932);
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
CREATE INDEX `cart_line_by_variant` ON `cart_line` (`variant_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `cart_line_once` ON `cart_line` (`owner`,`variant_id`);
--> statement-breakpoint
CREATE INDEX `branch_facet_by_value` ON `branch_facet` (`branch`,`value`,`products`);
--> statement-breakpoint
CREATE INDEX `branch_facet_by_name` ON `branch_facet` (`branch`,`name`,`products`);
--> statement-breakpoint
CREATE INDEX `category_branch_by_slug` ON `category_branch` (`slug`);
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
CREATE INDEX `tier_price_by_variant` ON `tier_price` (`variant_id`);
--> statement-breakpoint
CREATE INDEX `variant_by_product` ON `variant` (`product_id`,`position`);
--> statement-breakpoint
CREATE INDEX `article_by_date` ON `article` (`published_at`);
--> statement-breakpoint
CREATE INDEX `article_by_category` ON `article` (`category_slug`,`published_at`);
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
CREATE INDEX `coin_lot_by_expiry` ON `coin_lot` (`customer_id`,`expires_at`);
--> statement-breakpoint
CREATE INDEX `coin_use_by_order` ON `coin_use` (`order_id`);
--> statement-breakpoint
CREATE INDEX `ledger_entry_by_account` ON `ledger_entry` (`account`,`id`);
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
CREATE UNIQUE INDEX `bill_amount_tells_payer` ON `bill` (`account`,`amount`) WHERE "bill"."account" IS NOT NULL AND "bill"."status" = 'UNPAID';
--> statement-breakpoint
CREATE UNIQUE INDEX `charge_attempt` ON `charge` (`bill_code`,`attempt`);
--> statement-breakpoint
CREATE INDEX `charge_by_account` ON `charge` (`account`,`created_at`) WHERE "charge"."account" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `order_event_by_order` ON `order_event` (`order_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_line_once` ON `order_line` (`order_id`,`variant_id`);
--> statement-breakpoint
CREATE INDEX `order_line_by_flash_sale` ON `order_line` (`flash_sale_id`,`variant_id`);
--> statement-breakpoint
CREATE INDEX `order_line_by_image` ON `order_line` (`image`);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_number_unique` ON `orders` (`number`);
--> statement-breakpoint
CREATE INDEX `order_by_customer` ON `orders` (`customer_id`,`placed_at`);
--> statement-breakpoint
CREATE INDEX `order_by_visitor` ON `orders` (`visitor_id`,`placed_at`);
--> statement-breakpoint
CREATE INDEX `order_by_age` ON `orders` (`placed_at`,`id`);
--> statement-breakpoint
CREATE INDEX `order_by_status` ON `orders` (`status`,`pay_by`);
--> statement-breakpoint
CREATE INDEX `order_by_status_and_age` ON `orders` (`status`,`placed_at`,`id`);
--> statement-breakpoint
CREATE INDEX `order_open_by_street` ON `orders` ("address" ->> '$.street') WHERE "orders"."status" IN ('PENDING', 'PROCESSING', 'CHANGE_PROCESSING', 'SHIPPING');
--> statement-breakpoint
CREATE INDEX `order_by_phone` ON `orders` ("address" ->> '$.phone');
--> statement-breakpoint
CREATE INDEX `stock_hold_by_variant` ON `stock_hold` (`variant_id`) WHERE "stock_hold"."state" = 'HELD';
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
CREATE INDEX `review_photo_by_review` ON `review_photo` (`review_id`);
--> statement-breakpoint
CREATE INDEX `review_by_product` ON `review` (`product_id`,`created_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `review_once_a_line` ON `review` (`order_id`,`order_position`);
--> statement-breakpoint
CREATE INDEX `tag_purchase_by_age` ON `tag_purchase` (`created_at`);
--> statement-breakpoint
CREATE INDEX `affiliate_click_by_visitor` ON `affiliate_click` (`code`,`visitor`,`at`);
--> statement-breakpoint
CREATE INDEX `affiliate_click_by_network` ON `affiliate_click` (`code`,`network`,`at`);
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
CREATE INDEX `voucher_by_start` ON `voucher` (`listed`,`starts_at`);
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
  DELETE FROM category_branch WHERE (branch, slug) NOT IN (SELECT branch, slug FROM category_branch_source);
  INSERT OR IGNORE INTO category_branch (branch, slug) SELECT branch, slug FROM category_branch_source;
END;
--> statement-breakpoint
CREATE TRIGGER branch_on_category_move AFTER UPDATE OF parent_slug ON category WHEN NEW.parent_slug IS NOT OLD.parent_slug BEGIN
  DELETE FROM category_branch WHERE (branch, slug) NOT IN (SELECT branch, slug FROM category_branch_source);
  INSERT OR IGNORE INTO category_branch (branch, slug) SELECT branch, slug FROM category_branch_source;
END;
--> statement-breakpoint
CREATE TRIGGER branch_on_category_delete AFTER DELETE ON category BEGIN
  DELETE FROM category_branch WHERE (branch, slug) NOT IN (SELECT branch, slug FROM category_branch_source);
  INSERT OR IGNORE INTO category_branch (branch, slug) SELECT branch, slug FROM category_branch_source;
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
