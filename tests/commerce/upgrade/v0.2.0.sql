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
INSERT INTO "__drizzle_migrations" VALUES (NULL, '', 1795381308673);
--> statement-breakpoint
INSERT INTO "customer_address" VALUES ('dc41e9f6-73b1-4669-a7dc-6b4e5845ed5f', '1e5131f198e670d5b84260fc6f0b719b954b1b9aa5d0b88107b3390c22c7f415', '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 1795381415120, '', NULL, NULL);
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
INSERT INTO "listing" VALUES (1, 'e0a234fe-9bb7-46a8-a55f-f34cbadac6d9', 'biji-kopi', 0, 3182, 1795381414396, '[["Berat bersih","Sesuai varian"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010418-29"],["Halal","ID32110004418760924"],["Simpan hingga","12 bulan sejak tanggal sangrai"],["Negara asal","Indonesia"],["Ukuran","200 g"],["Ukuran","500 g"],["Ukuran","1 kg"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 78000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (2, '02a23b7c-f933-408c-bb5d-a35f2dcb283c', 'biji-kopi', 1, 1407, 1795381414395, '[["Berat bersih","200 g"],["Proses","Giling basah"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010419-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 92000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (3, '161bd6da-13ad-4c27-870d-8be250c8f319', 'biji-kopi', 2, 5620, 1795381414394, '[["Berat bersih","250 g"],["Komposisi","100% robusta"],["Tingkat sangrai","Gelap"],["PIRT","2063273010420-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 39500, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (4, 'e5d6e89d-c3ed-4dee-826b-af26d705b0c4', 'biji-kopi', 3, 624, 1795381414393, '[["Berat bersih","200 g"],["Proses","Honey"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010421-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Sedang"]]', 105000, 0, 0);
--> statement-breakpoint
INSERT INTO "listing" VALUES (5, '04f6e73c-5ba0-406e-8144-3927c825c039', 'siap-seduh', 4, 2035, 1795381414392, '[["Berat bersih","100 g (10 × 10 g)"],["Komposisi","100% arabika"],["PIRT","2063273010423-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 82000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (6, '596eec9a-0e27-494b-826f-b4ce3f4d0229', 'siap-seduh', 5, 4870, 1795381414391, '[["Berat bersih","10 g"],["Komposisi","100% arabika"],["PIRT","2063273010423-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Asal","Gayo"],["Asal","Toraja"]]', 9000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (7, '62c50732-7d43-4a64-85d4-b842a9ba1fda', 'minuman', 6, 1926, 1795381414390, '[["Isi bersih","1 liter"],["Komposisi","Kopi, air, susu segar, gula aren (kecuali Hitam)"],["BPOM","MD 271028004127"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"],["Rasa","Gula Aren"],["Rasa","Pandan"],["Rasa","Hitam"]]', 69000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (8, '37d09d4e-fcf1-4ba6-98df-e5a7b793bcbc', 'alat-seduh', 7, 538, 1795381414389, '[["Bahan","Keramik stoneware"],["Kapasitas","1–2 cangkir"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"],["Warna","Putih"],["Warna","Hijau Sage"],["Warna","Terakota"]]', 145000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (9, '154d88c0-892f-4d6a-a5ee-5463e090013b', 'alat-seduh', 8, 412, 1795381414388, '[["Bahan","Baja tahan karat 304, kayu"],["Kapasitas","800 ml"],["Merek","Sangrai Rimba"],["Garansi","1 tahun"],["Negara asal","Indonesia"],["Warna","Hitam"],["Warna","Perak"]]', 325000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (10, '1636073d-beb9-4115-b92d-289ce93456e1', 'cangkir-tumbler', 9, 482, 1795381414387, '[["Bahan","Keramik stoneware"],["Kapasitas","220 ml"],["Isi paket","1 cangkir, 1 tatakan"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"],["Warna","Gading"],["Warna","Hijau"],["Warna","Biru"]]', 89000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (11, 'e4614118-5cbf-4a00-b2c3-b37bdb2f162e', 'alat-seduh', 10, 203, 1795381414386, '[["Isi paket","5 barang"],["Bahan","Keramik, kaca borosilikat, baja, kayu"],["Merek","Sangrai Rimba"],["Garansi","Penggiling 1 tahun"],["Negara asal","Indonesia"]]', 749000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (12, '2d87a5fd-eb80-4fc0-907e-372b139ed810', 'kelas', 11, 766, 1795381414385, '[["Format","PDF dan EPUB"],["Halaman","112"],["Bahasa","Indonesia"],["Penulis","Tim Sangrai Rimba"]]', 49000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (13, '3d91b03c-676d-467f-a6ce-c630a607c4e1', 'racikan', 12, 2874, 1795381414384, '[["Komposisi","Arabika 70%, robusta 30%"],["Cocok untuk","Espreso, moka pot, kopi susu"],["Proses","Campuran"],["PIRT","2063273010434-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","250 g"],["Ukuran","500 g"],["Ukuran","1 kg"],["Gilingan","Biji utuh"],["Gilingan","Halus"],["Tingkat sangrai","Sedang"],["Tingkat sangrai","Gelap"]]', 72000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (14, 'd5e3d4af-c371-4bae-8a93-cf71a38fec34', 'racikan', 13, 1345, 1795381414383, '[["Komposisi","100% arabika"],["Cocok untuk","Dripper, mesin tetes, french press"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010435-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","200 g"],["Ukuran","500 g"],["Gilingan","Biji utuh"],["Gilingan","Sedang"],["Gilingan","Kasar"],["Kemasan","Kantong"],["Kemasan","Kaleng"]]', 79000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (15, '39061383-dd36-4240-878e-2dfa936e2245', 'racikan', 14, 4415, 1795381414382, '[["Berat bersih","500 g"],["Komposisi","100% robusta"],["Tingkat sangrai","Gelap"],["Cocok untuk","Tubruk"],["PIRT","2063273010436-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 62000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (16, 'dba22274-abcc-4eb1-a1dd-2071f64488a8', 'racikan', 15, 497, 1795381414381, '[["Berat bersih","200 g"],["Asal","Aceh Tengah"],["Kafein","Paling banyak 0,3%"],["Tingkat sangrai","Sedang"],["PIRT","2063273010437-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 118000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (17, 'd843ee2d-ef2a-424e-bdff-e3be31736295', 'penggiling-timbangan', 16, 846, 1795381414380, '[["Bahan","Aluminium, baja tahan karat, kayu"],["Kapasitas","25 g"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"],["Warna","Hitam"],["Warna","Perak"]]', 399000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (18, 'd71f52c5-d894-4687-a338-71f4ea707666', 'penggiling-timbangan', 17, 173, 1795381414379, '[["Daya","150 W"],["Kapasitas","200 g"],["SNI","SNI IEC 60335-2-14:2011"],["Merek","Bara Api"],["Garansi","2 tahun"],["Negara asal","Tiongkok"]]', 1149000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (19, '5f46f9ae-a0c6-496e-8829-e4f0da5901ad', 'penggiling-timbangan', 18, 1420, 1795381414378, '[["Kapasitas","2.000 g"],["Ketelitian","0,1 g"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"],["Warna","Hitam"],["Warna","Putih"]]', 185000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (20, 'ef7a9863-e447-4a60-9712-10d14e316da1', 'alat-seduh', 19, 296, 1795381414377, '[["Bahan","Baja tahan karat 304"],["Daya","800 W, 220 V"],["SNI","SNI IEC 60335-2-15:2011"],["Merek","Bara Api"],["Garansi","2 tahun"],["Negara asal","Tiongkok"],["Warna","Hitam"],["Warna","Putih"]]', 689000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (21, '2c6817ff-c2a0-4e61-8d9c-9f3e11ab0a04', 'cangkir-tumbler', 20, 1215, 1795381414376, '[["Bahan","Baja tahan karat 304, lapisan keramik"],["Tahan panas","6 jam"],["Merek","Sangrai Rimba"],["Garansi","6 bulan"],["Negara asal","Tiongkok"],["Warna","Hijau"],["Warna","Krem"],["Warna","Hitam"],["Kapasitas","350 ml"],["Kapasitas","500 ml"],["Tutup","Geser"],["Tutup","Ulir"]]', 165000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (22, '9bb3d8a1-ee8b-426a-a766-bee1f2227738', 'cangkir-tumbler', 21, 377, 1795381414375, '[["Bahan","Kaca borosilikat"],["Kapasitas","250 ml"],["Isi paket","2 gelas"],["Merek","Sangrai Rimba"],["Negara asal","Tiongkok"]]', 129000, 1, 0);
--> statement-breakpoint
INSERT INTO "listing" VALUES (23, '0e50829a-555c-4532-96e0-13ffdb2dc26f', 'cangkir-tumbler', 22, 468, 1795381414374, '[["Bahan","Baja berlapis enamel"],["Kapasitas","350 ml"],["Merek","Jejak"],["Negara asal","Indonesia"],["Warna","Putih"],["Warna","Hijau Lumut"],["Warna","Biru Dongker"]]', 55000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (24, '041ba816-8f73-4821-9821-db05e5f5ee38', 'kelas', 23, 319, 1795381414373, '[["Jenis","Kode digital"],["Berlaku","12 bulan"],["Penerbit","Sangrai Rimba"],["Nominal","Rp 100.000"],["Nominal","Rp 250.000"],["Nominal","Rp 500.000"]]', 100000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (25, '39582982-dfc6-4809-8aa0-1351479c452e', 'kelas', 24, 241, 1795381414372, '[["Format","Video 1080p"],["Durasi","2 jam 10 menit"],["Bahasa","Indonesia"],["Akses","12 bulan"]]', 125000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (26, 'aa316e4f-0d20-4f73-a193-00e4a47466bf', 'biji-kopi', 25, 871, 1795381414371, '[["Asal","Aceh Tengah"],["Ketinggian","1.450–1.600 mdpl"],["Varietas","Ateng Super, Tim Tim"],["Proses","Anaerob natural"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010424-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","100 g"],["Ukuran","200 g"],["Gilingan","Biji utuh"],["Gilingan","Sedang"]]', 79000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (27, '055a9acd-c623-418e-afe5-cd44c96be3c5', 'biji-kopi', 26, 1288, 1795381414370, '[["Asal","Mandailing Natal"],["Ketinggian","1.200–1.400 mdpl"],["Varietas","Typica Sumatra"],["Proses","Giling basah"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010425-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","200 g"],["Ukuran","500 g"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 84000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (28, 'ef727561-97c4-41d7-b66f-b3c7c64f228f', 'biji-kopi', 27, 743, 1795381414369, '[["Berat bersih","200 g"],["Asal","Kerinci, Jambi"],["Ketinggian","1.400–1.700 mdpl"],["Varietas","Sigararutang, Andungsari"],["Proses","Honey"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010426-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 96000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (29, '5cb462e6-4d41-4148-8884-cdc8e80e2551', 'biji-kopi', 28, 566, 1795381414368, '[["Berat bersih","200 g"],["Asal","Solok, Sumatra Barat"],["Ketinggian","1.500–1.650 mdpl"],["Varietas","Sigararutang"],["Proses","Full wash"],["Tingkat sangrai","Terang"],["PIRT","2063273010427-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"]]', 89000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (30, 'ddf60893-159e-4eac-8344-d02c8dbe4306', 'biji-kopi', 29, 214, 1795381414367, '[["Berat bersih","150 g"],["Asal","Kepulauan Meranti, Riau"],["Ketinggian","2–5 mdpl"],["Varietas","Liberoid Meranti"],["Proses","Natural"],["Tingkat sangrai","Sedang"],["PIRT","2063273010428-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 68000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (31, 'f69f6083-e683-40ed-857e-2f438f9df1fc', 'siap-seduh', 30, 1653, 1795381414366, '[["Berat bersih","77 g (7 × 11 g)"],["Komposisi","100% arabika"],["PIRT","2063273010438-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 74000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (32, '397abd5b-d2c3-411f-920c-e84405799d05', 'siap-seduh', 31, 912, 1795381414365, '[["Isi","10 kapsul × 5,4 g"],["Komposisi","100% arabika"],["Ukuran kapsul","Diameter 37 mm"],["PIRT","2063273010439-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Racikan","Pagi"],["Racikan","Senja"],["Racikan","Malam"]]', 69000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (33, '13bbc05d-9aee-4ca7-97ae-74db58adc95d', 'siap-seduh', 32, 1187, 1795381414364, '[["Berat bersih","96 g (12 × 8 g)"],["Komposisi","100% arabika"],["Bahan kantong","Serat jagung (PLA)"],["PIRT","2063273010440-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 58000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (34, 'ea002e3f-6118-49e4-9ece-47d92666181e', 'minuman', 33, 1104, 1795381414363, '[["Isi bersih","4 × 250 ml"],["Simpan","2–5 °C, tujuh hari"],["BPOM","MD 271028005114"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"],["Pemanis","Aren Cair"],["Pemanis","Kurma"],["Pemanis","Tanpa Gula"]]', 88000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (35, 'f91dba80-ed27-4754-949b-cc7062898dbe', 'minuman', 34, 688, 1795381414362, '[["Isi bersih","500 ml"],["Komposisi","Air, kopi arabika"],["Simpan","Di bawah 5 °C"],["BPOM","MD 271028005115"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"]]', 78000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (36, '6343f86c-ef19-42f5-9bba-f168066a1c68', 'minuman', 35, 533, 1795381414361, '[["Isi bersih","330 ml"],["Komposisi","Gula tebu, air, bahan rasa alami"],["PIRT","2063273010441-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Rasa","Karamel Garam"],["Rasa","Vanila"],["Rasa","Rempah"]]', 56000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (37, '9eb2cfa1-a831-44e1-86e0-1333717c29eb', 'alat-seduh', 36, 1011, 1795381414360, '[["Bahan","Aluminium, gagang nilon"],["Kompor","Gas, listrik; bukan induksi"],["Merek","Bara Api"],["Garansi","1 tahun"],["Negara asal","Tiongkok"],["Warna","Perak"],["Warna","Merah"],["Kapasitas","3 cangkir"],["Kapasitas","6 cangkir"]]', 149000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (38, '65655066-8be4-412e-9374-a227f29c4fb0', 'alat-seduh', 37, 724, 1795381414359, '[["Bahan","Kaca borosilikat, baja tahan karat"],["Perawatan","Aman untuk mesin cuci piring"],["Merek","Sangrai Rimba"],["Negara asal","Tiongkok"],["Kapasitas","350 ml"],["Kapasitas","600 ml"],["Kapasitas","1 liter"]]', 135000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (39, 'f851a82e-0b8c-4742-b62c-65a2e5069e58', 'alat-seduh', 38, 358, 1795381414358, '[["Bahan","Kopoliester bebas BPA, karet silikon"],["Kapasitas","240 ml"],["Isi paket","Alat, pengaduk, sendok, 100 kertas saring"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"]]', 279000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (40, 'ad108fa6-8045-4936-95ec-c47fb50dee5a', 'alat-seduh', 39, 1569, 1795381414357, '[["Bahan","Baja tahan karat 304"],["Merek","Bara Api"],["Negara asal","Vietnam"],["Ukuran","120 ml"],["Ukuran","180 ml"]]', 39000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (41, '7889aa76-1d22-4630-9c64-50854d24e514', 'alat-seduh', 40, 491, 1795381414356, '[["Bahan","Kaca borosilikat, kayu mahoni"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"],["Kapasitas","400 ml"],["Kapasitas","600 ml"]]', 98000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (42, 'dcbca6b6-0cde-46bc-a0b1-f2c0a5a065f6', 'alat-seduh', 41, 3760, 1795381414355, '[["Isi","100 lembar"],["Bahan","Serat kayu murni"],["Merek","Sangrai Rimba"],["Negara asal","Jepang"],["Warna","Putih"],["Warna","Cokelat"],["Nomor","01"],["Nomor","02"]]', 39000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (43, '5c0e96d9-11b9-4937-820f-75f4ace2b0d8', 'biji-kopi', 42, 1502, 1795381414354, '[["Asal","Bandung, Jawa Barat"],["Ketinggian","1.350–1.550 mdpl"],["Varietas","Sigararutang, Kartika"],["Proses","Natural"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010429-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","200 g"],["Ukuran","500 g"],["Ukuran","1 kg"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 92000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (44, 'baf9c97b-79bc-4288-b726-ffdddde8f05a', 'biji-kopi', 43, 958, 1795381414353, '[["Asal","Bondowoso, Jawa Timur"],["Ketinggian","1.000–1.500 mdpl"],["Varietas","Kartika, Linie S"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010430-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","200 g"],["Ukuran","500 g"],["Gilingan","Biji utuh"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 82000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (45, '82487854-7ca9-4957-a189-c8c6fe6c04c8', 'biji-kopi', 44, 2140, 1795381414352, '[["Berat bersih","250 g"],["Asal","Temanggung, Jawa Tengah"],["Ketinggian","700–900 mdpl"],["Varietas","BP 358, BP 42"],["Proses","Natural"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010431-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 54000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (46, '06e12a67-6d99-4ac5-8f8f-0b600ea8dec1', 'biji-kopi', 45, 1096, 1795381414351, '[["Berat bersih","200 g"],["Asal","Bangli, Bali"],["Ketinggian","1.200–1.500 mdpl"],["Varietas","Kopyol, S-795"],["Proses","Full wash"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010432-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 88000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (47, 'c61b16b0-a223-4ab9-b1de-4ed70774cd69', 'biji-kopi', 46, 389, 1795381414350, '[["Berat bersih","200 g"],["Asal","Jayawijaya, Papua Pegunungan"],["Ketinggian","1.600–1.800 mdpl"],["Varietas","Typica"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010433-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Sedang"]]', 128000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (48, 'bc1cec69-f499-4135-a140-075e633da30d', 'teh-cascara', 47, 602, 1795381414349, '[["Asal","Bandung, Jawa Barat"],["Komposisi","Kulit ceri kopi kering"],["Kafein","Rendah"],["PIRT","2063273010442-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","80 g"],["Ukuran","200 g"]]', 45000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (49, '2352be1f-7c98-47ff-a6da-123c9d0766c6', 'teh-cascara', 48, 411, 1795381414348, '[["Berat bersih","80 g"],["Asal","Kerinci, Jambi"],["Komposisi","100% teh hitam"],["PIRT","2063273010443-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 67000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (50, 'd3b9fe9b-9baa-4a66-a57a-36a82348fda1', 'teh-cascara', 49, 356, 1795381414347, '[["Berat bersih","60 g"],["Asal","Tegal, Jawa Tengah"],["Komposisi","Teh hijau, aroma bunga melati segar"],["PIRT","2063273010444-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 52000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (51, '32b51b41-078c-4bdb-92d6-040898f4abad', 'teh-cascara', 50, 829, 1795381414346, '[["Isi","15 kantong × 5 g"],["Komposisi","Jahe, serai, secang, kapulaga, cengkih, kayu manis"],["Kafein","Tidak ada"],["PIRT","2063273010445-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 49000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (52, 'a22aa967-79e7-4162-98f2-6cc85ef6d6ae', 'hampers', 51, 264, 1795381414345, '[["Isi paket","5 barang dan kartu ucapan"],["Ukuran kotak","32 × 24 × 12 cm"],["Halal","ID32110004418760924"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"]]', 325000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (53, '6279b4b8-7d58-4fe4-9270-7eedbe947430', 'hampers', 52, 437, 1795381414344, '[["Berat bersih","300 g (3 × 100 g)"],["Komposisi","100% arabika"],["Ukuran kotak","30 × 18 × 8 cm"],["PIRT","2063273010446-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Sedang"],["Pita","Hijau"],["Pita","Merah"]]', 189000, 0, 1);
--> statement-breakpoint
INSERT INTO "product" VALUES ('e0a234fe-9bb7-46a8-a55f-f34cbadac6d9', 'arabika-gayo-atu-lintang', 'Kopi Arabika Gayo Atu Lintang Full Wash', 'biji-kopi', 'Dari kebun rakyat di Atu Lintang, Aceh Tengah, pada ketinggian 1.400–1.550 mdpl. Dicuci penuh lalu dijemur di para-para selama 12–14 hari.

Rasa: cokelat, jeruk manis, dan gula merah dengan akhir yang bersih. Disangrai sedang, enak untuk seduh saring maupun kopi susu.

Tanggal sangrai tercetak di belakang kemasan. Puncak rasa pada hari ke-7 sampai ke-30.', '[["Berat bersih","Sesuai varian"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010418-29"],["Halal","ID32110004418760924"],["Simpan hingga","12 bulan sejak tanggal sangrai"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"200 g"},{"value":"500 g"},{"value":"1 kg"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/arabika-gayo.webp","/assets/contoh-1/kopi/arabika-gayo-biji.webp","/assets/contoh-1/kopi/arabika-gayo-bubuk.webp"]', 230, NULL, 0, 1, 3182, 43, 15, 0, 1795381414396);
--> statement-breakpoint
INSERT INTO "product" VALUES ('02a23b7c-f933-408c-bb5d-a35f2dcb283c', 'arabika-toraja-sapan', 'Kopi Arabika Toraja Sapan Giling Basah 200 g', 'biji-kopi', 'Lot kecil dari Sapan, Toraja Utara, 1.600 mdpl. Giling basah memberi badan yang tebal dengan rempah lembut dan cokelat hitam.

Pilih gilingan sesuai alat: kasar untuk tekan, sedang untuk saring, halus untuk tubruk atau moka.', '[["Berat bersih","200 g"],["Proses","Giling basah"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010419-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/arabika-toraja.webp","/assets/contoh-1/kopi/arabika-toraja-cangkir.webp"]', 230, NULL, 0, 1, 1407, 43, 12, 1, 1795381414395);
--> statement-breakpoint
INSERT INTO "product" VALUES ('161bd6da-13ad-4c27-870d-8be250c8f319', 'robusta-lampung-tubruk', 'Kopi Robusta Lampung Bubuk Tubruk Kaleng 250 g', 'biji-kopi', 'Robusta petik merah dari Tanggamus, disangrai gelap lalu digiling halus. Pahitnya tegas, kental, dan wangi kacang sangrai.

Untuk segelas 180 ml pakai 12 g kopi dan air yang baru mendidih, aduk, lalu tunggu empat menit.', '[["Berat bersih","250 g"],["Komposisi","100% robusta"],["Tingkat sangrai","Gelap"],["PIRT","2063273010420-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/robusta-lampung.webp","/assets/contoh-1/kopi/robusta-lampung-tubruk.webp"]', 360, NULL, 0, 1, 5620, 46, 16, 2, 1795381414394);
--> statement-breakpoint
INSERT INTO "product" VALUES ('e5d6e89d-c3ed-4dee-826b-af26d705b0c4', 'arabika-bajawa-honey', 'Kopi Arabika Flores Bajawa Honey 200 g', 'biji-kopi', 'Panen terbatas dari koperasi petani di lereng Inerie. Proses honey menyisakan lendir buah saat dijemur, hasilnya manis seperti karamel dengan bunga kering.

Panen berikutnya diperkirakan tiba pada bulan Juli. Simpan di wishlist untuk mendapat kabar saat stok kembali.', '[["Berat bersih","200 g"],["Proses","Honey"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010421-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"}]}]', '["/assets/contoh-1/kopi/arabika-bajawa.webp","/assets/contoh-1/kopi/arabika-bajawa-ceri.webp"]', 230, NULL, 0, 1, 624, 45, 10, 3, 1795381414393);
--> statement-breakpoint
INSERT INTO "product" VALUES ('04f6e73c-5ba0-406e-8144-3927c825c039', 'drip-bag-pagi-isi-10', 'Kopi Drip Bag Pagi Pesisir Isi 10', 'siap-seduh', 'Sepuluh kantong saring 10 g yang tinggal dikaitkan di bibir cangkir. Campuran Gayo dan Kintamani, ringan untuk memulai hari.

Tuang 150 ml air panas sedikit demi sedikit, selesai dalam dua menit. Setiap kantong ditutup rapat dengan nitrogen agar tetap wangi.', '[["Berat bersih","100 g (10 × 10 g)"],["Komposisi","100% arabika"],["PIRT","2063273010423-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/drip-bag.webp","/assets/contoh-1/kopi/drip-bag-seduh.webp"]', 190, NULL, 0, 1, 2035, 47, 13, 4, 1795381414392);
--> statement-breakpoint
INSERT INTO "product" VALUES ('596eec9a-0e27-494b-826f-b4ce3f4d0229', 'drip-bag-satuan', 'Kopi Drip Bag Satuan 10 g', 'siap-seduh', 'Beli satu dulu untuk mencoba. Isi 10 g kopi giling di kantong saring, cukup untuk satu cangkir 150 ml.

Pembelian sepuluh kantong atau lebih dikirim dalam kotak, jenisnya boleh dicampur.', '[["Berat bersih","10 g"],["Komposisi","100% arabika"],["PIRT","2063273010423-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Asal","values":[{"value":"Gayo"},{"value":"Toraja"}]}]', '["/assets/contoh-1/kopi/drip-bag-satuan.webp","/assets/contoh-1/kopi/drip-bag-satuan-biji.webp"]', 15, NULL, 0, 1, 4870, 47, 15, 5, 1795381414391);
--> statement-breakpoint
INSERT INTO "product" VALUES ('62c50732-7d43-4a64-85d4-b842a9ba1fda', 'kopi-botol-dingin-1-liter', 'Kopi Susu Botol Dingin 1 Liter: Gula Aren, Pandan, atau Hitam', 'minuman', 'Diseduh dingin selama 16 jam, lalu dibotolkan pada hari pengiriman. Tanpa pengawet, jadi simpan di lemari es dan habiskan dalam lima hari.

Gula Aren: kopi susu dengan aren cair. Pandan: kopi susu dengan sari daun pandan. Hitam: tanpa gula dan susu.

Hanya dikirim dengan layanan instan atau sehari sampai, lengkap dengan kantong es.', '[["Isi bersih","1 liter"],["Komposisi","Kopi, air, susu segar, gula aren (kecuali Hitam)"],["BPOM","MD 271028004127"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"]]', '[{"name":"Rasa","values":[{"value":"Gula Aren","swatch":"#a9703f"},{"value":"Pandan","swatch":"#a8ac6c"},{"value":"Hitam","swatch":"#3a1a0b"}]}]', '["/assets/contoh-1/kopi/kopi-botol-aren.webp","/assets/contoh-1/kopi/kopi-botol-trio.webp"]', 1250, NULL, 0, 1, 1926, 46, 13, 6, 1795381414390);
--> statement-breakpoint
INSERT INTO "product" VALUES ('37d09d4e-fcf1-4ba6-98df-e5a7b793bcbc', 'dripper-keramik', 'Dripper Keramik 1–2 Cangkir', 'alat-seduh', 'Dripper kerucut 60 derajat dengan alur lurus, dibakar pada suhu 1.200 °C di Plered. Keramik menahan panas lebih lama sehingga suhu seduh stabil.

Cocok dengan kertas saring kerucut ukuran 01 dan 02. Glasir bebas timbal, aman untuk mesin cuci piring.', '[["Bahan","Keramik stoneware"],["Kapasitas","1–2 cangkir"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"]]', '[{"name":"Warna","values":[{"value":"Putih","swatch":"#f6f1e7"},{"value":"Hijau Sage","swatch":"#9db48f"},{"value":"Terakota","swatch":"#c8643f"}]}]', '["/assets/contoh-1/kopi/dripper-keramik-putih.webp","/assets/contoh-1/kopi/dripper-keramik-seduh.webp"]', 520, NULL, 0, 1, 538, 46, 10, 7, 1795381414389);
--> statement-breakpoint
INSERT INTO "product" VALUES ('154d88c0-892f-4d6a-a5ee-5463e090013b', 'ketel-leher-angsa-800-ml', 'Ketel Leher Angsa Baja Tahan Karat 800 ml', 'alat-seduh', 'Cerat ramping memberi aliran kecil dan stabil dari awal sampai akhir tuangan. Gagang kayu tidak menghantarkan panas.

Aman untuk kompor gas dan induksi. Ada lubang termometer 5 mm di tutup.', '[["Bahan","Baja tahan karat 304, kayu"],["Kapasitas","800 ml"],["Merek","Sangrai Rimba"],["Garansi","1 tahun"],["Negara asal","Indonesia"]]', '[{"name":"Warna","values":[{"value":"Hitam","swatch":"#2d2a2b"},{"value":"Perak","swatch":"#c9ccd0"}]}]', '["/assets/contoh-1/kopi/ketel-leher-angsa-hitam.webp","/assets/contoh-1/kopi/ketel-leher-angsa-seduh.webp"]', 780, NULL, 0, 1, 412, 46, 9, 8, 1795381414388);
--> statement-breakpoint
INSERT INTO "product" VALUES ('1636073d-beb9-4115-b92d-289ce93456e1', 'cangkir-keramik-220-ml', 'Cangkir Keramik dengan Tatakan 220 ml', 'cangkir-tumbler', 'Cangkir berdinding tebal yang menjaga kopi tetap hangat, diputar tangan oleh perajin Plered. Dasarnya membulat agar busa susu mudah dibentuk.

Satu set berisi satu cangkir dan satu tatakan. Aman untuk microwave dan mesin cuci piring; warna glasir tiap buah sedikit berbeda.', '[["Bahan","Keramik stoneware"],["Kapasitas","220 ml"],["Isi paket","1 cangkir, 1 tatakan"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"]]', '[{"name":"Warna","values":[{"value":"Gading","swatch":"#f4e8d3"},{"value":"Hijau","swatch":"#3d7259"},{"value":"Biru","swatch":"#41688f"}]}]', '["/assets/contoh-1/kopi/cangkir-keramik-hijau.webp","/assets/contoh-1/kopi/cangkir-keramik-susun.webp"]', 640, NULL, 0, 1, 482, 45, 10, 9, 1795381414387);
--> statement-breakpoint
INSERT INTO "product" VALUES ('e4614118-5cbf-4a00-b2c3-b37bdb2f162e', 'set-seduh-manual-pemula', 'Set Seduh Manual Pemula: Dripper Keramik, Teko Kaca, Penggiling Tangan, dan Kopi Kebun 200 g', 'alat-seduh', 'Semua yang perlu untuk cangkir pertama, sudah saling cocok ukurannya. Isi: dripper keramik putih, teko kaca 600 ml, penggiling tangan, 40 lembar kertas saring, dan satu kopi kebun 200 g.

Kartu resep berisi takaran, suhu, dan waktu untuk dua cangkir. Kaca dibungkus tiga lapis; mohon rekam video saat membuka paket.', '[["Isi paket","5 barang"],["Bahan","Keramik, kaca borosilikat, baja, kayu"],["Merek","Sangrai Rimba"],["Garansi","Penggiling 1 tahun"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/set-seduh.webp","/assets/contoh-1/kopi/set-seduh-atas.webp","/assets/contoh-1/kopi/penggiling-tangan-bubuk.webp"]', 2100, '[40,30,30]', 0, 1, 203, 44, 7, 10, 1795381414386);
--> statement-breakpoint
INSERT INTO "product" VALUES ('2d87a5fd-eb80-4fc0-907e-372b139ed810', 'kelas-seduh-e-book', 'E-book Kelas Seduh: 30 Resep Kopi Rumahan', 'kelas', 'Buku digital 112 halaman tentang menyeduh tanpa alat mahal: tubruk, saring, moka, dan kopi dingin. Setiap resep memakai takaran sendok dan gram.

Tersedia sebagai PDF dan EPUB. Tautan unduh muncul di halaman pesanan setelah pembayaran diterima, dapat diunduh lima kali.', '[["Format","PDF dan EPUB"],["Halaman","112"],["Bahasa","Indonesia"],["Penulis","Tim Sangrai Rimba"]]', '[]', '["/assets/contoh-1/kopi/kelas-seduh.webp","/assets/contoh-1/kopi/kelas-seduh-meja.webp"]', 0, NULL, 1, 1, 766, 45, 8, 11, 1795381414385);
--> statement-breakpoint
INSERT INTO "product" VALUES ('3d91b03c-676d-467f-a6ce-c630a607c4e1', 'blend-senja-espreso', 'Blend Senja untuk Espreso: 70% Arabika, 30% Robusta', 'racikan', 'Racikan yang kami pakai sendiri di bar kedai. Arabika Mandailing dan Kerinci memberi manis, robusta Temanggung memberi krema dan tenaga supaya rasanya tidak tenggelam di dalam susu.

Sangrai sedang untuk mesin dengan penggiling bagus, sangrai gelap untuk moka pot dan mesin rumahan bertekanan rendah. Diamkan sepuluh hari sejak tanggal sangrai; sebelum itu kremanya berbusa kasar.

Kemasan 1 kg hanya dijual sebagai biji utuh karena bubuk sebanyak itu tidak akan habis sebelum apak.', '[["Komposisi","Arabika 70%, robusta 30%"],["Cocok untuk","Espreso, moka pot, kopi susu"],["Proses","Campuran"],["PIRT","2063273010434-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"250 g"},{"value":"500 g"},{"value":"1 kg"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Halus"}]},{"name":"Tingkat sangrai","values":[{"value":"Sedang"},{"value":"Gelap"}]}]', '["/assets/contoh-1/kopi/blend-senja.webp","/assets/contoh-1/kopi/blend-senja-espreso.webp"]', 280, NULL, 0, 1, 2874, 46, 14, 12, 1795381414384);
--> statement-breakpoint
INSERT INTO "product" VALUES ('d5e3d4af-c371-4bae-8a93-cf71a38fec34', 'blend-embun-saring', 'Blend Embun untuk Seduh Saring', 'racikan', 'Separuh Kintamani, separuh Wamena, dengan sejumput Preanger natural untuk aroma. Kami menyusunnya ulang setiap musim panen supaya rasanya tetap sama: jeruk manis, teh melati, gula batu.

Pilihan aman bila Anda membeli untuk orang yang seleranya belum diketahui. Gilingan tersedia untuk dripper kerucut dan untuk alat berdasar rata.', '[["Komposisi","100% arabika"],["Cocok untuk","Dripper, mesin tetes, french press"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010435-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"200 g"},{"value":"500 g"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"},{"value":"Kasar"}]},{"name":"Kemasan","values":[{"value":"Kantong"},{"value":"Kaleng"}]}]', '["/assets/contoh-1/kopi/blend-embun.webp","/assets/contoh-1/kopi/blend-embun-seduh.webp"]', 230, NULL, 0, 1, 1345, 45, 12, 13, 1795381414383);
--> statement-breakpoint
INSERT INTO "product" VALUES ('39061383-dd36-4240-878e-2dfa936e2245', 'blend-tubruk-warung', 'Blend Tubruk Warung Bungkus Kertas 500 g', 'racikan', 'Rasa kopi warung depan stasiun: robusta Lampung dan Temanggung, digiling lembut, dibungkus kertas cokelat berlapis seperti zaman dulu. Tidak dicampur jagung atau beras, hanya kopi.

Satu bungkus cukup untuk kira-kira 45 gelas. Setelah dibuka, pindahkan ke stoples kedap dan habiskan dalam sebulan.', '[["Berat bersih","500 g"],["Komposisi","100% robusta"],["Tingkat sangrai","Gelap"],["Cocok untuk","Tubruk"],["PIRT","2063273010436-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/kopi-warung.webp","/assets/contoh-1/kopi/kopi-warung-gelas.webp"]', 530, NULL, 0, 1, 4415, 47, 15, 14, 1795381414382);
--> statement-breakpoint
INSERT INTO "product" VALUES ('dba22274-abcc-4eb1-a1dd-2071f64488a8', 'kopi-dekafein-malam', 'Kopi Dekafein Gayo Proses Air 200 g', 'racikan', 'Untuk yang ingin kopi setelah magrib tanpa terjaga sampai subuh. Kafeinnya dilepas dengan air dan saringan karbon, tanpa pelarut kimia, hingga tersisa paling banyak 0,3 persen.

Cokelat susu, roti panggang, dan sedikit almon. Warna bijinya memang lebih gelap daripada sangrai sedang biasa; itu akibat prosesnya, bukan karena gosong.', '[["Berat bersih","200 g"],["Asal","Aceh Tengah"],["Kafein","Paling banyak 0,3%"],["Tingkat sangrai","Sedang"],["PIRT","2063273010437-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/dekaf.webp","/assets/contoh-1/kopi/dekaf-malam.webp"]', 230, NULL, 0, 1, 497, 46, 10, 15, 1795381414381);
--> statement-breakpoint
INSERT INTO "product" VALUES ('d843ee2d-ef2a-424e-bdff-e3be31736295', 'penggiling-tangan-gerigi-baja', 'Penggiling Kopi Tangan Gerigi Baja 38 mm', 'penggiling-timbangan', 'Gerigi baja tahan karat dengan dua bantalan peluru, jadi porosnya tidak goyang dan bubuknya rata. Dari kasar sampai halus ada 36 klik yang bisa dihitung dan diulang.

Menggiling 18 g untuk seduh saring butuh kira-kira 45 detik. Jangan dicuci dengan air; kuas pembersihnya sudah ada di dalam kotak.', '[["Bahan","Aluminium, baja tahan karat, kayu"],["Kapasitas","25 g"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"]]', '[{"name":"Warna","values":[{"value":"Hitam","swatch":"#2b2a2c"},{"value":"Perak","swatch":"#b7bcc0"}]}]', '["/assets/contoh-1/kopi/penggiling-baja-hitam.webp","/assets/contoh-1/kopi/penggiling-tangan-bubuk.webp"]', 690, NULL, 0, 1, 846, 46, 11, 16, 1795381414380);
--> statement-breakpoint
INSERT INTO "product" VALUES ('d71f52c5-d894-4687-a338-71f4ea707666', 'penggiling-listrik-gerigi-kerucut', 'Penggiling Listrik Gerigi Kerucut 31 Tingkat', 'penggiling-timbangan', 'Untuk rumah yang menyeduh empat cangkir atau lebih setiap pagi. Putarannya pelan, 450 rpm, supaya bubuk tidak panas dan suaranya tidak membangunkan bayi.

Wadah bijinya 200 g dengan tutup gelap. Bagian atas dapat diputar lepas untuk disikat, tanpa alat.', '[["Daya","150 W"],["Kapasitas","200 g"],["SNI","SNI IEC 60335-2-14:2011"],["Merek","Bara Api"],["Garansi","2 tahun"],["Negara asal","Tiongkok"]]', '[]', '["/assets/contoh-1/kopi/penggiling-listrik.webp","/assets/contoh-1/kopi/penggiling-listrik-dapur.webp"]', 2700, '[45,25,25]', 0, 1, 173, 44, 7, 17, 1795381414379);
--> statement-breakpoint
INSERT INTO "product" VALUES ('5f46f9ae-a0c6-496e-8829-e4f0da5901ad', 'timbangan-seduh-0-1-g', 'Timbangan Kopi Digital 2 kg Ketelitian 0,1 g dengan Pengatur Waktu', 'penggiling-timbangan', 'Berat dan waktu tampil bersebelahan, waktu mulai sendiri saat tetesan pertama jatuh. Alas silikonnya tahan panas server yang baru diisi.

Baterai isi ulang lewat USB-C tahan sekitar dua bulan. Kalibrasi ulang cukup dengan anak timbangan 500 g; caranya ada di lembar panduan.', '[["Kapasitas","2.000 g"],["Ketelitian","0,1 g"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"]]', '[{"name":"Warna","values":[{"value":"Hitam","swatch":"#26262a"},{"value":"Putih","swatch":"#f2f0ea"}]}]', '["/assets/contoh-1/kopi/timbangan-hitam.webp","/assets/contoh-1/kopi/timbangan-seduh.webp"]', 380, NULL, 0, 1, 1420, 46, 12, 18, 1795381414378);
--> statement-breakpoint
INSERT INTO "product" VALUES ('ef7a9863-e447-4a60-9712-10d14e316da1', 'ketel-listrik-suhu-digital', 'Ketel Listrik Leher Angsa 900 ml Suhu Digital', 'alat-seduh', 'Putar kenop ke suhu yang diinginkan, 40 sampai 100 °C, dan ketel menahannya selama setengah jam. Layar kecilnya menunjukkan suhu saat ini dan suhu tujuan.

Dayanya 800 W sehingga aman untuk listrik rumah 1.300 VA. Air satu liter kurang sedikit mendidih dalam lima setengah menit.', '[["Bahan","Baja tahan karat 304"],["Daya","800 W, 220 V"],["SNI","SNI IEC 60335-2-15:2011"],["Merek","Bara Api"],["Garansi","2 tahun"],["Negara asal","Tiongkok"]]', '[{"name":"Warna","values":[{"value":"Hitam","swatch":"#2d2a2b"},{"value":"Putih","swatch":"#f1ede4"}]}]', '["/assets/contoh-1/kopi/ketel-listrik-hitam.webp","/assets/contoh-1/kopi/ketel-listrik-seduh.webp"]', 1450, NULL, 0, 1, 296, 45, 8, 19, 1795381414377);
--> statement-breakpoint
INSERT INTO "product" VALUES ('2c6817ff-c2a0-4e61-8d9c-9f3e11ab0a04', 'tumbler-baja-dinding-ganda', 'Tumbler Baja Dinding Ganda Rimba', 'cangkir-tumbler', 'Kopi tetap panas enam jam, es tetap utuh sampai sore. Bagian dalamnya dilapisi keramik sehingga tidak meninggalkan rasa logam.

Tutup Geser cocok untuk diminum di mobil; tutup Ulir benar-benar kedap dan boleh rebah di dalam tas. Ukuran 500 ml muat di tempat gelas kendaraan.

Bawa tumbler ini ke kedai kami dan dapatkan potongan Rp 3.000 untuk setiap isi ulang.', '[["Bahan","Baja tahan karat 304, lapisan keramik"],["Tahan panas","6 jam"],["Merek","Sangrai Rimba"],["Garansi","6 bulan"],["Negara asal","Tiongkok"]]', '[{"name":"Warna","values":[{"value":"Hijau","swatch":"#2f6b4f"},{"value":"Krem","swatch":"#ecdcc0"},{"value":"Hitam","swatch":"#2a2726"}]},{"name":"Kapasitas","values":[{"value":"350 ml"},{"value":"500 ml"}]},{"name":"Tutup","values":[{"value":"Geser"},{"value":"Ulir"}]}]', '["/assets/contoh-1/kopi/tumbler-hijau.webp","/assets/contoh-1/kopi/tumbler-bertiga.webp"]', 460, NULL, 0, 1, 1215, 46, 12, 20, 1795381414376);
--> statement-breakpoint
INSERT INTO "product" VALUES ('9bb3d8a1-ee8b-426a-a766-bee1f2227738', 'gelas-kaca-dinding-ganda', 'Gelas Kaca Dinding Ganda 250 ml Set 2', 'cangkir-tumbler', 'Kopi tampak melayang di tengah gelas, sedangkan bagian luarnya tetap sejuk dipegang. Ditiup tangan satu per satu, jadi ada gelembung kecil yang bukan cacat.

Berat sepasang hanya 240 g. Cuci dengan spons lembut; benturan di bibir gelas adalah titik lemahnya.', '[["Bahan","Kaca borosilikat"],["Kapasitas","250 ml"],["Isi paket","2 gelas"],["Merek","Sangrai Rimba"],["Negara asal","Tiongkok"]]', '[]', '["/assets/contoh-1/kopi/gelas-ganda.webp","/assets/contoh-1/kopi/gelas-ganda-teh.webp"]', 520, NULL, 0, 1, 377, 46, 9, 21, 1795381414375);
--> statement-breakpoint
INSERT INTO "product" VALUES ('0e50829a-555c-4532-96e0-13ffdb2dc26f', 'cangkir-enamel-lurik', 'Cangkir Enamel Lurik 350 ml', 'cangkir-tumbler', 'Enamel tebal di atas baja seperti milik nenek, dengan garis lurik di bibirnya. Jatuh ke lantai paling hanya gompal, tidak pernah pecah.

Bisa langsung di atas api unggun atau kompor gas untuk menghangatkan susu. Tidak untuk microwave.', '[["Bahan","Baja berlapis enamel"],["Kapasitas","350 ml"],["Merek","Jejak"],["Negara asal","Indonesia"]]', '[{"name":"Warna","values":[{"value":"Putih","swatch":"#f7f3ea"},{"value":"Hijau Lumut","swatch":"#5f7148"},{"value":"Biru Dongker","swatch":"#26416b"}]}]', '["/assets/contoh-1/kopi/enamel-putih.webp","/assets/contoh-1/kopi/enamel-kemah.webp"]', 260, NULL, 0, 1, 468, 47, 10, 22, 1795381414374);
--> statement-breakpoint
INSERT INTO "product" VALUES ('041ba816-8f73-4821-9821-db05e5f5ee38', 'kartu-hadiah-digital', 'Kartu Hadiah Digital Sangrai Rimba', 'kelas', 'Hadiah untuk yang susah ditebak seleranya. Kode 12 huruf tampil di halaman pesanan, siap diteruskan lewat WhatsApp atau dicetak sendiri.

Berlaku satu tahun untuk semua barang di toko ini dan boleh dipakai beberapa kali sampai saldonya habis. Tidak dapat diuangkan.', '[["Jenis","Kode digital"],["Berlaku","12 bulan"],["Penerbit","Sangrai Rimba"]]', '[{"name":"Nominal","values":[{"value":"Rp 100.000"},{"value":"Rp 250.000"},{"value":"Rp 500.000"}]}]', '["/assets/contoh-1/kopi/kartu-hadiah.webp","/assets/contoh-1/kopi/kartu-hadiah-amplop.webp"]', 0, NULL, 1, 1, 319, 46, 5, 23, 1795381414373);
--> statement-breakpoint
INSERT INTO "product" VALUES ('39582982-dfc6-4809-8aa0-1351479c452e', 'kelas-video-seni-latte', 'Kelas Video Seni Latte untuk Pemula, 8 Pelajaran', 'kelas', 'Dua jam sepuluh menit bersama Mbak Ratri, barista kami sejak 2017: memilih susu, memanaskan tanpa mesin mahal, lalu menuang hati, tulip, dan rosetta.

Video dapat diputar ulang tanpa batas selama setahun. Kirim foto hasil tuangan Anda ke grup kelas dan Ratri akan memberi masukan setiap Sabtu.', '[["Format","Video 1080p"],["Durasi","2 jam 10 menit"],["Bahasa","Indonesia"],["Akses","12 bulan"]]', '[]', '["/assets/contoh-1/kopi/kelas-latte.webp","/assets/contoh-1/kopi/kelas-latte-susu.webp"]', 0, NULL, 1, 1, 241, 43, 6, 24, 1795381414372);
--> statement-breakpoint
INSERT INTO "product" VALUES ('aa316e4f-0d20-4f73-a193-00e4a47466bf', 'arabika-gayo-wine', 'Kopi Arabika Gayo Wine Anaerob Natural', 'biji-kopi', 'Ceri merah tua dari Pegasing, Aceh Tengah, ditutup rapat dalam drum selama 72 jam sebelum dijemur utuh 35 hari. Sebutan wine datang dari aromanya; kopi ini tidak mengandung alkohol.

Di cangkir muncul anggur hitam, nangka matang, dan sedikit kayu manis. Paling seru diseduh saring 1 banding 16 dengan air 90 °C, lalu diminum saat hangat-hangat kuku.

Hanya disangrai hari Jumat dalam batch dua kilogram, jadi pesanan yang masuk setelah Kamis siang ikut jadwal pekan berikutnya.', '[["Asal","Aceh Tengah"],["Ketinggian","1.450–1.600 mdpl"],["Varietas","Ateng Super, Tim Tim"],["Proses","Anaerob natural"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010424-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"100 g"},{"value":"200 g"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"}]}]', '["/assets/contoh-1/kopi/gayo-wine.webp","/assets/contoh-1/kopi/gayo-wine-ceri.webp"]', 180, NULL, 0, 1, 871, 43, 11, 25, 1795381414371);
--> statement-breakpoint
INSERT INTO "product" VALUES ('055a9acd-c623-418e-afe5-cd44c96be3c5', 'arabika-mandailing-pakantan', 'Kopi Arabika Mandailing Pakantan Giling Basah', 'biji-kopi', 'Kopi tua dari kaki Gunung Kulabu, Mandailing Natal, yang bibitnya dibawa masuk sejak masa tanam paksa. Petani menjemurnya dua tahap di halaman rumah, kadang berhenti berhari-hari karena hujan.

Badannya tebal seperti sirup dengan rasa tembakau manis, cokelat pahit, dan jahe. Asamnya rendah sehingga ramah untuk lambung yang mudah perih.

Kalau diseduh tubruk, pakai dua sendok makan munjung untuk 200 ml dan jangan diaduk dua kali.', '[["Asal","Mandailing Natal"],["Ketinggian","1.200–1.400 mdpl"],["Varietas","Typica Sumatra"],["Proses","Giling basah"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010425-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"200 g"},{"value":"500 g"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/mandailing.webp","/assets/contoh-1/kopi/mandailing-cangkir.webp"]', 230, NULL, 0, 1, 1288, 43, 12, 26, 1795381414370);
--> statement-breakpoint
INSERT INTO "product" VALUES ('ef727561-97c4-41d7-b66f-b3c7c64f228f', 'arabika-kerinci-kayu-aro', 'Kopi Arabika Kerinci Kayu Aro Honey 200 g', 'biji-kopi', 'Tumbuh di bawah naungan kayu manis di Kayu Aro, Jambi, bertetangga dengan kebun teh. Daun kayu manis yang gugur menjadi mulsa alami, dan entah kebetulan atau bukan, aromanya ikut terasa.

Manis tebu, aprikot, lalu penutup yang mirip teh hitam. Kami sarankan 15 g kopi, 240 ml air 92 °C, selesai dalam tiga menit.', '[["Berat bersih","200 g"],["Asal","Kerinci, Jambi"],["Ketinggian","1.400–1.700 mdpl"],["Varietas","Sigararutang, Andungsari"],["Proses","Honey"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010426-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/kerinci.webp","/assets/contoh-1/kopi/kerinci-seduh.webp"]', 230, NULL, 0, 1, 743, 43, 11, 27, 1795381414369);
--> statement-breakpoint
INSERT INTO "product" VALUES ('5cb462e6-4d41-4148-8884-cdc8e80e2551', 'arabika-solok-lembah-gumanti', 'Kopi Arabika Solok Lembah Gumanti Full Wash 200 g', 'biji-kopi', 'Lereng Danau Diatas di Sumatra Barat memberi malam yang dingin, sehingga buah matang pelan dan bijinya padat. Koperasi setempat hanya membeli ceri merah dan membayar lebih Rp 2.000 per kilogram untuk petik pilih.

Yang menonjol: serai, jeruk nipis, dan manis gula batu. Dingin pun tetap enak, jadi cocok dibuat es kopi saring tanpa susu.', '[["Berat bersih","200 g"],["Asal","Solok, Sumatra Barat"],["Ketinggian","1.500–1.650 mdpl"],["Varietas","Sigararutang"],["Proses","Full wash"],["Tingkat sangrai","Terang"],["PIRT","2063273010427-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"}]}]', '["/assets/contoh-1/kopi/solok.webp","/assets/contoh-1/kopi/solok-biji.webp"]', 230, NULL, 0, 1, 566, 42, 10, 28, 1795381414368);
--> statement-breakpoint
INSERT INTO "product" VALUES ('ddf60893-159e-4eac-8344-d02c8dbe4306', 'liberika-meranti-gambut', 'Kopi Liberika Meranti Tanah Gambut 150 g', 'biji-kopi', 'Jenis ketiga setelah arabika dan robusta, tumbuh di tanah gambut Rangsang, Riau, hampir setinggi muka laut. Bijinya besar, bengkok, dan beraroma nangka.

Rasanya sulit dibandingkan: gurih sayur, buah tropis, dan pahit yang pendek. Ada yang langsung suka, ada yang tidak, maka kami kemas kecil.', '[["Berat bersih","150 g"],["Asal","Kepulauan Meranti, Riau"],["Ketinggian","2–5 mdpl"],["Varietas","Liberoid Meranti"],["Proses","Natural"],["Tingkat sangrai","Sedang"],["PIRT","2063273010428-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/meranti.webp","/assets/contoh-1/kopi/meranti-biji.webp"]', 180, NULL, 0, 1, 214, 49, 7, 29, 1795381414367);
--> statement-breakpoint
INSERT INTO "product" VALUES ('f69f6083-e683-40ed-857e-2f438f9df1fc', 'drip-bag-jelajah-isi-7', 'Kopi Drip Bag Jelajah Nusantara Isi 7 Daerah', 'siap-seduh', 'Tujuh hari, tujuh daerah: Gayo, Mandailing, Kerinci, Preanger, Ijen, Kintamani, dan Toraja. Urutannya kami susun dari yang paling ringan ke yang paling berat.

Di balik setiap saset ada peta kecil, ketinggian kebun, dan ruang untuk memberi nilai sendiri. Banyak yang memakainya untuk memutuskan mau membeli biji yang mana.', '[["Berat bersih","77 g (7 × 11 g)"],["Komposisi","100% arabika"],["PIRT","2063273010438-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/drip-jelajah.webp","/assets/contoh-1/kopi/drip-jelajah-kotak.webp"]', 150, NULL, 0, 1, 1653, 48, 13, 30, 1795381414366);
--> statement-breakpoint
INSERT INTO "product" VALUES ('397abd5b-d2c3-411f-920c-e84405799d05', 'kapsul-kopi-isi-10', 'Kapsul Kopi Arabika Isi 10 untuk Mesin Kapsul Kecil', 'siap-seduh', 'Kapsul aluminium yang muat di mesin berukuran standar 37 mm. Periksa diameter kapsul lama Anda dengan penggaris sebelum memesan.

Pagi digiling sedikit lebih kasar untuk lungo 110 ml. Senja untuk espreso 40 ml yang pekat. Malam dibuat dari biji dekafein.

Aluminiumnya dapat didaur ulang: buka tutup foil, keluarkan ampas, bilas.', '[["Isi","10 kapsul × 5,4 g"],["Komposisi","100% arabika"],["Ukuran kapsul","Diameter 37 mm"],["PIRT","2063273010439-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Racikan","values":[{"value":"Pagi","swatch":"#d9862f"},{"value":"Senja","swatch":"#8c2f1f"},{"value":"Malam","swatch":"#24344f"}]}]', '["/assets/contoh-1/kopi/kapsul-pagi.webp","/assets/contoh-1/kopi/kapsul-dekat.webp"]', 120, NULL, 0, 1, 912, 45, 11, 31, 1795381414365);
--> statement-breakpoint
INSERT INTO "product" VALUES ('13bbc05d-9aee-4ca7-97ae-74db58adc95d', 'kopi-celup-isi-12', 'Kopi Celup Kantong Jagung Isi 12', 'siap-seduh', 'Semudah membuat teh: masukkan kantong, tuang 180 ml air panas, angkat setelah empat menit. Kantongnya dari serat jagung, tanpa plastik dan tanpa staples.

Isinya Mandailing giling basah, dipilih karena tetap enak walau kantong lupa diangkat. Sering dibawa jemaah umrah dan anak kos.', '[["Berat bersih","96 g (12 × 8 g)"],["Komposisi","100% arabika"],["Bahan kantong","Serat jagung (PLA)"],["PIRT","2063273010440-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/kopi-celup.webp","/assets/contoh-1/kopi/kopi-celup-cangkir.webp"]', 160, NULL, 0, 1, 1187, 46, 12, 32, 1795381414364);
--> statement-breakpoint
INSERT INTO "product" VALUES ('ea002e3f-6118-49e4-9ece-47d92666181e', 'kopi-susu-botol-250-ml', 'Es Kopi Susu Botol 250 ml Paket 4', 'minuman', 'Empat botol yang pas untuk kulkas kantor. Espreso Blend Senja, susu segar dari Lembang, dan pemanis sesuai pilihan; susunya 60 persen, jadi terasa penuh tetapi tidak enek.

Tahan tujuh hari pada suhu 2–5 °C karena dibotolkan panas lalu didinginkan cepat. Kocok dulu, endapan di dasar itu wajar.

Pengiriman hanya Bandung Raya dan Jakarta memakai kurir dingin, berangkat pukul sembilan pagi.', '[["Isi bersih","4 × 250 ml"],["Simpan","2–5 °C, tujuh hari"],["BPOM","MD 271028005114"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"]]', '[{"name":"Pemanis","values":[{"value":"Aren Cair","swatch":"#b57b48"},{"value":"Kurma","swatch":"#9a6238"},{"value":"Tanpa Gula","swatch":"#c99d74"}]}]', '["/assets/contoh-1/kopi/kopi-susu-aren.webp","/assets/contoh-1/kopi/kopi-susu-es.webp"]', 1320, NULL, 0, 1, 1104, 45, 12, 33, 1795381414363);
--> statement-breakpoint
INSERT INTO "product" VALUES ('f91dba80-ed27-4754-949b-cc7062898dbe', 'konsentrat-seduh-dingin-500-ml', 'Konsentrat Cold Brew 500 ml', 'minuman', 'Pekat tiga kali lipat: satu bagian konsentrat, dua bagian air atau susu, banyak es. Sebotol menjadi sepuluh gelas, hitungannya di bawah delapan ribu rupiah segelas.

Direndam 18 jam pada suhu ruang dingin, lalu disaring dua kali sampai bening. Tanpa gula, tanpa pengawet, tahan 14 hari di kulkas setelah segel dibuka.', '[["Isi bersih","500 ml"],["Komposisi","Air, kopi arabika"],["Simpan","Di bawah 5 °C"],["BPOM","MD 271028005115"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/konsentrat.webp","/assets/contoh-1/kopi/konsentrat-gelas.webp"]', 860, NULL, 0, 1, 688, 45, 11, 34, 1795381414362);
--> statement-breakpoint
INSERT INTO "product" VALUES ('6343f86c-ef19-42f5-9bba-f168066a1c68', 'sirup-kopi-330-ml', 'Sirup Kopi 330 ml: Karamel Garam, Vanila, atau Rempah', 'minuman', 'Gula tebu asli yang dimasak pelan, bukan perisa dan pewarna. Karamel Garam memakai garam tambak Amed, Vanila memakai polong dari Alor, Rempah memakai jahe, serai, dan kapulaga.

Dua sendok makan untuk segelas es kopi 200 ml. Simpan di lemari sejuk; pengkristalan kecil di leher botol larut kembali bila direndam air hangat.', '[["Isi bersih","330 ml"],["Komposisi","Gula tebu, air, bahan rasa alami"],["PIRT","2063273010441-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Rasa","values":[{"value":"Karamel Garam","swatch":"#b5702c"},{"value":"Vanila","swatch":"#ead9a8"},{"value":"Rempah","swatch":"#8a3f1e"}]}]', '["/assets/contoh-1/kopi/sirup-karamel.webp","/assets/contoh-1/kopi/sirup-bertiga.webp"]', 620, NULL, 0, 1, 533, 45, 10, 35, 1795381414361);
--> statement-breakpoint
INSERT INTO "product" VALUES ('9eb2cfa1-a831-44e1-86e0-1333717c29eb', 'moka-pot-aluminium', 'Moka Pot Aluminium Segi Delapan', 'alat-seduh', 'Kopi pekat di atas kompor dalam lima menit, tanpa listrik. Isi air sampai bawah katup, kopi halus tanpa dipadatkan, api kecil, dan angkat begitu mulai berdesis.

Ukuran 3 cangkir menghasilkan 130 ml, ukuran 6 cangkir 270 ml. Tidak bisa untuk kompor induksi dan jangan dicuci dengan sabun keras.', '[["Bahan","Aluminium, gagang nilon"],["Kompor","Gas, listrik; bukan induksi"],["Merek","Bara Api"],["Garansi","1 tahun"],["Negara asal","Tiongkok"]]', '[{"name":"Warna","values":[{"value":"Perak","swatch":"#c9ccd0"},{"value":"Merah","swatch":"#a8322a"}]},{"name":"Kapasitas","values":[{"value":"3 cangkir"},{"value":"6 cangkir"}]}]', '["/assets/contoh-1/kopi/moka-perak.webp","/assets/contoh-1/kopi/moka-kompor.webp"]', 620, NULL, 0, 1, 1011, 46, 12, 36, 1795381414360);
--> statement-breakpoint
INSERT INTO "product" VALUES ('65655066-8be4-412e-9374-a227f29c4fb0', 'french-press-kaca', 'French Press Kaca Borosilikat Rangka Baja', 'alat-seduh', 'Cara termudah membuat kopi berbadan tebal: rendam empat menit, tekan, tuang. Saringannya dua lapis sehingga lumpur halus lebih sedikit daripada alat tekan biasa.

Kaca cadangan dijual dan dapat dipasang sendiri tanpa obeng. Gagangnya cukup lebar untuk tangan orang dewasa.', '[["Bahan","Kaca borosilikat, baja tahan karat"],["Perawatan","Aman untuk mesin cuci piring"],["Merek","Sangrai Rimba"],["Negara asal","Tiongkok"]]', '[{"name":"Kapasitas","values":[{"value":"350 ml"},{"value":"600 ml"},{"value":"1 liter"}]}]', '["/assets/contoh-1/kopi/french-press.webp","/assets/contoh-1/kopi/french-press-meja.webp"]', 780, NULL, 0, 1, 724, 45, 11, 37, 1795381414359);
--> statement-breakpoint
INSERT INTO "product" VALUES ('f851a82e-0b8c-4742-b62c-65a2e5069e58', 'alat-seduh-tekan-udara', 'Alat Seduh Tekan Udara Portabel dengan 100 Kertas Saring', 'alat-seduh', 'Dua tabung yang saling menekan, ringan, dan tidak pecah saat jatuh dari tenda. Seduhannya bersih seperti saring tetapi cukup pekat untuk dicampur susu.

Resep berkemah kami: 16 g kopi sedang, 200 ml air, aduk sepuluh kali, tunggu satu setengah menit, tekan pelan 30 detik. Ampasnya keluar utuh seperti koin sehingga bersihnya hanya dibilas.', '[["Bahan","Kopoliester bebas BPA, karet silikon"],["Kapasitas","240 ml"],["Isi paket","Alat, pengaduk, sendok, 100 kertas saring"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"]]', '[]', '["/assets/contoh-1/kopi/alat-tekan.webp","/assets/contoh-1/kopi/alat-tekan-bagian.webp"]', 420, NULL, 0, 1, 358, 48, 9, 38, 1795381414358);
--> statement-breakpoint
INSERT INTO "product" VALUES ('ad108fa6-8045-4936-95ec-c47fb50dee5a', 'vietnam-drip-baja', 'Saringan Vietnam Drip Baja Tahan Karat', 'alat-seduh', 'Taruh di atas gelas berisi susu kental manis, masukkan 20 g robusta halus, tuang air panas, lalu sabar lima menit. Tidak perlu kertas saring.

Piringan penekannya berulir sehingga kecepatan tetesan bisa diatur. Tebal bajanya 0,6 mm, dua kali produk pasar yang mudah penyok.', '[["Bahan","Baja tahan karat 304"],["Merek","Bara Api"],["Negara asal","Vietnam"]]', '[{"name":"Ukuran","values":[{"value":"120 ml"},{"value":"180 ml"}]}]', '["/assets/contoh-1/kopi/vietnam-drip.webp","/assets/contoh-1/kopi/vietnam-drip-susu.webp"]', 140, NULL, 0, 1, 1569, 45, 13, 39, 1795381414357);
--> statement-breakpoint
INSERT INTO "product" VALUES ('7889aa76-1d22-4630-9c64-50854d24e514', 'server-kaca-bening', 'Server Kaca Borosilikat dengan Tutup Kayu', 'alat-seduh', 'Teko bening dengan garis takar setiap 100 ml, mulutnya pas untuk dripper kerucut maupun rata. Cerat kecilnya tidak menetes balik.

Tahan kejut suhu 120 °C, boleh dihangatkan sebentar di atas api sedang dengan tatakan logam. Tutupnya dari kayu mahoni, cukup dilap.', '[["Bahan","Kaca borosilikat, kayu mahoni"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"]]', '[{"name":"Kapasitas","values":[{"value":"400 ml"},{"value":"600 ml"}]}]', '["/assets/contoh-1/kopi/server-kaca.webp","/assets/contoh-1/kopi/server-kaca-tuang.webp"]', 430, NULL, 0, 1, 491, 46, 10, 40, 1795381414356);
--> statement-breakpoint
INSERT INTO "product" VALUES ('dcbca6b6-0cde-46bc-a0b1-f2c0a5a065f6', 'kertas-saring-kerucut', 'Kertas Saring Kerucut Isi 100 Lembar', 'alat-seduh', 'Serat kayu yang rapat tetapi cepat meloloskan air, sehingga dua cangkir selesai dalam tiga menit. Jahitan sampingnya dipres, bukan dilem.

Yang putih dijernihkan dengan oksigen dan hampir tidak berbau; yang cokelat perlu dibilas sedikit lebih lama. Nomor 01 untuk satu cangkir, nomor 02 sampai empat cangkir.', '[["Isi","100 lembar"],["Bahan","Serat kayu murni"],["Merek","Sangrai Rimba"],["Negara asal","Jepang"]]', '[{"name":"Warna","values":[{"value":"Putih","swatch":"#fbf7ee"},{"value":"Cokelat","swatch":"#c79a68"}]},{"name":"Nomor","values":[{"value":"01"},{"value":"02"}]}]', '["/assets/contoh-1/kopi/kertas-saring-putih.webp","/assets/contoh-1/kopi/kertas-saring-cokelat.webp"]', 190, NULL, 0, 1, 3760, 46, 15, 41, 1795381414355);
--> statement-breakpoint
INSERT INTO "product" VALUES ('5c0e96d9-11b9-4937-820f-75f4ace2b0d8', 'arabika-java-preanger-gunung-tilu', 'Kopi Arabika Java Preanger Gunung Tilu Natural', 'biji-kopi', 'Kebun terdekat dari tempat sangrai kami: dua jam naik mobil bak ke Pasirjambu, Kabupaten Bandung. Ceri dijemur utuh di rumah plastik dan dibalik empat kali sehari oleh ibu-ibu kelompok tani.

Stroberi, madu bunga, dan susu kental manis tanpa susu. Bila rasanya terlalu ramai, naikkan perbandingan air menjadi 1 banding 17.

Setiap karung bernomor; nomor lot tercetak di bawah tanggal sangrai dan bisa ditanyakan lewat WhatsApp.', '[["Asal","Bandung, Jawa Barat"],["Ketinggian","1.350–1.550 mdpl"],["Varietas","Sigararutang, Kartika"],["Proses","Natural"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010429-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"200 g"},{"value":"500 g"},{"value":"1 kg"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/preanger.webp","/assets/contoh-1/kopi/preanger-kebun.webp"]', 230, NULL, 0, 1, 1502, 44, 13, 42, 1795381414354);
--> statement-breakpoint
INSERT INTO "product" VALUES ('baf9c97b-79bc-4288-b726-ffdddde8f05a', 'arabika-bondowoso-ijen-raung', 'Kopi Arabika Bondowoso Ijen Raung Full Wash', 'biji-kopi', 'Tanah abu dari dua gunung berapi, pohon lamtoro sebagai peneduh, dan indikasi geografis terdaftar sejak 2013. Petiknya Mei sampai Agustus, jadi yang Anda terima sekarang adalah panen tahun ini.

Pedas manis seperti pala dengan cokelat susu dan akhir lemon yang lembut. Enak untuk mesin espreso rumahan: 18 g masuk, 36 g keluar, sekitar 28 detik.', '[["Asal","Bondowoso, Jawa Timur"],["Ketinggian","1.000–1.500 mdpl"],["Varietas","Kartika, Linie S"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010430-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"200 g"},{"value":"500 g"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/bondowoso.webp","/assets/contoh-1/kopi/bondowoso-cangkir.webp"]', 230, NULL, 0, 1, 958, 43, 11, 43, 1795381414353);
--> statement-breakpoint
INSERT INTO "product" VALUES ('82487854-7ca9-4957-a189-c8c6fe6c04c8', 'robusta-temanggung-petik-merah', 'Kopi Robusta Temanggung Petik Merah Natural 250 g', 'biji-kopi', 'Robusta yang diperlakukan seperti arabika: hanya ceri merah, direndam, dirambang, lalu dijemur di atas para-para. Karena itu pahitnya bulat dan tidak gosong.

Karamel, kacang tanah sangrai, dan biji kakao. Dasar terbaik untuk kopi susu rumahan: 20 g kopi, 100 ml air, 120 ml susu dingin.', '[["Berat bersih","250 g"],["Asal","Temanggung, Jawa Tengah"],["Ketinggian","700–900 mdpl"],["Varietas","BP 358, BP 42"],["Proses","Natural"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010431-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/temanggung.webp","/assets/contoh-1/kopi/temanggung-susu.webp"]', 280, NULL, 0, 1, 2140, 46, 13, 44, 1795381414352);
--> statement-breakpoint
INSERT INTO "product" VALUES ('06e12a67-6d99-4ac5-8f8f-0b600ea8dec1', 'arabika-kintamani-subak-abian', 'Kopi Arabika Kintamani Subak Abian Full Wash 200 g', 'biji-kopi', 'Ditanam berselang-seling dengan pohon jeruk di kaldera Batur, Bali, dan diatur oleh subak abian, paguyuban petani yang juga membagi air. Tidak ada pupuk kimia di kebun anggotanya.

Jeruk keprok muncul lebih dulu, disusul apel dan gula putih. Pakai air yang baru turun dari didih satu menit supaya asamnya tetap segar, bukan tajam.', '[["Berat bersih","200 g"],["Asal","Bangli, Bali"],["Ketinggian","1.200–1.500 mdpl"],["Varietas","Kopyol, S-795"],["Proses","Full wash"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010432-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/kintamani.webp","/assets/contoh-1/kopi/kintamani-jeruk.webp"]', 230, NULL, 0, 1, 1096, 43, 12, 45, 1795381414351);
--> statement-breakpoint
INSERT INTO "product" VALUES ('c61b16b0-a223-4ab9-b1de-4ed70774cd69', 'arabika-wamena-lembah-baliem', 'Kopi Arabika Wamena Lembah Baliem Full Wash 200 g', 'biji-kopi', 'Diterbangkan dari Jayawijaya dengan pesawat perintis, itulah sebabnya harganya lebih tinggi. Kebunnya kecil, rata-rata tiga ratus pohon per keluarga, dan tidak pernah mengenal pestisida.

Bersih sekali: vanila, kacang mete, dan bunga rumput. Cocok untuk yang baru belajar minum kopi tanpa gula.

Kiriman dari Papua datang dua bulan sekali. Kalau habis, tekan hati di halaman ini agar kami kabari.', '[["Berat bersih","200 g"],["Asal","Jayawijaya, Papua Pegunungan"],["Ketinggian","1.600–1.800 mdpl"],["Varietas","Typica"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010433-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"}]}]', '["/assets/contoh-1/kopi/wamena.webp","/assets/contoh-1/kopi/wamena-bubuk.webp"]', 230, NULL, 0, 1, 389, 46, 9, 46, 1795381414350);
--> statement-breakpoint
INSERT INTO "product" VALUES ('bc1cec69-f499-4135-a140-075e633da30d', 'cascara-kulit-ceri-kopi', 'Teh Cascara Kulit Ceri Kopi', 'teh-cascara', 'Kulit buah kopi yang biasanya dibuang, kami beli dari petani Preanger dan dijemur bersih di rumah kaca. Seduhannya merah tembaga, manis seperti kismis dan kembang sepatu.

Pakai 8 g untuk 250 ml air 93 °C selama lima menit, atau rendam semalam di kulkas. Kandungan kafeinnya kira-kira seperempat kopi.', '[["Asal","Bandung, Jawa Barat"],["Komposisi","Kulit ceri kopi kering"],["Kafein","Rendah"],["PIRT","2063273010442-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"80 g"},{"value":"200 g"}]}]', '["/assets/contoh-1/kopi/cascara.webp","/assets/contoh-1/kopi/cascara-seduh.webp"]', 130, NULL, 0, 1, 602, 45, 10, 47, 1795381414349);
--> statement-breakpoint
INSERT INTO "product" VALUES ('2352be1f-7c98-47ff-a6da-123c9d0766c6', 'teh-hitam-kayu-aro-kaleng', 'Teh Hitam Daun Utuh Kayu Aro Kaleng 80 g', 'teh-cascara', 'Daun utuh yang digulung, bukan bubuk sisa ayakan. Kebunnya di lereng Kerinci pada 1.600 mdpl, dipetik setiap sepuluh hari.

Air seduhannya merah terang dengan wangi madu dan malt. Sekaleng menjadi sekitar 35 cangkir, dan daunnya masih sanggup diseduh dua kali.', '[["Berat bersih","80 g"],["Asal","Kerinci, Jambi"],["Komposisi","100% teh hitam"],["PIRT","2063273010443-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/teh-hitam.webp","/assets/contoh-1/kopi/teh-hitam-seduh.webp"]', 190, NULL, 0, 1, 411, 46, 9, 48, 1795381414348);
--> statement-breakpoint
INSERT INTO "product" VALUES ('d3b9fe9b-9baa-4a66-a57a-36a82348fda1', 'teh-hijau-melati-tutup-malam', 'Teh Hijau Melati Tutup Malam 60 g', 'teh-cascara', 'Melati Tegal dipetik sore saat masih kuncup, lalu diselimutkan ke teh hijau semalaman sampai wanginya pindah. Bunganya diayak keluar sebelum subuh agar tidak pahit.

Seduh dengan air 80 °C, paling lama dua menit. Jangan pakai air mendidih kecuali Anda memang suka sepat.', '[["Berat bersih","60 g"],["Asal","Tegal, Jawa Tengah"],["Komposisi","Teh hijau, aroma bunga melati segar"],["PIRT","2063273010444-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/teh-melati.webp","/assets/contoh-1/kopi/teh-melati-cangkir.webp"]', 110, NULL, 0, 1, 356, 46, 9, 49, 1795381414347);
--> statement-breakpoint
INSERT INTO "product" VALUES ('32b51b41-078c-4bdb-92d6-040898f4abad', 'wedang-rempah-celup-isi-15', 'Wedang Rempah Celup Tanpa Kafein Isi 15', 'teh-cascara', 'Jahe emprit, serai, secang, kapulaga, cengkih, dan kayu manis dalam satu kantong celup. Hangatnya naik perlahan dan warnanya merah muda dari kayu secang.

Gula tidak ditambahkan. Cocok dengan sesendok madu atau gula batu, dan aman untuk anak di atas tiga tahun.', '[["Isi","15 kantong × 5 g"],["Komposisi","Jahe, serai, secang, kapulaga, cengkih, kayu manis"],["Kafein","Tidak ada"],["PIRT","2063273010445-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/wedang-rempah.webp","/assets/contoh-1/kopi/wedang-rempah-bahan.webp"]', 150, NULL, 0, 1, 829, 45, 11, 50, 1795381414346);
--> statement-breakpoint
INSERT INTO "product" VALUES ('a22aa967-79e7-4162-98f2-6cc85ef6d6ae', 'hampers-hujan-sore', 'Hampers Hujan Sore: Kopi, Cangkir, dan Camilan dalam Kotak Kayu', 'hampers', 'Satu kopi Mandailing 200 g, satu cangkir keramik hijau, sebungkus kukis kelapa, dan dua kantong wedang rempah. Semuanya duduk di serutan kayu pinus di dalam kotak yang tutupnya bisa dipakai sebagai nampan.

Tulis ucapan sampai 120 huruf di catatan pesanan; kami salin dengan tulisan tangan. Pesanan untuk tanggal tertentu sebaiknya masuk lima hari sebelumnya.', '[["Isi paket","5 barang dan kartu ucapan"],["Ukuran kotak","32 × 24 × 12 cm"],["Halal","ID32110004418760924"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/hampers-hujan.webp","/assets/contoh-1/kopi/hampers-hujan-isi.webp"]', 1900, NULL, 0, 1, 264, 46, 8, 51, 1795381414345);
--> statement-breakpoint
INSERT INTO "product" VALUES ('6279b4b8-7d58-4fe4-9270-7eedbe947430', 'hampers-tiga-pulau', 'Hampers Tiga Pulau: Tiga Kopi 100 g dalam Kotak Magnet', 'hampers', 'Sumatra, Jawa, dan Sulawesi bersebelahan dalam kotak bertutup magnet. Penerima mendapat kartu cerita tentang petani setiap kopi, lengkap dengan takaran seduhnya.

Pilih gilingan sesuai alat penerima; kalau tidak tahu, gilingan sedang hampir selalu bisa dipakai. Untuk pembelian lebih dari 20 kotak, logo kantor dapat dicetak pada pita.', '[["Berat bersih","300 g (3 × 100 g)"],["Komposisi","100% arabika"],["Ukuran kotak","30 × 18 × 8 cm"],["PIRT","2063273010446-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"}]},{"name":"Pita","values":[{"value":"Hijau"},{"value":"Merah"}]}]', '["/assets/contoh-1/kopi/hampers-pulau.webp","/assets/contoh-1/kopi/hampers-pulau-kotak.webp"]', 820, NULL, 0, 1, 437, 46, 9, 52, 1795381414344);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('74638ec6-854f-4580-a0eb-6cdc9610d986', 'e0a234fe-9bb7-46a8-a55f-f34cbadac6d9', '["200 g","Biji utuh"]', '200 g, Biji utuh', '/assets/contoh-1/kopi/arabika-gayo.webp', 78000, NULL, 63, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d732e982-8b22-4923-85b3-46264c99d221', 'e0a234fe-9bb7-46a8-a55f-f34cbadac6d9', '["200 g","Kasar"]', '200 g, Kasar', '/assets/contoh-1/kopi/arabika-gayo-bubuk.webp', 78000, NULL, 30, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('9afb05aa-a24d-4d21-94c6-7dc98b5ddf6a', 'e0a234fe-9bb7-46a8-a55f-f34cbadac6d9', '["200 g","Sedang"]', '200 g, Sedang', '/assets/contoh-1/kopi/arabika-gayo-bubuk.webp', 78000, NULL, 42, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('70612810-390e-4477-8612-1b5eca8b3c53', 'e0a234fe-9bb7-46a8-a55f-f34cbadac6d9', '["200 g","Halus"]', '200 g, Halus', '/assets/contoh-1/kopi/arabika-gayo-bubuk.webp', 78000, NULL, 25, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('96183ab1-fef9-462b-9585-e26139ace705', 'e0a234fe-9bb7-46a8-a55f-f34cbadac6d9', '["500 g","Biji utuh"]', '500 g, Biji utuh', '/assets/contoh-1/kopi/arabika-gayo.webp', 179000, 195000, 28, 4, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('74b36982-27cd-413e-8931-85e2f8d4c6a7', 'e0a234fe-9bb7-46a8-a55f-f34cbadac6d9', '["500 g","Sedang"]', '500 g, Sedang', '/assets/contoh-1/kopi/arabika-gayo-bubuk.webp', 179000, 195000, 16, 5, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('2e67eb7f-5fb1-4bef-b0c7-3b35a631399e', 'e0a234fe-9bb7-46a8-a55f-f34cbadac6d9', '["500 g","Halus"]', '500 g, Halus', '/assets/contoh-1/kopi/arabika-gayo-bubuk.webp', 179000, 195000, 0, 6, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('555dec2a-6a48-407a-948e-ee4008acca12', 'e0a234fe-9bb7-46a8-a55f-f34cbadac6d9', '["1 kg","Biji utuh"]', '1 kg, Biji utuh', '/assets/contoh-1/kopi/arabika-gayo.webp', 335000, 390000, 12, 7, 1000, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('e24905b1-5333-4059-ab03-9b7f10e235c7', '02a23b7c-f933-408c-bb5d-a35f2dcb283c', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/arabika-toraja.webp', 92000, NULL, 33, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('7f2b597a-6ac6-424a-bc3f-235e3a3aa72f', '02a23b7c-f933-408c-bb5d-a35f2dcb283c', '["Kasar"]', 'Kasar', '/assets/contoh-1/kopi/arabika-toraja.webp', 92000, NULL, 12, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('923a982f-eab0-4d29-a9d4-3f6aacc1ed54', '02a23b7c-f933-408c-bb5d-a35f2dcb283c', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/arabika-toraja.webp', 92000, NULL, 21, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d8c0233d-1b76-424f-8b82-a831a598e7c7', '02a23b7c-f933-408c-bb5d-a35f2dcb283c', '["Halus"]', 'Halus', '/assets/contoh-1/kopi/arabika-toraja.webp', 92000, NULL, 18, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('212a2378-cf58-4430-8657-9b4e96f4e7e3', '161bd6da-13ad-4c27-870d-8be250c8f319', '[]', '', '/assets/contoh-1/kopi/robusta-lampung.webp', 39500, NULL, 140, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('bd010b18-13ce-473a-8342-c67972b978ab', 'e5d6e89d-c3ed-4dee-826b-af26d705b0c4', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/arabika-bajawa.webp', 105000, NULL, 0, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('acdc1569-e429-4a3f-ad24-8e9a968db8d1', 'e5d6e89d-c3ed-4dee-826b-af26d705b0c4', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/arabika-bajawa.webp', 105000, NULL, 0, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('32479c39-9043-4b78-8319-6a04b6e238d4', '04f6e73c-5ba0-406e-8144-3927c825c039', '[]', '', '/assets/contoh-1/kopi/drip-bag.webp', 82000, 95000, 76, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('2da10149-644c-4aa1-9ef5-e5902e9675bb', '596eec9a-0e27-494b-826f-b4ce3f4d0229', '["Gayo"]', 'Gayo', '/assets/contoh-1/kopi/drip-bag-satuan.webp', 9000, NULL, 310, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('bba5c59d-4acf-46a9-b83f-e04477d69b2e', '596eec9a-0e27-494b-826f-b4ce3f4d0229', '["Toraja"]', 'Toraja', '/assets/contoh-1/kopi/drip-bag-satuan.webp', 9500, NULL, 185, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('6e53e1d7-01e5-43aa-98e7-278e94daee6e', '62c50732-7d43-4a64-85d4-b842a9ba1fda', '["Gula Aren"]', 'Gula Aren', '/assets/contoh-1/kopi/kopi-botol-aren.webp', 85000, NULL, 24, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('dec0ae47-7021-44a1-92d6-d921c871c1bc', '62c50732-7d43-4a64-85d4-b842a9ba1fda', '["Pandan"]', 'Pandan', '/assets/contoh-1/kopi/kopi-botol-pandan.webp', 88000, NULL, 11, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('67d84700-4988-475e-8fc4-09416eb6b696', '62c50732-7d43-4a64-85d4-b842a9ba1fda', '["Hitam"]', 'Hitam', '/assets/contoh-1/kopi/kopi-botol-hitam.webp', 69000, NULL, 17, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c8396ea8-37c0-4d75-ae34-4d2a0cd99be5', '37d09d4e-fcf1-4ba6-98df-e5a7b793bcbc', '["Putih"]', 'Putih', '/assets/contoh-1/kopi/dripper-keramik-putih.webp', 145000, NULL, 22, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('6b25178d-ea85-419a-8655-9a9a5d5b5725', '37d09d4e-fcf1-4ba6-98df-e5a7b793bcbc', '["Hijau Sage"]', 'Hijau Sage', '/assets/contoh-1/kopi/dripper-keramik-sage.webp', 155000, NULL, 9, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('28057a71-6f58-445d-83e4-bf64b8ecf027', '37d09d4e-fcf1-4ba6-98df-e5a7b793bcbc', '["Terakota"]', 'Terakota', '/assets/contoh-1/kopi/dripper-keramik-terakota.webp', 155000, NULL, 2, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('caed4399-411e-47b9-bdbf-8b6899abc857', '154d88c0-892f-4d6a-a5ee-5463e090013b', '["Hitam"]', 'Hitam', '/assets/contoh-1/kopi/ketel-leher-angsa-hitam.webp', 345000, 399000, 14, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('62f8c075-4523-45f4-8d70-daf0a83e65fb', '154d88c0-892f-4d6a-a5ee-5463e090013b', '["Perak"]', 'Perak', '/assets/contoh-1/kopi/ketel-leher-angsa-perak.webp', 325000, 379000, 19, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ab1bcd09-93cb-434c-85f5-7c6947609a03', '1636073d-beb9-4115-b92d-289ce93456e1', '["Gading"]', 'Gading', '/assets/contoh-1/kopi/cangkir-keramik-gading.webp', 89000, NULL, 34, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c201953a-6c69-4482-88e2-7d2f2f03ea57', '1636073d-beb9-4115-b92d-289ce93456e1', '["Hijau"]', 'Hijau', '/assets/contoh-1/kopi/cangkir-keramik-hijau.webp', 89000, NULL, 21, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a4347b98-6f60-4c9c-845a-23613541cdc3', '1636073d-beb9-4115-b92d-289ce93456e1', '["Biru"]', 'Biru', '/assets/contoh-1/kopi/cangkir-keramik-biru.webp', 89000, NULL, 3, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('bee432d1-1c86-46e6-9740-ce538b8735cf', 'e4614118-5cbf-4a00-b2c3-b37bdb2f162e', '[]', '', '/assets/contoh-1/kopi/set-seduh.webp', 749000, 899000, 8, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('3a4a5990-e709-411a-80d9-cdeaabad0f2c', '2d87a5fd-eb80-4fc0-907e-372b139ed810', '[]', '', '/assets/contoh-1/kopi/kelas-seduh.webp', 49000, 79000, 9999, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('799ca717-eddc-457c-b74f-1841b5715235', '3d91b03c-676d-467f-a6ce-c630a607c4e1', '["250 g","Biji utuh","Sedang"]', '250 g, Biji utuh, Sedang', '/assets/contoh-1/kopi/blend-senja.webp', 72000, NULL, 48, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ae88ab82-59c5-4b88-a11a-0d5f78d2d1b3', '3d91b03c-676d-467f-a6ce-c630a607c4e1', '["250 g","Biji utuh","Gelap"]', '250 g, Biji utuh, Gelap', '/assets/contoh-1/kopi/blend-senja.webp', 72000, NULL, 39, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a36a0358-f755-45d4-9d6c-95ba298a36af', '3d91b03c-676d-467f-a6ce-c630a607c4e1', '["250 g","Halus","Sedang"]', '250 g, Halus, Sedang', '/assets/contoh-1/kopi/blend-senja.webp', 72000, NULL, 12, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('95f11a42-b4da-4f5f-93bb-6d7e28eed964', '3d91b03c-676d-467f-a6ce-c630a607c4e1', '["250 g","Halus","Gelap"]', '250 g, Halus, Gelap', '/assets/contoh-1/kopi/blend-senja.webp', 72000, NULL, 25, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('04a31f95-4485-46af-8175-c115a37942aa', '3d91b03c-676d-467f-a6ce-c630a607c4e1', '["500 g","Biji utuh","Sedang"]', '500 g, Biji utuh, Sedang', '/assets/contoh-1/kopi/blend-senja.webp', 135000, 144000, 30, 4, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('089eca53-b4f8-426d-95bf-14b1d726188a', '3d91b03c-676d-467f-a6ce-c630a607c4e1', '["500 g","Biji utuh","Gelap"]', '500 g, Biji utuh, Gelap', '/assets/contoh-1/kopi/blend-senja.webp', 135000, 144000, 22, 5, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('85763636-ff97-4634-8c4d-2d2422c7785b', '3d91b03c-676d-467f-a6ce-c630a607c4e1', '["500 g","Halus","Gelap"]', '500 g, Halus, Gelap', '/assets/contoh-1/kopi/blend-senja.webp', 135000, 144000, 0, 6, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('36805dbc-7231-4750-8fb2-282fba3bbedc', '3d91b03c-676d-467f-a6ce-c630a607c4e1', '["1 kg","Biji utuh","Sedang"]', '1 kg, Biji utuh, Sedang', '/assets/contoh-1/kopi/blend-senja.webp', 255000, 288000, 17, 7, 1000, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('9af8bf71-f4a9-4d42-91a0-6cb6f159b823', '3d91b03c-676d-467f-a6ce-c630a607c4e1', '["1 kg","Biji utuh","Gelap"]', '1 kg, Biji utuh, Gelap', '/assets/contoh-1/kopi/blend-senja.webp', 255000, 288000, 3, 8, 1000, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('f1ec7198-428d-43c4-b491-4aa2ef98e1e0', 'd5e3d4af-c371-4bae-8a93-cf71a38fec34', '["200 g","Biji utuh","Kantong"]', '200 g, Biji utuh, Kantong', '/assets/contoh-1/kopi/blend-embun.webp', 79000, NULL, 44, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ab4f7a3e-15ff-4b0c-b3b2-87c3a853c3ae', 'd5e3d4af-c371-4bae-8a93-cf71a38fec34', '["200 g","Biji utuh","Kaleng"]', '200 g, Biji utuh, Kaleng', '/assets/contoh-1/kopi/blend-embun.webp', 98000, NULL, 10, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('db1b2ae2-b969-47c3-aec6-7234942447df', 'd5e3d4af-c371-4bae-8a93-cf71a38fec34', '["200 g","Sedang","Kantong"]', '200 g, Sedang, Kantong', '/assets/contoh-1/kopi/blend-embun.webp', 79000, NULL, 35, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('6868cafb-6e56-4f44-82e8-c680fda086ac', 'd5e3d4af-c371-4bae-8a93-cf71a38fec34', '["200 g","Sedang","Kaleng"]', '200 g, Sedang, Kaleng', '/assets/contoh-1/kopi/blend-embun.webp', 98000, NULL, 4, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('fdb85af4-bb5c-42ee-b3a5-0b08ca968471', 'd5e3d4af-c371-4bae-8a93-cf71a38fec34', '["200 g","Kasar","Kantong"]', '200 g, Kasar, Kantong', '/assets/contoh-1/kopi/blend-embun.webp', 79000, NULL, 16, 4, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('26b83bd4-9ac2-45e3-b265-ced62176a0fe', 'd5e3d4af-c371-4bae-8a93-cf71a38fec34', '["500 g","Biji utuh","Kantong"]', '500 g, Biji utuh, Kantong', '/assets/contoh-1/kopi/blend-embun.webp', 182000, NULL, 20, 5, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('dbe2cbf6-af9f-407d-a078-4b834ab59525', 'd5e3d4af-c371-4bae-8a93-cf71a38fec34', '["500 g","Sedang","Kantong"]', '500 g, Sedang, Kantong', '/assets/contoh-1/kopi/blend-embun.webp', 182000, NULL, 11, 6, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('37ce35ac-e96d-4090-aa46-1d8fcb025aae', '39061383-dd36-4240-878e-2dfa936e2245', '[]', '', '/assets/contoh-1/kopi/kopi-warung.webp', 62000, NULL, 210, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('678dbfb7-bd7b-470b-b5ad-ae88f910e163', 'dba22274-abcc-4eb1-a1dd-2071f64488a8', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/dekaf.webp', 118000, NULL, 21, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('f99656f4-1b26-46fe-8a86-ea5f4edc13d3', 'dba22274-abcc-4eb1-a1dd-2071f64488a8', '["Kasar"]', 'Kasar', '/assets/contoh-1/kopi/dekaf.webp', 118000, NULL, 0, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('29c670d7-d0fd-4aa8-b46b-536027fc8316', 'dba22274-abcc-4eb1-a1dd-2071f64488a8', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/dekaf.webp', 118000, NULL, 13, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('105a90a4-e9e5-47a0-a879-7d7f41e6565e', 'dba22274-abcc-4eb1-a1dd-2071f64488a8', '["Halus"]', 'Halus', '/assets/contoh-1/kopi/dekaf.webp', 118000, NULL, 6, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('908cc47d-7ca5-4a86-824d-302a1e6f6421', 'd843ee2d-ef2a-424e-bdff-e3be31736295', '["Hitam"]', 'Hitam', '/assets/contoh-1/kopi/penggiling-baja-hitam.webp', 399000, 459000, 28, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('172aacdc-6062-4c99-9a0e-1a124bbb41c9', 'd843ee2d-ef2a-424e-bdff-e3be31736295', '["Perak"]', 'Perak', '/assets/contoh-1/kopi/penggiling-baja-perak.webp', 399000, 459000, 15, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('938420cf-596d-4595-b5f1-d7ce064dcf6c', 'd71f52c5-d894-4687-a338-71f4ea707666', '[]', '', '/assets/contoh-1/kopi/penggiling-listrik.webp', 1149000, 1299000, 5, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('b7944133-9691-4ddc-a9dd-04c8b086db4d', '5f46f9ae-a0c6-496e-8829-e4f0da5901ad', '["Hitam"]', 'Hitam', '/assets/contoh-1/kopi/timbangan-hitam.webp', 185000, 229000, 46, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('823f1b9c-1e1a-4170-ad91-08a4082c8a4e', '5f46f9ae-a0c6-496e-8829-e4f0da5901ad', '["Putih"]', 'Putih', '/assets/contoh-1/kopi/timbangan-putih.webp', 185000, 229000, 3, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('e1ffe042-bdeb-4b78-a7ba-f1afef50e021', 'ef7a9863-e447-4a60-9712-10d14e316da1', '["Hitam"]', 'Hitam', '/assets/contoh-1/kopi/ketel-listrik-hitam.webp', 689000, 799000, 13, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('67934e0d-1885-41d3-93cf-329a48e9a0ce', 'ef7a9863-e447-4a60-9712-10d14e316da1', '["Putih"]', 'Putih', '/assets/contoh-1/kopi/ketel-listrik-putih.webp', 689000, 799000, 6, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('6c71940c-181b-482b-8b42-426d5146d4d0', '2c6817ff-c2a0-4e61-8d9c-9f3e11ab0a04', '["Hijau","350 ml","Geser"]', 'Hijau, 350 ml, Geser', '/assets/contoh-1/kopi/tumbler-hijau.webp', 165000, NULL, 22, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('35c6f0f1-f66f-491f-b2e8-4e10e4fa3774', '2c6817ff-c2a0-4e61-8d9c-9f3e11ab0a04', '["Hijau","350 ml","Ulir"]', 'Hijau, 350 ml, Ulir', '/assets/contoh-1/kopi/tumbler-hijau.webp', 175000, NULL, 9, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('0d8095a8-3e5a-4216-8761-6082e9c0c591', '2c6817ff-c2a0-4e61-8d9c-9f3e11ab0a04', '["Hijau","500 ml","Geser"]', 'Hijau, 500 ml, Geser', '/assets/contoh-1/kopi/tumbler-hijau.webp', 189000, NULL, 31, 2, 540, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a063e80c-5bff-4a54-ae65-20c59ed0b184', '2c6817ff-c2a0-4e61-8d9c-9f3e11ab0a04', '["Hijau","500 ml","Ulir"]', 'Hijau, 500 ml, Ulir', '/assets/contoh-1/kopi/tumbler-hijau.webp', 199000, NULL, 14, 3, 540, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('8e6ccd42-377b-4a5f-b2bb-41d4111c0314', '2c6817ff-c2a0-4e61-8d9c-9f3e11ab0a04', '["Krem","350 ml","Geser"]', 'Krem, 350 ml, Geser', '/assets/contoh-1/kopi/tumbler-krem.webp', 165000, NULL, 17, 4, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('9d9ea0f6-9722-4245-a617-7b0c9f57246f', '2c6817ff-c2a0-4e61-8d9c-9f3e11ab0a04', '["Krem","500 ml","Geser"]', 'Krem, 500 ml, Geser', '/assets/contoh-1/kopi/tumbler-krem.webp', 189000, NULL, 2, 5, 540, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('71b3089d-d447-40b2-9b5d-0eebbeb6ee31', '2c6817ff-c2a0-4e61-8d9c-9f3e11ab0a04', '["Hitam","500 ml","Geser"]', 'Hitam, 500 ml, Geser', '/assets/contoh-1/kopi/tumbler-hitam.webp', 189000, NULL, 26, 6, 540, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a06279c1-e5ae-4807-baca-30e0cfa7e25f', '2c6817ff-c2a0-4e61-8d9c-9f3e11ab0a04', '["Hitam","500 ml","Ulir"]', 'Hitam, 500 ml, Ulir', '/assets/contoh-1/kopi/tumbler-hitam.webp', 199000, NULL, 0, 7, 540, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('e5c7e9a5-62a4-47aa-8985-2d10955aa4e2', '9bb3d8a1-ee8b-426a-a766-bee1f2227738', '[]', '', '/assets/contoh-1/kopi/gelas-ganda.webp', 129000, 149000, 0, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('45be3e26-1323-4e1e-9368-02089104314e', '0e50829a-555c-4532-96e0-13ffdb2dc26f', '["Putih"]', 'Putih', '/assets/contoh-1/kopi/enamel-putih.webp', 55000, NULL, 66, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d76459eb-88cf-4231-b394-944c39bb3a25', '0e50829a-555c-4532-96e0-13ffdb2dc26f', '["Hijau Lumut"]', 'Hijau Lumut', '/assets/contoh-1/kopi/enamel-hijau.webp', 58000, NULL, 34, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('f82bb573-ded3-4d4c-95ca-93767959abbe', '0e50829a-555c-4532-96e0-13ffdb2dc26f', '["Biru Dongker"]', 'Biru Dongker', '/assets/contoh-1/kopi/enamel-biru.webp', 58000, NULL, 12, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('52769095-fc27-4a8e-9e71-5518a2ec02e6', '041ba816-8f73-4821-9821-db05e5f5ee38', '["Rp 100.000"]', 'Rp 100.000', '/assets/contoh-1/kopi/kartu-hadiah.webp', 100000, NULL, 9999, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('30438193-035b-4761-8436-9f7aded4abc3', '041ba816-8f73-4821-9821-db05e5f5ee38', '["Rp 250.000"]', 'Rp 250.000', '/assets/contoh-1/kopi/kartu-hadiah.webp', 245000, 250000, 9999, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a692c7fe-002b-4fe5-847d-ecfc22bd3032', '041ba816-8f73-4821-9821-db05e5f5ee38', '["Rp 500.000"]', 'Rp 500.000', '/assets/contoh-1/kopi/kartu-hadiah.webp', 485000, 500000, 9999, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('bd201a6a-e37c-45a5-8a8b-068181f4a9e6', '39582982-dfc6-4809-8aa0-1351479c452e', '[]', '', '/assets/contoh-1/kopi/kelas-latte.webp', 125000, 175000, 9999, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('62b73521-f70d-46af-bdfb-410fd7c9f877', 'aa316e4f-0d20-4f73-a193-00e4a47466bf', '["100 g","Biji utuh"]', '100 g, Biji utuh', '/assets/contoh-1/kopi/gayo-wine.webp', 79000, NULL, 26, 0, 125, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('1cc5e057-6303-4398-aedc-64632342490f', 'aa316e4f-0d20-4f73-a193-00e4a47466bf', '["100 g","Sedang"]', '100 g, Sedang', '/assets/contoh-1/kopi/gayo-wine.webp', 79000, NULL, 11, 1, 125, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('993707bf-4d5a-4bb4-a3fe-1ad5eb083e7e', 'aa316e4f-0d20-4f73-a193-00e4a47466bf', '["200 g","Biji utuh"]', '200 g, Biji utuh', '/assets/contoh-1/kopi/gayo-wine.webp', 149000, 158000, 14, 2, 230, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a82283ab-4d8d-4526-9c0c-0908680429c9', 'aa316e4f-0d20-4f73-a193-00e4a47466bf', '["200 g","Sedang"]', '200 g, Sedang', '/assets/contoh-1/kopi/gayo-wine.webp', 149000, 158000, 3, 3, 230, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('0500b39e-a8d8-43a6-b85c-e087606ca2dc', '055a9acd-c623-418e-afe5-cd44c96be3c5', '["200 g","Biji utuh"]', '200 g, Biji utuh', '/assets/contoh-1/kopi/mandailing.webp', 84000, NULL, 47, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('546fee5d-d7d4-43b9-bb6e-3ec83d69cb2f', '055a9acd-c623-418e-afe5-cd44c96be3c5', '["200 g","Kasar"]', '200 g, Kasar', '/assets/contoh-1/kopi/mandailing.webp', 84000, NULL, 20, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('1ee0020c-9fe7-4875-a070-8bee8938c8d4', '055a9acd-c623-418e-afe5-cd44c96be3c5', '["200 g","Sedang"]', '200 g, Sedang', '/assets/contoh-1/kopi/mandailing.webp', 84000, NULL, 31, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('40224d84-d628-49e7-8232-1d265e54e781', '055a9acd-c623-418e-afe5-cd44c96be3c5', '["200 g","Halus"]', '200 g, Halus', '/assets/contoh-1/kopi/mandailing.webp', 84000, NULL, 38, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('8ed5770d-1404-4b59-9b6c-a77eda5a1b23', '055a9acd-c623-418e-afe5-cd44c96be3c5', '["500 g","Biji utuh"]', '500 g, Biji utuh', '/assets/contoh-1/kopi/mandailing.webp', 194000, 210000, 15, 4, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('9516ff81-31bf-4d54-8a43-e6db0fc52953', '055a9acd-c623-418e-afe5-cd44c96be3c5', '["500 g","Halus"]', '500 g, Halus', '/assets/contoh-1/kopi/mandailing.webp', 194000, 210000, 0, 5, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('6ce5ab4d-4342-4723-98fe-aadb61266a08', 'ef727561-97c4-41d7-b66f-b3c7c64f228f', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/kerinci.webp', 96000, NULL, 29, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('22c06a05-5745-4bca-b34c-9d4201da315a', 'ef727561-97c4-41d7-b66f-b3c7c64f228f', '["Kasar"]', 'Kasar', '/assets/contoh-1/kopi/kerinci.webp', 96000, NULL, 8, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('46474dfe-f48b-42b2-8813-477647b01c5a', 'ef727561-97c4-41d7-b66f-b3c7c64f228f', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/kerinci.webp', 96000, NULL, 22, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('2026e447-4140-44d1-95ea-537ead329f4e', 'ef727561-97c4-41d7-b66f-b3c7c64f228f', '["Halus"]', 'Halus', '/assets/contoh-1/kopi/kerinci.webp', 96000, NULL, 5, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('415be4f4-b434-49ef-9772-9f3c59b76d69', '5cb462e6-4d41-4148-8884-cdc8e80e2551', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/solok.webp', 89000, 98000, 36, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('2dc2b843-b899-4590-9bb5-40693bfef64e', '5cb462e6-4d41-4148-8884-cdc8e80e2551', '["Kasar"]', 'Kasar', '/assets/contoh-1/kopi/solok.webp', 89000, 98000, 9, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('dc81e31d-6054-40b8-8760-a795f3ec0e4d', '5cb462e6-4d41-4148-8884-cdc8e80e2551', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/solok.webp', 89000, 98000, 17, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('1097bb4f-d4c5-4ea0-b794-6e2a96965c29', 'ddf60893-159e-4eac-8344-d02c8dbe4306', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/meranti.webp', 68000, NULL, 19, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('b1e27b7a-8c19-41fd-9b74-3edfbe6cd2bd', 'ddf60893-159e-4eac-8344-d02c8dbe4306', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/meranti.webp', 68000, NULL, 7, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('57d6bbca-24c0-4947-9ab2-bb27fa3fff83', 'ddf60893-159e-4eac-8344-d02c8dbe4306', '["Halus"]', 'Halus', '/assets/contoh-1/kopi/meranti.webp', 68000, NULL, 0, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('9fca6313-dc96-4572-8ced-2320121cd58f', 'f69f6083-e683-40ed-857e-2f438f9df1fc', '[]', '', '/assets/contoh-1/kopi/drip-jelajah.webp', 74000, NULL, 92, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('f6e2ca4b-2006-4fb2-baf6-48dd2965a3b5', '397abd5b-d2c3-411f-920c-e84405799d05', '["Pagi"]', 'Pagi', '/assets/contoh-1/kopi/kapsul-pagi.webp', 69000, NULL, 54, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('2fd16e21-58df-4546-b17f-4b3f38847857', '397abd5b-d2c3-411f-920c-e84405799d05', '["Senja"]', 'Senja', '/assets/contoh-1/kopi/kapsul-senja.webp', 69000, NULL, 61, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('4fb07e82-9bbb-4109-8199-ac9a17a14bc8', '397abd5b-d2c3-411f-920c-e84405799d05', '["Malam"]', 'Malam', '/assets/contoh-1/kopi/kapsul-malam.webp', 75000, NULL, 5, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('11377f2e-1af1-415c-bb62-ec224c2cd778', '13bbc05d-9aee-4ca7-97ae-74db58adc95d', '[]', '', '/assets/contoh-1/kopi/kopi-celup.webp', 58000, 65000, 118, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c4ffa6bd-53a7-4b78-a366-fab207495d3c', 'ea002e3f-6118-49e4-9ece-47d92666181e', '["Aren Cair"]', 'Aren Cair', '/assets/contoh-1/kopi/kopi-susu-aren.webp', 92000, 100000, 33, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('20881758-7ccc-485f-bae4-1ec751a2f46f', 'ea002e3f-6118-49e4-9ece-47d92666181e', '["Kurma"]', 'Kurma', '/assets/contoh-1/kopi/kopi-susu-kurma.webp', 98000, NULL, 14, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('5cbae4bb-3140-40b7-927f-72d103db1d1e', 'ea002e3f-6118-49e4-9ece-47d92666181e', '["Tanpa Gula"]', 'Tanpa Gula', '/assets/contoh-1/kopi/kopi-susu-aren.webp', 88000, NULL, 20, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('1db25019-6a48-42a2-a410-8334ebf51cd9', 'f91dba80-ed27-4754-949b-cc7062898dbe', '[]', '', '/assets/contoh-1/kopi/konsentrat.webp', 78000, NULL, 26, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('efbbc242-5e3a-4e04-9782-15b2c5ba3392', '6343f86c-ef19-42f5-9bba-f168066a1c68', '["Karamel Garam"]', 'Karamel Garam', '/assets/contoh-1/kopi/sirup-karamel.webp', 56000, NULL, 42, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d021593c-ecf1-4b99-9485-071608f7d0bc', '6343f86c-ef19-42f5-9bba-f168066a1c68', '["Vanila"]', 'Vanila', '/assets/contoh-1/kopi/sirup-vanila.webp', 64000, NULL, 17, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('62679c1e-af29-4551-af39-54b4128487b4', '6343f86c-ef19-42f5-9bba-f168066a1c68', '["Rempah"]', 'Rempah', '/assets/contoh-1/kopi/sirup-rempah.webp', 56000, NULL, 0, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('e373c628-66d3-4265-a659-043f4133fe3b', '9eb2cfa1-a831-44e1-86e0-1333717c29eb', '["Perak","3 cangkir"]', 'Perak, 3 cangkir', '/assets/contoh-1/kopi/moka-perak.webp', 149000, NULL, 38, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('e106fd88-dae2-41ba-a633-71de4786e558', '9eb2cfa1-a831-44e1-86e0-1333717c29eb', '["Perak","6 cangkir"]', 'Perak, 6 cangkir', '/assets/contoh-1/kopi/moka-perak.webp', 189000, NULL, 25, 1, 860, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('588869ec-1a59-484d-b22b-88f88611943d', '9eb2cfa1-a831-44e1-86e0-1333717c29eb', '["Merah","3 cangkir"]', 'Merah, 3 cangkir', '/assets/contoh-1/kopi/moka-merah.webp', 159000, NULL, 7, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c9871961-e6c5-46fd-a457-b5b090158cdd', '65655066-8be4-412e-9374-a227f29c4fb0', '["350 ml"]', '350 ml', '/assets/contoh-1/kopi/french-press.webp', 135000, NULL, 31, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d5b388b1-568e-47f3-b784-60954438aa35', '65655066-8be4-412e-9374-a227f29c4fb0', '["600 ml"]', '600 ml', '/assets/contoh-1/kopi/french-press.webp', 169000, 195000, 24, 1, 920, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('12242bb2-5ded-4348-8ebc-3899d1459bee', '65655066-8be4-412e-9374-a227f29c4fb0', '["1 liter"]', '1 liter', '/assets/contoh-1/kopi/french-press.webp', 219000, 249000, 0, 2, 1120, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('7aaa1830-7a6a-480e-805a-a84babe86eee', 'f851a82e-0b8c-4742-b62c-65a2e5069e58', '[]', '', '/assets/contoh-1/kopi/alat-tekan.webp', 279000, 320000, 16, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('8cc2ca23-c76c-4c41-8d00-cba3d00fdf2f', 'ad108fa6-8045-4936-95ec-c47fb50dee5a', '["120 ml"]', '120 ml', '/assets/contoh-1/kopi/vietnam-drip.webp', 39000, NULL, 84, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('b0373593-4dcd-4e38-adef-10cf22de2491', 'ad108fa6-8045-4936-95ec-c47fb50dee5a', '["180 ml"]', '180 ml', '/assets/contoh-1/kopi/vietnam-drip.webp', 48000, NULL, 52, 1, 170, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c2942628-a08b-4225-bf2f-cd55698011f1', '7889aa76-1d22-4630-9c64-50854d24e514', '["400 ml"]', '400 ml', '/assets/contoh-1/kopi/server-kaca.webp', 98000, NULL, 27, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('b1dcf18a-11a9-4105-86d0-e034abfbb7f9', '7889aa76-1d22-4630-9c64-50854d24e514', '["600 ml"]', '600 ml', '/assets/contoh-1/kopi/server-kaca.webp', 118000, NULL, 33, 1, 520, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c4eb0323-ca2f-401f-b937-e3273226c8bf', 'dcbca6b6-0cde-46bc-a0b1-f2c0a5a065f6', '["Putih","01"]', 'Putih, 01', '/assets/contoh-1/kopi/kertas-saring-putih.webp', 42000, NULL, 130, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('67d01537-1fb6-4433-accc-fd3a471ca251', 'dcbca6b6-0cde-46bc-a0b1-f2c0a5a065f6', '["Putih","02"]', 'Putih, 02', '/assets/contoh-1/kopi/kertas-saring-putih.webp', 49000, NULL, 164, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('83fbde18-9c8d-4262-a21c-ee67c001113f', 'dcbca6b6-0cde-46bc-a0b1-f2c0a5a065f6', '["Cokelat","01"]', 'Cokelat, 01', '/assets/contoh-1/kopi/kertas-saring-cokelat.webp', 39000, NULL, 88, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c794f3fa-91cb-4529-ae1e-1985dac83221', 'dcbca6b6-0cde-46bc-a0b1-f2c0a5a065f6', '["Cokelat","02"]', 'Cokelat, 02', '/assets/contoh-1/kopi/kertas-saring-cokelat.webp', 46000, NULL, 5, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('33daffb4-8dff-44df-89bf-0c8123509315', '5c0e96d9-11b9-4937-820f-75f4ace2b0d8', '["200 g","Biji utuh"]', '200 g, Biji utuh', '/assets/contoh-1/kopi/preanger.webp', 92000, NULL, 52, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c7641564-ed2e-4cc5-9957-df9df760ee6a', '5c0e96d9-11b9-4937-820f-75f4ace2b0d8', '["200 g","Kasar"]', '200 g, Kasar', '/assets/contoh-1/kopi/preanger.webp', 92000, NULL, 13, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ec9cd489-2470-4921-8bb8-9bec479c48e2', '5c0e96d9-11b9-4937-820f-75f4ace2b0d8', '["200 g","Sedang"]', '200 g, Sedang', '/assets/contoh-1/kopi/preanger.webp', 92000, NULL, 27, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('3c8629b2-aba2-4ec7-a165-8e606eb681f2', '5c0e96d9-11b9-4937-820f-75f4ace2b0d8', '["200 g","Halus"]', '200 g, Halus', '/assets/contoh-1/kopi/preanger.webp', 92000, NULL, 10, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('9cd4434a-8edb-4efe-83a7-7238a1bcd6ee', '5c0e96d9-11b9-4937-820f-75f4ace2b0d8', '["500 g","Biji utuh"]', '500 g, Biji utuh', '/assets/contoh-1/kopi/preanger.webp', 215000, 230000, 18, 4, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('929de0eb-370d-45ce-9aac-8cf4aaee298d', '5c0e96d9-11b9-4937-820f-75f4ace2b0d8', '["500 g","Sedang"]', '500 g, Sedang', '/assets/contoh-1/kopi/preanger.webp', 215000, 230000, 6, 5, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('eabcbf5b-c9e3-4032-af2c-b39cf7abb004', '5c0e96d9-11b9-4937-820f-75f4ace2b0d8', '["1 kg","Biji utuh"]', '1 kg, Biji utuh', '/assets/contoh-1/kopi/preanger.webp', 405000, 460000, 4, 6, 1000, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('e2d61483-e723-4f2a-b01a-e04cbe3b4e82', 'baf9c97b-79bc-4288-b726-ffdddde8f05a', '["200 g","Biji utuh"]', '200 g, Biji utuh', '/assets/contoh-1/kopi/bondowoso.webp', 82000, NULL, 41, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('bfddfe30-0f35-435b-b2db-b8a49919e519', 'baf9c97b-79bc-4288-b726-ffdddde8f05a', '["200 g","Sedang"]', '200 g, Sedang', '/assets/contoh-1/kopi/bondowoso.webp', 82000, NULL, 19, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('4b5732b9-da78-467f-9e99-8f7e6b3f6a10', 'baf9c97b-79bc-4288-b726-ffdddde8f05a', '["200 g","Halus"]', '200 g, Halus', '/assets/contoh-1/kopi/bondowoso.webp', 82000, NULL, 23, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('88889f3e-c9b1-46b2-92c2-2e303dca7183', 'baf9c97b-79bc-4288-b726-ffdddde8f05a', '["500 g","Biji utuh"]', '500 g, Biji utuh', '/assets/contoh-1/kopi/bondowoso.webp', 189000, NULL, 12, 3, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ad2deac0-83b1-4922-a6f2-50ccfb77a07d', 'baf9c97b-79bc-4288-b726-ffdddde8f05a', '["500 g","Halus"]', '500 g, Halus', '/assets/contoh-1/kopi/bondowoso.webp', 189000, NULL, 9, 4, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('1d5408f1-260b-44cc-a783-1440105e4f3a', '82487854-7ca9-4957-a189-c8c6fe6c04c8', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/temanggung.webp', 54000, NULL, 63, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d51259a6-06c7-4d78-addd-26eca8aa2f8c', '82487854-7ca9-4957-a189-c8c6fe6c04c8', '["Kasar"]', 'Kasar', '/assets/contoh-1/kopi/temanggung.webp', 54000, NULL, 18, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('66237ef3-3714-4ada-8399-b659cc83cf86', '82487854-7ca9-4957-a189-c8c6fe6c04c8', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/temanggung.webp', 54000, NULL, 40, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('9974e90b-16ae-4d6a-b0b0-80a77ccb7721', '82487854-7ca9-4957-a189-c8c6fe6c04c8', '["Halus"]', 'Halus', '/assets/contoh-1/kopi/temanggung.webp', 54000, NULL, 57, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('638311b2-c29d-4c2d-a934-9b1577fb27ab', '06e12a67-6d99-4ac5-8f8f-0b600ea8dec1', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/kintamani.webp', 88000, NULL, 34, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('114da629-e6bc-49f3-874e-2cbf8e411173', '06e12a67-6d99-4ac5-8f8f-0b600ea8dec1', '["Kasar"]', 'Kasar', '/assets/contoh-1/kopi/kintamani.webp', 88000, NULL, 14, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('32513bb4-da7a-4f64-ac11-2444c305f83c', '06e12a67-6d99-4ac5-8f8f-0b600ea8dec1', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/kintamani.webp', 88000, NULL, 26, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('1c379e31-777c-4772-92a8-35f567beac0e', '06e12a67-6d99-4ac5-8f8f-0b600ea8dec1', '["Halus"]', 'Halus', '/assets/contoh-1/kopi/kintamani.webp', 88000, NULL, 16, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d61413cc-a862-44c2-a6fe-e84c25063460', 'c61b16b0-a223-4ab9-b1de-4ed70774cd69', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/wamena.webp', 128000, NULL, 5, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('4d150e4e-7ab8-40b4-9884-4d6a77b73d76', 'c61b16b0-a223-4ab9-b1de-4ed70774cd69', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/wamena.webp', 128000, NULL, 2, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ae2cba37-2201-43b2-bb4c-20d131e9cdf9', 'bc1cec69-f499-4135-a140-075e633da30d', '["80 g"]', '80 g', '/assets/contoh-1/kopi/cascara.webp', 45000, NULL, 58, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('dc10670d-e405-4786-8d70-24b41b2e0af0', 'bc1cec69-f499-4135-a140-075e633da30d', '["200 g"]', '200 g', '/assets/contoh-1/kopi/cascara.webp', 98000, 112000, 16, 1, 260, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('7872cb54-c305-4b9c-83fd-c64a8810a1e1', '2352be1f-7c98-47ff-a6da-123c9d0766c6', '[]', '', '/assets/contoh-1/kopi/teh-hitam.webp', 67000, NULL, 45, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('8d766903-0980-465b-ac25-a9374bbea94e', 'd3b9fe9b-9baa-4a66-a57a-36a82348fda1', '[]', '', '/assets/contoh-1/kopi/teh-melati.webp', 52000, 58000, 4, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('885b3a68-12bb-4338-9beb-a4a8a185a8f9', '32b51b41-078c-4bdb-92d6-040898f4abad', '[]', '', '/assets/contoh-1/kopi/wedang-rempah.webp', 49000, NULL, 77, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c8c06b5e-c09c-4d73-baaf-774ceaa3fb8a', 'a22aa967-79e7-4162-98f2-6cc85ef6d6ae', '[]', '', '/assets/contoh-1/kopi/hampers-hujan.webp', 325000, 365000, 12, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('cd5a7b95-f2cd-430c-8dea-f6565cc497c6', '6279b4b8-7d58-4fe4-9270-7eedbe947430', '["Biji utuh","Hijau"]', 'Biji utuh, Hijau', '/assets/contoh-1/kopi/hampers-pulau.webp', 189000, NULL, 24, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('149f2e2a-ee42-467b-9d78-750a176f1a52', '6279b4b8-7d58-4fe4-9270-7eedbe947430', '["Biji utuh","Merah"]', 'Biji utuh, Merah', '/assets/contoh-1/kopi/hampers-pulau.webp', 189000, NULL, 18, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d4842ba7-aa0d-4ba5-92de-971fe30254c6', '6279b4b8-7d58-4fe4-9270-7eedbe947430', '["Sedang","Hijau"]', 'Sedang, Hijau', '/assets/contoh-1/kopi/hampers-pulau.webp', 189000, NULL, 21, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('3791a52a-76f3-43bc-83b5-bb13bfc1dd61', '6279b4b8-7d58-4fe4-9270-7eedbe947430', '["Sedang","Merah"]', 'Sedang, Merah', '/assets/contoh-1/kopi/hampers-pulau.webp', 189000, NULL, 1, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "article_category" VALUES ('menyeduh', 'Menyeduh', 0);
--> statement-breakpoint
INSERT INTO "article_category" VALUES ('biji-dan-simpan', 'Biji & Simpan', 1);
--> statement-breakpoint
INSERT INTO "article" VALUES ('menyeduh-v60-di-rumah', 'Menyeduh V60 di Rumah: Resep 15 Gram yang Selalu Jadi', 'menyeduh', '/assets/contoh-1/kopi/dripper-keramik-seduh.webp', 'Satu resep, empat tuangan, tiga menit. Cocok untuk yang baru punya dripper pertama.', '[{"kind":"paragraph","text":"V60 sering dianggap rumit karena banyak istilahnya. Padahal untuk secangkir kopi yang enak setiap pagi, cukup satu resep yang diulang sampai tangan hafal. Resep di bawah ini kami pakai di meja sangrai untuk mencicipi setiap batch baru, jadi tidak ada alat yang aneh-aneh."},{"kind":"paragraph","text":"Perbandingannya 1 banding 15: satu gram kopi untuk lima belas gram air. Untuk satu cangkir, siapkan 15 gram kopi dan 225 gram air. Kalau belum punya timbangan, 15 gram kira-kira tiga sendok makan rata bubuk kopi."},{"kind":"heading","text":"Yang perlu disiapkan"},{"kind":"list","ordered":false,"items":["Kopi 15 gram, gilingan sedang seperti gula pasir","Air 225 gram, baru mendidih lalu didiamkan satu menit","Kertas saring, dripper, dan cangkir atau server","Timbangan dan penunjuk waktu; ponsel sudah cukup"]},{"kind":"heading","text":"Langkah menyeduh"},{"kind":"list","ordered":true,"items":["Pasang kertas saring, siram dengan air panas, lalu buang airnya. Ini menghilangkan bau kertas dan menghangatkan dripper.","Masukkan kopi dan ratakan. Tuang 45 gram air, tunggu 40 detik sampai gelembungnya mengempis.","Tuang perlahan dari tengah ke luar sampai 120 gram, tunggu air turun separuh.","Lanjutkan sampai 180 gram, lalu terakhir sampai 225 gram.","Air terakhir harus habis menetes di menit 2:45 sampai 3:15. Angkat dripper, goyang server, tuang."]},{"kind":"image","image":"/assets/contoh-1/kopi/ketel-leher-angsa-seduh.webp","caption":"Ketel leher angsa memudahkan tuangan kecil yang ajek."},{"kind":"heading","text":"Rasanya belum pas?"},{"kind":"paragraph","text":"Ubah satu hal saja setiap kali. Kalau kopi terasa asam tajam dan encer, air lewat terlalu cepat: haluskan gilingan sedikit. Kalau pahit dan kering di lidah, air tertahan terlalu lama: kasarkan gilingan atau turunkan suhu air dengan menunggu satu menit lagi."},{"kind":"paragraph","text":"Catat di kertas kecil: gilingan, waktu, dan rasanya. Setelah tiga atau empat cangkir, biasanya sudah ketemu titik yang cocok untuk biji itu. Saat berganti biji, mulai lagi dari resep awal."},{"kind":"quote","text":"Seduhan yang baik bukan yang paling rumit, tetapi yang bisa diulang besok pagi.","source":"Tim sangrai Sangrai Rimba"},{"kind":"paragraph","text":"Untuk latihan pertama, pilih biji dengan sangrai sedang. Rasanya ramah dan tidak langsung pahit walau waktunya meleset sedikit."},{"kind":"product","slug":"set-seduh-manual-pemula"},{"kind":"product","slug":"arabika-gayo-atu-lintang"},{"kind":"paragraph","text":"Satu kebiasaan lagi yang sering dilupakan: bilas dripper dan server dengan air panas segera setelah dipakai. Minyak kopi yang mengering meninggalkan rasa tengik pada seduhan besok."}]', 1, 1795035814371);
--> statement-breakpoint
INSERT INTO "article" VALUES ('menyimpan-biji-kopi', 'Menyimpan Biji Kopi agar Tetap Harum Sebulan', 'biji-dan-simpan', '/assets/contoh-1/kopi/arabika-gayo-biji.webp', 'Empat musuh biji kopi, wadah yang cocok untuk dapur lembap, dan kapan kulkas boleh dipakai.', '[{"kind":"paragraph","text":"Biji kopi yang baru disangrai masih terus berubah. Pada minggu pertama ia melepaskan gas, lalu rasanya membuka dan mencapai puncak di hari ke-7 sampai ke-30. Setelah itu aromanya pelan-pelan pergi. Cara menyimpan menentukan apakah puncak itu bertahan tiga minggu atau hanya tiga hari."},{"kind":"paragraph","text":"Musuhnya ada empat: udara, cahaya, panas, dan lembap. Di Indonesia yang terakhir paling sering dilupakan, apalagi bila toples diletakkan di samping kompor."},{"kind":"heading","text":"Wadah yang benar"},{"kind":"list","ordered":false,"items":["Kemasan aslinya, asal berkatup satu arah dan bisa dirapatkan lagi. Keluarkan udaranya sebelum ditutup.","Toples kaca gelap atau kaleng dengan karet di tutupnya. Pilih yang isinya penuh; ruang kosong berarti udara.","Hindari toples bening di dekat jendela dan wadah bekas bumbu. Kopi menyerap bau apa saja."]},{"kind":"image","image":"/assets/contoh-1/kopi/arabika-gayo.webp","caption":"Kemasan berkatup cukup untuk pemakaian sehari-hari."},{"kind":"heading","text":"Bagaimana dengan kulkas?"},{"kind":"paragraph","text":"Untuk pemakaian harian, jangan. Setiap kali keluar dari kulkas, uap air mengembun di permukaan biji dan membawa bau makanan lain. Lemari dapur yang sejuk dan gelap jauh lebih baik."},{"kind":"paragraph","text":"Freezer boleh untuk persediaan panjang, dengan satu syarat: bagi dulu dalam kantong kecil sekali pakai, keluarkan udaranya, dan jangan dibekukan ulang. Ambil satu kantong, biarkan mencapai suhu ruang dalam keadaan tertutup, baru dibuka."},{"kind":"heading","text":"Beli sesuai kebutuhan"},{"kind":"paragraph","text":"Satu orang yang menyeduh sekali sehari memakai kira-kira 15 gram, jadi 200 gram cukup untuk dua minggu. Kemasan 500 gram cocok untuk rumah dengan dua peminum kopi. Kemasan 1 kilogram baru masuk akal bila habis dalam sebulan."},{"kind":"paragraph","text":"Kalau bisa, beli biji utuh dan giling tepat sebelum menyeduh. Bubuk kopi kehilangan sebagian besar aromanya dalam hitungan jam, sedangkan biji utuh bertahan berminggu-minggu. Belum punya penggiling? Pilih gilingan sesuai alat dan beli ukuran paling kecil."},{"kind":"product","slug":"arabika-toraja-sapan"},{"kind":"product","slug":"arabika-bajawa-honey"},{"kind":"paragraph","text":"Tanggal sangrai tercetak di belakang setiap kemasan kami. Tulis juga tanggal Anda membukanya: sejak hari itu, usahakan habis dalam tiga minggu."},{"kind":"paragraph","text":"Terakhir, cium aromanya sebelum menyeduh. Biji yang masih baik berbau manis seperti roti atau buah kering. Bila yang tercium hanya kertas atau minyak lama, pakailah untuk seduh dingin dengan susu, atau taruh di kulkas sebagai penyerap bau. Sayang dibuang, tetapi sayang juga dipaksakan untuk secangkir kopi pagi."}]', 1, 1794344614371);
--> statement-breakpoint
INSERT INTO "article" VALUES ('memilih-gilingan-kopi', 'Kasar, Sedang, atau Halus? Memilih Gilingan untuk Alat di Rumah', 'menyeduh', '/assets/contoh-1/kopi/penggiling-tangan-bubuk.webp', 'Panduan gilingan untuk tubruk, saring, tekan, dan moka, lengkap dengan tanda bila salah pilih.', '[{"kind":"paragraph","text":"Biji yang sama bisa terasa manis atau pahit hanya karena ukuran gilingannya. Prinsipnya sederhana: semakin halus bubuk, semakin cepat rasanya larut. Alat yang merendam kopi lama butuh gilingan kasar, alat yang cepat butuh gilingan halus."},{"kind":"paragraph","text":"Saat memesan di toko kami, Anda dapat memilih biji utuh, kasar, sedang, atau halus. Berikut pegangan untuk memilihnya."},{"kind":"heading","text":"Sesuaikan dengan alat"},{"kind":"list","ordered":false,"items":["Kasar, seperti garam krosok: french press dan seduh dingin semalaman.","Sedang, seperti gula pasir: V60, kalita, mesin tetes, dan kantong saring.","Halus, seperti garam meja: tubruk, moka pot, dan vietnam drip."]},{"kind":"heading","text":"Tubruk pun punya aturan"},{"kind":"paragraph","text":"Kopi tubruk paling akrab di rumah kita, dan paling sering salah airnya. Pakai dua sendok teh penuh bubuk halus untuk 150 mililiter air, tuang air yang baru mendidih, aduk sekali, lalu tunggu empat menit. Ampas turun sendiri; tidak perlu diaduk lagi."},{"kind":"paragraph","text":"Gula sebaiknya masuk setelah dicicipi. Robusta yang disangrai baik sudah punya manis seperti gula aren, dan sering kali cukup setengah sendok."},{"kind":"image","image":"/assets/contoh-1/kopi/robusta-lampung-tubruk.webp","caption":"Tunggu empat menit sampai ampas turun."},{"kind":"product","slug":"robusta-lampung-tubruk"},{"kind":"heading","text":"Tanda gilingan keliru"},{"kind":"paragraph","text":"Air lewat seperti keran dan rasanya asam encer: terlalu kasar. Air menggenang lama dan rasanya sepat: terlalu halus. Bila sebagian bubuk seperti tepung dan sebagian seperti kerikil, masalahnya ada di penggiling. Pisau putar menghasilkan ukuran campur aduk; penggiling bergerigi jauh lebih rata, termasuk yang diputar dengan tangan."},{"kind":"paragraph","text":"Belum mau repot? Kantong saring sudah berisi gilingan yang tepat. Sobek, kaitkan ke cangkir, tuang 150 mililiter air dalam tiga kali tuangan, dan kopi siap dalam dua menit. Enak untuk kantor, kereta, atau berkemah."},{"kind":"product","slug":"drip-bag-pagi-isi-10"},{"kind":"paragraph","text":"Masih ragu saat memesan? Pilih gilingan menurut alat yang paling sering dipakai, bukan yang paling ingin dicoba. Gilingan sedang adalah pilihan paling aman karena bisa dipakai untuk saring maupun french press dengan menyesuaikan waktu rendam. Bila rumah Anda memakai dua alat yang jauh berbeda, belilah dua kemasan kecil alih-alih satu kemasan besar, atau ambil biji utuh dan penggiling tangan. Dalam dua bulan selisih harganya kembali dari kopi yang tidak terbuang."}]', 1, 1793394214371);
--> statement-breakpoint
INSERT INTO "article" VALUES ('mengenal-proses-pascapanen', 'Full Wash, Honey, Giling Basah: Apa Bedanya di Cangkir?', 'biji-dan-simpan', '/assets/contoh-1/kopi/arabika-bajawa-ceri.webp', 'Tiga cara mengolah ceri kopi Nusantara dan rasa yang ditinggalkannya.', '[{"kind":"paragraph","text":"Di kemasan kopi sering tertulis proses pascapanen, dan banyak pembeli melewatinya. Padahal kata itu menjelaskan separuh rasa yang akan Anda temui. Proses adalah cara petani mengeluarkan biji dari buah ceri sampai cukup kering untuk disimpan."},{"kind":"paragraph","text":"Ketiganya bisa dibuat dari pohon yang sama. Yang berbeda adalah berapa lama daging buah menempel dan kapan kulit tanduk dilepas."},{"kind":"heading","text":"Full wash: bersih dan terang"},{"kind":"paragraph","text":"Kulit dan lendir dicuci habis sebelum dijemur. Yang tersisa adalah rasa asli biji: asam buah yang jelas, manis ringan, dan akhir yang bersih. Gayo full wash kami terasa cokelat, jeruk manis, dan gula merah."},{"kind":"product","slug":"arabika-gayo-atu-lintang"},{"kind":"heading","text":"Honey: manis dan lembut"},{"kind":"paragraph","text":"Kulit dikupas, tetapi lendir yang lengket seperti madu dibiarkan saat dijemur. Tidak ada madu di dalamnya; namanya dari teksturnya. Hasilnya lebih manis, badannya lebih tebal, dengan nada buah kering. Petani harus membalik jemuran setiap jam pada hari-hari pertama agar tidak berjamur."},{"kind":"image","image":"/assets/contoh-1/kopi/arabika-bajawa.webp","caption":"Bajawa honey: gula aren, nangka, dan kayu manis."},{"kind":"product","slug":"arabika-bajawa-honey"},{"kind":"heading","text":"Giling basah: khas Sumatra dan Sulawesi"},{"kind":"paragraph","text":"Udara yang lembap membuat penjemuran lama berisiko, maka petani menggiling kulit tanduk saat biji masih basah. Biji lalu dijemur telanjang dan cepat kering. Rasanya tebal, rendah asam, dengan rempah dan cokelat hitam. Inilah yang membuat kopi Toraja dan Mandailing dikenal di luar negeri."},{"kind":"product","slug":"arabika-toraja-sapan"},{"kind":"heading","text":"Mulai dari mana?"},{"kind":"list","ordered":false,"items":["Suka teh atau kopi tanpa gula: coba full wash.","Suka kopi susu: giling basah tidak kalah oleh susu.","Ingin sesuatu yang berbeda untuk akhir pekan: honey."]},{"kind":"paragraph","text":"Cara terbaik mengenalnya adalah mencicipi dua proses berdampingan dengan resep yang sama. Seduh masing-masing sepuluh gram, biarkan hangat, lalu bandingkan. Perbedaannya justru paling terasa ketika kopi mulai dingin."},{"kind":"paragraph","text":"Bila ingin membandingkan lebih adil, pakai biji dengan tingkat sangrai yang sama, giling pada ukuran yang sama, dan cicipi tanpa gula. Tulis tiga kata untuk setiap cangkir sebelum membaca catatan rasa di kemasan. Tidak ada jawaban salah; catatan itu akan menuntun pembelian berikutnya lebih baik daripada ulasan orang lain."}]', 1, 1791839014371);
--> statement-breakpoint
INSERT INTO "information" VALUES ('tentang-kami', 'Tentang Kami', 'Siapa kami dan bagaimana kami bekerja', '[{"kind":"paragraph","text":"Kami menyangrai kopi Nusantara di Bandung setiap Selasa dan Jumat, dalam batch lima kilogram supaya setiap batch bisa dicicipi sebelum dikemas. Tanggal sangrai selalu tercetak di kemasan."},{"kind":"paragraph","text":"Biji datang dari petani di Gayo, Toraja, Bajawa, dan Lampung yang kami kunjungi setidaknya sekali setahun. Harga beli disepakati sebelum panen, sehingga petani tahu apa yang akan diterima."},{"kind":"heading","text":"Yang dapat Anda harapkan"},{"kind":"list","ordered":false,"items":["Foto dan keterangan yang sesuai dengan barangnya.","Harga yang sama di setiap halaman, tanpa biaya tersembunyi saat checkout.","Jawaban dari orang, bukan mesin, pada jam layanan."]},{"kind":"heading","text":"Badan usaha"},{"kind":"paragraph","text":"CV Sangrai Rimba, Jl. Merdeka No. 10, Kota Bandung."}]', 0, 1795381414396);
--> statement-breakpoint
INSERT INTO "information" VALUES ('cara-belanja', 'Cara Belanja', 'Dari memilih produk sampai pesanan tiba', '[{"kind":"paragraph","text":"Anda dapat berbelanja dengan atau tanpa akun. Dengan akun, alamat dan riwayat pesanan tersimpan untuk belanja berikutnya."},{"kind":"list","ordered":true,"items":["Pilih produk, tentukan varian dan jumlahnya, lalu tekan Tambah ke Keranjang.","Buka Keranjang, periksa isinya, dan tekan Checkout.","Isi nama, nomor HP, dan alamat lengkap sampai kelurahan dan kode pos.","Pilih pengiriman. Ongkos kirim dan perkiraan tiba tampil untuk alamat Anda.","Pilih metode pembayaran, periksa Total Tagihan, lalu tekan Buat Pesanan.","Selesaikan pembayaran sebelum waktunya habis. Status pesanan berubah sendiri setelah pembayaran kami terima."]},{"kind":"heading","text":"Metode pembayaran"},{"kind":"paragraph","text":"QRIS, virtual account, transfer bank, dompet digital, dan Bayar di Tempat (COD) untuk alamat yang didukung. Pilihan yang tampil saat checkout adalah yang tersedia untuk pesanan Anda."},{"kind":"heading","text":"Transfer bank"},{"kind":"paragraph","text":"Transfer tepat sampai tiga digit terakhir agar pembayaran mudah dikenali. Kami tidak pernah meminta kode OTP, PIN, atau kata sandi Anda."},{"kind":"heading","text":"Membatalkan pesanan"},{"kind":"paragraph","text":"Pesanan yang belum dibayar dapat dibatalkan langsung dari halaman pesanan. Setelah dibayar, ajukan pembatalan dan kami jawab selama barang belum dikirim."}]', 1, 1795381414342);
--> statement-breakpoint
INSERT INTO "information" VALUES ('pengiriman', 'Pengiriman', 'Kurir, lama kirim, dan ongkos', '[{"kind":"paragraph","text":"Semua paket dikirim dari Kota Bandung. Ongkos kirim dihitung dari berat dan alamat tujuan, dan tampil sebelum Anda membayar."},{"kind":"heading","text":"Kapan dikirim?"},{"kind":"paragraph","text":"Pesanan yang dibayar sebelum pukul 14.00 pada hari kerja kami serahkan kepada kurir pada hari yang sama, selebihnya pada hari kerja berikutnya. Jam layanan kami Senin–Sabtu 08.00–17.00 WIB."},{"kind":"heading","text":"Pilihan layanan"},{"kind":"list","ordered":false,"items":["Reguler: untuk seluruh Indonesia.","Same Day dan Instan: untuk alamat di sekitar toko, pada jam layanan.","Kargo: lebih hemat untuk paket berat."]},{"kind":"heading","text":"Melacak paket"},{"kind":"paragraph","text":"Nomor resi tampil di halaman pesanan setelah paket diserahkan kepada kurir. Bila tidak ada pergerakan selama tiga hari kerja, hubungi kami dan kami tanyakan kepada kurir."},{"kind":"heading","text":"Paket bermasalah"},{"kind":"paragraph","text":"Periksa kemasan sebelum menerima. Bila basah, sobek, atau segelnya rusak, foto kemasannya dan rekam video saat membukanya. Paket yang hilang atau rusak di perjalanan menjadi tanggung jawab kami sampai Anda menerimanya."}]', 2, 1795381414342);
--> statement-breakpoint
INSERT INTO "information" VALUES ('pengembalian', 'Pengembalian', 'Ajukan paling lambat 3 hari kerja setelah diterima', '[{"kind":"paragraph","text":"Barang rusak, kurang, salah kirim, atau tidak sesuai keterangan? Ajukan pengembalian atau penukaran paling lambat 3 hari kerja setelah paket Anda terima."},{"kind":"heading","text":"Bukti yang diperlukan"},{"kind":"list","ordered":false,"items":["Video unboxing tanpa potongan, dari paket masih tersegel sampai barang terlihat jelas.","Foto barang dan label pengirimannya.","Nomor pesanan dan penjelasan singkat masalahnya."]},{"kind":"paragraph","text":"Tidak sempat merekam? Hubungi kami tetap. Kami memeriksa bersama kurir dan menilai dari foto serta berat paket."},{"kind":"heading","text":"Syarat barang"},{"kind":"list","ordered":false,"items":["Belum dipakai atau dicuci, lengkap dengan label, aksesori, dan kemasannya.","Produk digital yang kodenya sudah dibuka tidak dapat dikembalikan, kecuali kodenya tidak berfungsi.","Makanan dan minuman dapat diganti bila rusak, salah kirim, atau lewat tanggal simpan."]},{"kind":"heading","text":"Langkahnya"},{"kind":"list","ordered":true,"items":["Buka pesanan, tekan Ajukan Pengembalian, pilih barang dan alasannya, lalu unggah bukti. Atau kirimkan lewat WhatsApp.","Kami menjawab paling lambat 1 hari kerja.","Kirim barang ke alamat yang kami berikan dan masukkan nomor resinya.","Setelah barang kami periksa, pengganti dikirim atau dana dikembalikan dalam 2–5 hari kerja."]},{"kind":"heading","text":"Ongkos kirim pengembalian"},{"kind":"paragraph","text":"Kami yang menanggung bila kesalahan ada pada kami: rusak, kurang, salah kirim, atau tidak sesuai. Untuk tukar ukuran atau warna karena berubah pikiran, ongkos kirim ditanggung pembeli."}]', 3, 1795381414342);
--> statement-breakpoint
INSERT INTO "information" VALUES ('syarat-ketentuan', 'Syarat & Ketentuan', 'Aturan berbelanja di toko ini', '[{"kind":"paragraph","text":"Syarat ini berlaku antara Anda dan CV Sangrai Rimba sebagai pengelola Sangrai Rimba setiap kali Anda berbelanja di situs ini."},{"kind":"paragraph","text":"Versi 2026-11-01. Perubahan berlaku setelah diumumkan di halaman ini dan tidak mengubah pesanan yang sudah dibuat."},{"kind":"heading","text":"1. Pesanan dan harga"},{"kind":"paragraph","text":"Harga dalam rupiah dan sudah termasuk pajak yang berlaku. Ongkos kirim dan biaya layanan ditampilkan terpisah sebelum pesanan dibuat. Perjanjian jual beli terjadi saat pesanan Anda kami terima dan pembayaran kami konfirmasi."},{"kind":"paragraph","text":"Bila harga atau stok tercantum keliru karena kesalahan sistem, kami memberi tahu Anda. Anda boleh melanjutkan dengan harga yang benar atau membatalkan dengan pengembalian dana penuh."},{"kind":"heading","text":"2. Pembayaran"},{"kind":"paragraph","text":"Pembayaran dilakukan melalui metode yang tampil saat checkout dan sebelum batas waktunya. Pembayaran yang datang setelah pesanan kedaluwarsa tidak hilang: kami melanjutkan pesanan bila stok masih ada, atau mengembalikan dananya."},{"kind":"heading","text":"3. Pengiriman dan risiko"},{"kind":"paragraph","text":"Perkiraan tiba berasal dari kurir dan dapat berubah. Risiko atas barang beralih kepada Anda setelah paket diterima di alamat yang Anda berikan. Pastikan alamat dan nomor HP benar."},{"kind":"heading","text":"4. Pengembalian"},{"kind":"paragraph","text":"Pengembalian dan penukaran dapat diajukan paling lambat 3 hari kerja setelah barang diterima, sesuai halaman Pengembalian. Ketentuan ini tidak mengurangi hak Anda menurut UU Perlindungan Konsumen."},{"kind":"heading","text":"5. Akun"},{"kind":"list","ordered":false,"items":["Berikan data yang benar dan jaga kerahasiaan kata sandi.","Beri tahu kami bila akun dipakai orang lain tanpa izin.","Akun yang dipakai untuk penipuan atau menyalahgunakan promo dapat dibatasi setelah kami memberi tahu alasannya."]},{"kind":"heading","text":"6. Voucher, koin, dan affiliate"},{"kind":"paragraph","text":"Masa berlaku, batas, dan cara pakai tertulis pada masing-masing penawaran. Voucher dan koin tidak dapat diuangkan. Komisi affiliate dapat dipotong PPh sesuai ketentuan."},{"kind":"heading","text":"7. Isi situs"},{"kind":"paragraph","text":"Foto, tulisan, dan logo adalah milik kami atau pemberi izin kami. Warna barang di layar dapat sedikit berbeda dari aslinya."},{"kind":"heading","text":"8. Perselisihan"},{"kind":"paragraph","text":"Sampaikan keluhan lebih dulu kepada kami melalui email halo@kopi.contoh.id atau WhatsApp +6281321450967. Bila tidak tercapai mufakat, perselisihan diselesaikan menurut hukum Indonesia, termasuk melalui Badan Penyelesaian Sengketa Konsumen di kota Anda."}]', 4, 1795381414342);
--> statement-breakpoint
INSERT INTO "information" VALUES ('kebijakan-privasi', 'Kebijakan Privasi', 'Data yang kami simpan dan hak Anda atasnya', '[{"kind":"paragraph","text":"Kebijakan ini menjelaskan bagaimana CV Sangrai Rimba memproses data pribadi Anda menurut Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi."},{"kind":"paragraph","text":"Versi 2026-11-01. Perubahan berlaku setelah diumumkan di halaman ini dan tidak mengubah pesanan yang sudah dibuat."},{"kind":"heading","text":"Pengendali data"},{"kind":"paragraph","text":"CV Sangrai Rimba, Jl. Merdeka No. 10, Kota Bandung. Hubungi kami melalui email halo@kopi.contoh.id atau WhatsApp +6281321450967. Penyedia platform toko memproses data atas nama dan perintah kami."},{"kind":"heading","text":"Data yang kami simpan"},{"kind":"list","ordered":false,"items":["Identitas dan kontak: nama, nomor HP, email.","Alamat pengiriman dan patokan yang Anda tulis.","Pesanan, pembayaran, dan percakapan dengan layanan pelanggan. Nomor kartu dan PIN tidak pernah kami simpan; keduanya ditangani penyedia pembayaran.","Data teknis seperlunya: cookie keranjang dan sesi, serta alamat internet yang dipotong untuk mencegah penyalahgunaan."]},{"kind":"heading","text":"Untuk apa dan atas dasar apa"},{"kind":"list","ordered":false,"items":["Memproses, mengirim, dan menagih pesanan: pelaksanaan perjanjian dengan Anda.","Pembukuan, pajak, dan pengaduan konsumen: kewajiban hukum.","Keamanan akun dan pencegahan penipuan: kepentingan yang sah.","Info promo dan pengukuran iklan: hanya dengan persetujuan terpisah yang boleh Anda tolak atau tarik kapan saja."]},{"kind":"heading","text":"Siapa yang menerima"},{"kind":"paragraph","text":"Kurir menerima nama, nomor HP, dan alamat. Penyedia pembayaran menerima jumlah dan nomor pesanan. Kami tidak menjual data pribadi. Bila data diproses di luar Indonesia, kami memastikan tingkat pelindungannya setara."},{"kind":"heading","text":"Berapa lama"},{"kind":"list","ordered":false,"items":["Pesanan dan faktur: 10 tahun, sesuai aturan pembukuan.","Akun dan alamat: selama akun aktif, dihapus setelah Anda menutup akun kecuali yang wajib disimpan.","Percakapan layanan pelanggan: 2 tahun.","Keranjang tanpa akun: 30 hari."]},{"kind":"heading","text":"Hak Anda"},{"kind":"list","ordered":false,"items":["Mendapat informasi, mengakses, dan memperoleh salinan data Anda.","Melengkapi dan memperbaiki data yang keliru.","Menarik persetujuan, menunda atau membatasi pemrosesan, dan menghapus data.","Menolak keputusan yang sepenuhnya otomatis dan memindahkan data ke pihak lain.","Mengadu kepada lembaga pelindungan data pribadi serta menuntut ganti rugi."]},{"kind":"heading","text":"Cara menggunakan hak"},{"kind":"list","ordered":true,"items":["Kirim permintaan tertulis melalui email halo@kopi.contoh.id atau WhatsApp +6281321450967. Sebutkan hak yang ingin digunakan.","Kami memastikan bahwa permintaan datang dari pemilik data.","Kami menindaklanjuti paling lambat 3×24 jam sejak permintaan lengkap diterima, termasuk menghentikan pemrosesan setelah persetujuan ditarik."]},{"kind":"heading","text":"Bila terjadi kebocoran"},{"kind":"paragraph","text":"Kami memberi tahu Anda dan lembaga berwenang secara tertulis paling lambat 3×24 jam sejak kegagalan pelindungan diketahui: data apa yang terungkap, kapan dan bagaimana, serta apa yang kami lakukan."}]', 5, 1795381414342);
--> statement-breakpoint
INSERT INTO "information" VALUES ('hubungi-kami', 'Hubungi Kami', 'WhatsApp, email, alamat, dan jam layanan', '[{"kind":"paragraph","text":"Tim Sangrai Rimba membantu sebelum dan sesudah Anda berbelanja. Siapkan nomor pesanan agar kami dapat langsung memeriksanya."},{"kind":"list","ordered":false,"items":["WhatsApp: +6281321450967","Email: halo@kopi.contoh.id","Jam layanan: Senin–Sabtu 08.00–17.00 WIB","Alamat: CV Sangrai Rimba, Jl. Merdeka No. 10, Kota Bandung"]},{"kind":"heading","text":"Pengaduan"},{"kind":"paragraph","text":"Pengaduan kami jawab paling lambat 1 hari kerja dan kami selesaikan dalam 7 hari kerja. Bila jawaban kami belum memuaskan, Anda dapat melapor kepada Direktorat Jenderal Perlindungan Konsumen dan Tertib Niaga, Kementerian Perdagangan, lewat WhatsApp 0853 1111 1010."}]', 6, 1795381414342);
--> statement-breakpoint
INSERT INTO "information" VALUES ('faq', 'Pertanyaan Umum (FAQ)', 'Jawaban singkat yang paling sering dicari', '[{"kind":"heading","text":"Apakah saya harus membuat akun?"},{"kind":"paragraph","text":"Tidak. Pesanan tanpa akun dapat dilacak lewat tautan yang tampil setelah pesanan dibuat. Simpan tautan itu."},{"kind":"heading","text":"Berapa lama batas pembayaran?"},{"kind":"paragraph","text":"Batas waktunya tertulis di halaman pembayaran, umumnya 24 jam. Setelah lewat, pesanan kedaluwarsa dan stok dilepas kembali."},{"kind":"heading","text":"Saya sudah membayar, tetapi status belum berubah."},{"kind":"paragraph","text":"Virtual account dan QRIS biasanya terbaca dalam beberapa menit. Untuk transfer bank, kirim bukti di halaman Konfirmasi Pembayaran; kami periksa paling lama 1×24 jam."},{"kind":"heading","text":"Bisakah alamat diubah setelah membayar?"},{"kind":"paragraph","text":"Bisa selama paket belum diserahkan kepada kurir. Hubungi kami secepatnya lewat WhatsApp dengan nomor pesanan."},{"kind":"heading","text":"Apakah bisa kirim sebagai dropshipper?"},{"kind":"paragraph","text":"Pilihan itu tampil di checkout bila toko menerimanya. Nama pengirim di label akan memakai nama Anda, tanpa faktur harga di dalam paket."},{"kind":"heading","text":"Bagaimana bila barang tidak cocok?"},{"kind":"paragraph","text":"Ajukan pengembalian paling lambat 3 hari kerja setelah diterima, dengan video unboxing. Syarat lengkapnya ada di halaman Pengembalian."},{"kind":"heading","text":"Apakah data saya aman?"},{"kind":"paragraph","text":"Kami hanya menyimpan data yang diperlukan untuk pesanan Anda. Rincian dan cara menghapusnya ada di Kebijakan Privasi."}]', 7, 1795381414342);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'b7944133-9691-4ddc-a9dd-04c8b086db4d', 157000, 16, 5, 5, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '823f1b9c-1e1a-4170-ad91-08a4082c8a4e', 157000, 21, 18, 18, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '0500b39e-a8d8-43a6-b85c-e087606ca2dc', 46000, 24, 13, 13, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '546fee5d-d7d4-43b9-bb6e-3ec83d69cb2f', 46000, 12, 3, 3, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '1ee0020c-9fe7-4875-a070-8bee8938c8d4', 46000, 28, 17, 17, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '40224d84-d628-49e7-8232-1d265e54e781', 46000, 18, 10, 10, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '8ed5770d-1404-4b59-9b6c-a77eda5a1b23', 115500, 26, 20, 20, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'f6e2ca4b-2006-4fb2-baf6-48dd2965a3b5', 51500, 30, 18, 18, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '2fd16e21-58df-4546-b17f-4b3f38847857', 51500, 21, 12, 12, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '4fb07e82-9bbb-4109-8199-ac9a17a14bc8', 56000, 11, 6, 6, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'e373c628-66d3-4265-a659-043f4133fe3b', 104000, 15, 7, 7, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'e106fd88-dae2-41ba-a633-71de4786e558', 132000, 27, 17, 17, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '588869ec-1a59-484d-b22b-88f88611943d', 111000, 17, 10, 10, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'c4eb0323-ca2f-401f-b937-e3273226c8bf', 25000, 21, 12, 12, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '67d01537-1fb6-4433-accc-fd3a471ca251', 29000, 15, 5, 5, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '83fbde18-9c8d-4262-a21c-ee67c001113f', 23000, 27, 19, 19, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'c794f3fa-91cb-4529-ae1e-1985dac83221', 27500, 14, 9, 9, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'd61413cc-a862-44c2-a6fe-e84c25063460', 102000, 25, 20, 20, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '4d150e4e-7ab8-40b4-9884-4d6a77b73d76', 102000, 16, 14, 14, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'c8c06b5e-c09c-4d73-baaf-774ceaa3fb8a', 237000, 14, 5, 5, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '32479c39-9043-4b78-8319-6a04b6e238d4', 52000, 16, 5, 5, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'ab1bcd09-93cb-434c-85f5-7c6947609a03', 66500, 22, 10, 10, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'c201953a-6c69-4482-88e2-7d2f2f03ea57', 66500, 13, 4, 4, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'a4347b98-6f60-4c9c-845a-23613541cdc3', 66500, 16, 13, 13, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '678dbfb7-bd7b-470b-b5ad-ae88f910e163', 82500, 27, 19, 19, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '29c670d7-d0fd-4aa8-b46b-536027fc8316', 82500, 18, 8, 8, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '105a90a4-e9e5-47a0-a879-7d7f41e6565e', 82500, 8, 2, 2, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '6c71940c-181b-482b-8b42-426d5146d4d0', 99000, 12, 3, 3, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '35c6f0f1-f66f-491f-b2e8-4e10e4fa3774', 105000, 26, 17, 17, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '0d8095a8-3e5a-4216-8761-6082e9c0c591', 113000, 15, 7, 7, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'a063e80c-5bff-4a54-ae65-20c59ed0b184', 119000, 26, 20, 20, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '8e6ccd42-377b-4a5f-b2bb-41d4111c0314', 99000, 21, 14, 14, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '9d9ea0f6-9722-4245-a617-7b0c9f57246f', 113000, 6, 4, 4, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '71b3089d-d447-40b2-9b5d-0eebbeb6ee31', 113000, 24, 17, 17, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '415be4f4-b434-49ef-9772-9f3c59b76d69', 75500, 21, 12, 12, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '2dc2b843-b899-4590-9bb5-40693bfef64e', 75500, 11, 2, 2, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'dc81e31d-6054-40b8-8760-a795f3ec0e4d', 75500, 23, 15, 15, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'c4ffa6bd-53a7-4b78-a366-fab207495d3c', 65000, 26, 17, 17, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '20881758-7ccc-485f-bae4-1ec751a2f46f', 63500, 18, 11, 11, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '5cbae4bb-3140-40b7-927f-72d103db1d1e', 57000, 29, 20, 20, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '7aaa1830-7a6a-480e-805a-a84babe86eee', 237000, 16, 6, 6, 2);
--> statement-breakpoint
INSERT INTO "flash_sale" VALUES ('demo-1795366800000', 'Flash Sale', 1795366800000, 1795388400000);
--> statement-breakpoint
INSERT INTO "flash_sale" VALUES ('demo-1795388400000', 'Flash Sale', 1795388400000, 1795410000000);
--> statement-breakpoint
INSERT INTO "consent" VALUES (1, 'dc41e9f6-73b1-4669-a7dc-6b4e5845ed5f', 'terms', '2026-11-01', 1, 1795381415120);
--> statement-breakpoint
INSERT INTO "consent" VALUES (2, 'dc41e9f6-73b1-4669-a7dc-6b4e5845ed5f', 'marketing', '2026-11-01', 0, 1795381415120);
--> statement-breakpoint
INSERT INTO "customer" VALUES ('dc41e9f6-73b1-4669-a7dc-6b4e5845ed5f', 'PLG-000001', 'Siti Rahmawati', '+6281234567890', 'siti@contoh.id', '{"hash":"2cPahn87O+cMTYxde9H0lydEDFQu65o4DBm/S0ikqbI=","salt":"UeCLy0Gbc2SKi1dU15d2iA==","n":16384,"r":8,"p":5}', 'REGULAR', 1795381415120, 1795381415120, 1795381415120, NULL, NULL);
--> statement-breakpoint
INSERT INTO "coin_lot" VALUES (1, 'dc41e9f6-73b1-4669-a7dc-6b4e5845ed5f', 395, 395, 1825916615120);
--> statement-breakpoint
INSERT INTO "coin_lot" VALUES (2, 'dc41e9f6-73b1-4669-a7dc-6b4e5845ed5f', 490, 490, 1826377775120);
--> statement-breakpoint
INSERT INTO "coin_lot" VALUES (3, 'dc41e9f6-73b1-4669-a7dc-6b4e5845ed5f', 1700, 1700, 1826917415281);
--> statement-breakpoint
INSERT INTO "ledger_account" VALUES ('shop:refunds', -119000);
--> statement-breakpoint
INSERT INTO "ledger_account" VALUES ('wallet:dc41e9f6-73b1-4669-a7dc-6b4e5845ed5f', 119000);
--> statement-breakpoint
INSERT INTO "ledger_account" VALUES ('shop:coins', -2585);
--> statement-breakpoint
INSERT INTO "ledger_account" VALUES ('coins:dc41e9f6-73b1-4669-a7dc-6b4e5845ed5f', 2585);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (1, 1, 'shop:refunds', -92000);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (2, 1, 'wallet:dc41e9f6-73b1-4669-a7dc-6b4e5845ed5f', 92000);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (3, 2, 'shop:coins', -395);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (4, 2, 'coins:dc41e9f6-73b1-4669-a7dc-6b4e5845ed5f', 395);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (5, 3, 'shop:refunds', -27000);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (6, 3, 'wallet:dc41e9f6-73b1-4669-a7dc-6b4e5845ed5f', 27000);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (7, 4, 'shop:coins', -490);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (8, 4, 'coins:dc41e9f6-73b1-4669-a7dc-6b4e5845ed5f', 490);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (9, 5, 'shop:coins', -1700);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (10, 5, 'coins:dc41e9f6-73b1-4669-a7dc-6b4e5845ed5f', 1700);
--> statement-breakpoint
INSERT INTO "ledger_transfer" VALUES (1, 'refund_return', 'bd050e84-0a48-4dc1-8a0c-23df6afb83f5', 1793401415120);
--> statement-breakpoint
INSERT INTO "ledger_transfer" VALUES (2, 'coins_earned', '43bbb384-b757-4f8b-936b-0668da7779ae', 1794380615120);
--> statement-breakpoint
INSERT INTO "ledger_transfer" VALUES (3, 'refund', '068303bf-ea86-4f8f-b88f-854901804d51', 1794517415120);
--> statement-breakpoint
INSERT INTO "ledger_transfer" VALUES (4, 'coins_earned', '93e4edc9-c641-44a8-9b25-187c561efeb3', 1794841775120);
--> statement-breakpoint
INSERT INTO "ledger_transfer" VALUES (5, 'coins_earned', '5185186e-0c78-4c54-86d1-79cbf7cd8397', 1795381415281);
--> statement-breakpoint
INSERT INTO "message" VALUES ('86f8bf18-379d-4adc-8b3d-5da8cdb9014d', 'return_answered:bd050e84-0a48-4dc1-8a0c-23df6afb83f5:APPROVED', 'return_answered', 'email', 'siti@contoh.id', '5185186e-0c78-4c54-86d1-79cbf7cd8397', '{"shop":"Sangrai Rimba","number":"INV-20261027-QEEZ0","amount":"Rp 92.000","answer":"disetujui"}', 1793394215120, NULL, 1793394215120, '');
--> statement-breakpoint
INSERT INTO "message" VALUES ('576e371b-0f5a-4254-a768-0b6cec802c98', 'refunded:refund_return:bd050e84-0a48-4dc1-8a0c-23df6afb83f5', 'refunded', 'email', 'siti@contoh.id', '5185186e-0c78-4c54-86d1-79cbf7cd8397', '{"shop":"Sangrai Rimba","number":"INV-20261027-QEEZ0","amount":"Rp 92.000"}', 1793401415120, NULL, 1793401415120, '');
--> statement-breakpoint
INSERT INTO "message" VALUES ('f7013d86-2bac-4f49-911c-f0908c67e155', 'refunded:refund:068303bf-ea86-4f8f-b88f-854901804d51', 'refunded', 'email', 'siti@contoh.id', '068303bf-ea86-4f8f-b88f-854901804d51', '{"shop":"Sangrai Rimba","number":"INV-20261112-9BY4D","amount":"Rp 27.000"}', 1794517415120, NULL, 1794517415120, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (1, 'bd050e84-0a48-4dc1-8a0c-23df6afb83f5', 'REQUESTED', 1793365415120, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (2, 'bd050e84-0a48-4dc1-8a0c-23df6afb83f5', 'REVIEWING', 1793372615120, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (3, 'bd050e84-0a48-4dc1-8a0c-23df6afb83f5', 'APPROVED', 1793394215120, 'Benar, satu barang tertinggal di gudang kami. Mohon maaf.');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (4, 'bd050e84-0a48-4dc1-8a0c-23df6afb83f5', 'REFUNDED', 1793401415120, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (5, 'bd050e84-0a48-4dc1-8a0c-23df6afb83f5', 'COMPLETED', 1793603015120, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (6, '657739e2-ad1a-4990-844e-bd352f2833ed', 'REQUESTED', 1795359815120, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (7, '657739e2-ad1a-4990-844e-bd352f2833ed', 'REVIEWING', 1795363415120, 'Kami tanyakan ke kurir dulu, paling lambat besok kami kabari.');
--> statement-breakpoint
INSERT INTO "order_return_line" VALUES ('bd050e84-0a48-4dc1-8a0c-23df6afb83f5', 'e24905b1-5333-4059-ab03-9b7f10e235c7', 1);
--> statement-breakpoint
INSERT INTO "order_return_line" VALUES ('657739e2-ad1a-4990-844e-bd352f2833ed', 'ab1bcd09-93cb-434c-85f5-7c6947609a03', 1);
--> statement-breakpoint
INSERT INTO "order_return" VALUES ('bd050e84-0a48-4dc1-8a0c-23df6afb83f5', 'RTN-20261030-0M064', '5185186e-0c78-4c54-86d1-79cbf7cd8397', 'dc41e9f6-73b1-4669-a7dc-6b4e5845ed5f', 'COMPLETED', 'refund', 'Barang kurang/tidak lengkap', 'Saya pesan dua, di dalam paket hanya ada satu. Segel paket masih utuh waktu diterima.', '', NULL, NULL, NULL, 92000, 1793365415120);
--> statement-breakpoint
INSERT INTO "order_return" VALUES ('657739e2-ad1a-4990-844e-bd352f2833ed', 'RTN-20261122-S9DGN', '5733212e-9f6b-445e-876d-6c45923e2256', 'dc41e9f6-73b1-4669-a7dc-6b4e5845ed5f', 'REVIEWING', 'refund', 'Paket tidak sampai', 'Status pesanan sudah tiba, tetapi satu barang belum ada. Kurir bilang dikirim terpisah.', '', NULL, NULL, NULL, NULL, 1795359815120);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261027-QEEZ0', '5185186e-0c78-4c54-86d1-79cbf7cd8397', 'PAID', 'simulator', 'bca_va', NULL, '', 262000, 0, 262000, 1, '', 1793077415120, 1793163815120, 1793081015120);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261106-B2ZJB', '43bbb384-b757-4f8b-936b-0668da7779ae', 'PAID', 'simulator', 'bri_va', NULL, '', 57500, 0, 57500, 1, '', 1793905415120, 1793991815120, 1793909015120);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261110-5ZVKK', '501acddf-cebd-4c7f-bd2b-b5cc8aa2e162', 'EXPIRED', 'simulator', 'bni_va', NULL, '', 264000, 0, 264000, 1, '', 1794301415120, 1794387815120, NULL);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261112-9BY4D', '068303bf-ea86-4f8f-b88f-854901804d51', 'PAID', 'simulator', 'bri_va', NULL, '', 27000, 0, 27000, 1, '', 1794481415120, 1794567815120, 1794485015120);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261114-6RBKK', '6167ee34-f931-4e8e-831f-78292d7da1c7', 'EXPIRED', 'simulator', 'bca_va', NULL, '', 103000, 0, 103000, 1, '', 1794661415120, 1794747815120, NULL);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261119-PZJRP', '5733212e-9f6b-445e-876d-6c45923e2256', 'PAID', 'simulator', 'bca_va', NULL, '', 597000, 0, 597000, 1, '', 1795021415120, 1795107815120, 1795025015120);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261120-X4B5R', 'ef6368cc-56fc-47d5-8a25-a4f16e36bfab', 'COD', 'cod', 'cod', NULL, '', 772000, 0, 772000, 1, '', 1795158215120, 1795244615120, NULL);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261121-QHA5W', '755bf757-d9af-48f1-bb26-a217eab6968a', 'PAID', 'simulator', 'bni_va', NULL, '', 162000, 0, 162000, 1, '', 1795201415120, 1795287815120, 1795205015120);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261121-0B4MY', '3b4bf4db-9462-4fac-b062-27edd9f7e810', 'PAID', 'simulator', 'bri_va', NULL, '', 159000, 0, 159000, 1, '', 1795259015120, 1795345415120, 1795259375120);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261122-QGNAK', 'f5d2198c-6ab1-4075-ab0b-7218913c736e', 'PAID', 'simulator', 'bca_va', NULL, '', 535000, 0, 535000, 1, '', 1795352615120, 1795439015120, 1795356215120);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261123-9QNSN', '57521ec2-48e9-43eb-b09d-ba2fec10c58d', 'PAID', 'simulator', 'bca_va', NULL, '', 388000, 0, 388000, 1, '', 1795379615120, 1795466015120, 1795379975120);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261123-RY40E', '6325e56d-d293-4da8-a5be-a1e75d75798c', 'UNPAID', 'simulator', 'bri_va', NULL, '', 96000, 0, 96000, 1, '', 1795380695120, 1795467095120, NULL);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261116-29VSA', '93e4edc9-c641-44a8-9b25-187c561efeb3', 'PAID', 'simulator', 'bca_va', NULL, '', 49000, 0, 49000, 1, '', 1794841415120, 1794927815120, 1794841775120);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261027-QEEZ0-1', 'BILL-20261027-QEEZ0', 1, 'simulator', 'bca_va', 262000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1793077415120);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261106-B2ZJB-1', 'BILL-20261106-B2ZJB', 1, 'simulator', 'bri_va', 57500, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1793905415120);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261110-5ZVKK-1', 'BILL-20261110-5ZVKK', 1, 'simulator', 'bni_va', 264000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'cancelled', 0, 1794301415120);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261112-9BY4D-1', 'BILL-20261112-9BY4D', 1, 'simulator', 'bri_va', 27000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1794481415120);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261114-6RBKK-1', 'BILL-20261114-6RBKK', 1, 'simulator', 'bca_va', 103000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'expired', 0, 1794661415120);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261119-PZJRP-1', 'BILL-20261119-PZJRP', 1, 'simulator', 'bca_va', 597000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1795021415120);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261121-QHA5W-1', 'BILL-20261121-QHA5W', 1, 'simulator', 'bni_va', 162000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1795201415120);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261121-0B4MY-1', 'BILL-20261121-0B4MY', 1, 'simulator', 'bri_va', 159000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1795259015120);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261122-QGNAK-1', 'BILL-20261122-QGNAK', 1, 'simulator', 'bca_va', 535000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1795352615120);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261123-9QNSN-1', 'BILL-20261123-9QNSN', 1, 'simulator', 'bca_va', 388000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1795379615120);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261123-RY40E-1', 'BILL-20261123-RY40E', 1, 'simulator', 'bri_va', 96000, 0, NULL, '', '3f250558-3475-46eb-a4be-2be2c0379f85', '000088182951704373', NULL, NULL, NULL, 'pending', 0, 1795380695120);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261116-29VSA-1', 'BILL-20261116-29VSA', 1, 'simulator', 'bca_va', 49000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1794841415120);
--> statement-breakpoint
INSERT INTO "order_event" VALUES (1, '5185186e-0c78-4c54-86d1-79cbf7cd8397', 'PENDING', 1793077415120, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (2, '5185186e-0c78-4c54-86d1-79cbf7cd8397', 'PAYMENT_CONFIRMED', 1793081015120, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (3, '5185186e-0c78-4c54-86d1-79cbf7cd8397', 'PROCESSING', 1793113415120, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (4, '5185186e-0c78-4c54-86d1-79cbf7cd8397', 'SHIPPING', 1793185415120, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (5, '5185186e-0c78-4c54-86d1-79cbf7cd8397', 'DELIVERED', 1793347415120, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (6, '5185186e-0c78-4c54-86d1-79cbf7cd8397', 'COMPLETED', 1793606615120, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (7, '5185186e-0c78-4c54-86d1-79cbf7cd8397', 'refunded_return', 1793401415120, 'Rp 92.000');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (8, '43bbb384-b757-4f8b-936b-0668da7779ae', 'PENDING', 1793905415120, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (9, '43bbb384-b757-4f8b-936b-0668da7779ae', 'PAYMENT_CONFIRMED', 1793909015120, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (10, '43bbb384-b757-4f8b-936b-0668da7779ae', 'PROCESSING', 1793923415120, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (11, '43bbb384-b757-4f8b-936b-0668da7779ae', 'SHIPPING', 1793977415120, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (12, '43bbb384-b757-4f8b-936b-0668da7779ae', 'DELIVERED', 1794121415120, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (13, '43bbb384-b757-4f8b-936b-0668da7779ae', 'COMPLETED', 1794380615120, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (14, '501acddf-cebd-4c7f-bd2b-b5cc8aa2e162', 'PENDING', 1794301415120, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (15, '501acddf-cebd-4c7f-bd2b-b5cc8aa2e162', 'CANCEL', 1794308615120, 'Ingin mengganti barang yang dipesan');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (16, '068303bf-ea86-4f8f-b88f-854901804d51', 'PENDING', 1794481415120, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (17, '068303bf-ea86-4f8f-b88f-854901804d51', 'PAYMENT_CONFIRMED', 1794485015120, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (18, '068303bf-ea86-4f8f-b88f-854901804d51', 'CANCEL', 1794517415120, 'Stok terakhir rusak saat dikemas. Dana kami kembalikan.');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (19, '068303bf-ea86-4f8f-b88f-854901804d51', 'refunded', 1794517415120, 'Rp 27.000');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (20, '6167ee34-f931-4e8e-831f-78292d7da1c7', 'PENDING', 1794661415120, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (21, '6167ee34-f931-4e8e-831f-78292d7da1c7', 'EXPIRED', 1794747815120, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (22, '5733212e-9f6b-445e-876d-6c45923e2256', 'PENDING', 1795021415120, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (23, '5733212e-9f6b-445e-876d-6c45923e2256', 'PAYMENT_CONFIRMED', 1795025015120, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (24, '5733212e-9f6b-445e-876d-6c45923e2256', 'PROCESSING', 1795057415120, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (25, '5733212e-9f6b-445e-876d-6c45923e2256', 'SHIPPING', 1795107815120, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (26, '5733212e-9f6b-445e-876d-6c45923e2256', 'DELIVERED', 1795309415120, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (27, 'ef6368cc-56fc-47d5-8a25-a4f16e36bfab', 'PENDING', 1795158215120, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (28, 'ef6368cc-56fc-47d5-8a25-a4f16e36bfab', 'PROCESSING', 1795158215120, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (29, 'ef6368cc-56fc-47d5-8a25-a4f16e36bfab', 'SHIPPING', 1795302215120, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (30, '755bf757-d9af-48f1-bb26-a217eab6968a', 'PENDING', 1795201415120, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (31, '755bf757-d9af-48f1-bb26-a217eab6968a', 'PAYMENT_CONFIRMED', 1795205015120, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (32, '755bf757-d9af-48f1-bb26-a217eab6968a', 'PROCESSING', 1795237415120, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (33, '755bf757-d9af-48f1-bb26-a217eab6968a', 'SHIPPING', 1795287815120, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (34, '3b4bf4db-9462-4fac-b062-27edd9f7e810', 'PENDING', 1795259015120, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (35, '3b4bf4db-9462-4fac-b062-27edd9f7e810', 'PAYMENT_CONFIRMED', 1795259375120, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (36, '3b4bf4db-9462-4fac-b062-27edd9f7e810', 'PROCESSING', 1795284215120, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (37, '3b4bf4db-9462-4fac-b062-27edd9f7e810', 'CHANGE_PROCESSING', 1795363415120, 'Satu barang tidak lolos pemeriksaan kami. Penggantinya sedang disiapkan dan dikirim besok pagi.');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (38, 'f5d2198c-6ab1-4075-ab0b-7218913c736e', 'PENDING', 1795352615120, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (39, 'f5d2198c-6ab1-4075-ab0b-7218913c736e', 'PAYMENT_CONFIRMED', 1795356215120, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (40, 'f5d2198c-6ab1-4075-ab0b-7218913c736e', 'PROCESSING', 1795370615120, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (41, '57521ec2-48e9-43eb-b09d-ba2fec10c58d', 'PENDING', 1795379615120, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (42, '57521ec2-48e9-43eb-b09d-ba2fec10c58d', 'PAYMENT_CONFIRMED', 1795379975120, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (43, '6325e56d-d293-4da8-a5be-a1e75d75798c', 'PENDING', 1795380695120, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (44, '93e4edc9-c641-44a8-9b25-187c561efeb3', 'PENDING', 1794841415120, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (45, '93e4edc9-c641-44a8-9b25-187c561efeb3', 'PAYMENT_CONFIRMED', 1794841775120, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (46, '93e4edc9-c641-44a8-9b25-187c561efeb3', 'COMPLETED', 1794841775120, '');
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('5185186e-0c78-4c54-86d1-79cbf7cd8397', 0, '74638ec6-854f-4580-a0eb-6cdc9610d986', 'Kopi Arabika Gayo Atu Lintang Full Wash', '200 g, Biji utuh', 'arabika-gayo-atu-lintang', '/assets/contoh-1/kopi/arabika-gayo.webp', 78000, NULL, 78000, 1, 230, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('5185186e-0c78-4c54-86d1-79cbf7cd8397', 1, 'e24905b1-5333-4059-ab03-9b7f10e235c7', 'Kopi Arabika Toraja Sapan Giling Basah 200 g', 'Biji utuh', 'arabika-toraja-sapan', '/assets/contoh-1/kopi/arabika-toraja.webp', 92000, NULL, 92000, 2, 230, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('43bbb384-b757-4f8b-936b-0668da7779ae', 0, '212a2378-cf58-4430-8657-9b4e96f4e7e3', 'Kopi Robusta Lampung Bubuk Tubruk Kaleng 250 g', '', 'robusta-lampung-tubruk', '/assets/contoh-1/kopi/robusta-lampung.webp', 39500, NULL, 39500, 1, 360, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('501acddf-cebd-4c7f-bd2b-b5cc8aa2e162', 0, '32479c39-9043-4b78-8319-6a04b6e238d4', 'Kopi Drip Bag Pagi Pesisir Isi 10', '', 'drip-bag-pagi-isi-10', '/assets/contoh-1/kopi/drip-bag.webp', 82000, 95000, 82000, 3, 190, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('068303bf-ea86-4f8f-b88f-854901804d51', 0, '2da10149-644c-4aa1-9ef5-e5902e9675bb', 'Kopi Drip Bag Satuan 10 g', 'Gayo', 'drip-bag-satuan', '/assets/contoh-1/kopi/drip-bag-satuan.webp', 9000, NULL, 9000, 1, 15, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('6167ee34-f931-4e8e-831f-78292d7da1c7', 0, '6e53e1d7-01e5-43aa-98e7-278e94daee6e', 'Kopi Susu Botol Dingin 1 Liter: Gula Aren, Pandan, atau Hitam', 'Gula Aren', 'kopi-botol-dingin-1-liter', '/assets/contoh-1/kopi/kopi-botol-aren.webp', 85000, NULL, 85000, 1, 1250, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('5733212e-9f6b-445e-876d-6c45923e2256', 0, 'c8396ea8-37c0-4d75-ae34-4d2a0cd99be5', 'Dripper Keramik 1–2 Cangkir', 'Putih', 'dripper-keramik', '/assets/contoh-1/kopi/dripper-keramik-putih.webp', 145000, NULL, 145000, 1, 520, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('5733212e-9f6b-445e-876d-6c45923e2256', 1, 'caed4399-411e-47b9-bdbf-8b6899abc857', 'Ketel Leher Angsa Baja Tahan Karat 800 ml', 'Hitam', 'ketel-leher-angsa-800-ml', '/assets/contoh-1/kopi/ketel-leher-angsa-hitam.webp', 345000, 399000, 345000, 1, 780, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('5733212e-9f6b-445e-876d-6c45923e2256', 2, 'ab1bcd09-93cb-434c-85f5-7c6947609a03', 'Cangkir Keramik dengan Tatakan 220 ml', 'Gading', 'cangkir-keramik-220-ml', '/assets/contoh-1/kopi/cangkir-keramik-gading.webp', 89000, NULL, 89000, 1, 640, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('ef6368cc-56fc-47d5-8a25-a4f16e36bfab', 0, 'bee432d1-1c86-46e6-9740-ce538b8735cf', 'Set Seduh Manual Pemula: Dripper Keramik, Teko Kaca, Penggiling Tangan, dan Kopi Kebun 200 g', '', 'set-seduh-manual-pemula', '/assets/contoh-1/kopi/set-seduh.webp', 749000, 899000, 749000, 1, 2100, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('755bf757-d9af-48f1-bb26-a217eab6968a', 0, '799ca717-eddc-457c-b74f-1841b5715235', 'Blend Senja untuk Espreso: 70% Arabika, 30% Robusta', '250 g, Biji utuh, Sedang', 'blend-senja-espreso', '/assets/contoh-1/kopi/blend-senja.webp', 72000, NULL, 72000, 2, 280, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('3b4bf4db-9462-4fac-b062-27edd9f7e810', 0, 'f1ec7198-428d-43c4-b491-4aa2ef98e1e0', 'Blend Embun untuk Seduh Saring', '200 g, Biji utuh, Kantong', 'blend-embun-saring', '/assets/contoh-1/kopi/blend-embun.webp', 79000, NULL, 79000, 1, 230, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('3b4bf4db-9462-4fac-b062-27edd9f7e810', 1, '37ce35ac-e96d-4090-aa46-1d8fcb025aae', 'Blend Tubruk Warung Bungkus Kertas 500 g', '', 'blend-tubruk-warung', '/assets/contoh-1/kopi/kopi-warung.webp', 62000, NULL, 62000, 1, 530, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('f5d2198c-6ab1-4075-ab0b-7218913c736e', 0, '678dbfb7-bd7b-470b-b5ad-ae88f910e163', 'Kopi Dekafein Gayo Proses Air 200 g', 'Biji utuh', 'kopi-dekafein-malam', '/assets/contoh-1/kopi/dekaf.webp', 118000, NULL, 118000, 1, 230, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('f5d2198c-6ab1-4075-ab0b-7218913c736e', 1, '908cc47d-7ca5-4a86-824d-302a1e6f6421', 'Penggiling Kopi Tangan Gerigi Baja 38 mm', 'Hitam', 'penggiling-tangan-gerigi-baja', '/assets/contoh-1/kopi/penggiling-baja-hitam.webp', 399000, 459000, 399000, 1, 690, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('57521ec2-48e9-43eb-b09d-ba2fec10c58d', 0, 'b7944133-9691-4ddc-a9dd-04c8b086db4d', 'Timbangan Kopi Digital 2 kg Ketelitian 0,1 g dengan Pengatur Waktu', 'Hitam', 'timbangan-seduh-0-1-g', '/assets/contoh-1/kopi/timbangan-hitam.webp', 185000, 229000, 185000, 2, 380, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('6325e56d-d293-4da8-a5be-a1e75d75798c', 0, '74638ec6-854f-4580-a0eb-6cdc9610d986', 'Kopi Arabika Gayo Atu Lintang Full Wash', '200 g, Biji utuh', 'arabika-gayo-atu-lintang', '/assets/contoh-1/kopi/arabika-gayo.webp', 78000, NULL, 78000, 1, 230, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('93e4edc9-c641-44a8-9b25-187c561efeb3', 0, '3a4a5990-e709-411a-80d9-cdeaabad0f2c', 'E-book Kelas Seduh: 30 Resep Kopi Rumahan', '', 'kelas-seduh-e-book', '/assets/contoh-1/kopi/kelas-seduh.webp', 49000, 79000, 49000, 1, 0, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('5185186e-0c78-4c54-86d1-79cbf7cd8397', 'INV-20261027-QEEZ0', 'dc41e9f6-73b1-4669-a7dc-6b4e5845ed5f', NULL, 'COMPLETED', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 690, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bca_va', '', 262000, 18000, 18000, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 262000, 0, NULL, NULL, NULL, 'SIM000077415120', 1793077415120, 1793077415120, NULL, 0, 0, 0, NULL, 1793163815120, 1793347415120);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('43bbb384-b757-4f8b-936b-0668da7779ae', 'INV-20261106-B2ZJB', 'dc41e9f6-73b1-4669-a7dc-6b4e5845ed5f', NULL, 'COMPLETED', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 360, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bri_va', '', 39500, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 57500, 0, NULL, NULL, NULL, 'SIM000005415120', 1793905415120, 1793905415120, NULL, 0, 0, 0, NULL, 1793991815120, 1794121415120);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('501acddf-cebd-4c7f-bd2b-b5cc8aa2e162', 'INV-20261110-5ZVKK', 'dc41e9f6-73b1-4669-a7dc-6b4e5845ed5f', NULL, 'CANCEL', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 570, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bni_va', '', 246000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 264000, 0, NULL, NULL, NULL, NULL, 1794301415120, 1794301415120, NULL, 0, 0, 0, NULL, 1794387815120, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('068303bf-ea86-4f8f-b88f-854901804d51', 'INV-20261112-9BY4D', 'dc41e9f6-73b1-4669-a7dc-6b4e5845ed5f', NULL, 'CANCEL', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 15, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bri_va', '', 9000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 27000, 0, NULL, NULL, NULL, NULL, 1794481415120, 1794481415120, NULL, 0, 0, 0, NULL, 1794567815120, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('6167ee34-f931-4e8e-831f-78292d7da1c7', 'INV-20261114-6RBKK', 'dc41e9f6-73b1-4669-a7dc-6b4e5845ed5f', NULL, 'EXPIRED', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 1250, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bca_va', '', 85000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 103000, 0, NULL, NULL, NULL, NULL, 1794661415120, 1794661415120, NULL, 0, 0, 0, NULL, 1794747815120, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('5733212e-9f6b-445e-876d-6c45923e2256', 'INV-20261119-PZJRP', 'dc41e9f6-73b1-4669-a7dc-6b4e5845ed5f', NULL, 'DELIVERED', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 1940, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bca_va', '', 579000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 597000, 0, NULL, NULL, NULL, 'SIM000021415120', 1795021415120, 1795021415120, NULL, 0, 0, 0, NULL, 1795107815120, 1795309415120);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('ef6368cc-56fc-47d5-8a25-a4f16e36bfab', 'INV-20261120-X4B5R', 'dc41e9f6-73b1-4669-a7dc-6b4e5845ed5f', NULL, 'SHIPPING', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 2100, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'cod', 'cod', '', 749000, 18000, 0, 0, 5000, 0, 0, 0, 0, 0, '[]', 0, 772000, 0, NULL, NULL, NULL, 'SIM000058215120', 1795158215120, 1795158215120, NULL, 0, 0, 0, NULL, 1795244615120, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('755bf757-d9af-48f1-bb26-a217eab6968a', 'INV-20261121-QHA5W', 'dc41e9f6-73b1-4669-a7dc-6b4e5845ed5f', NULL, 'SHIPPING', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 560, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bni_va', '', 144000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 162000, 0, NULL, NULL, NULL, 'SIM000001415120', 1795201415120, 1795201415120, NULL, 0, 0, 0, NULL, 1795287815120, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('3b4bf4db-9462-4fac-b062-27edd9f7e810', 'INV-20261121-0B4MY', 'dc41e9f6-73b1-4669-a7dc-6b4e5845ed5f', NULL, 'CHANGE_PROCESSING', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 760, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bri_va', '', 141000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 159000, 0, NULL, NULL, NULL, NULL, 1795259015120, 1795259015120, NULL, 0, 0, 0, NULL, 1795345415120, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('f5d2198c-6ab1-4075-ab0b-7218913c736e', 'INV-20261122-QGNAK', 'dc41e9f6-73b1-4669-a7dc-6b4e5845ed5f', NULL, 'PROCESSING', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 920, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bca_va', '', 517000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 535000, 0, NULL, NULL, NULL, NULL, 1795352615120, 1795352615120, NULL, 0, 0, 0, NULL, 1795439015120, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('57521ec2-48e9-43eb-b09d-ba2fec10c58d', 'INV-20261123-9QNSN', 'dc41e9f6-73b1-4669-a7dc-6b4e5845ed5f', NULL, 'PAYMENT_CONFIRMED', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 760, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bca_va', '', 370000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 388000, 0, NULL, NULL, NULL, NULL, 1795379615120, 1795379615120, NULL, 0, 0, 0, NULL, 1795466015120, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('6325e56d-d293-4da8-a5be-a1e75d75798c', 'INV-20261123-RY40E', 'dc41e9f6-73b1-4669-a7dc-6b4e5845ed5f', NULL, 'PENDING', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 230, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bri_va', '', 78000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 96000, 0, NULL, NULL, NULL, NULL, 1795380695120, 1795380695120, NULL, 0, 0, 0, NULL, 1795467095120, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('93e4edc9-c641-44a8-9b25-187c561efeb3', 'INV-20261116-29VSA', 'dc41e9f6-73b1-4669-a7dc-6b4e5845ed5f', NULL, 'COMPLETED', 1, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":null,"province":"","regency":"","district":"","village":"","postcode":null,"street":null,"courierNote":null,"latitude":null,"longitude":null}', 0, NULL, '', '', NULL, NULL, NULL, 5000, NULL, 0, 'simulator', 'bca_va', '', 49000, 0, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 49000, 0, NULL, NULL, NULL, NULL, 1794841415120, 1794841415120, NULL, 0, 0, 0, NULL, 1794927815120, NULL);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('5185186e-0c78-4c54-86d1-79cbf7cd8397', '74638ec6-854f-4580-a0eb-6cdc9610d986', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('5185186e-0c78-4c54-86d1-79cbf7cd8397', 'e24905b1-5333-4059-ab03-9b7f10e235c7', 2, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('43bbb384-b757-4f8b-936b-0668da7779ae', '212a2378-cf58-4430-8657-9b4e96f4e7e3', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('501acddf-cebd-4c7f-bd2b-b5cc8aa2e162', '32479c39-9043-4b78-8319-6a04b6e238d4', 3, 'RELEASED', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('068303bf-ea86-4f8f-b88f-854901804d51', '2da10149-644c-4aa1-9ef5-e5902e9675bb', 1, 'RELEASED', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('6167ee34-f931-4e8e-831f-78292d7da1c7', '6e53e1d7-01e5-43aa-98e7-278e94daee6e', 1, 'RELEASED', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('5733212e-9f6b-445e-876d-6c45923e2256', 'c8396ea8-37c0-4d75-ae34-4d2a0cd99be5', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('5733212e-9f6b-445e-876d-6c45923e2256', 'caed4399-411e-47b9-bdbf-8b6899abc857', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('5733212e-9f6b-445e-876d-6c45923e2256', 'ab1bcd09-93cb-434c-85f5-7c6947609a03', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('ef6368cc-56fc-47d5-8a25-a4f16e36bfab', 'bee432d1-1c86-46e6-9740-ce538b8735cf', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('755bf757-d9af-48f1-bb26-a217eab6968a', '799ca717-eddc-457c-b74f-1841b5715235', 2, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('3b4bf4db-9462-4fac-b062-27edd9f7e810', 'f1ec7198-428d-43c4-b491-4aa2ef98e1e0', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('3b4bf4db-9462-4fac-b062-27edd9f7e810', '37ce35ac-e96d-4090-aa46-1d8fcb025aae', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('f5d2198c-6ab1-4075-ab0b-7218913c736e', '678dbfb7-bd7b-470b-b5ad-ae88f910e163', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('f5d2198c-6ab1-4075-ab0b-7218913c736e', '908cc47d-7ca5-4a86-824d-302a1e6f6421', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('57521ec2-48e9-43eb-b09d-ba2fec10c58d', 'b7944133-9691-4ddc-a9dd-04c8b086db4d', 2, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('6325e56d-d293-4da8-a5be-a1e75d75798c', '74638ec6-854f-4580-a0eb-6cdc9610d986', 1, 'HELD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('93e4edc9-c641-44a8-9b25-187c561efeb3', '3a4a5990-e709-411a-80d9-cdeaabad0f2c', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "digital_file" VALUES ('caae95b1-5749-4f5f-891d-2fbb75c27f55', '2d87a5fd-eb80-4fc0-907e-372b139ed810', NULL, 'Kelas Seduh - 30 Resep Kopi Rumahan.pdf', 797, 1795381414548);
--> statement-breakpoint
INSERT INTO "digital_file" VALUES ('2baf6ccd-76a7-4812-b80b-5de546ad01a3', '39582982-dfc6-4809-8aa0-1351479c452e', NULL, 'Kelas Seni Latte - Daftar Pelajaran.pdf', 794, 1795381414578);
--> statement-breakpoint
INSERT INTO "licence" VALUES (1, '52769095-fc27-4a8e-9e71-5518a2ec02e6', 'RIMBA-23FF-B7D1-9B58', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "licence" VALUES (2, '52769095-fc27-4a8e-9e71-5518a2ec02e6', 'RIMBA-206D-59C0-697E', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "licence" VALUES (3, '52769095-fc27-4a8e-9e71-5518a2ec02e6', 'RIMBA-BDB2-97B4-58AE', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "licence" VALUES (4, '52769095-fc27-4a8e-9e71-5518a2ec02e6', 'RIMBA-817A-F247-8874', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "licence" VALUES (5, '52769095-fc27-4a8e-9e71-5518a2ec02e6', 'RIMBA-ECD9-3DB6-43B3', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "licence" VALUES (6, '52769095-fc27-4a8e-9e71-5518a2ec02e6', 'RIMBA-1A65-D378-4255', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "licence" VALUES (7, '52769095-fc27-4a8e-9e71-5518a2ec02e6', 'RIMBA-FFB6-6327-83DA', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "licence" VALUES (8, '52769095-fc27-4a8e-9e71-5518a2ec02e6', 'RIMBA-42E7-350C-3041', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "licence" VALUES (9, '52769095-fc27-4a8e-9e71-5518a2ec02e6', 'RIMBA-5167-E5A0-29CC', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "licence" VALUES (10, '52769095-fc27-4a8e-9e71-5518a2ec02e6', 'RIMBA-4D33-5F98-8B76', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "licence" VALUES (11, '52769095-fc27-4a8e-9e71-5518a2ec02e6', 'RIMBA-4A95-6415-0FA6', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "licence" VALUES (12, '52769095-fc27-4a8e-9e71-5518a2ec02e6', 'RIMBA-38C4-299D-584A', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "licence" VALUES (13, '52769095-fc27-4a8e-9e71-5518a2ec02e6', 'RIMBA-D073-5F03-D4B1', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "licence" VALUES (14, '52769095-fc27-4a8e-9e71-5518a2ec02e6', 'RIMBA-A4E8-3AED-96BD', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "licence" VALUES (15, '52769095-fc27-4a8e-9e71-5518a2ec02e6', 'RIMBA-D7BE-75A0-7695', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "licence" VALUES (16, '52769095-fc27-4a8e-9e71-5518a2ec02e6', 'RIMBA-C1AB-A597-22AA', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "licence" VALUES (17, '52769095-fc27-4a8e-9e71-5518a2ec02e6', 'RIMBA-293D-4388-15EB', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "licence" VALUES (18, '52769095-fc27-4a8e-9e71-5518a2ec02e6', 'RIMBA-DA4D-7FA9-3878', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "licence" VALUES (19, '52769095-fc27-4a8e-9e71-5518a2ec02e6', 'RIMBA-5A29-BFDB-3D46', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "licence" VALUES (20, '52769095-fc27-4a8e-9e71-5518a2ec02e6', 'RIMBA-A417-378D-DAD4', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "licence" VALUES (21, '30438193-035b-4761-8436-9f7aded4abc3', 'RIMBA-66F8-3F6F-C705', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "licence" VALUES (22, '30438193-035b-4761-8436-9f7aded4abc3', 'RIMBA-6629-4EA3-B50A', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "licence" VALUES (23, '30438193-035b-4761-8436-9f7aded4abc3', 'RIMBA-0CA6-6F6A-C06F', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "licence" VALUES (24, '30438193-035b-4761-8436-9f7aded4abc3', 'RIMBA-D3E0-EF64-AD42', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "licence" VALUES (25, '30438193-035b-4761-8436-9f7aded4abc3', 'RIMBA-4551-40F0-C6BA', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "licence" VALUES (26, '30438193-035b-4761-8436-9f7aded4abc3', 'RIMBA-0E81-0803-79F3', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "licence" VALUES (27, '30438193-035b-4761-8436-9f7aded4abc3', 'RIMBA-CC9C-E813-69B9', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "licence" VALUES (28, '30438193-035b-4761-8436-9f7aded4abc3', 'RIMBA-4DBB-B152-CF05', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "licence" VALUES (29, '30438193-035b-4761-8436-9f7aded4abc3', 'RIMBA-1599-9B33-4F59', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "licence" VALUES (30, '30438193-035b-4761-8436-9f7aded4abc3', 'RIMBA-65D7-BB37-C3E2', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "licence" VALUES (31, '30438193-035b-4761-8436-9f7aded4abc3', 'RIMBA-174B-A75A-23EF', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "licence" VALUES (32, '30438193-035b-4761-8436-9f7aded4abc3', 'RIMBA-B2A3-714E-CDBD', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "licence" VALUES (33, '30438193-035b-4761-8436-9f7aded4abc3', 'RIMBA-B80F-1530-41C6', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "licence" VALUES (34, '30438193-035b-4761-8436-9f7aded4abc3', 'RIMBA-D046-8897-A229', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "licence" VALUES (35, '30438193-035b-4761-8436-9f7aded4abc3', 'RIMBA-DA17-E193-5D72', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "licence" VALUES (36, '30438193-035b-4761-8436-9f7aded4abc3', 'RIMBA-0947-E52D-69D4', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "licence" VALUES (37, '30438193-035b-4761-8436-9f7aded4abc3', 'RIMBA-AA90-46E6-9B47', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "licence" VALUES (38, '30438193-035b-4761-8436-9f7aded4abc3', 'RIMBA-22F2-6A6F-801F', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "licence" VALUES (39, '30438193-035b-4761-8436-9f7aded4abc3', 'RIMBA-5CDD-3983-8968', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "licence" VALUES (40, '30438193-035b-4761-8436-9f7aded4abc3', 'RIMBA-31E9-760A-C5C5', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "licence" VALUES (41, 'a692c7fe-002b-4fe5-847d-ecfc22bd3032', 'RIMBA-8347-D2F1-7EC2', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "licence" VALUES (42, 'a692c7fe-002b-4fe5-847d-ecfc22bd3032', 'RIMBA-5F1D-0C73-8AB9', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "licence" VALUES (43, 'a692c7fe-002b-4fe5-847d-ecfc22bd3032', 'RIMBA-3D1B-D1E9-5C2D', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "licence" VALUES (44, 'a692c7fe-002b-4fe5-847d-ecfc22bd3032', 'RIMBA-8DE6-CCFD-E5E3', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "licence" VALUES (45, 'a692c7fe-002b-4fe5-847d-ecfc22bd3032', 'RIMBA-A94D-202A-C4DC', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "licence" VALUES (46, 'a692c7fe-002b-4fe5-847d-ecfc22bd3032', 'RIMBA-E089-10F1-02BB', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "licence" VALUES (47, 'a692c7fe-002b-4fe5-847d-ecfc22bd3032', 'RIMBA-4764-76B4-B643', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "licence" VALUES (48, 'a692c7fe-002b-4fe5-847d-ecfc22bd3032', 'RIMBA-B187-EF56-8AE1', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "licence" VALUES (49, 'a692c7fe-002b-4fe5-847d-ecfc22bd3032', 'RIMBA-FA7E-0E4F-EB07', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "licence" VALUES (50, 'a692c7fe-002b-4fe5-847d-ecfc22bd3032', 'RIMBA-3EA1-E64A-C962', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "licence" VALUES (51, 'a692c7fe-002b-4fe5-847d-ecfc22bd3032', 'RIMBA-683E-C326-FBC8', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "licence" VALUES (52, 'a692c7fe-002b-4fe5-847d-ecfc22bd3032', 'RIMBA-04AA-BCD0-84C7', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "licence" VALUES (53, 'a692c7fe-002b-4fe5-847d-ecfc22bd3032', 'RIMBA-CA28-9135-93B2', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "licence" VALUES (54, 'a692c7fe-002b-4fe5-847d-ecfc22bd3032', 'RIMBA-635D-ACBD-9BC5', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "licence" VALUES (55, 'a692c7fe-002b-4fe5-847d-ecfc22bd3032', 'RIMBA-8BA5-4B4C-BCE4', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "licence" VALUES (56, 'a692c7fe-002b-4fe5-847d-ecfc22bd3032', 'RIMBA-B6C8-75C0-A44B', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "licence" VALUES (57, 'a692c7fe-002b-4fe5-847d-ecfc22bd3032', 'RIMBA-149E-E3F7-C92F', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "licence" VALUES (58, 'a692c7fe-002b-4fe5-847d-ecfc22bd3032', 'RIMBA-A8A9-C7CD-9799', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "licence" VALUES (59, 'a692c7fe-002b-4fe5-847d-ecfc22bd3032', 'RIMBA-3932-E3EA-2C95', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "licence" VALUES (60, 'a692c7fe-002b-4fe5-847d-ecfc22bd3032', 'RIMBA-FDEE-62DB-C25C', NULL, 1795381414396);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (1, '5185186e-0c78-4c54-86d1-79cbf7cd8397', 'picked', 'Paket dijemput kurir', 'Kota Bandung', 1793188655120);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (2, '5185186e-0c78-4c54-86d1-79cbf7cd8397', 'picked', 'Paket tiba di pusat sortir', 'Hub Kota Bandung', 1793209715120);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (3, '5185186e-0c78-4c54-86d1-79cbf7cd8397', 'picked', 'Paket dalam transit', 'Kota Bandung menuju Kota Bandung', 1793234015120);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (4, '5185186e-0c78-4c54-86d1-79cbf7cd8397', 'picked', 'Paket tiba di kota tujuan', 'Hub Kota Bandung', 1793298815120);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (5, '5185186e-0c78-4c54-86d1-79cbf7cd8397', 'delivering', 'Paket diantar ke alamat penerima', 'Coblong', 1793331215120);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (6, '5185186e-0c78-4c54-86d1-79cbf7cd8397', 'delivered', 'Paket telah diterima', 'Coblong', 1793347415120);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (7, '43bbb384-b757-4f8b-936b-0668da7779ae', 'picked', 'Paket dijemput kurir', 'Kota Bandung', 1793980295120);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (8, '43bbb384-b757-4f8b-936b-0668da7779ae', 'picked', 'Paket tiba di pusat sortir', 'Hub Kota Bandung', 1793999015120);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (9, '43bbb384-b757-4f8b-936b-0668da7779ae', 'picked', 'Paket dalam transit', 'Kota Bandung menuju Kota Bandung', 1794020615120);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (10, '43bbb384-b757-4f8b-936b-0668da7779ae', 'picked', 'Paket tiba di kota tujuan', 'Hub Kota Bandung', 1794078215120);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (11, '43bbb384-b757-4f8b-936b-0668da7779ae', 'delivering', 'Paket diantar ke alamat penerima', 'Coblong', 1794107015120);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (12, '43bbb384-b757-4f8b-936b-0668da7779ae', 'delivered', 'Paket telah diterima', 'Coblong', 1794121415120);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (13, '5733212e-9f6b-445e-876d-6c45923e2256', 'picked', 'Paket dijemput kurir', 'Kota Bandung', 1795111847120);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (14, '5733212e-9f6b-445e-876d-6c45923e2256', 'picked', 'Paket tiba di pusat sortir', 'Hub Kota Bandung', 1795138055120);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (15, '5733212e-9f6b-445e-876d-6c45923e2256', 'picked', 'Paket dalam transit', 'Kota Bandung menuju Kota Bandung', 1795168295120);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (16, '5733212e-9f6b-445e-876d-6c45923e2256', 'picked', 'Paket tiba di kota tujuan', 'Hub Kota Bandung', 1795248935120);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (17, '5733212e-9f6b-445e-876d-6c45923e2256', 'delivering', 'Paket diantar ke alamat penerima', 'Coblong', 1795289255120);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (18, '5733212e-9f6b-445e-876d-6c45923e2256', 'delivered', 'Paket telah diterima', 'Coblong', 1795309415120);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (19, 'ef6368cc-56fc-47d5-8a25-a4f16e36bfab', 'picked', 'Paket dijemput kurir', 'Kota Bandung', 1795304663120);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (20, 'ef6368cc-56fc-47d5-8a25-a4f16e36bfab', 'picked', 'Paket tiba di pusat sortir', 'Hub Kota Bandung', 1795320575120);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (21, 'ef6368cc-56fc-47d5-8a25-a4f16e36bfab', 'picked', 'Paket dalam transit', 'Kota Bandung menuju Kota Bandung', 1795338935120);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (22, 'ef6368cc-56fc-47d5-8a25-a4f16e36bfab', 'picked', 'Paket tiba di kota tujuan', 'Hub Kota Bandung', 1795387895120);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (23, 'ef6368cc-56fc-47d5-8a25-a4f16e36bfab', 'delivering', 'Paket diantar ke alamat penerima', 'Coblong', 1795412375120);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (24, '755bf757-d9af-48f1-bb26-a217eab6968a', 'picked', 'Paket dijemput kurir', 'Kota Bandung', 1795290551120);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (25, '755bf757-d9af-48f1-bb26-a217eab6968a', 'picked', 'Paket tiba di pusat sortir', 'Hub Kota Bandung', 1795308335120);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (26, '755bf757-d9af-48f1-bb26-a217eab6968a', 'picked', 'Paket dalam transit', 'Kota Bandung menuju Kota Bandung', 1795328855120);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (27, '755bf757-d9af-48f1-bb26-a217eab6968a', 'picked', 'Paket tiba di kota tujuan', 'Hub Kota Bandung', 1795383575120);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (28, '755bf757-d9af-48f1-bb26-a217eab6968a', 'delivering', 'Paket diantar ke alamat penerima', 'Coblong', 1795410935120);
--> statement-breakpoint
INSERT INTO "admin_log" VALUES (1, 1795381414396, 'platform', 'import.batch', '', '[{"field":"categories","after":"[{\"slug\":\"biji-kopi\",\"name\":\"Biji Kopi\",\"image\":\"/assets/contoh-1/kopi/kategori-biji.webp\",\"parentSlug\":null},{\"slug\":\"racikan\",\"name\":\"Racikan\",\"image\":\"/assets/contoh-1/kopi/blend-senja.webp\",\"parentSlug\":null},{\"slug\":\"siap-seduh\",\"name\":\"Siap Seduh\",\"image\":\"/assets/contoh-1/kopi/kategori-siap-s…"},{"field":"products","after":"[{\"slug\":\"arabika-gayo-atu-lintang\",\"name\":\"Kopi Arabika Gayo Atu Lintang Full Wash\",\"categorySlug\":\"biji-kopi\",\"description\":\"Dari kebun rakyat di Atu Lintang, Aceh Tengah, pada ketinggian 1.400–1.550 mdpl. Dicuci penuh lalu dijemur di para-para selama 12–14 hari.\\n\\nRasa: cokelat, jeruk manis, dan…"},{"field":"licences"},{"field":"vouchers","after":"[{\"code\":\"SERUPUT\",\"title\":\"Diskon 10%\",\"description\":\"Untuk semua isi toko.\",\"startsAt\":\"2025-10-18T21:03:34.371Z\",\"endsAt\":\"2028-04-06T16:59:59.999Z\",\"cashback\":false,\"percentage\":true,\"amount\":10,\"maximum\":25000,\"minimum\":120000,\"forShipping\":false,\"quota\":null,\"perCustomer\":null,\"categories\":[],…"},{"field":"articleCategories","after":"[{\"slug\":\"menyeduh\",\"name\":\"Menyeduh\"},{\"slug\":\"biji-dan-simpan\",\"name\":\"Biji & Simpan\"}]"},{"field":"articles","after":"[{\"slug\":\"menyeduh-v60-di-rumah\",\"title\":\"Menyeduh V60 di Rumah: Resep 15 Gram yang Selalu Jadi\",\"categorySlug\":\"menyeduh\",\"image\":\"/assets/contoh-1/kopi/dripper-keramik-seduh.webp\",\"summary\":\"Satu resep, empat tuangan, tiga menit. Cocok untuk yang baru punya dripper pertama.\",\"body\":[{\"kind\":\"parag…"},{"field":"information","after":"[{\"slug\":\"tentang-kami\",\"title\":\"Tentang Kami\",\"summary\":\"Siapa kami dan bagaimana kami bekerja\",\"body\":[{\"kind\":\"paragraph\",\"text\":\"Kami menyangrai kopi Nusantara di Bandung setiap Selasa dan Jumat, dalam batch lima kilogram supaya setiap batch bisa dicicipi sebelum dikemas. Tanggal sangrai selalu …"},{"field":"source"}]');
--> statement-breakpoint
INSERT INTO "admin_log" VALUES (2, 1795381414548, 'platform', 'digital.addFile', '', '[{"field":"itemId"},{"field":"slug","after":"kelas-seduh-e-book"}]');
--> statement-breakpoint
INSERT INTO "admin_log" VALUES (3, 1795381414578, 'platform', 'digital.addFile', '', '[{"field":"itemId"},{"field":"slug","after":"kelas-video-seni-latte"}]');
--> statement-breakpoint
INSERT INTO "admin_log" VALUES (4, 1795381415120, 'platform', 'demo.fill', '', '[{"field":"flashSales","after":"true"},{"field":"reviews"},{"field":"customer"}]');
--> statement-breakpoint
INSERT INTO "admin_log" VALUES (5, 1795381415321, 'platform', 'shop.open', '', '[]');
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('audit', '', 1795464060000, 0, 0, NULL);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('expire-coins', 'dc41e9f6-73b1-4669-a7dc-6b4e5845ed5f', 1825916615120, 0, 0, NULL);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('complete-order', '5733212e-9f6b-445e-876d-6c45923e2256', 1795568615120, 0, 0, NULL);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('expire-payment', '6325e56d-d293-4da8-a5be-a1e75d75798c', 1795467095120, 0, 0, NULL);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('check-payment', '6325e56d-d293-4da8-a5be-a1e75d75798c', 1795381535120, 0, 0, NULL);
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
INSERT INTO "review" VALUES ('90a4166a-97e9-4f5a-af6e-bb38dc1a671e', 'f851a82e-0b8c-4742-b62c-65a2e5069e58', '', 'W***n S.', 5, 'Dua menit selesai dan ampasnya keluar seperti kue, tinggal ketuk.', '[]', NULL, NULL, NULL, 1794967415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f29fe1bc-ec7b-4014-9935-c0ff7db4b841', 'f851a82e-0b8c-4742-b62c-65a2e5069e58', '', 'B***g H.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1794827015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('16f73336-241a-48da-8e03-b0a63d64590d', 'f851a82e-0b8c-4742-b62c-65a2e5069e58', '', 'A***s S.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1794348215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5fb64de1-4c16-4af4-ab3c-1daa174c0ee0', 'f851a82e-0b8c-4742-b62c-65a2e5069e58', '', 'C***t M.', 4, 'Menekannya butuh tenaga di awal. Pastikan gelasnya kokoh.', '[]', NULL, NULL, NULL, 1794240215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5586ae5b-8b41-4209-9b53-e7b4e4f124ce', 'f851a82e-0b8c-4742-b62c-65a2e5069e58', '', 'S***i A.', 5, 'Masuk tas gunung, jatuh dari batu pun selamat. Kopinya bersih.', '["/assets/contoh-1/kopi/alat-tekan.webp","/assets/contoh-1/kopi/alat-tekan-bagian.webp"]', NULL, NULL, NULL, 1794035015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('299b132f-1c0b-45de-bda9-a8885e2f69fa', 'f851a82e-0b8c-4742-b62c-65a2e5069e58', '', 'J***o S.', 4, 'Karetnya masih rapat setelah setengah tahun. Simpan dalam keadaan terlepas.', '[]', NULL, NULL, NULL, 1793844215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e257f42c-e914-4eab-a4d6-dfff6835d2d8', 'f851a82e-0b8c-4742-b62c-65a2e5069e58', '', 'A***d F.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793667815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ec1e33f0-75f9-4a21-9bb0-3ed3fea54366', 'f851a82e-0b8c-4742-b62c-65a2e5069e58', '', 'A***f H.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1793585015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('eb0d36f7-74c4-4cd7-b200-979fc28354ae', 'f851a82e-0b8c-4742-b62c-65a2e5069e58', '', 'A***i B.', 5, 'Seratus kertasnya tahan empat bulan di saya.', '[]', NULL, NULL, NULL, 1793243015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8a9ea6f0-c52d-4fdc-ad04-4fe503ef61f9', 'e5d6e89d-c3ed-4dee-826b-af26d705b0c4', 'Biji utuh', 'S***l S.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1795115015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3bfdf686-9a2a-4787-b1b9-59c83d5c1353', 'e5d6e89d-c3ed-4dee-826b-af26d705b0c4', 'Sedang', 'D***n P.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1794924215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5e1bb045-0e54-40e6-a776-26b36f405255', 'e5d6e89d-c3ed-4dee-826b-af26d705b0c4', 'Biji utuh', 'R***y R.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/arabika-bajawa.webp","/assets/contoh-1/kopi/arabika-bajawa-ceri.webp"]', NULL, NULL, NULL, 1794560615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('afc15491-c9d7-406a-8f73-f1b090e4e0aa', 'e5d6e89d-c3ed-4dee-826b-af26d705b0c4', 'Biji utuh', 'N***i K.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1794211415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a3fced3e-246f-4e25-8fc5-d87b0ab351dd', 'e5d6e89d-c3ed-4dee-826b-af26d705b0c4', 'Sedang', 'T***u I.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1793603015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4c678ce1-ab98-4b11-8054-4a01d073fce2', 'e5d6e89d-c3ed-4dee-826b-af26d705b0c4', 'Biji utuh', 'W***n S.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/arabika-bajawa.webp","/assets/contoh-1/kopi/arabika-bajawa-ceri.webp"]', NULL, NULL, NULL, 1793059415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('25c8b9e1-19d7-44bc-830e-2f88f6e5101b', 'e5d6e89d-c3ed-4dee-826b-af26d705b0c4', 'Biji utuh', 'A***s S.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1792998215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f6b2999c-28a0-4c4a-a2d0-852d9f7a52c5', 'e5d6e89d-c3ed-4dee-826b-af26d705b0c4', 'Sedang', 'A***i B.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1792937015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ac1564fe-e16e-40e0-9c23-ffeacad76270', 'e5d6e89d-c3ed-4dee-826b-af26d705b0c4', 'Biji utuh', 'A***f H.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1792857815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('45e1328d-daa7-4836-82bd-d50c7d97007e', 'e5d6e89d-c3ed-4dee-826b-af26d705b0c4', 'Sedang', 'F***i H.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1792724615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7f6a82d4-6de9-464b-9ee7-e93158b7756d', 'baf9c97b-79bc-4288-b726-ffdddde8f05a', '500 g, Biji utuh', 'D***s A.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1795014215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c0896859-4fce-41f0-a098-1b8ec1c2e8cf', 'baf9c97b-79bc-4288-b726-ffdddde8f05a', '200 g, Halus', 'Y***s M.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/bondowoso.webp","/assets/contoh-1/kopi/bondowoso-cangkir.webp"]', NULL, NULL, NULL, 1794445415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ee6c6ac4-d735-48a1-ada6-cf8ffde7f83b', 'baf9c97b-79bc-4288-b726-ffdddde8f05a', '500 g, Halus', 'B***g H.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1794197015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c7c85930-1428-4b0e-aba7-b44fe7b63379', 'baf9c97b-79bc-4288-b726-ffdddde8f05a', '500 g, Biji utuh', 'J***o S.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/bondowoso.webp","/assets/contoh-1/kopi/bondowoso-cangkir.webp"]', NULL, NULL, NULL, 1793628215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('78d8cbd2-66ac-4747-9fca-9bcb8220c6c2', 'baf9c97b-79bc-4288-b726-ffdddde8f05a', '200 g, Sedang', 'S***i W.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1793304215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7551ea54-9e71-4f99-973b-91901fd9eb70', 'baf9c97b-79bc-4288-b726-ffdddde8f05a', '500 g, Halus', 'D***n P.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1792897415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c4386b74-5998-4d44-bdf7-6584098f5b6c', 'baf9c97b-79bc-4288-b726-ffdddde8f05a', '500 g, Biji utuh', 'P***i M.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1792364615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('88ecddd4-e06d-482b-9ef0-cda343877fbb', 'baf9c97b-79bc-4288-b726-ffdddde8f05a', '500 g, Halus', 'R***a S.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1792314215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('75b3b244-5c72-461c-a6a7-fd4bc9e72cec', 'baf9c97b-79bc-4288-b726-ffdddde8f05a', '200 g, Biji utuh', 'S***l S.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1791770615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6ea86f42-858b-4d9e-b96f-9c22a5b79a87', 'baf9c97b-79bc-4288-b726-ffdddde8f05a', '500 g, Halus', 'N***i', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1791691415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2870468b-6741-4053-b012-eb8f6c862e39', 'baf9c97b-79bc-4288-b726-ffdddde8f05a', '500 g, Biji utuh', 'D***i A.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1791612215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e571e49f-6fc8-4384-afb3-744de3f201a7', 'e0a234fe-9bb7-46a8-a55f-f34cbadac6d9', '200 g, Biji utuh', 'A***f H.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1794884615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('67eea4d8-3937-4311-9cca-22a100f05569', 'e0a234fe-9bb7-46a8-a55f-f34cbadac6d9', '500 g, Sedang', 'D***n P.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/arabika-gayo-bubuk.webp"]', NULL, NULL, NULL, 1794722615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8a1300f8-b972-4859-9d3f-24e45d10f190', 'e0a234fe-9bb7-46a8-a55f-f34cbadac6d9', '200 g, Biji utuh', 'N*** P.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1794542615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('29028d07-2101-4fcb-8fc7-1db617844859', 'e0a234fe-9bb7-46a8-a55f-f34cbadac6d9', '500 g, Sedang', 'R***a M.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1794495815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('245f7dcd-1ac0-4c88-9a70-94659397836e', 'e0a234fe-9bb7-46a8-a55f-f34cbadac6d9', '500 g, Halus', 'M***a G.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1793869415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7085c016-1187-43ee-8267-5f945921d29f', 'e0a234fe-9bb7-46a8-a55f-f34cbadac6d9', '500 g, Sedang', 'A***i B.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1793430215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d46ea029-c7f0-4bc9-8665-b6f62c65cb81', 'e0a234fe-9bb7-46a8-a55f-f34cbadac6d9', '500 g, Halus', 'C***t M.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/arabika-gayo-bubuk.webp"]', NULL, NULL, NULL, 1792922615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7b6e61ea-5102-4ac0-8ec2-53ff4f19ce26', 'e0a234fe-9bb7-46a8-a55f-f34cbadac6d9', '500 g, Halus', 'J***o S.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1792512215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('231a7bcb-ac30-4638-86af-9d1aa356d58f', 'e0a234fe-9bb7-46a8-a55f-f34cbadac6d9', '200 g, Biji utuh', 'P***i M.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1792145015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a4663a45-8623-42f4-81fb-4da9b291c25c', 'e0a234fe-9bb7-46a8-a55f-f34cbadac6d9', '200 g, Kasar', 'D***s A.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1791536615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9f715a4a-2aa6-43a8-b3d2-8266f251e52a', 'e0a234fe-9bb7-46a8-a55f-f34cbadac6d9', '1 kg, Biji utuh', 'A***s S.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1791061415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c925853f-da63-42f4-8144-dc1e44203ec8', 'e0a234fe-9bb7-46a8-a55f-f34cbadac6d9', '1 kg, Biji utuh', 'N***i K.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1790643815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d4106641-1013-43eb-b731-84d2bfa165f9', 'e0a234fe-9bb7-46a8-a55f-f34cbadac6d9', '200 g, Kasar', 'W***n S.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1790096615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('62410c00-bd8d-49a9-a11a-fc6dabf8efbf', 'e0a234fe-9bb7-46a8-a55f-f34cbadac6d9', '200 g, Biji utuh', 'B***g H.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1789531415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('54288eb6-c183-428c-bcfc-70c4eb6a22dc', 'e0a234fe-9bb7-46a8-a55f-f34cbadac6d9', '500 g, Biji utuh', 'S***l S.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1789196615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e8be3833-cc06-4614-ae97-1617d854654f', 'aa316e4f-0d20-4f73-a193-00e4a47466bf', '200 g, Biji utuh', 'Y***a T.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1795057415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7a698b26-005c-439e-a6c8-903707004f9f', 'aa316e4f-0d20-4f73-a193-00e4a47466bf', '200 g, Biji utuh', 'Y***s M.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/gayo-wine.webp","/assets/contoh-1/kopi/gayo-wine-ceri.webp"]', NULL, NULL, NULL, 1794751415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('dab4753e-eb05-4dbb-8edd-492314882461', 'aa316e4f-0d20-4f73-a193-00e4a47466bf', '100 g, Sedang', 'S***i W.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1794395015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('205965c6-6906-46a8-b9e1-357615da1d84', 'aa316e4f-0d20-4f73-a193-00e4a47466bf', '200 g, Sedang', 'N*** P.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1794153815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('da10804a-de38-4b11-b739-6d2e97c151ab', 'aa316e4f-0d20-4f73-a193-00e4a47466bf', '100 g, Sedang', 'D***n P.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1793761415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('efed8814-4494-442c-b86c-1b1bd2175394', 'aa316e4f-0d20-4f73-a193-00e4a47466bf', '100 g, Biji utuh', 'M***e S.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/gayo-wine.webp","/assets/contoh-1/kopi/gayo-wine-ceri.webp"]', NULL, NULL, NULL, 1793120615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ecd1310a-14d4-49a1-be36-6ae04cfcfa85', 'aa316e4f-0d20-4f73-a193-00e4a47466bf', '200 g, Biji utuh', 'R***y R.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1792836215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ae006323-88a1-4976-bff1-6b4433c3f270', 'aa316e4f-0d20-4f73-a193-00e4a47466bf', '200 g, Biji utuh', 'R***a M.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1792735415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3c5f9bfe-e6b1-4d2d-baf4-8609ef3c9af8', 'aa316e4f-0d20-4f73-a193-00e4a47466bf', '200 g, Biji utuh', 'S***i A.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1792555415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6187f880-cc69-490d-adce-04c34581880a', 'aa316e4f-0d20-4f73-a193-00e4a47466bf', '100 g, Sedang', 'J***o S.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1792083815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7b48fec9-5a7f-4faf-b51b-f785c6d910fc', 'aa316e4f-0d20-4f73-a193-00e4a47466bf', '200 g, Biji utuh', 'A***i B.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1791565415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fdacb581-46f3-48ee-a265-79706e94817f', '5c0e96d9-11b9-4937-820f-75f4ace2b0d8', '200 g, Biji utuh', 'A***i B.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1794945815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('26682889-92a9-43f1-bf81-0bd23fd141da', '5c0e96d9-11b9-4937-820f-75f4ace2b0d8', '200 g, Halus', 'A***d F.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1794726215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('45ad7fdb-2803-4154-a67c-4f375308092a', '5c0e96d9-11b9-4937-820f-75f4ace2b0d8', '1 kg, Biji utuh', 'D***n P.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1794369815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('352cacf1-85bd-4ed5-a357-1532842e6aaa', '5c0e96d9-11b9-4937-820f-75f4ace2b0d8', '500 g, Biji utuh', 'N***i K.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1794179015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a512a5b0-29c1-4712-8244-69f8f7ee1ea7', '5c0e96d9-11b9-4937-820f-75f4ace2b0d8', '200 g, Biji utuh', 'R***a S.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1793790215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('dbc6e89e-bfa3-43bb-9b86-7799d7771a84', '5c0e96d9-11b9-4937-820f-75f4ace2b0d8', '200 g, Halus', 'R***y R.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1793523815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('cd82a18b-10c8-4ecf-9067-d2e57ef70b57', '5c0e96d9-11b9-4937-820f-75f4ace2b0d8', '500 g, Sedang', 'S***i A.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/preanger.webp","/assets/contoh-1/kopi/preanger-kebun.webp"]', NULL, NULL, NULL, 1793419415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6d31fbd5-8e74-4901-8760-035f24f3b79e', '5c0e96d9-11b9-4937-820f-75f4ace2b0d8', '500 g, Sedang', 'M***e S.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1793167415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2ebb2a08-abf2-41d2-89b3-1234977d2517', '5c0e96d9-11b9-4937-820f-75f4ace2b0d8', '1 kg, Biji utuh', 'B***i S.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1792645415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('39484db3-323d-4897-a4ea-46d0e01fba76', '5c0e96d9-11b9-4937-820f-75f4ace2b0d8', '500 g, Sedang', 'C***t M.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1792451015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d83feff0-c1b8-436d-90f0-f20bae0053f9', '5c0e96d9-11b9-4937-820f-75f4ace2b0d8', '1 kg, Biji utuh', 'M***a G.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1792184615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('94282e12-c6da-49f7-bd06-a8b7c00b6bcd', '5c0e96d9-11b9-4937-820f-75f4ace2b0d8', '500 g, Biji utuh', 'H***a G.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/preanger.webp","/assets/contoh-1/kopi/preanger-kebun.webp"]', NULL, NULL, NULL, 1792004615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7f5bea96-bfac-4025-aa02-3e0c15f043f4', '5c0e96d9-11b9-4937-820f-75f4ace2b0d8', '200 g, Kasar', 'N***i', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1791432215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e1307e7f-d4a4-4c90-ad58-2cf55f6dea9a', 'ef727561-97c4-41d7-b66f-b3c7c64f228f', 'Sedang', 'B***i S.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1795025015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2b39f4d8-bc7b-449f-bc6c-1af475d60099', 'ef727561-97c4-41d7-b66f-b3c7c64f228f', 'Halus', 'M***e S.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/kerinci.webp","/assets/contoh-1/kopi/kerinci-seduh.webp"]', NULL, NULL, NULL, 1794535415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('002c1686-ddfc-466f-8ac4-9ae52f70838b', 'ef727561-97c4-41d7-b66f-b3c7c64f228f', 'Halus', 'D***s A.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1793955815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ad09d45b-fb32-4e75-be40-ddbe9f54bbf0', 'ef727561-97c4-41d7-b66f-b3c7c64f228f', 'Sedang', 'A***f H.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1793700215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6d84bb18-5d3a-460c-a80e-a6f7ac1f9ad3', 'ef727561-97c4-41d7-b66f-b3c7c64f228f', 'Halus', 'R***a M.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1793639015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c337fa55-a797-4301-80d7-cd77798cdd9f', 'ef727561-97c4-41d7-b66f-b3c7c64f228f', 'Halus', 'B***g H.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/kerinci.webp","/assets/contoh-1/kopi/kerinci-seduh.webp"]', NULL, NULL, NULL, 1793059415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ac0beddd-7440-49a4-bb3a-e273d606c34a', 'ef727561-97c4-41d7-b66f-b3c7c64f228f', 'Halus', 'E***o P.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1792915415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('06586d79-d45a-45aa-b955-28e96aaab5b7', 'ef727561-97c4-41d7-b66f-b3c7c64f228f', 'Kasar', 'R***a S.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1792483415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7a879f00-40b7-48b2-be92-ae49ec3812eb', 'ef727561-97c4-41d7-b66f-b3c7c64f228f', 'Halus', 'D***n P.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1792364615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('addcc76c-2098-4cbb-8146-cedc03bde600', 'ef727561-97c4-41d7-b66f-b3c7c64f228f', 'Halus', 'S***i A.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1791799415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('49cd63ae-2779-49a9-aba6-3454c0fb07ed', 'ef727561-97c4-41d7-b66f-b3c7c64f228f', 'Biji utuh', 'C***t M.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1791457415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0a298076-1772-4fc2-80e4-3a6ed96568a2', '06e12a67-6d99-4ac5-8f8f-0b600ea8dec1', 'Halus', 'D***s A.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1795122215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('46da1fde-958e-448a-a57a-62cb109d902a', '06e12a67-6d99-4ac5-8f8f-0b600ea8dec1', 'Kasar', 'S***i A.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/kintamani.webp","/assets/contoh-1/kopi/kintamani-jeruk.webp"]', NULL, NULL, NULL, 1794726215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b41a456c-7d88-4dfb-a733-76a015520cf4', '06e12a67-6d99-4ac5-8f8f-0b600ea8dec1', 'Biji utuh', 'N***i', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1794143015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0374695a-21f8-4c4e-a472-fcbc52a022b3', '06e12a67-6d99-4ac5-8f8f-0b600ea8dec1', 'Kasar', 'S***l S.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1793937815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0ad025ce-3bd8-42c4-9afa-34ccb0b7054c', '06e12a67-6d99-4ac5-8f8f-0b600ea8dec1', 'Halus', 'D***i A.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1793433815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7f06e0a7-0e01-4e05-a62d-a99cce2ce5cc', '06e12a67-6d99-4ac5-8f8f-0b600ea8dec1', 'Kasar', 'N*** P.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1793221415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5cb2ce06-bd6f-431e-9667-c66f9f386fbd', '06e12a67-6d99-4ac5-8f8f-0b600ea8dec1', 'Kasar', 'M***a G.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1792613015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('83fb3cc4-c1a4-4364-894e-f21ce45987f5', '06e12a67-6d99-4ac5-8f8f-0b600ea8dec1', 'Biji utuh', 'B***g H.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1792073015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('818dc2f8-0cff-41f2-99cb-9943cd4b6ce2', '06e12a67-6d99-4ac5-8f8f-0b600ea8dec1', 'Halus', 'A***i B.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1791792215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('52797821-00b5-4392-b82d-7c85c5a9536d', '06e12a67-6d99-4ac5-8f8f-0b600ea8dec1', 'Kasar', 'D***n P.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1791371015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('48151da4-28a0-453d-a3a9-2d9aac019ffc', '06e12a67-6d99-4ac5-8f8f-0b600ea8dec1', 'Halus', 'M***i', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1791320615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('17c5a608-c116-479e-ba7c-66c95bfbf130', '06e12a67-6d99-4ac5-8f8f-0b600ea8dec1', 'Halus', 'W***n S.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/kintamani.webp","/assets/contoh-1/kopi/kintamani-jeruk.webp"]', NULL, NULL, NULL, 1791007415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d8e17b17-2188-4d98-889e-100c913439d1', '055a9acd-c623-418e-afe5-cd44c96be3c5', '200 g, Halus', 'T***u I.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1795201415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ff16d3f7-0b2f-4623-8e0d-ea7735bda5b8', '055a9acd-c623-418e-afe5-cd44c96be3c5', '200 g, Kasar', 'M***a G.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1794769415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('75d07730-734d-423d-bed4-ab60109698c1', '055a9acd-c623-418e-afe5-cd44c96be3c5', '200 g, Halus', 'J***o S.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1794499415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1e138506-3e8a-43a2-81fe-6b73e6e41681', '055a9acd-c623-418e-afe5-cd44c96be3c5', '200 g, Halus', 'A***f H.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/mandailing.webp","/assets/contoh-1/kopi/mandailing-cangkir.webp"]', NULL, NULL, NULL, 1794452615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9fa637b5-60d7-43e6-b93d-dd410831454a', '055a9acd-c623-418e-afe5-cd44c96be3c5', '200 g, Halus', 'N*** P.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1794211415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fcd18633-120a-41a8-ac75-c86368b15bd8', '055a9acd-c623-418e-afe5-cd44c96be3c5', '200 g, Halus', 'Y***s M.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1793624615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d1f3e6d7-4880-4ddc-b1d7-4d08a7d49401', '055a9acd-c623-418e-afe5-cd44c96be3c5', '200 g, Halus', 'Y***a T.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1793066615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c22a1dfd-1ec5-413a-a5d2-91df64fd5e0f', '055a9acd-c623-418e-afe5-cd44c96be3c5', '200 g, Kasar', 'S***i W.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1792991015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ded0c32c-fa39-4551-9270-d9cb8a09570e', '055a9acd-c623-418e-afe5-cd44c96be3c5', '500 g, Halus', 'B***i S.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1792641815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1134d290-830d-4a18-933c-e162d3628290', '055a9acd-c623-418e-afe5-cd44c96be3c5', '200 g, Biji utuh', 'S***l S.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/mandailing.webp","/assets/contoh-1/kopi/mandailing-cangkir.webp"]', NULL, NULL, NULL, 1792094615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9003b1f2-2ab3-41ce-aea2-d57f201f59cf', '055a9acd-c623-418e-afe5-cd44c96be3c5', '200 g, Halus', 'E***o P.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1791666215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4517d4b8-9b70-4c0a-bb57-f343cbb5f964', '055a9acd-c623-418e-afe5-cd44c96be3c5', '200 g, Sedang', 'S***i A.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1791543815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('463bdd6e-b3fa-408e-9d55-29ba8ebe39ce', '5cb462e6-4d41-4148-8884-cdc8e80e2551', 'Biji utuh', 'R***a S.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1795129415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e44ea6f7-e6b2-44d4-abbd-d303ea4d44c3', '5cb462e6-4d41-4148-8884-cdc8e80e2551', 'Biji utuh', 'S***l S.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1794787415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ed0bf030-bb35-4d1f-a537-0e98e1b68973', '5cb462e6-4d41-4148-8884-cdc8e80e2551', 'Biji utuh', 'R***a M.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1794560615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('179d5fbb-8458-4e1a-adcd-db334923c844', '5cb462e6-4d41-4148-8884-cdc8e80e2551', 'Biji utuh', 'N***i', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/solok.webp","/assets/contoh-1/kopi/solok-biji.webp"]', NULL, NULL, NULL, 1794103415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d59a7705-08b5-49e6-affa-095b367994bf', '5cb462e6-4d41-4148-8884-cdc8e80e2551', 'Kasar', 'J***o S.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/solok.webp","/assets/contoh-1/kopi/solok-biji.webp"]', NULL, NULL, NULL, 1793714615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d61cff27-8197-4f33-abc2-d26e1fda1b3e', '5cb462e6-4d41-4148-8884-cdc8e80e2551', 'Kasar', 'R***y R.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1793239415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('77443e1b-c985-4bb8-8bc3-6ac27eaa045f', '5cb462e6-4d41-4148-8884-cdc8e80e2551', 'Sedang', 'N***i K.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1792652615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('226aab2c-d83a-427c-b542-73e955118038', '5cb462e6-4d41-4148-8884-cdc8e80e2551', 'Kasar', 'M***a G.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1792317815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('acfeeae1-9361-4256-aab9-d12157028aba', '5cb462e6-4d41-4148-8884-cdc8e80e2551', 'Sedang', 'N*** P.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1791749015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0240ca24-d42c-4f3d-9922-210dd8d1c846', '5cb462e6-4d41-4148-8884-cdc8e80e2551', 'Sedang', 'B***i S.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1791302615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c6355787-0e07-4563-baca-ea0a00eba034', '02a23b7c-f933-408c-bb5d-a35f2dcb283c', 'Halus', 'S***i W.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1794931415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fdbce39c-bd5a-4c4a-9273-ab748dd1d550', '02a23b7c-f933-408c-bb5d-a35f2dcb283c', 'Biji utuh', 'M***a G.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1794726215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('78e54e15-4149-470d-bed2-6ae34b41c4d4', '02a23b7c-f933-408c-bb5d-a35f2dcb283c', 'Kasar', 'Y***s M.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/arabika-toraja.webp","/assets/contoh-1/kopi/arabika-toraja-cangkir.webp"]', NULL, NULL, NULL, 1794459815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fdabe0a2-6424-4d68-b616-54b6ae6b2111', '02a23b7c-f933-408c-bb5d-a35f2dcb283c', 'Kasar', 'T***u I.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1793937815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c59678c6-1757-49b9-a744-8c07053e905e', '02a23b7c-f933-408c-bb5d-a35f2dcb283c', 'Biji utuh', 'N***i', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1793441015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3823c774-6457-4a40-94a2-7695b492592b', '02a23b7c-f933-408c-bb5d-a35f2dcb283c', 'Halus', 'E***o P.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1793045015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c54d53ba-7573-4128-9ec3-36425cf75f39', '02a23b7c-f933-408c-bb5d-a35f2dcb283c', 'Halus', 'N***i K.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1792908215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('67a1c7d6-baa2-47e5-93d3-72217bb5e29b', '02a23b7c-f933-408c-bb5d-a35f2dcb283c', 'Halus', 'J***o S.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1792641815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7929402b-4f37-42ae-80a3-3bfa126cf3e8', '02a23b7c-f933-408c-bb5d-a35f2dcb283c', 'Biji utuh', 'R***a M.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/arabika-toraja.webp","/assets/contoh-1/kopi/arabika-toraja-cangkir.webp"]', NULL, NULL, NULL, 1792440215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fd8d34cc-d296-4011-8a35-f74f184d4895', '02a23b7c-f933-408c-bb5d-a35f2dcb283c', 'Sedang', 'A***f H.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1792026215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ede63655-3a3f-4486-8799-86cad6b0ee2e', '02a23b7c-f933-408c-bb5d-a35f2dcb283c', 'Kasar', 'R***y R.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1791453815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1be02021-4888-4293-b465-51c9292018c0', '02a23b7c-f933-408c-bb5d-a35f2dcb283c', 'Kasar', 'S***l S.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1790910215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8f248dc8-0d49-4dc6-b9fd-314a8ccb0dd3', 'c61b16b0-a223-4ab9-b1de-4ed70774cd69', 'Sedang', 'M***i', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1795071815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('26e424cc-cda7-4af8-92b9-350d29849b86', 'c61b16b0-a223-4ab9-b1de-4ed70774cd69', 'Biji utuh', 'E***o P.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/wamena.webp","/assets/contoh-1/kopi/wamena-bubuk.webp"]', NULL, NULL, NULL, 1794895415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('38dee85e-00f9-4df4-983d-cb6070ef1723', 'c61b16b0-a223-4ab9-b1de-4ed70774cd69', 'Biji utuh', 'N***i K.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/wamena.webp","/assets/contoh-1/kopi/wamena-bubuk.webp"]', NULL, NULL, NULL, 1794542615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f5bbd150-3442-4c2e-99ce-69ac0955e43b', 'c61b16b0-a223-4ab9-b1de-4ed70774cd69', 'Biji utuh', 'L***i W.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1794323015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f93f6c4e-be69-4762-930a-edbe928c5b55', 'c61b16b0-a223-4ab9-b1de-4ed70774cd69', 'Sedang', 'S***i A.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1793855015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('96440c7d-b6ef-4ebb-8f6a-1ba783cfa907', 'c61b16b0-a223-4ab9-b1de-4ed70774cd69', 'Biji utuh', 'P***i M.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1793721815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c17f68d4-1bc7-4a8d-9d23-640d07d56f0a', 'c61b16b0-a223-4ab9-b1de-4ed70774cd69', 'Sedang', 'R***a S.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1793430215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ffa09e52-39d9-4916-bad4-c0ef3805720d', 'c61b16b0-a223-4ab9-b1de-4ed70774cd69', 'Sedang', 'S***i W.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1793052215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ee1d8143-5cff-4aee-990e-303b6d1863a3', 'c61b16b0-a223-4ab9-b1de-4ed70774cd69', 'Sedang', 'N*** P.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1792915415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c522bb52-b867-4c47-b8f6-f3d53949b417', 'd5e3d4af-c371-4bae-8a93-cf71a38fec34', '200 g, Sedang, Kantong', 'F***i H.', 5, 'Ringan dan wangi, diminum dua cangkir pun tidak enek.', '["/assets/contoh-1/kopi/blend-embun.webp","/assets/contoh-1/kopi/blend-embun-seduh.webp"]', NULL, NULL, NULL, 1795194215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0f172db0-0e8b-4e30-b1c0-b3b63a614281', 'd5e3d4af-c371-4bae-8a93-cf71a38fec34', '200 g, Sedang, Kaleng', 'J***o S.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1794848615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('54a0c19b-af37-49a4-a6a6-e2110ec6dd96', 'd5e3d4af-c371-4bae-8a93-cf71a38fec34', '200 g, Sedang, Kaleng', 'S***i A.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1794229415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b63c17f7-cc18-4d3d-87b5-6b172f7cedcf', 'd5e3d4af-c371-4bae-8a93-cf71a38fec34', '200 g, Sedang, Kaleng', 'D***i A.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1793909015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a79b00a7-b327-4397-92ad-cf05d42db1c5', 'd5e3d4af-c371-4bae-8a93-cf71a38fec34', '200 g, Sedang, Kaleng', 'A***s S.', 3, 'Gilingan kasarnya terlalu kasar untuk alat saya, jadi encer.', '[]', NULL, NULL, NULL, 1793444615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5abb0728-060d-4fe3-9cd8-85b2706aaf6d', 'd5e3d4af-c371-4bae-8a93-cf71a38fec34', '500 g, Biji utuh, Kantong', 'C***t M.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1793257415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('be10c8c9-0e3f-49a1-8704-fe2251f2ea7d', 'd5e3d4af-c371-4bae-8a93-cf71a38fec34', '200 g, Sedang, Kantong', 'N***i', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1793120615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9d1ea016-a66d-450f-9ce5-853a12f26299', 'd5e3d4af-c371-4bae-8a93-cf71a38fec34', '200 g, Biji utuh, Kaleng', 'H***a G.', 4, 'Asamnya sopan. Buat yang suka pahit tebal mungkin kurang nendang.', '[]', NULL, NULL, NULL, 1792854215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('879ec278-f49d-4fd6-98c1-07cceddee632', 'd5e3d4af-c371-4bae-8a93-cf71a38fec34', '200 g, Sedang, Kaleng', 'Y***s M.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1792800215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8023649e-6bd0-4577-b692-797e0b581727', 'd5e3d4af-c371-4bae-8a93-cf71a38fec34', '500 g, Biji utuh, Kantong', 'N*** P.', 5, 'Rasanya sama dari musim ke musim, itu yang saya cari.', '[]', NULL, NULL, NULL, 1792548215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8776203b-3d66-4d79-9e2c-792ecd50b266', 'd5e3d4af-c371-4bae-8a93-cf71a38fec34', '200 g, Biji utuh, Kantong', 'D***n P.', 5, 'Mesin tetes kantor jadi naik kelas. Rekan yang biasa menambah gula sekarang tidak.', '[]', NULL, NULL, NULL, 1791950615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0f7981ba-4f56-4910-935e-da1759a47896', 'd5e3d4af-c371-4bae-8a93-cf71a38fec34', '200 g, Biji utuh, Kantong', 'M***a G.', 4, 'Enak dibuat dingin juga, tinggal pakai lebih banyak kopi.', '[]', NULL, NULL, NULL, 1791363815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a5050109-e1cd-4c94-9171-ea9ab72ec81e', '3d91b03c-676d-467f-a6ce-c630a607c4e1', '250 g, Halus, Sedang', 'R***a M.', 5, 'Kalibrasi gilingan sekali, seminggu tidak berubah. Sangrainya rata.', '[]', NULL, NULL, NULL, 1795007015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('97ddffa2-63e0-473f-8f41-82d60b454992', '3d91b03c-676d-467f-a6ce-c630a607c4e1', '1 kg, Biji utuh, Gelap', 'B***g H.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1794751415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4e6e7274-f32a-42c4-97c9-b5fedacf7edd', '3d91b03c-676d-467f-a6ce-c630a607c4e1', '500 g, Halus, Gelap', 'E***o P.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1794143015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('907c794b-d1a1-438d-87ba-c1b1ba01bfe9', '3d91b03c-676d-467f-a6ce-c630a607c4e1', '1 kg, Biji utuh, Sedang', 'D***i A.', 4, 'Di moka pot enak sekali, di saringan biasa saja. Memang bukan untuk itu.', '[]', NULL, NULL, NULL, 1793667815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e4830234-355e-4780-a091-324759312a86', '3d91b03c-676d-467f-a6ce-c630a607c4e1', '1 kg, Biji utuh, Gelap', 'N***i', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1793329415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1923cff5-040c-4175-81ce-10834b6f9a4d', '3d91b03c-676d-467f-a6ce-c630a607c4e1', '250 g, Halus, Sedang', 'L***i W.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1792868615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bb32eb5f-5738-464f-b3a2-b9a69cc5bcd4', '3d91b03c-676d-467f-a6ce-c630a607c4e1', '250 g, Biji utuh, Sedang', 'A***s S.', 3, 'Yang gelap terlalu pahit buat saya. Pilih yang sedang saja.', '[]', NULL, NULL, NULL, 1792487015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c54a86ef-341f-4f53-b433-66b64fedb0de', '3d91b03c-676d-467f-a6ce-c630a607c4e1', '250 g, Halus, Sedang', 'A***i B.', 5, 'Untuk kopi susu rumahan paling pas, cokelatnya keluar.', '[]', NULL, NULL, NULL, 1792141415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fed0dfe7-fb03-40e8-8bce-5b459577a856', '3d91b03c-676d-467f-a6ce-c630a607c4e1', '500 g, Biji utuh, Gelap', 'T***u I.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1791698615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('85b3d96e-6f83-41c4-9c88-603cd619e22c', '3d91b03c-676d-467f-a6ce-c630a607c4e1', '250 g, Biji utuh, Sedang', 'N*** P.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1791479015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4267d2a7-b03b-4232-85dc-67aec67ce392', '3d91b03c-676d-467f-a6ce-c630a607c4e1', '250 g, Halus, Gelap', 'S***l S.', 4, 'Diamkan seminggu dari tanggal sangrai, baru gasnya tenang.', '[]', NULL, NULL, NULL, 1791432215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('69d5cdff-0028-4229-b2e3-013671b6355b', '3d91b03c-676d-467f-a6ce-c630a607c4e1', '1 kg, Biji utuh, Sedang', 'S***i A.', 5, 'Kremanya tebal dan bertahan. Dicampur susu rasanya tidak hilang.', '["/assets/contoh-1/kopi/blend-senja.webp","/assets/contoh-1/kopi/blend-senja-espreso.webp"]', NULL, NULL, NULL, 1791299015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2023b1d3-7b99-47f6-b120-07d8b50465b0', '3d91b03c-676d-467f-a6ce-c630a607c4e1', '500 g, Halus, Gelap', 'A***d F.', 5, 'Kedai saya ganti ke ini dua bulan lalu, komplain soal kopi masam berhenti.', '[]', NULL, NULL, NULL, 1791072215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e4f4c324-60af-4812-9254-c8aafdccac35', '3d91b03c-676d-467f-a6ce-c630a607c4e1', '1 kg, Biji utuh, Sedang', 'M***e S.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1790647415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('09e0ddca-19ca-4cf7-b42b-c451374a2af5', '39061383-dd36-4240-878e-2dfa936e2245', '', 'N*** P.', 5, 'Bodinya tebal dan pahitnya bersih. Ampasnya turun cepat, tidak mengambang.', '["/assets/contoh-1/kopi/kopi-warung.webp","/assets/contoh-1/kopi/kopi-warung-gelas.webp"]', NULL, NULL, NULL, 1795079015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1ec0e141-46d1-4900-81c3-cbd826b93dfa', '39061383-dd36-4240-878e-2dfa936e2245', '', 'M***a G.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1794618215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d10f977a-0273-40a4-b5b5-5ad3b992f4be', '39061383-dd36-4240-878e-2dfa936e2245', '', 'C***t M.', 5, 'Bapak saya pensiunan kereta, katanya persis kopi stasiun zaman dulu.', '[]', NULL, NULL, NULL, 1794420215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('cd31497a-5026-4731-b11a-816f4e4db6dc', '39061383-dd36-4240-878e-2dfa936e2245', '', 'S***l S.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1793945015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('dc5e7401-0aea-42b9-973b-662230bf7cf2', '39061383-dd36-4240-878e-2dfa936e2245', '', 'A***d F.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1793531015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4d9f4da2-53cc-4f3e-a337-82567c6b3da3', '39061383-dd36-4240-878e-2dfa936e2245', '', 'Y***a T.', 5, 'Dibuat es kopi susu gula aren tetap terasa kopinya. Anak-anak kos minta terus.', '[]', NULL, NULL, NULL, 1793333015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b5488dd9-39b2-46cf-9434-be25e6497c12', '39061383-dd36-4240-878e-2dfa936e2245', '', 'J***o S.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1793124215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('748dc96f-5c41-425d-a075-42924f44d42f', '39061383-dd36-4240-878e-2dfa936e2245', '', 'B***g H.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1792778615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('08a822e2-1f50-42c3-b242-500f31d2b555', '39061383-dd36-4240-878e-2dfa936e2245', '', 'N***i', 5, 'Rasa kopi di rumah kakek dulu. Langsung habis satu bungkus dalam dua minggu.', '[]', NULL, NULL, NULL, 1792209815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('388411f3-59bd-4448-b1b7-08e8f3f90e03', '39061383-dd36-4240-878e-2dfa936e2245', '', 'D***n P.', 3, 'Enak, tetapi menurut saya sangrainya terlalu gelap.', '[]', 'Terima kasih, Pak. Bila suka yang lebih terang, silakan coba arabika Solok kami.', NULL, NULL, 1791763415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a602319e-b05c-403a-bd90-4ff76c7a9b3f', '39061383-dd36-4240-878e-2dfa936e2245', '', 'R***y R.', 5, 'Untuk warung saya paling laku. Gula sedikit saja sudah enak.', '[]', NULL, NULL, NULL, 1791245015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9f9ff54e-7449-4d6d-b367-02949a71f39a', '39061383-dd36-4240-878e-2dfa936e2245', '', 'A***s S.', 4, 'Harganya bersahabat dan tidak ada rasa jagung gosong.', '[]', NULL, NULL, NULL, 1790816615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('952686a6-f66f-4978-a419-cae896e1e9c4', '39061383-dd36-4240-878e-2dfa936e2245', '', 'F***i H.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1790337815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d9ee7321-1d74-438d-ad19-3ab0f8bafb7e', '39061383-dd36-4240-878e-2dfa936e2245', '', 'A***f H.', 4, 'Kuat sekali, sore hari saya kurangi takarannya supaya bisa tidur.', '[]', NULL, NULL, NULL, 1789927415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f2348b81-b0e7-4ed5-ab3d-1b93ca1bb695', '39061383-dd36-4240-878e-2dfa936e2245', '', 'Y***s M.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1789351415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ff6827c7-6ffd-4218-8980-932052fecb88', '0e50829a-555c-4532-96e0-13ffdb2dc26f', 'Hijau Lumut', 'A***i B.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1794866615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('38f97893-243c-40c6-a7fe-28b135418680', '0e50829a-555c-4532-96e0-13ffdb2dc26f', 'Hijau Lumut', 'S***i A.', 5, 'Cocok untuk angkringan kami, pelanggan suka nuansanya.', '[]', NULL, NULL, NULL, 1794737015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('08d36e50-ddec-4e21-9c1f-8cba1265bf94', '0e50829a-555c-4532-96e0-13ffdb2dc26f', 'Biru Dongker', 'C***t M.', 5, 'Persis cangkir nenek saya. Ditaruh di api unggun aman.', '["/assets/contoh-1/kopi/enamel-biru.webp","/assets/contoh-1/kopi/enamel-kemah.webp"]', NULL, NULL, NULL, 1794323015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('84d55a1e-ad98-4ed7-8efb-cfbf0fc12fc5', '0e50829a-555c-4532-96e0-13ffdb2dc26f', 'Putih', 'B***i S.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1794013415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('abffcf7b-0a15-43eb-b46e-b4c98dd58367', '0e50829a-555c-4532-96e0-13ffdb2dc26f', 'Hijau Lumut', 'N***i K.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1793628215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1777a185-6392-48f9-9a0f-6d090c2b7ce9', '0e50829a-555c-4532-96e0-13ffdb2dc26f', 'Hijau Lumut', 'F***i H.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1793030615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('51b0bcfb-e881-4b29-9f01-fccddc725b3e', '0e50829a-555c-4532-96e0-13ffdb2dc26f', 'Biru Dongker', 'D***i A.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1792551815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4e953772-dd92-4f62-8ccc-98b647fbffbe', '0e50829a-555c-4532-96e0-13ffdb2dc26f', 'Biru Dongker', 'L***i W.', 5, 'Sudah tiga kali jatuh, baru gompal sedikit di bibir.', '[]', NULL, NULL, NULL, 1792037015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('230ca368-a294-4919-b93c-cc13381ccf48', '0e50829a-555c-4532-96e0-13ffdb2dc26f', 'Hijau Lumut', 'R***y R.', 4, 'Cepat panas di tangan, tunggu sebentar sebelum diminum.', '[]', NULL, NULL, NULL, 1791993815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5febd4fb-1204-45b8-952e-b46d59697c5f', '0e50829a-555c-4532-96e0-13ffdb2dc26f', 'Putih', 'Y***s M.', 4, 'Lukisan luriknya rapi. Jangan digosok sabut kawat.', '[]', NULL, NULL, NULL, 1791723815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9313d5b3-c6bf-4ffd-bd60-54c2086e5aea', '1636073d-beb9-4115-b92d-289ce93456e1', 'Hijau', 'C***t M.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1795125815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2c8f5e29-2ef3-4210-9a33-335ea0043987', '1636073d-beb9-4115-b92d-289ce93456e1', 'Biru', 'E***o P.', 4, 'Tatakannya pas, tidak bergeser. Semoga ada satu set isi enam.', '[]', NULL, NULL, NULL, 1794859415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b7e07440-cfcd-4cd5-a06d-c63b1e4ba6c4', '1636073d-beb9-4115-b92d-289ce93456e1', 'Gading', 'M***e S.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1794434615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fa8312f0-868c-477d-83e6-61d542b616e1', '1636073d-beb9-4115-b92d-289ce93456e1', 'Gading', 'R***a M.', 5, 'Busa susunya gampang dibentuk, hati pertama saya akhirnya jadi.', '["/assets/contoh-1/kopi/cangkir-keramik-gading.webp","/assets/contoh-1/kopi/cangkir-keramik-susun.webp"]', NULL, NULL, NULL, 1793894615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f6d87bd3-ab0a-4124-9827-e328bafd5cb2', '1636073d-beb9-4115-b92d-289ce93456e1', 'Biru', 'A***d F.', 4, 'Bagus dan berat di tangan. Ada bintik glasir kecil, tapi justru terasa buatan tangan.', '[]', NULL, NULL, NULL, 1793606615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('46e11139-bd60-4de1-9ecc-bed61fc736ee', '1636073d-beb9-4115-b92d-289ce93456e1', 'Hijau', 'N***i K.', 5, 'Dibungkus tiga lapis, sampai Ternate tidak ada yang gompal.', '[]', NULL, NULL, NULL, 1793261015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1ccb666d-f9f5-442b-849f-172e9d2a9419', '1636073d-beb9-4115-b92d-289ce93456e1', 'Biru', 'R***y R.', 5, 'Warnanya cantik, persis foto. Dinding tebal jadi panasnya tahan lama.', '["/assets/contoh-1/kopi/cangkir-keramik-biru.webp","/assets/contoh-1/kopi/cangkir-keramik-susun.webp"]', NULL, NULL, NULL, 1793171015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('94d8cddd-2725-4583-a95d-4b27e8878dda', '1636073d-beb9-4115-b92d-289ce93456e1', 'Biru', 'Y***a T.', 3, 'Ukurannya lebih kecil dari bayangan saya, tapi memang 220 ml.', '[]', NULL, NULL, NULL, 1792922615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c82be2e1-1f77-4ba2-af3c-42789f9baf35', '1636073d-beb9-4115-b92d-289ce93456e1', 'Hijau', 'N*** P.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1792832615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e04a628d-9864-41f2-b502-1d26285b6ffd', '1636073d-beb9-4115-b92d-289ce93456e1', 'Gading', 'B***g H.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1792789415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ece83a1e-def0-4767-844b-91b352916bc0', 'bc1cec69-f499-4135-a140-075e633da30d', '200 g', 'M***a G.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1795298615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fda039fc-b38b-4116-abdb-3017eb43c203', 'bc1cec69-f499-4135-a140-075e633da30d', '80 g', 'S***i W.', 3, 'Rasanya menarik, tetapi bukan untuk diminum setiap hari.', '[]', NULL, NULL, NULL, 1795248215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('631629e4-105f-41a9-969e-ff3aef4baefb', 'bc1cec69-f499-4135-a140-075e633da30d', '200 g', 'M***i', 5, 'Diseduh dingin semalam, dikasih jeruk nipis. Minuman buka puasa favorit.', '[]', NULL, NULL, NULL, 1795165415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c30f5c8e-8480-4fb2-aa70-f5e2c15791b0', 'bc1cec69-f499-4135-a140-075e633da30d', '80 g', 'E***o P.', 4, 'Warnanya cantik di gelas kaca. Takarannya harus berani.', '[]', NULL, NULL, NULL, 1794679415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('05c8703d-9f3a-43f0-9210-43ae13540c06', 'bc1cec69-f499-4135-a140-075e633da30d', '200 g', 'M***e S.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1794578615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d60ef36b-2a36-4517-acf9-0c36c74fc6aa', 'bc1cec69-f499-4135-a140-075e633da30d', '200 g', 'H***a G.', 5, 'Baru tahu kulit kopi seenak ini. Manis kismis tanpa gula.', '["/assets/contoh-1/kopi/cascara.webp","/assets/contoh-1/kopi/cascara-seduh.webp"]', NULL, NULL, NULL, 1794348215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b821a75f-f918-4c4b-a502-c3758ddf05cf', 'bc1cec69-f499-4135-a140-075e633da30d', '200 g', 'A***s S.', 4, 'Unik, seperti teh rosela tapi lebih lembut. Bersihkan ampasnya, agak besar-besar.', '[]', NULL, NULL, NULL, 1794107015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0ade1656-d496-4728-834b-d32a040d08ff', 'bc1cec69-f499-4135-a140-075e633da30d', '200 g', 'N*** P.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1793491415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0d06f880-2aaf-4e87-a42b-9a59519ef5ce', 'bc1cec69-f499-4135-a140-075e633da30d', '200 g', 'D***i A.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793063015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8985f6a4-3b27-43ec-8722-8971785b0930', 'bc1cec69-f499-4135-a140-075e633da30d', '200 g', 'Y***s M.', 5, 'Saya yang berdebar kalau minum kopi, yang ini aman.', '[]', NULL, NULL, NULL, 1792926215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c90f29b4-c0e0-46ac-9dea-057640922548', 'f69f6083-e683-40ed-857e-2f438f9df1fc', '', 'C***t M.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1795093415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a35d6781-3341-43b5-a093-0c6c86b5c443', 'f69f6083-e683-40ed-857e-2f438f9df1fc', '', 'Y***a T.', 5, 'Stok wajib di laci kantor. Teman sebelah meja sekarang ikut pesan.', '[]', NULL, NULL, NULL, 1794837815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ee94a10a-9132-4659-8022-66a87aeb9dca', 'f69f6083-e683-40ed-857e-2f438f9df1fc', '', 'T***u I.', 5, 'Kantungnya kuat, tidak robek walau airnya dituang agak kencang.', '[]', NULL, NULL, NULL, 1794614615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9db32032-075c-4ae5-8ac5-7b0b3942ef6f', 'f69f6083-e683-40ed-857e-2f438f9df1fc', '', 'H***a G.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1794452615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a3ca0668-e8ba-43cb-919d-6745cd0cd0ab', 'f69f6083-e683-40ed-857e-2f438f9df1fc', '', 'D***n P.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1794398615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('83c31f70-5921-4962-8cdc-32012441844e', 'f69f6083-e683-40ed-857e-2f438f9df1fc', '', 'R***a S.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1793855015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('74c081e2-f478-443e-8ace-e308c9ae034f', 'f69f6083-e683-40ed-857e-2f438f9df1fc', '', 'W***n S.', 5, 'Buat suvenir pernikahan, tamu banyak yang tanya beli di mana.', '[]', NULL, NULL, NULL, 1793808215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b991a941-5641-4390-9a60-34d4018db9bd', 'f69f6083-e683-40ed-857e-2f438f9df1fc', '', 'S***i W.', 5, 'Praktis dibawa dinas, tinggal air panas dari dispenser hotel. Rasanya jauh di atas kopi saset.', '["/assets/contoh-1/kopi/drip-jelajah.webp","/assets/contoh-1/kopi/drip-jelajah-kotak.webp"]', NULL, NULL, NULL, 1793559815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('45eeae7c-49a1-4703-a6b1-67bd872f569e', 'f69f6083-e683-40ed-857e-2f438f9df1fc', '', 'R***a M.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1793225015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ab74f38e-ab42-4aba-b4b1-2f924728bd97', 'f69f6083-e683-40ed-857e-2f438f9df1fc', '', 'D***s A.', 4, 'Rasa pas, harga masih masuk akal. Semoga ada pilihan tanpa kafein.', '[]', NULL, NULL, NULL, 1793073815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0278fe47-4769-49d1-abb4-29fdb7894388', 'f69f6083-e683-40ed-857e-2f438f9df1fc', '', 'D***i A.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1792440215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2ad281b2-0886-44ae-b875-b49868e05919', 'f69f6083-e683-40ed-857e-2f438f9df1fc', '', 'S***l S.', 4, 'Enak dan wangi. Cukup untuk satu cangkir kecil, kalau gelas besar agak encer.', '[]', NULL, NULL, NULL, 1792191815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ae51ffb3-2b6a-44eb-aae1-7e72f203679f', 'f69f6083-e683-40ed-857e-2f438f9df1fc', '', 'A***i B.', 5, 'Dibawa naik Gunung Prau, ringan dan sampahnya sedikit. Sarapan jadi istimewa.', '["/assets/contoh-1/kopi/drip-jelajah.webp","/assets/contoh-1/kopi/drip-jelajah-kotak.webp"]', NULL, NULL, NULL, 1791734615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fc94e0b8-af29-41c0-867f-2169d5faba61', '04f6e73c-5ba0-406e-8144-3927c825c039', '', 'R***a S.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1795028615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b3cd8521-a91a-4611-a0e2-8a9af021cd44', '04f6e73c-5ba0-406e-8144-3927c825c039', '', 'C***t M.', 5, 'Praktis dibawa dinas, tinggal air panas dari dispenser hotel. Rasanya jauh di atas kopi saset.', '["/assets/contoh-1/kopi/drip-bag.webp","/assets/contoh-1/kopi/drip-bag-seduh.webp"]', NULL, NULL, NULL, 1794657815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a195d225-ad36-49e3-9dad-9398d204783f', '04f6e73c-5ba0-406e-8144-3927c825c039', '', 'A***d F.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1794182615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e8cfbeb7-8fde-42d3-8f0e-1cb6d342d2b5', '04f6e73c-5ba0-406e-8144-3927c825c039', '', 'N***i K.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1793873015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('52fc545c-d996-4466-be33-3718d6338045', '04f6e73c-5ba0-406e-8144-3927c825c039', '', 'Y***a T.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1793361815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4d0552a7-911b-42b8-af44-4fdfa025babf', '04f6e73c-5ba0-406e-8144-3927c825c039', '', 'M***i', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1792955015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('032dd57b-c447-40ed-8590-2cb072717827', '04f6e73c-5ba0-406e-8144-3927c825c039', '', 'N***i', 5, 'Kantungnya kuat, tidak robek walau airnya dituang agak kencang.', '[]', NULL, NULL, NULL, 1792404215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4889c419-3a30-46c7-ba17-37a3b0b8d91a', '04f6e73c-5ba0-406e-8144-3927c825c039', '', 'E***o P.', 4, 'Enak dan wangi. Cukup untuk satu cangkir kecil, kalau gelas besar agak encer.', '[]', NULL, NULL, NULL, 1792299815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3c5d78f2-ad63-477b-b868-d7beead682da', '04f6e73c-5ba0-406e-8144-3927c825c039', '', 'B***g H.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1792047815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('cfe30f42-18d9-47fc-b22a-585e62a93aff', '04f6e73c-5ba0-406e-8144-3927c825c039', '', 'R***y R.', 4, 'Rasa pas, harga masih masuk akal. Semoga ada pilihan tanpa kafein.', '[]', NULL, NULL, NULL, 1791749015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1c1a99ab-a5ba-41e9-abfc-d8ef6cbb4fa8', '04f6e73c-5ba0-406e-8144-3927c825c039', '', 'M***e S.', 5, 'Stok wajib di laci kantor. Teman sebelah meja sekarang ikut pesan.', '[]', NULL, NULL, NULL, 1791119015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9592629f-c5c4-4a04-a909-ab14fbd8241c', '04f6e73c-5ba0-406e-8144-3927c825c039', '', 'F***i H.', 5, 'Buat suvenir pernikahan, tamu banyak yang tanya beli di mana.', '[]', NULL, NULL, NULL, 1790852615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a2788255-aa85-4304-b865-bf5f60262780', '04f6e73c-5ba0-406e-8144-3927c825c039', '', 'L***i W.', 5, 'Dibawa naik Gunung Prau, ringan dan sampahnya sedikit. Sarapan jadi istimewa.', '["/assets/contoh-1/kopi/drip-bag.webp","/assets/contoh-1/kopi/drip-bag-seduh.webp"]', NULL, NULL, NULL, 1790593415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('50102bab-c293-4898-8d5a-641619b6ea84', '596eec9a-0e27-494b-826f-b4ce3f4d0229', 'Gayo', 'C***t M.', 5, 'Dibawa naik Gunung Prau, ringan dan sampahnya sedikit. Sarapan jadi istimewa.', '["/assets/contoh-1/kopi/drip-bag-satuan.webp","/assets/contoh-1/kopi/drip-bag-satuan-biji.webp"]', NULL, NULL, NULL, 1794881015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7ed7ec41-e7f4-4789-bf85-30cc4029573f', '596eec9a-0e27-494b-826f-b4ce3f4d0229', 'Gayo', 'N***i K.', 5, 'Stok wajib di laci kantor. Teman sebelah meja sekarang ikut pesan.', '[]', NULL, NULL, NULL, 1794729815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('be887d1a-8f67-46c9-8769-27cc2f592460', '596eec9a-0e27-494b-826f-b4ce3f4d0229', 'Toraja', 'T***u I.', 4, 'Rasa pas, harga masih masuk akal. Semoga ada pilihan tanpa kafein.', '[]', NULL, NULL, NULL, 1794567815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2c3aed72-7fe2-4a76-b9fa-b2957b1b315e', '596eec9a-0e27-494b-826f-b4ce3f4d0229', 'Toraja', 'R***y R.', 5, 'Kantungnya kuat, tidak robek walau airnya dituang agak kencang.', '[]', NULL, NULL, NULL, 1793927015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8146458b-aea5-4703-922e-8844283aac06', '596eec9a-0e27-494b-826f-b4ce3f4d0229', 'Gayo', 'A***d F.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793779415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e5dfedf3-6458-4a7a-80c1-341251d99274', '596eec9a-0e27-494b-826f-b4ce3f4d0229', 'Gayo', 'F***i H.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1793340215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('cc9c069c-7af2-451f-ba98-9a33adc875ef', '596eec9a-0e27-494b-826f-b4ce3f4d0229', 'Toraja', 'N*** P.', 4, 'Enak dan wangi. Cukup untuk satu cangkir kecil, kalau gelas besar agak encer.', '[]', NULL, NULL, NULL, 1792915415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('515f5227-27c4-45db-a3f0-4a9a98da6739', '596eec9a-0e27-494b-826f-b4ce3f4d0229', 'Toraja', 'H***a G.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1792613015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c363fc83-b453-4439-8926-ae84908193fd', '596eec9a-0e27-494b-826f-b4ce3f4d0229', 'Gayo', 'R***a S.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1792382615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b568d402-9353-4a2b-87b6-37bb2624e30b', '596eec9a-0e27-494b-826f-b4ce3f4d0229', 'Gayo', 'S***i A.', 5, 'Praktis dibawa dinas, tinggal air panas dari dispenser hotel. Rasanya jauh di atas kopi saset.', '["/assets/contoh-1/kopi/drip-bag-satuan.webp","/assets/contoh-1/kopi/drip-bag-satuan-biji.webp"]', NULL, NULL, NULL, 1791986615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('aefbaf43-e2d9-4bdc-953e-3ac9931d9277', '596eec9a-0e27-494b-826f-b4ce3f4d0229', 'Gayo', 'M***a G.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1791561815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('78793afb-e4de-411d-8fd0-3294f92deb56', '596eec9a-0e27-494b-826f-b4ce3f4d0229', 'Gayo', 'D***i A.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1791144215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d2f26c1e-cb8e-4a38-ab3f-24ff5719630c', '596eec9a-0e27-494b-826f-b4ce3f4d0229', 'Toraja', 'A***i B.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1791003815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('78561fc9-b970-4c59-b1be-e3ad11df3efc', '596eec9a-0e27-494b-826f-b4ce3f4d0229', 'Gayo', 'S***l S.', 5, 'Buat suvenir pernikahan, tamu banyak yang tanya beli di mana.', '[]', NULL, NULL, NULL, 1790939015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6911354d-e303-4b52-940a-a6148507e6c2', '596eec9a-0e27-494b-826f-b4ce3f4d0229', 'Toraja', 'N***i', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1790463815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('61485879-a361-4366-9ae5-7a2a53b5b5c4', '37d09d4e-fcf1-4ba6-98df-e5a7b793bcbc', 'Hijau Sage', 'D***i A.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1794942215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('57affa34-ee98-447b-9abf-9cd73679f5b6', '37d09d4e-fcf1-4ba6-98df-e5a7b793bcbc', 'Hijau Sage', 'A***i B.', 5, 'Dibungkus tiga lapis, tidak ada yang retak. Video buka paket jadi tidak terpakai.', '[]', NULL, NULL, NULL, 1794895415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5c979eb0-35c1-42da-9425-dc266d85102c', '37d09d4e-fcf1-4ba6-98df-e5a7b793bcbc', 'Hijau Sage', 'C***t M.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1794467015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('107a59bd-843e-44c7-9b08-8bf08813aae1', '37d09d4e-fcf1-4ba6-98df-e5a7b793bcbc', 'Terakota', 'F***i H.', 4, 'Bagus dan pas dengan saringan saya. Bilas air panas dulu supaya tidak menyerap suhu.', '[]', NULL, NULL, NULL, 1793851415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7e1a284a-b436-4a3a-9455-1cba9cec56db', '37d09d4e-fcf1-4ba6-98df-e5a7b793bcbc', 'Terakota', 'H***a G.', 3, 'Fungsinya bagus, tapi ukurannya lebih kecil dari dugaan. Cek ukuran di keterangan.', '[]', NULL, NULL, NULL, 1793621015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3d62f248-0acd-400d-a9b6-63e059261fab', '37d09d4e-fcf1-4ba6-98df-e5a7b793bcbc', 'Putih', 'Y***s M.', 5, 'Aliran airnya mudah dikendalikan, cocok buat pemula seperti saya.', '[]', NULL, NULL, NULL, 1793167415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('09693925-46fe-47da-b783-75f54f74a2a6', '37d09d4e-fcf1-4ba6-98df-e5a7b793bcbc', 'Hijau Sage', 'A***f H.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1792641815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1124c653-9939-4be0-9140-17a69e0c6cde', '37d09d4e-fcf1-4ba6-98df-e5a7b793bcbc', 'Hijau Sage', 'A***s S.', 4, 'Tampilannya cantik di meja, sering difoto tamu.', '[]', NULL, NULL, NULL, 1792418615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2f6ec103-a4c0-4c74-8ad4-e01aad5092a8', '37d09d4e-fcf1-4ba6-98df-e5a7b793bcbc', 'Hijau Sage', 'N*** P.', 5, 'Hasil seduhan jadi lebih konsisten dibanding alat plastik saya yang lama.', '["/assets/contoh-1/kopi/dripper-keramik-sage.webp","/assets/contoh-1/kopi/dripper-keramik-seduh.webp"]', NULL, NULL, NULL, 1792008215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('35b07cc4-84be-44b6-8ce0-3cdc5920256d', '37d09d4e-fcf1-4ba6-98df-e5a7b793bcbc', 'Hijau Sage', 'L***i W.', 5, 'Hadiah untuk istri yang baru belajar menyeduh, langsung dipakai sore itu juga.', '["/assets/contoh-1/kopi/dripper-keramik-sage.webp","/assets/contoh-1/kopi/dripper-keramik-seduh.webp"]', NULL, NULL, NULL, 1791435815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('84fa8aa1-fb03-417c-a974-7b6be03f4560', '65655066-8be4-412e-9374-a227f29c4fb0', '350 ml', 'C***t M.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1794967415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0a66c276-40a1-402d-9d86-3cbd17c4f572', '65655066-8be4-412e-9374-a227f29c4fb0', '600 ml', 'Y***s M.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1794517415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fb5a6b74-0c11-4162-bb01-e57225645a34', '65655066-8be4-412e-9374-a227f29c4fb0', '1 liter', 'D***n P.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793995415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1d6196b3-eecd-4a55-b4b8-2cdc51febe30', '65655066-8be4-412e-9374-a227f29c4fb0', '350 ml', 'N***i', 5, 'Kaca cadangannya memang dijual, jadi tenang kalau pecah.', '[]', NULL, NULL, NULL, 1793916215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bffb5c4d-c86c-43d3-8e75-5959e3ca00cf', '65655066-8be4-412e-9374-a227f29c4fb0', '1 liter', 'M***i', 4, 'Gampang dipakai. Mencuci saringannya perlu dibongkar, tiga bagian.', '[]', NULL, NULL, NULL, 1793761415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('053ce106-bfc2-4462-af49-710a7d892f80', '65655066-8be4-412e-9374-a227f29c4fb0', '600 ml', 'N***i K.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1793149415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('acf13184-7595-436c-8c18-ef3561760c07', '65655066-8be4-412e-9374-a227f29c4fb0', '600 ml', 'P***i M.', 5, 'Saya pakai juga untuk teh dan untuk membusakan susu.', '[]', NULL, NULL, NULL, 1792537415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0f7e94e6-dded-4fa0-a93f-51785273206e', '65655066-8be4-412e-9374-a227f29c4fb0', '1 liter', 'A***s S.', 5, 'Lumpurnya jauh lebih sedikit daripada alat tekan saya yang lama.', '["/assets/contoh-1/kopi/french-press.webp","/assets/contoh-1/kopi/french-press-meja.webp"]', NULL, NULL, NULL, 1792055015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('41570e58-b352-4a11-8607-c5090caee079', '65655066-8be4-412e-9374-a227f29c4fb0', '350 ml', 'E***o P.', 4, 'Rangkanya kokoh. Tuang segera, kalau didiamkan jadi pahit.', '[]', NULL, NULL, NULL, 1791813815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('50a61908-fdcc-45bc-b356-d0a21035097d', '65655066-8be4-412e-9374-a227f29c4fb0', '600 ml', 'R***a M.', 3, 'Bagus, tetapi isi nyatanya sedikit di bawah angka kalau tidak mau luber.', '[]', NULL, NULL, NULL, 1791633815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d74336c6-f31c-468e-942c-5c917d8c667b', '65655066-8be4-412e-9374-a227f29c4fb0', '1 liter', 'A***i B.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1791435815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6ea651d4-cc0f-4862-9d87-81c2904d7ed9', '9bb3d8a1-ee8b-426a-a766-bee1f2227738', '', 'A***f H.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1795129415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4991fc05-e221-431b-bb30-8ceb98fbd90a', '9bb3d8a1-ee8b-426a-a766-bee1f2227738', '', 'A***d F.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1795014215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('94e91d14-c11c-4544-aedd-7cca403833e4', '9bb3d8a1-ee8b-426a-a766-bee1f2227738', '', 'R***a M.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1794683015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d53d655e-71ba-48b3-9296-c71736ca3622', '9bb3d8a1-ee8b-426a-a766-bee1f2227738', '', 'M***i', 5, 'Ringan sekali. Tamu selalu bertanya beli di mana.', '[]', NULL, NULL, NULL, 1794420215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fc2eef3f-00af-4122-9d86-b646cae6bb50', '9bb3d8a1-ee8b-426a-a766-bee1f2227738', '', 'N***i', 5, 'Kopinya benar-benar seperti melayang, dan luarnya tidak panas.', '["/assets/contoh-1/kopi/gelas-ganda.webp","/assets/contoh-1/kopi/gelas-ganda-teh.webp"]', NULL, NULL, NULL, 1794294215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d5698ba8-1d78-4f2e-b4a1-6c197453fd1d', '9bb3d8a1-ee8b-426a-a766-bee1f2227738', '', 'T***u I.', 4, 'Cantik tetapi tipis, saya cuci sendiri, tidak dititip ke anak.', '[]', NULL, NULL, NULL, 1793754215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('62bc95fb-d5e3-4180-8a7a-8651bf1d0fa3', '9bb3d8a1-ee8b-426a-a766-bee1f2227738', '', 'N***i K.', 5, 'Untuk teh melati juga bagus, warnanya kelihatan.', '[]', NULL, NULL, NULL, 1793279015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('28727569-23b0-4c3d-a943-79875fb0da46', '9bb3d8a1-ee8b-426a-a766-bee1f2227738', '', 'D***i A.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1792670615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1c1907f5-5f6f-416d-b849-a97ace2f44f7', '9bb3d8a1-ee8b-426a-a766-bee1f2227738', '', 'P***i M.', 3, 'Satu gelas ada gelembung agak besar. Katanya memang ciri tiup tangan.', '[]', NULL, NULL, NULL, 1792548215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a578581c-cd62-4e17-a139-d66a5960f4ac', 'a22aa967-79e7-4162-98f2-6cc85ef6d6ae', '', 'R***a S.', 5, 'Kotaknya kokoh dan sekarang dipakai menyimpan teh di dapur.', '[]', NULL, NULL, NULL, 1795010615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('60975427-c7a4-44e0-8ff2-a237ede3cbb3', 'a22aa967-79e7-4162-98f2-6cc85ef6d6ae', '', 'A***f H.', 4, 'Isinya pas dan tidak berlebihan. Semoga ada pilihan pita lain.', '[]', NULL, NULL, NULL, 1794704615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('87eb0059-ac14-4075-8049-23ed62916628', 'a22aa967-79e7-4162-98f2-6cc85ef6d6ae', '', 'R***a M.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1794287015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('66a0de55-d5bc-4182-b77b-a7421443c792', 'a22aa967-79e7-4162-98f2-6cc85ef6d6ae', '', 'A***i B.', 5, 'Sampai tepat di hari yang saya minta.', '["/assets/contoh-1/kopi/hampers-hujan.webp","/assets/contoh-1/kopi/hampers-hujan-isi.webp"]', NULL, NULL, NULL, 1794240215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('34ec6b47-c0ca-4138-859f-6a314915527d', 'a22aa967-79e7-4162-98f2-6cc85ef6d6ae', '', 'C***t M.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1793793815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('04e898b4-36cf-4753-85bc-bd30053a5501', 'a22aa967-79e7-4162-98f2-6cc85ef6d6ae', '', 'F***i H.', 3, 'Bagus, tetapi sudut kotaknya sedikit penyok.', '[]', 'Mohon maaf, Kak. Kotak pengganti kami kirim hari itu juga; sekarang pelindung sudutnya kami tebalkan.', NULL, NULL, 1793639015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('26cd756d-0b93-4f8b-8439-8b487cf2ac8a', 'a22aa967-79e7-4162-98f2-6cc85ef6d6ae', '', 'N*** P.', 5, 'Dikirim langsung ke alamat klien, kartunya ditulis tangan. Beliau sampai menelepon.', '["/assets/contoh-1/kopi/hampers-hujan.webp","/assets/contoh-1/kopi/hampers-hujan-isi.webp"]', NULL, NULL, NULL, 1793041415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d39976c1-6b5f-4337-8430-60c2721e51aa', 'a22aa967-79e7-4162-98f2-6cc85ef6d6ae', '', 'T***u I.', 5, 'Untuk ulang tahun atasan yang suka kopi. Tidak malu memberikannya.', '[]', NULL, NULL, NULL, 1792443815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('84ceceab-a2ce-4408-8ebb-bb70c7e43d54', '6279b4b8-7d58-4fe4-9270-7eedbe947430', 'Biji utuh, Merah', 'R***a M.', 5, 'Sampai tepat di hari yang saya minta.', '["/assets/contoh-1/kopi/hampers-pulau.webp","/assets/contoh-1/kopi/hampers-pulau-kotak.webp"]', NULL, NULL, NULL, 1794855815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('688a4434-ccea-4702-8188-f5ecbe68dc47', '6279b4b8-7d58-4fe4-9270-7eedbe947430', 'Sedang, Hijau', 'B***g H.', 4, 'Isinya pas dan tidak berlebihan. Semoga ada pilihan pita lain.', '[]', NULL, NULL, NULL, 1794589415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('41f84236-72fe-46b2-ba58-5b785cb9a8a8', '6279b4b8-7d58-4fe4-9270-7eedbe947430', 'Biji utuh, Merah', 'N***i K.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1794459815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a7bd9601-9d61-4ae3-a8fa-df070f711d09', '6279b4b8-7d58-4fe4-9270-7eedbe947430', 'Biji utuh, Merah', 'A***i B.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1794405815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5c8c4c0a-0923-4413-b692-fea9dd774675', '6279b4b8-7d58-4fe4-9270-7eedbe947430', 'Sedang, Merah', 'Y***a T.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1793977415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7259c23e-cb9d-4115-83a2-ba685c1419a9', '6279b4b8-7d58-4fe4-9270-7eedbe947430', 'Sedang, Hijau', 'Y***s M.', 5, 'Kotaknya kokoh dan sekarang dipakai menyimpan teh di dapur.', '[]', NULL, NULL, NULL, 1793851415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7dff3fd9-43a8-4432-a5dc-ec1510ba868c', '6279b4b8-7d58-4fe4-9270-7eedbe947430', 'Biji utuh, Hijau', 'M***e S.', 5, 'Untuk ulang tahun atasan yang suka kopi. Tidak malu memberikannya.', '[]', NULL, NULL, NULL, 1793642615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4fc175ee-908a-40b2-8a1b-37f1a6642fd8', '6279b4b8-7d58-4fe4-9270-7eedbe947430', 'Biji utuh, Merah', 'N*** P.', 3, 'Bagus, tetapi sudut kotaknya sedikit penyok.', '[]', 'Mohon maaf, Kak. Kotak pengganti kami kirim hari itu juga; sekarang pelindung sudutnya kami tebalkan.', NULL, NULL, 1793268215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1eaa1ea4-2bc8-46fa-8c38-ccd2f78b42a7', '6279b4b8-7d58-4fe4-9270-7eedbe947430', 'Sedang, Hijau', 'W***n S.', 5, 'Dikirim langsung ke alamat klien, kartunya ditulis tangan. Beliau sampai menelepon.', '["/assets/contoh-1/kopi/hampers-pulau.webp","/assets/contoh-1/kopi/hampers-pulau-kotak.webp"]', NULL, NULL, NULL, 1793106215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d6d1978a-ac15-4aa4-bca0-ca7e1f974587', '397abd5b-d2c3-411f-920c-e84405799d05', 'Pagi', 'R***y R.', 5, 'Yang malam rasanya tetap penuh, cocok setelah makan malam.', '[]', NULL, NULL, NULL, 1795161815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c1f8a519-28e7-4b1e-8158-10927c0e0c21', '397abd5b-d2c3-411f-920c-e84405799d05', 'Senja', 'R***a M.', 5, 'Masuk mesin saya tanpa macet, kremanya lebih tebal dari kapsul impor.', '["/assets/contoh-1/kopi/kapsul-senja.webp","/assets/contoh-1/kopi/kapsul-dekat.webp"]', NULL, NULL, NULL, 1794661415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4c1c5c1d-edec-4d47-a72b-4965dd461965', '397abd5b-d2c3-411f-920c-e84405799d05', 'Pagi', 'S***i W.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1794510215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c982dff7-1c56-4d25-b4e7-2dc1ed2effcc', '397abd5b-d2c3-411f-920c-e84405799d05', 'Pagi', 'M***i', 5, 'Akhirnya ada kapsul dari kopi sendiri. Segar, ada tanggal sangrainya.', '[]', NULL, NULL, NULL, 1794373415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('afc26e85-da17-4ff8-ae87-10e0961edb7e', '397abd5b-d2c3-411f-920c-e84405799d05', 'Senja', 'T***u I.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1794197015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5c4f3a10-c08b-4db9-9469-6e12dec096c2', '397abd5b-d2c3-411f-920c-e84405799d05', 'Malam', 'N*** P.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1793999015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('024c8917-c6ae-4b5e-9529-e11620f21c60', '397abd5b-d2c3-411f-920c-e84405799d05', 'Senja', 'N***i K.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1793534615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('066a0442-7a45-476c-bd39-8d3a100c0cda', '397abd5b-d2c3-411f-920c-e84405799d05', 'Malam', 'S***l S.', 3, 'Satu dari sepuluh kapsul bocor di pinggir, sisanya baik.', '[]', 'Mohon maaf, Kak. Kapsul pengganti kami ikutkan di pesanan berikutnya.', NULL, NULL, 1793347415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a44562af-ae07-4b9d-a4ec-1eb17dfab639', '397abd5b-d2c3-411f-920c-e84405799d05', 'Malam', 'D***n P.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1792724615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c0f2a8bd-ccd4-4a55-ac2d-b0cafee232db', '397abd5b-d2c3-411f-920c-e84405799d05', 'Malam', 'A***f H.', 4, 'Ukur dulu kapsul lama. Punya saya pas, punya kakak tidak muat.', '[]', NULL, NULL, NULL, 1792155815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fa6a0177-ccb7-495a-bee4-572ef1988de0', '397abd5b-d2c3-411f-920c-e84405799d05', 'Senja', 'Y***a T.', 4, 'Enak untuk lungo. Semoga ada isi lebih banyak supaya hemat.', '[]', NULL, NULL, NULL, 1791759815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bbb07f14-f1b7-4338-a9ca-7e6f19fafa04', '041ba816-8f73-4821-9821-db05e5f5ee38', 'Rp 250.000', 'A***i B.', 5, 'Lupa ulang tahun teman, lima menit kemudian kodenya sudah saya kirim lewat WhatsApp.', '[]', NULL, NULL, NULL, 1794891815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4bf043b0-fca1-4993-b622-5f28b4571299', '041ba816-8f73-4821-9821-db05e5f5ee38', 'Rp 100.000', 'S***i A.', 4, 'Sisa saldonya masih bisa dipakai lain waktu, ini yang saya suka.', '[]', NULL, NULL, NULL, 1794560615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ec87f945-2f35-4921-bffb-d62153811132', '041ba816-8f73-4821-9821-db05e5f5ee38', 'Rp 500.000', 'N***i', 4, 'Kodenya langsung tampil dan mudah dipakai. Tampilannya bisa lebih manis lagi.', '[]', NULL, NULL, NULL, 1794470615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7ebf3863-88b8-45a2-9b3a-83d47089fb70', '041ba816-8f73-4821-9821-db05e5f5ee38', 'Rp 500.000', 'M***i', 5, 'Untuk hadiah lomba kantor, tinggal cetak.', '[]', NULL, NULL, NULL, 1794269015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fca16992-dbd0-4c28-b782-c8746b2676f8', '041ba816-8f73-4821-9821-db05e5f5ee38', 'Rp 500.000', 'H***a G.', 5, 'Penerimanya bisa memilih sendiri, tidak takut salah selera.', '[]', NULL, NULL, NULL, 1794171815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bf1328a8-1975-4a65-94a3-f51d0e286e7c', '2d87a5fd-eb80-4fc0-907e-372b139ed810', '', 'S***i W.', 5, 'Akhirnya tahu kenapa seduhan saya pahit terus. Ternyata airnya terlalu panas.', '[]', NULL, NULL, NULL, 1794974615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3b0ac5d2-94d1-4502-bd2f-9d5d523f1e46', '2d87a5fd-eb80-4fc0-907e-372b139ed810', '', 'J***o S.', 5, 'Tautan unduhnya langsung muncul setelah bayar. Bahasanya santai dan mudah diikuti.', '[]', NULL, NULL, NULL, 1794384215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b2782751-6c90-4f1f-b07e-21a64b45ea75', '2d87a5fd-eb80-4fc0-907e-372b139ed810', '', 'D***s A.', 5, 'Bab kopi dingin paling sering saya buka. Sepadan dengan harganya.', '[]', NULL, NULL, NULL, 1793919815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d678a228-d40e-45b9-ad26-73a700b9613d', '2d87a5fd-eb80-4fc0-907e-372b139ed810', '', 'Y***a T.', 4, 'Enak dibaca di ponsel. Gambar langkahnya jelas.', '[]', NULL, NULL, NULL, 1793678615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('36d65eef-ed5a-4333-941e-d27f2a706616', '2d87a5fd-eb80-4fc0-907e-372b139ed810', '', 'A***f H.', 4, 'Isinya padat. Akan lebih lengkap kalau ada video pendek untuk tiap teknik.', '[]', NULL, NULL, NULL, 1793239415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1d1770c3-894e-4919-8317-dc809b001f26', '2d87a5fd-eb80-4fc0-907e-372b139ed810', '', 'B***g H.', 3, 'Cocok untuk pemula, tapi kalau sudah lama menyeduh sebagian besar sudah tahu.', '[]', NULL, NULL, NULL, 1792922615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8f9cf5f0-9fd7-4ad7-a693-23d2bc57b2a9', '2d87a5fd-eb80-4fc0-907e-372b139ed810', '', 'L***i W.', 5, 'Saya cetak dan tempel di dapur. Resep moka-nya jadi andalan keluarga.', '[]', NULL, NULL, NULL, 1792425815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fc221667-b9b3-4be1-94fb-d78de7f9905b', '2d87a5fd-eb80-4fc0-907e-372b139ed810', '', 'M***e S.', 5, 'Resepnya pakai takaran sendok juga, jadi tidak harus punya timbangan. Langsung bisa dipraktikkan.', '[]', NULL, NULL, NULL, 1792029815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('84e63e06-a3b8-416f-a014-2fe342667715', '39582982-dfc6-4809-8aa0-1351479c452e', '', 'F***i H.', 4, 'Gambarnya jernih. Kadang perlu diputar ulang karena tangannya cepat.', '[]', NULL, NULL, NULL, 1794974615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a60bc87b-f202-4cf7-88f9-c39ab3e7d42a', '39582982-dfc6-4809-8aa0-1351479c452e', '', 'Y***s M.', 3, 'Bagus, tetapi butuh susu banyak untuk latihan. Siapkan dompet.', '[]', NULL, NULL, NULL, 1794549815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4a0d9f68-f05c-49d1-b009-9e2ef935158b', '39582982-dfc6-4809-8aa0-1351479c452e', '', 'J***o S.', 5, 'Bisa ditonton kapan saja, saya belajar setelah anak tidur.', '[]', NULL, NULL, NULL, 1794323015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b86b8d3f-c3d8-41fc-b6f7-139b32efad03', '39582982-dfc6-4809-8aa0-1351479c452e', '', 'N***i', 5, 'Suka bagian memanaskan susu tanpa mesin, cukup alat yang ada di rumah.', '[]', NULL, NULL, NULL, 1793873015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8c007682-5d51-4303-9613-1866a932213d', '39582982-dfc6-4809-8aa0-1351479c452e', '', 'T***u I.', 4, 'Pelajaran tulipnya paling berguna. Semoga ada tingkat lanjutan.', '[]', NULL, NULL, NULL, 1793682215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('01db5e18-d5dc-4d25-a6cc-c4e057698b92', '39582982-dfc6-4809-8aa0-1351479c452e', '', 'H***a G.', 5, 'Mbak Ratri menjelaskan pelan-pelan. Minggu ketiga hati saya sudah simetris.', '[]', NULL, NULL, NULL, 1793581415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('afedea9e-6c0e-406d-be85-ad267f14afe6', 'dcbca6b6-0cde-46bc-a0b1-f2c0a5a065f6', 'Cokelat, 01', 'S***l S.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1795050215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c5342bcf-a700-46a9-a7c9-8f6b69a8fc2b', 'dcbca6b6-0cde-46bc-a0b1-f2c0a5a065f6', 'Putih, 02', 'P***i M.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1794513815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('81f9db64-fe94-4339-83c7-9f391ca9dbd7', 'dcbca6b6-0cde-46bc-a0b1-f2c0a5a065f6', 'Putih, 02', 'E***o P.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1794380615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('baf5b13c-13fd-4abf-a935-0132920ff80d', 'dcbca6b6-0cde-46bc-a0b1-f2c0a5a065f6', 'Cokelat, 02', 'A***f H.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1794222215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d7c1ce59-ea96-4bdc-b933-f2b77aed671f', 'dcbca6b6-0cde-46bc-a0b1-f2c0a5a065f6', 'Cokelat, 01', 'S***i A.', 3, 'Ada beberapa lembar yang lipatannya tidak simetris, tetap bisa dipakai.', '[]', NULL, NULL, NULL, 1793869415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('be37daef-1397-4dee-b118-944d52e5c9ef', 'dcbca6b6-0cde-46bc-a0b1-f2c0a5a065f6', 'Putih, 02', 'J***o S.', 5, 'Tidak ada rasa kertas setelah dibilas sekali. Jahitannya tidak pernah jebol.', '[]', NULL, NULL, NULL, 1793545415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('09e330a2-5ace-49aa-bc86-9cdfe64d4adb', 'dcbca6b6-0cde-46bc-a0b1-f2c0a5a065f6', 'Putih, 01', 'C***t M.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1792976615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c95d3b14-aaca-402c-89c3-ef3624705657', 'dcbca6b6-0cde-46bc-a0b1-f2c0a5a065f6', 'Putih, 01', 'N***i', 4, 'Pas untuk alat saya. Jangan sampai salah nomor.', '[]', NULL, NULL, NULL, 1792605815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e488b6e9-1bf6-4b57-aa38-d2099d90b971', 'dcbca6b6-0cde-46bc-a0b1-f2c0a5a065f6', 'Cokelat, 02', 'R***a S.', 4, 'Bagus. Yang cokelat perlu dibilas lebih lama.', '[]', NULL, NULL, NULL, 1791968615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('21300251-bd44-464a-8cf0-f83ce42a6814', 'dcbca6b6-0cde-46bc-a0b1-f2c0a5a065f6', 'Cokelat, 01', 'B***i S.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1791479015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('56c48758-5366-4911-a284-27fa64fe9285', 'dcbca6b6-0cde-46bc-a0b1-f2c0a5a065f6', 'Cokelat, 02', 'M***a G.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1791407015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2fe87647-f4a4-4fe8-9eae-99473b3b0e4d', 'dcbca6b6-0cde-46bc-a0b1-f2c0a5a065f6', 'Cokelat, 02', 'H***a G.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1790885015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('be81272c-6771-4a9d-afe6-ae18c7609370', 'dcbca6b6-0cde-46bc-a0b1-f2c0a5a065f6', 'Putih, 02', 'T***u I.', 5, 'Kedai kami habis sepuluh bungkus sebulan, mutunya tetap.', '[]', NULL, NULL, NULL, 1790834615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2c6fbd30-2254-4ec9-b986-3e7059d17a95', 'dcbca6b6-0cde-46bc-a0b1-f2c0a5a065f6', 'Putih, 02', 'L***i W.', 5, 'Saya hitung isinya, seratus lembar lebih satu. Lumayan.', '["/assets/contoh-1/kopi/kertas-saring-putih.webp","/assets/contoh-1/kopi/kertas-saring-cokelat.webp"]', NULL, NULL, NULL, 1790561015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e917d79e-ca67-49a6-8da8-852c0389557c', 'dcbca6b6-0cde-46bc-a0b1-f2c0a5a065f6', 'Putih, 01', 'Y***a T.', 5, 'Airnya turun cepat, dua cangkir memang tiga menit.', '[]', NULL, NULL, NULL, 1790125415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ef2d56b2-de37-49b2-b715-4b411b0538c7', '154d88c0-892f-4d6a-a5ee-5463e090013b', 'Hitam', 'E***o P.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1795161815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('10d5ddb9-61d5-4450-ad21-e33aca0bacea', '154d88c0-892f-4d6a-a5ee-5463e090013b', 'Perak', 'T***u I.', 5, 'Sampai tanpa penyok, ada kartu garansinya.', '[]', NULL, NULL, NULL, 1794812615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('be4cf898-927a-4dcd-bdc1-b610a4df9287', '154d88c0-892f-4d6a-a5ee-5463e090013b', 'Hitam', 'N***i K.', 4, 'Bagus. Bagian bawah cepat kena bekas air, rajin-rajin dilap.', '[]', NULL, NULL, NULL, 1794600215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('51063dd3-78f0-4079-bc91-39255438037a', '154d88c0-892f-4d6a-a5ee-5463e090013b', 'Hitam', 'D***s A.', 4, 'Kapasitasnya cukup untuk tiga cangkir. Untuk tamu banyak harus dua kali.', '[]', NULL, NULL, NULL, 1794063815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('de60da88-6172-4a0b-be0e-511264a1dad4', '154d88c0-892f-4d6a-a5ee-5463e090013b', 'Perak', 'F***i H.', 5, 'Sejak pakai ini seduhan saya tidak lagi belang rasanya.', '[]', NULL, NULL, NULL, 1793459015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('929c85f7-1624-4b19-8d8b-64838a75a74c', '154d88c0-892f-4d6a-a5ee-5463e090013b', 'Hitam', 'P***i M.', 3, 'Tutupnya agak longgar kalau dimiringkan penuh.', '[]', 'Terima kasih masukannya, Kak. Tutup pengganti yang lebih rapat dapat diminta lewat WhatsApp kami.', NULL, NULL, 1793095415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('48822c4f-3236-4373-87fc-2df00df7d725', '154d88c0-892f-4d6a-a5ee-5463e090013b', 'Hitam', 'M***e S.', 5, 'Alirannya kecil dan stabil sampai tetes terakhir. Tangan tidak pegal.', '["/assets/contoh-1/kopi/ketel-leher-angsa-hitam.webp","/assets/contoh-1/kopi/ketel-leher-angsa-seduh.webp"]', NULL, NULL, NULL, 1792562615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('47c8aef3-8523-4827-8948-b04fa7814e7c', '154d88c0-892f-4d6a-a5ee-5463e090013b', 'Hitam', 'J***o S.', 5, 'Gagangnya tidak panas sama sekali.', '[]', NULL, NULL, NULL, 1792001015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('19feb138-db9b-4ec7-9e2f-ae6658d3bbb4', '154d88c0-892f-4d6a-a5ee-5463e090013b', 'Hitam', 'S***i A.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1791705815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('425a23a3-4b82-41f5-ba69-57ca6937fa08', 'ef7a9863-e447-4a60-9712-10d14e316da1', 'Putih', 'B***i S.', 5, 'Alirannya kecil dan stabil sampai tetes terakhir. Tangan tidak pegal.', '["/assets/contoh-1/kopi/ketel-listrik-putih.webp","/assets/contoh-1/kopi/ketel-listrik-seduh.webp"]', NULL, NULL, NULL, 1795003415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4565d9ac-2a76-4675-9c01-aa32c6528363', 'ef7a9863-e447-4a60-9712-10d14e316da1', 'Hitam', 'B***g H.', 4, 'Kapasitasnya cukup untuk tiga cangkir. Untuk tamu banyak harus dua kali.', '[]', NULL, NULL, NULL, 1794823415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('543d3e34-109d-4567-87ce-a8137772c793', 'ef7a9863-e447-4a60-9712-10d14e316da1', 'Putih', 'C***t M.', 5, 'Sampai tanpa penyok, ada kartu garansinya.', '[]', NULL, NULL, NULL, 1794488615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5349a7c5-95ad-4ab3-a3dd-c226df30780e', 'ef7a9863-e447-4a60-9712-10d14e316da1', 'Putih', 'R***a M.', 3, 'Tutupnya agak longgar kalau dimiringkan penuh.', '[]', 'Terima kasih masukannya, Kak. Tutup pengganti yang lebih rapat dapat diminta lewat WhatsApp kami.', NULL, NULL, 1794161015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8b19809c-6614-4204-9bbd-8fd716eef609', 'ef7a9863-e447-4a60-9712-10d14e316da1', 'Putih', 'M***e S.', 5, 'Gagangnya tidak panas sama sekali.', '[]', NULL, NULL, NULL, 1793894615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1842c557-88c2-43e6-8703-f1fc73a3dfa6', 'ef7a9863-e447-4a60-9712-10d14e316da1', 'Putih', 'J***o S.', 5, 'Sejak pakai ini seduhan saya tidak lagi belang rasanya.', '[]', NULL, NULL, NULL, 1793545415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2732c307-3dfa-48e5-b613-d01db4fbc0b2', 'ef7a9863-e447-4a60-9712-10d14e316da1', 'Hitam', 'R***y R.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793041415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fc25eb59-578c-460a-ad91-f870dd6bfd23', 'ef7a9863-e447-4a60-9712-10d14e316da1', 'Hitam', 'A***s S.', 4, 'Bagus. Bagian bawah cepat kena bekas air, rajin-rajin dilap.', '[]', NULL, NULL, NULL, 1792861415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('08ccfe7f-77d3-4480-9324-ab854a278b31', 'f91dba80-ed27-4754-949b-cc7062898dbe', '', 'H***a G.', 5, 'Satu banding dua dengan susu, rasanya seperti di kedai. Sepuluh gelas memang dapat.', '["/assets/contoh-1/kopi/konsentrat.webp","/assets/contoh-1/kopi/konsentrat-gelas.webp"]', NULL, NULL, NULL, 1795089815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3e36bd79-d7f3-48da-99b0-64452e110f6d', 'f91dba80-ed27-4754-949b-cc7062898dbe', '', 'B***i S.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1794517415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('68b75213-4b01-447f-94dd-e7b70db8f4cb', 'f91dba80-ed27-4754-949b-cc7062898dbe', '', 'M***e S.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1793912615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c1a8fcc2-8298-4160-9c7c-9be60e78c816', 'f91dba80-ed27-4754-949b-cc7062898dbe', '', 'R***a M.', 5, 'Saya jadikan saus untuk puding kopi, anak-anak habiskan semua.', '[]', NULL, NULL, NULL, 1793318615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7143cfe0-0287-4ba5-9ca9-a87405f5120a', 'f91dba80-ed27-4754-949b-cc7062898dbe', '', 'A***d F.', 4, 'Praktis. Setelah dibuka sebaiknya habis seminggu, aromanya mulai turun.', '[]', NULL, NULL, NULL, 1792832615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('20e01758-ca92-4a25-83c8-96e42e9c9bb5', 'f91dba80-ed27-4754-949b-cc7062898dbe', '', 'N***i', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1792343015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1d4013d9-80e0-41c6-bca9-6a03bc91854f', 'f91dba80-ed27-4754-949b-cc7062898dbe', '', 'Y***s M.', 3, 'Enak, tapi tutupnya rembes sedikit waktu botolnya direbahkan.', '[]', 'Mohon maaf, Kak. Mulai kiriman pekan ini tutupnya memakai segel tambahan.', NULL, NULL, 1791957815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('647d6a4e-132f-4d2f-a5aa-662384dbb80e', 'f91dba80-ed27-4754-949b-cc7062898dbe', '', 'M***i', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1791749015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('062da0e0-1a56-4696-a0cb-7b9274dada06', 'f91dba80-ed27-4754-949b-cc7062898dbe', '', 'Y***a T.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1791543815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a0f1984d-ec69-47d2-91c3-d31ed65f6f74', 'f91dba80-ed27-4754-949b-cc7062898dbe', '', 'N*** P.', 4, 'Pekat betul, jangan diminum langsung seperti saya di hari pertama.', '[]', NULL, NULL, NULL, 1791504215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c6080f63-ce9c-4d6a-a8bc-ec8acf9cbe3c', 'f91dba80-ed27-4754-949b-cc7062898dbe', '', 'A***i B.', 5, 'Halus, tidak asam di perut. Diminum pagi sebelum sarapan pun aman.', '[]', NULL, NULL, NULL, 1791212615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b2dd9f63-f59b-4724-b323-29a8a2e41175', '62c50732-7d43-4a64-85d4-b842a9ba1fda', 'Gula Aren', 'D***i A.', 5, 'Habis sehari sama orang serumah. Rasanya bisa pilih, jadi tidak enek.', '[]', NULL, NULL, NULL, 1795273415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b9d8b71d-862c-4e35-b2ac-5ad0f5cbd4ee', '62c50732-7d43-4a64-85d4-b842a9ba1fda', 'Pandan', 'A***f H.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1795125815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('437316ea-306f-4d9f-952c-58931e211ed8', '62c50732-7d43-4a64-85d4-b842a9ba1fda', 'Gula Aren', 'B***i S.', 4, 'Segar dan tidak kemanisan. Kocok dulu supaya rata.', '[]', NULL, NULL, NULL, 1794834215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7324656f-4a86-4c89-9559-15d97873465e', '62c50732-7d43-4a64-85d4-b842a9ba1fda', 'Pandan', 'H***a G.', 5, 'Untuk rapat kantor jauh lebih hemat daripada beli per gelas.', '[]', NULL, NULL, NULL, 1794510215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7c96d17f-84b1-425f-9805-82ca5db18b73', '62c50732-7d43-4a64-85d4-b842a9ba1fda', 'Pandan', 'A***d F.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1794423815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('aa56313c-8438-40ce-aa07-7f966a8ee2b7', '62c50732-7d43-4a64-85d4-b842a9ba1fda', 'Hitam', 'A***s S.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1793829815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('97ebc9b1-501a-4405-bad9-cc78383e741f', '62c50732-7d43-4a64-85d4-b842a9ba1fda', 'Gula Aren', 'B***g H.', 3, 'Rasanya enak tapi sampai ke Bekasi sudah tidak terlalu dingin.', '[]', 'Terima kasih, Kak. Untuk luar Bandung kini kami tambah kantong es menjadi dua.', NULL, NULL, 1793675015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c119bf83-9afd-4a52-90a9-76d57dc9e630', '62c50732-7d43-4a64-85d4-b842a9ba1fda', 'Pandan', 'M***e S.', 5, 'Datang masih dingin dengan kantong es. Segel botolnya utuh.', '["/assets/contoh-1/kopi/kopi-botol-pandan.webp","/assets/contoh-1/kopi/kopi-botol-trio.webp"]', NULL, NULL, NULL, 1793311415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a35785f1-5377-470b-9a51-e927aded39ad', '62c50732-7d43-4a64-85d4-b842a9ba1fda', 'Hitam', 'M***a G.', 5, 'Bawa ke arisan keluarga, botolnya ikut dibawa pulang untuk wadah air.', '[]', NULL, NULL, NULL, 1793070215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('94c8882e-6938-45dc-a81a-ff647dc84f43', '62c50732-7d43-4a64-85d4-b842a9ba1fda', 'Gula Aren', 'R***a S.', 4, 'Enak sekali, hanya tutupnya agak susah dibuka. Tahan tiga hari di kulkas saya.', '[]', NULL, NULL, NULL, 1792533815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3ff495f3-0feb-42f3-a6d9-b7e2da722207', '62c50732-7d43-4a64-85d4-b842a9ba1fda', 'Hitam', 'L***i W.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1792260215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7fbe4ba0-2570-483f-a51d-4719f41746b0', '62c50732-7d43-4a64-85d4-b842a9ba1fda', 'Hitam', 'E***o P.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1791849815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9256b817-287a-43af-a3cd-f31c8ebf6b8a', '62c50732-7d43-4a64-85d4-b842a9ba1fda', 'Gula Aren', 'C***t M.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1791569015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f2ccd68a-52b1-47ad-911d-fdbc921e8912', '13bbc05d-9aee-4ca7-97ae-74db58adc95d', '', 'J***o S.', 5, 'Kantong jagungnya bisa langsung masuk kompos, saya suka.', '["/assets/contoh-1/kopi/kopi-celup.webp","/assets/contoh-1/kopi/kopi-celup-cangkir.webp"]', NULL, NULL, NULL, 1795212215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d86adee3-387d-4398-a2e6-0fb64d70f3c4', '13bbc05d-9aee-4ca7-97ae-74db58adc95d', '', 'D***n P.', 5, 'Di kantor tidak ada alat seduh, ini jalan tengahnya.', '[]', NULL, NULL, NULL, 1794848615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0b55dc86-84f0-4ca6-85c3-76fe93f20140', '13bbc05d-9aee-4ca7-97ae-74db58adc95d', '', 'T***u I.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1794510215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6d4a0c80-7f38-490f-b83a-a5b95943ad32', '13bbc05d-9aee-4ca7-97ae-74db58adc95d', '', 'R***y R.', 3, 'Praktis, tapi kalah wangi dibanding kantong saringnya.', '[]', NULL, NULL, NULL, 1794301415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6465a58c-13d4-46fb-8fea-27e5b30aa11a', '13bbc05d-9aee-4ca7-97ae-74db58adc95d', '', 'E***o P.', 4, 'Tunggu betul-betul empat menit, kalau buru-buru rasanya tipis.', '[]', NULL, NULL, NULL, 1794247415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a92f9a57-6d5c-469c-b2c8-d21882c647a4', '13bbc05d-9aee-4ca7-97ae-74db58adc95d', '', 'M***i', 4, 'Rempahnya tipis dan enak. Satu kantong untuk satu gelas saja.', '[]', NULL, NULL, NULL, 1794038615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('300d5528-7685-4a6f-8647-a67bfe861ce9', '13bbc05d-9aee-4ca7-97ae-74db58adc95d', '', 'M***a G.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793840615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f56a7405-b1bc-42e7-a812-acf9fad022b8', '13bbc05d-9aee-4ca7-97ae-74db58adc95d', '', 'A***s S.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1793369015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bcbd8d08-077f-4be2-9fb5-7ca41efa84aa', '13bbc05d-9aee-4ca7-97ae-74db58adc95d', '', 'P***i M.', 5, 'Semudah bikin teh dan tidak ada ampas di gigi. Dibawa ke rumah sakit saat menunggu ibu.', '[]', NULL, NULL, NULL, 1793264615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2cbeb80d-2ec3-43e9-ac7f-2cca153e3b29', '13bbc05d-9aee-4ca7-97ae-74db58adc95d', '', 'D***s A.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1792929815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8f910802-3e6f-43af-9df4-f0600528ec2a', '13bbc05d-9aee-4ca7-97ae-74db58adc95d', '', 'N***i K.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1792530215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0e126b5c-b30c-43be-aef4-1b2be9776a95', '13bbc05d-9aee-4ca7-97ae-74db58adc95d', '', 'R***a S.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1791939815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0a10d802-c584-4893-89fc-a27487cf8a57', 'dba22274-abcc-4eb1-a1dd-2071f64488a8', 'Biji utuh', 'R***y R.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1795212215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c27d798c-40f6-4c9d-93e2-dd4f1901392c', 'dba22274-abcc-4eb1-a1dd-2071f64488a8', 'Kasar', 'Y***a T.', 5, 'Ayah saya punya lambung sensitif, yang ini aman katanya.', '[]', NULL, NULL, NULL, 1795140215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6363a122-15fe-498f-9f62-94bb98fea613', 'dba22274-abcc-4eb1-a1dd-2071f64488a8', 'Biji utuh', 'A***f H.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1795017815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0b014ddf-d3bc-4d18-9c0d-faaef458f5bb', 'dba22274-abcc-4eb1-a1dd-2071f64488a8', 'Kasar', 'B***i S.', 5, 'Saya sedang hamil dan dokter membatasi kafein. Ini penyelamat.', '["/assets/contoh-1/kopi/dekaf.webp","/assets/contoh-1/kopi/dekaf-malam.webp"]', NULL, NULL, NULL, 1794891815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('76a3d505-f55f-4369-9e1c-f7a9db4b6dbf', 'dba22274-abcc-4eb1-a1dd-2071f64488a8', 'Sedang', 'R***a M.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1794290615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('674d99d9-7254-4d5d-a386-e1068d4bee1d', 'dba22274-abcc-4eb1-a1dd-2071f64488a8', 'Biji utuh', 'A***s S.', 4, 'Lebih mahal, tapi maklum prosesnya panjang.', '[]', NULL, NULL, NULL, 1793754215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e0d5ae31-c12d-43f1-9982-e93a0f15cfaf', 'dba22274-abcc-4eb1-a1dd-2071f64488a8', 'Kasar', 'S***i W.', 3, 'Enak, hanya cepat hambar setelah kemasannya dibuka dua minggu.', '[]', NULL, NULL, NULL, 1793203415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9faefdd8-e74d-4de9-a0f5-4dd2178f8045', 'dba22274-abcc-4eb1-a1dd-2071f64488a8', 'Sedang', 'N***i', 5, 'Minum jam sembilan malam tetap tidur nyenyak. Rasanya tetap kopi sungguhan.', '[]', NULL, NULL, NULL, 1792803815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1b9bb1ff-1c4d-4127-b89a-9f7be1334698', 'dba22274-abcc-4eb1-a1dd-2071f64488a8', 'Kasar', 'M***i', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1792386215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('151d20a9-51cd-4e47-ad59-17a895892a23', 'dba22274-abcc-4eb1-a1dd-2071f64488a8', 'Halus', 'N***i K.', 4, 'Wanginya enak. Bodinya lebih tipis sedikit daripada Gayo biasa.', '[]', NULL, NULL, NULL, 1791983015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c7317587-fb23-4be9-a363-6d7d0c827afe', 'ea002e3f-6118-49e4-9ece-47d92666181e', 'Tanpa Gula', 'W***n S.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1795334615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e0663a14-ce0f-47e3-a5e1-b4d4182309cb', 'ea002e3f-6118-49e4-9ece-47d92666181e', 'Aren Cair', 'C***t M.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1794956615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e24bd03a-43ac-47e9-9398-c53e2bbf043e', 'ea002e3f-6118-49e4-9ece-47d92666181e', 'Aren Cair', 'S***l S.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1794895415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fe769b21-cc28-425f-9217-a98a531b31a9', 'ea002e3f-6118-49e4-9ece-47d92666181e', 'Aren Cair', 'M***a G.', 5, 'Datang masih dingin dengan kantong es. Segel botolnya utuh.', '["/assets/contoh-1/kopi/kopi-susu-aren.webp","/assets/contoh-1/kopi/kopi-susu-es.webp"]', NULL, NULL, NULL, 1794283415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0f72a686-da8a-453f-b40a-5d69c65e51f0', 'ea002e3f-6118-49e4-9ece-47d92666181e', 'Aren Cair', 'N***i', 4, 'Enak sekali, hanya tutupnya agak susah dibuka. Tahan tiga hari di kulkas saya.', '[]', NULL, NULL, NULL, 1793883815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c79db2dc-0079-4d7d-9280-5f5b06f832d5', 'ea002e3f-6118-49e4-9ece-47d92666181e', 'Tanpa Gula', 'R***a M.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1793696615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f94c39c3-3218-4adb-b5ef-ffbb3ef96ce3', 'ea002e3f-6118-49e4-9ece-47d92666181e', 'Kurma', 'A***f H.', 5, 'Bawa ke arisan keluarga, botolnya ikut dibawa pulang untuk wadah air.', '[]', NULL, NULL, NULL, 1793369015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('70212d5a-1ce3-4658-8d5d-c879bb0cc264', 'ea002e3f-6118-49e4-9ece-47d92666181e', 'Aren Cair', 'E***o P.', 5, 'Habis sehari sama orang serumah. Rasanya bisa pilih, jadi tidak enek.', '[]', NULL, NULL, NULL, 1792875815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9b4d20e2-bc0f-4835-ab39-922c626be9bb', 'ea002e3f-6118-49e4-9ece-47d92666181e', 'Aren Cair', 'A***d F.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1792577015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('01802c2c-4a73-4036-9cb3-da47185df751', 'ea002e3f-6118-49e4-9ece-47d92666181e', 'Kurma', 'F***i H.', 3, 'Rasanya enak tapi sampai ke Bekasi sudah tidak terlalu dingin.', '[]', 'Terima kasih, Kak. Untuk luar Bandung kini kami tambah kantong es menjadi dua.', NULL, NULL, 1792159415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('69ed5885-4aca-4648-a3b9-193fd269a912', 'ea002e3f-6118-49e4-9ece-47d92666181e', 'Aren Cair', 'A***i B.', 4, 'Segar dan tidak kemanisan. Kocok dulu supaya rata.', '[]', NULL, NULL, NULL, 1792080215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6f8c3752-7b36-480a-8eb3-c7e98e23ccb9', 'ea002e3f-6118-49e4-9ece-47d92666181e', 'Tanpa Gula', 'S***i A.', 5, 'Untuk rapat kantor jauh lebih hemat daripada beli per gelas.', '[]', NULL, NULL, NULL, 1791597815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('735397b2-ea50-4d2b-9836-1a53837fb336', 'ddf60893-159e-4eac-8344-d02c8dbe4306', 'Halus', 'S***i W.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1795262615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('47c77c5b-7644-4378-b3ed-a6870822088a', 'ddf60893-159e-4eac-8344-d02c8dbe4306', 'Sedang', 'P***i M.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1794917015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('af0d2a51-95ea-4238-8536-ff556763bf86', 'ddf60893-159e-4eac-8344-d02c8dbe4306', 'Halus', 'A***d F.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/meranti.webp","/assets/contoh-1/kopi/meranti-biji.webp"]', NULL, NULL, NULL, 1794625415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bd8150c4-cce8-46f2-8079-5459a8299fa6', 'ddf60893-159e-4eac-8344-d02c8dbe4306', 'Sedang', 'D***i A.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/meranti.webp","/assets/contoh-1/kopi/meranti-biji.webp"]', NULL, NULL, NULL, 1794463415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f754ac11-37cd-40a0-9c61-cc517a325bda', 'ddf60893-159e-4eac-8344-d02c8dbe4306', 'Biji utuh', 'N*** P.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1794103415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d40200d2-0e5d-4d0e-b35d-f08d176b742e', 'ddf60893-159e-4eac-8344-d02c8dbe4306', 'Halus', 'S***l S.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1793714615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('58005f4e-0189-48ac-8632-f081a0013d32', 'ddf60893-159e-4eac-8344-d02c8dbe4306', 'Sedang', 'A***i B.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1793595815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('16abb074-11ee-4e0b-9610-e9f928df0238', '9eb2cfa1-a831-44e1-86e0-1333717c29eb', 'Merah, 3 cangkir', 'B***g H.', 4, 'Tiga seduhan pertama saya buang sesuai anjuran, setelah itu rasanya bersih.', '[]', NULL, NULL, NULL, 1794963815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7b2e54f2-aa76-4599-b54b-d11c53b09e8c', '9eb2cfa1-a831-44e1-86e0-1333717c29eb', 'Merah, 3 cangkir', 'A***i B.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1794877415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('436aef30-4fa5-43b2-aa04-e9615d7ac12c', '9eb2cfa1-a831-44e1-86e0-1333717c29eb', 'Merah, 3 cangkir', 'W***n S.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1794499415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7921a857-cdf5-450f-9792-41a7c1f6baee', '9eb2cfa1-a831-44e1-86e0-1333717c29eb', 'Perak, 3 cangkir', 'M***e S.', 5, 'Bunyi mendesisnya sekarang jadi alarm pagi keluarga.', '[]', NULL, NULL, NULL, 1794233015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5baca7cb-3b5f-418f-b2d7-fcb875e12f9b', '9eb2cfa1-a831-44e1-86e0-1333717c29eb', 'Merah, 3 cangkir', 'N***i', 3, 'Gagangnya cepat panas kalau apinya melebar. Jaga apinya.', '[]', NULL, NULL, NULL, 1793851415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4fd8b0d3-4d6c-4d98-8981-7d87f3d7e743', '9eb2cfa1-a831-44e1-86e0-1333717c29eb', 'Merah, 3 cangkir', 'A***f H.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1793401415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6a96cc1b-d1ca-43f6-af2e-5a12f80b1a89', '9eb2cfa1-a831-44e1-86e0-1333717c29eb', 'Perak, 6 cangkir', 'R***a M.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1793106215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('330fb126-cd9e-4c5c-8d8e-9671c3009f8b', '9eb2cfa1-a831-44e1-86e0-1333717c29eb', 'Merah, 3 cangkir', 'M***a G.', 4, 'Bagus, asal ingat tidak bisa di kompor induksi. Saya beli tatakannya lagi.', '[]', NULL, NULL, NULL, 1792595015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c1c374c8-4da3-4b6e-a347-f3f29b9c5f18', '9eb2cfa1-a831-44e1-86e0-1333717c29eb', 'Perak, 3 cangkir', 'S***i W.', 5, 'Karetnya rapat, tidak ada uap keluar dari samping.', '[]', NULL, NULL, NULL, 1792364615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1f7fbfdb-e6aa-43f5-b8a0-a067aacc4d05', '9eb2cfa1-a831-44e1-86e0-1333717c29eb', 'Perak, 6 cangkir', 'D***n P.', 5, 'Dibawa kemping pakai kompor gas kecil, jadi idola satu tenda.', '[]', NULL, NULL, NULL, 1792235015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2bb7bd3c-6058-44ca-8bff-8827d085e5c7', '9eb2cfa1-a831-44e1-86e0-1333717c29eb', 'Perak, 3 cangkir', 'T***u I.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1791900215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bc499aa9-4fcd-406e-8c52-1c9141d241a4', '9eb2cfa1-a831-44e1-86e0-1333717c29eb', 'Merah, 3 cangkir', 'Y***s M.', 5, 'Api kecil, lima menit, kopi pekat untuk susu. Tidak perlu mesin mahal.', '["/assets/contoh-1/kopi/moka-merah.webp","/assets/contoh-1/kopi/moka-kompor.webp"]', NULL, NULL, NULL, 1791702215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9f91ebc1-29e1-4cff-8287-1d770a2bcfa5', 'd71f52c5-d894-4687-a338-71f4ea707666', '', 'R***a M.', 5, 'Pengaturannya bisa diulang persis, cukup dicatat angkanya.', '[]', NULL, NULL, NULL, 1795298615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('484859ec-dfc3-44ef-b8cf-0089045f42c7', 'd71f52c5-d894-4687-a338-71f4ea707666', '', 'T***u I.', 3, 'Ada sedikit bubuk yang menempel di wadah karena statis.', '[]', 'Terima kasih ulasannya. Setetes air pada biji sebelum digiling biasanya menghilangkan statisnya.', NULL, NULL, 1794765815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c11a659c-6508-4761-bfbf-ef01a52a6e63', 'd71f52c5-d894-4687-a338-71f4ea707666', '', 'C***t M.', 4, 'Suaranya tidak mengganggu orang rumah di pagi hari.', '[]', NULL, NULL, NULL, 1794301415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('27c7b26e-8b1a-4b9a-be4f-db924ba5ed19', 'd71f52c5-d894-4687-a338-71f4ea707666', '', 'W***n S.', 5, 'Garansinya ditanggapi cepat waktu satu bagian kecil saya hilang.', '[]', NULL, NULL, NULL, 1793869415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0b693d24-1a3e-4897-b77c-69a3a8141cac', 'd71f52c5-d894-4687-a338-71f4ea707666', '', 'D***i A.', 4, 'Kokoh. Membersihkannya pakai kuas, jangan kena air.', '[]', NULL, NULL, NULL, 1793711015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d4beb996-1617-41bf-ad84-2a4836448750', 'd71f52c5-d894-4687-a338-71f4ea707666', '', 'A***i B.', 5, 'Lebih enak beli ini dulu daripada beli kopi mahal. Bedanya terasa.', '[]', NULL, NULL, NULL, 1793426615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('be919e0a-5eac-41fd-a264-ebc1e8daa21c', 'd71f52c5-d894-4687-a338-71f4ea707666', '', 'S***i W.', 5, 'Bubuknya rata, seduhan tidak lagi pahit dan asam sekaligus.', '["/assets/contoh-1/kopi/penggiling-listrik.webp","/assets/contoh-1/kopi/penggiling-listrik-dapur.webp"]', NULL, NULL, NULL, 1793297015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3af6a6c1-8e21-4f80-990e-e5537f7ce5c1', 'd843ee2d-ef2a-424e-bdff-e3be31736295', 'Hitam', 'T***u I.', 5, 'Pengaturannya bisa diulang persis, cukup dicatat angkanya.', '[]', NULL, NULL, NULL, 1795338215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('958873a4-e145-4b06-91f4-c490188f3435', 'd843ee2d-ef2a-424e-bdff-e3be31736295', 'Hitam', 'W***n S.', 3, 'Ada sedikit bubuk yang menempel di wadah karena statis.', '[]', 'Terima kasih ulasannya. Setetes air pada biji sebelum digiling biasanya menghilangkan statisnya.', NULL, NULL, 1794981815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('565a3d0e-b15e-416e-9304-0c13fa368c40', 'd843ee2d-ef2a-424e-bdff-e3be31736295', 'Perak', 'M***e S.', 5, 'Bubuknya rata, seduhan tidak lagi pahit dan asam sekaligus.', '["/assets/contoh-1/kopi/penggiling-baja-perak.webp","/assets/contoh-1/kopi/penggiling-tangan-bubuk.webp"]', NULL, NULL, NULL, 1794891815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6bc67418-2956-4b79-aeeb-753f1a3ab469', 'd843ee2d-ef2a-424e-bdff-e3be31736295', 'Perak', 'D***i A.', 5, 'Garansinya ditanggapi cepat waktu satu bagian kecil saya hilang.', '[]', NULL, NULL, NULL, 1794294215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4b791d58-db45-4926-b006-2f65dd4bf7f7', 'd843ee2d-ef2a-424e-bdff-e3be31736295', 'Perak', 'S***l S.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793999015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('96dd3d8e-74e0-4b6c-865d-ab84730204a8', 'd843ee2d-ef2a-424e-bdff-e3be31736295', 'Hitam', 'R***y R.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1793732615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e748b14b-20d2-4be4-8178-5204200ad431', 'd843ee2d-ef2a-424e-bdff-e3be31736295', 'Hitam', 'N***i', 5, 'Lebih enak beli ini dulu daripada beli kopi mahal. Bedanya terasa.', '[]', NULL, NULL, NULL, 1793491415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('875adc1e-f42a-4e5e-9030-fe01165bb267', 'd843ee2d-ef2a-424e-bdff-e3be31736295', 'Perak', 'P***i M.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1793401415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4bde4f32-7ff6-4d3f-95b6-8140fddf9283', 'd843ee2d-ef2a-424e-bdff-e3be31736295', 'Perak', 'S***i A.', 4, 'Kokoh. Membersihkannya pakai kuas, jangan kena air.', '[]', NULL, NULL, NULL, 1793156615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('aee6e3c2-ab62-4312-9812-8884c051d375', 'd843ee2d-ef2a-424e-bdff-e3be31736295', 'Hitam', 'M***a G.', 4, 'Suaranya tidak mengganggu orang rumah di pagi hari.', '[]', NULL, NULL, NULL, 1793081015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3f0cc388-3cee-40f7-88bf-9c12fb58eb8a', 'd843ee2d-ef2a-424e-bdff-e3be31736295', 'Perak', 'Y***s M.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1792645415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('356a6915-47c2-487e-aac7-ebca0bbb738f', '161bd6da-13ad-4c27-870d-8be250c8f319', '', 'L***i W.', 3, 'Enak, tetapi menurut saya sangrainya terlalu gelap.', '[]', 'Terima kasih, Pak. Bila suka yang lebih terang, silakan coba arabika Solok kami.', NULL, NULL, 1794859415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4952aa76-1320-4014-97d9-7c2807040055', '161bd6da-13ad-4c27-870d-8be250c8f319', '', 'F***i H.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1794798215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2d9fb1fc-153b-4446-91ff-b8e394a1272e', '161bd6da-13ad-4c27-870d-8be250c8f319', '', 'R***y R.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1794207815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0cda132d-798b-47ea-8b73-0c439a178d67', '161bd6da-13ad-4c27-870d-8be250c8f319', '', 'T***u I.', 5, 'Bapak saya pensiunan kereta, katanya persis kopi stasiun zaman dulu.', '[]', NULL, NULL, NULL, 1794099815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('145a5db4-56ed-4802-a21d-c461ee88fefe', '161bd6da-13ad-4c27-870d-8be250c8f319', '', 'M***e S.', 5, 'Dibuat es kopi susu gula aren tetap terasa kopinya. Anak-anak kos minta terus.', '[]', NULL, NULL, NULL, 1793808215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('acdc6730-7145-416f-b28e-147f67d037e7', '161bd6da-13ad-4c27-870d-8be250c8f319', '', 'B***g H.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793509415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4e107ce7-97e5-45ba-8107-cffb453db4a4', '161bd6da-13ad-4c27-870d-8be250c8f319', '', 'A***s S.', 5, 'Untuk warung saya paling laku. Gula sedikit saja sudah enak.', '[]', NULL, NULL, NULL, 1792893815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('92b73070-8c20-494f-9951-ea7456eaecd2', '161bd6da-13ad-4c27-870d-8be250c8f319', '', 'C***t M.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1792310615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('62b251fb-90a8-4984-9e02-93539c55d448', '161bd6da-13ad-4c27-870d-8be250c8f319', '', 'S***i A.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1791669815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6d709c1d-eedd-4c8f-b754-724158cfa930', '161bd6da-13ad-4c27-870d-8be250c8f319', '', 'N*** P.', 5, 'Bodinya tebal dan pahitnya bersih. Ampasnya turun cepat, tidak mengambang.', '["/assets/contoh-1/kopi/robusta-lampung.webp","/assets/contoh-1/kopi/robusta-lampung-tubruk.webp"]', NULL, NULL, NULL, 1791273815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d05b9263-1dd0-4a65-b5d4-993a52be5e47', '161bd6da-13ad-4c27-870d-8be250c8f319', '', 'E***o P.', 4, 'Harganya bersahabat dan tidak ada rasa jagung gosong.', '[]', NULL, NULL, NULL, 1791086615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('48a2f480-de84-4136-a86b-d25a25a8956f', '161bd6da-13ad-4c27-870d-8be250c8f319', '', 'S***l S.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1791043415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('dca2a955-9169-436b-a6b7-b370a6de9e61', '161bd6da-13ad-4c27-870d-8be250c8f319', '', 'R***a S.', 4, 'Kuat sekali, sore hari saya kurangi takarannya supaya bisa tidur.', '[]', NULL, NULL, NULL, 1790435015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('655e3991-0d1f-405d-9396-08486eb5ee4c', '161bd6da-13ad-4c27-870d-8be250c8f319', '', 'Y***a T.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1790096615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d5f80ad9-cf0f-4cef-b7fc-0425d186b998', '161bd6da-13ad-4c27-870d-8be250c8f319', '', 'N***i K.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1789905815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('55e55ca7-22bf-42ac-ab3f-bb28ee694f5d', '161bd6da-13ad-4c27-870d-8be250c8f319', '', 'S***i W.', 5, 'Rasa kopi di rumah kakek dulu. Langsung habis satu bungkus dalam dua minggu.', '[]', NULL, NULL, NULL, 1789311815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4f579a49-25b7-47e0-851e-b4cd9dfec17f', '82487854-7ca9-4957-a189-c8c6fe6c04c8', 'Sedang', 'M***a G.', 3, 'Enak, tetapi menurut saya sangrainya terlalu gelap.', '[]', 'Terima kasih, Pak. Bila suka yang lebih terang, silakan coba arabika Solok kami.', NULL, NULL, 1795215815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9d9aac13-2116-4e10-9370-64816e3295eb', '82487854-7ca9-4957-a189-c8c6fe6c04c8', 'Sedang', 'J***o S.', 5, 'Untuk warung saya paling laku. Gula sedikit saja sudah enak.', '[]', NULL, NULL, NULL, 1794924215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6444e0d3-0813-49a9-9104-e3ec8d227660', '82487854-7ca9-4957-a189-c8c6fe6c04c8', 'Biji utuh', 'A***i B.', 5, 'Rasa kopi di rumah kakek dulu. Langsung habis satu bungkus dalam dua minggu.', '[]', NULL, NULL, NULL, 1794485015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1282d415-893b-4199-91d8-9418d66e8666', '82487854-7ca9-4957-a189-c8c6fe6c04c8', 'Kasar', 'R***y R.', 4, 'Kuat sekali, sore hari saya kurangi takarannya supaya bisa tidur.', '[]', NULL, NULL, NULL, 1794319415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4aa19756-6e40-4caa-ba38-301c16e48b54', '82487854-7ca9-4957-a189-c8c6fe6c04c8', 'Sedang', 'W***n S.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1793682215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a0642253-238f-423a-8f1c-1fe1ffc82bf8', '82487854-7ca9-4957-a189-c8c6fe6c04c8', 'Sedang', 'E***o P.', 5, 'Bapak saya pensiunan kereta, katanya persis kopi stasiun zaman dulu.', '[]', NULL, NULL, NULL, 1793318615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d926c4af-8182-437e-b535-5fb5f30f165d', '82487854-7ca9-4957-a189-c8c6fe6c04c8', 'Halus', 'C***t M.', 5, 'Bodinya tebal dan pahitnya bersih. Ampasnya turun cepat, tidak mengambang.', '["/assets/contoh-1/kopi/temanggung.webp","/assets/contoh-1/kopi/temanggung-susu.webp"]', NULL, NULL, NULL, 1793081015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5c57d0f4-f441-457a-ac23-534d96c7b4cf', '82487854-7ca9-4957-a189-c8c6fe6c04c8', 'Sedang', 'M***e S.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1792854215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5049c37f-cb8a-41c5-b4b1-a670ac27ba1a', '82487854-7ca9-4957-a189-c8c6fe6c04c8', 'Kasar', 'D***i A.', 4, 'Harganya bersahabat dan tidak ada rasa jagung gosong.', '[]', NULL, NULL, NULL, 1792667015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ed8ebae5-1f4d-4645-91fb-b25eb8a036f3', '82487854-7ca9-4957-a189-c8c6fe6c04c8', 'Sedang', 'N*** P.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1792119815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c6714fcf-f60c-4941-ae52-20691acdcf76', '82487854-7ca9-4957-a189-c8c6fe6c04c8', 'Biji utuh', 'A***d F.', 5, 'Dibuat es kopi susu gula aren tetap terasa kopinya. Anak-anak kos minta terus.', '[]', NULL, NULL, NULL, 1791911015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e75a225b-88c8-4a10-b217-3787ceb1a23c', '82487854-7ca9-4957-a189-c8c6fe6c04c8', 'Halus', 'S***l S.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1791817415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6be79fc4-784b-4c3f-9659-a81dfc65b976', '82487854-7ca9-4957-a189-c8c6fe6c04c8', 'Sedang', 'B***i S.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1791338615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ef58dc57-d3e8-4957-a696-962d0380280b', '7889aa76-1d22-4630-9c64-50854d24e514', '400 ml', 'R***a M.', 5, 'Hasil seduhan jadi lebih konsisten dibanding alat plastik saya yang lama.', '["/assets/contoh-1/kopi/server-kaca.webp","/assets/contoh-1/kopi/server-kaca-tuang.webp"]', NULL, NULL, NULL, 1795244615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c00b1a1c-67f9-49db-855a-373f69fc932f', '7889aa76-1d22-4630-9c64-50854d24e514', '600 ml', 'L***i W.', 5, 'Aliran airnya mudah dikendalikan, cocok buat pemula seperti saya.', '[]', NULL, NULL, NULL, 1795179815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('55cc44d4-9572-433f-96f6-d0607f27d238', '7889aa76-1d22-4630-9c64-50854d24e514', '400 ml', 'N*** P.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1794863015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e6483ec0-7afb-460c-a505-1710c92d9c3c', '7889aa76-1d22-4630-9c64-50854d24e514', '400 ml', 'R***y R.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1794323015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5d3c99da-45fe-4a0f-9ce3-b9e3e6621074', '7889aa76-1d22-4630-9c64-50854d24e514', '600 ml', 'F***i H.', 3, 'Fungsinya bagus, tapi ukurannya lebih kecil dari dugaan. Cek ukuran di keterangan.', '[]', NULL, NULL, NULL, 1794146615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9838ec18-5273-4c1d-9dec-b4396d292d0d', '7889aa76-1d22-4630-9c64-50854d24e514', '600 ml', 'M***a G.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1793599415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('633ebfe0-4d1a-47df-be97-f2531dd1bc7f', '7889aa76-1d22-4630-9c64-50854d24e514', '600 ml', 'H***a G.', 5, 'Dibungkus tiga lapis, tidak ada yang retak. Video buka paket jadi tidak terpakai.', '[]', NULL, NULL, NULL, 1793127815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0ffafb38-8ef8-4c7a-9fc1-d92ab907d2a8', '7889aa76-1d22-4630-9c64-50854d24e514', '400 ml', 'S***i A.', 4, 'Tampilannya cantik di meja, sering difoto tamu.', '[]', NULL, NULL, NULL, 1792839815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0c61e211-18fe-47f8-a2e7-59c05cc9f5d7', '7889aa76-1d22-4630-9c64-50854d24e514', '600 ml', 'C***t M.', 4, 'Bagus dan pas dengan saringan saya. Bilas air panas dulu supaya tidak menyerap suhu.', '[]', NULL, NULL, NULL, 1792519415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b51932d8-7606-44d0-94f3-79a36c59963a', '7889aa76-1d22-4630-9c64-50854d24e514', '400 ml', 'W***n S.', 5, 'Hadiah untuk istri yang baru belajar menyeduh, langsung dipakai sore itu juga.', '["/assets/contoh-1/kopi/server-kaca.webp","/assets/contoh-1/kopi/server-kaca-tuang.webp"]', NULL, NULL, NULL, 1791918215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fbffa183-7ddf-475e-b942-1a6da06296f5', 'e4614118-5cbf-4a00-b2c3-b37bdb2f162e', '', 'M***a G.', 5, 'Hadiah untuk istri yang baru belajar menyeduh, langsung dipakai sore itu juga.', '["/assets/contoh-1/kopi/set-seduh.webp","/assets/contoh-1/kopi/penggiling-tangan-bubuk.webp"]', NULL, NULL, NULL, 1794924215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('83d8dde9-396e-42db-aa99-0dde7a3d676f', 'e4614118-5cbf-4a00-b2c3-b37bdb2f162e', '', 'H***a G.', 5, 'Dibungkus tiga lapis, tidak ada yang retak. Video buka paket jadi tidak terpakai.', '[]', NULL, NULL, NULL, 1794643415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8d671edf-b98a-4533-9376-cdc941aa1e33', 'e4614118-5cbf-4a00-b2c3-b37bdb2f162e', '', 'A***f H.', 5, 'Aliran airnya mudah dikendalikan, cocok buat pemula seperti saya.', '[]', NULL, NULL, NULL, 1794603815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6d8f0b04-618c-4bdd-9f93-582cd440774d', 'e4614118-5cbf-4a00-b2c3-b37bdb2f162e', '', 'M***e S.', 4, 'Bagus dan pas dengan saringan saya. Bilas air panas dulu supaya tidak menyerap suhu.', '[]', NULL, NULL, NULL, 1794485015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('45d8d765-8cec-41ba-bdbb-11607523b52d', 'e4614118-5cbf-4a00-b2c3-b37bdb2f162e', '', 'R***a S.', 5, 'Hasil seduhan jadi lebih konsisten dibanding alat plastik saya yang lama.', '["/assets/contoh-1/kopi/set-seduh.webp","/assets/contoh-1/kopi/penggiling-tangan-bubuk.webp"]', NULL, NULL, NULL, 1794305015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('243c7ca9-491f-40d7-824b-e18c7bbde625', 'e4614118-5cbf-4a00-b2c3-b37bdb2f162e', '', 'T***u I.', 3, 'Fungsinya bagus, tapi ukurannya lebih kecil dari dugaan. Cek ukuran di keterangan.', '[]', NULL, NULL, NULL, 1794071015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ff923f36-3334-45ef-8038-22063ef3f6ce', 'e4614118-5cbf-4a00-b2c3-b37bdb2f162e', '', 'B***g H.', 4, 'Tampilannya cantik di meja, sering difoto tamu.', '[]', NULL, NULL, NULL, 1793811815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f213e1f2-f6ac-45cf-abb1-76a43380848b', '6343f86c-ef19-42f5-9bba-f168066a1c68', 'Karamel Garam', 'E***o P.', 4, 'Wangi. Botol kacanya berat, tuang pelan-pelan.', '[]', NULL, NULL, NULL, 1795349015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1f790b03-3efc-4cde-bfb2-6983d6fa489f', '6343f86c-ef19-42f5-9bba-f168066a1c68', 'Karamel Garam', 'N***i', 3, 'Enak, tapi lebih encer dari sirup yang biasa saya beli.', '[]', NULL, NULL, NULL, 1794830615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0e5e2539-6800-4ffd-b21f-c10e41c14ce7', '6343f86c-ef19-42f5-9bba-f168066a1c68', 'Vanila', 'A***s S.', 4, 'Mengendap sedikit di dasar, tinggal dikocok.', '[]', NULL, NULL, NULL, 1794521015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('38a8cfac-3d46-490a-a4b3-bb7d5138eb65', '6343f86c-ef19-42f5-9bba-f168066a1c68', 'Vanila', 'R***a S.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1793988215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3a897e8a-b57c-4327-b6d1-49793a441abf', '6343f86c-ef19-42f5-9bba-f168066a1c68', 'Karamel Garam', 'B***i S.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1793952215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('94e6a7d2-81ed-432a-a086-b7804fc07607', '6343f86c-ef19-42f5-9bba-f168066a1c68', 'Karamel Garam', 'H***a G.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1793865815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a0ed4710-527d-4c88-969e-5d8770f1f569', '6343f86c-ef19-42f5-9bba-f168066a1c68', 'Vanila', 'R***a M.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1793225015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bf429100-8d7e-4a1a-98f6-f236866a843d', '6343f86c-ef19-42f5-9bba-f168066a1c68', 'Rempah', 'A***i B.', 5, 'Dua sendok untuk satu gelas es kopi, pas. Anak saya mencampurnya dengan susu saja.', '[]', NULL, NULL, NULL, 1793167415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('85e71e2e-437e-475f-8c6f-43316de1d76c', '6343f86c-ef19-42f5-9bba-f168066a1c68', 'Vanila', 'A***f H.', 5, 'Dipakai juga untuk panekuk hari Minggu. Cepat habis jadinya.', '[]', NULL, NULL, NULL, 1792530215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b6584082-9b0f-40ad-bb94-dcbecfb23f52', '6343f86c-ef19-42f5-9bba-f168066a1c68', 'Karamel Garam', 'Y***s M.', 5, 'Manisnya tidak lengket di tenggorokan, rasa bahannya asli.', '["/assets/contoh-1/kopi/sirup-karamel.webp","/assets/contoh-1/kopi/sirup-bertiga.webp"]', NULL, NULL, NULL, 1792368215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c7799549-908e-4931-9444-13e39401c707', 'd3b9fe9b-9baa-4a66-a57a-36a82348fda1', '', 'C***t M.', 5, 'Sore-sore dengan pisang goreng, tidak perlu gula.', '[]', NULL, NULL, NULL, 1795075415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f126d443-5113-4930-a655-8b62a7666076', 'd3b9fe9b-9baa-4a66-a57a-36a82348fda1', '', 'L***i W.', 5, 'Tidak sepat walau lupa diangkat. Ibu mertua minta dibelikan lagi.', '[]', NULL, NULL, NULL, 1794546215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('83af03f6-2018-43fd-b7b4-a59c6fc2bf5c', 'd3b9fe9b-9baa-4a66-a57a-36a82348fda1', '', 'A***f H.', 4, 'Isinya ringan tetapi awet, sesendok kecil cukup satu teko.', '[]', NULL, NULL, NULL, 1794027815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ae30caaf-68f6-49ef-a725-c5592453793c', 'd3b9fe9b-9baa-4a66-a57a-36a82348fda1', '', 'E***o P.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793844215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('021d669f-72aa-49b5-9a46-8cfb01ae5039', 'd3b9fe9b-9baa-4a66-a57a-36a82348fda1', '', 'B***i S.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1793243015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f521b697-408a-4596-904f-3d3428e27c4e', 'd3b9fe9b-9baa-4a66-a57a-36a82348fda1', '', 'Y***s M.', 3, 'Enak, tetapi airnya jangan mendidih betul. Seduhan pertama saya pahit.', '[]', 'Terima kasih sudah berbagi, Kak. Suhunya tertulis di sisi belakang, semoga seduhan berikutnya pas.', NULL, NULL, 1792875815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4fff4519-1689-4e4b-93bc-15a8c42cb380', 'd3b9fe9b-9baa-4a66-a57a-36a82348fda1', '', 'D***s A.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1792631015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('439d8def-c496-4aff-9510-8c9d958d5197', 'd3b9fe9b-9baa-4a66-a57a-36a82348fda1', '', 'R***a M.', 4, 'Harum dan jernih. Butuh saringan, karena daunnya lepas.', '[]', NULL, NULL, NULL, 1792537415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('88bba701-05e4-4579-97a2-e30f9253cbb0', 'd3b9fe9b-9baa-4a66-a57a-36a82348fda1', '', 'M***i', 5, 'Daunnya utuh, mekar di teko. Diseduh kedua kali pun masih wangi.', '["/assets/contoh-1/kopi/teh-melati.webp","/assets/contoh-1/kopi/teh-melati-cangkir.webp"]', NULL, NULL, NULL, 1792065815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fbd7379c-1be4-4406-bdae-35db4f50ea32', '2352be1f-7c98-47ff-a6da-123c9d0766c6', '', 'R***y R.', 5, 'Daunnya utuh, mekar di teko. Diseduh kedua kali pun masih wangi.', '["/assets/contoh-1/kopi/teh-hitam.webp","/assets/contoh-1/kopi/teh-hitam-seduh.webp"]', NULL, NULL, NULL, 1795241015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f2152d1e-0095-443d-8a5d-cb04203238b2', '2352be1f-7c98-47ff-a6da-123c9d0766c6', '', 'S***i W.', 3, 'Enak, tetapi airnya jangan mendidih betul. Seduhan pertama saya pahit.', '[]', 'Terima kasih sudah berbagi, Kak. Suhunya tertulis di sisi belakang, semoga seduhan berikutnya pas.', NULL, NULL, 1795208615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('37a6c692-6119-4a56-ba28-41fb89e2f834', '2352be1f-7c98-47ff-a6da-123c9d0766c6', '', 'B***g H.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1794593015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fcfff04e-7817-4857-a9d7-c91941a39655', '2352be1f-7c98-47ff-a6da-123c9d0766c6', '', 'N*** P.', 4, 'Harum dan jernih. Butuh saringan, karena daunnya lepas.', '[]', NULL, NULL, NULL, 1794441815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ee023a7f-b43a-448f-b842-6ce463bad3f7', '2352be1f-7c98-47ff-a6da-123c9d0766c6', '', 'T***u I.', 5, 'Tidak sepat walau lupa diangkat. Ibu mertua minta dibelikan lagi.', '[]', NULL, NULL, NULL, 1794380615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0fa18b8d-e15e-49a3-ae15-34b62aa5f2d7', '2352be1f-7c98-47ff-a6da-123c9d0766c6', '', 'P***i M.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1794297815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9eb56070-e453-440f-a8b1-2c9b7de1f96b', '2352be1f-7c98-47ff-a6da-123c9d0766c6', '', 'M***a G.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1793657015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6bf7fcf9-3275-4eef-b540-c75fb33f8d84', '2352be1f-7c98-47ff-a6da-123c9d0766c6', '', 'R***a S.', 5, 'Sore-sore dengan pisang goreng, tidak perlu gula.', '[]', NULL, NULL, NULL, 1793271815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bab2cf34-083b-4d6a-9433-c92a9474798e', '2352be1f-7c98-47ff-a6da-123c9d0766c6', '', 'A***s S.', 4, 'Isinya ringan tetapi awet, sesendok kecil cukup satu teko.', '[]', NULL, NULL, NULL, 1793124215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c66f9d11-42f3-446c-a930-d3c28e121ae6', '5f46f9ae-a0c6-496e-8829-e4f0da5901ad', 'Putih', 'E***o P.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1795334615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('299e3460-248c-4fbe-bf7a-24d69f7d5bc5', '5f46f9ae-a0c6-496e-8829-e4f0da5901ad', 'Putih', 'N*** P.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1794873815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e2b647b3-e10d-4aed-8eb9-7a974503873c', '5f46f9ae-a0c6-496e-8829-e4f0da5901ad', 'Putih', 'N***i', 5, 'Angkanya cepat berhenti dan cocok dengan timbangan laboratorium teman.', '["/assets/contoh-1/kopi/timbangan-putih.webp","/assets/contoh-1/kopi/timbangan-seduh.webp"]', NULL, NULL, NULL, 1794834215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f861e53f-8c7b-4070-9f5e-1d699a276e22', '5f46f9ae-a0c6-496e-8829-e4f0da5901ad', 'Hitam', 'R***a S.', 3, 'Bagus, tetapi mati otomatisnya terlalu cepat buat seduh pelan.', '[]', 'Terima kasih. Tahan tombol waktu tiga detik untuk mengubah mati otomatis menjadi sepuluh menit.', NULL, NULL, 1794690215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2fc6616f-3755-4417-a6be-f61cb793ecfe', '5f46f9ae-a0c6-496e-8829-e4f0da5901ad', 'Hitam', 'D***n P.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1794071015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('50370d68-ad23-4b76-8e25-ac71923a24ba', '5f46f9ae-a0c6-496e-8829-e4f0da5901ad', 'Hitam', 'P***i M.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793801015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e70aa395-1c93-49da-8845-a135c9b39dfe', '5f46f9ae-a0c6-496e-8829-e4f0da5901ad', 'Putih', 'H***a G.', 4, 'Alas silikonnya tahan panas. Layarnya agak redup di bawah matahari.', '[]', NULL, NULL, NULL, 1793581415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0cff48dc-d599-4ada-b2fa-12abd1c911d6', '5f46f9ae-a0c6-496e-8829-e4f0da5901ad', 'Hitam', 'Y***a T.', 4, 'Tipis dan enak disimpan. Hati-hati, bukan tahan air.', '[]', NULL, NULL, NULL, 1793246615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a1b811ac-b8a7-4fe6-8718-47000e02136d', '5f46f9ae-a0c6-496e-8829-e4f0da5901ad', 'Hitam', 'A***d F.', 5, 'Dipakai juga untuk bikin roti. Setengah gram pun terbaca.', '[]', NULL, NULL, NULL, 1793207015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d314a3cf-41a9-409a-88fd-7e99b0ac7d4b', '5f46f9ae-a0c6-496e-8829-e4f0da5901ad', 'Hitam', 'S***l S.', 5, 'Sudah dua bulan baru sekali diisi dayanya.', '[]', NULL, NULL, NULL, 1793012615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b9215241-9390-4011-9627-a14e349e453b', '5f46f9ae-a0c6-496e-8829-e4f0da5901ad', 'Hitam', 'M***e S.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1792422215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b783a6f6-8c7d-4313-92ea-d1eed52a8938', '5f46f9ae-a0c6-496e-8829-e4f0da5901ad', 'Putih', 'B***g H.', 5, 'Waktunya mulai sendiri begitu kopi menetes, tangan bebas.', '[]', NULL, NULL, NULL, 1792091015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d9557e43-7f0f-4839-adb8-8421d055555f', '2c6817ff-c2a0-4e61-8d9c-9f3e11ab0a04', 'Hijau, 500 ml, Ulir', 'J***o S.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1795208615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8bbf4b23-9924-4a2f-b338-b644f1d269d3', '2c6817ff-c2a0-4e61-8d9c-9f3e11ab0a04', 'Hijau, 350 ml, Ulir', 'D***s A.', 5, 'Es masih ada waktu pulang kantor. Tidak ada embun di luar.', '["/assets/contoh-1/kopi/tumbler-hijau.webp","/assets/contoh-1/kopi/tumbler-bertiga.webp"]', NULL, NULL, NULL, 1794985415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('23c1b689-c9f7-4105-96d4-057950324574', '2c6817ff-c2a0-4e61-8d9c-9f3e11ab0a04', 'Krem, 350 ml, Geser', 'F***i H.', 4, 'Bagus dan pas di tempat gelas mobil. Catnya sedikit tergores kunci.', '[]', NULL, NULL, NULL, 1794456215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c707deb7-a1ea-486d-8ff0-fbab5e2c74a2', '2c6817ff-c2a0-4e61-8d9c-9f3e11ab0a04', 'Hijau, 350 ml, Geser', 'Y***a T.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1794204215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('64e021e9-86f9-42b7-8145-377be8b2876e', '2c6817ff-c2a0-4e61-8d9c-9f3e11ab0a04', 'Hitam, 500 ml, Geser', 'B***g H.', 5, 'Tidak berbau logam, ganti dari kopi ke air putih pun netral.', '[]', NULL, NULL, NULL, 1793563415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ad5e8853-7db0-46a8-9240-f8824a53f0b1', '2c6817ff-c2a0-4e61-8d9c-9f3e11ab0a04', 'Hijau, 350 ml, Geser', 'M***e S.', 3, 'Panasnya lima jam di saya, bukan enam. Masih cukup.', '[]', NULL, NULL, NULL, 1793487815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fddcb9c3-a271-43dc-8941-f935fd6b1bf6', '2c6817ff-c2a0-4e61-8d9c-9f3e11ab0a04', 'Hitam, 500 ml, Ulir', 'A***f H.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1793322215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f1ef034e-b95d-4999-ab36-30370115e517', '2c6817ff-c2a0-4e61-8d9c-9f3e11ab0a04', 'Hijau, 500 ml, Ulir', 'P***i M.', 4, 'Karet tutupnya perlu dilepas saat dicuci, jangan lupa dipasang lagi.', '[]', NULL, NULL, NULL, 1793081015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('51f263e6-4a35-4aac-998d-db1aae2e73f5', '2c6817ff-c2a0-4e61-8d9c-9f3e11ab0a04', 'Hitam, 500 ml, Ulir', 'M***a G.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1793016215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ceae6a6e-6351-4ab3-a490-2a30240770e1', '2c6817ff-c2a0-4e61-8d9c-9f3e11ab0a04', 'Hitam, 500 ml, Geser', 'N***i K.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1792825415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('33a377a3-48a0-438a-94a1-a503bc150344', '2c6817ff-c2a0-4e61-8d9c-9f3e11ab0a04', 'Krem, 350 ml, Geser', 'R***y R.', 5, 'Jatuh dari motor cuma lecet, isinya tidak tumpah.', '[]', NULL, NULL, NULL, 1792706615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ec008c40-0786-4189-b7ea-ea326199ee52', '2c6817ff-c2a0-4e61-8d9c-9f3e11ab0a04', 'Hijau, 350 ml, Geser', 'A***s S.', 5, 'Kado untuk satu tim, dua belas buah, semuanya rapi.', '[]', NULL, NULL, NULL, 1792332215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('46443dd2-615e-4f0e-9ec5-fd65628859a6', 'ad108fa6-8045-4936-95ec-c47fb50dee5a', '180 ml', 'E***o P.', 4, 'Kalau gilingannya terlalu halus tetesannya berhenti. Pakai yang sedang-halus.', '[]', NULL, NULL, NULL, 1794834215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('45cb2b21-911f-456d-b4e9-81b065ad7247', 'ad108fa6-8045-4936-95ec-c47fb50dee5a', '120 ml', 'Y***s M.', 4, 'Bagian atasnya panas, pegang dengan lap.', '[]', NULL, NULL, NULL, 1794564215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0d9326dd-a6b1-4da6-a64d-766d582a17f8', 'ad108fa6-8045-4936-95ec-c47fb50dee5a', '180 ml', 'M***a G.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1794290615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('27bf5d4d-a7d9-4973-bcc1-2357105ee6d0', 'ad108fa6-8045-4936-95ec-c47fb50dee5a', '120 ml', 'R***a S.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1794038615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ccb3edad-11ac-43cd-8171-2a50176d4480', 'ad108fa6-8045-4936-95ec-c47fb50dee5a', '120 ml', 'M***e S.', 5, 'Alat pertama saya, sekarang teman sekosan ikut beli.', '[]', NULL, NULL, NULL, 1793397815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2f744572-1e3b-4f07-a97d-b8647cb8c8bf', 'ad108fa6-8045-4936-95ec-c47fb50dee5a', '120 ml', 'D***i A.', 3, 'Ada sedikit ampas lolos di gelas. Tidak mengganggu amat.', '[]', NULL, NULL, NULL, 1792847015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a3f7e00e-7d12-46c8-8ebc-12a6481f2fe2', 'ad108fa6-8045-4936-95ec-c47fb50dee5a', '180 ml', 'H***a G.', 5, 'Dengan susu kental manis persis seperti waktu liburan di Hanoi.', '["/assets/contoh-1/kopi/vietnam-drip.webp","/assets/contoh-1/kopi/vietnam-drip-susu.webp"]', NULL, NULL, NULL, 1792760615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('35999796-1236-45f1-8955-179e9ea16650', 'ad108fa6-8045-4936-95ec-c47fb50dee5a', '120 ml', 'B***i S.', 5, 'Bajanya tebal untuk harga segini, tidak berkarat setelah tiga bulan.', '[]', NULL, NULL, NULL, 1792436615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ffbce3f9-fb19-4824-b252-8b92373ca55f', 'ad108fa6-8045-4936-95ec-c47fb50dee5a', '120 ml', 'F***i H.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1791921815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1d425b7c-41be-4e55-b349-6b98134f4a9b', 'ad108fa6-8045-4936-95ec-c47fb50dee5a', '120 ml', 'P***i M.', 5, 'Tidak perlu kertas saring, dicuci sebentar selesai.', '[]', NULL, NULL, NULL, 1791522215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('721118d4-1533-4172-b8cb-7b8f5933a169', 'ad108fa6-8045-4936-95ec-c47fb50dee5a', '180 ml', 'S***l S.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1791230615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0c08b0ea-0882-4632-86a9-f038f7776ae9', 'ad108fa6-8045-4936-95ec-c47fb50dee5a', '120 ml', 'T***u I.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1790967815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('187869ca-1c71-4ee2-9603-eba64d3dfe37', 'ad108fa6-8045-4936-95ec-c47fb50dee5a', '180 ml', 'M***i', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1790442215120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0fab7e75-651a-4a72-a5a0-d4fd1fab2328', '32b51b41-078c-4bdb-92d6-040898f4abad', '', 'A***s S.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1795241015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e3f04314-7ad6-415f-94a3-38c8b777105d', '32b51b41-078c-4bdb-92d6-040898f4abad', '', 'R***a M.', 5, 'Teman begadang waktu hujan, ditambah sesendok madu.', '[]', NULL, NULL, NULL, 1794733415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('91b9da1a-14bb-4335-ad2b-903f2e1a545a', '32b51b41-078c-4bdb-92d6-040898f4abad', '', 'A***i B.', 5, 'Jahenya terasa, tenggorokan langsung enak. Warnanya merah muda cantik.', '["/assets/contoh-1/kopi/wedang-rempah.webp","/assets/contoh-1/kopi/wedang-rempah-bahan.webp"]', NULL, NULL, NULL, 1794701015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1462a7c4-dd80-4974-9764-75be09af1f87', '32b51b41-078c-4bdb-92d6-040898f4abad', '', 'B***g H.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1794539015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('31197a75-293c-4110-bb0d-f73f467ea7ea', '32b51b41-078c-4bdb-92d6-040898f4abad', '', 'Y***s M.', 4, 'Cengkihnya dominan buat saya, tapi tetap habis sekotak.', '[]', NULL, NULL, NULL, 1794319415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('09c1d52d-6314-4f6a-ae44-1a940b2922b0', '32b51b41-078c-4bdb-92d6-040898f4abad', '', 'M***i', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1793685815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('56a25033-82d4-42b3-b774-d24ae3ab2b5c', '32b51b41-078c-4bdb-92d6-040898f4abad', '', 'R***a S.', 5, 'Anak kos butuh ini: tinggal celup, tidak perlu memarut apa-apa.', '[]', NULL, NULL, NULL, 1793048615120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('221faa8b-51dd-45f7-8be4-837bd0503ef2', '32b51b41-078c-4bdb-92d6-040898f4abad', '', 'D***s A.', 5, 'Tidak ada gulanya, jadi bisa untuk bapak yang diabetes.', '[]', NULL, NULL, NULL, 1792951415120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('092ad6a2-7828-4cb2-803c-5256e1656e3e', '32b51b41-078c-4bdb-92d6-040898f4abad', '', 'H***a G.', 4, 'Hangat. Saya celup dua kantong supaya lebih nendang.', '[]', NULL, NULL, NULL, 1792623815120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8e4b1da3-f70a-4b8a-b5e8-cd807faf3514', '32b51b41-078c-4bdb-92d6-040898f4abad', '', 'B***i S.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1792199015120);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b09ece47-efbb-4073-a560-a382601a7064', '32b51b41-078c-4bdb-92d6-040898f4abad', '', 'L***i W.', 3, 'Enak, tetapi benang kantongnya gampang lepas.', '[]', NULL, NULL, NULL, 1791882215120);
--> statement-breakpoint
INSERT INTO "shop_state" VALUES (1, '{"name":"Sangrai Rimba","description":"Kopi Nusantara yang disangrai setiap Selasa dan Jumat di Bandung, dikirim paling lambat dua hari setelah sangrai.","logo":"","theme":"forest","customerCarePhone":"+6281321450967","whatsappShown":true,"watermarkShown":true,"city":"Kota Bandung","originRegency":"32.73","pickup":{"address":"Jl. Braga No. 10, Sumur Bandung, Kota Bandung","postcode":"40111","point":{"latitude":-6.9178,"longitude":107.6093}},"banners":[{"image":"/assets/contoh-1/kopi/banner-panen.webp","link":"/products/biji-kopi","title":"Panen baru dari Gayo dan Toraja"},{"image":"/assets/contoh-1/kopi/banner-seduh.webp","link":"/products/alat-seduh","title":"Mulai seduh manual di rumah"},{"image":"/assets/contoh-1/kopi/banner-dingin.webp","link":"/products/minuman","title":"Kopi botol dingin untuk siang yang panjang"}],"popup":{"active":false,"image":"","link":null},"googleAnalyticsId":null,"metaPixelId":null,"businessName":"CV Sangrai Rimba","businessAddress":"Jl. Merdeka No. 10, Kota Bandung","businessEmail":"halo@kopi.contoh.id","openingHours":"Senin–Sabtu 08.00–17.00 WIB","returnDays":3,"npwp":null,"phoneCountries":{"only":[],"except":[]},"hstsPreload":false,"bankAccount":{"bank":"BCA","number":"1234567890","holder":"SANGRAI RIMBA"},"termsConfirmed":false,"coins":{"earnPercent":1,"usePercent":50},"affiliate":{"percent":5,"maximum":null},"sellerMessages":{"email":null,"phone":null,"daily":false,"lowStock":3},"companyId":1,"host":"kopi.localhost","demo":true,"maintenance":false,"clockOffsetMs":0,"footerMenu":[{"title":"Tentang Kami","slug":"tentang-kami","url":null,"children":[]},{"title":"Cara Belanja","slug":"cara-belanja","url":null,"children":[]},{"title":"Pengiriman","slug":"pengiriman","url":null,"children":[]},{"title":"Pengembalian","slug":"pengembalian","url":null,"children":[]},{"title":"Syarat & Ketentuan","slug":"syarat-ketentuan","url":null,"children":[]},{"title":"Kebijakan Privasi","slug":"kebijakan-privasi","url":null,"children":[]}],"legalVersion":"2026-11-01"}', 1795381415301, NULL);
--> statement-breakpoint
INSERT INTO "simulated_payment" VALUES ('3f250558-3475-46eb-a4be-2be2c0379f85', 'INV-20261123-RY40E-1', 'INV-20261123-RY40E-1', 96000, 'bank_transfer', 'bri', '000088182951704373', NULL, 'pending', '[]', 1795380695120, 1795467095120, NULL);
--> statement-breakpoint
INSERT INTO "simulator_account" VALUES (1, 'SB-simulator-865e4c03-3d99-4a27-b954-0010690b2d91', 'none');
--> statement-breakpoint
INSERT INTO "order_voucher" VALUES ('5185186e-0c78-4c54-86d1-79cbf7cd8397', 'shipping', '0b1313dd-173a-4809-a50b-3bea8deaec09', 'ONGKIRGRATIS', 'Gratis ongkir', 0, 18000, 'USED', '', 'dc41e9f6-73b1-4669-a7dc-6b4e5845ed5f', '+6281234567890');
--> statement-breakpoint
INSERT INTO "voucher_claim" VALUES ('c:dc41e9f6-73b1-4669-a7dc-6b4e5845ed5f', '0b1313dd-173a-4809-a50b-3bea8deaec09', 1795295015120);
--> statement-breakpoint
INSERT INTO "voucher_claim" VALUES ('c:dc41e9f6-73b1-4669-a7dc-6b4e5845ed5f', '06f4e2dd-60ed-43a0-9303-78e0c954141e', 1795295015120);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('45edef56-0513-4278-8080-d23a67b235bf', 'SERUPUT', 'Diskon 10%', 'Untuk semua isi toko.', 1760821414371, 1838653199999, 0, 1, 10, 25000, 120000, 0, NULL, 0, NULL, '[]', '[]', 0, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('daf60214-8a4a-4216-b649-619ecd9fe962', 'ALATSEDUH', 'Potongan alat seduh', 'Dripper, ketel, cangkir, dan setnya.', 1760821414371, 1838653199999, 0, 0, 40000, NULL, 300000, 0, NULL, 0, NULL, '["alat-seduh"]', '[]', 0, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('a925d01a-5080-47a6-aa6a-63d6173c7a3e', 'KOINPAGI', 'Cashback 8%', 'Koin masuk setelah pesanan selesai.', 1760821414371, 1838653199999, 1, 1, 8, 20000, 80000, 0, NULL, 0, NULL, '[]', '[]', 0, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('2d00594e-81aa-4e0b-b641-fab9a2696c71', 'PANENBARU', 'Panen baru Gayo', 'Kuota terbatas.', 1760821414371, 1838653199999, 0, 0, 15000, NULL, 0, 0, 3, 0, NULL, '[]', '["e0a234fe-9bb7-46a8-a55f-f34cbadac6d9"]', 0, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('8918f334-10af-47fc-965f-766721ce8d83', 'TEMANNGOPI', 'Khusus teman ngopi', 'Hanya lewat tautan ini.', 1760821414371, 1838653199999, 0, 1, 15, 30000, 100000, 0, NULL, 0, 2, '[]', '[]', 0, 0);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('0b1313dd-173a-4809-a50b-3bea8deaec09', 'ONGKIRGRATIS', 'Gratis ongkir', 'Untuk semua kurir dan semua kota.', 1760821414371, 1833469199999, 0, 1, 100, 20000, 150000, 1, NULL, 1, NULL, '[]', '[]', 0, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('2b9bcaa3-0862-4a9f-9034-8524789df867', 'KENALAN', 'Potongan belanja pertama', 'Satu kali untuk setiap pelanggan baru.', 1760821414371, NULL, 0, 0, 15000, NULL, 60000, 0, NULL, 0, 1, '[]', '[]', 1, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('06f4e2dd-60ed-43a0-9303-78e0c954141e', 'OKTOBERCERIA', 'Oktober ceria', 'Promo bulan lalu.', 1760821414371, 1795280399999, 0, 1, 10, 15000, 0, 0, NULL, 0, NULL, '[]', '[]', 0, 0);
--> statement-breakpoint
INSERT INTO "wish" VALUES ('b7566909-04b0-4906-8e40-e9224a1a2f0b', 'c:dc41e9f6-73b1-4669-a7dc-6b4e5845ed5f', 'd71f52c5-d894-4687-a338-71f4ea707666', NULL, 1149000, 1, 1795208615120);
--> statement-breakpoint
INSERT INTO "wish" VALUES ('7361c7d5-d496-4dc7-bdfa-714264ecccce', 'c:dc41e9f6-73b1-4669-a7dc-6b4e5845ed5f', '5f46f9ae-a0c6-496e-8829-e4f0da5901ad', NULL, 231250, 1, 1794863015120);
--> statement-breakpoint
INSERT INTO "wish" VALUES ('992c0b0d-b5b9-4b8c-9ac9-fb15412e2db2', 'c:dc41e9f6-73b1-4669-a7dc-6b4e5845ed5f', '9bb3d8a1-ee8b-426a-a766-bee1f2227738', NULL, 129000, 1, 1794603815120);
--> statement-breakpoint
INSERT INTO "wish" VALUES ('c98f244c-84cf-44e7-8891-16dab5cf19c2', 'c:dc41e9f6-73b1-4669-a7dc-6b4e5845ed5f', 'ef7a9863-e447-4a60-9712-10d14e316da1', NULL, 689000, 0, 1794085415120);
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
CREATE INDEX `import_run_by_age` ON `import_run` (`at`);
--> statement-breakpoint
CREATE INDEX `cart_line_by_variant` ON `cart_line` (`variant_id`);
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
