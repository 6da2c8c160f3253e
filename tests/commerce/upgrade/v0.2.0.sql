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
CREATE TABLE `category` (
	`slug` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`image` text NOT NULL,
	`position` integer NOT NULL,
	`parent_slug` text
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
	`tries` integer DEFAULT 0 NOT NULL,
	`expires_at` integer NOT NULL,
	`spent_at` integer,
	CONSTRAINT "google_pending_login_tries" CHECK("google_pending_login"."tries" >= 0)
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
INSERT INTO "__drizzle_migrations" VALUES (NULL, '', 1795379586422);
--> statement-breakpoint
INSERT INTO "customer_address" VALUES ('17ce7eaf-25a2-4469-a22c-f6f53ed66821', '1e5131f198e670d5b84260fc6f0b719b954b1b9aa5d0b88107b3390c22c7f415', '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 1795382729587, '', NULL, NULL);
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
INSERT INTO "listing" VALUES (1, '142b0e19-c2ea-4b07-8516-871b39656fd8', 'biji-kopi', 0, 3182, 1795382728753, '[["Berat bersih","Sesuai varian"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010418-29"],["Halal","ID32110004418760924"],["Simpan hingga","12 bulan sejak tanggal sangrai"],["Negara asal","Indonesia"],["Ukuran","200 g"],["Ukuran","500 g"],["Ukuran","1 kg"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 78000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (2, 'a2aea53f-3e46-40bb-b8d8-30b3f786505a', 'biji-kopi', 1, 1407, 1795382728752, '[["Berat bersih","200 g"],["Proses","Giling basah"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010419-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 92000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (3, '0bbabc2e-1abb-404f-9460-858991d40d03', 'biji-kopi', 2, 5620, 1795382728751, '[["Berat bersih","250 g"],["Komposisi","100% robusta"],["Tingkat sangrai","Gelap"],["PIRT","2063273010420-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 39500, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (4, 'cddcffdb-a2f4-4299-bedf-424f6f94ceaa', 'biji-kopi', 3, 624, 1795382728750, '[["Berat bersih","200 g"],["Proses","Honey"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010421-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Sedang"]]', 105000, 0, 0);
--> statement-breakpoint
INSERT INTO "listing" VALUES (5, '03637a5e-8057-4352-8fbe-8ae7fa8bf361', 'siap-seduh', 4, 2035, 1795382728749, '[["Berat bersih","100 g (10 × 10 g)"],["Komposisi","100% arabika"],["PIRT","2063273010423-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 82000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (6, 'a78d7544-0283-4464-b4ac-8b53ad23a818', 'siap-seduh', 5, 4870, 1795382728748, '[["Berat bersih","10 g"],["Komposisi","100% arabika"],["PIRT","2063273010423-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Asal","Gayo"],["Asal","Toraja"]]', 9000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (7, 'c71df9ec-54c8-4702-b402-236b9ee5e56d', 'minuman', 6, 1926, 1795382728747, '[["Isi bersih","1 liter"],["Komposisi","Kopi, air, susu segar, gula aren (kecuali Hitam)"],["BPOM","MD 271028004127"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"],["Rasa","Gula Aren"],["Rasa","Pandan"],["Rasa","Hitam"]]', 69000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (8, 'd08c86ae-a434-4e29-a8e4-03ea25279745', 'alat-seduh', 7, 538, 1795382728746, '[["Bahan","Keramik stoneware"],["Kapasitas","1–2 cangkir"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"],["Warna","Putih"],["Warna","Hijau Sage"],["Warna","Terakota"]]', 145000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (9, '9b3ab47d-a9fb-4094-961f-e7b297908780', 'alat-seduh', 8, 412, 1795382728745, '[["Bahan","Baja tahan karat 304, kayu"],["Kapasitas","800 ml"],["Merek","Sangrai Rimba"],["Garansi","1 tahun"],["Negara asal","Indonesia"],["Warna","Hitam"],["Warna","Perak"]]', 325000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (10, '7dba6323-21db-4dec-ba30-9d541c783282', 'cangkir-tumbler', 9, 482, 1795382728744, '[["Bahan","Keramik stoneware"],["Kapasitas","220 ml"],["Isi paket","1 cangkir, 1 tatakan"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"],["Warna","Gading"],["Warna","Hijau"],["Warna","Biru"]]', 89000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (11, 'f4f305e6-fc4f-4576-aba0-e77c63cb98cd', 'alat-seduh', 10, 203, 1795382728743, '[["Isi paket","5 barang"],["Bahan","Keramik, kaca borosilikat, baja, kayu"],["Merek","Sangrai Rimba"],["Garansi","Penggiling 1 tahun"],["Negara asal","Indonesia"]]', 749000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (12, '31dfced0-cab8-4830-b583-76bc6c6b5543', 'kelas', 11, 766, 1795382728742, '[["Format","PDF dan EPUB"],["Halaman","112"],["Bahasa","Indonesia"],["Penulis","Tim Sangrai Rimba"]]', 49000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (13, '5a49b100-3020-452d-aa5f-64a9c1d96697', 'racikan', 12, 2874, 1795382728741, '[["Komposisi","Arabika 70%, robusta 30%"],["Cocok untuk","Espreso, moka pot, kopi susu"],["Proses","Campuran"],["PIRT","2063273010434-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","250 g"],["Ukuran","500 g"],["Ukuran","1 kg"],["Gilingan","Biji utuh"],["Gilingan","Halus"],["Tingkat sangrai","Sedang"],["Tingkat sangrai","Gelap"]]', 72000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (14, '037e9c41-a8e7-4878-b7e7-51e8360fd243', 'racikan', 13, 1345, 1795382728740, '[["Komposisi","100% arabika"],["Cocok untuk","Dripper, mesin tetes, french press"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010435-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","200 g"],["Ukuran","500 g"],["Gilingan","Biji utuh"],["Gilingan","Sedang"],["Gilingan","Kasar"],["Kemasan","Kantong"],["Kemasan","Kaleng"]]', 79000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (15, 'a06aa37b-1879-4489-b414-225d1d6b08ce', 'racikan', 14, 4415, 1795382728739, '[["Berat bersih","500 g"],["Komposisi","100% robusta"],["Tingkat sangrai","Gelap"],["Cocok untuk","Tubruk"],["PIRT","2063273010436-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 62000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (16, 'd5e30805-93a2-484d-b204-9e5ce80628f2', 'racikan', 15, 497, 1795382728738, '[["Berat bersih","200 g"],["Asal","Aceh Tengah"],["Kafein","Paling banyak 0,3%"],["Tingkat sangrai","Sedang"],["PIRT","2063273010437-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 118000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (17, '6ea1787f-05da-45be-a377-fcb3c28e9aa2', 'penggiling-timbangan', 16, 846, 1795382728737, '[["Bahan","Aluminium, baja tahan karat, kayu"],["Kapasitas","25 g"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"],["Warna","Hitam"],["Warna","Perak"]]', 399000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (18, 'bd5c6510-1933-414e-b0b5-4bc5d466ff0b', 'penggiling-timbangan', 17, 173, 1795382728736, '[["Daya","150 W"],["Kapasitas","200 g"],["SNI","SNI IEC 60335-2-14:2011"],["Merek","Bara Api"],["Garansi","2 tahun"],["Negara asal","Tiongkok"]]', 1149000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (19, '4754e920-f573-4aac-be1a-0ad5f88e68b0', 'penggiling-timbangan', 18, 1420, 1795382728735, '[["Kapasitas","2.000 g"],["Ketelitian","0,1 g"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"],["Warna","Hitam"],["Warna","Putih"]]', 185000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (20, '120cae92-994a-4a51-8a20-c1e4b0412016', 'alat-seduh', 19, 296, 1795382728734, '[["Bahan","Baja tahan karat 304"],["Daya","800 W, 220 V"],["SNI","SNI IEC 60335-2-15:2011"],["Merek","Bara Api"],["Garansi","2 tahun"],["Negara asal","Tiongkok"],["Warna","Hitam"],["Warna","Putih"]]', 689000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (21, 'fac96ebc-c387-4021-b1ee-af5da67cb2cb', 'cangkir-tumbler', 20, 1215, 1795382728733, '[["Bahan","Baja tahan karat 304, lapisan keramik"],["Tahan panas","6 jam"],["Merek","Sangrai Rimba"],["Garansi","6 bulan"],["Negara asal","Tiongkok"],["Warna","Hijau"],["Warna","Krem"],["Warna","Hitam"],["Kapasitas","350 ml"],["Kapasitas","500 ml"],["Tutup","Geser"],["Tutup","Ulir"]]', 165000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (22, '772d2dcf-f379-45a0-a393-8379e2a01642', 'cangkir-tumbler', 21, 377, 1795382728732, '[["Bahan","Kaca borosilikat"],["Kapasitas","250 ml"],["Isi paket","2 gelas"],["Merek","Sangrai Rimba"],["Negara asal","Tiongkok"]]', 129000, 1, 0);
--> statement-breakpoint
INSERT INTO "listing" VALUES (23, 'adc38bbe-c3fe-47dc-aaf4-4828c9d78519', 'cangkir-tumbler', 22, 468, 1795382728731, '[["Bahan","Baja berlapis enamel"],["Kapasitas","350 ml"],["Merek","Jejak"],["Negara asal","Indonesia"],["Warna","Putih"],["Warna","Hijau Lumut"],["Warna","Biru Dongker"]]', 55000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (24, '45b85c08-8edf-4532-b017-c7ad7d033939', 'kelas', 23, 319, 1795382728730, '[["Jenis","Kode digital"],["Berlaku","12 bulan"],["Penerbit","Sangrai Rimba"],["Nominal","Rp 100.000"],["Nominal","Rp 250.000"],["Nominal","Rp 500.000"]]', 100000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (25, '45774cc3-e14c-482e-a411-e7f51fe4ed23', 'kelas', 24, 241, 1795382728729, '[["Format","Video 1080p"],["Durasi","2 jam 10 menit"],["Bahasa","Indonesia"],["Akses","12 bulan"]]', 125000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (26, 'fec4f85d-d455-443e-af98-64b6b832d783', 'biji-kopi', 25, 871, 1795382728728, '[["Asal","Aceh Tengah"],["Ketinggian","1.450–1.600 mdpl"],["Varietas","Ateng Super, Tim Tim"],["Proses","Anaerob natural"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010424-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","100 g"],["Ukuran","200 g"],["Gilingan","Biji utuh"],["Gilingan","Sedang"]]', 79000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (27, '99b4b0c5-6c4c-4a52-aad6-68501067f95c', 'biji-kopi', 26, 1288, 1795382728727, '[["Asal","Mandailing Natal"],["Ketinggian","1.200–1.400 mdpl"],["Varietas","Typica Sumatra"],["Proses","Giling basah"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010425-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","200 g"],["Ukuran","500 g"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 84000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (28, '5afd1640-c75e-41ee-a806-280b16962f6c', 'biji-kopi', 27, 743, 1795382728726, '[["Berat bersih","200 g"],["Asal","Kerinci, Jambi"],["Ketinggian","1.400–1.700 mdpl"],["Varietas","Sigararutang, Andungsari"],["Proses","Honey"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010426-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 96000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (29, 'e159bb88-4646-40d0-9374-8a661dc3a058', 'biji-kopi', 28, 566, 1795382728725, '[["Berat bersih","200 g"],["Asal","Solok, Sumatra Barat"],["Ketinggian","1.500–1.650 mdpl"],["Varietas","Sigararutang"],["Proses","Full wash"],["Tingkat sangrai","Terang"],["PIRT","2063273010427-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"]]', 89000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (30, '205da2cd-fdf2-4a41-9eaa-eaadb7131b2f', 'biji-kopi', 29, 214, 1795382728724, '[["Berat bersih","150 g"],["Asal","Kepulauan Meranti, Riau"],["Ketinggian","2–5 mdpl"],["Varietas","Liberoid Meranti"],["Proses","Natural"],["Tingkat sangrai","Sedang"],["PIRT","2063273010428-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 68000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (31, '490b00b4-7bf8-4671-9a3c-009f258fb7dc', 'siap-seduh', 30, 1653, 1795382728723, '[["Berat bersih","77 g (7 × 11 g)"],["Komposisi","100% arabika"],["PIRT","2063273010438-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 74000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (32, '3827a33c-fb60-4777-8457-164529f0599a', 'siap-seduh', 31, 912, 1795382728722, '[["Isi","10 kapsul × 5,4 g"],["Komposisi","100% arabika"],["Ukuran kapsul","Diameter 37 mm"],["PIRT","2063273010439-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Racikan","Pagi"],["Racikan","Senja"],["Racikan","Malam"]]', 69000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (33, '1b883068-70c8-43dc-9e4f-28cf17abb5c5', 'siap-seduh', 32, 1187, 1795382728721, '[["Berat bersih","96 g (12 × 8 g)"],["Komposisi","100% arabika"],["Bahan kantong","Serat jagung (PLA)"],["PIRT","2063273010440-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 58000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (34, '32384e6c-c4a9-4499-8983-6a5b3b55f020', 'minuman', 33, 1104, 1795382728720, '[["Isi bersih","4 × 250 ml"],["Simpan","2–5 °C, tujuh hari"],["BPOM","MD 271028005114"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"],["Pemanis","Aren Cair"],["Pemanis","Kurma"],["Pemanis","Tanpa Gula"]]', 88000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (35, '424b2856-3d0f-4893-a2c6-9f135157acfc', 'minuman', 34, 688, 1795382728719, '[["Isi bersih","500 ml"],["Komposisi","Air, kopi arabika"],["Simpan","Di bawah 5 °C"],["BPOM","MD 271028005115"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"]]', 78000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (36, '8f58776b-35ac-402c-ac62-b019ecfe7fba', 'minuman', 35, 533, 1795382728718, '[["Isi bersih","330 ml"],["Komposisi","Gula tebu, air, bahan rasa alami"],["PIRT","2063273010441-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Rasa","Karamel Garam"],["Rasa","Vanila"],["Rasa","Rempah"]]', 56000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (37, '3ac96753-1865-40c0-99f5-d59f9f516055', 'alat-seduh', 36, 1011, 1795382728717, '[["Bahan","Aluminium, gagang nilon"],["Kompor","Gas, listrik; bukan induksi"],["Merek","Bara Api"],["Garansi","1 tahun"],["Negara asal","Tiongkok"],["Warna","Perak"],["Warna","Merah"],["Kapasitas","3 cangkir"],["Kapasitas","6 cangkir"]]', 149000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (38, '993ded0a-e065-4576-bd84-9b84648f6c2e', 'alat-seduh', 37, 724, 1795382728716, '[["Bahan","Kaca borosilikat, baja tahan karat"],["Perawatan","Aman untuk mesin cuci piring"],["Merek","Sangrai Rimba"],["Negara asal","Tiongkok"],["Kapasitas","350 ml"],["Kapasitas","600 ml"],["Kapasitas","1 liter"]]', 135000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (39, 'ac9353ce-633c-4f48-aad8-643d646c4258', 'alat-seduh', 38, 358, 1795382728715, '[["Bahan","Kopoliester bebas BPA, karet silikon"],["Kapasitas","240 ml"],["Isi paket","Alat, pengaduk, sendok, 100 kertas saring"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"]]', 279000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (40, '284f2ad1-ca3e-4a78-a0d0-143aad55779d', 'alat-seduh', 39, 1569, 1795382728714, '[["Bahan","Baja tahan karat 304"],["Merek","Bara Api"],["Negara asal","Vietnam"],["Ukuran","120 ml"],["Ukuran","180 ml"]]', 39000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (41, '32b3b860-7590-4de6-b438-bc4a575fda23', 'alat-seduh', 40, 491, 1795382728713, '[["Bahan","Kaca borosilikat, kayu mahoni"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"],["Kapasitas","400 ml"],["Kapasitas","600 ml"]]', 98000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (42, '8710c643-69e5-45d0-b816-ab2b96582150', 'alat-seduh', 41, 3760, 1795382728712, '[["Isi","100 lembar"],["Bahan","Serat kayu murni"],["Merek","Sangrai Rimba"],["Negara asal","Jepang"],["Warna","Putih"],["Warna","Cokelat"],["Nomor","01"],["Nomor","02"]]', 39000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (43, '50f1550a-b69e-4a8a-9f0a-9b5eea692b27', 'biji-kopi', 42, 1502, 1795382728711, '[["Asal","Bandung, Jawa Barat"],["Ketinggian","1.350–1.550 mdpl"],["Varietas","Sigararutang, Kartika"],["Proses","Natural"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010429-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","200 g"],["Ukuran","500 g"],["Ukuran","1 kg"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 92000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (44, '00f4ae17-3172-4899-b69d-3d64b379e1ba', 'biji-kopi', 43, 958, 1795382728710, '[["Asal","Bondowoso, Jawa Timur"],["Ketinggian","1.000–1.500 mdpl"],["Varietas","Kartika, Linie S"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010430-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","200 g"],["Ukuran","500 g"],["Gilingan","Biji utuh"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 82000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (45, 'fe3d1305-fc59-4c54-add7-c6fd085f0b62', 'biji-kopi', 44, 2140, 1795382728709, '[["Berat bersih","250 g"],["Asal","Temanggung, Jawa Tengah"],["Ketinggian","700–900 mdpl"],["Varietas","BP 358, BP 42"],["Proses","Natural"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010431-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 54000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (46, '293b2c78-2b01-4da1-95d5-9b0985ad71c6', 'biji-kopi', 45, 1096, 1795382728708, '[["Berat bersih","200 g"],["Asal","Bangli, Bali"],["Ketinggian","1.200–1.500 mdpl"],["Varietas","Kopyol, S-795"],["Proses","Full wash"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010432-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 88000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (47, '06a60610-6c49-4eb6-a7dd-e3aeb5def47d', 'biji-kopi', 46, 389, 1795382728707, '[["Berat bersih","200 g"],["Asal","Jayawijaya, Papua Pegunungan"],["Ketinggian","1.600–1.800 mdpl"],["Varietas","Typica"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010433-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Sedang"]]', 128000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (48, '131eef50-a2d7-484e-8f17-b9b255cd1ccb', 'teh-cascara', 47, 602, 1795382728706, '[["Asal","Bandung, Jawa Barat"],["Komposisi","Kulit ceri kopi kering"],["Kafein","Rendah"],["PIRT","2063273010442-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","80 g"],["Ukuran","200 g"]]', 45000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (49, '6a843dc4-eb72-4d6d-a7e2-e4c6eef68586', 'teh-cascara', 48, 411, 1795382728705, '[["Berat bersih","80 g"],["Asal","Kerinci, Jambi"],["Komposisi","100% teh hitam"],["PIRT","2063273010443-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 67000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (50, 'f3e56e0c-39fa-4b3a-bac2-92150623d90a', 'teh-cascara', 49, 356, 1795382728704, '[["Berat bersih","60 g"],["Asal","Tegal, Jawa Tengah"],["Komposisi","Teh hijau, aroma bunga melati segar"],["PIRT","2063273010444-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 52000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (51, '32a7b76f-d075-4270-92a3-04bfd4f04e09', 'teh-cascara', 50, 829, 1795382728703, '[["Isi","15 kantong × 5 g"],["Komposisi","Jahe, serai, secang, kapulaga, cengkih, kayu manis"],["Kafein","Tidak ada"],["PIRT","2063273010445-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 49000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (52, '76bc9167-9abc-4c7c-ae72-52eda88f66bf', 'hampers', 51, 264, 1795382728702, '[["Isi paket","5 barang dan kartu ucapan"],["Ukuran kotak","32 × 24 × 12 cm"],["Halal","ID32110004418760924"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"]]', 325000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (53, '795d30b2-9db4-4939-9055-2dfe627df061', 'hampers', 52, 437, 1795382728701, '[["Berat bersih","300 g (3 × 100 g)"],["Komposisi","100% arabika"],["Ukuran kotak","30 × 18 × 8 cm"],["PIRT","2063273010446-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Sedang"],["Pita","Hijau"],["Pita","Merah"]]', 189000, 0, 1);
--> statement-breakpoint
INSERT INTO "product" VALUES ('142b0e19-c2ea-4b07-8516-871b39656fd8', 'arabika-gayo-atu-lintang', 'Kopi Arabika Gayo Atu Lintang Full Wash', 'biji-kopi', 'Dari kebun rakyat di Atu Lintang, Aceh Tengah, pada ketinggian 1.400–1.550 mdpl. Dicuci penuh lalu dijemur di para-para selama 12–14 hari.

Rasa: cokelat, jeruk manis, dan gula merah dengan akhir yang bersih. Disangrai sedang, enak untuk seduh saring maupun kopi susu.

Tanggal sangrai tercetak di belakang kemasan. Puncak rasa pada hari ke-7 sampai ke-30.', '[["Berat bersih","Sesuai varian"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010418-29"],["Halal","ID32110004418760924"],["Simpan hingga","12 bulan sejak tanggal sangrai"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"200 g"},{"value":"500 g"},{"value":"1 kg"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/arabika-gayo.webp","/assets/contoh-1/kopi/arabika-gayo-biji.webp","/assets/contoh-1/kopi/arabika-gayo-bubuk.webp"]', 230, NULL, 0, 1, 3182, 43, 15, 0, 1795382728753);
--> statement-breakpoint
INSERT INTO "product" VALUES ('a2aea53f-3e46-40bb-b8d8-30b3f786505a', 'arabika-toraja-sapan', 'Kopi Arabika Toraja Sapan Giling Basah 200 g', 'biji-kopi', 'Lot kecil dari Sapan, Toraja Utara, 1.600 mdpl. Giling basah memberi badan yang tebal dengan rempah lembut dan cokelat hitam.

Pilih gilingan sesuai alat: kasar untuk tekan, sedang untuk saring, halus untuk tubruk atau moka.', '[["Berat bersih","200 g"],["Proses","Giling basah"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010419-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/arabika-toraja.webp","/assets/contoh-1/kopi/arabika-toraja-cangkir.webp"]', 230, NULL, 0, 1, 1407, 43, 12, 1, 1795382728752);
--> statement-breakpoint
INSERT INTO "product" VALUES ('0bbabc2e-1abb-404f-9460-858991d40d03', 'robusta-lampung-tubruk', 'Kopi Robusta Lampung Bubuk Tubruk Kaleng 250 g', 'biji-kopi', 'Robusta petik merah dari Tanggamus, disangrai gelap lalu digiling halus. Pahitnya tegas, kental, dan wangi kacang sangrai.

Untuk segelas 180 ml pakai 12 g kopi dan air yang baru mendidih, aduk, lalu tunggu empat menit.', '[["Berat bersih","250 g"],["Komposisi","100% robusta"],["Tingkat sangrai","Gelap"],["PIRT","2063273010420-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/robusta-lampung.webp","/assets/contoh-1/kopi/robusta-lampung-tubruk.webp"]', 360, NULL, 0, 1, 5620, 46, 16, 2, 1795382728751);
--> statement-breakpoint
INSERT INTO "product" VALUES ('cddcffdb-a2f4-4299-bedf-424f6f94ceaa', 'arabika-bajawa-honey', 'Kopi Arabika Flores Bajawa Honey 200 g', 'biji-kopi', 'Panen terbatas dari koperasi petani di lereng Inerie. Proses honey menyisakan lendir buah saat dijemur, hasilnya manis seperti karamel dengan bunga kering.

Panen berikutnya diperkirakan tiba pada bulan Juli. Simpan di wishlist untuk mendapat kabar saat stok kembali.', '[["Berat bersih","200 g"],["Proses","Honey"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010421-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"}]}]', '["/assets/contoh-1/kopi/arabika-bajawa.webp","/assets/contoh-1/kopi/arabika-bajawa-ceri.webp"]', 230, NULL, 0, 1, 624, 45, 10, 3, 1795382728750);
--> statement-breakpoint
INSERT INTO "product" VALUES ('03637a5e-8057-4352-8fbe-8ae7fa8bf361', 'drip-bag-pagi-isi-10', 'Kopi Drip Bag Pagi Pesisir Isi 10', 'siap-seduh', 'Sepuluh kantong saring 10 g yang tinggal dikaitkan di bibir cangkir. Campuran Gayo dan Kintamani, ringan untuk memulai hari.

Tuang 150 ml air panas sedikit demi sedikit, selesai dalam dua menit. Setiap kantong ditutup rapat dengan nitrogen agar tetap wangi.', '[["Berat bersih","100 g (10 × 10 g)"],["Komposisi","100% arabika"],["PIRT","2063273010423-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/drip-bag.webp","/assets/contoh-1/kopi/drip-bag-seduh.webp"]', 190, NULL, 0, 1, 2035, 47, 13, 4, 1795382728749);
--> statement-breakpoint
INSERT INTO "product" VALUES ('a78d7544-0283-4464-b4ac-8b53ad23a818', 'drip-bag-satuan', 'Kopi Drip Bag Satuan 10 g', 'siap-seduh', 'Beli satu dulu untuk mencoba. Isi 10 g kopi giling di kantong saring, cukup untuk satu cangkir 150 ml.

Pembelian sepuluh kantong atau lebih dikirim dalam kotak, jenisnya boleh dicampur.', '[["Berat bersih","10 g"],["Komposisi","100% arabika"],["PIRT","2063273010423-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Asal","values":[{"value":"Gayo"},{"value":"Toraja"}]}]', '["/assets/contoh-1/kopi/drip-bag-satuan.webp","/assets/contoh-1/kopi/drip-bag-satuan-biji.webp"]', 15, NULL, 0, 1, 4870, 47, 15, 5, 1795382728748);
--> statement-breakpoint
INSERT INTO "product" VALUES ('c71df9ec-54c8-4702-b402-236b9ee5e56d', 'kopi-botol-dingin-1-liter', 'Kopi Susu Botol Dingin 1 Liter: Gula Aren, Pandan, atau Hitam', 'minuman', 'Diseduh dingin selama 16 jam, lalu dibotolkan pada hari pengiriman. Tanpa pengawet, jadi simpan di lemari es dan habiskan dalam lima hari.

Gula Aren: kopi susu dengan aren cair. Pandan: kopi susu dengan sari daun pandan. Hitam: tanpa gula dan susu.

Hanya dikirim dengan layanan instan atau sehari sampai, lengkap dengan kantong es.', '[["Isi bersih","1 liter"],["Komposisi","Kopi, air, susu segar, gula aren (kecuali Hitam)"],["BPOM","MD 271028004127"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"]]', '[{"name":"Rasa","values":[{"value":"Gula Aren","swatch":"#a9703f"},{"value":"Pandan","swatch":"#a8ac6c"},{"value":"Hitam","swatch":"#3a1a0b"}]}]', '["/assets/contoh-1/kopi/kopi-botol-aren.webp","/assets/contoh-1/kopi/kopi-botol-trio.webp"]', 1250, NULL, 0, 1, 1926, NULL, 0, 6, 1795382728747);
--> statement-breakpoint
INSERT INTO "product" VALUES ('d08c86ae-a434-4e29-a8e4-03ea25279745', 'dripper-keramik', 'Dripper Keramik 1–2 Cangkir', 'alat-seduh', 'Dripper kerucut 60 derajat dengan alur lurus, dibakar pada suhu 1.200 °C di Plered. Keramik menahan panas lebih lama sehingga suhu seduh stabil.

Cocok dengan kertas saring kerucut ukuran 01 dan 02. Glasir bebas timbal, aman untuk mesin cuci piring.', '[["Bahan","Keramik stoneware"],["Kapasitas","1–2 cangkir"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"]]', '[{"name":"Warna","values":[{"value":"Putih","swatch":"#f6f1e7"},{"value":"Hijau Sage","swatch":"#9db48f"},{"value":"Terakota","swatch":"#c8643f"}]}]', '["/assets/contoh-1/kopi/dripper-keramik-putih.webp","/assets/contoh-1/kopi/dripper-keramik-seduh.webp"]', 520, NULL, 0, 1, 538, NULL, 0, 7, 1795382728746);
--> statement-breakpoint
INSERT INTO "product" VALUES ('9b3ab47d-a9fb-4094-961f-e7b297908780', 'ketel-leher-angsa-800-ml', 'Ketel Leher Angsa Baja Tahan Karat 800 ml', 'alat-seduh', 'Cerat ramping memberi aliran kecil dan stabil dari awal sampai akhir tuangan. Gagang kayu tidak menghantarkan panas.

Aman untuk kompor gas dan induksi. Ada lubang termometer 5 mm di tutup.', '[["Bahan","Baja tahan karat 304, kayu"],["Kapasitas","800 ml"],["Merek","Sangrai Rimba"],["Garansi","1 tahun"],["Negara asal","Indonesia"]]', '[{"name":"Warna","values":[{"value":"Hitam","swatch":"#2d2a2b"},{"value":"Perak","swatch":"#c9ccd0"}]}]', '["/assets/contoh-1/kopi/ketel-leher-angsa-hitam.webp","/assets/contoh-1/kopi/ketel-leher-angsa-seduh.webp"]', 780, NULL, 0, 1, 412, NULL, 0, 8, 1795382728745);
--> statement-breakpoint
INSERT INTO "product" VALUES ('7dba6323-21db-4dec-ba30-9d541c783282', 'cangkir-keramik-220-ml', 'Cangkir Keramik dengan Tatakan 220 ml', 'cangkir-tumbler', 'Cangkir berdinding tebal yang menjaga kopi tetap hangat, diputar tangan oleh perajin Plered. Dasarnya membulat agar busa susu mudah dibentuk.

Satu set berisi satu cangkir dan satu tatakan. Aman untuk microwave dan mesin cuci piring; warna glasir tiap buah sedikit berbeda.', '[["Bahan","Keramik stoneware"],["Kapasitas","220 ml"],["Isi paket","1 cangkir, 1 tatakan"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"]]', '[{"name":"Warna","values":[{"value":"Gading","swatch":"#f4e8d3"},{"value":"Hijau","swatch":"#3d7259"},{"value":"Biru","swatch":"#41688f"}]}]', '["/assets/contoh-1/kopi/cangkir-keramik-hijau.webp","/assets/contoh-1/kopi/cangkir-keramik-susun.webp"]', 640, NULL, 0, 1, 482, NULL, 0, 9, 1795382728744);
--> statement-breakpoint
INSERT INTO "product" VALUES ('f4f305e6-fc4f-4576-aba0-e77c63cb98cd', 'set-seduh-manual-pemula', 'Set Seduh Manual Pemula: Dripper Keramik, Teko Kaca, Penggiling Tangan, dan Kopi Kebun 200 g', 'alat-seduh', 'Semua yang perlu untuk cangkir pertama, sudah saling cocok ukurannya. Isi: dripper keramik putih, teko kaca 600 ml, penggiling tangan, 40 lembar kertas saring, dan satu kopi kebun 200 g.

Kartu resep berisi takaran, suhu, dan waktu untuk dua cangkir. Kaca dibungkus tiga lapis; mohon rekam video saat membuka paket.', '[["Isi paket","5 barang"],["Bahan","Keramik, kaca borosilikat, baja, kayu"],["Merek","Sangrai Rimba"],["Garansi","Penggiling 1 tahun"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/set-seduh.webp","/assets/contoh-1/kopi/set-seduh-atas.webp","/assets/contoh-1/kopi/penggiling-tangan-bubuk.webp"]', 2100, '[40,30,30]', 0, 1, 203, NULL, 0, 10, 1795382728743);
--> statement-breakpoint
INSERT INTO "product" VALUES ('31dfced0-cab8-4830-b583-76bc6c6b5543', 'kelas-seduh-e-book', 'E-book Kelas Seduh: 30 Resep Kopi Rumahan', 'kelas', 'Buku digital 112 halaman tentang menyeduh tanpa alat mahal: tubruk, saring, moka, dan kopi dingin. Setiap resep memakai takaran sendok dan gram.

Tersedia sebagai PDF dan EPUB. Tautan unduh muncul di halaman pesanan setelah pembayaran diterima, dapat diunduh lima kali.', '[["Format","PDF dan EPUB"],["Halaman","112"],["Bahasa","Indonesia"],["Penulis","Tim Sangrai Rimba"]]', '[]', '["/assets/contoh-1/kopi/kelas-seduh.webp","/assets/contoh-1/kopi/kelas-seduh-meja.webp"]', 0, NULL, 1, 1, 766, NULL, 0, 11, 1795382728742);
--> statement-breakpoint
INSERT INTO "product" VALUES ('5a49b100-3020-452d-aa5f-64a9c1d96697', 'blend-senja-espreso', 'Blend Senja untuk Espreso: 70% Arabika, 30% Robusta', 'racikan', 'Racikan yang kami pakai sendiri di bar kedai. Arabika Mandailing dan Kerinci memberi manis, robusta Temanggung memberi krema dan tenaga supaya rasanya tidak tenggelam di dalam susu.

Sangrai sedang untuk mesin dengan penggiling bagus, sangrai gelap untuk moka pot dan mesin rumahan bertekanan rendah. Diamkan sepuluh hari sejak tanggal sangrai; sebelum itu kremanya berbusa kasar.

Kemasan 1 kg hanya dijual sebagai biji utuh karena bubuk sebanyak itu tidak akan habis sebelum apak.', '[["Komposisi","Arabika 70%, robusta 30%"],["Cocok untuk","Espreso, moka pot, kopi susu"],["Proses","Campuran"],["PIRT","2063273010434-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"250 g"},{"value":"500 g"},{"value":"1 kg"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Halus"}]},{"name":"Tingkat sangrai","values":[{"value":"Sedang"},{"value":"Gelap"}]}]', '["/assets/contoh-1/kopi/blend-senja.webp","/assets/contoh-1/kopi/blend-senja-espreso.webp"]', 280, NULL, 0, 1, 2874, NULL, 0, 12, 1795382728741);
--> statement-breakpoint
INSERT INTO "product" VALUES ('037e9c41-a8e7-4878-b7e7-51e8360fd243', 'blend-embun-saring', 'Blend Embun untuk Seduh Saring', 'racikan', 'Separuh Kintamani, separuh Wamena, dengan sejumput Preanger natural untuk aroma. Kami menyusunnya ulang setiap musim panen supaya rasanya tetap sama: jeruk manis, teh melati, gula batu.

Pilihan aman bila Anda membeli untuk orang yang seleranya belum diketahui. Gilingan tersedia untuk dripper kerucut dan untuk alat berdasar rata.', '[["Komposisi","100% arabika"],["Cocok untuk","Dripper, mesin tetes, french press"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010435-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"200 g"},{"value":"500 g"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"},{"value":"Kasar"}]},{"name":"Kemasan","values":[{"value":"Kantong"},{"value":"Kaleng"}]}]', '["/assets/contoh-1/kopi/blend-embun.webp","/assets/contoh-1/kopi/blend-embun-seduh.webp"]', 230, NULL, 0, 1, 1345, NULL, 0, 13, 1795382728740);
--> statement-breakpoint
INSERT INTO "product" VALUES ('a06aa37b-1879-4489-b414-225d1d6b08ce', 'blend-tubruk-warung', 'Blend Tubruk Warung Bungkus Kertas 500 g', 'racikan', 'Rasa kopi warung depan stasiun: robusta Lampung dan Temanggung, digiling lembut, dibungkus kertas cokelat berlapis seperti zaman dulu. Tidak dicampur jagung atau beras, hanya kopi.

Satu bungkus cukup untuk kira-kira 45 gelas. Setelah dibuka, pindahkan ke stoples kedap dan habiskan dalam sebulan.', '[["Berat bersih","500 g"],["Komposisi","100% robusta"],["Tingkat sangrai","Gelap"],["Cocok untuk","Tubruk"],["PIRT","2063273010436-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/kopi-warung.webp","/assets/contoh-1/kopi/kopi-warung-gelas.webp"]', 530, NULL, 0, 1, 4415, NULL, 0, 14, 1795382728739);
--> statement-breakpoint
INSERT INTO "product" VALUES ('d5e30805-93a2-484d-b204-9e5ce80628f2', 'kopi-dekafein-malam', 'Kopi Dekafein Gayo Proses Air 200 g', 'racikan', 'Untuk yang ingin kopi setelah magrib tanpa terjaga sampai subuh. Kafeinnya dilepas dengan air dan saringan karbon, tanpa pelarut kimia, hingga tersisa paling banyak 0,3 persen.

Cokelat susu, roti panggang, dan sedikit almon. Warna bijinya memang lebih gelap daripada sangrai sedang biasa; itu akibat prosesnya, bukan karena gosong.', '[["Berat bersih","200 g"],["Asal","Aceh Tengah"],["Kafein","Paling banyak 0,3%"],["Tingkat sangrai","Sedang"],["PIRT","2063273010437-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/dekaf.webp","/assets/contoh-1/kopi/dekaf-malam.webp"]', 230, NULL, 0, 1, 497, NULL, 0, 15, 1795382728738);
--> statement-breakpoint
INSERT INTO "product" VALUES ('6ea1787f-05da-45be-a377-fcb3c28e9aa2', 'penggiling-tangan-gerigi-baja', 'Penggiling Kopi Tangan Gerigi Baja 38 mm', 'penggiling-timbangan', 'Gerigi baja tahan karat dengan dua bantalan peluru, jadi porosnya tidak goyang dan bubuknya rata. Dari kasar sampai halus ada 36 klik yang bisa dihitung dan diulang.

Menggiling 18 g untuk seduh saring butuh kira-kira 45 detik. Jangan dicuci dengan air; kuas pembersihnya sudah ada di dalam kotak.', '[["Bahan","Aluminium, baja tahan karat, kayu"],["Kapasitas","25 g"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"]]', '[{"name":"Warna","values":[{"value":"Hitam","swatch":"#2b2a2c"},{"value":"Perak","swatch":"#b7bcc0"}]}]', '["/assets/contoh-1/kopi/penggiling-baja-hitam.webp","/assets/contoh-1/kopi/penggiling-tangan-bubuk.webp"]', 690, NULL, 0, 1, 846, NULL, 0, 16, 1795382728737);
--> statement-breakpoint
INSERT INTO "product" VALUES ('bd5c6510-1933-414e-b0b5-4bc5d466ff0b', 'penggiling-listrik-gerigi-kerucut', 'Penggiling Listrik Gerigi Kerucut 31 Tingkat', 'penggiling-timbangan', 'Untuk rumah yang menyeduh empat cangkir atau lebih setiap pagi. Putarannya pelan, 450 rpm, supaya bubuk tidak panas dan suaranya tidak membangunkan bayi.

Wadah bijinya 200 g dengan tutup gelap. Bagian atas dapat diputar lepas untuk disikat, tanpa alat.', '[["Daya","150 W"],["Kapasitas","200 g"],["SNI","SNI IEC 60335-2-14:2011"],["Merek","Bara Api"],["Garansi","2 tahun"],["Negara asal","Tiongkok"]]', '[]', '["/assets/contoh-1/kopi/penggiling-listrik.webp","/assets/contoh-1/kopi/penggiling-listrik-dapur.webp"]', 2700, '[45,25,25]', 0, 1, 173, NULL, 0, 17, 1795382728736);
--> statement-breakpoint
INSERT INTO "product" VALUES ('4754e920-f573-4aac-be1a-0ad5f88e68b0', 'timbangan-seduh-0-1-g', 'Timbangan Kopi Digital 2 kg Ketelitian 0,1 g dengan Pengatur Waktu', 'penggiling-timbangan', 'Berat dan waktu tampil bersebelahan, waktu mulai sendiri saat tetesan pertama jatuh. Alas silikonnya tahan panas server yang baru diisi.

Baterai isi ulang lewat USB-C tahan sekitar dua bulan. Kalibrasi ulang cukup dengan anak timbangan 500 g; caranya ada di lembar panduan.', '[["Kapasitas","2.000 g"],["Ketelitian","0,1 g"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"]]', '[{"name":"Warna","values":[{"value":"Hitam","swatch":"#26262a"},{"value":"Putih","swatch":"#f2f0ea"}]}]', '["/assets/contoh-1/kopi/timbangan-hitam.webp","/assets/contoh-1/kopi/timbangan-seduh.webp"]', 380, NULL, 0, 1, 1420, NULL, 0, 18, 1795382728735);
--> statement-breakpoint
INSERT INTO "product" VALUES ('120cae92-994a-4a51-8a20-c1e4b0412016', 'ketel-listrik-suhu-digital', 'Ketel Listrik Leher Angsa 900 ml Suhu Digital', 'alat-seduh', 'Putar kenop ke suhu yang diinginkan, 40 sampai 100 °C, dan ketel menahannya selama setengah jam. Layar kecilnya menunjukkan suhu saat ini dan suhu tujuan.

Dayanya 800 W sehingga aman untuk listrik rumah 1.300 VA. Air satu liter kurang sedikit mendidih dalam lima setengah menit.', '[["Bahan","Baja tahan karat 304"],["Daya","800 W, 220 V"],["SNI","SNI IEC 60335-2-15:2011"],["Merek","Bara Api"],["Garansi","2 tahun"],["Negara asal","Tiongkok"]]', '[{"name":"Warna","values":[{"value":"Hitam","swatch":"#2d2a2b"},{"value":"Putih","swatch":"#f1ede4"}]}]', '["/assets/contoh-1/kopi/ketel-listrik-hitam.webp","/assets/contoh-1/kopi/ketel-listrik-seduh.webp"]', 1450, NULL, 0, 1, 296, NULL, 0, 19, 1795382728734);
--> statement-breakpoint
INSERT INTO "product" VALUES ('fac96ebc-c387-4021-b1ee-af5da67cb2cb', 'tumbler-baja-dinding-ganda', 'Tumbler Baja Dinding Ganda Rimba', 'cangkir-tumbler', 'Kopi tetap panas enam jam, es tetap utuh sampai sore. Bagian dalamnya dilapisi keramik sehingga tidak meninggalkan rasa logam.

Tutup Geser cocok untuk diminum di mobil; tutup Ulir benar-benar kedap dan boleh rebah di dalam tas. Ukuran 500 ml muat di tempat gelas kendaraan.

Bawa tumbler ini ke kedai kami dan dapatkan potongan Rp 3.000 untuk setiap isi ulang.', '[["Bahan","Baja tahan karat 304, lapisan keramik"],["Tahan panas","6 jam"],["Merek","Sangrai Rimba"],["Garansi","6 bulan"],["Negara asal","Tiongkok"]]', '[{"name":"Warna","values":[{"value":"Hijau","swatch":"#2f6b4f"},{"value":"Krem","swatch":"#ecdcc0"},{"value":"Hitam","swatch":"#2a2726"}]},{"name":"Kapasitas","values":[{"value":"350 ml"},{"value":"500 ml"}]},{"name":"Tutup","values":[{"value":"Geser"},{"value":"Ulir"}]}]', '["/assets/contoh-1/kopi/tumbler-hijau.webp","/assets/contoh-1/kopi/tumbler-bertiga.webp"]', 460, NULL, 0, 1, 1215, NULL, 0, 20, 1795382728733);
--> statement-breakpoint
INSERT INTO "product" VALUES ('772d2dcf-f379-45a0-a393-8379e2a01642', 'gelas-kaca-dinding-ganda', 'Gelas Kaca Dinding Ganda 250 ml Set 2', 'cangkir-tumbler', 'Kopi tampak melayang di tengah gelas, sedangkan bagian luarnya tetap sejuk dipegang. Ditiup tangan satu per satu, jadi ada gelembung kecil yang bukan cacat.

Berat sepasang hanya 240 g. Cuci dengan spons lembut; benturan di bibir gelas adalah titik lemahnya.', '[["Bahan","Kaca borosilikat"],["Kapasitas","250 ml"],["Isi paket","2 gelas"],["Merek","Sangrai Rimba"],["Negara asal","Tiongkok"]]', '[]', '["/assets/contoh-1/kopi/gelas-ganda.webp","/assets/contoh-1/kopi/gelas-ganda-teh.webp"]', 520, NULL, 0, 1, 377, NULL, 0, 21, 1795382728732);
--> statement-breakpoint
INSERT INTO "product" VALUES ('adc38bbe-c3fe-47dc-aaf4-4828c9d78519', 'cangkir-enamel-lurik', 'Cangkir Enamel Lurik 350 ml', 'cangkir-tumbler', 'Enamel tebal di atas baja seperti milik nenek, dengan garis lurik di bibirnya. Jatuh ke lantai paling hanya gompal, tidak pernah pecah.

Bisa langsung di atas api unggun atau kompor gas untuk menghangatkan susu. Tidak untuk microwave.', '[["Bahan","Baja berlapis enamel"],["Kapasitas","350 ml"],["Merek","Jejak"],["Negara asal","Indonesia"]]', '[{"name":"Warna","values":[{"value":"Putih","swatch":"#f7f3ea"},{"value":"Hijau Lumut","swatch":"#5f7148"},{"value":"Biru Dongker","swatch":"#26416b"}]}]', '["/assets/contoh-1/kopi/enamel-putih.webp","/assets/contoh-1/kopi/enamel-kemah.webp"]', 260, NULL, 0, 1, 468, NULL, 0, 22, 1795382728731);
--> statement-breakpoint
INSERT INTO "product" VALUES ('45b85c08-8edf-4532-b017-c7ad7d033939', 'kartu-hadiah-digital', 'Kartu Hadiah Digital Sangrai Rimba', 'kelas', 'Hadiah untuk yang susah ditebak seleranya. Kode 12 huruf tampil di halaman pesanan, siap diteruskan lewat WhatsApp atau dicetak sendiri.

Berlaku satu tahun untuk semua barang di toko ini dan boleh dipakai beberapa kali sampai saldonya habis. Tidak dapat diuangkan.', '[["Jenis","Kode digital"],["Berlaku","12 bulan"],["Penerbit","Sangrai Rimba"]]', '[{"name":"Nominal","values":[{"value":"Rp 100.000"},{"value":"Rp 250.000"},{"value":"Rp 500.000"}]}]', '["/assets/contoh-1/kopi/kartu-hadiah.webp","/assets/contoh-1/kopi/kartu-hadiah-amplop.webp"]', 0, NULL, 1, 1, 319, NULL, 0, 23, 1795382728730);
--> statement-breakpoint
INSERT INTO "product" VALUES ('45774cc3-e14c-482e-a411-e7f51fe4ed23', 'kelas-video-seni-latte', 'Kelas Video Seni Latte untuk Pemula, 8 Pelajaran', 'kelas', 'Dua jam sepuluh menit bersama Mbak Ratri, barista kami sejak 2017: memilih susu, memanaskan tanpa mesin mahal, lalu menuang hati, tulip, dan rosetta.

Video dapat diputar ulang tanpa batas selama setahun. Kirim foto hasil tuangan Anda ke grup kelas dan Ratri akan memberi masukan setiap Sabtu.', '[["Format","Video 1080p"],["Durasi","2 jam 10 menit"],["Bahasa","Indonesia"],["Akses","12 bulan"]]', '[]', '["/assets/contoh-1/kopi/kelas-latte.webp","/assets/contoh-1/kopi/kelas-latte-susu.webp"]', 0, NULL, 1, 1, 241, NULL, 0, 24, 1795382728729);
--> statement-breakpoint
INSERT INTO "product" VALUES ('fec4f85d-d455-443e-af98-64b6b832d783', 'arabika-gayo-wine', 'Kopi Arabika Gayo Wine Anaerob Natural', 'biji-kopi', 'Ceri merah tua dari Pegasing, Aceh Tengah, ditutup rapat dalam drum selama 72 jam sebelum dijemur utuh 35 hari. Sebutan wine datang dari aromanya; kopi ini tidak mengandung alkohol.

Di cangkir muncul anggur hitam, nangka matang, dan sedikit kayu manis. Paling seru diseduh saring 1 banding 16 dengan air 90 °C, lalu diminum saat hangat-hangat kuku.

Hanya disangrai hari Jumat dalam batch dua kilogram, jadi pesanan yang masuk setelah Kamis siang ikut jadwal pekan berikutnya.', '[["Asal","Aceh Tengah"],["Ketinggian","1.450–1.600 mdpl"],["Varietas","Ateng Super, Tim Tim"],["Proses","Anaerob natural"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010424-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"100 g"},{"value":"200 g"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"}]}]', '["/assets/contoh-1/kopi/gayo-wine.webp","/assets/contoh-1/kopi/gayo-wine-ceri.webp"]', 180, NULL, 0, 1, 871, NULL, 0, 25, 1795382728728);
--> statement-breakpoint
INSERT INTO "product" VALUES ('99b4b0c5-6c4c-4a52-aad6-68501067f95c', 'arabika-mandailing-pakantan', 'Kopi Arabika Mandailing Pakantan Giling Basah', 'biji-kopi', 'Kopi tua dari kaki Gunung Kulabu, Mandailing Natal, yang bibitnya dibawa masuk sejak masa tanam paksa. Petani menjemurnya dua tahap di halaman rumah, kadang berhenti berhari-hari karena hujan.

Badannya tebal seperti sirup dengan rasa tembakau manis, cokelat pahit, dan jahe. Asamnya rendah sehingga ramah untuk lambung yang mudah perih.

Kalau diseduh tubruk, pakai dua sendok makan munjung untuk 200 ml dan jangan diaduk dua kali.', '[["Asal","Mandailing Natal"],["Ketinggian","1.200–1.400 mdpl"],["Varietas","Typica Sumatra"],["Proses","Giling basah"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010425-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"200 g"},{"value":"500 g"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/mandailing.webp","/assets/contoh-1/kopi/mandailing-cangkir.webp"]', 230, NULL, 0, 1, 1288, NULL, 0, 26, 1795382728727);
--> statement-breakpoint
INSERT INTO "product" VALUES ('5afd1640-c75e-41ee-a806-280b16962f6c', 'arabika-kerinci-kayu-aro', 'Kopi Arabika Kerinci Kayu Aro Honey 200 g', 'biji-kopi', 'Tumbuh di bawah naungan kayu manis di Kayu Aro, Jambi, bertetangga dengan kebun teh. Daun kayu manis yang gugur menjadi mulsa alami, dan entah kebetulan atau bukan, aromanya ikut terasa.

Manis tebu, aprikot, lalu penutup yang mirip teh hitam. Kami sarankan 15 g kopi, 240 ml air 92 °C, selesai dalam tiga menit.', '[["Berat bersih","200 g"],["Asal","Kerinci, Jambi"],["Ketinggian","1.400–1.700 mdpl"],["Varietas","Sigararutang, Andungsari"],["Proses","Honey"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010426-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/kerinci.webp","/assets/contoh-1/kopi/kerinci-seduh.webp"]', 230, NULL, 0, 1, 743, NULL, 0, 27, 1795382728726);
--> statement-breakpoint
INSERT INTO "product" VALUES ('e159bb88-4646-40d0-9374-8a661dc3a058', 'arabika-solok-lembah-gumanti', 'Kopi Arabika Solok Lembah Gumanti Full Wash 200 g', 'biji-kopi', 'Lereng Danau Diatas di Sumatra Barat memberi malam yang dingin, sehingga buah matang pelan dan bijinya padat. Koperasi setempat hanya membeli ceri merah dan membayar lebih Rp 2.000 per kilogram untuk petik pilih.

Yang menonjol: serai, jeruk nipis, dan manis gula batu. Dingin pun tetap enak, jadi cocok dibuat es kopi saring tanpa susu.', '[["Berat bersih","200 g"],["Asal","Solok, Sumatra Barat"],["Ketinggian","1.500–1.650 mdpl"],["Varietas","Sigararutang"],["Proses","Full wash"],["Tingkat sangrai","Terang"],["PIRT","2063273010427-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"}]}]', '["/assets/contoh-1/kopi/solok.webp","/assets/contoh-1/kopi/solok-biji.webp"]', 230, NULL, 0, 1, 566, NULL, 0, 28, 1795382728725);
--> statement-breakpoint
INSERT INTO "product" VALUES ('205da2cd-fdf2-4a41-9eaa-eaadb7131b2f', 'liberika-meranti-gambut', 'Kopi Liberika Meranti Tanah Gambut 150 g', 'biji-kopi', 'Jenis ketiga setelah arabika dan robusta, tumbuh di tanah gambut Rangsang, Riau, hampir setinggi muka laut. Bijinya besar, bengkok, dan beraroma nangka.

Rasanya sulit dibandingkan: gurih sayur, buah tropis, dan pahit yang pendek. Ada yang langsung suka, ada yang tidak, maka kami kemas kecil.', '[["Berat bersih","150 g"],["Asal","Kepulauan Meranti, Riau"],["Ketinggian","2–5 mdpl"],["Varietas","Liberoid Meranti"],["Proses","Natural"],["Tingkat sangrai","Sedang"],["PIRT","2063273010428-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/meranti.webp","/assets/contoh-1/kopi/meranti-biji.webp"]', 180, NULL, 0, 1, 214, NULL, 0, 29, 1795382728724);
--> statement-breakpoint
INSERT INTO "product" VALUES ('490b00b4-7bf8-4671-9a3c-009f258fb7dc', 'drip-bag-jelajah-isi-7', 'Kopi Drip Bag Jelajah Nusantara Isi 7 Daerah', 'siap-seduh', 'Tujuh hari, tujuh daerah: Gayo, Mandailing, Kerinci, Preanger, Ijen, Kintamani, dan Toraja. Urutannya kami susun dari yang paling ringan ke yang paling berat.

Di balik setiap saset ada peta kecil, ketinggian kebun, dan ruang untuk memberi nilai sendiri. Banyak yang memakainya untuk memutuskan mau membeli biji yang mana.', '[["Berat bersih","77 g (7 × 11 g)"],["Komposisi","100% arabika"],["PIRT","2063273010438-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/drip-jelajah.webp","/assets/contoh-1/kopi/drip-jelajah-kotak.webp"]', 150, NULL, 0, 1, 1653, NULL, 0, 30, 1795382728723);
--> statement-breakpoint
INSERT INTO "product" VALUES ('3827a33c-fb60-4777-8457-164529f0599a', 'kapsul-kopi-isi-10', 'Kapsul Kopi Arabika Isi 10 untuk Mesin Kapsul Kecil', 'siap-seduh', 'Kapsul aluminium yang muat di mesin berukuran standar 37 mm. Periksa diameter kapsul lama Anda dengan penggaris sebelum memesan.

Pagi digiling sedikit lebih kasar untuk lungo 110 ml. Senja untuk espreso 40 ml yang pekat. Malam dibuat dari biji dekafein.

Aluminiumnya dapat didaur ulang: buka tutup foil, keluarkan ampas, bilas.', '[["Isi","10 kapsul × 5,4 g"],["Komposisi","100% arabika"],["Ukuran kapsul","Diameter 37 mm"],["PIRT","2063273010439-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Racikan","values":[{"value":"Pagi","swatch":"#d9862f"},{"value":"Senja","swatch":"#8c2f1f"},{"value":"Malam","swatch":"#24344f"}]}]', '["/assets/contoh-1/kopi/kapsul-pagi.webp","/assets/contoh-1/kopi/kapsul-dekat.webp"]', 120, NULL, 0, 1, 912, NULL, 0, 31, 1795382728722);
--> statement-breakpoint
INSERT INTO "product" VALUES ('1b883068-70c8-43dc-9e4f-28cf17abb5c5', 'kopi-celup-isi-12', 'Kopi Celup Kantong Jagung Isi 12', 'siap-seduh', 'Semudah membuat teh: masukkan kantong, tuang 180 ml air panas, angkat setelah empat menit. Kantongnya dari serat jagung, tanpa plastik dan tanpa staples.

Isinya Mandailing giling basah, dipilih karena tetap enak walau kantong lupa diangkat. Sering dibawa jemaah umrah dan anak kos.', '[["Berat bersih","96 g (12 × 8 g)"],["Komposisi","100% arabika"],["Bahan kantong","Serat jagung (PLA)"],["PIRT","2063273010440-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/kopi-celup.webp","/assets/contoh-1/kopi/kopi-celup-cangkir.webp"]', 160, NULL, 0, 1, 1187, NULL, 0, 32, 1795382728721);
--> statement-breakpoint
INSERT INTO "product" VALUES ('32384e6c-c4a9-4499-8983-6a5b3b55f020', 'kopi-susu-botol-250-ml', 'Es Kopi Susu Botol 250 ml Paket 4', 'minuman', 'Empat botol yang pas untuk kulkas kantor. Espreso Blend Senja, susu segar dari Lembang, dan pemanis sesuai pilihan; susunya 60 persen, jadi terasa penuh tetapi tidak enek.

Tahan tujuh hari pada suhu 2–5 °C karena dibotolkan panas lalu didinginkan cepat. Kocok dulu, endapan di dasar itu wajar.

Pengiriman hanya Bandung Raya dan Jakarta memakai kurir dingin, berangkat pukul sembilan pagi.', '[["Isi bersih","4 × 250 ml"],["Simpan","2–5 °C, tujuh hari"],["BPOM","MD 271028005114"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"]]', '[{"name":"Pemanis","values":[{"value":"Aren Cair","swatch":"#b57b48"},{"value":"Kurma","swatch":"#9a6238"},{"value":"Tanpa Gula","swatch":"#c99d74"}]}]', '["/assets/contoh-1/kopi/kopi-susu-aren.webp","/assets/contoh-1/kopi/kopi-susu-es.webp"]', 1320, NULL, 0, 1, 1104, NULL, 0, 33, 1795382728720);
--> statement-breakpoint
INSERT INTO "product" VALUES ('424b2856-3d0f-4893-a2c6-9f135157acfc', 'konsentrat-seduh-dingin-500-ml', 'Konsentrat Cold Brew 500 ml', 'minuman', 'Pekat tiga kali lipat: satu bagian konsentrat, dua bagian air atau susu, banyak es. Sebotol menjadi sepuluh gelas, hitungannya di bawah delapan ribu rupiah segelas.

Direndam 18 jam pada suhu ruang dingin, lalu disaring dua kali sampai bening. Tanpa gula, tanpa pengawet, tahan 14 hari di kulkas setelah segel dibuka.', '[["Isi bersih","500 ml"],["Komposisi","Air, kopi arabika"],["Simpan","Di bawah 5 °C"],["BPOM","MD 271028005115"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/konsentrat.webp","/assets/contoh-1/kopi/konsentrat-gelas.webp"]', 860, NULL, 0, 1, 688, NULL, 0, 34, 1795382728719);
--> statement-breakpoint
INSERT INTO "product" VALUES ('8f58776b-35ac-402c-ac62-b019ecfe7fba', 'sirup-kopi-330-ml', 'Sirup Kopi 330 ml: Karamel Garam, Vanila, atau Rempah', 'minuman', 'Gula tebu asli yang dimasak pelan, bukan perisa dan pewarna. Karamel Garam memakai garam tambak Amed, Vanila memakai polong dari Alor, Rempah memakai jahe, serai, dan kapulaga.

Dua sendok makan untuk segelas es kopi 200 ml. Simpan di lemari sejuk; pengkristalan kecil di leher botol larut kembali bila direndam air hangat.', '[["Isi bersih","330 ml"],["Komposisi","Gula tebu, air, bahan rasa alami"],["PIRT","2063273010441-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Rasa","values":[{"value":"Karamel Garam","swatch":"#b5702c"},{"value":"Vanila","swatch":"#ead9a8"},{"value":"Rempah","swatch":"#8a3f1e"}]}]', '["/assets/contoh-1/kopi/sirup-karamel.webp","/assets/contoh-1/kopi/sirup-bertiga.webp"]', 620, NULL, 0, 1, 533, NULL, 0, 35, 1795382728718);
--> statement-breakpoint
INSERT INTO "product" VALUES ('3ac96753-1865-40c0-99f5-d59f9f516055', 'moka-pot-aluminium', 'Moka Pot Aluminium Segi Delapan', 'alat-seduh', 'Kopi pekat di atas kompor dalam lima menit, tanpa listrik. Isi air sampai bawah katup, kopi halus tanpa dipadatkan, api kecil, dan angkat begitu mulai berdesis.

Ukuran 3 cangkir menghasilkan 130 ml, ukuran 6 cangkir 270 ml. Tidak bisa untuk kompor induksi dan jangan dicuci dengan sabun keras.', '[["Bahan","Aluminium, gagang nilon"],["Kompor","Gas, listrik; bukan induksi"],["Merek","Bara Api"],["Garansi","1 tahun"],["Negara asal","Tiongkok"]]', '[{"name":"Warna","values":[{"value":"Perak","swatch":"#c9ccd0"},{"value":"Merah","swatch":"#a8322a"}]},{"name":"Kapasitas","values":[{"value":"3 cangkir"},{"value":"6 cangkir"}]}]', '["/assets/contoh-1/kopi/moka-perak.webp","/assets/contoh-1/kopi/moka-kompor.webp"]', 620, NULL, 0, 1, 1011, NULL, 0, 36, 1795382728717);
--> statement-breakpoint
INSERT INTO "product" VALUES ('993ded0a-e065-4576-bd84-9b84648f6c2e', 'french-press-kaca', 'French Press Kaca Borosilikat Rangka Baja', 'alat-seduh', 'Cara termudah membuat kopi berbadan tebal: rendam empat menit, tekan, tuang. Saringannya dua lapis sehingga lumpur halus lebih sedikit daripada alat tekan biasa.

Kaca cadangan dijual dan dapat dipasang sendiri tanpa obeng. Gagangnya cukup lebar untuk tangan orang dewasa.', '[["Bahan","Kaca borosilikat, baja tahan karat"],["Perawatan","Aman untuk mesin cuci piring"],["Merek","Sangrai Rimba"],["Negara asal","Tiongkok"]]', '[{"name":"Kapasitas","values":[{"value":"350 ml"},{"value":"600 ml"},{"value":"1 liter"}]}]', '["/assets/contoh-1/kopi/french-press.webp","/assets/contoh-1/kopi/french-press-meja.webp"]', 780, NULL, 0, 1, 724, NULL, 0, 37, 1795382728716);
--> statement-breakpoint
INSERT INTO "product" VALUES ('ac9353ce-633c-4f48-aad8-643d646c4258', 'alat-seduh-tekan-udara', 'Alat Seduh Tekan Udara Portabel dengan 100 Kertas Saring', 'alat-seduh', 'Dua tabung yang saling menekan, ringan, dan tidak pecah saat jatuh dari tenda. Seduhannya bersih seperti saring tetapi cukup pekat untuk dicampur susu.

Resep berkemah kami: 16 g kopi sedang, 200 ml air, aduk sepuluh kali, tunggu satu setengah menit, tekan pelan 30 detik. Ampasnya keluar utuh seperti koin sehingga bersihnya hanya dibilas.', '[["Bahan","Kopoliester bebas BPA, karet silikon"],["Kapasitas","240 ml"],["Isi paket","Alat, pengaduk, sendok, 100 kertas saring"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"]]', '[]', '["/assets/contoh-1/kopi/alat-tekan.webp","/assets/contoh-1/kopi/alat-tekan-bagian.webp"]', 420, NULL, 0, 1, 358, NULL, 0, 38, 1795382728715);
--> statement-breakpoint
INSERT INTO "product" VALUES ('284f2ad1-ca3e-4a78-a0d0-143aad55779d', 'vietnam-drip-baja', 'Saringan Vietnam Drip Baja Tahan Karat', 'alat-seduh', 'Taruh di atas gelas berisi susu kental manis, masukkan 20 g robusta halus, tuang air panas, lalu sabar lima menit. Tidak perlu kertas saring.

Piringan penekannya berulir sehingga kecepatan tetesan bisa diatur. Tebal bajanya 0,6 mm, dua kali produk pasar yang mudah penyok.', '[["Bahan","Baja tahan karat 304"],["Merek","Bara Api"],["Negara asal","Vietnam"]]', '[{"name":"Ukuran","values":[{"value":"120 ml"},{"value":"180 ml"}]}]', '["/assets/contoh-1/kopi/vietnam-drip.webp","/assets/contoh-1/kopi/vietnam-drip-susu.webp"]', 140, NULL, 0, 1, 1569, NULL, 0, 39, 1795382728714);
--> statement-breakpoint
INSERT INTO "product" VALUES ('32b3b860-7590-4de6-b438-bc4a575fda23', 'server-kaca-bening', 'Server Kaca Borosilikat dengan Tutup Kayu', 'alat-seduh', 'Teko bening dengan garis takar setiap 100 ml, mulutnya pas untuk dripper kerucut maupun rata. Cerat kecilnya tidak menetes balik.

Tahan kejut suhu 120 °C, boleh dihangatkan sebentar di atas api sedang dengan tatakan logam. Tutupnya dari kayu mahoni, cukup dilap.', '[["Bahan","Kaca borosilikat, kayu mahoni"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"]]', '[{"name":"Kapasitas","values":[{"value":"400 ml"},{"value":"600 ml"}]}]', '["/assets/contoh-1/kopi/server-kaca.webp","/assets/contoh-1/kopi/server-kaca-tuang.webp"]', 430, NULL, 0, 1, 491, NULL, 0, 40, 1795382728713);
--> statement-breakpoint
INSERT INTO "product" VALUES ('8710c643-69e5-45d0-b816-ab2b96582150', 'kertas-saring-kerucut', 'Kertas Saring Kerucut Isi 100 Lembar', 'alat-seduh', 'Serat kayu yang rapat tetapi cepat meloloskan air, sehingga dua cangkir selesai dalam tiga menit. Jahitan sampingnya dipres, bukan dilem.

Yang putih dijernihkan dengan oksigen dan hampir tidak berbau; yang cokelat perlu dibilas sedikit lebih lama. Nomor 01 untuk satu cangkir, nomor 02 sampai empat cangkir.', '[["Isi","100 lembar"],["Bahan","Serat kayu murni"],["Merek","Sangrai Rimba"],["Negara asal","Jepang"]]', '[{"name":"Warna","values":[{"value":"Putih","swatch":"#fbf7ee"},{"value":"Cokelat","swatch":"#c79a68"}]},{"name":"Nomor","values":[{"value":"01"},{"value":"02"}]}]', '["/assets/contoh-1/kopi/kertas-saring-putih.webp","/assets/contoh-1/kopi/kertas-saring-cokelat.webp"]', 190, NULL, 0, 1, 3760, NULL, 0, 41, 1795382728712);
--> statement-breakpoint
INSERT INTO "product" VALUES ('50f1550a-b69e-4a8a-9f0a-9b5eea692b27', 'arabika-java-preanger-gunung-tilu', 'Kopi Arabika Java Preanger Gunung Tilu Natural', 'biji-kopi', 'Kebun terdekat dari tempat sangrai kami: dua jam naik mobil bak ke Pasirjambu, Kabupaten Bandung. Ceri dijemur utuh di rumah plastik dan dibalik empat kali sehari oleh ibu-ibu kelompok tani.

Stroberi, madu bunga, dan susu kental manis tanpa susu. Bila rasanya terlalu ramai, naikkan perbandingan air menjadi 1 banding 17.

Setiap karung bernomor; nomor lot tercetak di bawah tanggal sangrai dan bisa ditanyakan lewat WhatsApp.', '[["Asal","Bandung, Jawa Barat"],["Ketinggian","1.350–1.550 mdpl"],["Varietas","Sigararutang, Kartika"],["Proses","Natural"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010429-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"200 g"},{"value":"500 g"},{"value":"1 kg"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/preanger.webp","/assets/contoh-1/kopi/preanger-kebun.webp"]', 230, NULL, 0, 1, 1502, NULL, 0, 42, 1795382728711);
--> statement-breakpoint
INSERT INTO "product" VALUES ('00f4ae17-3172-4899-b69d-3d64b379e1ba', 'arabika-bondowoso-ijen-raung', 'Kopi Arabika Bondowoso Ijen Raung Full Wash', 'biji-kopi', 'Tanah abu dari dua gunung berapi, pohon lamtoro sebagai peneduh, dan indikasi geografis terdaftar sejak 2013. Petiknya Mei sampai Agustus, jadi yang Anda terima sekarang adalah panen tahun ini.

Pedas manis seperti pala dengan cokelat susu dan akhir lemon yang lembut. Enak untuk mesin espreso rumahan: 18 g masuk, 36 g keluar, sekitar 28 detik.', '[["Asal","Bondowoso, Jawa Timur"],["Ketinggian","1.000–1.500 mdpl"],["Varietas","Kartika, Linie S"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010430-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"200 g"},{"value":"500 g"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/bondowoso.webp","/assets/contoh-1/kopi/bondowoso-cangkir.webp"]', 230, NULL, 0, 1, 958, NULL, 0, 43, 1795382728710);
--> statement-breakpoint
INSERT INTO "product" VALUES ('fe3d1305-fc59-4c54-add7-c6fd085f0b62', 'robusta-temanggung-petik-merah', 'Kopi Robusta Temanggung Petik Merah Natural 250 g', 'biji-kopi', 'Robusta yang diperlakukan seperti arabika: hanya ceri merah, direndam, dirambang, lalu dijemur di atas para-para. Karena itu pahitnya bulat dan tidak gosong.

Karamel, kacang tanah sangrai, dan biji kakao. Dasar terbaik untuk kopi susu rumahan: 20 g kopi, 100 ml air, 120 ml susu dingin.', '[["Berat bersih","250 g"],["Asal","Temanggung, Jawa Tengah"],["Ketinggian","700–900 mdpl"],["Varietas","BP 358, BP 42"],["Proses","Natural"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010431-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/temanggung.webp","/assets/contoh-1/kopi/temanggung-susu.webp"]', 280, NULL, 0, 1, 2140, NULL, 0, 44, 1795382728709);
--> statement-breakpoint
INSERT INTO "product" VALUES ('293b2c78-2b01-4da1-95d5-9b0985ad71c6', 'arabika-kintamani-subak-abian', 'Kopi Arabika Kintamani Subak Abian Full Wash 200 g', 'biji-kopi', 'Ditanam berselang-seling dengan pohon jeruk di kaldera Batur, Bali, dan diatur oleh subak abian, paguyuban petani yang juga membagi air. Tidak ada pupuk kimia di kebun anggotanya.

Jeruk keprok muncul lebih dulu, disusul apel dan gula putih. Pakai air yang baru turun dari didih satu menit supaya asamnya tetap segar, bukan tajam.', '[["Berat bersih","200 g"],["Asal","Bangli, Bali"],["Ketinggian","1.200–1.500 mdpl"],["Varietas","Kopyol, S-795"],["Proses","Full wash"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010432-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/kintamani.webp","/assets/contoh-1/kopi/kintamani-jeruk.webp"]', 230, NULL, 0, 1, 1096, NULL, 0, 45, 1795382728708);
--> statement-breakpoint
INSERT INTO "product" VALUES ('06a60610-6c49-4eb6-a7dd-e3aeb5def47d', 'arabika-wamena-lembah-baliem', 'Kopi Arabika Wamena Lembah Baliem Full Wash 200 g', 'biji-kopi', 'Diterbangkan dari Jayawijaya dengan pesawat perintis, itulah sebabnya harganya lebih tinggi. Kebunnya kecil, rata-rata tiga ratus pohon per keluarga, dan tidak pernah mengenal pestisida.

Bersih sekali: vanila, kacang mete, dan bunga rumput. Cocok untuk yang baru belajar minum kopi tanpa gula.

Kiriman dari Papua datang dua bulan sekali. Kalau habis, tekan hati di halaman ini agar kami kabari.', '[["Berat bersih","200 g"],["Asal","Jayawijaya, Papua Pegunungan"],["Ketinggian","1.600–1.800 mdpl"],["Varietas","Typica"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010433-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"}]}]', '["/assets/contoh-1/kopi/wamena.webp","/assets/contoh-1/kopi/wamena-bubuk.webp"]', 230, NULL, 0, 1, 389, NULL, 0, 46, 1795382728707);
--> statement-breakpoint
INSERT INTO "product" VALUES ('131eef50-a2d7-484e-8f17-b9b255cd1ccb', 'cascara-kulit-ceri-kopi', 'Teh Cascara Kulit Ceri Kopi', 'teh-cascara', 'Kulit buah kopi yang biasanya dibuang, kami beli dari petani Preanger dan dijemur bersih di rumah kaca. Seduhannya merah tembaga, manis seperti kismis dan kembang sepatu.

Pakai 8 g untuk 250 ml air 93 °C selama lima menit, atau rendam semalam di kulkas. Kandungan kafeinnya kira-kira seperempat kopi.', '[["Asal","Bandung, Jawa Barat"],["Komposisi","Kulit ceri kopi kering"],["Kafein","Rendah"],["PIRT","2063273010442-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"80 g"},{"value":"200 g"}]}]', '["/assets/contoh-1/kopi/cascara.webp","/assets/contoh-1/kopi/cascara-seduh.webp"]', 130, NULL, 0, 1, 602, NULL, 0, 47, 1795382728706);
--> statement-breakpoint
INSERT INTO "product" VALUES ('6a843dc4-eb72-4d6d-a7e2-e4c6eef68586', 'teh-hitam-kayu-aro-kaleng', 'Teh Hitam Daun Utuh Kayu Aro Kaleng 80 g', 'teh-cascara', 'Daun utuh yang digulung, bukan bubuk sisa ayakan. Kebunnya di lereng Kerinci pada 1.600 mdpl, dipetik setiap sepuluh hari.

Air seduhannya merah terang dengan wangi madu dan malt. Sekaleng menjadi sekitar 35 cangkir, dan daunnya masih sanggup diseduh dua kali.', '[["Berat bersih","80 g"],["Asal","Kerinci, Jambi"],["Komposisi","100% teh hitam"],["PIRT","2063273010443-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/teh-hitam.webp","/assets/contoh-1/kopi/teh-hitam-seduh.webp"]', 190, NULL, 0, 1, 411, NULL, 0, 48, 1795382728705);
--> statement-breakpoint
INSERT INTO "product" VALUES ('f3e56e0c-39fa-4b3a-bac2-92150623d90a', 'teh-hijau-melati-tutup-malam', 'Teh Hijau Melati Tutup Malam 60 g', 'teh-cascara', 'Melati Tegal dipetik sore saat masih kuncup, lalu diselimutkan ke teh hijau semalaman sampai wanginya pindah. Bunganya diayak keluar sebelum subuh agar tidak pahit.

Seduh dengan air 80 °C, paling lama dua menit. Jangan pakai air mendidih kecuali Anda memang suka sepat.', '[["Berat bersih","60 g"],["Asal","Tegal, Jawa Tengah"],["Komposisi","Teh hijau, aroma bunga melati segar"],["PIRT","2063273010444-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/teh-melati.webp","/assets/contoh-1/kopi/teh-melati-cangkir.webp"]', 110, NULL, 0, 1, 356, NULL, 0, 49, 1795382728704);
--> statement-breakpoint
INSERT INTO "product" VALUES ('32a7b76f-d075-4270-92a3-04bfd4f04e09', 'wedang-rempah-celup-isi-15', 'Wedang Rempah Celup Tanpa Kafein Isi 15', 'teh-cascara', 'Jahe emprit, serai, secang, kapulaga, cengkih, dan kayu manis dalam satu kantong celup. Hangatnya naik perlahan dan warnanya merah muda dari kayu secang.

Gula tidak ditambahkan. Cocok dengan sesendok madu atau gula batu, dan aman untuk anak di atas tiga tahun.', '[["Isi","15 kantong × 5 g"],["Komposisi","Jahe, serai, secang, kapulaga, cengkih, kayu manis"],["Kafein","Tidak ada"],["PIRT","2063273010445-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/wedang-rempah.webp","/assets/contoh-1/kopi/wedang-rempah-bahan.webp"]', 150, NULL, 0, 1, 829, NULL, 0, 50, 1795382728703);
--> statement-breakpoint
INSERT INTO "product" VALUES ('76bc9167-9abc-4c7c-ae72-52eda88f66bf', 'hampers-hujan-sore', 'Hampers Hujan Sore: Kopi, Cangkir, dan Camilan dalam Kotak Kayu', 'hampers', 'Satu kopi Mandailing 200 g, satu cangkir keramik hijau, sebungkus kukis kelapa, dan dua kantong wedang rempah. Semuanya duduk di serutan kayu pinus di dalam kotak yang tutupnya bisa dipakai sebagai nampan.

Tulis ucapan sampai 120 huruf di catatan pesanan; kami salin dengan tulisan tangan. Pesanan untuk tanggal tertentu sebaiknya masuk lima hari sebelumnya.', '[["Isi paket","5 barang dan kartu ucapan"],["Ukuran kotak","32 × 24 × 12 cm"],["Halal","ID32110004418760924"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/hampers-hujan.webp","/assets/contoh-1/kopi/hampers-hujan-isi.webp"]', 1900, NULL, 0, 1, 264, NULL, 0, 51, 1795382728702);
--> statement-breakpoint
INSERT INTO "product" VALUES ('795d30b2-9db4-4939-9055-2dfe627df061', 'hampers-tiga-pulau', 'Hampers Tiga Pulau: Tiga Kopi 100 g dalam Kotak Magnet', 'hampers', 'Sumatra, Jawa, dan Sulawesi bersebelahan dalam kotak bertutup magnet. Penerima mendapat kartu cerita tentang petani setiap kopi, lengkap dengan takaran seduhnya.

Pilih gilingan sesuai alat penerima; kalau tidak tahu, gilingan sedang hampir selalu bisa dipakai. Untuk pembelian lebih dari 20 kotak, logo kantor dapat dicetak pada pita.', '[["Berat bersih","300 g (3 × 100 g)"],["Komposisi","100% arabika"],["Ukuran kotak","30 × 18 × 8 cm"],["PIRT","2063273010446-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"}]},{"name":"Pita","values":[{"value":"Hijau"},{"value":"Merah"}]}]', '["/assets/contoh-1/kopi/hampers-pulau.webp","/assets/contoh-1/kopi/hampers-pulau-kotak.webp"]', 820, NULL, 0, 1, 437, NULL, 0, 52, 1795382728701);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('e7539f48-c8a9-489d-899a-facbd71f6eae', '142b0e19-c2ea-4b07-8516-871b39656fd8', '["200 g","Biji utuh"]', '200 g, Biji utuh', '/assets/contoh-1/kopi/arabika-gayo.webp', 78000, NULL, 63, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('4265d3d2-e7ec-40e4-ac20-126c2ceb7511', '142b0e19-c2ea-4b07-8516-871b39656fd8', '["200 g","Kasar"]', '200 g, Kasar', '/assets/contoh-1/kopi/arabika-gayo-bubuk.webp', 78000, NULL, 30, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('b245a107-fc3f-472c-9e4d-db4698478610', '142b0e19-c2ea-4b07-8516-871b39656fd8', '["200 g","Sedang"]', '200 g, Sedang', '/assets/contoh-1/kopi/arabika-gayo-bubuk.webp', 78000, NULL, 42, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('60abe73a-7478-4ced-a754-13897c2d2868', '142b0e19-c2ea-4b07-8516-871b39656fd8', '["200 g","Halus"]', '200 g, Halus', '/assets/contoh-1/kopi/arabika-gayo-bubuk.webp', 78000, NULL, 25, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('175e8590-4add-4193-90bc-57274d8a94ea', '142b0e19-c2ea-4b07-8516-871b39656fd8', '["500 g","Biji utuh"]', '500 g, Biji utuh', '/assets/contoh-1/kopi/arabika-gayo.webp', 179000, 195000, 28, 4, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('1dcfbb95-0cc3-473d-8500-29cf6c3ab642', '142b0e19-c2ea-4b07-8516-871b39656fd8', '["500 g","Sedang"]', '500 g, Sedang', '/assets/contoh-1/kopi/arabika-gayo-bubuk.webp', 179000, 195000, 16, 5, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('8becde69-5146-4984-b77f-c44abc9a6df8', '142b0e19-c2ea-4b07-8516-871b39656fd8', '["500 g","Halus"]', '500 g, Halus', '/assets/contoh-1/kopi/arabika-gayo-bubuk.webp', 179000, 195000, 0, 6, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('32fc8c09-144a-4148-9cef-c68275c8b78f', '142b0e19-c2ea-4b07-8516-871b39656fd8', '["1 kg","Biji utuh"]', '1 kg, Biji utuh', '/assets/contoh-1/kopi/arabika-gayo.webp', 335000, 390000, 12, 7, 1000, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('74430e24-d170-4f3b-bb32-8fb8775a934a', 'a2aea53f-3e46-40bb-b8d8-30b3f786505a', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/arabika-toraja.webp', 92000, NULL, 33, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('7a20b627-a4ad-41b6-8f04-9f77c6a466a6', 'a2aea53f-3e46-40bb-b8d8-30b3f786505a', '["Kasar"]', 'Kasar', '/assets/contoh-1/kopi/arabika-toraja.webp', 92000, NULL, 12, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('df1a4368-7751-4f27-bf6d-ef287fd9cdb8', 'a2aea53f-3e46-40bb-b8d8-30b3f786505a', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/arabika-toraja.webp', 92000, NULL, 21, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('5267faa5-4b7f-4305-8b13-065ceaa39c3c', 'a2aea53f-3e46-40bb-b8d8-30b3f786505a', '["Halus"]', 'Halus', '/assets/contoh-1/kopi/arabika-toraja.webp', 92000, NULL, 18, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('db88795d-4d60-4df1-8d43-475165e3bb33', '0bbabc2e-1abb-404f-9460-858991d40d03', '[]', '', '/assets/contoh-1/kopi/robusta-lampung.webp', 39500, NULL, 140, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('908f371b-d011-4021-a08d-e13c87976259', 'cddcffdb-a2f4-4299-bedf-424f6f94ceaa', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/arabika-bajawa.webp', 105000, NULL, 0, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('0413cbfc-d839-482f-b8ff-fb9a66797b87', 'cddcffdb-a2f4-4299-bedf-424f6f94ceaa', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/arabika-bajawa.webp', 105000, NULL, 0, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('121593e2-1b45-4c8e-8db4-874900b87c34', '03637a5e-8057-4352-8fbe-8ae7fa8bf361', '[]', '', '/assets/contoh-1/kopi/drip-bag.webp', 82000, 95000, 76, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('8e59c3f8-22f3-4b6c-b218-c8408e81d8b9', 'a78d7544-0283-4464-b4ac-8b53ad23a818', '["Gayo"]', 'Gayo', '/assets/contoh-1/kopi/drip-bag-satuan.webp', 9000, NULL, 310, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('8a60a382-38a9-441d-938b-23527980dcd8', 'a78d7544-0283-4464-b4ac-8b53ad23a818', '["Toraja"]', 'Toraja', '/assets/contoh-1/kopi/drip-bag-satuan.webp', 9500, NULL, 185, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('3f7a4d9f-99f5-4725-979a-fef03f3ab945', 'c71df9ec-54c8-4702-b402-236b9ee5e56d', '["Gula Aren"]', 'Gula Aren', '/assets/contoh-1/kopi/kopi-botol-aren.webp', 85000, NULL, 24, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('0aaa03ff-f114-4dc0-8ef7-a051d0d2e0a9', 'c71df9ec-54c8-4702-b402-236b9ee5e56d', '["Pandan"]', 'Pandan', '/assets/contoh-1/kopi/kopi-botol-pandan.webp', 88000, NULL, 11, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('b1dd6912-429f-4923-9bc1-105dd451da2c', 'c71df9ec-54c8-4702-b402-236b9ee5e56d', '["Hitam"]', 'Hitam', '/assets/contoh-1/kopi/kopi-botol-hitam.webp', 69000, NULL, 17, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('9187e47a-af58-4da4-b4ac-074aa61fd21a', 'd08c86ae-a434-4e29-a8e4-03ea25279745', '["Putih"]', 'Putih', '/assets/contoh-1/kopi/dripper-keramik-putih.webp', 145000, NULL, 22, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d099b298-c285-41b7-b0d1-c97820a4a84e', 'd08c86ae-a434-4e29-a8e4-03ea25279745', '["Hijau Sage"]', 'Hijau Sage', '/assets/contoh-1/kopi/dripper-keramik-sage.webp', 155000, NULL, 9, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c125a5e1-2bc9-43e5-b69a-193ab43ef135', 'd08c86ae-a434-4e29-a8e4-03ea25279745', '["Terakota"]', 'Terakota', '/assets/contoh-1/kopi/dripper-keramik-terakota.webp', 155000, NULL, 2, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('3546c2b3-816b-41c5-9cc5-9d6173a1d6cc', '9b3ab47d-a9fb-4094-961f-e7b297908780', '["Hitam"]', 'Hitam', '/assets/contoh-1/kopi/ketel-leher-angsa-hitam.webp', 345000, 399000, 14, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('cc01e81d-89db-4af4-aa78-0e8c2b872777', '9b3ab47d-a9fb-4094-961f-e7b297908780', '["Perak"]', 'Perak', '/assets/contoh-1/kopi/ketel-leher-angsa-perak.webp', 325000, 379000, 19, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('eda7ddc6-630e-49a5-880f-5991ed3d0546', '7dba6323-21db-4dec-ba30-9d541c783282', '["Gading"]', 'Gading', '/assets/contoh-1/kopi/cangkir-keramik-gading.webp', 89000, NULL, 34, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('53e8a4e8-0f03-445b-84af-aaf12914bc20', '7dba6323-21db-4dec-ba30-9d541c783282', '["Hijau"]', 'Hijau', '/assets/contoh-1/kopi/cangkir-keramik-hijau.webp', 89000, NULL, 21, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('7171e354-9781-4c17-96f7-6067ae5ee26a', '7dba6323-21db-4dec-ba30-9d541c783282', '["Biru"]', 'Biru', '/assets/contoh-1/kopi/cangkir-keramik-biru.webp', 89000, NULL, 3, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c3a502dc-ed3f-4a7b-a481-ece413e80e53', 'f4f305e6-fc4f-4576-aba0-e77c63cb98cd', '[]', '', '/assets/contoh-1/kopi/set-seduh.webp', 749000, 899000, 8, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('175b98fc-ece2-48b1-af49-b1db333eda2f', '31dfced0-cab8-4830-b583-76bc6c6b5543', '[]', '', '/assets/contoh-1/kopi/kelas-seduh.webp', 49000, 79000, 9999, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a41d9e55-6cb4-4193-a603-7bcdb5546cc4', '5a49b100-3020-452d-aa5f-64a9c1d96697', '["250 g","Biji utuh","Sedang"]', '250 g, Biji utuh, Sedang', '/assets/contoh-1/kopi/blend-senja.webp', 72000, NULL, 48, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('350ba906-05d1-4554-b80f-c4f259138901', '5a49b100-3020-452d-aa5f-64a9c1d96697', '["250 g","Biji utuh","Gelap"]', '250 g, Biji utuh, Gelap', '/assets/contoh-1/kopi/blend-senja.webp', 72000, NULL, 39, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('f2d686c0-6a62-4962-90a3-311dab170609', '5a49b100-3020-452d-aa5f-64a9c1d96697', '["250 g","Halus","Sedang"]', '250 g, Halus, Sedang', '/assets/contoh-1/kopi/blend-senja.webp', 72000, NULL, 12, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d121f553-88b0-45cb-b244-93b4b4be725d', '5a49b100-3020-452d-aa5f-64a9c1d96697', '["250 g","Halus","Gelap"]', '250 g, Halus, Gelap', '/assets/contoh-1/kopi/blend-senja.webp', 72000, NULL, 25, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('080f0251-7424-4de8-a2d6-ae217f9ba795', '5a49b100-3020-452d-aa5f-64a9c1d96697', '["500 g","Biji utuh","Sedang"]', '500 g, Biji utuh, Sedang', '/assets/contoh-1/kopi/blend-senja.webp', 135000, 144000, 30, 4, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('918b769b-20eb-4a60-8daa-d97b1ff18248', '5a49b100-3020-452d-aa5f-64a9c1d96697', '["500 g","Biji utuh","Gelap"]', '500 g, Biji utuh, Gelap', '/assets/contoh-1/kopi/blend-senja.webp', 135000, 144000, 22, 5, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a11c8ece-5dfe-47cc-ac6f-bc3ae4f7fcde', '5a49b100-3020-452d-aa5f-64a9c1d96697', '["500 g","Halus","Gelap"]', '500 g, Halus, Gelap', '/assets/contoh-1/kopi/blend-senja.webp', 135000, 144000, 0, 6, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('73a1ac39-25d3-4518-8510-5d6ae572093c', '5a49b100-3020-452d-aa5f-64a9c1d96697', '["1 kg","Biji utuh","Sedang"]', '1 kg, Biji utuh, Sedang', '/assets/contoh-1/kopi/blend-senja.webp', 255000, 288000, 17, 7, 1000, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d21bcd82-7e17-4952-ae0a-869335408fbf', '5a49b100-3020-452d-aa5f-64a9c1d96697', '["1 kg","Biji utuh","Gelap"]', '1 kg, Biji utuh, Gelap', '/assets/contoh-1/kopi/blend-senja.webp', 255000, 288000, 3, 8, 1000, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('eba7403c-6f9c-4405-8637-f7fef1897a4f', '037e9c41-a8e7-4878-b7e7-51e8360fd243', '["200 g","Biji utuh","Kantong"]', '200 g, Biji utuh, Kantong', '/assets/contoh-1/kopi/blend-embun.webp', 79000, NULL, 44, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('0b342d3b-7342-489b-89c6-06e3dc0fd473', '037e9c41-a8e7-4878-b7e7-51e8360fd243', '["200 g","Biji utuh","Kaleng"]', '200 g, Biji utuh, Kaleng', '/assets/contoh-1/kopi/blend-embun.webp', 98000, NULL, 10, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('9db211bd-8efd-4bb9-9f2c-39587e15914f', '037e9c41-a8e7-4878-b7e7-51e8360fd243', '["200 g","Sedang","Kantong"]', '200 g, Sedang, Kantong', '/assets/contoh-1/kopi/blend-embun.webp', 79000, NULL, 35, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('3776f65c-4930-4814-9a5f-fdc6e3833720', '037e9c41-a8e7-4878-b7e7-51e8360fd243', '["200 g","Sedang","Kaleng"]', '200 g, Sedang, Kaleng', '/assets/contoh-1/kopi/blend-embun.webp', 98000, NULL, 4, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ca17074b-eb21-479a-8c75-22a59fece476', '037e9c41-a8e7-4878-b7e7-51e8360fd243', '["200 g","Kasar","Kantong"]', '200 g, Kasar, Kantong', '/assets/contoh-1/kopi/blend-embun.webp', 79000, NULL, 16, 4, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('3af36571-3597-4298-a8cb-4a6aefa47ab4', '037e9c41-a8e7-4878-b7e7-51e8360fd243', '["500 g","Biji utuh","Kantong"]', '500 g, Biji utuh, Kantong', '/assets/contoh-1/kopi/blend-embun.webp', 182000, NULL, 20, 5, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ec2caa82-639b-4ce8-b8b0-c773f7d1a02c', '037e9c41-a8e7-4878-b7e7-51e8360fd243', '["500 g","Sedang","Kantong"]', '500 g, Sedang, Kantong', '/assets/contoh-1/kopi/blend-embun.webp', 182000, NULL, 11, 6, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('dbe2adde-6233-4aeb-9351-f981a052ac61', 'a06aa37b-1879-4489-b414-225d1d6b08ce', '[]', '', '/assets/contoh-1/kopi/kopi-warung.webp', 62000, NULL, 210, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c78fc4a1-c6a5-4bd6-bf01-83a1bd282f48', 'd5e30805-93a2-484d-b204-9e5ce80628f2', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/dekaf.webp', 118000, NULL, 21, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('babc8100-7077-4cc7-b2c3-174f376af8ed', 'd5e30805-93a2-484d-b204-9e5ce80628f2', '["Kasar"]', 'Kasar', '/assets/contoh-1/kopi/dekaf.webp', 118000, NULL, 0, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('85f9e55a-9d8d-4923-b3a4-f4f22ed6dc0c', 'd5e30805-93a2-484d-b204-9e5ce80628f2', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/dekaf.webp', 118000, NULL, 13, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('85f765d9-4a4f-4e86-adb5-ff8e2a49ef6a', 'd5e30805-93a2-484d-b204-9e5ce80628f2', '["Halus"]', 'Halus', '/assets/contoh-1/kopi/dekaf.webp', 118000, NULL, 6, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('7d2d8fe3-d9ea-41ef-a197-95528ed240f9', '6ea1787f-05da-45be-a377-fcb3c28e9aa2', '["Hitam"]', 'Hitam', '/assets/contoh-1/kopi/penggiling-baja-hitam.webp', 399000, 459000, 28, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('62400093-3e4a-48df-b204-a854ed18fdab', '6ea1787f-05da-45be-a377-fcb3c28e9aa2', '["Perak"]', 'Perak', '/assets/contoh-1/kopi/penggiling-baja-perak.webp', 399000, 459000, 15, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('43823cc8-74ae-4f9b-8f2a-27d2a2e91213', 'bd5c6510-1933-414e-b0b5-4bc5d466ff0b', '[]', '', '/assets/contoh-1/kopi/penggiling-listrik.webp', 1149000, 1299000, 5, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('4995f028-4593-4e7e-b008-5f5c76b670e3', '4754e920-f573-4aac-be1a-0ad5f88e68b0', '["Hitam"]', 'Hitam', '/assets/contoh-1/kopi/timbangan-hitam.webp', 185000, 229000, 46, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a64f6ccf-5ba9-4508-81d6-57a033beda2e', '4754e920-f573-4aac-be1a-0ad5f88e68b0', '["Putih"]', 'Putih', '/assets/contoh-1/kopi/timbangan-putih.webp', 185000, 229000, 3, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('470a185d-b680-4476-95fc-d1cc7999a4ea', '120cae92-994a-4a51-8a20-c1e4b0412016', '["Hitam"]', 'Hitam', '/assets/contoh-1/kopi/ketel-listrik-hitam.webp', 689000, 799000, 13, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d8b09981-d439-4ec7-b88f-c66ca5a6416e', '120cae92-994a-4a51-8a20-c1e4b0412016', '["Putih"]', 'Putih', '/assets/contoh-1/kopi/ketel-listrik-putih.webp', 689000, 799000, 6, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('7f6a7f8d-021d-4444-8c36-b52c74739a3f', 'fac96ebc-c387-4021-b1ee-af5da67cb2cb', '["Hijau","350 ml","Geser"]', 'Hijau, 350 ml, Geser', '/assets/contoh-1/kopi/tumbler-hijau.webp', 165000, NULL, 22, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('7861ac69-b66f-4ebb-b81d-985346935943', 'fac96ebc-c387-4021-b1ee-af5da67cb2cb', '["Hijau","350 ml","Ulir"]', 'Hijau, 350 ml, Ulir', '/assets/contoh-1/kopi/tumbler-hijau.webp', 175000, NULL, 9, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('b4aabdec-ef2d-49a1-a3de-cb44f16f34ee', 'fac96ebc-c387-4021-b1ee-af5da67cb2cb', '["Hijau","500 ml","Geser"]', 'Hijau, 500 ml, Geser', '/assets/contoh-1/kopi/tumbler-hijau.webp', 189000, NULL, 31, 2, 540, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('2aca5bdd-7eea-4731-923d-757efa968bd5', 'fac96ebc-c387-4021-b1ee-af5da67cb2cb', '["Hijau","500 ml","Ulir"]', 'Hijau, 500 ml, Ulir', '/assets/contoh-1/kopi/tumbler-hijau.webp', 199000, NULL, 14, 3, 540, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('8c8b9c5e-2a3c-4d59-b7f5-bd64ead6d1b9', 'fac96ebc-c387-4021-b1ee-af5da67cb2cb', '["Krem","350 ml","Geser"]', 'Krem, 350 ml, Geser', '/assets/contoh-1/kopi/tumbler-krem.webp', 165000, NULL, 17, 4, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('cf169b80-6c73-44c5-adbf-554df173b6ae', 'fac96ebc-c387-4021-b1ee-af5da67cb2cb', '["Krem","500 ml","Geser"]', 'Krem, 500 ml, Geser', '/assets/contoh-1/kopi/tumbler-krem.webp', 189000, NULL, 2, 5, 540, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('1a2d3c2e-96b9-4bf6-ae84-0d304d4de25b', 'fac96ebc-c387-4021-b1ee-af5da67cb2cb', '["Hitam","500 ml","Geser"]', 'Hitam, 500 ml, Geser', '/assets/contoh-1/kopi/tumbler-hitam.webp', 189000, NULL, 26, 6, 540, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('f90befb9-975e-4d4f-b26a-7a7cbd4b5117', 'fac96ebc-c387-4021-b1ee-af5da67cb2cb', '["Hitam","500 ml","Ulir"]', 'Hitam, 500 ml, Ulir', '/assets/contoh-1/kopi/tumbler-hitam.webp', 199000, NULL, 0, 7, 540, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('b21f866c-362a-4a15-90cf-6ec2ec0c9f13', '772d2dcf-f379-45a0-a393-8379e2a01642', '[]', '', '/assets/contoh-1/kopi/gelas-ganda.webp', 129000, 149000, 0, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c542363d-18e9-4e51-9a33-bb09b027caa5', 'adc38bbe-c3fe-47dc-aaf4-4828c9d78519', '["Putih"]', 'Putih', '/assets/contoh-1/kopi/enamel-putih.webp', 55000, NULL, 66, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('8aa7012f-2c6b-46ab-8102-39dfb6c87fa4', 'adc38bbe-c3fe-47dc-aaf4-4828c9d78519', '["Hijau Lumut"]', 'Hijau Lumut', '/assets/contoh-1/kopi/enamel-hijau.webp', 58000, NULL, 34, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('5ad0e87a-d7e3-408d-b521-34e2822a441d', 'adc38bbe-c3fe-47dc-aaf4-4828c9d78519', '["Biru Dongker"]', 'Biru Dongker', '/assets/contoh-1/kopi/enamel-biru.webp', 58000, NULL, 12, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c53bd40d-7683-4f58-844e-90b17ddc9f98', '45b85c08-8edf-4532-b017-c7ad7d033939', '["Rp 100.000"]', 'Rp 100.000', '/assets/contoh-1/kopi/kartu-hadiah.webp', 100000, NULL, 9999, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('777462ba-e34f-4a42-b6ab-16f46b04c4fb', '45b85c08-8edf-4532-b017-c7ad7d033939', '["Rp 250.000"]', 'Rp 250.000', '/assets/contoh-1/kopi/kartu-hadiah.webp', 245000, 250000, 9999, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('9e72e2eb-e091-4a2e-b08a-c1f63f435998', '45b85c08-8edf-4532-b017-c7ad7d033939', '["Rp 500.000"]', 'Rp 500.000', '/assets/contoh-1/kopi/kartu-hadiah.webp', 485000, 500000, 9999, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('8d1313d2-ed79-49b0-b4fb-6099703fdc2f', '45774cc3-e14c-482e-a411-e7f51fe4ed23', '[]', '', '/assets/contoh-1/kopi/kelas-latte.webp', 125000, 175000, 9999, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('f4d9815f-d90c-467a-84c0-b3391e1310f5', 'fec4f85d-d455-443e-af98-64b6b832d783', '["100 g","Biji utuh"]', '100 g, Biji utuh', '/assets/contoh-1/kopi/gayo-wine.webp', 79000, NULL, 26, 0, 125, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('bf6ab890-17cf-4114-bc9e-bb30446f28ab', 'fec4f85d-d455-443e-af98-64b6b832d783', '["100 g","Sedang"]', '100 g, Sedang', '/assets/contoh-1/kopi/gayo-wine.webp', 79000, NULL, 11, 1, 125, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('6fe7a085-b885-4917-9382-5ba65f354b27', 'fec4f85d-d455-443e-af98-64b6b832d783', '["200 g","Biji utuh"]', '200 g, Biji utuh', '/assets/contoh-1/kopi/gayo-wine.webp', 149000, 158000, 14, 2, 230, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('19983f8c-7a54-4124-aba2-20eb5aca403d', 'fec4f85d-d455-443e-af98-64b6b832d783', '["200 g","Sedang"]', '200 g, Sedang', '/assets/contoh-1/kopi/gayo-wine.webp', 149000, 158000, 3, 3, 230, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('4cb72081-22b2-4cb5-a3a6-d62c2d88ad49', '99b4b0c5-6c4c-4a52-aad6-68501067f95c', '["200 g","Biji utuh"]', '200 g, Biji utuh', '/assets/contoh-1/kopi/mandailing.webp', 84000, NULL, 47, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('4b012b5a-dad9-4d96-a489-d0da0e3d6279', '99b4b0c5-6c4c-4a52-aad6-68501067f95c', '["200 g","Kasar"]', '200 g, Kasar', '/assets/contoh-1/kopi/mandailing.webp', 84000, NULL, 20, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('5953ac4a-ccce-4fb1-8f19-f24f1ff8a2e8', '99b4b0c5-6c4c-4a52-aad6-68501067f95c', '["200 g","Sedang"]', '200 g, Sedang', '/assets/contoh-1/kopi/mandailing.webp', 84000, NULL, 31, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('aaafde31-46b4-40ef-8bf4-e240e632b6d7', '99b4b0c5-6c4c-4a52-aad6-68501067f95c', '["200 g","Halus"]', '200 g, Halus', '/assets/contoh-1/kopi/mandailing.webp', 84000, NULL, 38, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('db77afd6-cbe4-4353-873e-379360397a73', '99b4b0c5-6c4c-4a52-aad6-68501067f95c', '["500 g","Biji utuh"]', '500 g, Biji utuh', '/assets/contoh-1/kopi/mandailing.webp', 194000, 210000, 15, 4, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('0c79931e-42ac-419f-884c-d75057124faa', '99b4b0c5-6c4c-4a52-aad6-68501067f95c', '["500 g","Halus"]', '500 g, Halus', '/assets/contoh-1/kopi/mandailing.webp', 194000, 210000, 0, 5, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('1db255ee-c953-49a8-91bf-0a1765a84944', '5afd1640-c75e-41ee-a806-280b16962f6c', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/kerinci.webp', 96000, NULL, 29, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('dee3c5b7-1984-4c9a-bfd5-874051fc983c', '5afd1640-c75e-41ee-a806-280b16962f6c', '["Kasar"]', 'Kasar', '/assets/contoh-1/kopi/kerinci.webp', 96000, NULL, 8, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('cd320b31-b0cb-4c6d-96a1-080ace7498a2', '5afd1640-c75e-41ee-a806-280b16962f6c', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/kerinci.webp', 96000, NULL, 22, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c641e525-b317-48d9-84fd-b6f268eeac93', '5afd1640-c75e-41ee-a806-280b16962f6c', '["Halus"]', 'Halus', '/assets/contoh-1/kopi/kerinci.webp', 96000, NULL, 5, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('75e925e0-552e-47a7-a823-03f8995e6f43', 'e159bb88-4646-40d0-9374-8a661dc3a058', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/solok.webp', 89000, 98000, 36, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d7638695-6382-4a66-ba22-c1a8fd020d68', 'e159bb88-4646-40d0-9374-8a661dc3a058', '["Kasar"]', 'Kasar', '/assets/contoh-1/kopi/solok.webp', 89000, 98000, 9, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('bdf395b9-2968-412d-921d-9efe74090d56', 'e159bb88-4646-40d0-9374-8a661dc3a058', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/solok.webp', 89000, 98000, 17, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('7cbf4a3e-691a-4309-8620-b0f98289d490', '205da2cd-fdf2-4a41-9eaa-eaadb7131b2f', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/meranti.webp', 68000, NULL, 19, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('035d243e-a336-4af7-a4a7-1bd4c693bf2d', '205da2cd-fdf2-4a41-9eaa-eaadb7131b2f', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/meranti.webp', 68000, NULL, 7, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a4555b06-798b-4f57-828e-510ae0e8576f', '205da2cd-fdf2-4a41-9eaa-eaadb7131b2f', '["Halus"]', 'Halus', '/assets/contoh-1/kopi/meranti.webp', 68000, NULL, 0, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('9ab864d3-71d7-446d-a0e2-dc9a1d80b050', '490b00b4-7bf8-4671-9a3c-009f258fb7dc', '[]', '', '/assets/contoh-1/kopi/drip-jelajah.webp', 74000, NULL, 92, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('cf7e9798-ab54-4d75-ac1b-50b1706c5e40', '3827a33c-fb60-4777-8457-164529f0599a', '["Pagi"]', 'Pagi', '/assets/contoh-1/kopi/kapsul-pagi.webp', 69000, NULL, 54, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('f9f92d9e-66d1-4100-8036-101dc26a046e', '3827a33c-fb60-4777-8457-164529f0599a', '["Senja"]', 'Senja', '/assets/contoh-1/kopi/kapsul-senja.webp', 69000, NULL, 61, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c6e1b375-53b7-46e6-a03b-4238b544b854', '3827a33c-fb60-4777-8457-164529f0599a', '["Malam"]', 'Malam', '/assets/contoh-1/kopi/kapsul-malam.webp', 75000, NULL, 5, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('85401ef0-2596-452a-ae0a-c5a305d0dcef', '1b883068-70c8-43dc-9e4f-28cf17abb5c5', '[]', '', '/assets/contoh-1/kopi/kopi-celup.webp', 58000, 65000, 118, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('f324b691-fadc-4951-aa6a-4a6abcae19dc', '32384e6c-c4a9-4499-8983-6a5b3b55f020', '["Aren Cair"]', 'Aren Cair', '/assets/contoh-1/kopi/kopi-susu-aren.webp', 92000, 100000, 33, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('7edb3134-3d89-4068-a168-129655add697', '32384e6c-c4a9-4499-8983-6a5b3b55f020', '["Kurma"]', 'Kurma', '/assets/contoh-1/kopi/kopi-susu-kurma.webp', 98000, NULL, 14, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d0dcc1b1-233e-4c9e-8216-fd3894871c7c', '32384e6c-c4a9-4499-8983-6a5b3b55f020', '["Tanpa Gula"]', 'Tanpa Gula', '/assets/contoh-1/kopi/kopi-susu-aren.webp', 88000, NULL, 20, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c9d337e1-2d0d-4950-a668-c1c2a7c5ed7c', '424b2856-3d0f-4893-a2c6-9f135157acfc', '[]', '', '/assets/contoh-1/kopi/konsentrat.webp', 78000, NULL, 26, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('29df837d-b562-4702-9ce1-b2fe2dabdae1', '8f58776b-35ac-402c-ac62-b019ecfe7fba', '["Karamel Garam"]', 'Karamel Garam', '/assets/contoh-1/kopi/sirup-karamel.webp', 56000, NULL, 42, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('9af7abe7-eeaa-4b31-91ac-80fe63015056', '8f58776b-35ac-402c-ac62-b019ecfe7fba', '["Vanila"]', 'Vanila', '/assets/contoh-1/kopi/sirup-vanila.webp', 64000, NULL, 17, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('7e0655b5-1f38-41b8-929c-238ff67306d9', '8f58776b-35ac-402c-ac62-b019ecfe7fba', '["Rempah"]', 'Rempah', '/assets/contoh-1/kopi/sirup-rempah.webp', 56000, NULL, 0, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('416e83dd-c261-499b-b6b7-2c5db3953748', '3ac96753-1865-40c0-99f5-d59f9f516055', '["Perak","3 cangkir"]', 'Perak, 3 cangkir', '/assets/contoh-1/kopi/moka-perak.webp', 149000, NULL, 38, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('3d716e6f-c48b-46e6-878d-3030adfd096d', '3ac96753-1865-40c0-99f5-d59f9f516055', '["Perak","6 cangkir"]', 'Perak, 6 cangkir', '/assets/contoh-1/kopi/moka-perak.webp', 189000, NULL, 25, 1, 860, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('15c3cdb1-9a2e-4a95-9eea-170aaf35c3f1', '3ac96753-1865-40c0-99f5-d59f9f516055', '["Merah","3 cangkir"]', 'Merah, 3 cangkir', '/assets/contoh-1/kopi/moka-merah.webp', 159000, NULL, 7, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('2cd1f07f-fd93-45f5-bd1d-e8bfde5c3aa5', '993ded0a-e065-4576-bd84-9b84648f6c2e', '["350 ml"]', '350 ml', '/assets/contoh-1/kopi/french-press.webp', 135000, NULL, 31, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('3a39ee18-9d22-4eec-acec-ed4dd28b6ab0', '993ded0a-e065-4576-bd84-9b84648f6c2e', '["600 ml"]', '600 ml', '/assets/contoh-1/kopi/french-press.webp', 169000, 195000, 24, 1, 920, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('aeb3629e-4cfa-4a58-af41-696d7e703485', '993ded0a-e065-4576-bd84-9b84648f6c2e', '["1 liter"]', '1 liter', '/assets/contoh-1/kopi/french-press.webp', 219000, 249000, 0, 2, 1120, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('e9b70530-e003-40ce-a9fb-b550ab93ef77', 'ac9353ce-633c-4f48-aad8-643d646c4258', '[]', '', '/assets/contoh-1/kopi/alat-tekan.webp', 279000, 320000, 16, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('01277ab5-1c38-4d6f-bf79-58d481b7f444', '284f2ad1-ca3e-4a78-a0d0-143aad55779d', '["120 ml"]', '120 ml', '/assets/contoh-1/kopi/vietnam-drip.webp', 39000, NULL, 84, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('8e14f557-2ba1-42c0-a77d-8f1132d78df9', '284f2ad1-ca3e-4a78-a0d0-143aad55779d', '["180 ml"]', '180 ml', '/assets/contoh-1/kopi/vietnam-drip.webp', 48000, NULL, 52, 1, 170, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('75fc818a-b8e8-4d7b-b102-21f1a27df437', '32b3b860-7590-4de6-b438-bc4a575fda23', '["400 ml"]', '400 ml', '/assets/contoh-1/kopi/server-kaca.webp', 98000, NULL, 27, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('6087fdd5-8fa2-4b0a-a2f7-710ebcd048b1', '32b3b860-7590-4de6-b438-bc4a575fda23', '["600 ml"]', '600 ml', '/assets/contoh-1/kopi/server-kaca.webp', 118000, NULL, 33, 1, 520, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('6d23a016-b285-405c-ac19-e2f1397b95c4', '8710c643-69e5-45d0-b816-ab2b96582150', '["Putih","01"]', 'Putih, 01', '/assets/contoh-1/kopi/kertas-saring-putih.webp', 42000, NULL, 130, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('7f3b0c94-3029-4eec-85d5-ff82885e4ed2', '8710c643-69e5-45d0-b816-ab2b96582150', '["Putih","02"]', 'Putih, 02', '/assets/contoh-1/kopi/kertas-saring-putih.webp', 49000, NULL, 164, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('530489ea-c90a-48d4-b524-6e10ba179579', '8710c643-69e5-45d0-b816-ab2b96582150', '["Cokelat","01"]', 'Cokelat, 01', '/assets/contoh-1/kopi/kertas-saring-cokelat.webp', 39000, NULL, 88, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('16b545db-812f-4bc3-98d7-342afcc62dfd', '8710c643-69e5-45d0-b816-ab2b96582150', '["Cokelat","02"]', 'Cokelat, 02', '/assets/contoh-1/kopi/kertas-saring-cokelat.webp', 46000, NULL, 5, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('1e3ed51e-7979-4ee3-aa77-9830f1043bd9', '50f1550a-b69e-4a8a-9f0a-9b5eea692b27', '["200 g","Biji utuh"]', '200 g, Biji utuh', '/assets/contoh-1/kopi/preanger.webp', 92000, NULL, 52, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('49f9e78a-c169-4b44-9400-82f9962ad971', '50f1550a-b69e-4a8a-9f0a-9b5eea692b27', '["200 g","Kasar"]', '200 g, Kasar', '/assets/contoh-1/kopi/preanger.webp', 92000, NULL, 13, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('5e527513-3024-4523-9be1-d56c2e17c514', '50f1550a-b69e-4a8a-9f0a-9b5eea692b27', '["200 g","Sedang"]', '200 g, Sedang', '/assets/contoh-1/kopi/preanger.webp', 92000, NULL, 27, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('07fae255-08d3-458c-8b47-937c14aee9df', '50f1550a-b69e-4a8a-9f0a-9b5eea692b27', '["200 g","Halus"]', '200 g, Halus', '/assets/contoh-1/kopi/preanger.webp', 92000, NULL, 10, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('7dc7db4b-d787-4f41-8e40-4a435b95e920', '50f1550a-b69e-4a8a-9f0a-9b5eea692b27', '["500 g","Biji utuh"]', '500 g, Biji utuh', '/assets/contoh-1/kopi/preanger.webp', 215000, 230000, 18, 4, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('8ecb486e-65e7-416c-bae4-c22c36d07154', '50f1550a-b69e-4a8a-9f0a-9b5eea692b27', '["500 g","Sedang"]', '500 g, Sedang', '/assets/contoh-1/kopi/preanger.webp', 215000, 230000, 6, 5, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('19e798ff-93bf-4cfd-bb66-78e0677e14ba', '50f1550a-b69e-4a8a-9f0a-9b5eea692b27', '["1 kg","Biji utuh"]', '1 kg, Biji utuh', '/assets/contoh-1/kopi/preanger.webp', 405000, 460000, 4, 6, 1000, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('cc5181d2-400b-487a-bbf6-93fd16885ba0', '00f4ae17-3172-4899-b69d-3d64b379e1ba', '["200 g","Biji utuh"]', '200 g, Biji utuh', '/assets/contoh-1/kopi/bondowoso.webp', 82000, NULL, 41, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('01ae8676-7845-4607-bf33-a9e34770da77', '00f4ae17-3172-4899-b69d-3d64b379e1ba', '["200 g","Sedang"]', '200 g, Sedang', '/assets/contoh-1/kopi/bondowoso.webp', 82000, NULL, 19, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('1f211fce-a519-4b69-b6c5-3267ab84cda2', '00f4ae17-3172-4899-b69d-3d64b379e1ba', '["200 g","Halus"]', '200 g, Halus', '/assets/contoh-1/kopi/bondowoso.webp', 82000, NULL, 23, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('027e086a-47eb-4f1e-a20b-018472d00c25', '00f4ae17-3172-4899-b69d-3d64b379e1ba', '["500 g","Biji utuh"]', '500 g, Biji utuh', '/assets/contoh-1/kopi/bondowoso.webp', 189000, NULL, 12, 3, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('2c974100-537e-4545-ab96-9cfd8d8fc82d', '00f4ae17-3172-4899-b69d-3d64b379e1ba', '["500 g","Halus"]', '500 g, Halus', '/assets/contoh-1/kopi/bondowoso.webp', 189000, NULL, 9, 4, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('0e2d8e8b-0b87-4a73-aebb-ab23a299407d', 'fe3d1305-fc59-4c54-add7-c6fd085f0b62', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/temanggung.webp', 54000, NULL, 63, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ce46436f-a2b6-465c-ac4b-9e1ce14c0020', 'fe3d1305-fc59-4c54-add7-c6fd085f0b62', '["Kasar"]', 'Kasar', '/assets/contoh-1/kopi/temanggung.webp', 54000, NULL, 18, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('6355397a-9984-4549-b7ee-62697383ff73', 'fe3d1305-fc59-4c54-add7-c6fd085f0b62', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/temanggung.webp', 54000, NULL, 40, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('0afa9cbb-f0e0-440e-9ed7-271ac01d29a5', 'fe3d1305-fc59-4c54-add7-c6fd085f0b62', '["Halus"]', 'Halus', '/assets/contoh-1/kopi/temanggung.webp', 54000, NULL, 57, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('5e3b2b2c-e9ad-4281-8b98-e8866183ce35', '293b2c78-2b01-4da1-95d5-9b0985ad71c6', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/kintamani.webp', 88000, NULL, 34, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('f911d18e-f6de-4793-882a-06dcd2e1a203', '293b2c78-2b01-4da1-95d5-9b0985ad71c6', '["Kasar"]', 'Kasar', '/assets/contoh-1/kopi/kintamani.webp', 88000, NULL, 14, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d85bf203-087a-42e3-93cc-5b6896984595', '293b2c78-2b01-4da1-95d5-9b0985ad71c6', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/kintamani.webp', 88000, NULL, 26, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('4e21fd82-9bd4-48cc-b89c-84728d6c0967', '293b2c78-2b01-4da1-95d5-9b0985ad71c6', '["Halus"]', 'Halus', '/assets/contoh-1/kopi/kintamani.webp', 88000, NULL, 16, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('7ab26d8b-41ff-4f33-ac25-1e1fddc7487b', '06a60610-6c49-4eb6-a7dd-e3aeb5def47d', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/wamena.webp', 128000, NULL, 5, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('1d3a1c6f-796a-4b59-8050-d83721bf02b8', '06a60610-6c49-4eb6-a7dd-e3aeb5def47d', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/wamena.webp', 128000, NULL, 2, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('b7c44190-c237-4a9f-8727-e281587194a7', '131eef50-a2d7-484e-8f17-b9b255cd1ccb', '["80 g"]', '80 g', '/assets/contoh-1/kopi/cascara.webp', 45000, NULL, 58, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d91a06e3-19e0-46b7-b87c-fa4d7ff5bb85', '131eef50-a2d7-484e-8f17-b9b255cd1ccb', '["200 g"]', '200 g', '/assets/contoh-1/kopi/cascara.webp', 98000, 112000, 16, 1, 260, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('aa7d2cf5-ccf3-46b0-ad48-4391e169e095', '6a843dc4-eb72-4d6d-a7e2-e4c6eef68586', '[]', '', '/assets/contoh-1/kopi/teh-hitam.webp', 67000, NULL, 45, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a352b207-488e-4088-bf36-75a7b0f81c0d', 'f3e56e0c-39fa-4b3a-bac2-92150623d90a', '[]', '', '/assets/contoh-1/kopi/teh-melati.webp', 52000, 58000, 4, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('1e8db405-8440-44a8-9207-298527a3472f', '32a7b76f-d075-4270-92a3-04bfd4f04e09', '[]', '', '/assets/contoh-1/kopi/wedang-rempah.webp', 49000, NULL, 77, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('86f8a603-802a-4975-9541-9d784775f533', '76bc9167-9abc-4c7c-ae72-52eda88f66bf', '[]', '', '/assets/contoh-1/kopi/hampers-hujan.webp', 325000, 365000, 12, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('dcd9f57e-c760-4e87-a145-0970d6ea3b4b', '795d30b2-9db4-4939-9055-2dfe627df061', '["Biji utuh","Hijau"]', 'Biji utuh, Hijau', '/assets/contoh-1/kopi/hampers-pulau.webp', 189000, NULL, 24, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('34859e58-0fe9-470f-b0a2-79e64ee22014', '795d30b2-9db4-4939-9055-2dfe627df061', '["Biji utuh","Merah"]', 'Biji utuh, Merah', '/assets/contoh-1/kopi/hampers-pulau.webp', 189000, NULL, 18, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('3849a9d6-bec7-4850-93dd-c07532588ff9', '795d30b2-9db4-4939-9055-2dfe627df061', '["Sedang","Hijau"]', 'Sedang, Hijau', '/assets/contoh-1/kopi/hampers-pulau.webp', 189000, NULL, 21, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('687719c2-0bb3-46aa-ae5d-4db639942084', '795d30b2-9db4-4939-9055-2dfe627df061', '["Sedang","Merah"]', 'Sedang, Merah', '/assets/contoh-1/kopi/hampers-pulau.webp', 189000, NULL, 1, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "article_category" VALUES ('menyeduh', 'Menyeduh', 0);
--> statement-breakpoint
INSERT INTO "article_category" VALUES ('biji-dan-simpan', 'Biji & Simpan', 1);
--> statement-breakpoint
INSERT INTO "article" VALUES ('menyeduh-v60-di-rumah', 'Menyeduh V60 di Rumah: Resep 15 Gram yang Selalu Jadi', 'menyeduh', '/assets/contoh-1/kopi/dripper-keramik-seduh.webp', 'Satu resep, empat tuangan, tiga menit. Cocok untuk yang baru punya dripper pertama.', '[{"kind":"paragraph","text":"V60 sering dianggap rumit karena banyak istilahnya. Padahal untuk secangkir kopi yang enak setiap pagi, cukup satu resep yang diulang sampai tangan hafal. Resep di bawah ini kami pakai di meja sangrai untuk mencicipi setiap batch baru, jadi tidak ada alat yang aneh-aneh."},{"kind":"paragraph","text":"Perbandingannya 1 banding 15: satu gram kopi untuk lima belas gram air. Untuk satu cangkir, siapkan 15 gram kopi dan 225 gram air. Kalau belum punya timbangan, 15 gram kira-kira tiga sendok makan rata bubuk kopi."},{"kind":"heading","text":"Yang perlu disiapkan"},{"kind":"list","ordered":false,"items":["Kopi 15 gram, gilingan sedang seperti gula pasir","Air 225 gram, baru mendidih lalu didiamkan satu menit","Kertas saring, dripper, dan cangkir atau server","Timbangan dan penunjuk waktu; ponsel sudah cukup"]},{"kind":"heading","text":"Langkah menyeduh"},{"kind":"list","ordered":true,"items":["Pasang kertas saring, siram dengan air panas, lalu buang airnya. Ini menghilangkan bau kertas dan menghangatkan dripper.","Masukkan kopi dan ratakan. Tuang 45 gram air, tunggu 40 detik sampai gelembungnya mengempis.","Tuang perlahan dari tengah ke luar sampai 120 gram, tunggu air turun separuh.","Lanjutkan sampai 180 gram, lalu terakhir sampai 225 gram.","Air terakhir harus habis menetes di menit 2:45 sampai 3:15. Angkat dripper, goyang server, tuang."]},{"kind":"image","image":"/assets/contoh-1/kopi/ketel-leher-angsa-seduh.webp","caption":"Ketel leher angsa memudahkan tuangan kecil yang ajek."},{"kind":"heading","text":"Rasanya belum pas?"},{"kind":"paragraph","text":"Ubah satu hal saja setiap kali. Kalau kopi terasa asam tajam dan encer, air lewat terlalu cepat: haluskan gilingan sedikit. Kalau pahit dan kering di lidah, air tertahan terlalu lama: kasarkan gilingan atau turunkan suhu air dengan menunggu satu menit lagi."},{"kind":"paragraph","text":"Catat di kertas kecil: gilingan, waktu, dan rasanya. Setelah tiga atau empat cangkir, biasanya sudah ketemu titik yang cocok untuk biji itu. Saat berganti biji, mulai lagi dari resep awal."},{"kind":"quote","text":"Seduhan yang baik bukan yang paling rumit, tetapi yang bisa diulang besok pagi.","source":"Tim sangrai Sangrai Rimba"},{"kind":"paragraph","text":"Untuk latihan pertama, pilih biji dengan sangrai sedang. Rasanya ramah dan tidak langsung pahit walau waktunya meleset sedikit."},{"kind":"product","slug":"set-seduh-manual-pemula"},{"kind":"product","slug":"arabika-gayo-atu-lintang"},{"kind":"paragraph","text":"Satu kebiasaan lagi yang sering dilupakan: bilas dripper dan server dengan air panas segera setelah dipakai. Minyak kopi yang mengering meninggalkan rasa tengik pada seduhan besok."}]', 1, 1795037128595);
--> statement-breakpoint
INSERT INTO "article" VALUES ('menyimpan-biji-kopi', 'Menyimpan Biji Kopi agar Tetap Harum Sebulan', 'biji-dan-simpan', '/assets/contoh-1/kopi/arabika-gayo-biji.webp', 'Empat musuh biji kopi, wadah yang cocok untuk dapur lembap, dan kapan kulkas boleh dipakai.', '[{"kind":"paragraph","text":"Biji kopi yang baru disangrai masih terus berubah. Pada minggu pertama ia melepaskan gas, lalu rasanya membuka dan mencapai puncak di hari ke-7 sampai ke-30. Setelah itu aromanya pelan-pelan pergi. Cara menyimpan menentukan apakah puncak itu bertahan tiga minggu atau hanya tiga hari."},{"kind":"paragraph","text":"Musuhnya ada empat: udara, cahaya, panas, dan lembap. Di Indonesia yang terakhir paling sering dilupakan, apalagi bila toples diletakkan di samping kompor."},{"kind":"heading","text":"Wadah yang benar"},{"kind":"list","ordered":false,"items":["Kemasan aslinya, asal berkatup satu arah dan bisa dirapatkan lagi. Keluarkan udaranya sebelum ditutup.","Toples kaca gelap atau kaleng dengan karet di tutupnya. Pilih yang isinya penuh; ruang kosong berarti udara.","Hindari toples bening di dekat jendela dan wadah bekas bumbu. Kopi menyerap bau apa saja."]},{"kind":"image","image":"/assets/contoh-1/kopi/arabika-gayo.webp","caption":"Kemasan berkatup cukup untuk pemakaian sehari-hari."},{"kind":"heading","text":"Bagaimana dengan kulkas?"},{"kind":"paragraph","text":"Untuk pemakaian harian, jangan. Setiap kali keluar dari kulkas, uap air mengembun di permukaan biji dan membawa bau makanan lain. Lemari dapur yang sejuk dan gelap jauh lebih baik."},{"kind":"paragraph","text":"Freezer boleh untuk persediaan panjang, dengan satu syarat: bagi dulu dalam kantong kecil sekali pakai, keluarkan udaranya, dan jangan dibekukan ulang. Ambil satu kantong, biarkan mencapai suhu ruang dalam keadaan tertutup, baru dibuka."},{"kind":"heading","text":"Beli sesuai kebutuhan"},{"kind":"paragraph","text":"Satu orang yang menyeduh sekali sehari memakai kira-kira 15 gram, jadi 200 gram cukup untuk dua minggu. Kemasan 500 gram cocok untuk rumah dengan dua peminum kopi. Kemasan 1 kilogram baru masuk akal bila habis dalam sebulan."},{"kind":"paragraph","text":"Kalau bisa, beli biji utuh dan giling tepat sebelum menyeduh. Bubuk kopi kehilangan sebagian besar aromanya dalam hitungan jam, sedangkan biji utuh bertahan berminggu-minggu. Belum punya penggiling? Pilih gilingan sesuai alat dan beli ukuran paling kecil."},{"kind":"product","slug":"arabika-toraja-sapan"},{"kind":"product","slug":"arabika-bajawa-honey"},{"kind":"paragraph","text":"Tanggal sangrai tercetak di belakang setiap kemasan kami. Tulis juga tanggal Anda membukanya: sejak hari itu, usahakan habis dalam tiga minggu."},{"kind":"paragraph","text":"Terakhir, cium aromanya sebelum menyeduh. Biji yang masih baik berbau manis seperti roti atau buah kering. Bila yang tercium hanya kertas atau minyak lama, pakailah untuk seduh dingin dengan susu, atau taruh di kulkas sebagai penyerap bau. Sayang dibuang, tetapi sayang juga dipaksakan untuk secangkir kopi pagi."}]', 1, 1794345928595);
--> statement-breakpoint
INSERT INTO "article" VALUES ('memilih-gilingan-kopi', 'Kasar, Sedang, atau Halus? Memilih Gilingan untuk Alat di Rumah', 'menyeduh', '/assets/contoh-1/kopi/penggiling-tangan-bubuk.webp', 'Panduan gilingan untuk tubruk, saring, tekan, dan moka, lengkap dengan tanda bila salah pilih.', '[{"kind":"paragraph","text":"Biji yang sama bisa terasa manis atau pahit hanya karena ukuran gilingannya. Prinsipnya sederhana: semakin halus bubuk, semakin cepat rasanya larut. Alat yang merendam kopi lama butuh gilingan kasar, alat yang cepat butuh gilingan halus."},{"kind":"paragraph","text":"Saat memesan di toko kami, Anda dapat memilih biji utuh, kasar, sedang, atau halus. Berikut pegangan untuk memilihnya."},{"kind":"heading","text":"Sesuaikan dengan alat"},{"kind":"list","ordered":false,"items":["Kasar, seperti garam krosok: french press dan seduh dingin semalaman.","Sedang, seperti gula pasir: V60, kalita, mesin tetes, dan kantong saring.","Halus, seperti garam meja: tubruk, moka pot, dan vietnam drip."]},{"kind":"heading","text":"Tubruk pun punya aturan"},{"kind":"paragraph","text":"Kopi tubruk paling akrab di rumah kita, dan paling sering salah airnya. Pakai dua sendok teh penuh bubuk halus untuk 150 mililiter air, tuang air yang baru mendidih, aduk sekali, lalu tunggu empat menit. Ampas turun sendiri; tidak perlu diaduk lagi."},{"kind":"paragraph","text":"Gula sebaiknya masuk setelah dicicipi. Robusta yang disangrai baik sudah punya manis seperti gula aren, dan sering kali cukup setengah sendok."},{"kind":"image","image":"/assets/contoh-1/kopi/robusta-lampung-tubruk.webp","caption":"Tunggu empat menit sampai ampas turun."},{"kind":"product","slug":"robusta-lampung-tubruk"},{"kind":"heading","text":"Tanda gilingan keliru"},{"kind":"paragraph","text":"Air lewat seperti keran dan rasanya asam encer: terlalu kasar. Air menggenang lama dan rasanya sepat: terlalu halus. Bila sebagian bubuk seperti tepung dan sebagian seperti kerikil, masalahnya ada di penggiling. Pisau putar menghasilkan ukuran campur aduk; penggiling bergerigi jauh lebih rata, termasuk yang diputar dengan tangan."},{"kind":"paragraph","text":"Belum mau repot? Kantong saring sudah berisi gilingan yang tepat. Sobek, kaitkan ke cangkir, tuang 150 mililiter air dalam tiga kali tuangan, dan kopi siap dalam dua menit. Enak untuk kantor, kereta, atau berkemah."},{"kind":"product","slug":"drip-bag-pagi-isi-10"},{"kind":"paragraph","text":"Masih ragu saat memesan? Pilih gilingan menurut alat yang paling sering dipakai, bukan yang paling ingin dicoba. Gilingan sedang adalah pilihan paling aman karena bisa dipakai untuk saring maupun french press dengan menyesuaikan waktu rendam. Bila rumah Anda memakai dua alat yang jauh berbeda, belilah dua kemasan kecil alih-alih satu kemasan besar, atau ambil biji utuh dan penggiling tangan. Dalam dua bulan selisih harganya kembali dari kopi yang tidak terbuang."}]', 1, 1793395528595);
--> statement-breakpoint
INSERT INTO "article" VALUES ('mengenal-proses-pascapanen', 'Full Wash, Honey, Giling Basah: Apa Bedanya di Cangkir?', 'biji-dan-simpan', '/assets/contoh-1/kopi/arabika-bajawa-ceri.webp', 'Tiga cara mengolah ceri kopi Nusantara dan rasa yang ditinggalkannya.', '[{"kind":"paragraph","text":"Di kemasan kopi sering tertulis proses pascapanen, dan banyak pembeli melewatinya. Padahal kata itu menjelaskan separuh rasa yang akan Anda temui. Proses adalah cara petani mengeluarkan biji dari buah ceri sampai cukup kering untuk disimpan."},{"kind":"paragraph","text":"Ketiganya bisa dibuat dari pohon yang sama. Yang berbeda adalah berapa lama daging buah menempel dan kapan kulit tanduk dilepas."},{"kind":"heading","text":"Full wash: bersih dan terang"},{"kind":"paragraph","text":"Kulit dan lendir dicuci habis sebelum dijemur. Yang tersisa adalah rasa asli biji: asam buah yang jelas, manis ringan, dan akhir yang bersih. Gayo full wash kami terasa cokelat, jeruk manis, dan gula merah."},{"kind":"product","slug":"arabika-gayo-atu-lintang"},{"kind":"heading","text":"Honey: manis dan lembut"},{"kind":"paragraph","text":"Kulit dikupas, tetapi lendir yang lengket seperti madu dibiarkan saat dijemur. Tidak ada madu di dalamnya; namanya dari teksturnya. Hasilnya lebih manis, badannya lebih tebal, dengan nada buah kering. Petani harus membalik jemuran setiap jam pada hari-hari pertama agar tidak berjamur."},{"kind":"image","image":"/assets/contoh-1/kopi/arabika-bajawa.webp","caption":"Bajawa honey: gula aren, nangka, dan kayu manis."},{"kind":"product","slug":"arabika-bajawa-honey"},{"kind":"heading","text":"Giling basah: khas Sumatra dan Sulawesi"},{"kind":"paragraph","text":"Udara yang lembap membuat penjemuran lama berisiko, maka petani menggiling kulit tanduk saat biji masih basah. Biji lalu dijemur telanjang dan cepat kering. Rasanya tebal, rendah asam, dengan rempah dan cokelat hitam. Inilah yang membuat kopi Toraja dan Mandailing dikenal di luar negeri."},{"kind":"product","slug":"arabika-toraja-sapan"},{"kind":"heading","text":"Mulai dari mana?"},{"kind":"list","ordered":false,"items":["Suka teh atau kopi tanpa gula: coba full wash.","Suka kopi susu: giling basah tidak kalah oleh susu.","Ingin sesuatu yang berbeda untuk akhir pekan: honey."]},{"kind":"paragraph","text":"Cara terbaik mengenalnya adalah mencicipi dua proses berdampingan dengan resep yang sama. Seduh masing-masing sepuluh gram, biarkan hangat, lalu bandingkan. Perbedaannya justru paling terasa ketika kopi mulai dingin."},{"kind":"paragraph","text":"Bila ingin membandingkan lebih adil, pakai biji dengan tingkat sangrai yang sama, giling pada ukuran yang sama, dan cicipi tanpa gula. Tulis tiga kata untuk setiap cangkir sebelum membaca catatan rasa di kemasan. Tidak ada jawaban salah; catatan itu akan menuntun pembelian berikutnya lebih baik daripada ulasan orang lain."}]', 1, 1791840328595);
--> statement-breakpoint
INSERT INTO "information" VALUES ('tentang-kami', 'Tentang Kami', 'Siapa kami dan bagaimana kami bekerja', '[{"kind":"paragraph","text":"Kami menyangrai kopi Nusantara di Bandung setiap Selasa dan Jumat, dalam batch lima kilogram supaya setiap batch bisa dicicipi sebelum dikemas. Tanggal sangrai selalu tercetak di kemasan."},{"kind":"paragraph","text":"Biji datang dari petani di Gayo, Toraja, Bajawa, dan Lampung yang kami kunjungi setidaknya sekali setahun. Harga beli disepakati sebelum panen, sehingga petani tahu apa yang akan diterima."},{"kind":"heading","text":"Yang dapat Anda harapkan"},{"kind":"list","ordered":false,"items":["Foto dan keterangan yang sesuai dengan barangnya.","Harga yang sama di setiap halaman, tanpa biaya tersembunyi saat checkout.","Jawaban dari orang, bukan mesin, pada jam layanan."]},{"kind":"heading","text":"Badan usaha"},{"kind":"paragraph","text":"CV Sangrai Rimba, Jl. Merdeka No. 10, Kota Bandung."}]', 0, 1795382728753);
--> statement-breakpoint
INSERT INTO "information" VALUES ('cara-belanja', 'Cara Belanja', 'Dari memilih produk sampai pesanan tiba', '[{"kind":"paragraph","text":"Anda dapat berbelanja dengan atau tanpa akun. Dengan akun, alamat dan riwayat pesanan tersimpan untuk belanja berikutnya."},{"kind":"list","ordered":true,"items":["Pilih produk, tentukan varian dan jumlahnya, lalu tekan Tambah ke Keranjang.","Buka Keranjang, periksa isinya, dan tekan Checkout.","Isi nama, nomor HP, dan alamat lengkap sampai kelurahan dan kode pos.","Pilih pengiriman. Ongkos kirim dan perkiraan tiba tampil untuk alamat Anda.","Pilih metode pembayaran, periksa Total Tagihan, lalu tekan Buat Pesanan.","Selesaikan pembayaran sebelum waktunya habis. Status pesanan berubah sendiri setelah pembayaran kami terima."]},{"kind":"heading","text":"Metode pembayaran"},{"kind":"paragraph","text":"QRIS, virtual account, transfer bank, dompet digital, dan Bayar di Tempat (COD) untuk alamat yang didukung. Pilihan yang tampil saat checkout adalah yang tersedia untuk pesanan Anda."},{"kind":"heading","text":"Transfer bank"},{"kind":"paragraph","text":"Transfer tepat sampai tiga digit terakhir agar pembayaran mudah dikenali. Kami tidak pernah meminta kode OTP, PIN, atau kata sandi Anda."},{"kind":"heading","text":"Membatalkan pesanan"},{"kind":"paragraph","text":"Pesanan yang belum dibayar dapat dibatalkan langsung dari halaman pesanan. Setelah dibayar, ajukan pembatalan dan kami jawab selama barang belum dikirim."}]', 1, 1795382728563);
--> statement-breakpoint
INSERT INTO "information" VALUES ('pengiriman', 'Pengiriman', 'Kurir, lama kirim, dan ongkos', '[{"kind":"paragraph","text":"Semua paket dikirim dari Kota Bandung. Ongkos kirim dihitung dari berat dan alamat tujuan, dan tampil sebelum Anda membayar."},{"kind":"heading","text":"Kapan dikirim?"},{"kind":"paragraph","text":"Pesanan yang dibayar sebelum pukul 14.00 pada hari kerja kami serahkan kepada kurir pada hari yang sama, selebihnya pada hari kerja berikutnya. Jam layanan kami Senin–Sabtu 08.00–17.00 WIB."},{"kind":"heading","text":"Pilihan layanan"},{"kind":"list","ordered":false,"items":["Reguler: untuk seluruh Indonesia.","Same Day dan Instan: untuk alamat di sekitar toko, pada jam layanan.","Kargo: lebih hemat untuk paket berat."]},{"kind":"heading","text":"Melacak paket"},{"kind":"paragraph","text":"Nomor resi tampil di halaman pesanan setelah paket diserahkan kepada kurir. Bila tidak ada pergerakan selama tiga hari kerja, hubungi kami dan kami tanyakan kepada kurir."},{"kind":"heading","text":"Paket bermasalah"},{"kind":"paragraph","text":"Periksa kemasan sebelum menerima. Bila basah, sobek, atau segelnya rusak, foto kemasannya dan rekam video saat membukanya. Paket yang hilang atau rusak di perjalanan menjadi tanggung jawab kami sampai Anda menerimanya."}]', 2, 1795382728563);
--> statement-breakpoint
INSERT INTO "information" VALUES ('pengembalian', 'Pengembalian', 'Ajukan paling lambat 3 hari kerja setelah diterima', '[{"kind":"paragraph","text":"Barang rusak, kurang, salah kirim, atau tidak sesuai keterangan? Ajukan pengembalian atau penukaran paling lambat 3 hari kerja setelah paket Anda terima."},{"kind":"heading","text":"Bukti yang diperlukan"},{"kind":"list","ordered":false,"items":["Video unboxing tanpa potongan, dari paket masih tersegel sampai barang terlihat jelas.","Foto barang dan label pengirimannya.","Nomor pesanan dan penjelasan singkat masalahnya."]},{"kind":"paragraph","text":"Tidak sempat merekam? Hubungi kami tetap. Kami memeriksa bersama kurir dan menilai dari foto serta berat paket."},{"kind":"heading","text":"Syarat barang"},{"kind":"list","ordered":false,"items":["Belum dipakai atau dicuci, lengkap dengan label, aksesori, dan kemasannya.","Produk digital yang kodenya sudah dibuka tidak dapat dikembalikan, kecuali kodenya tidak berfungsi.","Makanan dan minuman dapat diganti bila rusak, salah kirim, atau lewat tanggal simpan."]},{"kind":"heading","text":"Langkahnya"},{"kind":"list","ordered":true,"items":["Buka pesanan, tekan Ajukan Pengembalian, pilih barang dan alasannya, lalu unggah bukti. Atau kirimkan lewat WhatsApp.","Kami menjawab paling lambat 1 hari kerja.","Kirim barang ke alamat yang kami berikan dan masukkan nomor resinya.","Setelah barang kami periksa, pengganti dikirim atau dana dikembalikan dalam 2–5 hari kerja."]},{"kind":"heading","text":"Ongkos kirim pengembalian"},{"kind":"paragraph","text":"Kami yang menanggung bila kesalahan ada pada kami: rusak, kurang, salah kirim, atau tidak sesuai. Untuk tukar ukuran atau warna karena berubah pikiran, ongkos kirim ditanggung pembeli."}]', 3, 1795382728563);
--> statement-breakpoint
INSERT INTO "information" VALUES ('syarat-ketentuan', 'Syarat & Ketentuan', 'Aturan berbelanja di toko ini', '[{"kind":"paragraph","text":"Syarat ini berlaku antara Anda dan CV Sangrai Rimba sebagai pengelola Sangrai Rimba setiap kali Anda berbelanja di situs ini."},{"kind":"paragraph","text":"Versi 2026-11-01. Perubahan berlaku setelah diumumkan di halaman ini dan tidak mengubah pesanan yang sudah dibuat."},{"kind":"heading","text":"1. Pesanan dan harga"},{"kind":"paragraph","text":"Harga dalam rupiah dan sudah termasuk pajak yang berlaku. Ongkos kirim dan biaya layanan ditampilkan terpisah sebelum pesanan dibuat. Perjanjian jual beli terjadi saat pesanan Anda kami terima dan pembayaran kami konfirmasi."},{"kind":"paragraph","text":"Bila harga atau stok tercantum keliru karena kesalahan sistem, kami memberi tahu Anda. Anda boleh melanjutkan dengan harga yang benar atau membatalkan dengan pengembalian dana penuh."},{"kind":"heading","text":"2. Pembayaran"},{"kind":"paragraph","text":"Pembayaran dilakukan melalui metode yang tampil saat checkout dan sebelum batas waktunya. Pembayaran yang datang setelah pesanan kedaluwarsa tidak hilang: kami melanjutkan pesanan bila stok masih ada, atau mengembalikan dananya."},{"kind":"heading","text":"3. Pengiriman dan risiko"},{"kind":"paragraph","text":"Perkiraan tiba berasal dari kurir dan dapat berubah. Risiko atas barang beralih kepada Anda setelah paket diterima di alamat yang Anda berikan. Pastikan alamat dan nomor HP benar."},{"kind":"heading","text":"4. Pengembalian"},{"kind":"paragraph","text":"Pengembalian dan penukaran dapat diajukan paling lambat 3 hari kerja setelah barang diterima, sesuai halaman Pengembalian. Ketentuan ini tidak mengurangi hak Anda menurut UU Perlindungan Konsumen."},{"kind":"heading","text":"5. Akun"},{"kind":"list","ordered":false,"items":["Berikan data yang benar dan jaga kerahasiaan kata sandi.","Beri tahu kami bila akun dipakai orang lain tanpa izin.","Akun yang dipakai untuk penipuan atau menyalahgunakan promo dapat dibatasi setelah kami memberi tahu alasannya."]},{"kind":"heading","text":"6. Voucher, koin, dan affiliate"},{"kind":"paragraph","text":"Masa berlaku, batas, dan cara pakai tertulis pada masing-masing penawaran. Voucher dan koin tidak dapat diuangkan. Komisi affiliate dapat dipotong PPh sesuai ketentuan."},{"kind":"heading","text":"7. Isi situs"},{"kind":"paragraph","text":"Foto, tulisan, dan logo adalah milik kami atau pemberi izin kami. Warna barang di layar dapat sedikit berbeda dari aslinya."},{"kind":"heading","text":"8. Perselisihan"},{"kind":"paragraph","text":"Sampaikan keluhan lebih dulu kepada kami melalui email halo@kopi.contoh.id atau WhatsApp +6281321450967. Bila tidak tercapai mufakat, perselisihan diselesaikan menurut hukum Indonesia, termasuk melalui Badan Penyelesaian Sengketa Konsumen di kota Anda."}]', 4, 1795382728563);
--> statement-breakpoint
INSERT INTO "information" VALUES ('kebijakan-privasi', 'Kebijakan Privasi', 'Data yang kami simpan dan hak Anda atasnya', '[{"kind":"paragraph","text":"Kebijakan ini menjelaskan bagaimana CV Sangrai Rimba memproses data pribadi Anda menurut Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi."},{"kind":"paragraph","text":"Versi 2026-11-01. Perubahan berlaku setelah diumumkan di halaman ini dan tidak mengubah pesanan yang sudah dibuat."},{"kind":"heading","text":"Pengendali data"},{"kind":"paragraph","text":"CV Sangrai Rimba, Jl. Merdeka No. 10, Kota Bandung. Hubungi kami melalui email halo@kopi.contoh.id atau WhatsApp +6281321450967. Penyedia platform toko memproses data atas nama dan perintah kami."},{"kind":"heading","text":"Data yang kami simpan"},{"kind":"list","ordered":false,"items":["Identitas dan kontak: nama, nomor HP, email.","Alamat pengiriman dan patokan yang Anda tulis.","Pesanan, pembayaran, dan percakapan dengan layanan pelanggan. Nomor kartu dan PIN tidak pernah kami simpan; keduanya ditangani penyedia pembayaran.","Data teknis seperlunya: cookie keranjang dan sesi, serta alamat internet yang dipotong untuk mencegah penyalahgunaan."]},{"kind":"heading","text":"Untuk apa dan atas dasar apa"},{"kind":"list","ordered":false,"items":["Memproses, mengirim, dan menagih pesanan: pelaksanaan perjanjian dengan Anda.","Pembukuan, pajak, dan pengaduan konsumen: kewajiban hukum.","Keamanan akun dan pencegahan penipuan: kepentingan yang sah.","Info promo dan pengukuran iklan: hanya dengan persetujuan terpisah yang boleh Anda tolak atau tarik kapan saja."]},{"kind":"heading","text":"Siapa yang menerima"},{"kind":"paragraph","text":"Kurir menerima nama, nomor HP, dan alamat. Penyedia pembayaran menerima jumlah dan nomor pesanan. Kami tidak menjual data pribadi. Bila data diproses di luar Indonesia, kami memastikan tingkat pelindungannya setara."},{"kind":"heading","text":"Berapa lama"},{"kind":"list","ordered":false,"items":["Pesanan dan faktur: 10 tahun, sesuai aturan pembukuan.","Akun dan alamat: selama akun aktif, dihapus setelah Anda menutup akun kecuali yang wajib disimpan.","Percakapan layanan pelanggan: 2 tahun.","Keranjang tanpa akun: 30 hari."]},{"kind":"heading","text":"Hak Anda"},{"kind":"list","ordered":false,"items":["Mendapat informasi, mengakses, dan memperoleh salinan data Anda.","Melengkapi dan memperbaiki data yang keliru.","Menarik persetujuan, menunda atau membatasi pemrosesan, dan menghapus data.","Menolak keputusan yang sepenuhnya otomatis dan memindahkan data ke pihak lain.","Mengadu kepada lembaga pelindungan data pribadi serta menuntut ganti rugi."]},{"kind":"heading","text":"Cara menggunakan hak"},{"kind":"list","ordered":true,"items":["Kirim permintaan tertulis melalui email halo@kopi.contoh.id atau WhatsApp +6281321450967. Sebutkan hak yang ingin digunakan.","Kami memastikan bahwa permintaan datang dari pemilik data.","Kami menindaklanjuti paling lambat 3×24 jam sejak permintaan lengkap diterima, termasuk menghentikan pemrosesan setelah persetujuan ditarik."]},{"kind":"heading","text":"Bila terjadi kebocoran"},{"kind":"paragraph","text":"Kami memberi tahu Anda dan lembaga berwenang secara tertulis paling lambat 3×24 jam sejak kegagalan pelindungan diketahui: data apa yang terungkap, kapan dan bagaimana, serta apa yang kami lakukan."}]', 5, 1795382728563);
--> statement-breakpoint
INSERT INTO "information" VALUES ('hubungi-kami', 'Hubungi Kami', 'WhatsApp, email, alamat, dan jam layanan', '[{"kind":"paragraph","text":"Tim Sangrai Rimba membantu sebelum dan sesudah Anda berbelanja. Siapkan nomor pesanan agar kami dapat langsung memeriksanya."},{"kind":"list","ordered":false,"items":["WhatsApp: +6281321450967","Email: halo@kopi.contoh.id","Jam layanan: Senin–Sabtu 08.00–17.00 WIB","Alamat: CV Sangrai Rimba, Jl. Merdeka No. 10, Kota Bandung"]},{"kind":"heading","text":"Pengaduan"},{"kind":"paragraph","text":"Pengaduan kami jawab paling lambat 1 hari kerja dan kami selesaikan dalam 7 hari kerja. Bila jawaban kami belum memuaskan, Anda dapat melapor kepada Direktorat Jenderal Perlindungan Konsumen dan Tertib Niaga, Kementerian Perdagangan, lewat WhatsApp 0853 1111 1010."}]', 6, 1795382728563);
--> statement-breakpoint
INSERT INTO "information" VALUES ('faq', 'Pertanyaan Umum (FAQ)', 'Jawaban singkat yang paling sering dicari', '[{"kind":"heading","text":"Apakah saya harus membuat akun?"},{"kind":"paragraph","text":"Tidak. Pesanan tanpa akun dapat dilacak lewat tautan yang tampil setelah pesanan dibuat. Simpan tautan itu."},{"kind":"heading","text":"Berapa lama batas pembayaran?"},{"kind":"paragraph","text":"Batas waktunya tertulis di halaman pembayaran, umumnya 24 jam. Setelah lewat, pesanan kedaluwarsa dan stok dilepas kembali."},{"kind":"heading","text":"Saya sudah membayar, tetapi status belum berubah."},{"kind":"paragraph","text":"Virtual account dan QRIS biasanya terbaca dalam beberapa menit. Untuk transfer bank, kirim bukti di halaman Konfirmasi Pembayaran; kami periksa paling lama 1×24 jam."},{"kind":"heading","text":"Bisakah alamat diubah setelah membayar?"},{"kind":"paragraph","text":"Bisa selama paket belum diserahkan kepada kurir. Hubungi kami secepatnya lewat WhatsApp dengan nomor pesanan."},{"kind":"heading","text":"Apakah bisa kirim sebagai dropshipper?"},{"kind":"paragraph","text":"Pilihan itu tampil di checkout bila toko menerimanya. Nama pengirim di label akan memakai nama Anda, tanpa faktur harga di dalam paket."},{"kind":"heading","text":"Bagaimana bila barang tidak cocok?"},{"kind":"paragraph","text":"Ajukan pengembalian paling lambat 3 hari kerja setelah diterima, dengan video unboxing. Syarat lengkapnya ada di halaman Pengembalian."},{"kind":"heading","text":"Apakah data saya aman?"},{"kind":"paragraph","text":"Kami hanya menyimpan data yang diperlukan untuk pesanan Anda. Rincian dan cara menghapusnya ada di Kebijakan Privasi."}]', 7, 1795382728563);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '4995f028-4593-4e7e-b008-5f5c76b670e3', 157000, 16, 5, 5, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'a64f6ccf-5ba9-4508-81d6-57a033beda2e', 157000, 21, 18, 18, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '4cb72081-22b2-4cb5-a3a6-d62c2d88ad49', 46000, 24, 13, 13, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '4b012b5a-dad9-4d96-a489-d0da0e3d6279', 46000, 12, 3, 3, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '5953ac4a-ccce-4fb1-8f19-f24f1ff8a2e8', 46000, 28, 17, 17, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'aaafde31-46b4-40ef-8bf4-e240e632b6d7', 46000, 18, 10, 10, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'db77afd6-cbe4-4353-873e-379360397a73', 115500, 26, 20, 20, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'cf7e9798-ab54-4d75-ac1b-50b1706c5e40', 51500, 30, 18, 18, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'f9f92d9e-66d1-4100-8036-101dc26a046e', 51500, 21, 12, 12, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'c6e1b375-53b7-46e6-a03b-4238b544b854', 56000, 11, 6, 6, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '416e83dd-c261-499b-b6b7-2c5db3953748', 104000, 15, 7, 7, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '3d716e6f-c48b-46e6-878d-3030adfd096d', 132000, 27, 17, 17, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '15c3cdb1-9a2e-4a95-9eea-170aaf35c3f1', 111000, 17, 10, 10, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '6d23a016-b285-405c-ac19-e2f1397b95c4', 25000, 21, 12, 12, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '7f3b0c94-3029-4eec-85d5-ff82885e4ed2', 29000, 15, 5, 5, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '530489ea-c90a-48d4-b524-6e10ba179579', 23000, 27, 19, 19, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '16b545db-812f-4bc3-98d7-342afcc62dfd', 27500, 14, 9, 9, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '7ab26d8b-41ff-4f33-ac25-1e1fddc7487b', 102000, 25, 20, 20, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '1d3a1c6f-796a-4b59-8050-d83721bf02b8', 102000, 16, 14, 14, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '86f8a603-802a-4975-9541-9d784775f533', 237000, 14, 5, 5, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '121593e2-1b45-4c8e-8db4-874900b87c34', 52000, 16, 5, 5, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'eda7ddc6-630e-49a5-880f-5991ed3d0546', 66500, 22, 10, 10, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '53e8a4e8-0f03-445b-84af-aaf12914bc20', 66500, 13, 4, 4, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '7171e354-9781-4c17-96f7-6067ae5ee26a', 66500, 16, 13, 13, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'c78fc4a1-c6a5-4bd6-bf01-83a1bd282f48', 82500, 27, 19, 19, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '85f9e55a-9d8d-4923-b3a4-f4f22ed6dc0c', 82500, 18, 8, 8, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '85f765d9-4a4f-4e86-adb5-ff8e2a49ef6a', 82500, 8, 2, 2, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '7f6a7f8d-021d-4444-8c36-b52c74739a3f', 99000, 12, 3, 3, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '7861ac69-b66f-4ebb-b81d-985346935943', 105000, 26, 17, 17, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'b4aabdec-ef2d-49a1-a3de-cb44f16f34ee', 113000, 15, 7, 7, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '2aca5bdd-7eea-4731-923d-757efa968bd5', 119000, 26, 20, 20, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '8c8b9c5e-2a3c-4d59-b7f5-bd64ead6d1b9', 99000, 21, 14, 14, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'cf169b80-6c73-44c5-adbf-554df173b6ae', 113000, 6, 4, 4, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '1a2d3c2e-96b9-4bf6-ae84-0d304d4de25b', 113000, 24, 17, 17, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '75e925e0-552e-47a7-a823-03f8995e6f43', 75500, 21, 12, 12, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'd7638695-6382-4a66-ba22-c1a8fd020d68', 75500, 11, 2, 2, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'bdf395b9-2968-412d-921d-9efe74090d56', 75500, 23, 15, 15, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'f324b691-fadc-4951-aa6a-4a6abcae19dc', 65000, 26, 17, 17, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '7edb3134-3d89-4068-a168-129655add697', 63500, 18, 11, 11, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'd0dcc1b1-233e-4c9e-8216-fd3894871c7c', 57000, 29, 20, 20, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'e9b70530-e003-40ce-a9fb-b550ab93ef77', 237000, 16, 6, 6, 2);
--> statement-breakpoint
INSERT INTO "flash_sale" VALUES ('demo-1795366800000', 'Flash Sale', 1795366800000, 1795388400000);
--> statement-breakpoint
INSERT INTO "flash_sale" VALUES ('demo-1795388400000', 'Flash Sale', 1795388400000, 1795410000000);
--> statement-breakpoint
INSERT INTO "consent" VALUES (1, '17ce7eaf-25a2-4469-a22c-f6f53ed66821', 'terms', '2026-11-01', 1, 1795382729587);
--> statement-breakpoint
INSERT INTO "consent" VALUES (2, '17ce7eaf-25a2-4469-a22c-f6f53ed66821', 'marketing', '2026-11-01', 0, 1795382729587);
--> statement-breakpoint
INSERT INTO "customer" VALUES ('17ce7eaf-25a2-4469-a22c-f6f53ed66821', 'PLG-000001', 'Siti Rahmawati', '+6281234567890', 'siti@contoh.id', '{"hash":"xwCdh1+jp7G1xEJFc4rmlZ6E9fFRw/3lbKRb2oQMG4M=","salt":"XJOFdFRf7IBWmt3bGV2xzg==","n":16384,"r":8,"p":5}', 'REGULAR', 1795382729587, 1795382729587, 1795382729587, NULL, NULL);
--> statement-breakpoint
INSERT INTO "coin_lot" VALUES (1, '17ce7eaf-25a2-4469-a22c-f6f53ed66821', 395, 395, 1825917929587);
--> statement-breakpoint
INSERT INTO "coin_lot" VALUES (2, '17ce7eaf-25a2-4469-a22c-f6f53ed66821', 490, 490, 1826379089587);
--> statement-breakpoint
INSERT INTO "coin_lot" VALUES (3, '17ce7eaf-25a2-4469-a22c-f6f53ed66821', 1700, 1700, 1826918730043);
--> statement-breakpoint
INSERT INTO "ledger_account" VALUES ('shop:refunds', -119000);
--> statement-breakpoint
INSERT INTO "ledger_account" VALUES ('wallet:17ce7eaf-25a2-4469-a22c-f6f53ed66821', 119000);
--> statement-breakpoint
INSERT INTO "ledger_account" VALUES ('shop:coins', -2585);
--> statement-breakpoint
INSERT INTO "ledger_account" VALUES ('coins:17ce7eaf-25a2-4469-a22c-f6f53ed66821', 2585);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (1, 1, 'shop:refunds', -92000);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (2, 1, 'wallet:17ce7eaf-25a2-4469-a22c-f6f53ed66821', 92000);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (3, 2, 'shop:coins', -395);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (4, 2, 'coins:17ce7eaf-25a2-4469-a22c-f6f53ed66821', 395);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (5, 3, 'shop:refunds', -27000);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (6, 3, 'wallet:17ce7eaf-25a2-4469-a22c-f6f53ed66821', 27000);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (7, 4, 'shop:coins', -490);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (8, 4, 'coins:17ce7eaf-25a2-4469-a22c-f6f53ed66821', 490);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (9, 5, 'shop:coins', -1700);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (10, 5, 'coins:17ce7eaf-25a2-4469-a22c-f6f53ed66821', 1700);
--> statement-breakpoint
INSERT INTO "ledger_transfer" VALUES (1, 'refund_return', '809709a4-a569-4a84-975e-c151b2b8cebe', 1793402729587);
--> statement-breakpoint
INSERT INTO "ledger_transfer" VALUES (2, 'coins_earned', '42e7a00f-dd14-4c8a-aba0-7fcdbf9828d7', 1794381929587);
--> statement-breakpoint
INSERT INTO "ledger_transfer" VALUES (3, 'refund', 'dbb6b9ee-f414-4238-9725-da1446c42eac', 1794518729587);
--> statement-breakpoint
INSERT INTO "ledger_transfer" VALUES (4, 'coins_earned', '43f885c0-024a-47fe-948a-68e46bb00497', 1794843089587);
--> statement-breakpoint
INSERT INTO "ledger_transfer" VALUES (5, 'coins_earned', 'ec8d68b4-72c4-4689-9f63-5b15670de186', 1795382730043);
--> statement-breakpoint
INSERT INTO "message" VALUES ('c84b978d-0e73-4033-9efa-8b648d0d9206', 'return_answered:809709a4-a569-4a84-975e-c151b2b8cebe:APPROVED', 'return_answered', 'email', 'siti@contoh.id', 'ec8d68b4-72c4-4689-9f63-5b15670de186', '{"shop":"Sangrai Rimba","number":"INV-20261027-KCYMS","amount":"Rp 92.000","answer":"disetujui"}', 1793395529587, NULL, 1793395529587, '');
--> statement-breakpoint
INSERT INTO "message" VALUES ('0c80cd7b-db9c-4541-ab33-385f7297b36f', 'refunded:refund_return:809709a4-a569-4a84-975e-c151b2b8cebe', 'refunded', 'email', 'siti@contoh.id', 'ec8d68b4-72c4-4689-9f63-5b15670de186', '{"shop":"Sangrai Rimba","number":"INV-20261027-KCYMS","amount":"Rp 92.000"}', 1793402729587, NULL, 1793402729587, '');
--> statement-breakpoint
INSERT INTO "message" VALUES ('a001c950-74b5-4bef-afb8-42d6cb0d1432', 'refunded:refund:dbb6b9ee-f414-4238-9725-da1446c42eac', 'refunded', 'email', 'siti@contoh.id', 'dbb6b9ee-f414-4238-9725-da1446c42eac', '{"shop":"Sangrai Rimba","number":"INV-20261112-041RB","amount":"Rp 27.000"}', 1794518729587, NULL, 1794518729587, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (1, '809709a4-a569-4a84-975e-c151b2b8cebe', 'REQUESTED', 1793366729587, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (2, '809709a4-a569-4a84-975e-c151b2b8cebe', 'REVIEWING', 1793373929587, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (3, '809709a4-a569-4a84-975e-c151b2b8cebe', 'APPROVED', 1793395529587, 'Benar, satu barang tertinggal di gudang kami. Mohon maaf.');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (4, '809709a4-a569-4a84-975e-c151b2b8cebe', 'REFUNDED', 1793402729587, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (5, '809709a4-a569-4a84-975e-c151b2b8cebe', 'COMPLETED', 1793604329587, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (6, '2fd11ce1-77d1-4aff-a24d-62a419529ce9', 'REQUESTED', 1795361129587, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (7, '2fd11ce1-77d1-4aff-a24d-62a419529ce9', 'REVIEWING', 1795364729587, 'Kami tanyakan ke kurir dulu, paling lambat besok kami kabari.');
--> statement-breakpoint
INSERT INTO "order_return_line" VALUES ('809709a4-a569-4a84-975e-c151b2b8cebe', '74430e24-d170-4f3b-bb32-8fb8775a934a', 1);
--> statement-breakpoint
INSERT INTO "order_return_line" VALUES ('2fd11ce1-77d1-4aff-a24d-62a419529ce9', 'eda7ddc6-630e-49a5-880f-5991ed3d0546', 1);
--> statement-breakpoint
INSERT INTO "order_return" VALUES ('809709a4-a569-4a84-975e-c151b2b8cebe', 'RTN-20261030-MPHGS', 'ec8d68b4-72c4-4689-9f63-5b15670de186', '17ce7eaf-25a2-4469-a22c-f6f53ed66821', 'COMPLETED', 'refund', 'Barang kurang/tidak lengkap', 'Saya pesan dua, di dalam paket hanya ada satu. Segel paket masih utuh waktu diterima.', '', NULL, NULL, NULL, 92000, 1793366729587);
--> statement-breakpoint
INSERT INTO "order_return" VALUES ('2fd11ce1-77d1-4aff-a24d-62a419529ce9', 'RTN-20261122-05TB3', '83e7f241-8227-436c-a517-73aaa5068449', '17ce7eaf-25a2-4469-a22c-f6f53ed66821', 'REVIEWING', 'refund', 'Paket tidak sampai', 'Status pesanan sudah tiba, tetapi satu barang belum ada. Kurir bilang dikirim terpisah.', '', NULL, NULL, NULL, NULL, 1795361129587);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261027-KCYMS', 'ec8d68b4-72c4-4689-9f63-5b15670de186', 'PAID', 'simulator', 'bca_va', NULL, '', 262000, 0, 262000, 1, '', 1793078729587, 1793165129587, 1793082329587);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261106-KGMBN', '42e7a00f-dd14-4c8a-aba0-7fcdbf9828d7', 'PAID', 'simulator', 'bri_va', NULL, '', 57500, 0, 57500, 1, '', 1793906729587, 1793993129587, 1793910329587);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261110-Y642S', '80c12419-0f73-4bdf-9abc-c1a26d703450', 'EXPIRED', 'simulator', 'bni_va', NULL, '', 264000, 0, 264000, 1, '', 1794302729587, 1794389129587, NULL);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261112-041RB', 'dbb6b9ee-f414-4238-9725-da1446c42eac', 'PAID', 'simulator', 'bri_va', NULL, '', 27000, 0, 27000, 1, '', 1794482729587, 1794569129587, 1794486329587);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261114-VNYX6', '7efd9a6f-16c2-406d-ab4b-6245a3766406', 'EXPIRED', 'simulator', 'bca_va', NULL, '', 103000, 0, 103000, 1, '', 1794662729587, 1794749129587, NULL);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261119-7Z821', '83e7f241-8227-436c-a517-73aaa5068449', 'PAID', 'simulator', 'bca_va', NULL, '', 597000, 0, 597000, 1, '', 1795022729587, 1795109129587, 1795026329587);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261120-0NZ1G', '3e4d0832-1173-4a86-a9ae-3ea21d3fd1bd', 'COD', 'cod', 'cod', NULL, '', 772000, 0, 772000, 1, '', 1795159529587, 1795245929587, NULL);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261121-TA1EC', 'b6b63935-ec2b-4227-984e-000ddf86a5d6', 'PAID', 'simulator', 'bni_va', NULL, '', 162000, 0, 162000, 1, '', 1795202729587, 1795289129587, 1795206329587);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261121-H1R34', '7348df4a-b200-44cb-b4bc-db46b89328d2', 'PAID', 'simulator', 'bri_va', NULL, '', 159000, 0, 159000, 1, '', 1795260329587, 1795346729587, 1795260689587);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261122-0Q3X1', 'ea6502f1-5ab5-400d-b9fd-0dfe093fd8db', 'PAID', 'simulator', 'bca_va', NULL, '', 535000, 0, 535000, 1, '', 1795353929587, 1795440329587, 1795357529587);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261123-89395', '30fcdfd3-1741-425b-b11e-4c0c18845320', 'PAID', 'simulator', 'bca_va', NULL, '', 388000, 0, 388000, 1, '', 1795380929587, 1795467329587, 1795381289587);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261123-7FBN1', '62452f63-94e4-47d3-9cd6-47aeffbc7973', 'UNPAID', 'simulator', 'bri_va', NULL, '', 96000, 0, 96000, 1, '', 1795382009587, 1795468409587, NULL);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261116-YMHC8', '43f885c0-024a-47fe-948a-68e46bb00497', 'PAID', 'simulator', 'bca_va', NULL, '', 49000, 0, 49000, 1, '', 1794842729587, 1794929129587, 1794843089587);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261027-KCYMS-1', 'BILL-20261027-KCYMS', 1, 'simulator', 'bca_va', 262000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1793078729587);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261106-KGMBN-1', 'BILL-20261106-KGMBN', 1, 'simulator', 'bri_va', 57500, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1793906729587);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261110-Y642S-1', 'BILL-20261110-Y642S', 1, 'simulator', 'bni_va', 264000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'cancelled', 0, 1794302729587);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261112-041RB-1', 'BILL-20261112-041RB', 1, 'simulator', 'bri_va', 27000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1794482729587);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261114-VNYX6-1', 'BILL-20261114-VNYX6', 1, 'simulator', 'bca_va', 103000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'expired', 0, 1794662729587);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261119-7Z821-1', 'BILL-20261119-7Z821', 1, 'simulator', 'bca_va', 597000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1795022729587);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261121-TA1EC-1', 'BILL-20261121-TA1EC', 1, 'simulator', 'bni_va', 162000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1795202729587);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261121-H1R34-1', 'BILL-20261121-H1R34', 1, 'simulator', 'bri_va', 159000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1795260329587);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261122-0Q3X1-1', 'BILL-20261122-0Q3X1', 1, 'simulator', 'bca_va', 535000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1795353929587);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261123-89395-1', 'BILL-20261123-89395', 1, 'simulator', 'bca_va', 388000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1795380929587);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261123-7FBN1-1', 'BILL-20261123-7FBN1', 1, 'simulator', 'bri_va', 96000, 0, NULL, '', '9f141aa4-01e5-415d-a537-6d72e3ac379a', '000081840800006025', NULL, NULL, NULL, 'pending', 0, 1795382009587);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261116-YMHC8-1', 'BILL-20261116-YMHC8', 1, 'simulator', 'bca_va', 49000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1794842729587);
--> statement-breakpoint
INSERT INTO "order_event" VALUES (1, 'ec8d68b4-72c4-4689-9f63-5b15670de186', 'PENDING', 1793078729587, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (2, 'ec8d68b4-72c4-4689-9f63-5b15670de186', 'PAYMENT_CONFIRMED', 1793082329587, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (3, 'ec8d68b4-72c4-4689-9f63-5b15670de186', 'PROCESSING', 1793114729587, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (4, 'ec8d68b4-72c4-4689-9f63-5b15670de186', 'SHIPPING', 1793186729587, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (5, 'ec8d68b4-72c4-4689-9f63-5b15670de186', 'DELIVERED', 1793348729587, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (6, 'ec8d68b4-72c4-4689-9f63-5b15670de186', 'COMPLETED', 1793607929587, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (7, 'ec8d68b4-72c4-4689-9f63-5b15670de186', 'refunded_return', 1793402729587, 'Rp 92.000');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (8, '42e7a00f-dd14-4c8a-aba0-7fcdbf9828d7', 'PENDING', 1793906729587, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (9, '42e7a00f-dd14-4c8a-aba0-7fcdbf9828d7', 'PAYMENT_CONFIRMED', 1793910329587, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (10, '42e7a00f-dd14-4c8a-aba0-7fcdbf9828d7', 'PROCESSING', 1793924729587, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (11, '42e7a00f-dd14-4c8a-aba0-7fcdbf9828d7', 'SHIPPING', 1793978729587, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (12, '42e7a00f-dd14-4c8a-aba0-7fcdbf9828d7', 'DELIVERED', 1794122729587, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (13, '42e7a00f-dd14-4c8a-aba0-7fcdbf9828d7', 'COMPLETED', 1794381929587, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (14, '80c12419-0f73-4bdf-9abc-c1a26d703450', 'PENDING', 1794302729587, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (15, '80c12419-0f73-4bdf-9abc-c1a26d703450', 'CANCEL', 1794309929587, 'Ingin mengganti barang yang dipesan');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (16, 'dbb6b9ee-f414-4238-9725-da1446c42eac', 'PENDING', 1794482729587, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (17, 'dbb6b9ee-f414-4238-9725-da1446c42eac', 'PAYMENT_CONFIRMED', 1794486329587, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (18, 'dbb6b9ee-f414-4238-9725-da1446c42eac', 'CANCEL', 1794518729587, 'Stok terakhir rusak saat dikemas. Dana kami kembalikan.');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (19, 'dbb6b9ee-f414-4238-9725-da1446c42eac', 'refunded', 1794518729587, 'Rp 27.000');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (20, '7efd9a6f-16c2-406d-ab4b-6245a3766406', 'PENDING', 1794662729587, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (21, '7efd9a6f-16c2-406d-ab4b-6245a3766406', 'EXPIRED', 1794749129587, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (22, '83e7f241-8227-436c-a517-73aaa5068449', 'PENDING', 1795022729587, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (23, '83e7f241-8227-436c-a517-73aaa5068449', 'PAYMENT_CONFIRMED', 1795026329587, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (24, '83e7f241-8227-436c-a517-73aaa5068449', 'PROCESSING', 1795058729587, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (25, '83e7f241-8227-436c-a517-73aaa5068449', 'SHIPPING', 1795109129587, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (26, '83e7f241-8227-436c-a517-73aaa5068449', 'DELIVERED', 1795310729587, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (27, '3e4d0832-1173-4a86-a9ae-3ea21d3fd1bd', 'PENDING', 1795159529587, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (28, '3e4d0832-1173-4a86-a9ae-3ea21d3fd1bd', 'PROCESSING', 1795159529587, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (29, '3e4d0832-1173-4a86-a9ae-3ea21d3fd1bd', 'SHIPPING', 1795303529587, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (30, 'b6b63935-ec2b-4227-984e-000ddf86a5d6', 'PENDING', 1795202729587, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (31, 'b6b63935-ec2b-4227-984e-000ddf86a5d6', 'PAYMENT_CONFIRMED', 1795206329587, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (32, 'b6b63935-ec2b-4227-984e-000ddf86a5d6', 'PROCESSING', 1795238729587, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (33, 'b6b63935-ec2b-4227-984e-000ddf86a5d6', 'SHIPPING', 1795289129587, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (34, '7348df4a-b200-44cb-b4bc-db46b89328d2', 'PENDING', 1795260329587, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (35, '7348df4a-b200-44cb-b4bc-db46b89328d2', 'PAYMENT_CONFIRMED', 1795260689587, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (36, '7348df4a-b200-44cb-b4bc-db46b89328d2', 'PROCESSING', 1795285529587, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (37, '7348df4a-b200-44cb-b4bc-db46b89328d2', 'CHANGE_PROCESSING', 1795364729587, 'Satu barang tidak lolos pemeriksaan kami. Penggantinya sedang disiapkan dan dikirim besok pagi.');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (38, 'ea6502f1-5ab5-400d-b9fd-0dfe093fd8db', 'PENDING', 1795353929587, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (39, 'ea6502f1-5ab5-400d-b9fd-0dfe093fd8db', 'PAYMENT_CONFIRMED', 1795357529587, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (40, 'ea6502f1-5ab5-400d-b9fd-0dfe093fd8db', 'PROCESSING', 1795371929587, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (41, '30fcdfd3-1741-425b-b11e-4c0c18845320', 'PENDING', 1795380929587, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (42, '30fcdfd3-1741-425b-b11e-4c0c18845320', 'PAYMENT_CONFIRMED', 1795381289587, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (43, '62452f63-94e4-47d3-9cd6-47aeffbc7973', 'PENDING', 1795382009587, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (44, '43f885c0-024a-47fe-948a-68e46bb00497', 'PENDING', 1794842729587, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (45, '43f885c0-024a-47fe-948a-68e46bb00497', 'PAYMENT_CONFIRMED', 1794843089587, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (46, '43f885c0-024a-47fe-948a-68e46bb00497', 'COMPLETED', 1794843089587, '');
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('ec8d68b4-72c4-4689-9f63-5b15670de186', 0, 'e7539f48-c8a9-489d-899a-facbd71f6eae', 'Kopi Arabika Gayo Atu Lintang Full Wash', '200 g, Biji utuh', 'arabika-gayo-atu-lintang', '/assets/contoh-1/kopi/arabika-gayo.webp', 78000, NULL, 78000, 1, 230, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('ec8d68b4-72c4-4689-9f63-5b15670de186', 1, '74430e24-d170-4f3b-bb32-8fb8775a934a', 'Kopi Arabika Toraja Sapan Giling Basah 200 g', 'Biji utuh', 'arabika-toraja-sapan', '/assets/contoh-1/kopi/arabika-toraja.webp', 92000, NULL, 92000, 2, 230, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('42e7a00f-dd14-4c8a-aba0-7fcdbf9828d7', 0, 'db88795d-4d60-4df1-8d43-475165e3bb33', 'Kopi Robusta Lampung Bubuk Tubruk Kaleng 250 g', '', 'robusta-lampung-tubruk', '/assets/contoh-1/kopi/robusta-lampung.webp', 39500, NULL, 39500, 1, 360, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('80c12419-0f73-4bdf-9abc-c1a26d703450', 0, '121593e2-1b45-4c8e-8db4-874900b87c34', 'Kopi Drip Bag Pagi Pesisir Isi 10', '', 'drip-bag-pagi-isi-10', '/assets/contoh-1/kopi/drip-bag.webp', 82000, 95000, 82000, 3, 190, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('dbb6b9ee-f414-4238-9725-da1446c42eac', 0, '8e59c3f8-22f3-4b6c-b218-c8408e81d8b9', 'Kopi Drip Bag Satuan 10 g', 'Gayo', 'drip-bag-satuan', '/assets/contoh-1/kopi/drip-bag-satuan.webp', 9000, NULL, 9000, 1, 15, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('7efd9a6f-16c2-406d-ab4b-6245a3766406', 0, '3f7a4d9f-99f5-4725-979a-fef03f3ab945', 'Kopi Susu Botol Dingin 1 Liter: Gula Aren, Pandan, atau Hitam', 'Gula Aren', 'kopi-botol-dingin-1-liter', '/assets/contoh-1/kopi/kopi-botol-aren.webp', 85000, NULL, 85000, 1, 1250, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('83e7f241-8227-436c-a517-73aaa5068449', 0, '9187e47a-af58-4da4-b4ac-074aa61fd21a', 'Dripper Keramik 1–2 Cangkir', 'Putih', 'dripper-keramik', '/assets/contoh-1/kopi/dripper-keramik-putih.webp', 145000, NULL, 145000, 1, 520, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('83e7f241-8227-436c-a517-73aaa5068449', 1, '3546c2b3-816b-41c5-9cc5-9d6173a1d6cc', 'Ketel Leher Angsa Baja Tahan Karat 800 ml', 'Hitam', 'ketel-leher-angsa-800-ml', '/assets/contoh-1/kopi/ketel-leher-angsa-hitam.webp', 345000, 399000, 345000, 1, 780, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('83e7f241-8227-436c-a517-73aaa5068449', 2, 'eda7ddc6-630e-49a5-880f-5991ed3d0546', 'Cangkir Keramik dengan Tatakan 220 ml', 'Gading', 'cangkir-keramik-220-ml', '/assets/contoh-1/kopi/cangkir-keramik-gading.webp', 89000, NULL, 89000, 1, 640, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('3e4d0832-1173-4a86-a9ae-3ea21d3fd1bd', 0, 'c3a502dc-ed3f-4a7b-a481-ece413e80e53', 'Set Seduh Manual Pemula: Dripper Keramik, Teko Kaca, Penggiling Tangan, dan Kopi Kebun 200 g', '', 'set-seduh-manual-pemula', '/assets/contoh-1/kopi/set-seduh.webp', 749000, 899000, 749000, 1, 2100, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('b6b63935-ec2b-4227-984e-000ddf86a5d6', 0, 'a41d9e55-6cb4-4193-a603-7bcdb5546cc4', 'Blend Senja untuk Espreso: 70% Arabika, 30% Robusta', '250 g, Biji utuh, Sedang', 'blend-senja-espreso', '/assets/contoh-1/kopi/blend-senja.webp', 72000, NULL, 72000, 2, 280, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('7348df4a-b200-44cb-b4bc-db46b89328d2', 0, 'eba7403c-6f9c-4405-8637-f7fef1897a4f', 'Blend Embun untuk Seduh Saring', '200 g, Biji utuh, Kantong', 'blend-embun-saring', '/assets/contoh-1/kopi/blend-embun.webp', 79000, NULL, 79000, 1, 230, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('7348df4a-b200-44cb-b4bc-db46b89328d2', 1, 'dbe2adde-6233-4aeb-9351-f981a052ac61', 'Blend Tubruk Warung Bungkus Kertas 500 g', '', 'blend-tubruk-warung', '/assets/contoh-1/kopi/kopi-warung.webp', 62000, NULL, 62000, 1, 530, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('ea6502f1-5ab5-400d-b9fd-0dfe093fd8db', 0, 'c78fc4a1-c6a5-4bd6-bf01-83a1bd282f48', 'Kopi Dekafein Gayo Proses Air 200 g', 'Biji utuh', 'kopi-dekafein-malam', '/assets/contoh-1/kopi/dekaf.webp', 118000, NULL, 118000, 1, 230, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('ea6502f1-5ab5-400d-b9fd-0dfe093fd8db', 1, '7d2d8fe3-d9ea-41ef-a197-95528ed240f9', 'Penggiling Kopi Tangan Gerigi Baja 38 mm', 'Hitam', 'penggiling-tangan-gerigi-baja', '/assets/contoh-1/kopi/penggiling-baja-hitam.webp', 399000, 459000, 399000, 1, 690, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('30fcdfd3-1741-425b-b11e-4c0c18845320', 0, '4995f028-4593-4e7e-b008-5f5c76b670e3', 'Timbangan Kopi Digital 2 kg Ketelitian 0,1 g dengan Pengatur Waktu', 'Hitam', 'timbangan-seduh-0-1-g', '/assets/contoh-1/kopi/timbangan-hitam.webp', 185000, 229000, 185000, 2, 380, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('62452f63-94e4-47d3-9cd6-47aeffbc7973', 0, 'e7539f48-c8a9-489d-899a-facbd71f6eae', 'Kopi Arabika Gayo Atu Lintang Full Wash', '200 g, Biji utuh', 'arabika-gayo-atu-lintang', '/assets/contoh-1/kopi/arabika-gayo.webp', 78000, NULL, 78000, 1, 230, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('43f885c0-024a-47fe-948a-68e46bb00497', 0, '175b98fc-ece2-48b1-af49-b1db333eda2f', 'E-book Kelas Seduh: 30 Resep Kopi Rumahan', '', 'kelas-seduh-e-book', '/assets/contoh-1/kopi/kelas-seduh.webp', 49000, 79000, 49000, 1, 0, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('ec8d68b4-72c4-4689-9f63-5b15670de186', 'INV-20261027-KCYMS', '17ce7eaf-25a2-4469-a22c-f6f53ed66821', NULL, 'COMPLETED', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 690, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bca_va', '', 262000, 18000, 18000, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 262000, 0, NULL, NULL, NULL, 'SIM000078729587', 1793078729587, 1793078729587, NULL, 0, 0, 0, NULL, 1793165129587, 1793348729587);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('42e7a00f-dd14-4c8a-aba0-7fcdbf9828d7', 'INV-20261106-KGMBN', '17ce7eaf-25a2-4469-a22c-f6f53ed66821', NULL, 'COMPLETED', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 360, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bri_va', '', 39500, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 57500, 0, NULL, NULL, NULL, 'SIM000006729587', 1793906729587, 1793906729587, NULL, 0, 0, 0, NULL, 1793993129587, 1794122729587);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('80c12419-0f73-4bdf-9abc-c1a26d703450', 'INV-20261110-Y642S', '17ce7eaf-25a2-4469-a22c-f6f53ed66821', NULL, 'CANCEL', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 570, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bni_va', '', 246000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 264000, 0, NULL, NULL, NULL, NULL, 1794302729587, 1794302729587, NULL, 0, 0, 0, NULL, 1794389129587, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('dbb6b9ee-f414-4238-9725-da1446c42eac', 'INV-20261112-041RB', '17ce7eaf-25a2-4469-a22c-f6f53ed66821', NULL, 'CANCEL', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 15, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bri_va', '', 9000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 27000, 0, NULL, NULL, NULL, NULL, 1794482729587, 1794482729587, NULL, 0, 0, 0, NULL, 1794569129587, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('7efd9a6f-16c2-406d-ab4b-6245a3766406', 'INV-20261114-VNYX6', '17ce7eaf-25a2-4469-a22c-f6f53ed66821', NULL, 'EXPIRED', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 1250, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bca_va', '', 85000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 103000, 0, NULL, NULL, NULL, NULL, 1794662729587, 1794662729587, NULL, 0, 0, 0, NULL, 1794749129587, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('83e7f241-8227-436c-a517-73aaa5068449', 'INV-20261119-7Z821', '17ce7eaf-25a2-4469-a22c-f6f53ed66821', NULL, 'DELIVERED', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 1940, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bca_va', '', 579000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 597000, 0, NULL, NULL, NULL, 'SIM000022729587', 1795022729587, 1795022729587, NULL, 0, 0, 0, NULL, 1795109129587, 1795310729587);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('3e4d0832-1173-4a86-a9ae-3ea21d3fd1bd', 'INV-20261120-0NZ1G', '17ce7eaf-25a2-4469-a22c-f6f53ed66821', NULL, 'SHIPPING', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 2100, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'cod', 'cod', '', 749000, 18000, 0, 0, 5000, 0, 0, 0, 0, 0, '[]', 0, 772000, 0, NULL, NULL, NULL, 'SIM000059529587', 1795159529587, 1795159529587, NULL, 0, 0, 0, NULL, 1795245929587, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('b6b63935-ec2b-4227-984e-000ddf86a5d6', 'INV-20261121-TA1EC', '17ce7eaf-25a2-4469-a22c-f6f53ed66821', NULL, 'SHIPPING', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 560, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bni_va', '', 144000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 162000, 0, NULL, NULL, NULL, 'SIM000002729587', 1795202729587, 1795202729587, NULL, 0, 0, 0, NULL, 1795289129587, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('7348df4a-b200-44cb-b4bc-db46b89328d2', 'INV-20261121-H1R34', '17ce7eaf-25a2-4469-a22c-f6f53ed66821', NULL, 'CHANGE_PROCESSING', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 760, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bri_va', '', 141000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 159000, 0, NULL, NULL, NULL, NULL, 1795260329587, 1795260329587, NULL, 0, 0, 0, NULL, 1795346729587, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('ea6502f1-5ab5-400d-b9fd-0dfe093fd8db', 'INV-20261122-0Q3X1', '17ce7eaf-25a2-4469-a22c-f6f53ed66821', NULL, 'PROCESSING', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 920, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bca_va', '', 517000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 535000, 0, NULL, NULL, NULL, NULL, 1795353929587, 1795353929587, NULL, 0, 0, 0, NULL, 1795440329587, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('30fcdfd3-1741-425b-b11e-4c0c18845320', 'INV-20261123-89395', '17ce7eaf-25a2-4469-a22c-f6f53ed66821', NULL, 'PAYMENT_CONFIRMED', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 760, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bca_va', '', 370000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 388000, 0, NULL, NULL, NULL, NULL, 1795380929587, 1795380929587, NULL, 0, 0, 0, NULL, 1795467329587, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('62452f63-94e4-47d3-9cd6-47aeffbc7973', 'INV-20261123-7FBN1', '17ce7eaf-25a2-4469-a22c-f6f53ed66821', NULL, 'PENDING', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 230, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bri_va', '', 78000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 96000, 0, NULL, NULL, NULL, NULL, 1795382009587, 1795382009587, NULL, 0, 0, 0, NULL, 1795468409587, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('43f885c0-024a-47fe-948a-68e46bb00497', 'INV-20261116-YMHC8', '17ce7eaf-25a2-4469-a22c-f6f53ed66821', NULL, 'COMPLETED', 1, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":null,"province":"","regency":"","district":"","village":"","postcode":null,"street":null,"courierNote":null,"latitude":null,"longitude":null}', 0, NULL, '', '', NULL, NULL, NULL, 5000, NULL, 0, 'simulator', 'bca_va', '', 49000, 0, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 49000, 0, NULL, NULL, NULL, NULL, 1794842729587, 1794842729587, NULL, 0, 0, 0, NULL, 1794929129587, NULL);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('ec8d68b4-72c4-4689-9f63-5b15670de186', 'e7539f48-c8a9-489d-899a-facbd71f6eae', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('ec8d68b4-72c4-4689-9f63-5b15670de186', '74430e24-d170-4f3b-bb32-8fb8775a934a', 2, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('42e7a00f-dd14-4c8a-aba0-7fcdbf9828d7', 'db88795d-4d60-4df1-8d43-475165e3bb33', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('80c12419-0f73-4bdf-9abc-c1a26d703450', '121593e2-1b45-4c8e-8db4-874900b87c34', 3, 'RELEASED', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('dbb6b9ee-f414-4238-9725-da1446c42eac', '8e59c3f8-22f3-4b6c-b218-c8408e81d8b9', 1, 'RELEASED', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('7efd9a6f-16c2-406d-ab4b-6245a3766406', '3f7a4d9f-99f5-4725-979a-fef03f3ab945', 1, 'RELEASED', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('83e7f241-8227-436c-a517-73aaa5068449', '9187e47a-af58-4da4-b4ac-074aa61fd21a', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('83e7f241-8227-436c-a517-73aaa5068449', '3546c2b3-816b-41c5-9cc5-9d6173a1d6cc', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('83e7f241-8227-436c-a517-73aaa5068449', 'eda7ddc6-630e-49a5-880f-5991ed3d0546', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('3e4d0832-1173-4a86-a9ae-3ea21d3fd1bd', 'c3a502dc-ed3f-4a7b-a481-ece413e80e53', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('b6b63935-ec2b-4227-984e-000ddf86a5d6', 'a41d9e55-6cb4-4193-a603-7bcdb5546cc4', 2, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('7348df4a-b200-44cb-b4bc-db46b89328d2', 'eba7403c-6f9c-4405-8637-f7fef1897a4f', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('7348df4a-b200-44cb-b4bc-db46b89328d2', 'dbe2adde-6233-4aeb-9351-f981a052ac61', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('ea6502f1-5ab5-400d-b9fd-0dfe093fd8db', 'c78fc4a1-c6a5-4bd6-bf01-83a1bd282f48', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('ea6502f1-5ab5-400d-b9fd-0dfe093fd8db', '7d2d8fe3-d9ea-41ef-a197-95528ed240f9', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('30fcdfd3-1741-425b-b11e-4c0c18845320', '4995f028-4593-4e7e-b008-5f5c76b670e3', 2, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('62452f63-94e4-47d3-9cd6-47aeffbc7973', 'e7539f48-c8a9-489d-899a-facbd71f6eae', 1, 'HELD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('43f885c0-024a-47fe-948a-68e46bb00497', '175b98fc-ece2-48b1-af49-b1db333eda2f', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "digital_file" VALUES ('329f9f31-2ae7-4ce7-ab8a-f3ae2c605327', '31dfced0-cab8-4830-b583-76bc6c6b5543', NULL, 'Kelas Seduh - 30 Resep Kopi Rumahan.pdf', 797, 1795382729114);
--> statement-breakpoint
INSERT INTO "digital_file" VALUES ('5eafb2c0-6bfc-4d31-b4ea-5090c50f6294', '45774cc3-e14c-482e-a411-e7f51fe4ed23', NULL, 'Kelas Seni Latte - Daftar Pelajaran.pdf', 794, 1795382729160);
--> statement-breakpoint
INSERT INTO "licence" VALUES (1, 'c53bd40d-7683-4f58-844e-90b17ddc9f98', 'RIMBA-23FF-B7D1-9B58', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "licence" VALUES (2, 'c53bd40d-7683-4f58-844e-90b17ddc9f98', 'RIMBA-206D-59C0-697E', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "licence" VALUES (3, 'c53bd40d-7683-4f58-844e-90b17ddc9f98', 'RIMBA-BDB2-97B4-58AE', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "licence" VALUES (4, 'c53bd40d-7683-4f58-844e-90b17ddc9f98', 'RIMBA-817A-F247-8874', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "licence" VALUES (5, 'c53bd40d-7683-4f58-844e-90b17ddc9f98', 'RIMBA-ECD9-3DB6-43B3', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "licence" VALUES (6, 'c53bd40d-7683-4f58-844e-90b17ddc9f98', 'RIMBA-1A65-D378-4255', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "licence" VALUES (7, 'c53bd40d-7683-4f58-844e-90b17ddc9f98', 'RIMBA-FFB6-6327-83DA', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "licence" VALUES (8, 'c53bd40d-7683-4f58-844e-90b17ddc9f98', 'RIMBA-42E7-350C-3041', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "licence" VALUES (9, 'c53bd40d-7683-4f58-844e-90b17ddc9f98', 'RIMBA-5167-E5A0-29CC', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "licence" VALUES (10, 'c53bd40d-7683-4f58-844e-90b17ddc9f98', 'RIMBA-4D33-5F98-8B76', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "licence" VALUES (11, 'c53bd40d-7683-4f58-844e-90b17ddc9f98', 'RIMBA-4A95-6415-0FA6', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "licence" VALUES (12, 'c53bd40d-7683-4f58-844e-90b17ddc9f98', 'RIMBA-38C4-299D-584A', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "licence" VALUES (13, 'c53bd40d-7683-4f58-844e-90b17ddc9f98', 'RIMBA-D073-5F03-D4B1', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "licence" VALUES (14, 'c53bd40d-7683-4f58-844e-90b17ddc9f98', 'RIMBA-A4E8-3AED-96BD', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "licence" VALUES (15, 'c53bd40d-7683-4f58-844e-90b17ddc9f98', 'RIMBA-D7BE-75A0-7695', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "licence" VALUES (16, 'c53bd40d-7683-4f58-844e-90b17ddc9f98', 'RIMBA-C1AB-A597-22AA', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "licence" VALUES (17, 'c53bd40d-7683-4f58-844e-90b17ddc9f98', 'RIMBA-293D-4388-15EB', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "licence" VALUES (18, 'c53bd40d-7683-4f58-844e-90b17ddc9f98', 'RIMBA-DA4D-7FA9-3878', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "licence" VALUES (19, 'c53bd40d-7683-4f58-844e-90b17ddc9f98', 'RIMBA-5A29-BFDB-3D46', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "licence" VALUES (20, 'c53bd40d-7683-4f58-844e-90b17ddc9f98', 'RIMBA-A417-378D-DAD4', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "licence" VALUES (21, '777462ba-e34f-4a42-b6ab-16f46b04c4fb', 'RIMBA-66F8-3F6F-C705', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "licence" VALUES (22, '777462ba-e34f-4a42-b6ab-16f46b04c4fb', 'RIMBA-6629-4EA3-B50A', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "licence" VALUES (23, '777462ba-e34f-4a42-b6ab-16f46b04c4fb', 'RIMBA-0CA6-6F6A-C06F', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "licence" VALUES (24, '777462ba-e34f-4a42-b6ab-16f46b04c4fb', 'RIMBA-D3E0-EF64-AD42', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "licence" VALUES (25, '777462ba-e34f-4a42-b6ab-16f46b04c4fb', 'RIMBA-4551-40F0-C6BA', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "licence" VALUES (26, '777462ba-e34f-4a42-b6ab-16f46b04c4fb', 'RIMBA-0E81-0803-79F3', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "licence" VALUES (27, '777462ba-e34f-4a42-b6ab-16f46b04c4fb', 'RIMBA-CC9C-E813-69B9', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "licence" VALUES (28, '777462ba-e34f-4a42-b6ab-16f46b04c4fb', 'RIMBA-4DBB-B152-CF05', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "licence" VALUES (29, '777462ba-e34f-4a42-b6ab-16f46b04c4fb', 'RIMBA-1599-9B33-4F59', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "licence" VALUES (30, '777462ba-e34f-4a42-b6ab-16f46b04c4fb', 'RIMBA-65D7-BB37-C3E2', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "licence" VALUES (31, '777462ba-e34f-4a42-b6ab-16f46b04c4fb', 'RIMBA-174B-A75A-23EF', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "licence" VALUES (32, '777462ba-e34f-4a42-b6ab-16f46b04c4fb', 'RIMBA-B2A3-714E-CDBD', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "licence" VALUES (33, '777462ba-e34f-4a42-b6ab-16f46b04c4fb', 'RIMBA-B80F-1530-41C6', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "licence" VALUES (34, '777462ba-e34f-4a42-b6ab-16f46b04c4fb', 'RIMBA-D046-8897-A229', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "licence" VALUES (35, '777462ba-e34f-4a42-b6ab-16f46b04c4fb', 'RIMBA-DA17-E193-5D72', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "licence" VALUES (36, '777462ba-e34f-4a42-b6ab-16f46b04c4fb', 'RIMBA-0947-E52D-69D4', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "licence" VALUES (37, '777462ba-e34f-4a42-b6ab-16f46b04c4fb', 'RIMBA-AA90-46E6-9B47', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "licence" VALUES (38, '777462ba-e34f-4a42-b6ab-16f46b04c4fb', 'RIMBA-22F2-6A6F-801F', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "licence" VALUES (39, '777462ba-e34f-4a42-b6ab-16f46b04c4fb', 'RIMBA-5CDD-3983-8968', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "licence" VALUES (40, '777462ba-e34f-4a42-b6ab-16f46b04c4fb', 'RIMBA-31E9-760A-C5C5', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "licence" VALUES (41, '9e72e2eb-e091-4a2e-b08a-c1f63f435998', 'RIMBA-8347-D2F1-7EC2', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "licence" VALUES (42, '9e72e2eb-e091-4a2e-b08a-c1f63f435998', 'RIMBA-5F1D-0C73-8AB9', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "licence" VALUES (43, '9e72e2eb-e091-4a2e-b08a-c1f63f435998', 'RIMBA-3D1B-D1E9-5C2D', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "licence" VALUES (44, '9e72e2eb-e091-4a2e-b08a-c1f63f435998', 'RIMBA-8DE6-CCFD-E5E3', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "licence" VALUES (45, '9e72e2eb-e091-4a2e-b08a-c1f63f435998', 'RIMBA-A94D-202A-C4DC', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "licence" VALUES (46, '9e72e2eb-e091-4a2e-b08a-c1f63f435998', 'RIMBA-E089-10F1-02BB', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "licence" VALUES (47, '9e72e2eb-e091-4a2e-b08a-c1f63f435998', 'RIMBA-4764-76B4-B643', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "licence" VALUES (48, '9e72e2eb-e091-4a2e-b08a-c1f63f435998', 'RIMBA-B187-EF56-8AE1', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "licence" VALUES (49, '9e72e2eb-e091-4a2e-b08a-c1f63f435998', 'RIMBA-FA7E-0E4F-EB07', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "licence" VALUES (50, '9e72e2eb-e091-4a2e-b08a-c1f63f435998', 'RIMBA-3EA1-E64A-C962', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "licence" VALUES (51, '9e72e2eb-e091-4a2e-b08a-c1f63f435998', 'RIMBA-683E-C326-FBC8', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "licence" VALUES (52, '9e72e2eb-e091-4a2e-b08a-c1f63f435998', 'RIMBA-04AA-BCD0-84C7', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "licence" VALUES (53, '9e72e2eb-e091-4a2e-b08a-c1f63f435998', 'RIMBA-CA28-9135-93B2', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "licence" VALUES (54, '9e72e2eb-e091-4a2e-b08a-c1f63f435998', 'RIMBA-635D-ACBD-9BC5', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "licence" VALUES (55, '9e72e2eb-e091-4a2e-b08a-c1f63f435998', 'RIMBA-8BA5-4B4C-BCE4', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "licence" VALUES (56, '9e72e2eb-e091-4a2e-b08a-c1f63f435998', 'RIMBA-B6C8-75C0-A44B', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "licence" VALUES (57, '9e72e2eb-e091-4a2e-b08a-c1f63f435998', 'RIMBA-149E-E3F7-C92F', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "licence" VALUES (58, '9e72e2eb-e091-4a2e-b08a-c1f63f435998', 'RIMBA-A8A9-C7CD-9799', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "licence" VALUES (59, '9e72e2eb-e091-4a2e-b08a-c1f63f435998', 'RIMBA-3932-E3EA-2C95', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "licence" VALUES (60, '9e72e2eb-e091-4a2e-b08a-c1f63f435998', 'RIMBA-FDEE-62DB-C25C', NULL, 1795382728753);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (1, 'ec8d68b4-72c4-4689-9f63-5b15670de186', 'picked', 'Paket dijemput kurir', 'Kota Bandung', 1793189969587);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (2, 'ec8d68b4-72c4-4689-9f63-5b15670de186', 'picked', 'Paket tiba di pusat sortir', 'Hub Kota Bandung', 1793211029587);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (3, 'ec8d68b4-72c4-4689-9f63-5b15670de186', 'picked', 'Paket dalam transit', 'Kota Bandung menuju Kota Bandung', 1793235329587);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (4, 'ec8d68b4-72c4-4689-9f63-5b15670de186', 'picked', 'Paket tiba di kota tujuan', 'Hub Kota Bandung', 1793300129587);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (5, 'ec8d68b4-72c4-4689-9f63-5b15670de186', 'delivering', 'Paket diantar ke alamat penerima', 'Coblong', 1793332529587);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (6, 'ec8d68b4-72c4-4689-9f63-5b15670de186', 'delivered', 'Paket telah diterima', 'Coblong', 1793348729587);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (7, '42e7a00f-dd14-4c8a-aba0-7fcdbf9828d7', 'picked', 'Paket dijemput kurir', 'Kota Bandung', 1793981609587);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (8, '42e7a00f-dd14-4c8a-aba0-7fcdbf9828d7', 'picked', 'Paket tiba di pusat sortir', 'Hub Kota Bandung', 1794000329587);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (9, '42e7a00f-dd14-4c8a-aba0-7fcdbf9828d7', 'picked', 'Paket dalam transit', 'Kota Bandung menuju Kota Bandung', 1794021929587);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (10, '42e7a00f-dd14-4c8a-aba0-7fcdbf9828d7', 'picked', 'Paket tiba di kota tujuan', 'Hub Kota Bandung', 1794079529587);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (11, '42e7a00f-dd14-4c8a-aba0-7fcdbf9828d7', 'delivering', 'Paket diantar ke alamat penerima', 'Coblong', 1794108329587);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (12, '42e7a00f-dd14-4c8a-aba0-7fcdbf9828d7', 'delivered', 'Paket telah diterima', 'Coblong', 1794122729587);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (13, '83e7f241-8227-436c-a517-73aaa5068449', 'picked', 'Paket dijemput kurir', 'Kota Bandung', 1795113161587);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (14, '83e7f241-8227-436c-a517-73aaa5068449', 'picked', 'Paket tiba di pusat sortir', 'Hub Kota Bandung', 1795139369587);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (15, '83e7f241-8227-436c-a517-73aaa5068449', 'picked', 'Paket dalam transit', 'Kota Bandung menuju Kota Bandung', 1795169609587);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (16, '83e7f241-8227-436c-a517-73aaa5068449', 'picked', 'Paket tiba di kota tujuan', 'Hub Kota Bandung', 1795250249587);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (17, '83e7f241-8227-436c-a517-73aaa5068449', 'delivering', 'Paket diantar ke alamat penerima', 'Coblong', 1795290569587);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (18, '83e7f241-8227-436c-a517-73aaa5068449', 'delivered', 'Paket telah diterima', 'Coblong', 1795310729587);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (19, '3e4d0832-1173-4a86-a9ae-3ea21d3fd1bd', 'picked', 'Paket dijemput kurir', 'Kota Bandung', 1795305977587);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (20, '3e4d0832-1173-4a86-a9ae-3ea21d3fd1bd', 'picked', 'Paket tiba di pusat sortir', 'Hub Kota Bandung', 1795321889587);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (21, '3e4d0832-1173-4a86-a9ae-3ea21d3fd1bd', 'picked', 'Paket dalam transit', 'Kota Bandung menuju Kota Bandung', 1795340249587);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (22, '3e4d0832-1173-4a86-a9ae-3ea21d3fd1bd', 'picked', 'Paket tiba di kota tujuan', 'Hub Kota Bandung', 1795389209587);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (23, '3e4d0832-1173-4a86-a9ae-3ea21d3fd1bd', 'delivering', 'Paket diantar ke alamat penerima', 'Coblong', 1795413689587);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (24, 'b6b63935-ec2b-4227-984e-000ddf86a5d6', 'picked', 'Paket dijemput kurir', 'Kota Bandung', 1795291865587);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (25, 'b6b63935-ec2b-4227-984e-000ddf86a5d6', 'picked', 'Paket tiba di pusat sortir', 'Hub Kota Bandung', 1795309649587);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (26, 'b6b63935-ec2b-4227-984e-000ddf86a5d6', 'picked', 'Paket dalam transit', 'Kota Bandung menuju Kota Bandung', 1795330169587);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (27, 'b6b63935-ec2b-4227-984e-000ddf86a5d6', 'picked', 'Paket tiba di kota tujuan', 'Hub Kota Bandung', 1795384889587);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (28, 'b6b63935-ec2b-4227-984e-000ddf86a5d6', 'delivering', 'Paket diantar ke alamat penerima', 'Coblong', 1795412249587);
--> statement-breakpoint
INSERT INTO "admin_log" VALUES (1, 1795382728753, 'platform', 'import.batch', '', '[{"field":"categories","after":"[{\"slug\":\"biji-kopi\",\"name\":\"Biji Kopi\",\"image\":\"/assets/contoh-1/kopi/kategori-biji.webp\",\"parentSlug\":null},{\"slug\":\"racikan\",\"name\":\"Racikan\",\"image\":\"/assets/contoh-1/kopi/blend-senja.webp\",\"parentSlug\":null},{\"slug\":\"siap-seduh\",\"name\":\"Siap Seduh\",\"image\":\"/assets/contoh-1/kopi/kategori-siap-s…"},{"field":"products","after":"[{\"slug\":\"arabika-gayo-atu-lintang\",\"name\":\"Kopi Arabika Gayo Atu Lintang Full Wash\",\"categorySlug\":\"biji-kopi\",\"description\":\"Dari kebun rakyat di Atu Lintang, Aceh Tengah, pada ketinggian 1.400–1.550 mdpl. Dicuci penuh lalu dijemur di para-para selama 12–14 hari.\\n\\nRasa: cokelat, jeruk manis, dan…"},{"field":"licences"},{"field":"vouchers","after":"[{\"code\":\"SERUPUT\",\"title\":\"Diskon 10%\",\"description\":\"Untuk semua isi toko.\",\"startsAt\":\"2025-10-18T21:25:28.595Z\",\"endsAt\":\"2028-04-06T16:59:59.999Z\",\"cashback\":false,\"percentage\":true,\"amount\":10,\"maximum\":25000,\"minimum\":120000,\"forShipping\":false,\"quota\":null,\"perCustomer\":null,\"categories\":[],…"},{"field":"articleCategories","after":"[{\"slug\":\"menyeduh\",\"name\":\"Menyeduh\"},{\"slug\":\"biji-dan-simpan\",\"name\":\"Biji & Simpan\"}]"},{"field":"articles","after":"[{\"slug\":\"menyeduh-v60-di-rumah\",\"title\":\"Menyeduh V60 di Rumah: Resep 15 Gram yang Selalu Jadi\",\"categorySlug\":\"menyeduh\",\"image\":\"/assets/contoh-1/kopi/dripper-keramik-seduh.webp\",\"summary\":\"Satu resep, empat tuangan, tiga menit. Cocok untuk yang baru punya dripper pertama.\",\"body\":[{\"kind\":\"parag…"},{"field":"information","after":"[{\"slug\":\"tentang-kami\",\"title\":\"Tentang Kami\",\"summary\":\"Siapa kami dan bagaimana kami bekerja\",\"body\":[{\"kind\":\"paragraph\",\"text\":\"Kami menyangrai kopi Nusantara di Bandung setiap Selasa dan Jumat, dalam batch lima kilogram supaya setiap batch bisa dicicipi sebelum dikemas. Tanggal sangrai selalu …"},{"field":"source"}]');
--> statement-breakpoint
INSERT INTO "admin_log" VALUES (2, 1795382729114, 'platform', 'digital.addFile', '', '[{"field":"itemId"},{"field":"slug","after":"kelas-seduh-e-book"}]');
--> statement-breakpoint
INSERT INTO "admin_log" VALUES (3, 1795382729160, 'platform', 'digital.addFile', '', '[{"field":"itemId"},{"field":"slug","after":"kelas-video-seni-latte"}]');
--> statement-breakpoint
INSERT INTO "admin_log" VALUES (4, 1795382729587, 'platform', 'demo.fill', '', '[{"field":"flashSales","after":"true"},{"field":"reviews"},{"field":"customer"}]');
--> statement-breakpoint
INSERT INTO "admin_log" VALUES (5, 1795382730087, 'platform', 'shop.open', '', '[]');
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('audit', '', 1795464060000, 0, 0, NULL);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('expire-coins', '17ce7eaf-25a2-4469-a22c-f6f53ed66821', 1825917929587, 0, 0, NULL);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('complete-order', '83e7f241-8227-436c-a517-73aaa5068449', 1795569929587, 0, 0, NULL);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('expire-payment', '62452f63-94e4-47d3-9cd6-47aeffbc7973', 1795468409587, 0, 0, NULL);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('check-payment', '62452f63-94e4-47d3-9cd6-47aeffbc7973', 1795382849587, 0, 0, NULL);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('flash-boundary', 'demo-1795366800000:end', 1795388400000, 0, 0, NULL);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('flash-boundary', 'demo-1795388400000:start', 1795388400000, 0, 0, NULL);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('flash-boundary', 'demo-1795388400000:end', 1795410000000, 0, 0, NULL);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6d65c98e-b34b-4ac8-ba88-3def465568c6', 'cddcffdb-a2f4-4299-bedf-424f6f94ceaa', 'Biji utuh', 'S***l S.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1795116329587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4124c276-88e7-4660-830c-924037b4498a', 'cddcffdb-a2f4-4299-bedf-424f6f94ceaa', 'Sedang', 'D***n P.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1794925529587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f941c381-47a0-4234-bcf7-016049c32fc6', 'cddcffdb-a2f4-4299-bedf-424f6f94ceaa', 'Biji utuh', 'R***y R.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/arabika-bajawa.webp","/assets/contoh-1/kopi/arabika-bajawa-ceri.webp"]', NULL, NULL, NULL, 1794561929587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('27ccfcb0-0e91-4970-b3e7-b3bf0296bd90', 'cddcffdb-a2f4-4299-bedf-424f6f94ceaa', 'Biji utuh', 'N***i K.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1794212729587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b8a50e91-6682-4f14-97e1-20148b929152', 'cddcffdb-a2f4-4299-bedf-424f6f94ceaa', 'Sedang', 'T***u I.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1793604329587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('03dd84b4-9905-48ce-8212-640e7fda2e74', 'cddcffdb-a2f4-4299-bedf-424f6f94ceaa', 'Biji utuh', 'W***n S.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/arabika-bajawa.webp","/assets/contoh-1/kopi/arabika-bajawa-ceri.webp"]', NULL, NULL, NULL, 1793060729587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('aae3b50b-5bbd-4214-8ace-8e7883ec7ec1', 'cddcffdb-a2f4-4299-bedf-424f6f94ceaa', 'Biji utuh', 'A***s S.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1792999529587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4d088514-4744-4565-8f60-a31a5b84380b', 'cddcffdb-a2f4-4299-bedf-424f6f94ceaa', 'Sedang', 'A***i B.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1792938329587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('21328de2-35eb-4f48-bbaf-7826e2f1ecd7', 'cddcffdb-a2f4-4299-bedf-424f6f94ceaa', 'Biji utuh', 'A***f H.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1792859129587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4e561974-10ca-4571-924b-586a90f33b90', 'cddcffdb-a2f4-4299-bedf-424f6f94ceaa', 'Sedang', 'F***i H.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1792725929587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d9d8df85-b8a8-4c93-836a-dedf267df3c5', '142b0e19-c2ea-4b07-8516-871b39656fd8', '200 g, Biji utuh', 'A***f H.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1794885929587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('098f3da7-8137-4105-acba-ac5cb47eede9', '142b0e19-c2ea-4b07-8516-871b39656fd8', '500 g, Sedang', 'D***n P.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/arabika-gayo-bubuk.webp"]', NULL, NULL, NULL, 1794723929587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b3ba6bdb-bf16-40a0-8d37-abacdf136058', '142b0e19-c2ea-4b07-8516-871b39656fd8', '200 g, Biji utuh', 'N*** P.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1794543929587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('610c1915-7ef1-4a79-a866-b32813209c91', '142b0e19-c2ea-4b07-8516-871b39656fd8', '500 g, Sedang', 'R***a M.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1794497129587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ec0ea0a3-8a2d-4d84-85fb-99fac713d65a', '142b0e19-c2ea-4b07-8516-871b39656fd8', '500 g, Halus', 'M***a G.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1793870729587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d5cae565-cf6e-4f1e-b89a-1f8f007a19e1', '142b0e19-c2ea-4b07-8516-871b39656fd8', '500 g, Sedang', 'A***i B.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1793431529587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4877d57c-2e1f-4633-9d94-2cee8afe8546', '142b0e19-c2ea-4b07-8516-871b39656fd8', '500 g, Halus', 'C***t M.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/arabika-gayo-bubuk.webp"]', NULL, NULL, NULL, 1792923929587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c84c5b0c-e365-42c0-a311-86826c79ea20', '142b0e19-c2ea-4b07-8516-871b39656fd8', '500 g, Halus', 'J***o S.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1792513529587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f3730a28-1b4d-45b1-a8c5-12d88be04f97', '142b0e19-c2ea-4b07-8516-871b39656fd8', '200 g, Biji utuh', 'P***i M.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1792146329587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7f2f388d-be2e-469d-b517-13b4bc4afcc3', '142b0e19-c2ea-4b07-8516-871b39656fd8', '200 g, Kasar', 'D***s A.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1791537929587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('eb2b6220-d153-4570-afe4-15b35e384628', '142b0e19-c2ea-4b07-8516-871b39656fd8', '1 kg, Biji utuh', 'A***s S.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1791062729587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('40bca97d-c3c6-4621-a4f0-99ba03d4a45b', '142b0e19-c2ea-4b07-8516-871b39656fd8', '1 kg, Biji utuh', 'N***i K.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1790645129587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('58c6bc55-2e52-4dea-a0d7-74f2fdfe8364', '142b0e19-c2ea-4b07-8516-871b39656fd8', '200 g, Kasar', 'W***n S.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1790097929587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b6c8b3de-10af-41b0-a7a1-8f2bebfdc5f5', '142b0e19-c2ea-4b07-8516-871b39656fd8', '200 g, Biji utuh', 'B***g H.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1789532729587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('67048cf8-e458-49ec-baae-4f139daed4de', '142b0e19-c2ea-4b07-8516-871b39656fd8', '500 g, Biji utuh', 'S***l S.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1789197929587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4deb471e-3e1b-40fa-9d91-eb1edf23dfe9', 'a2aea53f-3e46-40bb-b8d8-30b3f786505a', 'Halus', 'S***i W.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1794932729587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4b5fcb45-b3b8-486e-b1fa-3c9ce177690d', 'a2aea53f-3e46-40bb-b8d8-30b3f786505a', 'Biji utuh', 'M***a G.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1794727529587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6f77ed07-b27c-40cb-a6bd-7ff977b9f6dd', 'a2aea53f-3e46-40bb-b8d8-30b3f786505a', 'Kasar', 'Y***s M.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/arabika-toraja.webp","/assets/contoh-1/kopi/arabika-toraja-cangkir.webp"]', NULL, NULL, NULL, 1794461129587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('928fe2b6-f8c1-4841-b982-45acf7770ab7', 'a2aea53f-3e46-40bb-b8d8-30b3f786505a', 'Kasar', 'T***u I.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1793939129587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bd1740b3-a79d-4a91-8092-4a072df28acf', 'a2aea53f-3e46-40bb-b8d8-30b3f786505a', 'Biji utuh', 'N***i', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1793442329587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4a648579-c598-4fc1-9826-0f1383338827', 'a2aea53f-3e46-40bb-b8d8-30b3f786505a', 'Halus', 'E***o P.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1793046329587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('97dfba2c-7ddd-4d4a-af8f-c71615c06690', 'a2aea53f-3e46-40bb-b8d8-30b3f786505a', 'Halus', 'N***i K.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1792909529587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ac7987ad-b029-4837-9a39-318804ab5c49', 'a2aea53f-3e46-40bb-b8d8-30b3f786505a', 'Halus', 'J***o S.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1792643129587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e6559ac9-cf00-47dd-b5fa-50d17048f3de', 'a2aea53f-3e46-40bb-b8d8-30b3f786505a', 'Biji utuh', 'R***a M.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/arabika-toraja.webp","/assets/contoh-1/kopi/arabika-toraja-cangkir.webp"]', NULL, NULL, NULL, 1792441529587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f80f7345-d1a0-47b5-bff1-e190870c412f', 'a2aea53f-3e46-40bb-b8d8-30b3f786505a', 'Sedang', 'A***f H.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1792027529587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a44119db-06cb-43bc-b2a4-b356284200ab', 'a2aea53f-3e46-40bb-b8d8-30b3f786505a', 'Kasar', 'R***y R.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1791455129587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('484c0eae-30e9-4cb7-b244-d4c297cbbfa3', 'a2aea53f-3e46-40bb-b8d8-30b3f786505a', 'Kasar', 'S***l S.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1790911529587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('99439180-8533-4473-aa01-6f6c9100f3bb', '03637a5e-8057-4352-8fbe-8ae7fa8bf361', '', 'R***a S.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1795029929587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5894aa11-fede-4c3f-9764-a3fc79001e1d', '03637a5e-8057-4352-8fbe-8ae7fa8bf361', '', 'C***t M.', 5, 'Praktis dibawa dinas, tinggal air panas dari dispenser hotel. Rasanya jauh di atas kopi saset.', '["/assets/contoh-1/kopi/drip-bag.webp","/assets/contoh-1/kopi/drip-bag-seduh.webp"]', NULL, NULL, NULL, 1794659129587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f3410261-1f44-4340-80ee-dca5b71a93c2', '03637a5e-8057-4352-8fbe-8ae7fa8bf361', '', 'A***d F.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1794183929587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0073b430-81e0-46c1-90c0-04ba2fcc3ece', '03637a5e-8057-4352-8fbe-8ae7fa8bf361', '', 'N***i K.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1793874329587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a5e95e90-d5cd-465b-acf3-a2e83c618864', '03637a5e-8057-4352-8fbe-8ae7fa8bf361', '', 'Y***a T.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1793363129587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('930de870-ccef-4bd6-97ab-3ef12872d97f', '03637a5e-8057-4352-8fbe-8ae7fa8bf361', '', 'M***i', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1792956329587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('dee897a4-ac24-4055-a68e-e14d98e1f309', '03637a5e-8057-4352-8fbe-8ae7fa8bf361', '', 'N***i', 5, 'Kantungnya kuat, tidak robek walau airnya dituang agak kencang.', '[]', NULL, NULL, NULL, 1792405529587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('60b25993-da81-462c-8e43-6f26b02f1fee', '03637a5e-8057-4352-8fbe-8ae7fa8bf361', '', 'E***o P.', 4, 'Enak dan wangi. Cukup untuk satu cangkir kecil, kalau gelas besar agak encer.', '[]', NULL, NULL, NULL, 1792301129587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c04eb9e6-15df-40e3-b77c-5164dc7b8cac', '03637a5e-8057-4352-8fbe-8ae7fa8bf361', '', 'B***g H.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1792049129587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c105adb2-cbdc-4006-9b52-b6f16ef2eb7d', '03637a5e-8057-4352-8fbe-8ae7fa8bf361', '', 'R***y R.', 4, 'Rasa pas, harga masih masuk akal. Semoga ada pilihan tanpa kafein.', '[]', NULL, NULL, NULL, 1791750329587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('63b63f55-740a-4aa0-aa79-e4f41ac37367', '03637a5e-8057-4352-8fbe-8ae7fa8bf361', '', 'M***e S.', 5, 'Stok wajib di laci kantor. Teman sebelah meja sekarang ikut pesan.', '[]', NULL, NULL, NULL, 1791120329587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ed8e2e5e-59f1-45a0-b86c-526d4f1a4ba9', '03637a5e-8057-4352-8fbe-8ae7fa8bf361', '', 'F***i H.', 5, 'Buat suvenir pernikahan, tamu banyak yang tanya beli di mana.', '[]', NULL, NULL, NULL, 1790853929587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('69668a21-8ae9-44d8-b0b1-aace53418478', '03637a5e-8057-4352-8fbe-8ae7fa8bf361', '', 'L***i W.', 5, 'Dibawa naik Gunung Prau, ringan dan sampahnya sedikit. Sarapan jadi istimewa.', '["/assets/contoh-1/kopi/drip-bag.webp","/assets/contoh-1/kopi/drip-bag-seduh.webp"]', NULL, NULL, NULL, 1790594729587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('235dc4bf-0f82-4d4e-a679-6f207ea51cda', 'a78d7544-0283-4464-b4ac-8b53ad23a818', 'Gayo', 'C***t M.', 5, 'Dibawa naik Gunung Prau, ringan dan sampahnya sedikit. Sarapan jadi istimewa.', '["/assets/contoh-1/kopi/drip-bag-satuan.webp","/assets/contoh-1/kopi/drip-bag-satuan-biji.webp"]', NULL, NULL, NULL, 1794882329587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5f818345-8efd-480a-a18e-e3040334767f', 'a78d7544-0283-4464-b4ac-8b53ad23a818', 'Gayo', 'N***i K.', 5, 'Stok wajib di laci kantor. Teman sebelah meja sekarang ikut pesan.', '[]', NULL, NULL, NULL, 1794731129587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1984964a-9350-402c-b533-81ac03721e0b', 'a78d7544-0283-4464-b4ac-8b53ad23a818', 'Toraja', 'T***u I.', 4, 'Rasa pas, harga masih masuk akal. Semoga ada pilihan tanpa kafein.', '[]', NULL, NULL, NULL, 1794569129587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1dfe7cb3-2609-4ac3-81c2-cac6421adf87', 'a78d7544-0283-4464-b4ac-8b53ad23a818', 'Toraja', 'R***y R.', 5, 'Kantungnya kuat, tidak robek walau airnya dituang agak kencang.', '[]', NULL, NULL, NULL, 1793928329587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4bdfe37e-0012-4bf8-b6e8-f690dbfa55e0', 'a78d7544-0283-4464-b4ac-8b53ad23a818', 'Gayo', 'A***d F.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793780729587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('37a66c04-5460-4ad1-9349-d9fc76816122', 'a78d7544-0283-4464-b4ac-8b53ad23a818', 'Gayo', 'F***i H.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1793341529587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ea5b0533-1d31-4c99-80c2-6b504fda7f17', 'a78d7544-0283-4464-b4ac-8b53ad23a818', 'Toraja', 'N*** P.', 4, 'Enak dan wangi. Cukup untuk satu cangkir kecil, kalau gelas besar agak encer.', '[]', NULL, NULL, NULL, 1792916729587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('79926035-bf29-466d-bb9e-dbe724deccc1', 'a78d7544-0283-4464-b4ac-8b53ad23a818', 'Toraja', 'H***a G.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1792614329587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('70bde85d-9180-44ab-919d-13b3ca031441', 'a78d7544-0283-4464-b4ac-8b53ad23a818', 'Gayo', 'R***a S.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1792383929587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ea4189c0-1aad-45b7-80c2-13ab4121f830', 'a78d7544-0283-4464-b4ac-8b53ad23a818', 'Gayo', 'S***i A.', 5, 'Praktis dibawa dinas, tinggal air panas dari dispenser hotel. Rasanya jauh di atas kopi saset.', '["/assets/contoh-1/kopi/drip-bag-satuan.webp","/assets/contoh-1/kopi/drip-bag-satuan-biji.webp"]', NULL, NULL, NULL, 1791987929587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('137f83a0-75c0-422a-9051-df7e9feab126', 'a78d7544-0283-4464-b4ac-8b53ad23a818', 'Gayo', 'M***a G.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1791563129587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f1c4477b-e65f-4fcb-b468-31583f2e727a', 'a78d7544-0283-4464-b4ac-8b53ad23a818', 'Gayo', 'D***i A.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1791145529587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d3a81745-d69c-46f0-a5ff-7d000c02014d', 'a78d7544-0283-4464-b4ac-8b53ad23a818', 'Toraja', 'A***i B.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1791005129587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('862f40d9-00b4-4612-b9fd-da44a47e27e7', 'a78d7544-0283-4464-b4ac-8b53ad23a818', 'Gayo', 'S***l S.', 5, 'Buat suvenir pernikahan, tamu banyak yang tanya beli di mana.', '[]', NULL, NULL, NULL, 1790940329587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('82ea0a9e-f530-49c4-999c-dea00611cb81', 'a78d7544-0283-4464-b4ac-8b53ad23a818', 'Toraja', 'N***i', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1790465129587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6e81e368-0f16-459f-b806-09aae808d8ea', '0bbabc2e-1abb-404f-9460-858991d40d03', '', 'L***i W.', 3, 'Enak, tetapi menurut saya sangrainya terlalu gelap.', '[]', 'Terima kasih, Pak. Bila suka yang lebih terang, silakan coba arabika Solok kami.', NULL, NULL, 1794860729587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8d96009e-7bfe-4ce0-8390-80620979eee3', '0bbabc2e-1abb-404f-9460-858991d40d03', '', 'F***i H.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1794799529587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('27606940-f382-4f1a-98b0-54ed1e8c786c', '0bbabc2e-1abb-404f-9460-858991d40d03', '', 'R***y R.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1794209129587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ed24753e-23ef-49ba-b636-3abacdef849d', '0bbabc2e-1abb-404f-9460-858991d40d03', '', 'T***u I.', 5, 'Bapak saya pensiunan kereta, katanya persis kopi stasiun zaman dulu.', '[]', NULL, NULL, NULL, 1794101129587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('968917e4-81e8-4fdd-bbe1-9db18beab15f', '0bbabc2e-1abb-404f-9460-858991d40d03', '', 'M***e S.', 5, 'Dibuat es kopi susu gula aren tetap terasa kopinya. Anak-anak kos minta terus.', '[]', NULL, NULL, NULL, 1793809529587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('25970314-72f4-4b01-964a-d2d01a737d74', '0bbabc2e-1abb-404f-9460-858991d40d03', '', 'B***g H.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793510729587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fbb7e539-beaa-4269-825d-e965c33adf7c', '0bbabc2e-1abb-404f-9460-858991d40d03', '', 'A***s S.', 5, 'Untuk warung saya paling laku. Gula sedikit saja sudah enak.', '[]', NULL, NULL, NULL, 1792895129587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('117c98c5-f5bf-47c6-b1c3-59a0ba14fcc6', '0bbabc2e-1abb-404f-9460-858991d40d03', '', 'C***t M.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1792311929587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0940dfa6-5bc8-4d9c-a509-cfa911d0e3a8', '0bbabc2e-1abb-404f-9460-858991d40d03', '', 'S***i A.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1791671129587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('53b33c97-fbe6-4346-add7-8df8a15ebf3b', '0bbabc2e-1abb-404f-9460-858991d40d03', '', 'N*** P.', 5, 'Bodinya tebal dan pahitnya bersih. Ampasnya turun cepat, tidak mengambang.', '["/assets/contoh-1/kopi/robusta-lampung.webp","/assets/contoh-1/kopi/robusta-lampung-tubruk.webp"]', NULL, NULL, NULL, 1791275129587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('706101e9-aa4e-4cd1-9556-6a02cd8019d3', '0bbabc2e-1abb-404f-9460-858991d40d03', '', 'E***o P.', 4, 'Harganya bersahabat dan tidak ada rasa jagung gosong.', '[]', NULL, NULL, NULL, 1791087929587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d86db615-1b04-4dea-b46b-cf77a8f968ab', '0bbabc2e-1abb-404f-9460-858991d40d03', '', 'S***l S.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1791044729587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d8f0bfd4-7adf-4ad4-8e64-9ddf50071764', '0bbabc2e-1abb-404f-9460-858991d40d03', '', 'R***a S.', 4, 'Kuat sekali, sore hari saya kurangi takarannya supaya bisa tidur.', '[]', NULL, NULL, NULL, 1790436329587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('43fb8829-9e33-4b9c-8a7f-9e357a614050', '0bbabc2e-1abb-404f-9460-858991d40d03', '', 'Y***a T.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1790097929587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8ec9e4b7-7ad6-408f-986d-a039754a89ba', '0bbabc2e-1abb-404f-9460-858991d40d03', '', 'N***i K.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1789907129587);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0812309e-7243-4c4f-a26d-052a37c6038d', '0bbabc2e-1abb-404f-9460-858991d40d03', '', 'S***i W.', 5, 'Rasa kopi di rumah kakek dulu. Langsung habis satu bungkus dalam dua minggu.', '[]', NULL, NULL, NULL, 1789313129587);
--> statement-breakpoint
INSERT INTO "shop_state" VALUES (1, '{"name":"Sangrai Rimba","description":"Kopi Nusantara yang disangrai setiap Selasa dan Jumat di Bandung, dikirim paling lambat dua hari setelah sangrai.","logo":"","theme":"forest","customerCarePhone":"+6281321450967","whatsappShown":true,"watermarkShown":true,"city":"Kota Bandung","originRegency":"32.73","pickup":{"address":"Jl. Braga No. 10, Sumur Bandung, Kota Bandung","postcode":"40111","point":{"latitude":-6.9178,"longitude":107.6093}},"banners":[{"image":"/assets/contoh-1/kopi/banner-panen.webp","link":"/products/biji-kopi","title":"Panen baru dari Gayo dan Toraja"},{"image":"/assets/contoh-1/kopi/banner-seduh.webp","link":"/products/alat-seduh","title":"Mulai seduh manual di rumah"},{"image":"/assets/contoh-1/kopi/banner-dingin.webp","link":"/products/minuman","title":"Kopi botol dingin untuk siang yang panjang"}],"popup":{"active":false,"image":"","link":null},"googleAnalyticsId":null,"metaPixelId":null,"businessName":"CV Sangrai Rimba","businessAddress":"Jl. Merdeka No. 10, Kota Bandung","businessEmail":"halo@kopi.contoh.id","openingHours":"Senin–Sabtu 08.00–17.00 WIB","returnDays":3,"npwp":null,"phoneCountries":{"only":[],"except":[]},"hstsPreload":false,"bankAccount":{"bank":"BCA","number":"1234567890","holder":"SANGRAI RIMBA"},"termsConfirmed":false,"coins":{"earnPercent":1,"usePercent":50},"affiliate":{"percent":5,"maximum":null},"sellerMessages":{"email":null,"phone":null,"daily":false,"lowStock":3},"companyId":1,"host":"kopi.localhost","demo":true,"maintenance":false,"clockOffsetMs":0,"footerMenu":[{"title":"Tentang Kami","slug":"tentang-kami","url":null,"children":[]},{"title":"Cara Belanja","slug":"cara-belanja","url":null,"children":[]},{"title":"Pengiriman","slug":"pengiriman","url":null,"children":[]},{"title":"Pengembalian","slug":"pengembalian","url":null,"children":[]},{"title":"Syarat & Ketentuan","slug":"syarat-ketentuan","url":null,"children":[]},{"title":"Kebijakan Privasi","slug":"kebijakan-privasi","url":null,"children":[]}],"legalVersion":"2026-11-01"}', 1795382730055, NULL);
--> statement-breakpoint
INSERT INTO "simulated_payment" VALUES ('9f141aa4-01e5-415d-a537-6d72e3ac379a', 'INV-20261123-7FBN1-1', 'INV-20261123-7FBN1-1', 96000, 'bank_transfer', 'bri', '000081840800006025', NULL, 'pending', '[]', 1795382009587, 1795468409587, NULL);
--> statement-breakpoint
INSERT INTO "simulator_account" VALUES (1, 'SB-simulator-06044d0f-07d0-4447-a6ed-5044e8d5551b', 'none');
--> statement-breakpoint
INSERT INTO "order_voucher" VALUES ('ec8d68b4-72c4-4689-9f63-5b15670de186', 'shipping', '4725a8c1-b98d-472f-9b18-def824a2c022', 'ONGKIRGRATIS', 'Gratis ongkir', 0, 18000, 'USED', '', '17ce7eaf-25a2-4469-a22c-f6f53ed66821', '+6281234567890');
--> statement-breakpoint
INSERT INTO "voucher_claim" VALUES ('c:17ce7eaf-25a2-4469-a22c-f6f53ed66821', '4725a8c1-b98d-472f-9b18-def824a2c022', 1795296329587);
--> statement-breakpoint
INSERT INTO "voucher_claim" VALUES ('c:17ce7eaf-25a2-4469-a22c-f6f53ed66821', 'c3da5d79-873b-4048-bf3e-af2203dd4f64', 1795296329587);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('75ad0047-9c89-48ef-85db-6507f981efcc', 'SERUPUT', 'Diskon 10%', 'Untuk semua isi toko.', 1760822728595, 1838653199999, 0, 1, 10, 25000, 120000, 0, NULL, 0, NULL, '[]', '[]', 0, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('b1d9c293-a9b8-446b-8622-1cb34dfd5407', 'ALATSEDUH', 'Potongan alat seduh', 'Dripper, ketel, cangkir, dan setnya.', 1760822728595, 1838653199999, 0, 0, 40000, NULL, 300000, 0, NULL, 0, NULL, '["alat-seduh"]', '[]', 0, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('774e1061-4f9e-4215-9dc2-1a2bacd07142', 'KOINPAGI', 'Cashback 8%', 'Koin masuk setelah pesanan selesai.', 1760822728595, 1838653199999, 1, 1, 8, 20000, 80000, 0, NULL, 0, NULL, '[]', '[]', 0, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('90acb2e2-5395-49bf-a3d9-a6a1070cdcfb', 'PANENBARU', 'Panen baru Gayo', 'Kuota terbatas.', 1760822728595, 1838653199999, 0, 0, 15000, NULL, 0, 0, 3, 0, NULL, '[]', '["142b0e19-c2ea-4b07-8516-871b39656fd8"]', 0, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('34c103e9-0da5-483d-95d1-07e9b3c63e99', 'TEMANNGOPI', 'Khusus teman ngopi', 'Hanya lewat tautan ini.', 1760822728595, 1838653199999, 0, 1, 15, 30000, 100000, 0, NULL, 0, 2, '[]', '[]', 0, 0);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('4725a8c1-b98d-472f-9b18-def824a2c022', 'ONGKIRGRATIS', 'Gratis ongkir', 'Untuk semua kurir dan semua kota.', 1760822728595, 1833469199999, 0, 1, 100, 20000, 150000, 1, NULL, 1, NULL, '[]', '[]', 0, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('8578d717-3ed4-4209-ac63-23459f2ccef3', 'KENALAN', 'Potongan belanja pertama', 'Satu kali untuk setiap pelanggan baru.', 1760822728595, NULL, 0, 0, 15000, NULL, 60000, 0, NULL, 0, 1, '[]', '[]', 1, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('c3da5d79-873b-4048-bf3e-af2203dd4f64', 'OKTOBERCERIA', 'Oktober ceria', 'Promo bulan lalu.', 1760822728595, 1795280399999, 0, 1, 10, 15000, 0, 0, NULL, 0, NULL, '[]', '[]', 0, 0);
--> statement-breakpoint
INSERT INTO "wish" VALUES ('7e558737-f161-43c0-823d-5005c868e3bc', 'c:17ce7eaf-25a2-4469-a22c-f6f53ed66821', 'bd5c6510-1933-414e-b0b5-4bc5d466ff0b', NULL, 1149000, 1, 1795209929587);
--> statement-breakpoint
INSERT INTO "wish" VALUES ('7d945fcb-6e56-4650-bfc9-8ab390db9e2e', 'c:17ce7eaf-25a2-4469-a22c-f6f53ed66821', '4754e920-f573-4aac-be1a-0ad5f88e68b0', NULL, 231250, 1, 1794864329587);
--> statement-breakpoint
INSERT INTO "wish" VALUES ('c49b3cb8-1892-4cc9-8e45-c22096bd323d', 'c:17ce7eaf-25a2-4469-a22c-f6f53ed66821', '772d2dcf-f379-45a0-a393-8379e2a01642', NULL, 129000, 1, 1794605129587);
--> statement-breakpoint
INSERT INTO "wish" VALUES ('6f2e088e-f23d-4e22-9973-0e8cd97e5dcf', 'c:17ce7eaf-25a2-4469-a22c-f6f53ed66821', '120cae92-994a-4a51-8a20-c1e4b0412016', NULL, 689000, 0, 1794086729587);
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
CREATE INDEX `customer_address_by_use` ON `customer_address` (`customer_id`,`used_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `affiliate_code_unique` ON `affiliate` (`code`);
--> statement-breakpoint
CREATE INDEX `commission_by_affiliate` ON `commission` (`affiliate_id`,`at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `cart_line_once` ON `cart_line` (`owner`,`variant_id`);
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
CREATE INDEX `google_pending_login_by_age` ON `google_pending_login` (`expires_at`);
--> statement-breakpoint
CREATE INDEX `passkey_challenge_by_asker` ON `passkey_challenge` (`bound_to`,`expires_at`);
--> statement-breakpoint
CREATE INDEX `passkey_challenge_by_network` ON `passkey_challenge` (`network`,`expires_at`);
--> statement-breakpoint
CREATE INDEX `passkey_challenge_by_end` ON `passkey_challenge` (`expires_at`);
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
CREATE UNIQUE INDEX `message_event_unique` ON `message` (`event`);
--> statement-breakpoint
CREATE INDEX `message_by_age` ON `message` (`created_at`);
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
CREATE INDEX `order_open_by_street` ON `orders` ("address" ->> '$.street') WHERE "orders"."status" IN ('PENDING', 'PROCESSING', 'CHANGE_PROCESSING', 'SHIPPING');
--> statement-breakpoint
CREATE INDEX `order_by_phone` ON `orders` ("address" ->> '$.phone');
--> statement-breakpoint
CREATE INDEX `stock_hold_by_variant` ON `stock_hold` (`variant_id`) WHERE "stock_hold"."state" = 'HELD';
--> statement-breakpoint
CREATE INDEX `digital_file_by_product` ON `digital_file` (`product_id`);
--> statement-breakpoint
CREATE INDEX `licence_by_order` ON `licence` (`order_id`,`variant_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `licence_once` ON `licence` (`variant_id`,`code`);
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
CREATE INDEX `withdrawal_by_customer` ON `withdrawal` (`customer_id`,`source`,`at`);
--> statement-breakpoint
CREATE INDEX `withdrawal_by_status` ON `withdrawal` (`status`,`at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `wish_link_token_unique` ON `wish_link` (`token`);
--> statement-breakpoint
CREATE INDEX `wish_newest` ON `wish` (`owner`,`saved_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `wish_once` ON `wish` (`owner`,`product_id`);
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
