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
INSERT INTO "__drizzle_migrations" VALUES (NULL, '', 1795373057088);
--> statement-breakpoint
INSERT INTO "customer_address" VALUES ('2c8e0afe-a14c-443e-84ba-28698448b20f', '1e5131f198e670d5b84260fc6f0b719b954b1b9aa5d0b88107b3390c22c7f415', '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 1795373161562, '', NULL, NULL);
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
INSERT INTO "listing" VALUES (1, 'ef4e4419-73f1-4d56-ac80-253e181cc637', 'biji-kopi', 0, 3182, 1795373161083, '[["Berat bersih","Sesuai varian"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010418-29"],["Halal","ID32110004418760924"],["Simpan hingga","12 bulan sejak tanggal sangrai"],["Negara asal","Indonesia"],["Ukuran","200 g"],["Ukuran","500 g"],["Ukuran","1 kg"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 78000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (2, '9fbdbd93-5b0f-4133-b700-c495cca3b3ce', 'biji-kopi', 1, 1407, 1795373161082, '[["Berat bersih","200 g"],["Proses","Giling basah"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010419-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 92000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (3, '6bba007a-adf5-4b05-b6c3-234b344c566c', 'biji-kopi', 2, 5620, 1795373161081, '[["Berat bersih","250 g"],["Komposisi","100% robusta"],["Tingkat sangrai","Gelap"],["PIRT","2063273010420-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 39500, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (4, 'cc5722bd-9c01-4614-b43a-1a64b1f27826', 'biji-kopi', 3, 624, 1795373161080, '[["Berat bersih","200 g"],["Proses","Honey"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010421-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Sedang"]]', 105000, 0, 0);
--> statement-breakpoint
INSERT INTO "listing" VALUES (5, '73c55a30-8294-4ba9-b663-b6f114747d19', 'siap-seduh', 4, 2035, 1795373161079, '[["Berat bersih","100 g (10 × 10 g)"],["Komposisi","100% arabika"],["PIRT","2063273010423-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 82000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (6, 'e10bc45d-6f9c-4b9e-96b8-c9bffe28c4ae', 'siap-seduh', 5, 4870, 1795373161078, '[["Berat bersih","10 g"],["Komposisi","100% arabika"],["PIRT","2063273010423-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Asal","Gayo"],["Asal","Toraja"]]', 9000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (7, '89483531-e9a6-4684-8df5-0f4aa3d1cb2d', 'minuman', 6, 1926, 1795373161077, '[["Isi bersih","1 liter"],["Komposisi","Kopi, air, susu segar, gula aren (kecuali Hitam)"],["BPOM","MD 271028004127"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"],["Rasa","Gula Aren"],["Rasa","Pandan"],["Rasa","Hitam"]]', 69000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (8, '807ebcaf-9b3b-40b3-8819-e41296b02c5e', 'alat-seduh', 7, 538, 1795373161076, '[["Bahan","Keramik stoneware"],["Kapasitas","1–2 cangkir"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"],["Warna","Putih"],["Warna","Hijau Sage"],["Warna","Terakota"]]', 145000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (9, '47f9a764-e7ae-42c8-9c49-ac28f985b8c2', 'alat-seduh', 8, 412, 1795373161075, '[["Bahan","Baja tahan karat 304, kayu"],["Kapasitas","800 ml"],["Merek","Sangrai Rimba"],["Garansi","1 tahun"],["Negara asal","Indonesia"],["Warna","Hitam"],["Warna","Perak"]]', 325000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (10, 'a22a6a66-4b04-4a9c-b47d-54dfd70fe551', 'cangkir-tumbler', 9, 482, 1795373161074, '[["Bahan","Keramik stoneware"],["Kapasitas","220 ml"],["Isi paket","1 cangkir, 1 tatakan"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"],["Warna","Gading"],["Warna","Hijau"],["Warna","Biru"]]', 89000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (11, '8bf60b41-d048-41e2-9200-4b0e15879ee8', 'alat-seduh', 10, 203, 1795373161073, '[["Isi paket","5 barang"],["Bahan","Keramik, kaca borosilikat, baja, kayu"],["Merek","Sangrai Rimba"],["Garansi","Penggiling 1 tahun"],["Negara asal","Indonesia"]]', 749000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (12, 'fa2da40c-f7bd-46f7-8ec4-e8eefacc2dac', 'kelas', 11, 766, 1795373161072, '[["Format","PDF dan EPUB"],["Halaman","112"],["Bahasa","Indonesia"],["Penulis","Tim Sangrai Rimba"]]', 49000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (13, '11e63bfa-7520-4f6b-9656-4785524d3726', 'racikan', 12, 2874, 1795373161071, '[["Komposisi","Arabika 70%, robusta 30%"],["Cocok untuk","Espreso, moka pot, kopi susu"],["Proses","Campuran"],["PIRT","2063273010434-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","250 g"],["Ukuran","500 g"],["Ukuran","1 kg"],["Gilingan","Biji utuh"],["Gilingan","Halus"],["Tingkat sangrai","Sedang"],["Tingkat sangrai","Gelap"]]', 72000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (14, '97316f5a-5e22-4911-94b7-df811ce2e4ec', 'racikan', 13, 1345, 1795373161070, '[["Komposisi","100% arabika"],["Cocok untuk","Dripper, mesin tetes, french press"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010435-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","200 g"],["Ukuran","500 g"],["Gilingan","Biji utuh"],["Gilingan","Sedang"],["Gilingan","Kasar"],["Kemasan","Kantong"],["Kemasan","Kaleng"]]', 79000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (15, '92ad6eef-e06a-43ce-94b2-c8619d49269c', 'racikan', 14, 4415, 1795373161069, '[["Berat bersih","500 g"],["Komposisi","100% robusta"],["Tingkat sangrai","Gelap"],["Cocok untuk","Tubruk"],["PIRT","2063273010436-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 62000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (16, '1fa4195a-488c-42f4-ae53-ffdb6f30c03d', 'racikan', 15, 497, 1795373161068, '[["Berat bersih","200 g"],["Asal","Aceh Tengah"],["Kafein","Paling banyak 0,3%"],["Tingkat sangrai","Sedang"],["PIRT","2063273010437-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 118000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (17, '24a52d81-c892-4f08-8300-710a4d4c01c2', 'penggiling-timbangan', 16, 846, 1795373161067, '[["Bahan","Aluminium, baja tahan karat, kayu"],["Kapasitas","25 g"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"],["Warna","Hitam"],["Warna","Perak"]]', 399000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (18, '27741247-7e80-49e9-9af9-ccd87e7eff72', 'penggiling-timbangan', 17, 173, 1795373161066, '[["Daya","150 W"],["Kapasitas","200 g"],["SNI","SNI IEC 60335-2-14:2011"],["Merek","Bara Api"],["Garansi","2 tahun"],["Negara asal","Tiongkok"]]', 1149000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (19, '74b69cd2-f889-40a6-ac61-9133d2eadea0', 'penggiling-timbangan', 18, 1420, 1795373161065, '[["Kapasitas","2.000 g"],["Ketelitian","0,1 g"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"],["Warna","Hitam"],["Warna","Putih"]]', 185000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (20, '125887e1-a18f-44d6-b07a-cf8a778eb4e3', 'alat-seduh', 19, 296, 1795373161064, '[["Bahan","Baja tahan karat 304"],["Daya","800 W, 220 V"],["SNI","SNI IEC 60335-2-15:2011"],["Merek","Bara Api"],["Garansi","2 tahun"],["Negara asal","Tiongkok"],["Warna","Hitam"],["Warna","Putih"]]', 689000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (21, '81cda4f7-1742-4729-b397-63737afbf37a', 'cangkir-tumbler', 20, 1215, 1795373161063, '[["Bahan","Baja tahan karat 304, lapisan keramik"],["Tahan panas","6 jam"],["Merek","Sangrai Rimba"],["Garansi","6 bulan"],["Negara asal","Tiongkok"],["Warna","Hijau"],["Warna","Krem"],["Warna","Hitam"],["Kapasitas","350 ml"],["Kapasitas","500 ml"],["Tutup","Geser"],["Tutup","Ulir"]]', 165000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (22, 'a1112909-a782-4f9f-9a6c-cac585eaf1ee', 'cangkir-tumbler', 21, 377, 1795373161062, '[["Bahan","Kaca borosilikat"],["Kapasitas","250 ml"],["Isi paket","2 gelas"],["Merek","Sangrai Rimba"],["Negara asal","Tiongkok"]]', 129000, 1, 0);
--> statement-breakpoint
INSERT INTO "listing" VALUES (23, '7c2a7dbd-8906-48d8-8c92-9cde9acf926a', 'cangkir-tumbler', 22, 468, 1795373161061, '[["Bahan","Baja berlapis enamel"],["Kapasitas","350 ml"],["Merek","Jejak"],["Negara asal","Indonesia"],["Warna","Putih"],["Warna","Hijau Lumut"],["Warna","Biru Dongker"]]', 55000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (24, 'dd765008-1339-440b-b4ec-7b8779975e2b', 'kelas', 23, 319, 1795373161060, '[["Jenis","Kode digital"],["Berlaku","12 bulan"],["Penerbit","Sangrai Rimba"],["Nominal","Rp 100.000"],["Nominal","Rp 250.000"],["Nominal","Rp 500.000"]]', 100000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (25, 'b66ea50e-5c98-4aba-92b2-bcf78a3c6671', 'kelas', 24, 241, 1795373161059, '[["Format","Video 1080p"],["Durasi","2 jam 10 menit"],["Bahasa","Indonesia"],["Akses","12 bulan"]]', 125000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (26, '02b0e3b9-6134-4858-8366-f56c90e1885d', 'biji-kopi', 25, 871, 1795373161058, '[["Asal","Aceh Tengah"],["Ketinggian","1.450–1.600 mdpl"],["Varietas","Ateng Super, Tim Tim"],["Proses","Anaerob natural"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010424-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","100 g"],["Ukuran","200 g"],["Gilingan","Biji utuh"],["Gilingan","Sedang"]]', 79000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (27, '3ed270e5-a1aa-4d03-8b98-f181b68c2c9d', 'biji-kopi', 26, 1288, 1795373161057, '[["Asal","Mandailing Natal"],["Ketinggian","1.200–1.400 mdpl"],["Varietas","Typica Sumatra"],["Proses","Giling basah"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010425-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","200 g"],["Ukuran","500 g"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 84000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (28, '5edad162-45a4-492b-ab1f-3afed3586bfa', 'biji-kopi', 27, 743, 1795373161056, '[["Berat bersih","200 g"],["Asal","Kerinci, Jambi"],["Ketinggian","1.400–1.700 mdpl"],["Varietas","Sigararutang, Andungsari"],["Proses","Honey"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010426-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 96000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (29, 'd26f1405-7060-46a0-8f89-79041d2771d2', 'biji-kopi', 28, 566, 1795373161055, '[["Berat bersih","200 g"],["Asal","Solok, Sumatra Barat"],["Ketinggian","1.500–1.650 mdpl"],["Varietas","Sigararutang"],["Proses","Full wash"],["Tingkat sangrai","Terang"],["PIRT","2063273010427-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"]]', 89000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (30, '7039cb34-cf5d-4ef8-bf3a-12f920d46ba2', 'biji-kopi', 29, 214, 1795373161054, '[["Berat bersih","150 g"],["Asal","Kepulauan Meranti, Riau"],["Ketinggian","2–5 mdpl"],["Varietas","Liberoid Meranti"],["Proses","Natural"],["Tingkat sangrai","Sedang"],["PIRT","2063273010428-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 68000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (31, 'f0aa456d-f489-4295-9865-56ee9b984b4d', 'siap-seduh', 30, 1653, 1795373161053, '[["Berat bersih","77 g (7 × 11 g)"],["Komposisi","100% arabika"],["PIRT","2063273010438-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 74000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (32, '77423896-3705-4e55-b715-e02e1b8eb5fc', 'siap-seduh', 31, 912, 1795373161052, '[["Isi","10 kapsul × 5,4 g"],["Komposisi","100% arabika"],["Ukuran kapsul","Diameter 37 mm"],["PIRT","2063273010439-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Racikan","Pagi"],["Racikan","Senja"],["Racikan","Malam"]]', 69000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (33, '927d131a-7166-47d5-8aef-079de3023f0a', 'siap-seduh', 32, 1187, 1795373161051, '[["Berat bersih","96 g (12 × 8 g)"],["Komposisi","100% arabika"],["Bahan kantong","Serat jagung (PLA)"],["PIRT","2063273010440-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 58000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (34, '65e37846-8825-4fdc-8593-247bfda2ab93', 'minuman', 33, 1104, 1795373161050, '[["Isi bersih","4 × 250 ml"],["Simpan","2–5 °C, tujuh hari"],["BPOM","MD 271028005114"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"],["Pemanis","Aren Cair"],["Pemanis","Kurma"],["Pemanis","Tanpa Gula"]]', 88000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (35, 'ad65c5b9-4207-4566-955e-0b642e74024f', 'minuman', 34, 688, 1795373161049, '[["Isi bersih","500 ml"],["Komposisi","Air, kopi arabika"],["Simpan","Di bawah 5 °C"],["BPOM","MD 271028005115"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"]]', 78000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (36, '476e7f37-3ec7-4d8e-a72a-71006d33e278', 'minuman', 35, 533, 1795373161048, '[["Isi bersih","330 ml"],["Komposisi","Gula tebu, air, bahan rasa alami"],["PIRT","2063273010441-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Rasa","Karamel Garam"],["Rasa","Vanila"],["Rasa","Rempah"]]', 56000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (37, '6804874e-3903-42a4-a5d8-2aaf4b016d6d', 'alat-seduh', 36, 1011, 1795373161047, '[["Bahan","Aluminium, gagang nilon"],["Kompor","Gas, listrik; bukan induksi"],["Merek","Bara Api"],["Garansi","1 tahun"],["Negara asal","Tiongkok"],["Warna","Perak"],["Warna","Merah"],["Kapasitas","3 cangkir"],["Kapasitas","6 cangkir"]]', 149000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (38, 'a90f1b69-1774-48fa-8435-56a51052b008', 'alat-seduh', 37, 724, 1795373161046, '[["Bahan","Kaca borosilikat, baja tahan karat"],["Perawatan","Aman untuk mesin cuci piring"],["Merek","Sangrai Rimba"],["Negara asal","Tiongkok"],["Kapasitas","350 ml"],["Kapasitas","600 ml"],["Kapasitas","1 liter"]]', 135000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (39, 'bc9e6394-483d-4f22-aa2e-587250920eb7', 'alat-seduh', 38, 358, 1795373161045, '[["Bahan","Kopoliester bebas BPA, karet silikon"],["Kapasitas","240 ml"],["Isi paket","Alat, pengaduk, sendok, 100 kertas saring"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"]]', 279000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (40, '234be5dd-2d19-414d-b85a-5a187a966273', 'alat-seduh', 39, 1569, 1795373161044, '[["Bahan","Baja tahan karat 304"],["Merek","Bara Api"],["Negara asal","Vietnam"],["Ukuran","120 ml"],["Ukuran","180 ml"]]', 39000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (41, 'fe701443-d7c5-4cb5-b613-9d3ff75e58eb', 'alat-seduh', 40, 491, 1795373161043, '[["Bahan","Kaca borosilikat, kayu mahoni"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"],["Kapasitas","400 ml"],["Kapasitas","600 ml"]]', 98000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (42, 'fe5fd26c-d414-418e-84c0-25aebc317795', 'alat-seduh', 41, 3760, 1795373161042, '[["Isi","100 lembar"],["Bahan","Serat kayu murni"],["Merek","Sangrai Rimba"],["Negara asal","Jepang"],["Warna","Putih"],["Warna","Cokelat"],["Nomor","01"],["Nomor","02"]]', 39000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (43, '235b1067-301b-4da8-8717-299fe04c3b51', 'biji-kopi', 42, 1502, 1795373161041, '[["Asal","Bandung, Jawa Barat"],["Ketinggian","1.350–1.550 mdpl"],["Varietas","Sigararutang, Kartika"],["Proses","Natural"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010429-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","200 g"],["Ukuran","500 g"],["Ukuran","1 kg"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 92000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (44, '181b4b5d-6526-42ea-b714-30e33fe1b2d5', 'biji-kopi', 43, 958, 1795373161040, '[["Asal","Bondowoso, Jawa Timur"],["Ketinggian","1.000–1.500 mdpl"],["Varietas","Kartika, Linie S"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010430-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","200 g"],["Ukuran","500 g"],["Gilingan","Biji utuh"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 82000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (45, '006956f3-06e9-4dc8-b692-fe013b6f49af', 'biji-kopi', 44, 2140, 1795373161039, '[["Berat bersih","250 g"],["Asal","Temanggung, Jawa Tengah"],["Ketinggian","700–900 mdpl"],["Varietas","BP 358, BP 42"],["Proses","Natural"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010431-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 54000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (46, '655c1d4a-5fb7-4f90-b37f-626041177bbb', 'biji-kopi', 45, 1096, 1795373161038, '[["Berat bersih","200 g"],["Asal","Bangli, Bali"],["Ketinggian","1.200–1.500 mdpl"],["Varietas","Kopyol, S-795"],["Proses","Full wash"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010432-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 88000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (47, 'e2a5b945-0578-46b7-9384-aaa51fa78532', 'biji-kopi', 46, 389, 1795373161037, '[["Berat bersih","200 g"],["Asal","Jayawijaya, Papua Pegunungan"],["Ketinggian","1.600–1.800 mdpl"],["Varietas","Typica"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010433-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Sedang"]]', 128000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (48, 'a995ab3e-2a52-4280-87e9-9c15d54d8b3a', 'teh-cascara', 47, 602, 1795373161036, '[["Asal","Bandung, Jawa Barat"],["Komposisi","Kulit ceri kopi kering"],["Kafein","Rendah"],["PIRT","2063273010442-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","80 g"],["Ukuran","200 g"]]', 45000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (49, '212c421e-2404-4d35-9539-a386a59272d6', 'teh-cascara', 48, 411, 1795373161035, '[["Berat bersih","80 g"],["Asal","Kerinci, Jambi"],["Komposisi","100% teh hitam"],["PIRT","2063273010443-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 67000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (50, '8620c9bd-f1ba-459a-bbf4-e43b9b0ce660', 'teh-cascara', 49, 356, 1795373161034, '[["Berat bersih","60 g"],["Asal","Tegal, Jawa Tengah"],["Komposisi","Teh hijau, aroma bunga melati segar"],["PIRT","2063273010444-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 52000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (51, 'ceaa3c83-7b7f-4878-ab45-927dc4758d7e', 'teh-cascara', 50, 829, 1795373161033, '[["Isi","15 kantong × 5 g"],["Komposisi","Jahe, serai, secang, kapulaga, cengkih, kayu manis"],["Kafein","Tidak ada"],["PIRT","2063273010445-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 49000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (52, 'fe7462aa-eb64-42dc-914e-fcb9240a2a2d', 'hampers', 51, 264, 1795373161032, '[["Isi paket","5 barang dan kartu ucapan"],["Ukuran kotak","32 × 24 × 12 cm"],["Halal","ID32110004418760924"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"]]', 325000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (53, 'cdceed7f-01de-4ff8-b4e0-99f6a1364197', 'hampers', 52, 437, 1795373161031, '[["Berat bersih","300 g (3 × 100 g)"],["Komposisi","100% arabika"],["Ukuran kotak","30 × 18 × 8 cm"],["PIRT","2063273010446-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Sedang"],["Pita","Hijau"],["Pita","Merah"]]', 189000, 0, 1);
--> statement-breakpoint
INSERT INTO "product" VALUES ('ef4e4419-73f1-4d56-ac80-253e181cc637', 'arabika-gayo-atu-lintang', 'Kopi Arabika Gayo Atu Lintang Full Wash', 'biji-kopi', 'Dari kebun rakyat di Atu Lintang, Aceh Tengah, pada ketinggian 1.400–1.550 mdpl. Dicuci penuh lalu dijemur di para-para selama 12–14 hari.

Rasa: cokelat, jeruk manis, dan gula merah dengan akhir yang bersih. Disangrai sedang, enak untuk seduh saring maupun kopi susu.

Tanggal sangrai tercetak di belakang kemasan. Puncak rasa pada hari ke-7 sampai ke-30.', '[["Berat bersih","Sesuai varian"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010418-29"],["Halal","ID32110004418760924"],["Simpan hingga","12 bulan sejak tanggal sangrai"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"200 g"},{"value":"500 g"},{"value":"1 kg"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/arabika-gayo.webp","/assets/contoh-1/kopi/arabika-gayo-biji.webp","/assets/contoh-1/kopi/arabika-gayo-bubuk.webp"]', 230, NULL, 0, 1, 3182, 43, 15, 0, 1795373161083);
--> statement-breakpoint
INSERT INTO "product" VALUES ('9fbdbd93-5b0f-4133-b700-c495cca3b3ce', 'arabika-toraja-sapan', 'Kopi Arabika Toraja Sapan Giling Basah 200 g', 'biji-kopi', 'Lot kecil dari Sapan, Toraja Utara, 1.600 mdpl. Giling basah memberi badan yang tebal dengan rempah lembut dan cokelat hitam.

Pilih gilingan sesuai alat: kasar untuk tekan, sedang untuk saring, halus untuk tubruk atau moka.', '[["Berat bersih","200 g"],["Proses","Giling basah"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010419-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/arabika-toraja.webp","/assets/contoh-1/kopi/arabika-toraja-cangkir.webp"]', 230, NULL, 0, 1, 1407, 43, 12, 1, 1795373161082);
--> statement-breakpoint
INSERT INTO "product" VALUES ('6bba007a-adf5-4b05-b6c3-234b344c566c', 'robusta-lampung-tubruk', 'Kopi Robusta Lampung Bubuk Tubruk Kaleng 250 g', 'biji-kopi', 'Robusta petik merah dari Tanggamus, disangrai gelap lalu digiling halus. Pahitnya tegas, kental, dan wangi kacang sangrai.

Untuk segelas 180 ml pakai 12 g kopi dan air yang baru mendidih, aduk, lalu tunggu empat menit.', '[["Berat bersih","250 g"],["Komposisi","100% robusta"],["Tingkat sangrai","Gelap"],["PIRT","2063273010420-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/robusta-lampung.webp","/assets/contoh-1/kopi/robusta-lampung-tubruk.webp"]', 360, NULL, 0, 1, 5620, 46, 16, 2, 1795373161081);
--> statement-breakpoint
INSERT INTO "product" VALUES ('cc5722bd-9c01-4614-b43a-1a64b1f27826', 'arabika-bajawa-honey', 'Kopi Arabika Flores Bajawa Honey 200 g', 'biji-kopi', 'Panen terbatas dari koperasi petani di lereng Inerie. Proses honey menyisakan lendir buah saat dijemur, hasilnya manis seperti karamel dengan bunga kering.

Panen berikutnya diperkirakan tiba pada bulan Juli. Simpan di wishlist untuk mendapat kabar saat stok kembali.', '[["Berat bersih","200 g"],["Proses","Honey"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010421-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"}]}]', '["/assets/contoh-1/kopi/arabika-bajawa.webp","/assets/contoh-1/kopi/arabika-bajawa-ceri.webp"]', 230, NULL, 0, 1, 624, 45, 10, 3, 1795373161080);
--> statement-breakpoint
INSERT INTO "product" VALUES ('73c55a30-8294-4ba9-b663-b6f114747d19', 'drip-bag-pagi-isi-10', 'Kopi Drip Bag Pagi Pesisir Isi 10', 'siap-seduh', 'Sepuluh kantong saring 10 g yang tinggal dikaitkan di bibir cangkir. Campuran Gayo dan Kintamani, ringan untuk memulai hari.

Tuang 150 ml air panas sedikit demi sedikit, selesai dalam dua menit. Setiap kantong ditutup rapat dengan nitrogen agar tetap wangi.', '[["Berat bersih","100 g (10 × 10 g)"],["Komposisi","100% arabika"],["PIRT","2063273010423-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/drip-bag.webp","/assets/contoh-1/kopi/drip-bag-seduh.webp"]', 190, NULL, 0, 1, 2035, 47, 13, 4, 1795373161079);
--> statement-breakpoint
INSERT INTO "product" VALUES ('e10bc45d-6f9c-4b9e-96b8-c9bffe28c4ae', 'drip-bag-satuan', 'Kopi Drip Bag Satuan 10 g', 'siap-seduh', 'Beli satu dulu untuk mencoba. Isi 10 g kopi giling di kantong saring, cukup untuk satu cangkir 150 ml.

Pembelian sepuluh kantong atau lebih dikirim dalam kotak, jenisnya boleh dicampur.', '[["Berat bersih","10 g"],["Komposisi","100% arabika"],["PIRT","2063273010423-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Asal","values":[{"value":"Gayo"},{"value":"Toraja"}]}]', '["/assets/contoh-1/kopi/drip-bag-satuan.webp","/assets/contoh-1/kopi/drip-bag-satuan-biji.webp"]', 15, NULL, 0, 1, 4870, 47, 15, 5, 1795373161078);
--> statement-breakpoint
INSERT INTO "product" VALUES ('89483531-e9a6-4684-8df5-0f4aa3d1cb2d', 'kopi-botol-dingin-1-liter', 'Kopi Susu Botol Dingin 1 Liter: Gula Aren, Pandan, atau Hitam', 'minuman', 'Diseduh dingin selama 16 jam, lalu dibotolkan pada hari pengiriman. Tanpa pengawet, jadi simpan di lemari es dan habiskan dalam lima hari.

Gula Aren: kopi susu dengan aren cair. Pandan: kopi susu dengan sari daun pandan. Hitam: tanpa gula dan susu.

Hanya dikirim dengan layanan instan atau sehari sampai, lengkap dengan kantong es.', '[["Isi bersih","1 liter"],["Komposisi","Kopi, air, susu segar, gula aren (kecuali Hitam)"],["BPOM","MD 271028004127"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"]]', '[{"name":"Rasa","values":[{"value":"Gula Aren","swatch":"#a9703f"},{"value":"Pandan","swatch":"#a8ac6c"},{"value":"Hitam","swatch":"#3a1a0b"}]}]', '["/assets/contoh-1/kopi/kopi-botol-aren.webp","/assets/contoh-1/kopi/kopi-botol-trio.webp"]', 1250, NULL, 0, 1, 1926, 46, 13, 6, 1795373161077);
--> statement-breakpoint
INSERT INTO "product" VALUES ('807ebcaf-9b3b-40b3-8819-e41296b02c5e', 'dripper-keramik', 'Dripper Keramik 1–2 Cangkir', 'alat-seduh', 'Dripper kerucut 60 derajat dengan alur lurus, dibakar pada suhu 1.200 °C di Plered. Keramik menahan panas lebih lama sehingga suhu seduh stabil.

Cocok dengan kertas saring kerucut ukuran 01 dan 02. Glasir bebas timbal, aman untuk mesin cuci piring.', '[["Bahan","Keramik stoneware"],["Kapasitas","1–2 cangkir"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"]]', '[{"name":"Warna","values":[{"value":"Putih","swatch":"#f6f1e7"},{"value":"Hijau Sage","swatch":"#9db48f"},{"value":"Terakota","swatch":"#c8643f"}]}]', '["/assets/contoh-1/kopi/dripper-keramik-putih.webp","/assets/contoh-1/kopi/dripper-keramik-seduh.webp"]', 520, NULL, 0, 1, 538, 46, 10, 7, 1795373161076);
--> statement-breakpoint
INSERT INTO "product" VALUES ('47f9a764-e7ae-42c8-9c49-ac28f985b8c2', 'ketel-leher-angsa-800-ml', 'Ketel Leher Angsa Baja Tahan Karat 800 ml', 'alat-seduh', 'Cerat ramping memberi aliran kecil dan stabil dari awal sampai akhir tuangan. Gagang kayu tidak menghantarkan panas.

Aman untuk kompor gas dan induksi. Ada lubang termometer 5 mm di tutup.', '[["Bahan","Baja tahan karat 304, kayu"],["Kapasitas","800 ml"],["Merek","Sangrai Rimba"],["Garansi","1 tahun"],["Negara asal","Indonesia"]]', '[{"name":"Warna","values":[{"value":"Hitam","swatch":"#2d2a2b"},{"value":"Perak","swatch":"#c9ccd0"}]}]', '["/assets/contoh-1/kopi/ketel-leher-angsa-hitam.webp","/assets/contoh-1/kopi/ketel-leher-angsa-seduh.webp"]', 780, NULL, 0, 1, 412, 46, 9, 8, 1795373161075);
--> statement-breakpoint
INSERT INTO "product" VALUES ('a22a6a66-4b04-4a9c-b47d-54dfd70fe551', 'cangkir-keramik-220-ml', 'Cangkir Keramik dengan Tatakan 220 ml', 'cangkir-tumbler', 'Cangkir berdinding tebal yang menjaga kopi tetap hangat, diputar tangan oleh perajin Plered. Dasarnya membulat agar busa susu mudah dibentuk.

Satu set berisi satu cangkir dan satu tatakan. Aman untuk microwave dan mesin cuci piring; warna glasir tiap buah sedikit berbeda.', '[["Bahan","Keramik stoneware"],["Kapasitas","220 ml"],["Isi paket","1 cangkir, 1 tatakan"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"]]', '[{"name":"Warna","values":[{"value":"Gading","swatch":"#f4e8d3"},{"value":"Hijau","swatch":"#3d7259"},{"value":"Biru","swatch":"#41688f"}]}]', '["/assets/contoh-1/kopi/cangkir-keramik-hijau.webp","/assets/contoh-1/kopi/cangkir-keramik-susun.webp"]', 640, NULL, 0, 1, 482, 45, 10, 9, 1795373161074);
--> statement-breakpoint
INSERT INTO "product" VALUES ('8bf60b41-d048-41e2-9200-4b0e15879ee8', 'set-seduh-manual-pemula', 'Set Seduh Manual Pemula: Dripper Keramik, Teko Kaca, Penggiling Tangan, dan Kopi Kebun 200 g', 'alat-seduh', 'Semua yang perlu untuk cangkir pertama, sudah saling cocok ukurannya. Isi: dripper keramik putih, teko kaca 600 ml, penggiling tangan, 40 lembar kertas saring, dan satu kopi kebun 200 g.

Kartu resep berisi takaran, suhu, dan waktu untuk dua cangkir. Kaca dibungkus tiga lapis; mohon rekam video saat membuka paket.', '[["Isi paket","5 barang"],["Bahan","Keramik, kaca borosilikat, baja, kayu"],["Merek","Sangrai Rimba"],["Garansi","Penggiling 1 tahun"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/set-seduh.webp","/assets/contoh-1/kopi/set-seduh-atas.webp","/assets/contoh-1/kopi/penggiling-tangan-bubuk.webp"]', 2100, '[40,30,30]', 0, 1, 203, 44, 7, 10, 1795373161073);
--> statement-breakpoint
INSERT INTO "product" VALUES ('fa2da40c-f7bd-46f7-8ec4-e8eefacc2dac', 'kelas-seduh-e-book', 'E-book Kelas Seduh: 30 Resep Kopi Rumahan', 'kelas', 'Buku digital 112 halaman tentang menyeduh tanpa alat mahal: tubruk, saring, moka, dan kopi dingin. Setiap resep memakai takaran sendok dan gram.

Tersedia sebagai PDF dan EPUB. Tautan unduh muncul di halaman pesanan setelah pembayaran diterima, dapat diunduh lima kali.', '[["Format","PDF dan EPUB"],["Halaman","112"],["Bahasa","Indonesia"],["Penulis","Tim Sangrai Rimba"]]', '[]', '["/assets/contoh-1/kopi/kelas-seduh.webp","/assets/contoh-1/kopi/kelas-seduh-meja.webp"]', 0, NULL, 1, 1, 766, 45, 8, 11, 1795373161072);
--> statement-breakpoint
INSERT INTO "product" VALUES ('11e63bfa-7520-4f6b-9656-4785524d3726', 'blend-senja-espreso', 'Blend Senja untuk Espreso: 70% Arabika, 30% Robusta', 'racikan', 'Racikan yang kami pakai sendiri di bar kedai. Arabika Mandailing dan Kerinci memberi manis, robusta Temanggung memberi krema dan tenaga supaya rasanya tidak tenggelam di dalam susu.

Sangrai sedang untuk mesin dengan penggiling bagus, sangrai gelap untuk moka pot dan mesin rumahan bertekanan rendah. Diamkan sepuluh hari sejak tanggal sangrai; sebelum itu kremanya berbusa kasar.

Kemasan 1 kg hanya dijual sebagai biji utuh karena bubuk sebanyak itu tidak akan habis sebelum apak.', '[["Komposisi","Arabika 70%, robusta 30%"],["Cocok untuk","Espreso, moka pot, kopi susu"],["Proses","Campuran"],["PIRT","2063273010434-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"250 g"},{"value":"500 g"},{"value":"1 kg"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Halus"}]},{"name":"Tingkat sangrai","values":[{"value":"Sedang"},{"value":"Gelap"}]}]', '["/assets/contoh-1/kopi/blend-senja.webp","/assets/contoh-1/kopi/blend-senja-espreso.webp"]', 280, NULL, 0, 1, 2874, 46, 14, 12, 1795373161071);
--> statement-breakpoint
INSERT INTO "product" VALUES ('97316f5a-5e22-4911-94b7-df811ce2e4ec', 'blend-embun-saring', 'Blend Embun untuk Seduh Saring', 'racikan', 'Separuh Kintamani, separuh Wamena, dengan sejumput Preanger natural untuk aroma. Kami menyusunnya ulang setiap musim panen supaya rasanya tetap sama: jeruk manis, teh melati, gula batu.

Pilihan aman bila Anda membeli untuk orang yang seleranya belum diketahui. Gilingan tersedia untuk dripper kerucut dan untuk alat berdasar rata.', '[["Komposisi","100% arabika"],["Cocok untuk","Dripper, mesin tetes, french press"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010435-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"200 g"},{"value":"500 g"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"},{"value":"Kasar"}]},{"name":"Kemasan","values":[{"value":"Kantong"},{"value":"Kaleng"}]}]', '["/assets/contoh-1/kopi/blend-embun.webp","/assets/contoh-1/kopi/blend-embun-seduh.webp"]', 230, NULL, 0, 1, 1345, 45, 12, 13, 1795373161070);
--> statement-breakpoint
INSERT INTO "product" VALUES ('92ad6eef-e06a-43ce-94b2-c8619d49269c', 'blend-tubruk-warung', 'Blend Tubruk Warung Bungkus Kertas 500 g', 'racikan', 'Rasa kopi warung depan stasiun: robusta Lampung dan Temanggung, digiling lembut, dibungkus kertas cokelat berlapis seperti zaman dulu. Tidak dicampur jagung atau beras, hanya kopi.

Satu bungkus cukup untuk kira-kira 45 gelas. Setelah dibuka, pindahkan ke stoples kedap dan habiskan dalam sebulan.', '[["Berat bersih","500 g"],["Komposisi","100% robusta"],["Tingkat sangrai","Gelap"],["Cocok untuk","Tubruk"],["PIRT","2063273010436-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/kopi-warung.webp","/assets/contoh-1/kopi/kopi-warung-gelas.webp"]', 530, NULL, 0, 1, 4415, 47, 15, 14, 1795373161069);
--> statement-breakpoint
INSERT INTO "product" VALUES ('1fa4195a-488c-42f4-ae53-ffdb6f30c03d', 'kopi-dekafein-malam', 'Kopi Dekafein Gayo Proses Air 200 g', 'racikan', 'Untuk yang ingin kopi setelah magrib tanpa terjaga sampai subuh. Kafeinnya dilepas dengan air dan saringan karbon, tanpa pelarut kimia, hingga tersisa paling banyak 0,3 persen.

Cokelat susu, roti panggang, dan sedikit almon. Warna bijinya memang lebih gelap daripada sangrai sedang biasa; itu akibat prosesnya, bukan karena gosong.', '[["Berat bersih","200 g"],["Asal","Aceh Tengah"],["Kafein","Paling banyak 0,3%"],["Tingkat sangrai","Sedang"],["PIRT","2063273010437-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/dekaf.webp","/assets/contoh-1/kopi/dekaf-malam.webp"]', 230, NULL, 0, 1, 497, 46, 10, 15, 1795373161068);
--> statement-breakpoint
INSERT INTO "product" VALUES ('24a52d81-c892-4f08-8300-710a4d4c01c2', 'penggiling-tangan-gerigi-baja', 'Penggiling Kopi Tangan Gerigi Baja 38 mm', 'penggiling-timbangan', 'Gerigi baja tahan karat dengan dua bantalan peluru, jadi porosnya tidak goyang dan bubuknya rata. Dari kasar sampai halus ada 36 klik yang bisa dihitung dan diulang.

Menggiling 18 g untuk seduh saring butuh kira-kira 45 detik. Jangan dicuci dengan air; kuas pembersihnya sudah ada di dalam kotak.', '[["Bahan","Aluminium, baja tahan karat, kayu"],["Kapasitas","25 g"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"]]', '[{"name":"Warna","values":[{"value":"Hitam","swatch":"#2b2a2c"},{"value":"Perak","swatch":"#b7bcc0"}]}]', '["/assets/contoh-1/kopi/penggiling-baja-hitam.webp","/assets/contoh-1/kopi/penggiling-tangan-bubuk.webp"]', 690, NULL, 0, 1, 846, 46, 11, 16, 1795373161067);
--> statement-breakpoint
INSERT INTO "product" VALUES ('27741247-7e80-49e9-9af9-ccd87e7eff72', 'penggiling-listrik-gerigi-kerucut', 'Penggiling Listrik Gerigi Kerucut 31 Tingkat', 'penggiling-timbangan', 'Untuk rumah yang menyeduh empat cangkir atau lebih setiap pagi. Putarannya pelan, 450 rpm, supaya bubuk tidak panas dan suaranya tidak membangunkan bayi.

Wadah bijinya 200 g dengan tutup gelap. Bagian atas dapat diputar lepas untuk disikat, tanpa alat.', '[["Daya","150 W"],["Kapasitas","200 g"],["SNI","SNI IEC 60335-2-14:2011"],["Merek","Bara Api"],["Garansi","2 tahun"],["Negara asal","Tiongkok"]]', '[]', '["/assets/contoh-1/kopi/penggiling-listrik.webp","/assets/contoh-1/kopi/penggiling-listrik-dapur.webp"]', 2700, '[45,25,25]', 0, 1, 173, 44, 7, 17, 1795373161066);
--> statement-breakpoint
INSERT INTO "product" VALUES ('74b69cd2-f889-40a6-ac61-9133d2eadea0', 'timbangan-seduh-0-1-g', 'Timbangan Kopi Digital 2 kg Ketelitian 0,1 g dengan Pengatur Waktu', 'penggiling-timbangan', 'Berat dan waktu tampil bersebelahan, waktu mulai sendiri saat tetesan pertama jatuh. Alas silikonnya tahan panas server yang baru diisi.

Baterai isi ulang lewat USB-C tahan sekitar dua bulan. Kalibrasi ulang cukup dengan anak timbangan 500 g; caranya ada di lembar panduan.', '[["Kapasitas","2.000 g"],["Ketelitian","0,1 g"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"]]', '[{"name":"Warna","values":[{"value":"Hitam","swatch":"#26262a"},{"value":"Putih","swatch":"#f2f0ea"}]}]', '["/assets/contoh-1/kopi/timbangan-hitam.webp","/assets/contoh-1/kopi/timbangan-seduh.webp"]', 380, NULL, 0, 1, 1420, 46, 12, 18, 1795373161065);
--> statement-breakpoint
INSERT INTO "product" VALUES ('125887e1-a18f-44d6-b07a-cf8a778eb4e3', 'ketel-listrik-suhu-digital', 'Ketel Listrik Leher Angsa 900 ml Suhu Digital', 'alat-seduh', 'Putar kenop ke suhu yang diinginkan, 40 sampai 100 °C, dan ketel menahannya selama setengah jam. Layar kecilnya menunjukkan suhu saat ini dan suhu tujuan.

Dayanya 800 W sehingga aman untuk listrik rumah 1.300 VA. Air satu liter kurang sedikit mendidih dalam lima setengah menit.', '[["Bahan","Baja tahan karat 304"],["Daya","800 W, 220 V"],["SNI","SNI IEC 60335-2-15:2011"],["Merek","Bara Api"],["Garansi","2 tahun"],["Negara asal","Tiongkok"]]', '[{"name":"Warna","values":[{"value":"Hitam","swatch":"#2d2a2b"},{"value":"Putih","swatch":"#f1ede4"}]}]', '["/assets/contoh-1/kopi/ketel-listrik-hitam.webp","/assets/contoh-1/kopi/ketel-listrik-seduh.webp"]', 1450, NULL, 0, 1, 296, 45, 8, 19, 1795373161064);
--> statement-breakpoint
INSERT INTO "product" VALUES ('81cda4f7-1742-4729-b397-63737afbf37a', 'tumbler-baja-dinding-ganda', 'Tumbler Baja Dinding Ganda Rimba', 'cangkir-tumbler', 'Kopi tetap panas enam jam, es tetap utuh sampai sore. Bagian dalamnya dilapisi keramik sehingga tidak meninggalkan rasa logam.

Tutup Geser cocok untuk diminum di mobil; tutup Ulir benar-benar kedap dan boleh rebah di dalam tas. Ukuran 500 ml muat di tempat gelas kendaraan.

Bawa tumbler ini ke kedai kami dan dapatkan potongan Rp 3.000 untuk setiap isi ulang.', '[["Bahan","Baja tahan karat 304, lapisan keramik"],["Tahan panas","6 jam"],["Merek","Sangrai Rimba"],["Garansi","6 bulan"],["Negara asal","Tiongkok"]]', '[{"name":"Warna","values":[{"value":"Hijau","swatch":"#2f6b4f"},{"value":"Krem","swatch":"#ecdcc0"},{"value":"Hitam","swatch":"#2a2726"}]},{"name":"Kapasitas","values":[{"value":"350 ml"},{"value":"500 ml"}]},{"name":"Tutup","values":[{"value":"Geser"},{"value":"Ulir"}]}]', '["/assets/contoh-1/kopi/tumbler-hijau.webp","/assets/contoh-1/kopi/tumbler-bertiga.webp"]', 460, NULL, 0, 1, 1215, 46, 12, 20, 1795373161063);
--> statement-breakpoint
INSERT INTO "product" VALUES ('a1112909-a782-4f9f-9a6c-cac585eaf1ee', 'gelas-kaca-dinding-ganda', 'Gelas Kaca Dinding Ganda 250 ml Set 2', 'cangkir-tumbler', 'Kopi tampak melayang di tengah gelas, sedangkan bagian luarnya tetap sejuk dipegang. Ditiup tangan satu per satu, jadi ada gelembung kecil yang bukan cacat.

Berat sepasang hanya 240 g. Cuci dengan spons lembut; benturan di bibir gelas adalah titik lemahnya.', '[["Bahan","Kaca borosilikat"],["Kapasitas","250 ml"],["Isi paket","2 gelas"],["Merek","Sangrai Rimba"],["Negara asal","Tiongkok"]]', '[]', '["/assets/contoh-1/kopi/gelas-ganda.webp","/assets/contoh-1/kopi/gelas-ganda-teh.webp"]', 520, NULL, 0, 1, 377, 46, 9, 21, 1795373161062);
--> statement-breakpoint
INSERT INTO "product" VALUES ('7c2a7dbd-8906-48d8-8c92-9cde9acf926a', 'cangkir-enamel-lurik', 'Cangkir Enamel Lurik 350 ml', 'cangkir-tumbler', 'Enamel tebal di atas baja seperti milik nenek, dengan garis lurik di bibirnya. Jatuh ke lantai paling hanya gompal, tidak pernah pecah.

Bisa langsung di atas api unggun atau kompor gas untuk menghangatkan susu. Tidak untuk microwave.', '[["Bahan","Baja berlapis enamel"],["Kapasitas","350 ml"],["Merek","Jejak"],["Negara asal","Indonesia"]]', '[{"name":"Warna","values":[{"value":"Putih","swatch":"#f7f3ea"},{"value":"Hijau Lumut","swatch":"#5f7148"},{"value":"Biru Dongker","swatch":"#26416b"}]}]', '["/assets/contoh-1/kopi/enamel-putih.webp","/assets/contoh-1/kopi/enamel-kemah.webp"]', 260, NULL, 0, 1, 468, 47, 10, 22, 1795373161061);
--> statement-breakpoint
INSERT INTO "product" VALUES ('dd765008-1339-440b-b4ec-7b8779975e2b', 'kartu-hadiah-digital', 'Kartu Hadiah Digital Sangrai Rimba', 'kelas', 'Hadiah untuk yang susah ditebak seleranya. Kode 12 huruf tampil di halaman pesanan, siap diteruskan lewat WhatsApp atau dicetak sendiri.

Berlaku satu tahun untuk semua barang di toko ini dan boleh dipakai beberapa kali sampai saldonya habis. Tidak dapat diuangkan.', '[["Jenis","Kode digital"],["Berlaku","12 bulan"],["Penerbit","Sangrai Rimba"]]', '[{"name":"Nominal","values":[{"value":"Rp 100.000"},{"value":"Rp 250.000"},{"value":"Rp 500.000"}]}]', '["/assets/contoh-1/kopi/kartu-hadiah.webp","/assets/contoh-1/kopi/kartu-hadiah-amplop.webp"]', 0, NULL, 1, 1, 319, 46, 5, 23, 1795373161060);
--> statement-breakpoint
INSERT INTO "product" VALUES ('b66ea50e-5c98-4aba-92b2-bcf78a3c6671', 'kelas-video-seni-latte', 'Kelas Video Seni Latte untuk Pemula, 8 Pelajaran', 'kelas', 'Dua jam sepuluh menit bersama Mbak Ratri, barista kami sejak 2017: memilih susu, memanaskan tanpa mesin mahal, lalu menuang hati, tulip, dan rosetta.

Video dapat diputar ulang tanpa batas selama setahun. Kirim foto hasil tuangan Anda ke grup kelas dan Ratri akan memberi masukan setiap Sabtu.', '[["Format","Video 1080p"],["Durasi","2 jam 10 menit"],["Bahasa","Indonesia"],["Akses","12 bulan"]]', '[]', '["/assets/contoh-1/kopi/kelas-latte.webp","/assets/contoh-1/kopi/kelas-latte-susu.webp"]', 0, NULL, 1, 1, 241, 43, 6, 24, 1795373161059);
--> statement-breakpoint
INSERT INTO "product" VALUES ('02b0e3b9-6134-4858-8366-f56c90e1885d', 'arabika-gayo-wine', 'Kopi Arabika Gayo Wine Anaerob Natural', 'biji-kopi', 'Ceri merah tua dari Pegasing, Aceh Tengah, ditutup rapat dalam drum selama 72 jam sebelum dijemur utuh 35 hari. Sebutan wine datang dari aromanya; kopi ini tidak mengandung alkohol.

Di cangkir muncul anggur hitam, nangka matang, dan sedikit kayu manis. Paling seru diseduh saring 1 banding 16 dengan air 90 °C, lalu diminum saat hangat-hangat kuku.

Hanya disangrai hari Jumat dalam batch dua kilogram, jadi pesanan yang masuk setelah Kamis siang ikut jadwal pekan berikutnya.', '[["Asal","Aceh Tengah"],["Ketinggian","1.450–1.600 mdpl"],["Varietas","Ateng Super, Tim Tim"],["Proses","Anaerob natural"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010424-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"100 g"},{"value":"200 g"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"}]}]', '["/assets/contoh-1/kopi/gayo-wine.webp","/assets/contoh-1/kopi/gayo-wine-ceri.webp"]', 180, NULL, 0, 1, 871, 43, 11, 25, 1795373161058);
--> statement-breakpoint
INSERT INTO "product" VALUES ('3ed270e5-a1aa-4d03-8b98-f181b68c2c9d', 'arabika-mandailing-pakantan', 'Kopi Arabika Mandailing Pakantan Giling Basah', 'biji-kopi', 'Kopi tua dari kaki Gunung Kulabu, Mandailing Natal, yang bibitnya dibawa masuk sejak masa tanam paksa. Petani menjemurnya dua tahap di halaman rumah, kadang berhenti berhari-hari karena hujan.

Badannya tebal seperti sirup dengan rasa tembakau manis, cokelat pahit, dan jahe. Asamnya rendah sehingga ramah untuk lambung yang mudah perih.

Kalau diseduh tubruk, pakai dua sendok makan munjung untuk 200 ml dan jangan diaduk dua kali.', '[["Asal","Mandailing Natal"],["Ketinggian","1.200–1.400 mdpl"],["Varietas","Typica Sumatra"],["Proses","Giling basah"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010425-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"200 g"},{"value":"500 g"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/mandailing.webp","/assets/contoh-1/kopi/mandailing-cangkir.webp"]', 230, NULL, 0, 1, 1288, 43, 12, 26, 1795373161057);
--> statement-breakpoint
INSERT INTO "product" VALUES ('5edad162-45a4-492b-ab1f-3afed3586bfa', 'arabika-kerinci-kayu-aro', 'Kopi Arabika Kerinci Kayu Aro Honey 200 g', 'biji-kopi', 'Tumbuh di bawah naungan kayu manis di Kayu Aro, Jambi, bertetangga dengan kebun teh. Daun kayu manis yang gugur menjadi mulsa alami, dan entah kebetulan atau bukan, aromanya ikut terasa.

Manis tebu, aprikot, lalu penutup yang mirip teh hitam. Kami sarankan 15 g kopi, 240 ml air 92 °C, selesai dalam tiga menit.', '[["Berat bersih","200 g"],["Asal","Kerinci, Jambi"],["Ketinggian","1.400–1.700 mdpl"],["Varietas","Sigararutang, Andungsari"],["Proses","Honey"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010426-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/kerinci.webp","/assets/contoh-1/kopi/kerinci-seduh.webp"]', 230, NULL, 0, 1, 743, 43, 11, 27, 1795373161056);
--> statement-breakpoint
INSERT INTO "product" VALUES ('d26f1405-7060-46a0-8f89-79041d2771d2', 'arabika-solok-lembah-gumanti', 'Kopi Arabika Solok Lembah Gumanti Full Wash 200 g', 'biji-kopi', 'Lereng Danau Diatas di Sumatra Barat memberi malam yang dingin, sehingga buah matang pelan dan bijinya padat. Koperasi setempat hanya membeli ceri merah dan membayar lebih Rp 2.000 per kilogram untuk petik pilih.

Yang menonjol: serai, jeruk nipis, dan manis gula batu. Dingin pun tetap enak, jadi cocok dibuat es kopi saring tanpa susu.', '[["Berat bersih","200 g"],["Asal","Solok, Sumatra Barat"],["Ketinggian","1.500–1.650 mdpl"],["Varietas","Sigararutang"],["Proses","Full wash"],["Tingkat sangrai","Terang"],["PIRT","2063273010427-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"}]}]', '["/assets/contoh-1/kopi/solok.webp","/assets/contoh-1/kopi/solok-biji.webp"]', 230, NULL, 0, 1, 566, 42, 10, 28, 1795373161055);
--> statement-breakpoint
INSERT INTO "product" VALUES ('7039cb34-cf5d-4ef8-bf3a-12f920d46ba2', 'liberika-meranti-gambut', 'Kopi Liberika Meranti Tanah Gambut 150 g', 'biji-kopi', 'Jenis ketiga setelah arabika dan robusta, tumbuh di tanah gambut Rangsang, Riau, hampir setinggi muka laut. Bijinya besar, bengkok, dan beraroma nangka.

Rasanya sulit dibandingkan: gurih sayur, buah tropis, dan pahit yang pendek. Ada yang langsung suka, ada yang tidak, maka kami kemas kecil.', '[["Berat bersih","150 g"],["Asal","Kepulauan Meranti, Riau"],["Ketinggian","2–5 mdpl"],["Varietas","Liberoid Meranti"],["Proses","Natural"],["Tingkat sangrai","Sedang"],["PIRT","2063273010428-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/meranti.webp","/assets/contoh-1/kopi/meranti-biji.webp"]', 180, NULL, 0, 1, 214, 49, 7, 29, 1795373161054);
--> statement-breakpoint
INSERT INTO "product" VALUES ('f0aa456d-f489-4295-9865-56ee9b984b4d', 'drip-bag-jelajah-isi-7', 'Kopi Drip Bag Jelajah Nusantara Isi 7 Daerah', 'siap-seduh', 'Tujuh hari, tujuh daerah: Gayo, Mandailing, Kerinci, Preanger, Ijen, Kintamani, dan Toraja. Urutannya kami susun dari yang paling ringan ke yang paling berat.

Di balik setiap saset ada peta kecil, ketinggian kebun, dan ruang untuk memberi nilai sendiri. Banyak yang memakainya untuk memutuskan mau membeli biji yang mana.', '[["Berat bersih","77 g (7 × 11 g)"],["Komposisi","100% arabika"],["PIRT","2063273010438-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/drip-jelajah.webp","/assets/contoh-1/kopi/drip-jelajah-kotak.webp"]', 150, NULL, 0, 1, 1653, 48, 13, 30, 1795373161053);
--> statement-breakpoint
INSERT INTO "product" VALUES ('77423896-3705-4e55-b715-e02e1b8eb5fc', 'kapsul-kopi-isi-10', 'Kapsul Kopi Arabika Isi 10 untuk Mesin Kapsul Kecil', 'siap-seduh', 'Kapsul aluminium yang muat di mesin berukuran standar 37 mm. Periksa diameter kapsul lama Anda dengan penggaris sebelum memesan.

Pagi digiling sedikit lebih kasar untuk lungo 110 ml. Senja untuk espreso 40 ml yang pekat. Malam dibuat dari biji dekafein.

Aluminiumnya dapat didaur ulang: buka tutup foil, keluarkan ampas, bilas.', '[["Isi","10 kapsul × 5,4 g"],["Komposisi","100% arabika"],["Ukuran kapsul","Diameter 37 mm"],["PIRT","2063273010439-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Racikan","values":[{"value":"Pagi","swatch":"#d9862f"},{"value":"Senja","swatch":"#8c2f1f"},{"value":"Malam","swatch":"#24344f"}]}]', '["/assets/contoh-1/kopi/kapsul-pagi.webp","/assets/contoh-1/kopi/kapsul-dekat.webp"]', 120, NULL, 0, 1, 912, 45, 11, 31, 1795373161052);
--> statement-breakpoint
INSERT INTO "product" VALUES ('927d131a-7166-47d5-8aef-079de3023f0a', 'kopi-celup-isi-12', 'Kopi Celup Kantong Jagung Isi 12', 'siap-seduh', 'Semudah membuat teh: masukkan kantong, tuang 180 ml air panas, angkat setelah empat menit. Kantongnya dari serat jagung, tanpa plastik dan tanpa staples.

Isinya Mandailing giling basah, dipilih karena tetap enak walau kantong lupa diangkat. Sering dibawa jemaah umrah dan anak kos.', '[["Berat bersih","96 g (12 × 8 g)"],["Komposisi","100% arabika"],["Bahan kantong","Serat jagung (PLA)"],["PIRT","2063273010440-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/kopi-celup.webp","/assets/contoh-1/kopi/kopi-celup-cangkir.webp"]', 160, NULL, 0, 1, 1187, 46, 12, 32, 1795373161051);
--> statement-breakpoint
INSERT INTO "product" VALUES ('65e37846-8825-4fdc-8593-247bfda2ab93', 'kopi-susu-botol-250-ml', 'Es Kopi Susu Botol 250 ml Paket 4', 'minuman', 'Empat botol yang pas untuk kulkas kantor. Espreso Blend Senja, susu segar dari Lembang, dan pemanis sesuai pilihan; susunya 60 persen, jadi terasa penuh tetapi tidak enek.

Tahan tujuh hari pada suhu 2–5 °C karena dibotolkan panas lalu didinginkan cepat. Kocok dulu, endapan di dasar itu wajar.

Pengiriman hanya Bandung Raya dan Jakarta memakai kurir dingin, berangkat pukul sembilan pagi.', '[["Isi bersih","4 × 250 ml"],["Simpan","2–5 °C, tujuh hari"],["BPOM","MD 271028005114"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"]]', '[{"name":"Pemanis","values":[{"value":"Aren Cair","swatch":"#b57b48"},{"value":"Kurma","swatch":"#9a6238"},{"value":"Tanpa Gula","swatch":"#c99d74"}]}]', '["/assets/contoh-1/kopi/kopi-susu-aren.webp","/assets/contoh-1/kopi/kopi-susu-es.webp"]', 1320, NULL, 0, 1, 1104, 45, 12, 33, 1795373161050);
--> statement-breakpoint
INSERT INTO "product" VALUES ('ad65c5b9-4207-4566-955e-0b642e74024f', 'konsentrat-seduh-dingin-500-ml', 'Konsentrat Cold Brew 500 ml', 'minuman', 'Pekat tiga kali lipat: satu bagian konsentrat, dua bagian air atau susu, banyak es. Sebotol menjadi sepuluh gelas, hitungannya di bawah delapan ribu rupiah segelas.

Direndam 18 jam pada suhu ruang dingin, lalu disaring dua kali sampai bening. Tanpa gula, tanpa pengawet, tahan 14 hari di kulkas setelah segel dibuka.', '[["Isi bersih","500 ml"],["Komposisi","Air, kopi arabika"],["Simpan","Di bawah 5 °C"],["BPOM","MD 271028005115"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/konsentrat.webp","/assets/contoh-1/kopi/konsentrat-gelas.webp"]', 860, NULL, 0, 1, 688, 45, 11, 34, 1795373161049);
--> statement-breakpoint
INSERT INTO "product" VALUES ('476e7f37-3ec7-4d8e-a72a-71006d33e278', 'sirup-kopi-330-ml', 'Sirup Kopi 330 ml: Karamel Garam, Vanila, atau Rempah', 'minuman', 'Gula tebu asli yang dimasak pelan, bukan perisa dan pewarna. Karamel Garam memakai garam tambak Amed, Vanila memakai polong dari Alor, Rempah memakai jahe, serai, dan kapulaga.

Dua sendok makan untuk segelas es kopi 200 ml. Simpan di lemari sejuk; pengkristalan kecil di leher botol larut kembali bila direndam air hangat.', '[["Isi bersih","330 ml"],["Komposisi","Gula tebu, air, bahan rasa alami"],["PIRT","2063273010441-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Rasa","values":[{"value":"Karamel Garam","swatch":"#b5702c"},{"value":"Vanila","swatch":"#ead9a8"},{"value":"Rempah","swatch":"#8a3f1e"}]}]', '["/assets/contoh-1/kopi/sirup-karamel.webp","/assets/contoh-1/kopi/sirup-bertiga.webp"]', 620, NULL, 0, 1, 533, 45, 10, 35, 1795373161048);
--> statement-breakpoint
INSERT INTO "product" VALUES ('6804874e-3903-42a4-a5d8-2aaf4b016d6d', 'moka-pot-aluminium', 'Moka Pot Aluminium Segi Delapan', 'alat-seduh', 'Kopi pekat di atas kompor dalam lima menit, tanpa listrik. Isi air sampai bawah katup, kopi halus tanpa dipadatkan, api kecil, dan angkat begitu mulai berdesis.

Ukuran 3 cangkir menghasilkan 130 ml, ukuran 6 cangkir 270 ml. Tidak bisa untuk kompor induksi dan jangan dicuci dengan sabun keras.', '[["Bahan","Aluminium, gagang nilon"],["Kompor","Gas, listrik; bukan induksi"],["Merek","Bara Api"],["Garansi","1 tahun"],["Negara asal","Tiongkok"]]', '[{"name":"Warna","values":[{"value":"Perak","swatch":"#c9ccd0"},{"value":"Merah","swatch":"#a8322a"}]},{"name":"Kapasitas","values":[{"value":"3 cangkir"},{"value":"6 cangkir"}]}]', '["/assets/contoh-1/kopi/moka-perak.webp","/assets/contoh-1/kopi/moka-kompor.webp"]', 620, NULL, 0, 1, 1011, 46, 12, 36, 1795373161047);
--> statement-breakpoint
INSERT INTO "product" VALUES ('a90f1b69-1774-48fa-8435-56a51052b008', 'french-press-kaca', 'French Press Kaca Borosilikat Rangka Baja', 'alat-seduh', 'Cara termudah membuat kopi berbadan tebal: rendam empat menit, tekan, tuang. Saringannya dua lapis sehingga lumpur halus lebih sedikit daripada alat tekan biasa.

Kaca cadangan dijual dan dapat dipasang sendiri tanpa obeng. Gagangnya cukup lebar untuk tangan orang dewasa.', '[["Bahan","Kaca borosilikat, baja tahan karat"],["Perawatan","Aman untuk mesin cuci piring"],["Merek","Sangrai Rimba"],["Negara asal","Tiongkok"]]', '[{"name":"Kapasitas","values":[{"value":"350 ml"},{"value":"600 ml"},{"value":"1 liter"}]}]', '["/assets/contoh-1/kopi/french-press.webp","/assets/contoh-1/kopi/french-press-meja.webp"]', 780, NULL, 0, 1, 724, 45, 11, 37, 1795373161046);
--> statement-breakpoint
INSERT INTO "product" VALUES ('bc9e6394-483d-4f22-aa2e-587250920eb7', 'alat-seduh-tekan-udara', 'Alat Seduh Tekan Udara Portabel dengan 100 Kertas Saring', 'alat-seduh', 'Dua tabung yang saling menekan, ringan, dan tidak pecah saat jatuh dari tenda. Seduhannya bersih seperti saring tetapi cukup pekat untuk dicampur susu.

Resep berkemah kami: 16 g kopi sedang, 200 ml air, aduk sepuluh kali, tunggu satu setengah menit, tekan pelan 30 detik. Ampasnya keluar utuh seperti koin sehingga bersihnya hanya dibilas.', '[["Bahan","Kopoliester bebas BPA, karet silikon"],["Kapasitas","240 ml"],["Isi paket","Alat, pengaduk, sendok, 100 kertas saring"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"]]', '[]', '["/assets/contoh-1/kopi/alat-tekan.webp","/assets/contoh-1/kopi/alat-tekan-bagian.webp"]', 420, NULL, 0, 1, 358, 48, 9, 38, 1795373161045);
--> statement-breakpoint
INSERT INTO "product" VALUES ('234be5dd-2d19-414d-b85a-5a187a966273', 'vietnam-drip-baja', 'Saringan Vietnam Drip Baja Tahan Karat', 'alat-seduh', 'Taruh di atas gelas berisi susu kental manis, masukkan 20 g robusta halus, tuang air panas, lalu sabar lima menit. Tidak perlu kertas saring.

Piringan penekannya berulir sehingga kecepatan tetesan bisa diatur. Tebal bajanya 0,6 mm, dua kali produk pasar yang mudah penyok.', '[["Bahan","Baja tahan karat 304"],["Merek","Bara Api"],["Negara asal","Vietnam"]]', '[{"name":"Ukuran","values":[{"value":"120 ml"},{"value":"180 ml"}]}]', '["/assets/contoh-1/kopi/vietnam-drip.webp","/assets/contoh-1/kopi/vietnam-drip-susu.webp"]', 140, NULL, 0, 1, 1569, 45, 13, 39, 1795373161044);
--> statement-breakpoint
INSERT INTO "product" VALUES ('fe701443-d7c5-4cb5-b613-9d3ff75e58eb', 'server-kaca-bening', 'Server Kaca Borosilikat dengan Tutup Kayu', 'alat-seduh', 'Teko bening dengan garis takar setiap 100 ml, mulutnya pas untuk dripper kerucut maupun rata. Cerat kecilnya tidak menetes balik.

Tahan kejut suhu 120 °C, boleh dihangatkan sebentar di atas api sedang dengan tatakan logam. Tutupnya dari kayu mahoni, cukup dilap.', '[["Bahan","Kaca borosilikat, kayu mahoni"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"]]', '[{"name":"Kapasitas","values":[{"value":"400 ml"},{"value":"600 ml"}]}]', '["/assets/contoh-1/kopi/server-kaca.webp","/assets/contoh-1/kopi/server-kaca-tuang.webp"]', 430, NULL, 0, 1, 491, 46, 10, 40, 1795373161043);
--> statement-breakpoint
INSERT INTO "product" VALUES ('fe5fd26c-d414-418e-84c0-25aebc317795', 'kertas-saring-kerucut', 'Kertas Saring Kerucut Isi 100 Lembar', 'alat-seduh', 'Serat kayu yang rapat tetapi cepat meloloskan air, sehingga dua cangkir selesai dalam tiga menit. Jahitan sampingnya dipres, bukan dilem.

Yang putih dijernihkan dengan oksigen dan hampir tidak berbau; yang cokelat perlu dibilas sedikit lebih lama. Nomor 01 untuk satu cangkir, nomor 02 sampai empat cangkir.', '[["Isi","100 lembar"],["Bahan","Serat kayu murni"],["Merek","Sangrai Rimba"],["Negara asal","Jepang"]]', '[{"name":"Warna","values":[{"value":"Putih","swatch":"#fbf7ee"},{"value":"Cokelat","swatch":"#c79a68"}]},{"name":"Nomor","values":[{"value":"01"},{"value":"02"}]}]', '["/assets/contoh-1/kopi/kertas-saring-putih.webp","/assets/contoh-1/kopi/kertas-saring-cokelat.webp"]', 190, NULL, 0, 1, 3760, 46, 15, 41, 1795373161042);
--> statement-breakpoint
INSERT INTO "product" VALUES ('235b1067-301b-4da8-8717-299fe04c3b51', 'arabika-java-preanger-gunung-tilu', 'Kopi Arabika Java Preanger Gunung Tilu Natural', 'biji-kopi', 'Kebun terdekat dari tempat sangrai kami: dua jam naik mobil bak ke Pasirjambu, Kabupaten Bandung. Ceri dijemur utuh di rumah plastik dan dibalik empat kali sehari oleh ibu-ibu kelompok tani.

Stroberi, madu bunga, dan susu kental manis tanpa susu. Bila rasanya terlalu ramai, naikkan perbandingan air menjadi 1 banding 17.

Setiap karung bernomor; nomor lot tercetak di bawah tanggal sangrai dan bisa ditanyakan lewat WhatsApp.', '[["Asal","Bandung, Jawa Barat"],["Ketinggian","1.350–1.550 mdpl"],["Varietas","Sigararutang, Kartika"],["Proses","Natural"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010429-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"200 g"},{"value":"500 g"},{"value":"1 kg"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/preanger.webp","/assets/contoh-1/kopi/preanger-kebun.webp"]', 230, NULL, 0, 1, 1502, 44, 13, 42, 1795373161041);
--> statement-breakpoint
INSERT INTO "product" VALUES ('181b4b5d-6526-42ea-b714-30e33fe1b2d5', 'arabika-bondowoso-ijen-raung', 'Kopi Arabika Bondowoso Ijen Raung Full Wash', 'biji-kopi', 'Tanah abu dari dua gunung berapi, pohon lamtoro sebagai peneduh, dan indikasi geografis terdaftar sejak 2013. Petiknya Mei sampai Agustus, jadi yang Anda terima sekarang adalah panen tahun ini.

Pedas manis seperti pala dengan cokelat susu dan akhir lemon yang lembut. Enak untuk mesin espreso rumahan: 18 g masuk, 36 g keluar, sekitar 28 detik.', '[["Asal","Bondowoso, Jawa Timur"],["Ketinggian","1.000–1.500 mdpl"],["Varietas","Kartika, Linie S"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010430-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"200 g"},{"value":"500 g"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/bondowoso.webp","/assets/contoh-1/kopi/bondowoso-cangkir.webp"]', 230, NULL, 0, 1, 958, 43, 11, 43, 1795373161040);
--> statement-breakpoint
INSERT INTO "product" VALUES ('006956f3-06e9-4dc8-b692-fe013b6f49af', 'robusta-temanggung-petik-merah', 'Kopi Robusta Temanggung Petik Merah Natural 250 g', 'biji-kopi', 'Robusta yang diperlakukan seperti arabika: hanya ceri merah, direndam, dirambang, lalu dijemur di atas para-para. Karena itu pahitnya bulat dan tidak gosong.

Karamel, kacang tanah sangrai, dan biji kakao. Dasar terbaik untuk kopi susu rumahan: 20 g kopi, 100 ml air, 120 ml susu dingin.', '[["Berat bersih","250 g"],["Asal","Temanggung, Jawa Tengah"],["Ketinggian","700–900 mdpl"],["Varietas","BP 358, BP 42"],["Proses","Natural"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010431-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/temanggung.webp","/assets/contoh-1/kopi/temanggung-susu.webp"]', 280, NULL, 0, 1, 2140, 46, 13, 44, 1795373161039);
--> statement-breakpoint
INSERT INTO "product" VALUES ('655c1d4a-5fb7-4f90-b37f-626041177bbb', 'arabika-kintamani-subak-abian', 'Kopi Arabika Kintamani Subak Abian Full Wash 200 g', 'biji-kopi', 'Ditanam berselang-seling dengan pohon jeruk di kaldera Batur, Bali, dan diatur oleh subak abian, paguyuban petani yang juga membagi air. Tidak ada pupuk kimia di kebun anggotanya.

Jeruk keprok muncul lebih dulu, disusul apel dan gula putih. Pakai air yang baru turun dari didih satu menit supaya asamnya tetap segar, bukan tajam.', '[["Berat bersih","200 g"],["Asal","Bangli, Bali"],["Ketinggian","1.200–1.500 mdpl"],["Varietas","Kopyol, S-795"],["Proses","Full wash"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010432-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/kintamani.webp","/assets/contoh-1/kopi/kintamani-jeruk.webp"]', 230, NULL, 0, 1, 1096, 43, 12, 45, 1795373161038);
--> statement-breakpoint
INSERT INTO "product" VALUES ('e2a5b945-0578-46b7-9384-aaa51fa78532', 'arabika-wamena-lembah-baliem', 'Kopi Arabika Wamena Lembah Baliem Full Wash 200 g', 'biji-kopi', 'Diterbangkan dari Jayawijaya dengan pesawat perintis, itulah sebabnya harganya lebih tinggi. Kebunnya kecil, rata-rata tiga ratus pohon per keluarga, dan tidak pernah mengenal pestisida.

Bersih sekali: vanila, kacang mete, dan bunga rumput. Cocok untuk yang baru belajar minum kopi tanpa gula.

Kiriman dari Papua datang dua bulan sekali. Kalau habis, tekan hati di halaman ini agar kami kabari.', '[["Berat bersih","200 g"],["Asal","Jayawijaya, Papua Pegunungan"],["Ketinggian","1.600–1.800 mdpl"],["Varietas","Typica"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010433-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"}]}]', '["/assets/contoh-1/kopi/wamena.webp","/assets/contoh-1/kopi/wamena-bubuk.webp"]', 230, NULL, 0, 1, 389, 46, 9, 46, 1795373161037);
--> statement-breakpoint
INSERT INTO "product" VALUES ('a995ab3e-2a52-4280-87e9-9c15d54d8b3a', 'cascara-kulit-ceri-kopi', 'Teh Cascara Kulit Ceri Kopi', 'teh-cascara', 'Kulit buah kopi yang biasanya dibuang, kami beli dari petani Preanger dan dijemur bersih di rumah kaca. Seduhannya merah tembaga, manis seperti kismis dan kembang sepatu.

Pakai 8 g untuk 250 ml air 93 °C selama lima menit, atau rendam semalam di kulkas. Kandungan kafeinnya kira-kira seperempat kopi.', '[["Asal","Bandung, Jawa Barat"],["Komposisi","Kulit ceri kopi kering"],["Kafein","Rendah"],["PIRT","2063273010442-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"80 g"},{"value":"200 g"}]}]', '["/assets/contoh-1/kopi/cascara.webp","/assets/contoh-1/kopi/cascara-seduh.webp"]', 130, NULL, 0, 1, 602, 45, 10, 47, 1795373161036);
--> statement-breakpoint
INSERT INTO "product" VALUES ('212c421e-2404-4d35-9539-a386a59272d6', 'teh-hitam-kayu-aro-kaleng', 'Teh Hitam Daun Utuh Kayu Aro Kaleng 80 g', 'teh-cascara', 'Daun utuh yang digulung, bukan bubuk sisa ayakan. Kebunnya di lereng Kerinci pada 1.600 mdpl, dipetik setiap sepuluh hari.

Air seduhannya merah terang dengan wangi madu dan malt. Sekaleng menjadi sekitar 35 cangkir, dan daunnya masih sanggup diseduh dua kali.', '[["Berat bersih","80 g"],["Asal","Kerinci, Jambi"],["Komposisi","100% teh hitam"],["PIRT","2063273010443-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/teh-hitam.webp","/assets/contoh-1/kopi/teh-hitam-seduh.webp"]', 190, NULL, 0, 1, 411, 46, 9, 48, 1795373161035);
--> statement-breakpoint
INSERT INTO "product" VALUES ('8620c9bd-f1ba-459a-bbf4-e43b9b0ce660', 'teh-hijau-melati-tutup-malam', 'Teh Hijau Melati Tutup Malam 60 g', 'teh-cascara', 'Melati Tegal dipetik sore saat masih kuncup, lalu diselimutkan ke teh hijau semalaman sampai wanginya pindah. Bunganya diayak keluar sebelum subuh agar tidak pahit.

Seduh dengan air 80 °C, paling lama dua menit. Jangan pakai air mendidih kecuali Anda memang suka sepat.', '[["Berat bersih","60 g"],["Asal","Tegal, Jawa Tengah"],["Komposisi","Teh hijau, aroma bunga melati segar"],["PIRT","2063273010444-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/teh-melati.webp","/assets/contoh-1/kopi/teh-melati-cangkir.webp"]', 110, NULL, 0, 1, 356, 46, 9, 49, 1795373161034);
--> statement-breakpoint
INSERT INTO "product" VALUES ('ceaa3c83-7b7f-4878-ab45-927dc4758d7e', 'wedang-rempah-celup-isi-15', 'Wedang Rempah Celup Tanpa Kafein Isi 15', 'teh-cascara', 'Jahe emprit, serai, secang, kapulaga, cengkih, dan kayu manis dalam satu kantong celup. Hangatnya naik perlahan dan warnanya merah muda dari kayu secang.

Gula tidak ditambahkan. Cocok dengan sesendok madu atau gula batu, dan aman untuk anak di atas tiga tahun.', '[["Isi","15 kantong × 5 g"],["Komposisi","Jahe, serai, secang, kapulaga, cengkih, kayu manis"],["Kafein","Tidak ada"],["PIRT","2063273010445-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/wedang-rempah.webp","/assets/contoh-1/kopi/wedang-rempah-bahan.webp"]', 150, NULL, 0, 1, 829, 45, 11, 50, 1795373161033);
--> statement-breakpoint
INSERT INTO "product" VALUES ('fe7462aa-eb64-42dc-914e-fcb9240a2a2d', 'hampers-hujan-sore', 'Hampers Hujan Sore: Kopi, Cangkir, dan Camilan dalam Kotak Kayu', 'hampers', 'Satu kopi Mandailing 200 g, satu cangkir keramik hijau, sebungkus kukis kelapa, dan dua kantong wedang rempah. Semuanya duduk di serutan kayu pinus di dalam kotak yang tutupnya bisa dipakai sebagai nampan.

Tulis ucapan sampai 120 huruf di catatan pesanan; kami salin dengan tulisan tangan. Pesanan untuk tanggal tertentu sebaiknya masuk lima hari sebelumnya.', '[["Isi paket","5 barang dan kartu ucapan"],["Ukuran kotak","32 × 24 × 12 cm"],["Halal","ID32110004418760924"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/hampers-hujan.webp","/assets/contoh-1/kopi/hampers-hujan-isi.webp"]', 1900, NULL, 0, 1, 264, 46, 8, 51, 1795373161032);
--> statement-breakpoint
INSERT INTO "product" VALUES ('cdceed7f-01de-4ff8-b4e0-99f6a1364197', 'hampers-tiga-pulau', 'Hampers Tiga Pulau: Tiga Kopi 100 g dalam Kotak Magnet', 'hampers', 'Sumatra, Jawa, dan Sulawesi bersebelahan dalam kotak bertutup magnet. Penerima mendapat kartu cerita tentang petani setiap kopi, lengkap dengan takaran seduhnya.

Pilih gilingan sesuai alat penerima; kalau tidak tahu, gilingan sedang hampir selalu bisa dipakai. Untuk pembelian lebih dari 20 kotak, logo kantor dapat dicetak pada pita.', '[["Berat bersih","300 g (3 × 100 g)"],["Komposisi","100% arabika"],["Ukuran kotak","30 × 18 × 8 cm"],["PIRT","2063273010446-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"}]},{"name":"Pita","values":[{"value":"Hijau"},{"value":"Merah"}]}]', '["/assets/contoh-1/kopi/hampers-pulau.webp","/assets/contoh-1/kopi/hampers-pulau-kotak.webp"]', 820, NULL, 0, 1, 437, 46, 9, 52, 1795373161031);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a39eebc7-6909-41f2-a7b7-e2713cf0998b', 'ef4e4419-73f1-4d56-ac80-253e181cc637', '["200 g","Biji utuh"]', '200 g, Biji utuh', '/assets/contoh-1/kopi/arabika-gayo.webp', 78000, NULL, 63, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c525b263-a689-490d-8730-82edc5fe035d', 'ef4e4419-73f1-4d56-ac80-253e181cc637', '["200 g","Kasar"]', '200 g, Kasar', '/assets/contoh-1/kopi/arabika-gayo-bubuk.webp', 78000, NULL, 30, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('f9e24c82-20a6-4762-8d32-26c266c704cd', 'ef4e4419-73f1-4d56-ac80-253e181cc637', '["200 g","Sedang"]', '200 g, Sedang', '/assets/contoh-1/kopi/arabika-gayo-bubuk.webp', 78000, NULL, 42, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('7381dfac-c62d-4844-84b6-7a5776518f36', 'ef4e4419-73f1-4d56-ac80-253e181cc637', '["200 g","Halus"]', '200 g, Halus', '/assets/contoh-1/kopi/arabika-gayo-bubuk.webp', 78000, NULL, 25, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('49fe176c-db17-4f21-8198-e8be87143bea', 'ef4e4419-73f1-4d56-ac80-253e181cc637', '["500 g","Biji utuh"]', '500 g, Biji utuh', '/assets/contoh-1/kopi/arabika-gayo.webp', 179000, 195000, 28, 4, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('55110165-5612-4381-9b32-56d51bdffa0f', 'ef4e4419-73f1-4d56-ac80-253e181cc637', '["500 g","Sedang"]', '500 g, Sedang', '/assets/contoh-1/kopi/arabika-gayo-bubuk.webp', 179000, 195000, 16, 5, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('4b7a206e-560c-41f4-8c75-2ab0ef15cfa6', 'ef4e4419-73f1-4d56-ac80-253e181cc637', '["500 g","Halus"]', '500 g, Halus', '/assets/contoh-1/kopi/arabika-gayo-bubuk.webp', 179000, 195000, 0, 6, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('de9aeafc-61d9-460b-9971-83993546037b', 'ef4e4419-73f1-4d56-ac80-253e181cc637', '["1 kg","Biji utuh"]', '1 kg, Biji utuh', '/assets/contoh-1/kopi/arabika-gayo.webp', 335000, 390000, 12, 7, 1000, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('85c411ca-a359-4b86-9ae6-46315e8d43f1', '9fbdbd93-5b0f-4133-b700-c495cca3b3ce', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/arabika-toraja.webp', 92000, NULL, 33, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('51a11ffe-8df2-499a-b3cc-91a16e5ebfdf', '9fbdbd93-5b0f-4133-b700-c495cca3b3ce', '["Kasar"]', 'Kasar', '/assets/contoh-1/kopi/arabika-toraja.webp', 92000, NULL, 12, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('84a94eb0-563f-48e8-84b8-1a568efe0826', '9fbdbd93-5b0f-4133-b700-c495cca3b3ce', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/arabika-toraja.webp', 92000, NULL, 21, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('50309aaa-44f0-4afd-bc34-6485affd31e4', '9fbdbd93-5b0f-4133-b700-c495cca3b3ce', '["Halus"]', 'Halus', '/assets/contoh-1/kopi/arabika-toraja.webp', 92000, NULL, 18, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a7bd0739-7cf7-4e9f-b65f-a1fb1154369c', '6bba007a-adf5-4b05-b6c3-234b344c566c', '[]', '', '/assets/contoh-1/kopi/robusta-lampung.webp', 39500, NULL, 140, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d3294603-22e6-4b6a-8be5-3858f929fa34', 'cc5722bd-9c01-4614-b43a-1a64b1f27826', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/arabika-bajawa.webp', 105000, NULL, 0, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('55f97870-8e71-40ea-9129-7aa45eab287b', 'cc5722bd-9c01-4614-b43a-1a64b1f27826', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/arabika-bajawa.webp', 105000, NULL, 0, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('275a1358-b57c-42a6-b21f-0ac123387e72', '73c55a30-8294-4ba9-b663-b6f114747d19', '[]', '', '/assets/contoh-1/kopi/drip-bag.webp', 82000, 95000, 76, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('b4827400-f200-47a8-919d-ea807941d562', 'e10bc45d-6f9c-4b9e-96b8-c9bffe28c4ae', '["Gayo"]', 'Gayo', '/assets/contoh-1/kopi/drip-bag-satuan.webp', 9000, NULL, 310, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('89060a0b-d4b0-45e6-aa0e-03d92d8ebe34', 'e10bc45d-6f9c-4b9e-96b8-c9bffe28c4ae', '["Toraja"]', 'Toraja', '/assets/contoh-1/kopi/drip-bag-satuan.webp', 9500, NULL, 185, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('27b01f71-b42e-4e6b-95d2-5868b61bc325', '89483531-e9a6-4684-8df5-0f4aa3d1cb2d', '["Gula Aren"]', 'Gula Aren', '/assets/contoh-1/kopi/kopi-botol-aren.webp', 85000, NULL, 24, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c4343ef9-669f-4839-bfa4-d8d31f0dbb54', '89483531-e9a6-4684-8df5-0f4aa3d1cb2d', '["Pandan"]', 'Pandan', '/assets/contoh-1/kopi/kopi-botol-pandan.webp', 88000, NULL, 11, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('fb21d894-b6d8-4403-82d3-32c33918e72e', '89483531-e9a6-4684-8df5-0f4aa3d1cb2d', '["Hitam"]', 'Hitam', '/assets/contoh-1/kopi/kopi-botol-hitam.webp', 69000, NULL, 17, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('dde5ed4f-d6e4-4e0b-989c-e286660437e7', '807ebcaf-9b3b-40b3-8819-e41296b02c5e', '["Putih"]', 'Putih', '/assets/contoh-1/kopi/dripper-keramik-putih.webp', 145000, NULL, 22, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('9689e836-dc0d-4c87-84fc-68e2c0e8cd83', '807ebcaf-9b3b-40b3-8819-e41296b02c5e', '["Hijau Sage"]', 'Hijau Sage', '/assets/contoh-1/kopi/dripper-keramik-sage.webp', 155000, NULL, 9, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('19d33500-b2a5-4259-9d62-5f37694b6a16', '807ebcaf-9b3b-40b3-8819-e41296b02c5e', '["Terakota"]', 'Terakota', '/assets/contoh-1/kopi/dripper-keramik-terakota.webp', 155000, NULL, 2, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('8b600e5e-5284-4153-ab04-d048a824147e', '47f9a764-e7ae-42c8-9c49-ac28f985b8c2', '["Hitam"]', 'Hitam', '/assets/contoh-1/kopi/ketel-leher-angsa-hitam.webp', 345000, 399000, 14, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('82ea7c55-b9c3-4fe1-ae9b-4c26db8f0a51', '47f9a764-e7ae-42c8-9c49-ac28f985b8c2', '["Perak"]', 'Perak', '/assets/contoh-1/kopi/ketel-leher-angsa-perak.webp', 325000, 379000, 19, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('e9e10608-ca33-4046-b396-171a3cdfab98', 'a22a6a66-4b04-4a9c-b47d-54dfd70fe551', '["Gading"]', 'Gading', '/assets/contoh-1/kopi/cangkir-keramik-gading.webp', 89000, NULL, 34, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c07291c6-5984-45da-b5cd-25a962bad5ed', 'a22a6a66-4b04-4a9c-b47d-54dfd70fe551', '["Hijau"]', 'Hijau', '/assets/contoh-1/kopi/cangkir-keramik-hijau.webp', 89000, NULL, 21, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('cfdcf958-de9b-4075-aa3d-fffd3c7b4153', 'a22a6a66-4b04-4a9c-b47d-54dfd70fe551', '["Biru"]', 'Biru', '/assets/contoh-1/kopi/cangkir-keramik-biru.webp', 89000, NULL, 3, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('be64bee7-ad4e-461c-9001-b751177e2569', '8bf60b41-d048-41e2-9200-4b0e15879ee8', '[]', '', '/assets/contoh-1/kopi/set-seduh.webp', 749000, 899000, 8, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('4c1e3696-e1ba-4d04-9067-6d43f73595f6', 'fa2da40c-f7bd-46f7-8ec4-e8eefacc2dac', '[]', '', '/assets/contoh-1/kopi/kelas-seduh.webp', 49000, 79000, 9999, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('b52c92b5-b452-43d0-96a8-cfb23a804f82', '11e63bfa-7520-4f6b-9656-4785524d3726', '["250 g","Biji utuh","Sedang"]', '250 g, Biji utuh, Sedang', '/assets/contoh-1/kopi/blend-senja.webp', 72000, NULL, 48, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('10d92f94-48d7-4d7d-9180-6a57796fd4e2', '11e63bfa-7520-4f6b-9656-4785524d3726', '["250 g","Biji utuh","Gelap"]', '250 g, Biji utuh, Gelap', '/assets/contoh-1/kopi/blend-senja.webp', 72000, NULL, 39, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ddf760d9-57bd-4ebf-9294-1080c90a1f97', '11e63bfa-7520-4f6b-9656-4785524d3726', '["250 g","Halus","Sedang"]', '250 g, Halus, Sedang', '/assets/contoh-1/kopi/blend-senja.webp', 72000, NULL, 12, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('eedbc15d-eac6-4964-a7bf-26f3033fd1a5', '11e63bfa-7520-4f6b-9656-4785524d3726', '["250 g","Halus","Gelap"]', '250 g, Halus, Gelap', '/assets/contoh-1/kopi/blend-senja.webp', 72000, NULL, 25, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c0baf8fa-12b3-4d2e-ab94-4a017de392f7', '11e63bfa-7520-4f6b-9656-4785524d3726', '["500 g","Biji utuh","Sedang"]', '500 g, Biji utuh, Sedang', '/assets/contoh-1/kopi/blend-senja.webp', 135000, 144000, 30, 4, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('20dcf0ca-2441-4af0-b989-16d07fc881fd', '11e63bfa-7520-4f6b-9656-4785524d3726', '["500 g","Biji utuh","Gelap"]', '500 g, Biji utuh, Gelap', '/assets/contoh-1/kopi/blend-senja.webp', 135000, 144000, 22, 5, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a2505933-136f-4480-b0bc-2c26ee615798', '11e63bfa-7520-4f6b-9656-4785524d3726', '["500 g","Halus","Gelap"]', '500 g, Halus, Gelap', '/assets/contoh-1/kopi/blend-senja.webp', 135000, 144000, 0, 6, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a54dc737-a503-4fa5-a5f8-150b89b63662', '11e63bfa-7520-4f6b-9656-4785524d3726', '["1 kg","Biji utuh","Sedang"]', '1 kg, Biji utuh, Sedang', '/assets/contoh-1/kopi/blend-senja.webp', 255000, 288000, 17, 7, 1000, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('2aa4bd8f-fb92-49be-83db-735a5a1a80a4', '11e63bfa-7520-4f6b-9656-4785524d3726', '["1 kg","Biji utuh","Gelap"]', '1 kg, Biji utuh, Gelap', '/assets/contoh-1/kopi/blend-senja.webp', 255000, 288000, 3, 8, 1000, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('3a0f4244-5c5a-44d3-844a-29bcd299ab08', '97316f5a-5e22-4911-94b7-df811ce2e4ec', '["200 g","Biji utuh","Kantong"]', '200 g, Biji utuh, Kantong', '/assets/contoh-1/kopi/blend-embun.webp', 79000, NULL, 44, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('00807ee8-7794-4b22-9627-28070e37f470', '97316f5a-5e22-4911-94b7-df811ce2e4ec', '["200 g","Biji utuh","Kaleng"]', '200 g, Biji utuh, Kaleng', '/assets/contoh-1/kopi/blend-embun.webp', 98000, NULL, 10, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('9911a3b2-9336-4966-ba51-9368990f25fd', '97316f5a-5e22-4911-94b7-df811ce2e4ec', '["200 g","Sedang","Kantong"]', '200 g, Sedang, Kantong', '/assets/contoh-1/kopi/blend-embun.webp', 79000, NULL, 35, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('8711d0f5-a9c8-42a5-8b8f-f3667c6a0fdc', '97316f5a-5e22-4911-94b7-df811ce2e4ec', '["200 g","Sedang","Kaleng"]', '200 g, Sedang, Kaleng', '/assets/contoh-1/kopi/blend-embun.webp', 98000, NULL, 4, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c649e943-9ade-40b8-a637-cf8292e7edc6', '97316f5a-5e22-4911-94b7-df811ce2e4ec', '["200 g","Kasar","Kantong"]', '200 g, Kasar, Kantong', '/assets/contoh-1/kopi/blend-embun.webp', 79000, NULL, 16, 4, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('cefb4bef-d06a-4bea-a827-dde476d6f0a9', '97316f5a-5e22-4911-94b7-df811ce2e4ec', '["500 g","Biji utuh","Kantong"]', '500 g, Biji utuh, Kantong', '/assets/contoh-1/kopi/blend-embun.webp', 182000, NULL, 20, 5, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('3a88f19e-1854-4b45-b5a3-be562b517956', '97316f5a-5e22-4911-94b7-df811ce2e4ec', '["500 g","Sedang","Kantong"]', '500 g, Sedang, Kantong', '/assets/contoh-1/kopi/blend-embun.webp', 182000, NULL, 11, 6, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('9fa0dc99-3a5c-49a5-9a56-8c7f5f001753', '92ad6eef-e06a-43ce-94b2-c8619d49269c', '[]', '', '/assets/contoh-1/kopi/kopi-warung.webp', 62000, NULL, 210, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('1048a5a9-e238-49fd-89e6-aa1f68138078', '1fa4195a-488c-42f4-ae53-ffdb6f30c03d', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/dekaf.webp', 118000, NULL, 21, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('071ba3e2-aa4c-46af-9157-2f96ed3d1c06', '1fa4195a-488c-42f4-ae53-ffdb6f30c03d', '["Kasar"]', 'Kasar', '/assets/contoh-1/kopi/dekaf.webp', 118000, NULL, 0, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('9b0eeeaa-08f3-42e5-b12b-2eabc7b1ea08', '1fa4195a-488c-42f4-ae53-ffdb6f30c03d', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/dekaf.webp', 118000, NULL, 13, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('e9c2dfef-feb8-4415-8a7d-b9f8ca0d7a5a', '1fa4195a-488c-42f4-ae53-ffdb6f30c03d', '["Halus"]', 'Halus', '/assets/contoh-1/kopi/dekaf.webp', 118000, NULL, 6, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d2dc2f8c-ba7e-419f-a760-11f75d5c465f', '24a52d81-c892-4f08-8300-710a4d4c01c2', '["Hitam"]', 'Hitam', '/assets/contoh-1/kopi/penggiling-baja-hitam.webp', 399000, 459000, 28, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('b347b18c-f821-4720-a194-267b99fc15ea', '24a52d81-c892-4f08-8300-710a4d4c01c2', '["Perak"]', 'Perak', '/assets/contoh-1/kopi/penggiling-baja-perak.webp', 399000, 459000, 15, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('39f62ef9-489c-49fd-8d13-900f4a8b73a7', '27741247-7e80-49e9-9af9-ccd87e7eff72', '[]', '', '/assets/contoh-1/kopi/penggiling-listrik.webp', 1149000, 1299000, 5, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('1a306af9-aa23-45cb-a3c1-bb00e01d204c', '74b69cd2-f889-40a6-ac61-9133d2eadea0', '["Hitam"]', 'Hitam', '/assets/contoh-1/kopi/timbangan-hitam.webp', 185000, 229000, 46, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d295bde6-6c71-49e4-b41e-6e798061eda1', '74b69cd2-f889-40a6-ac61-9133d2eadea0', '["Putih"]', 'Putih', '/assets/contoh-1/kopi/timbangan-putih.webp', 185000, 229000, 3, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('06cc5733-506f-477e-be73-8a876ce4b317', '125887e1-a18f-44d6-b07a-cf8a778eb4e3', '["Hitam"]', 'Hitam', '/assets/contoh-1/kopi/ketel-listrik-hitam.webp', 689000, 799000, 13, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('23759ce9-c29b-4af8-a477-23ef931b8179', '125887e1-a18f-44d6-b07a-cf8a778eb4e3', '["Putih"]', 'Putih', '/assets/contoh-1/kopi/ketel-listrik-putih.webp', 689000, 799000, 6, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('404e88e5-7774-4014-9ce0-81cca40c814b', '81cda4f7-1742-4729-b397-63737afbf37a', '["Hijau","350 ml","Geser"]', 'Hijau, 350 ml, Geser', '/assets/contoh-1/kopi/tumbler-hijau.webp', 165000, NULL, 22, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('0893c53c-20aa-4fa9-8564-6d63e5b8fcb4', '81cda4f7-1742-4729-b397-63737afbf37a', '["Hijau","350 ml","Ulir"]', 'Hijau, 350 ml, Ulir', '/assets/contoh-1/kopi/tumbler-hijau.webp', 175000, NULL, 9, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('9233b1e6-ec8b-44a7-a124-253c20d641a7', '81cda4f7-1742-4729-b397-63737afbf37a', '["Hijau","500 ml","Geser"]', 'Hijau, 500 ml, Geser', '/assets/contoh-1/kopi/tumbler-hijau.webp', 189000, NULL, 31, 2, 540, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('4b69e7d6-d465-49f1-98f4-c3f87a9f51e4', '81cda4f7-1742-4729-b397-63737afbf37a', '["Hijau","500 ml","Ulir"]', 'Hijau, 500 ml, Ulir', '/assets/contoh-1/kopi/tumbler-hijau.webp', 199000, NULL, 14, 3, 540, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('b626c51d-12f7-435b-a79b-3ae49411edb2', '81cda4f7-1742-4729-b397-63737afbf37a', '["Krem","350 ml","Geser"]', 'Krem, 350 ml, Geser', '/assets/contoh-1/kopi/tumbler-krem.webp', 165000, NULL, 17, 4, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('195f13ab-3032-47ee-8f2c-57c6118cfe53', '81cda4f7-1742-4729-b397-63737afbf37a', '["Krem","500 ml","Geser"]', 'Krem, 500 ml, Geser', '/assets/contoh-1/kopi/tumbler-krem.webp', 189000, NULL, 2, 5, 540, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c8ac1236-dedf-468b-83d0-062618c92a4d', '81cda4f7-1742-4729-b397-63737afbf37a', '["Hitam","500 ml","Geser"]', 'Hitam, 500 ml, Geser', '/assets/contoh-1/kopi/tumbler-hitam.webp', 189000, NULL, 26, 6, 540, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('4fe08b01-6e02-4356-8e71-0ed77e5b8415', '81cda4f7-1742-4729-b397-63737afbf37a', '["Hitam","500 ml","Ulir"]', 'Hitam, 500 ml, Ulir', '/assets/contoh-1/kopi/tumbler-hitam.webp', 199000, NULL, 0, 7, 540, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('29162bb0-4795-427e-928f-e99add66c8f3', 'a1112909-a782-4f9f-9a6c-cac585eaf1ee', '[]', '', '/assets/contoh-1/kopi/gelas-ganda.webp', 129000, 149000, 0, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('9d9fda7f-b895-4636-b04f-799755d4f3b4', '7c2a7dbd-8906-48d8-8c92-9cde9acf926a', '["Putih"]', 'Putih', '/assets/contoh-1/kopi/enamel-putih.webp', 55000, NULL, 66, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('f93ad184-f62f-4106-8def-814b459017dc', '7c2a7dbd-8906-48d8-8c92-9cde9acf926a', '["Hijau Lumut"]', 'Hijau Lumut', '/assets/contoh-1/kopi/enamel-hijau.webp', 58000, NULL, 34, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('5a32c1f9-0805-429b-95fe-df03ddd5016d', '7c2a7dbd-8906-48d8-8c92-9cde9acf926a', '["Biru Dongker"]', 'Biru Dongker', '/assets/contoh-1/kopi/enamel-biru.webp', 58000, NULL, 12, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('dfdf3493-a7d7-4f6c-9dc3-bce218704b85', 'dd765008-1339-440b-b4ec-7b8779975e2b', '["Rp 100.000"]', 'Rp 100.000', '/assets/contoh-1/kopi/kartu-hadiah.webp', 100000, NULL, 9999, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('3fc5797a-f079-407c-83d3-c6ec5cbe9315', 'dd765008-1339-440b-b4ec-7b8779975e2b', '["Rp 250.000"]', 'Rp 250.000', '/assets/contoh-1/kopi/kartu-hadiah.webp', 245000, 250000, 9999, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('9c8609d4-930c-4b53-8500-ec64f4a35853', 'dd765008-1339-440b-b4ec-7b8779975e2b', '["Rp 500.000"]', 'Rp 500.000', '/assets/contoh-1/kopi/kartu-hadiah.webp', 485000, 500000, 9999, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('0855d28b-ef35-4b98-8bb9-c3f96468de99', 'b66ea50e-5c98-4aba-92b2-bcf78a3c6671', '[]', '', '/assets/contoh-1/kopi/kelas-latte.webp', 125000, 175000, 9999, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('37201e9b-d912-450b-9f6e-da6120a868da', '02b0e3b9-6134-4858-8366-f56c90e1885d', '["100 g","Biji utuh"]', '100 g, Biji utuh', '/assets/contoh-1/kopi/gayo-wine.webp', 79000, NULL, 26, 0, 125, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('39cef752-f954-42e4-ad9f-d031e52b1f7c', '02b0e3b9-6134-4858-8366-f56c90e1885d', '["100 g","Sedang"]', '100 g, Sedang', '/assets/contoh-1/kopi/gayo-wine.webp', 79000, NULL, 11, 1, 125, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('bbe8c696-b0de-4932-9c6b-7dd36b45ea8b', '02b0e3b9-6134-4858-8366-f56c90e1885d', '["200 g","Biji utuh"]', '200 g, Biji utuh', '/assets/contoh-1/kopi/gayo-wine.webp', 149000, 158000, 14, 2, 230, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('86ff035b-42bc-4e52-90e7-ffa461aa3bb0', '02b0e3b9-6134-4858-8366-f56c90e1885d', '["200 g","Sedang"]', '200 g, Sedang', '/assets/contoh-1/kopi/gayo-wine.webp', 149000, 158000, 3, 3, 230, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('fac87e00-ad31-4623-a765-1dadf6d8f3a1', '3ed270e5-a1aa-4d03-8b98-f181b68c2c9d', '["200 g","Biji utuh"]', '200 g, Biji utuh', '/assets/contoh-1/kopi/mandailing.webp', 84000, NULL, 47, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('aef227c2-ee1f-4694-8688-0eb72377b088', '3ed270e5-a1aa-4d03-8b98-f181b68c2c9d', '["200 g","Kasar"]', '200 g, Kasar', '/assets/contoh-1/kopi/mandailing.webp', 84000, NULL, 20, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('dea5fd59-e42a-4228-a107-4567d621fd72', '3ed270e5-a1aa-4d03-8b98-f181b68c2c9d', '["200 g","Sedang"]', '200 g, Sedang', '/assets/contoh-1/kopi/mandailing.webp', 84000, NULL, 31, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('eea550f8-ebc3-4e80-9a6c-b764a9c03cac', '3ed270e5-a1aa-4d03-8b98-f181b68c2c9d', '["200 g","Halus"]', '200 g, Halus', '/assets/contoh-1/kopi/mandailing.webp', 84000, NULL, 38, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('1d763c46-cce1-4654-9220-c198a70de865', '3ed270e5-a1aa-4d03-8b98-f181b68c2c9d', '["500 g","Biji utuh"]', '500 g, Biji utuh', '/assets/contoh-1/kopi/mandailing.webp', 194000, 210000, 15, 4, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('dbb9360e-f151-4fa9-9262-83b7b0963357', '3ed270e5-a1aa-4d03-8b98-f181b68c2c9d', '["500 g","Halus"]', '500 g, Halus', '/assets/contoh-1/kopi/mandailing.webp', 194000, 210000, 0, 5, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('76aa4aa4-4e4f-4f98-a6df-7002491ed32d', '5edad162-45a4-492b-ab1f-3afed3586bfa', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/kerinci.webp', 96000, NULL, 29, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a4b4d64e-fc97-4d1c-90d6-e462c25e1e82', '5edad162-45a4-492b-ab1f-3afed3586bfa', '["Kasar"]', 'Kasar', '/assets/contoh-1/kopi/kerinci.webp', 96000, NULL, 8, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('e466ca6e-54d4-4b7d-8861-9f9d105bc521', '5edad162-45a4-492b-ab1f-3afed3586bfa', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/kerinci.webp', 96000, NULL, 22, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('587d3f29-98eb-4a65-a556-e82c0044fe39', '5edad162-45a4-492b-ab1f-3afed3586bfa', '["Halus"]', 'Halus', '/assets/contoh-1/kopi/kerinci.webp', 96000, NULL, 5, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('253d6ed9-f953-491d-bfd8-17b7a52ca100', 'd26f1405-7060-46a0-8f89-79041d2771d2', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/solok.webp', 89000, 98000, 36, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('f66e391a-1dc7-4c71-b3de-95b66a595e72', 'd26f1405-7060-46a0-8f89-79041d2771d2', '["Kasar"]', 'Kasar', '/assets/contoh-1/kopi/solok.webp', 89000, 98000, 9, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('7ac673d7-838a-4204-b674-b890e2a06287', 'd26f1405-7060-46a0-8f89-79041d2771d2', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/solok.webp', 89000, 98000, 17, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('9db1fab2-cfec-40ee-9748-b1dbe8cb33a6', '7039cb34-cf5d-4ef8-bf3a-12f920d46ba2', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/meranti.webp', 68000, NULL, 19, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('cba36353-539d-44bb-a18c-814e435bc135', '7039cb34-cf5d-4ef8-bf3a-12f920d46ba2', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/meranti.webp', 68000, NULL, 7, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('581881bc-789a-48bd-b2f5-d1bf04c959e8', '7039cb34-cf5d-4ef8-bf3a-12f920d46ba2', '["Halus"]', 'Halus', '/assets/contoh-1/kopi/meranti.webp', 68000, NULL, 0, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('03c7b521-b5cb-4ec6-a795-f084042f9c64', 'f0aa456d-f489-4295-9865-56ee9b984b4d', '[]', '', '/assets/contoh-1/kopi/drip-jelajah.webp', 74000, NULL, 92, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('f5c8870e-2708-41eb-8159-3f8f376fc19a', '77423896-3705-4e55-b715-e02e1b8eb5fc', '["Pagi"]', 'Pagi', '/assets/contoh-1/kopi/kapsul-pagi.webp', 69000, NULL, 54, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('b72fdb9d-956b-43e8-9514-c047cce9786e', '77423896-3705-4e55-b715-e02e1b8eb5fc', '["Senja"]', 'Senja', '/assets/contoh-1/kopi/kapsul-senja.webp', 69000, NULL, 61, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('e81f890e-9541-432f-9c02-b7aebeaa2138', '77423896-3705-4e55-b715-e02e1b8eb5fc', '["Malam"]', 'Malam', '/assets/contoh-1/kopi/kapsul-malam.webp', 75000, NULL, 5, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('89b695a0-34f2-4fcd-8b57-e5c4fe41c678', '927d131a-7166-47d5-8aef-079de3023f0a', '[]', '', '/assets/contoh-1/kopi/kopi-celup.webp', 58000, 65000, 118, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('3f681750-af22-4c89-b988-f7a50b3cc193', '65e37846-8825-4fdc-8593-247bfda2ab93', '["Aren Cair"]', 'Aren Cair', '/assets/contoh-1/kopi/kopi-susu-aren.webp', 92000, 100000, 33, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('73bb59a0-7a64-44ba-8f01-b66f3c3c8a4b', '65e37846-8825-4fdc-8593-247bfda2ab93', '["Kurma"]', 'Kurma', '/assets/contoh-1/kopi/kopi-susu-kurma.webp', 98000, NULL, 14, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('cc2793b2-e5d6-470e-8d48-b7eface5d42f', '65e37846-8825-4fdc-8593-247bfda2ab93', '["Tanpa Gula"]', 'Tanpa Gula', '/assets/contoh-1/kopi/kopi-susu-aren.webp', 88000, NULL, 20, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('df10af15-1058-4644-aabb-f2db451c71f4', 'ad65c5b9-4207-4566-955e-0b642e74024f', '[]', '', '/assets/contoh-1/kopi/konsentrat.webp', 78000, NULL, 26, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('22a3b3e2-9efd-40cb-a242-d91ffa76fc1e', '476e7f37-3ec7-4d8e-a72a-71006d33e278', '["Karamel Garam"]', 'Karamel Garam', '/assets/contoh-1/kopi/sirup-karamel.webp', 56000, NULL, 42, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('fedb6bb6-0a8d-4a6c-a19d-1cd3464b5c94', '476e7f37-3ec7-4d8e-a72a-71006d33e278', '["Vanila"]', 'Vanila', '/assets/contoh-1/kopi/sirup-vanila.webp', 64000, NULL, 17, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a24efafe-96a5-4f12-b799-e3dd0032552a', '476e7f37-3ec7-4d8e-a72a-71006d33e278', '["Rempah"]', 'Rempah', '/assets/contoh-1/kopi/sirup-rempah.webp', 56000, NULL, 0, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('9e35543a-44d4-469b-9007-f508cd36747c', '6804874e-3903-42a4-a5d8-2aaf4b016d6d', '["Perak","3 cangkir"]', 'Perak, 3 cangkir', '/assets/contoh-1/kopi/moka-perak.webp', 149000, NULL, 38, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('1cbbb0a1-3861-431d-b23e-95eb9bc110a0', '6804874e-3903-42a4-a5d8-2aaf4b016d6d', '["Perak","6 cangkir"]', 'Perak, 6 cangkir', '/assets/contoh-1/kopi/moka-perak.webp', 189000, NULL, 25, 1, 860, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('cf306849-f301-4785-9072-e1a05f6ad805', '6804874e-3903-42a4-a5d8-2aaf4b016d6d', '["Merah","3 cangkir"]', 'Merah, 3 cangkir', '/assets/contoh-1/kopi/moka-merah.webp', 159000, NULL, 7, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('dd272b44-d8ae-4b0b-94fb-3abb11300d61', 'a90f1b69-1774-48fa-8435-56a51052b008', '["350 ml"]', '350 ml', '/assets/contoh-1/kopi/french-press.webp', 135000, NULL, 31, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a37de652-7198-4ddd-b44d-2fbad408f7e1', 'a90f1b69-1774-48fa-8435-56a51052b008', '["600 ml"]', '600 ml', '/assets/contoh-1/kopi/french-press.webp', 169000, 195000, 24, 1, 920, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('59b83206-34fb-45c2-b05f-2889fb270871', 'a90f1b69-1774-48fa-8435-56a51052b008', '["1 liter"]', '1 liter', '/assets/contoh-1/kopi/french-press.webp', 219000, 249000, 0, 2, 1120, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('0bf9a3a9-2ff2-4a1e-a898-e871a2cdb4a7', 'bc9e6394-483d-4f22-aa2e-587250920eb7', '[]', '', '/assets/contoh-1/kopi/alat-tekan.webp', 279000, 320000, 16, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('3b5743b7-ad27-4e40-901e-474a904486b1', '234be5dd-2d19-414d-b85a-5a187a966273', '["120 ml"]', '120 ml', '/assets/contoh-1/kopi/vietnam-drip.webp', 39000, NULL, 84, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('5bd8d058-7162-49bc-a56a-dbf341145ba6', '234be5dd-2d19-414d-b85a-5a187a966273', '["180 ml"]', '180 ml', '/assets/contoh-1/kopi/vietnam-drip.webp', 48000, NULL, 52, 1, 170, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('02f8243a-2f20-4c42-89db-156b96418dcf', 'fe701443-d7c5-4cb5-b613-9d3ff75e58eb', '["400 ml"]', '400 ml', '/assets/contoh-1/kopi/server-kaca.webp', 98000, NULL, 27, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('2e087e83-0464-4543-bdac-b135becba755', 'fe701443-d7c5-4cb5-b613-9d3ff75e58eb', '["600 ml"]', '600 ml', '/assets/contoh-1/kopi/server-kaca.webp', 118000, NULL, 33, 1, 520, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('05795992-fb12-4fb8-ab11-c4224f9c7f6d', 'fe5fd26c-d414-418e-84c0-25aebc317795', '["Putih","01"]', 'Putih, 01', '/assets/contoh-1/kopi/kertas-saring-putih.webp', 42000, NULL, 130, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('e7dfd7ef-a377-4fab-b9ee-c54f4cd644bf', 'fe5fd26c-d414-418e-84c0-25aebc317795', '["Putih","02"]', 'Putih, 02', '/assets/contoh-1/kopi/kertas-saring-putih.webp', 49000, NULL, 164, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('aeb4aa4d-dabf-45c7-9677-88cd6bc6d2c7', 'fe5fd26c-d414-418e-84c0-25aebc317795', '["Cokelat","01"]', 'Cokelat, 01', '/assets/contoh-1/kopi/kertas-saring-cokelat.webp', 39000, NULL, 88, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('5ba2e35b-5822-40fc-bebf-5e5150b90475', 'fe5fd26c-d414-418e-84c0-25aebc317795', '["Cokelat","02"]', 'Cokelat, 02', '/assets/contoh-1/kopi/kertas-saring-cokelat.webp', 46000, NULL, 5, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('27296b63-516e-40ab-b0d4-76d98f898f8f', '235b1067-301b-4da8-8717-299fe04c3b51', '["200 g","Biji utuh"]', '200 g, Biji utuh', '/assets/contoh-1/kopi/preanger.webp', 92000, NULL, 52, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('9b24ae64-bd1d-43e5-ba81-5df949d7bd58', '235b1067-301b-4da8-8717-299fe04c3b51', '["200 g","Kasar"]', '200 g, Kasar', '/assets/contoh-1/kopi/preanger.webp', 92000, NULL, 13, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('482f970d-b766-4fbe-b5fd-66f4949cfa40', '235b1067-301b-4da8-8717-299fe04c3b51', '["200 g","Sedang"]', '200 g, Sedang', '/assets/contoh-1/kopi/preanger.webp', 92000, NULL, 27, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c0f5a2a9-ecba-4fa0-ab56-76b4bd755726', '235b1067-301b-4da8-8717-299fe04c3b51', '["200 g","Halus"]', '200 g, Halus', '/assets/contoh-1/kopi/preanger.webp', 92000, NULL, 10, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('319ccace-5aa7-48bd-9693-3cc1e33f6a29', '235b1067-301b-4da8-8717-299fe04c3b51', '["500 g","Biji utuh"]', '500 g, Biji utuh', '/assets/contoh-1/kopi/preanger.webp', 215000, 230000, 18, 4, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('511b3d69-f990-4e77-9f56-ea30b4184eec', '235b1067-301b-4da8-8717-299fe04c3b51', '["500 g","Sedang"]', '500 g, Sedang', '/assets/contoh-1/kopi/preanger.webp', 215000, 230000, 6, 5, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('6d1d668f-0e39-4892-9387-c2514d3ee04d', '235b1067-301b-4da8-8717-299fe04c3b51', '["1 kg","Biji utuh"]', '1 kg, Biji utuh', '/assets/contoh-1/kopi/preanger.webp', 405000, 460000, 4, 6, 1000, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('e9f2d592-ac11-4249-9f7e-216c8db8561f', '181b4b5d-6526-42ea-b714-30e33fe1b2d5', '["200 g","Biji utuh"]', '200 g, Biji utuh', '/assets/contoh-1/kopi/bondowoso.webp', 82000, NULL, 41, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d4848cff-c17e-404a-b522-d18c102846b3', '181b4b5d-6526-42ea-b714-30e33fe1b2d5', '["200 g","Sedang"]', '200 g, Sedang', '/assets/contoh-1/kopi/bondowoso.webp', 82000, NULL, 19, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('8dca502e-4aad-4bfa-a50a-98ce1ddc0160', '181b4b5d-6526-42ea-b714-30e33fe1b2d5', '["200 g","Halus"]', '200 g, Halus', '/assets/contoh-1/kopi/bondowoso.webp', 82000, NULL, 23, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('3f40cc53-f4e6-4417-8e75-492d32237ada', '181b4b5d-6526-42ea-b714-30e33fe1b2d5', '["500 g","Biji utuh"]', '500 g, Biji utuh', '/assets/contoh-1/kopi/bondowoso.webp', 189000, NULL, 12, 3, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ed3eb948-5534-4a04-8440-c534ac5c3546', '181b4b5d-6526-42ea-b714-30e33fe1b2d5', '["500 g","Halus"]', '500 g, Halus', '/assets/contoh-1/kopi/bondowoso.webp', 189000, NULL, 9, 4, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('e3d95b2c-3a24-4d74-af62-5382a5a9d939', '006956f3-06e9-4dc8-b692-fe013b6f49af', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/temanggung.webp', 54000, NULL, 63, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('bc2bc550-338d-450b-81c5-189c1e32e4ca', '006956f3-06e9-4dc8-b692-fe013b6f49af', '["Kasar"]', 'Kasar', '/assets/contoh-1/kopi/temanggung.webp', 54000, NULL, 18, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('deab8e84-b8c4-4367-afb1-9e7c9654699b', '006956f3-06e9-4dc8-b692-fe013b6f49af', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/temanggung.webp', 54000, NULL, 40, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('97d81d4f-29b7-429a-91f1-d0686acb8da1', '006956f3-06e9-4dc8-b692-fe013b6f49af', '["Halus"]', 'Halus', '/assets/contoh-1/kopi/temanggung.webp', 54000, NULL, 57, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('66bdefff-9bff-4a22-bbff-d33afcf9a7df', '655c1d4a-5fb7-4f90-b37f-626041177bbb', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/kintamani.webp', 88000, NULL, 34, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('2544f190-4b83-4016-95a0-a5e823e587de', '655c1d4a-5fb7-4f90-b37f-626041177bbb', '["Kasar"]', 'Kasar', '/assets/contoh-1/kopi/kintamani.webp', 88000, NULL, 14, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('dfe8cb6e-d61d-425b-a8c4-6f2197a334ac', '655c1d4a-5fb7-4f90-b37f-626041177bbb', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/kintamani.webp', 88000, NULL, 26, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('13a17b68-1a8d-46b5-b131-ac7da86510ee', '655c1d4a-5fb7-4f90-b37f-626041177bbb', '["Halus"]', 'Halus', '/assets/contoh-1/kopi/kintamani.webp', 88000, NULL, 16, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c83d8a83-ad0e-4d68-b4dd-4a2609a75970', 'e2a5b945-0578-46b7-9384-aaa51fa78532', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/wamena.webp', 128000, NULL, 5, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('67b3abb7-557a-4036-aa5e-06f21a726b18', 'e2a5b945-0578-46b7-9384-aaa51fa78532', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/wamena.webp', 128000, NULL, 2, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('90b4bc39-001d-46be-a0df-5ae73f341830', 'a995ab3e-2a52-4280-87e9-9c15d54d8b3a', '["80 g"]', '80 g', '/assets/contoh-1/kopi/cascara.webp', 45000, NULL, 58, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('248db6a6-97d0-4807-8440-7b84a8400c87', 'a995ab3e-2a52-4280-87e9-9c15d54d8b3a', '["200 g"]', '200 g', '/assets/contoh-1/kopi/cascara.webp', 98000, 112000, 16, 1, 260, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('52ff0452-6a53-44fe-9337-8aae1f0be7a9', '212c421e-2404-4d35-9539-a386a59272d6', '[]', '', '/assets/contoh-1/kopi/teh-hitam.webp', 67000, NULL, 45, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('b57f7736-ef41-4f78-bd50-e4e210ab5fd7', '8620c9bd-f1ba-459a-bbf4-e43b9b0ce660', '[]', '', '/assets/contoh-1/kopi/teh-melati.webp', 52000, 58000, 4, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('636a302f-e237-4031-a3ec-712ce772913b', 'ceaa3c83-7b7f-4878-ab45-927dc4758d7e', '[]', '', '/assets/contoh-1/kopi/wedang-rempah.webp', 49000, NULL, 77, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d12b24ac-1186-4299-96e0-499f1e855637', 'fe7462aa-eb64-42dc-914e-fcb9240a2a2d', '[]', '', '/assets/contoh-1/kopi/hampers-hujan.webp', 325000, 365000, 12, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('64bbbe8c-c9c8-4e14-933d-c2891b44948a', 'cdceed7f-01de-4ff8-b4e0-99f6a1364197', '["Biji utuh","Hijau"]', 'Biji utuh, Hijau', '/assets/contoh-1/kopi/hampers-pulau.webp', 189000, NULL, 24, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('4135c62e-349d-4454-a5ea-a68706f73fa7', 'cdceed7f-01de-4ff8-b4e0-99f6a1364197', '["Biji utuh","Merah"]', 'Biji utuh, Merah', '/assets/contoh-1/kopi/hampers-pulau.webp', 189000, NULL, 18, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d6298e19-47f4-40bc-90f9-01db4066bae4', 'cdceed7f-01de-4ff8-b4e0-99f6a1364197', '["Sedang","Hijau"]', 'Sedang, Hijau', '/assets/contoh-1/kopi/hampers-pulau.webp', 189000, NULL, 21, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('81aa2433-9e8a-4c07-8b84-720068760498', 'cdceed7f-01de-4ff8-b4e0-99f6a1364197', '["Sedang","Merah"]', 'Sedang, Merah', '/assets/contoh-1/kopi/hampers-pulau.webp', 189000, NULL, 1, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "article_category" VALUES ('menyeduh', 'Menyeduh', 0);
--> statement-breakpoint
INSERT INTO "article_category" VALUES ('biji-dan-simpan', 'Biji & Simpan', 1);
--> statement-breakpoint
INSERT INTO "article" VALUES ('menyeduh-v60-di-rumah', 'Menyeduh V60 di Rumah: Resep 15 Gram yang Selalu Jadi', 'menyeduh', '/assets/contoh-1/kopi/dripper-keramik-seduh.webp', 'Satu resep, empat tuangan, tiga menit. Cocok untuk yang baru punya dripper pertama.', '[{"kind":"paragraph","text":"V60 sering dianggap rumit karena banyak istilahnya. Padahal untuk secangkir kopi yang enak setiap pagi, cukup satu resep yang diulang sampai tangan hafal. Resep di bawah ini kami pakai di meja sangrai untuk mencicipi setiap batch baru, jadi tidak ada alat yang aneh-aneh."},{"kind":"paragraph","text":"Perbandingannya 1 banding 15: satu gram kopi untuk lima belas gram air. Untuk satu cangkir, siapkan 15 gram kopi dan 225 gram air. Kalau belum punya timbangan, 15 gram kira-kira tiga sendok makan rata bubuk kopi."},{"kind":"heading","text":"Yang perlu disiapkan"},{"kind":"list","ordered":false,"items":["Kopi 15 gram, gilingan sedang seperti gula pasir","Air 225 gram, baru mendidih lalu didiamkan satu menit","Kertas saring, dripper, dan cangkir atau server","Timbangan dan penunjuk waktu; ponsel sudah cukup"]},{"kind":"heading","text":"Langkah menyeduh"},{"kind":"list","ordered":true,"items":["Pasang kertas saring, siram dengan air panas, lalu buang airnya. Ini menghilangkan bau kertas dan menghangatkan dripper.","Masukkan kopi dan ratakan. Tuang 45 gram air, tunggu 40 detik sampai gelembungnya mengempis.","Tuang perlahan dari tengah ke luar sampai 120 gram, tunggu air turun separuh.","Lanjutkan sampai 180 gram, lalu terakhir sampai 225 gram.","Air terakhir harus habis menetes di menit 2:45 sampai 3:15. Angkat dripper, goyang server, tuang."]},{"kind":"image","image":"/assets/contoh-1/kopi/ketel-leher-angsa-seduh.webp","caption":"Ketel leher angsa memudahkan tuangan kecil yang ajek."},{"kind":"heading","text":"Rasanya belum pas?"},{"kind":"paragraph","text":"Ubah satu hal saja setiap kali. Kalau kopi terasa asam tajam dan encer, air lewat terlalu cepat: haluskan gilingan sedikit. Kalau pahit dan kering di lidah, air tertahan terlalu lama: kasarkan gilingan atau turunkan suhu air dengan menunggu satu menit lagi."},{"kind":"paragraph","text":"Catat di kertas kecil: gilingan, waktu, dan rasanya. Setelah tiga atau empat cangkir, biasanya sudah ketemu titik yang cocok untuk biji itu. Saat berganti biji, mulai lagi dari resep awal."},{"kind":"quote","text":"Seduhan yang baik bukan yang paling rumit, tetapi yang bisa diulang besok pagi.","source":"Tim sangrai Sangrai Rimba"},{"kind":"paragraph","text":"Untuk latihan pertama, pilih biji dengan sangrai sedang. Rasanya ramah dan tidak langsung pahit walau waktunya meleset sedikit."},{"kind":"product","slug":"set-seduh-manual-pemula"},{"kind":"product","slug":"arabika-gayo-atu-lintang"},{"kind":"paragraph","text":"Satu kebiasaan lagi yang sering dilupakan: bilas dripper dan server dengan air panas segera setelah dipakai. Minyak kopi yang mengering meninggalkan rasa tengik pada seduhan besok."}]', 1, 1795027561054);
--> statement-breakpoint
INSERT INTO "article" VALUES ('menyimpan-biji-kopi', 'Menyimpan Biji Kopi agar Tetap Harum Sebulan', 'biji-dan-simpan', '/assets/contoh-1/kopi/arabika-gayo-biji.webp', 'Empat musuh biji kopi, wadah yang cocok untuk dapur lembap, dan kapan kulkas boleh dipakai.', '[{"kind":"paragraph","text":"Biji kopi yang baru disangrai masih terus berubah. Pada minggu pertama ia melepaskan gas, lalu rasanya membuka dan mencapai puncak di hari ke-7 sampai ke-30. Setelah itu aromanya pelan-pelan pergi. Cara menyimpan menentukan apakah puncak itu bertahan tiga minggu atau hanya tiga hari."},{"kind":"paragraph","text":"Musuhnya ada empat: udara, cahaya, panas, dan lembap. Di Indonesia yang terakhir paling sering dilupakan, apalagi bila toples diletakkan di samping kompor."},{"kind":"heading","text":"Wadah yang benar"},{"kind":"list","ordered":false,"items":["Kemasan aslinya, asal berkatup satu arah dan bisa dirapatkan lagi. Keluarkan udaranya sebelum ditutup.","Toples kaca gelap atau kaleng dengan karet di tutupnya. Pilih yang isinya penuh; ruang kosong berarti udara.","Hindari toples bening di dekat jendela dan wadah bekas bumbu. Kopi menyerap bau apa saja."]},{"kind":"image","image":"/assets/contoh-1/kopi/arabika-gayo.webp","caption":"Kemasan berkatup cukup untuk pemakaian sehari-hari."},{"kind":"heading","text":"Bagaimana dengan kulkas?"},{"kind":"paragraph","text":"Untuk pemakaian harian, jangan. Setiap kali keluar dari kulkas, uap air mengembun di permukaan biji dan membawa bau makanan lain. Lemari dapur yang sejuk dan gelap jauh lebih baik."},{"kind":"paragraph","text":"Freezer boleh untuk persediaan panjang, dengan satu syarat: bagi dulu dalam kantong kecil sekali pakai, keluarkan udaranya, dan jangan dibekukan ulang. Ambil satu kantong, biarkan mencapai suhu ruang dalam keadaan tertutup, baru dibuka."},{"kind":"heading","text":"Beli sesuai kebutuhan"},{"kind":"paragraph","text":"Satu orang yang menyeduh sekali sehari memakai kira-kira 15 gram, jadi 200 gram cukup untuk dua minggu. Kemasan 500 gram cocok untuk rumah dengan dua peminum kopi. Kemasan 1 kilogram baru masuk akal bila habis dalam sebulan."},{"kind":"paragraph","text":"Kalau bisa, beli biji utuh dan giling tepat sebelum menyeduh. Bubuk kopi kehilangan sebagian besar aromanya dalam hitungan jam, sedangkan biji utuh bertahan berminggu-minggu. Belum punya penggiling? Pilih gilingan sesuai alat dan beli ukuran paling kecil."},{"kind":"product","slug":"arabika-toraja-sapan"},{"kind":"product","slug":"arabika-bajawa-honey"},{"kind":"paragraph","text":"Tanggal sangrai tercetak di belakang setiap kemasan kami. Tulis juga tanggal Anda membukanya: sejak hari itu, usahakan habis dalam tiga minggu."},{"kind":"paragraph","text":"Terakhir, cium aromanya sebelum menyeduh. Biji yang masih baik berbau manis seperti roti atau buah kering. Bila yang tercium hanya kertas atau minyak lama, pakailah untuk seduh dingin dengan susu, atau taruh di kulkas sebagai penyerap bau. Sayang dibuang, tetapi sayang juga dipaksakan untuk secangkir kopi pagi."}]', 1, 1794336361054);
--> statement-breakpoint
INSERT INTO "article" VALUES ('memilih-gilingan-kopi', 'Kasar, Sedang, atau Halus? Memilih Gilingan untuk Alat di Rumah', 'menyeduh', '/assets/contoh-1/kopi/penggiling-tangan-bubuk.webp', 'Panduan gilingan untuk tubruk, saring, tekan, dan moka, lengkap dengan tanda bila salah pilih.', '[{"kind":"paragraph","text":"Biji yang sama bisa terasa manis atau pahit hanya karena ukuran gilingannya. Prinsipnya sederhana: semakin halus bubuk, semakin cepat rasanya larut. Alat yang merendam kopi lama butuh gilingan kasar, alat yang cepat butuh gilingan halus."},{"kind":"paragraph","text":"Saat memesan di toko kami, Anda dapat memilih biji utuh, kasar, sedang, atau halus. Berikut pegangan untuk memilihnya."},{"kind":"heading","text":"Sesuaikan dengan alat"},{"kind":"list","ordered":false,"items":["Kasar, seperti garam krosok: french press dan seduh dingin semalaman.","Sedang, seperti gula pasir: V60, kalita, mesin tetes, dan kantong saring.","Halus, seperti garam meja: tubruk, moka pot, dan vietnam drip."]},{"kind":"heading","text":"Tubruk pun punya aturan"},{"kind":"paragraph","text":"Kopi tubruk paling akrab di rumah kita, dan paling sering salah airnya. Pakai dua sendok teh penuh bubuk halus untuk 150 mililiter air, tuang air yang baru mendidih, aduk sekali, lalu tunggu empat menit. Ampas turun sendiri; tidak perlu diaduk lagi."},{"kind":"paragraph","text":"Gula sebaiknya masuk setelah dicicipi. Robusta yang disangrai baik sudah punya manis seperti gula aren, dan sering kali cukup setengah sendok."},{"kind":"image","image":"/assets/contoh-1/kopi/robusta-lampung-tubruk.webp","caption":"Tunggu empat menit sampai ampas turun."},{"kind":"product","slug":"robusta-lampung-tubruk"},{"kind":"heading","text":"Tanda gilingan keliru"},{"kind":"paragraph","text":"Air lewat seperti keran dan rasanya asam encer: terlalu kasar. Air menggenang lama dan rasanya sepat: terlalu halus. Bila sebagian bubuk seperti tepung dan sebagian seperti kerikil, masalahnya ada di penggiling. Pisau putar menghasilkan ukuran campur aduk; penggiling bergerigi jauh lebih rata, termasuk yang diputar dengan tangan."},{"kind":"paragraph","text":"Belum mau repot? Kantong saring sudah berisi gilingan yang tepat. Sobek, kaitkan ke cangkir, tuang 150 mililiter air dalam tiga kali tuangan, dan kopi siap dalam dua menit. Enak untuk kantor, kereta, atau berkemah."},{"kind":"product","slug":"drip-bag-pagi-isi-10"},{"kind":"paragraph","text":"Masih ragu saat memesan? Pilih gilingan menurut alat yang paling sering dipakai, bukan yang paling ingin dicoba. Gilingan sedang adalah pilihan paling aman karena bisa dipakai untuk saring maupun french press dengan menyesuaikan waktu rendam. Bila rumah Anda memakai dua alat yang jauh berbeda, belilah dua kemasan kecil alih-alih satu kemasan besar, atau ambil biji utuh dan penggiling tangan. Dalam dua bulan selisih harganya kembali dari kopi yang tidak terbuang."}]', 1, 1793385961054);
--> statement-breakpoint
INSERT INTO "article" VALUES ('mengenal-proses-pascapanen', 'Full Wash, Honey, Giling Basah: Apa Bedanya di Cangkir?', 'biji-dan-simpan', '/assets/contoh-1/kopi/arabika-bajawa-ceri.webp', 'Tiga cara mengolah ceri kopi Nusantara dan rasa yang ditinggalkannya.', '[{"kind":"paragraph","text":"Di kemasan kopi sering tertulis proses pascapanen, dan banyak pembeli melewatinya. Padahal kata itu menjelaskan separuh rasa yang akan Anda temui. Proses adalah cara petani mengeluarkan biji dari buah ceri sampai cukup kering untuk disimpan."},{"kind":"paragraph","text":"Ketiganya bisa dibuat dari pohon yang sama. Yang berbeda adalah berapa lama daging buah menempel dan kapan kulit tanduk dilepas."},{"kind":"heading","text":"Full wash: bersih dan terang"},{"kind":"paragraph","text":"Kulit dan lendir dicuci habis sebelum dijemur. Yang tersisa adalah rasa asli biji: asam buah yang jelas, manis ringan, dan akhir yang bersih. Gayo full wash kami terasa cokelat, jeruk manis, dan gula merah."},{"kind":"product","slug":"arabika-gayo-atu-lintang"},{"kind":"heading","text":"Honey: manis dan lembut"},{"kind":"paragraph","text":"Kulit dikupas, tetapi lendir yang lengket seperti madu dibiarkan saat dijemur. Tidak ada madu di dalamnya; namanya dari teksturnya. Hasilnya lebih manis, badannya lebih tebal, dengan nada buah kering. Petani harus membalik jemuran setiap jam pada hari-hari pertama agar tidak berjamur."},{"kind":"image","image":"/assets/contoh-1/kopi/arabika-bajawa.webp","caption":"Bajawa honey: gula aren, nangka, dan kayu manis."},{"kind":"product","slug":"arabika-bajawa-honey"},{"kind":"heading","text":"Giling basah: khas Sumatra dan Sulawesi"},{"kind":"paragraph","text":"Udara yang lembap membuat penjemuran lama berisiko, maka petani menggiling kulit tanduk saat biji masih basah. Biji lalu dijemur telanjang dan cepat kering. Rasanya tebal, rendah asam, dengan rempah dan cokelat hitam. Inilah yang membuat kopi Toraja dan Mandailing dikenal di luar negeri."},{"kind":"product","slug":"arabika-toraja-sapan"},{"kind":"heading","text":"Mulai dari mana?"},{"kind":"list","ordered":false,"items":["Suka teh atau kopi tanpa gula: coba full wash.","Suka kopi susu: giling basah tidak kalah oleh susu.","Ingin sesuatu yang berbeda untuk akhir pekan: honey."]},{"kind":"paragraph","text":"Cara terbaik mengenalnya adalah mencicipi dua proses berdampingan dengan resep yang sama. Seduh masing-masing sepuluh gram, biarkan hangat, lalu bandingkan. Perbedaannya justru paling terasa ketika kopi mulai dingin."},{"kind":"paragraph","text":"Bila ingin membandingkan lebih adil, pakai biji dengan tingkat sangrai yang sama, giling pada ukuran yang sama, dan cicipi tanpa gula. Tulis tiga kata untuk setiap cangkir sebelum membaca catatan rasa di kemasan. Tidak ada jawaban salah; catatan itu akan menuntun pembelian berikutnya lebih baik daripada ulasan orang lain."}]', 1, 1791830761054);
--> statement-breakpoint
INSERT INTO "information" VALUES ('tentang-kami', 'Tentang Kami', 'Siapa kami dan bagaimana kami bekerja', '[{"kind":"paragraph","text":"Kami menyangrai kopi Nusantara di Bandung setiap Selasa dan Jumat, dalam batch lima kilogram supaya setiap batch bisa dicicipi sebelum dikemas. Tanggal sangrai selalu tercetak di kemasan."},{"kind":"paragraph","text":"Biji datang dari petani di Gayo, Toraja, Bajawa, dan Lampung yang kami kunjungi setidaknya sekali setahun. Harga beli disepakati sebelum panen, sehingga petani tahu apa yang akan diterima."},{"kind":"heading","text":"Yang dapat Anda harapkan"},{"kind":"list","ordered":false,"items":["Foto dan keterangan yang sesuai dengan barangnya.","Harga yang sama di setiap halaman, tanpa biaya tersembunyi saat checkout.","Jawaban dari orang, bukan mesin, pada jam layanan."]},{"kind":"heading","text":"Badan usaha"},{"kind":"paragraph","text":"CV Sangrai Rimba, Jl. Merdeka No. 10, Kota Bandung."}]', 0, 1795373161083);
--> statement-breakpoint
INSERT INTO "information" VALUES ('cara-belanja', 'Cara Belanja', 'Dari memilih produk sampai pesanan tiba', '[{"kind":"paragraph","text":"Anda dapat berbelanja dengan atau tanpa akun. Dengan akun, alamat dan riwayat pesanan tersimpan untuk belanja berikutnya."},{"kind":"list","ordered":true,"items":["Pilih produk, tentukan varian dan jumlahnya, lalu tekan Tambah ke Keranjang.","Buka Keranjang, periksa isinya, dan tekan Checkout.","Isi nama, nomor HP, dan alamat lengkap sampai kelurahan dan kode pos.","Pilih pengiriman. Ongkos kirim dan perkiraan tiba tampil untuk alamat Anda.","Pilih metode pembayaran, periksa Total Tagihan, lalu tekan Buat Pesanan.","Selesaikan pembayaran sebelum waktunya habis. Status pesanan berubah sendiri setelah pembayaran kami terima."]},{"kind":"heading","text":"Metode pembayaran"},{"kind":"paragraph","text":"QRIS, virtual account, transfer bank, dompet digital, dan Bayar di Tempat (COD) untuk alamat yang didukung. Pilihan yang tampil saat checkout adalah yang tersedia untuk pesanan Anda."},{"kind":"heading","text":"Transfer bank"},{"kind":"paragraph","text":"Transfer tepat sampai tiga digit terakhir agar pembayaran mudah dikenali. Kami tidak pernah meminta kode OTP, PIN, atau kata sandi Anda."},{"kind":"heading","text":"Membatalkan pesanan"},{"kind":"paragraph","text":"Pesanan yang belum dibayar dapat dibatalkan langsung dari halaman pesanan. Setelah dibayar, ajukan pembatalan dan kami jawab selama barang belum dikirim."}]', 1, 1795373161032);
--> statement-breakpoint
INSERT INTO "information" VALUES ('pengiriman', 'Pengiriman', 'Kurir, lama kirim, dan ongkos', '[{"kind":"paragraph","text":"Semua paket dikirim dari Kota Bandung. Ongkos kirim dihitung dari berat dan alamat tujuan, dan tampil sebelum Anda membayar."},{"kind":"heading","text":"Kapan dikirim?"},{"kind":"paragraph","text":"Pesanan yang dibayar sebelum pukul 14.00 pada hari kerja kami serahkan kepada kurir pada hari yang sama, selebihnya pada hari kerja berikutnya. Jam layanan kami Senin–Sabtu 08.00–17.00 WIB."},{"kind":"heading","text":"Pilihan layanan"},{"kind":"list","ordered":false,"items":["Reguler: untuk seluruh Indonesia.","Same Day dan Instan: untuk alamat di sekitar toko, pada jam layanan.","Kargo: lebih hemat untuk paket berat."]},{"kind":"heading","text":"Melacak paket"},{"kind":"paragraph","text":"Nomor resi tampil di halaman pesanan setelah paket diserahkan kepada kurir. Bila tidak ada pergerakan selama tiga hari kerja, hubungi kami dan kami tanyakan kepada kurir."},{"kind":"heading","text":"Paket bermasalah"},{"kind":"paragraph","text":"Periksa kemasan sebelum menerima. Bila basah, sobek, atau segelnya rusak, foto kemasannya dan rekam video saat membukanya. Paket yang hilang atau rusak di perjalanan menjadi tanggung jawab kami sampai Anda menerimanya."}]', 2, 1795373161032);
--> statement-breakpoint
INSERT INTO "information" VALUES ('pengembalian', 'Pengembalian', 'Ajukan paling lambat 3 hari kerja setelah diterima', '[{"kind":"paragraph","text":"Barang rusak, kurang, salah kirim, atau tidak sesuai keterangan? Ajukan pengembalian atau penukaran paling lambat 3 hari kerja setelah paket Anda terima."},{"kind":"heading","text":"Bukti yang diperlukan"},{"kind":"list","ordered":false,"items":["Video unboxing tanpa potongan, dari paket masih tersegel sampai barang terlihat jelas.","Foto barang dan label pengirimannya.","Nomor pesanan dan penjelasan singkat masalahnya."]},{"kind":"paragraph","text":"Tidak sempat merekam? Hubungi kami tetap. Kami memeriksa bersama kurir dan menilai dari foto serta berat paket."},{"kind":"heading","text":"Syarat barang"},{"kind":"list","ordered":false,"items":["Belum dipakai atau dicuci, lengkap dengan label, aksesori, dan kemasannya.","Produk digital yang kodenya sudah dibuka tidak dapat dikembalikan, kecuali kodenya tidak berfungsi.","Makanan dan minuman dapat diganti bila rusak, salah kirim, atau lewat tanggal simpan."]},{"kind":"heading","text":"Langkahnya"},{"kind":"list","ordered":true,"items":["Buka pesanan, tekan Ajukan Pengembalian, pilih barang dan alasannya, lalu unggah bukti. Atau kirimkan lewat WhatsApp.","Kami menjawab paling lambat 1 hari kerja.","Kirim barang ke alamat yang kami berikan dan masukkan nomor resinya.","Setelah barang kami periksa, pengganti dikirim atau dana dikembalikan dalam 2–5 hari kerja."]},{"kind":"heading","text":"Ongkos kirim pengembalian"},{"kind":"paragraph","text":"Kami yang menanggung bila kesalahan ada pada kami: rusak, kurang, salah kirim, atau tidak sesuai. Untuk tukar ukuran atau warna karena berubah pikiran, ongkos kirim ditanggung pembeli."}]', 3, 1795373161032);
--> statement-breakpoint
INSERT INTO "information" VALUES ('syarat-ketentuan', 'Syarat & Ketentuan', 'Aturan berbelanja di toko ini', '[{"kind":"paragraph","text":"Syarat ini berlaku antara Anda dan CV Sangrai Rimba sebagai pengelola Sangrai Rimba setiap kali Anda berbelanja di situs ini."},{"kind":"paragraph","text":"Versi 2026-11-01. Perubahan berlaku setelah diumumkan di halaman ini dan tidak mengubah pesanan yang sudah dibuat."},{"kind":"heading","text":"1. Pesanan dan harga"},{"kind":"paragraph","text":"Harga dalam rupiah dan sudah termasuk pajak yang berlaku. Ongkos kirim dan biaya layanan ditampilkan terpisah sebelum pesanan dibuat. Perjanjian jual beli terjadi saat pesanan Anda kami terima dan pembayaran kami konfirmasi."},{"kind":"paragraph","text":"Bila harga atau stok tercantum keliru karena kesalahan sistem, kami memberi tahu Anda. Anda boleh melanjutkan dengan harga yang benar atau membatalkan dengan pengembalian dana penuh."},{"kind":"heading","text":"2. Pembayaran"},{"kind":"paragraph","text":"Pembayaran dilakukan melalui metode yang tampil saat checkout dan sebelum batas waktunya. Pembayaran yang datang setelah pesanan kedaluwarsa tidak hilang: kami melanjutkan pesanan bila stok masih ada, atau mengembalikan dananya."},{"kind":"heading","text":"3. Pengiriman dan risiko"},{"kind":"paragraph","text":"Perkiraan tiba berasal dari kurir dan dapat berubah. Risiko atas barang beralih kepada Anda setelah paket diterima di alamat yang Anda berikan. Pastikan alamat dan nomor HP benar."},{"kind":"heading","text":"4. Pengembalian"},{"kind":"paragraph","text":"Pengembalian dan penukaran dapat diajukan paling lambat 3 hari kerja setelah barang diterima, sesuai halaman Pengembalian. Ketentuan ini tidak mengurangi hak Anda menurut UU Perlindungan Konsumen."},{"kind":"heading","text":"5. Akun"},{"kind":"list","ordered":false,"items":["Berikan data yang benar dan jaga kerahasiaan kata sandi.","Beri tahu kami bila akun dipakai orang lain tanpa izin.","Akun yang dipakai untuk penipuan atau menyalahgunakan promo dapat dibatasi setelah kami memberi tahu alasannya."]},{"kind":"heading","text":"6. Voucher, koin, dan affiliate"},{"kind":"paragraph","text":"Masa berlaku, batas, dan cara pakai tertulis pada masing-masing penawaran. Voucher dan koin tidak dapat diuangkan. Komisi affiliate dapat dipotong PPh sesuai ketentuan."},{"kind":"heading","text":"7. Isi situs"},{"kind":"paragraph","text":"Foto, tulisan, dan logo adalah milik kami atau pemberi izin kami. Warna barang di layar dapat sedikit berbeda dari aslinya."},{"kind":"heading","text":"8. Perselisihan"},{"kind":"paragraph","text":"Sampaikan keluhan lebih dulu kepada kami melalui email halo@kopi.contoh.id atau WhatsApp +6281321450967. Bila tidak tercapai mufakat, perselisihan diselesaikan menurut hukum Indonesia, termasuk melalui Badan Penyelesaian Sengketa Konsumen di kota Anda."}]', 4, 1795373161032);
--> statement-breakpoint
INSERT INTO "information" VALUES ('kebijakan-privasi', 'Kebijakan Privasi', 'Data yang kami simpan dan hak Anda atasnya', '[{"kind":"paragraph","text":"Kebijakan ini menjelaskan bagaimana CV Sangrai Rimba memproses data pribadi Anda menurut Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi."},{"kind":"paragraph","text":"Versi 2026-11-01. Perubahan berlaku setelah diumumkan di halaman ini dan tidak mengubah pesanan yang sudah dibuat."},{"kind":"heading","text":"Pengendali data"},{"kind":"paragraph","text":"CV Sangrai Rimba, Jl. Merdeka No. 10, Kota Bandung. Hubungi kami melalui email halo@kopi.contoh.id atau WhatsApp +6281321450967. Penyedia platform toko memproses data atas nama dan perintah kami."},{"kind":"heading","text":"Data yang kami simpan"},{"kind":"list","ordered":false,"items":["Identitas dan kontak: nama, nomor HP, email.","Alamat pengiriman dan patokan yang Anda tulis.","Pesanan, pembayaran, dan percakapan dengan layanan pelanggan. Nomor kartu dan PIN tidak pernah kami simpan; keduanya ditangani penyedia pembayaran.","Data teknis seperlunya: cookie keranjang dan sesi, serta alamat internet yang dipotong untuk mencegah penyalahgunaan."]},{"kind":"heading","text":"Untuk apa dan atas dasar apa"},{"kind":"list","ordered":false,"items":["Memproses, mengirim, dan menagih pesanan: pelaksanaan perjanjian dengan Anda.","Pembukuan, pajak, dan pengaduan konsumen: kewajiban hukum.","Keamanan akun dan pencegahan penipuan: kepentingan yang sah.","Info promo dan pengukuran iklan: hanya dengan persetujuan terpisah yang boleh Anda tolak atau tarik kapan saja."]},{"kind":"heading","text":"Siapa yang menerima"},{"kind":"paragraph","text":"Kurir menerima nama, nomor HP, dan alamat. Penyedia pembayaran menerima jumlah dan nomor pesanan. Kami tidak menjual data pribadi. Bila data diproses di luar Indonesia, kami memastikan tingkat pelindungannya setara."},{"kind":"heading","text":"Berapa lama"},{"kind":"list","ordered":false,"items":["Pesanan dan faktur: 10 tahun, sesuai aturan pembukuan.","Akun dan alamat: selama akun aktif, dihapus setelah Anda menutup akun kecuali yang wajib disimpan.","Percakapan layanan pelanggan: 2 tahun.","Keranjang tanpa akun: 30 hari."]},{"kind":"heading","text":"Hak Anda"},{"kind":"list","ordered":false,"items":["Mendapat informasi, mengakses, dan memperoleh salinan data Anda.","Melengkapi dan memperbaiki data yang keliru.","Menarik persetujuan, menunda atau membatasi pemrosesan, dan menghapus data.","Menolak keputusan yang sepenuhnya otomatis dan memindahkan data ke pihak lain.","Mengadu kepada lembaga pelindungan data pribadi serta menuntut ganti rugi."]},{"kind":"heading","text":"Cara menggunakan hak"},{"kind":"list","ordered":true,"items":["Kirim permintaan tertulis melalui email halo@kopi.contoh.id atau WhatsApp +6281321450967. Sebutkan hak yang ingin digunakan.","Kami memastikan bahwa permintaan datang dari pemilik data.","Kami menindaklanjuti paling lambat 3×24 jam sejak permintaan lengkap diterima, termasuk menghentikan pemrosesan setelah persetujuan ditarik."]},{"kind":"heading","text":"Bila terjadi kebocoran"},{"kind":"paragraph","text":"Kami memberi tahu Anda dan lembaga berwenang secara tertulis paling lambat 3×24 jam sejak kegagalan pelindungan diketahui: data apa yang terungkap, kapan dan bagaimana, serta apa yang kami lakukan."}]', 5, 1795373161032);
--> statement-breakpoint
INSERT INTO "information" VALUES ('hubungi-kami', 'Hubungi Kami', 'WhatsApp, email, alamat, dan jam layanan', '[{"kind":"paragraph","text":"Tim Sangrai Rimba membantu sebelum dan sesudah Anda berbelanja. Siapkan nomor pesanan agar kami dapat langsung memeriksanya."},{"kind":"list","ordered":false,"items":["WhatsApp: +6281321450967","Email: halo@kopi.contoh.id","Jam layanan: Senin–Sabtu 08.00–17.00 WIB","Alamat: CV Sangrai Rimba, Jl. Merdeka No. 10, Kota Bandung"]},{"kind":"heading","text":"Pengaduan"},{"kind":"paragraph","text":"Pengaduan kami jawab paling lambat 1 hari kerja dan kami selesaikan dalam 7 hari kerja. Bila jawaban kami belum memuaskan, Anda dapat melapor kepada Direktorat Jenderal Perlindungan Konsumen dan Tertib Niaga, Kementerian Perdagangan, lewat WhatsApp 0853 1111 1010."}]', 6, 1795373161032);
--> statement-breakpoint
INSERT INTO "information" VALUES ('faq', 'Pertanyaan Umum (FAQ)', 'Jawaban singkat yang paling sering dicari', '[{"kind":"heading","text":"Apakah saya harus membuat akun?"},{"kind":"paragraph","text":"Tidak. Pesanan tanpa akun dapat dilacak lewat tautan yang tampil setelah pesanan dibuat. Simpan tautan itu."},{"kind":"heading","text":"Berapa lama batas pembayaran?"},{"kind":"paragraph","text":"Batas waktunya tertulis di halaman pembayaran, umumnya 24 jam. Setelah lewat, pesanan kedaluwarsa dan stok dilepas kembali."},{"kind":"heading","text":"Saya sudah membayar, tetapi status belum berubah."},{"kind":"paragraph","text":"Virtual account dan QRIS biasanya terbaca dalam beberapa menit. Untuk transfer bank, kirim bukti di halaman Konfirmasi Pembayaran; kami periksa paling lama 1×24 jam."},{"kind":"heading","text":"Bisakah alamat diubah setelah membayar?"},{"kind":"paragraph","text":"Bisa selama paket belum diserahkan kepada kurir. Hubungi kami secepatnya lewat WhatsApp dengan nomor pesanan."},{"kind":"heading","text":"Apakah bisa kirim sebagai dropshipper?"},{"kind":"paragraph","text":"Pilihan itu tampil di checkout bila toko menerimanya. Nama pengirim di label akan memakai nama Anda, tanpa faktur harga di dalam paket."},{"kind":"heading","text":"Bagaimana bila barang tidak cocok?"},{"kind":"paragraph","text":"Ajukan pengembalian paling lambat 3 hari kerja setelah diterima, dengan video unboxing. Syarat lengkapnya ada di halaman Pengembalian."},{"kind":"heading","text":"Apakah data saya aman?"},{"kind":"paragraph","text":"Kami hanya menyimpan data yang diperlukan untuk pesanan Anda. Rincian dan cara menghapusnya ada di Kebijakan Privasi."}]', 7, 1795373161032);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '1a306af9-aa23-45cb-a3c1-bb00e01d204c', 157000, 16, 5, 5, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'd295bde6-6c71-49e4-b41e-6e798061eda1', 157000, 21, 18, 18, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'fac87e00-ad31-4623-a765-1dadf6d8f3a1', 46000, 24, 13, 13, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'aef227c2-ee1f-4694-8688-0eb72377b088', 46000, 12, 3, 3, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'dea5fd59-e42a-4228-a107-4567d621fd72', 46000, 28, 17, 17, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'eea550f8-ebc3-4e80-9a6c-b764a9c03cac', 46000, 18, 10, 10, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '1d763c46-cce1-4654-9220-c198a70de865', 115500, 26, 20, 20, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'f5c8870e-2708-41eb-8159-3f8f376fc19a', 51500, 30, 18, 18, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'b72fdb9d-956b-43e8-9514-c047cce9786e', 51500, 21, 12, 12, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'e81f890e-9541-432f-9c02-b7aebeaa2138', 56000, 11, 6, 6, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '9e35543a-44d4-469b-9007-f508cd36747c', 104000, 15, 7, 7, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '1cbbb0a1-3861-431d-b23e-95eb9bc110a0', 132000, 27, 17, 17, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'cf306849-f301-4785-9072-e1a05f6ad805', 111000, 17, 10, 10, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '05795992-fb12-4fb8-ab11-c4224f9c7f6d', 25000, 21, 12, 12, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'e7dfd7ef-a377-4fab-b9ee-c54f4cd644bf', 29000, 15, 5, 5, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'aeb4aa4d-dabf-45c7-9677-88cd6bc6d2c7', 23000, 27, 19, 19, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '5ba2e35b-5822-40fc-bebf-5e5150b90475', 27500, 14, 9, 9, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'c83d8a83-ad0e-4d68-b4dd-4a2609a75970', 102000, 25, 20, 20, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '67b3abb7-557a-4036-aa5e-06f21a726b18', 102000, 16, 14, 14, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'd12b24ac-1186-4299-96e0-499f1e855637', 237000, 14, 5, 5, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '275a1358-b57c-42a6-b21f-0ac123387e72', 52000, 16, 5, 5, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'e9e10608-ca33-4046-b396-171a3cdfab98', 66500, 22, 10, 10, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'c07291c6-5984-45da-b5cd-25a962bad5ed', 66500, 13, 4, 4, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'cfdcf958-de9b-4075-aa3d-fffd3c7b4153', 66500, 16, 13, 13, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '1048a5a9-e238-49fd-89e6-aa1f68138078', 82500, 27, 19, 19, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '9b0eeeaa-08f3-42e5-b12b-2eabc7b1ea08', 82500, 18, 8, 8, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'e9c2dfef-feb8-4415-8a7d-b9f8ca0d7a5a', 82500, 8, 2, 2, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '404e88e5-7774-4014-9ce0-81cca40c814b', 99000, 12, 3, 3, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '0893c53c-20aa-4fa9-8564-6d63e5b8fcb4', 105000, 26, 17, 17, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '9233b1e6-ec8b-44a7-a124-253c20d641a7', 113000, 15, 7, 7, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '4b69e7d6-d465-49f1-98f4-c3f87a9f51e4', 119000, 26, 20, 20, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'b626c51d-12f7-435b-a79b-3ae49411edb2', 99000, 21, 14, 14, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '195f13ab-3032-47ee-8f2c-57c6118cfe53', 113000, 6, 4, 4, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'c8ac1236-dedf-468b-83d0-062618c92a4d', 113000, 24, 17, 17, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '253d6ed9-f953-491d-bfd8-17b7a52ca100', 75500, 21, 12, 12, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'f66e391a-1dc7-4c71-b3de-95b66a595e72', 75500, 11, 2, 2, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '7ac673d7-838a-4204-b674-b890e2a06287', 75500, 23, 15, 15, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '3f681750-af22-4c89-b988-f7a50b3cc193', 65000, 26, 17, 17, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '73bb59a0-7a64-44ba-8f01-b66f3c3c8a4b', 63500, 18, 11, 11, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'cc2793b2-e5d6-470e-8d48-b7eface5d42f', 57000, 29, 20, 20, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '0bf9a3a9-2ff2-4a1e-a898-e871a2cdb4a7', 237000, 16, 6, 6, 2);
--> statement-breakpoint
INSERT INTO "flash_sale" VALUES ('demo-1795366800000', 'Flash Sale', 1795366800000, 1795388400000);
--> statement-breakpoint
INSERT INTO "flash_sale" VALUES ('demo-1795388400000', 'Flash Sale', 1795388400000, 1795410000000);
--> statement-breakpoint
INSERT INTO "consent" VALUES (1, '2c8e0afe-a14c-443e-84ba-28698448b20f', 'terms', '2026-11-01', 1, 1795373161562);
--> statement-breakpoint
INSERT INTO "consent" VALUES (2, '2c8e0afe-a14c-443e-84ba-28698448b20f', 'marketing', '2026-11-01', 0, 1795373161562);
--> statement-breakpoint
INSERT INTO "customer" VALUES ('2c8e0afe-a14c-443e-84ba-28698448b20f', 'PLG-000001', 'Siti Rahmawati', '+6281234567890', 'siti@contoh.id', '{"hash":"7TFCEJiWh06mefBd+jEDjnYKy7nxrCpysMt4fgquyn8=","salt":"ye/Gf/CpXv9O+7BKMowzBw==","n":16384,"r":8,"p":5}', 'REGULAR', 1795373161562, 1795373161562, 1795373161562, NULL, NULL);
--> statement-breakpoint
INSERT INTO "coin_lot" VALUES (1, '2c8e0afe-a14c-443e-84ba-28698448b20f', 395, 395, 1825908361562);
--> statement-breakpoint
INSERT INTO "coin_lot" VALUES (2, '2c8e0afe-a14c-443e-84ba-28698448b20f', 490, 490, 1826369521562);
--> statement-breakpoint
INSERT INTO "coin_lot" VALUES (3, '2c8e0afe-a14c-443e-84ba-28698448b20f', 1700, 1700, 1826909161799);
--> statement-breakpoint
INSERT INTO "ledger_account" VALUES ('shop:refunds', -119000);
--> statement-breakpoint
INSERT INTO "ledger_account" VALUES ('wallet:2c8e0afe-a14c-443e-84ba-28698448b20f', 119000);
--> statement-breakpoint
INSERT INTO "ledger_account" VALUES ('shop:coins', -2585);
--> statement-breakpoint
INSERT INTO "ledger_account" VALUES ('coins:2c8e0afe-a14c-443e-84ba-28698448b20f', 2585);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (1, 1, 'shop:refunds', -92000);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (2, 1, 'wallet:2c8e0afe-a14c-443e-84ba-28698448b20f', 92000);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (3, 2, 'shop:coins', -395);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (4, 2, 'coins:2c8e0afe-a14c-443e-84ba-28698448b20f', 395);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (5, 3, 'shop:refunds', -27000);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (6, 3, 'wallet:2c8e0afe-a14c-443e-84ba-28698448b20f', 27000);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (7, 4, 'shop:coins', -490);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (8, 4, 'coins:2c8e0afe-a14c-443e-84ba-28698448b20f', 490);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (9, 5, 'shop:coins', -1700);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (10, 5, 'coins:2c8e0afe-a14c-443e-84ba-28698448b20f', 1700);
--> statement-breakpoint
INSERT INTO "ledger_transfer" VALUES (1, 'refund_return', '5110c148-a490-441a-b1b3-e3a8f92aa6a5', 1793393161562);
--> statement-breakpoint
INSERT INTO "ledger_transfer" VALUES (2, 'coins_earned', '74ce156f-bd6e-40f7-bcf3-1ba29493dceb', 1794372361562);
--> statement-breakpoint
INSERT INTO "ledger_transfer" VALUES (3, 'refund', '89ee6b4d-dfb0-46fe-b224-0d1291889b40', 1794509161562);
--> statement-breakpoint
INSERT INTO "ledger_transfer" VALUES (4, 'coins_earned', 'fca8b555-3a0a-45f8-8cbb-2156507c05cc', 1794833521562);
--> statement-breakpoint
INSERT INTO "ledger_transfer" VALUES (5, 'coins_earned', 'ee114b2d-558c-4cbe-97c6-84179412f6d4', 1795373161799);
--> statement-breakpoint
INSERT INTO "message" VALUES ('dd72b193-4d13-470f-beee-4515338aeb10', 'return_answered:5110c148-a490-441a-b1b3-e3a8f92aa6a5:APPROVED', 'return_answered', 'email', 'siti@contoh.id', 'ee114b2d-558c-4cbe-97c6-84179412f6d4', '{"shop":"Sangrai Rimba","number":"INV-20261027-B45MF","amount":"Rp 92.000","answer":"disetujui"}', 1793385961562, NULL, 1793385961562, '');
--> statement-breakpoint
INSERT INTO "message" VALUES ('c23d6f72-dfde-488a-9d60-3e50d9056c2e', 'refunded:refund_return:5110c148-a490-441a-b1b3-e3a8f92aa6a5', 'refunded', 'email', 'siti@contoh.id', 'ee114b2d-558c-4cbe-97c6-84179412f6d4', '{"shop":"Sangrai Rimba","number":"INV-20261027-B45MF","amount":"Rp 92.000"}', 1793393161562, NULL, 1793393161562, '');
--> statement-breakpoint
INSERT INTO "message" VALUES ('1ece4255-e954-4176-afd6-a869ebaa1ab8', 'refunded:refund:89ee6b4d-dfb0-46fe-b224-0d1291889b40', 'refunded', 'email', 'siti@contoh.id', '89ee6b4d-dfb0-46fe-b224-0d1291889b40', '{"shop":"Sangrai Rimba","number":"INV-20261112-APWVB","amount":"Rp 27.000"}', 1794509161562, NULL, 1794509161562, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (1, '5110c148-a490-441a-b1b3-e3a8f92aa6a5', 'REQUESTED', 1793357161562, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (2, '5110c148-a490-441a-b1b3-e3a8f92aa6a5', 'REVIEWING', 1793364361562, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (3, '5110c148-a490-441a-b1b3-e3a8f92aa6a5', 'APPROVED', 1793385961562, 'Benar, satu barang tertinggal di gudang kami. Mohon maaf.');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (4, '5110c148-a490-441a-b1b3-e3a8f92aa6a5', 'REFUNDED', 1793393161562, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (5, '5110c148-a490-441a-b1b3-e3a8f92aa6a5', 'COMPLETED', 1793594761562, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (6, '3296683d-b59d-4833-8786-c6e05d25c2e6', 'REQUESTED', 1795351561562, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (7, '3296683d-b59d-4833-8786-c6e05d25c2e6', 'REVIEWING', 1795355161562, 'Kami tanyakan ke kurir dulu, paling lambat besok kami kabari.');
--> statement-breakpoint
INSERT INTO "order_return_line" VALUES ('5110c148-a490-441a-b1b3-e3a8f92aa6a5', '85c411ca-a359-4b86-9ae6-46315e8d43f1', 1);
--> statement-breakpoint
INSERT INTO "order_return_line" VALUES ('3296683d-b59d-4833-8786-c6e05d25c2e6', 'e9e10608-ca33-4046-b396-171a3cdfab98', 1);
--> statement-breakpoint
INSERT INTO "order_return" VALUES ('5110c148-a490-441a-b1b3-e3a8f92aa6a5', 'RTN-20261030-5J6B1', 'ee114b2d-558c-4cbe-97c6-84179412f6d4', '2c8e0afe-a14c-443e-84ba-28698448b20f', 'COMPLETED', 'refund', 'Barang kurang/tidak lengkap', 'Saya pesan dua, di dalam paket hanya ada satu. Segel paket masih utuh waktu diterima.', '', NULL, NULL, NULL, 92000, 1793357161562);
--> statement-breakpoint
INSERT INTO "order_return" VALUES ('3296683d-b59d-4833-8786-c6e05d25c2e6', 'RTN-20261122-AD693', 'b1605829-bfe4-435f-a61b-791ffbc10d7b', '2c8e0afe-a14c-443e-84ba-28698448b20f', 'REVIEWING', 'refund', 'Paket tidak sampai', 'Status pesanan sudah tiba, tetapi satu barang belum ada. Kurir bilang dikirim terpisah.', '', NULL, NULL, NULL, NULL, 1795351561562);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261027-B45MF', 'ee114b2d-558c-4cbe-97c6-84179412f6d4', 'PAID', 'simulator', 'bca_va', NULL, '', 262000, 0, 262000, 1, '', 1793069161562, 1793155561562, 1793072761562);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261105-4Z1BN', '74ce156f-bd6e-40f7-bcf3-1ba29493dceb', 'PAID', 'simulator', 'bri_va', NULL, '', 57500, 0, 57500, 1, '', 1793897161562, 1793983561562, 1793900761562);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261110-JPM16', '416802a5-0829-4b7b-8690-1acb4d3202bc', 'EXPIRED', 'simulator', 'bni_va', NULL, '', 264000, 0, 264000, 1, '', 1794293161562, 1794379561562, NULL);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261112-APWVB', '89ee6b4d-dfb0-46fe-b224-0d1291889b40', 'PAID', 'simulator', 'bri_va', NULL, '', 27000, 0, 27000, 1, '', 1794473161562, 1794559561562, 1794476761562);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261114-5M2MW', 'b35934a3-ed49-49b1-b141-15a89085cf33', 'EXPIRED', 'simulator', 'bca_va', NULL, '', 103000, 0, 103000, 1, '', 1794653161562, 1794739561562, NULL);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261118-W704J', 'b1605829-bfe4-435f-a61b-791ffbc10d7b', 'PAID', 'simulator', 'bca_va', NULL, '', 597000, 0, 597000, 1, '', 1795013161562, 1795099561562, 1795016761562);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261120-5NYKT', 'c79f0d4d-edae-4f6f-aa1c-90e16eef4f67', 'COD', 'cod', 'cod', NULL, '', 772000, 0, 772000, 1, '', 1795149961562, 1795236361562, NULL);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261120-13AR1', '25492f6f-a2f4-4477-82f9-d25408e56600', 'PAID', 'simulator', 'bni_va', NULL, '', 162000, 0, 162000, 1, '', 1795193161562, 1795279561562, 1795196761562);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261121-54JXT', '8e418a8f-8ef5-40c9-9dad-5fdd744b3a05', 'PAID', 'simulator', 'bri_va', NULL, '', 159000, 0, 159000, 1, '', 1795250761562, 1795337161562, 1795251121562);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261122-7T02E', '9bc842f2-2a96-43d0-bdc5-1bb24fbb49a8', 'PAID', 'simulator', 'bca_va', NULL, '', 535000, 0, 535000, 1, '', 1795344361562, 1795430761562, 1795347961562);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261123-7M8EP', 'bbdba2f7-e902-46f6-b320-e950de23d436', 'PAID', 'simulator', 'bca_va', NULL, '', 388000, 0, 388000, 1, '', 1795371361562, 1795457761562, 1795371721562);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261123-C961F', '1ab627cd-264f-43f3-b494-cfc027e22cfd', 'UNPAID', 'simulator', 'bri_va', NULL, '', 96000, 0, 96000, 1, '', 1795372441562, 1795458841562, NULL);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261116-28NFA', 'fca8b555-3a0a-45f8-8cbb-2156507c05cc', 'PAID', 'simulator', 'bca_va', NULL, '', 49000, 0, 49000, 1, '', 1794833161562, 1794919561562, 1794833521562);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261027-B45MF-1', 'BILL-20261027-B45MF', 1, 'simulator', 'bca_va', 262000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1793069161562);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261105-4Z1BN-1', 'BILL-20261105-4Z1BN', 1, 'simulator', 'bri_va', 57500, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1793897161562);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261110-JPM16-1', 'BILL-20261110-JPM16', 1, 'simulator', 'bni_va', 264000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'cancelled', 0, 1794293161562);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261112-APWVB-1', 'BILL-20261112-APWVB', 1, 'simulator', 'bri_va', 27000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1794473161562);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261114-5M2MW-1', 'BILL-20261114-5M2MW', 1, 'simulator', 'bca_va', 103000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'expired', 0, 1794653161562);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261118-W704J-1', 'BILL-20261118-W704J', 1, 'simulator', 'bca_va', 597000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1795013161562);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261120-13AR1-1', 'BILL-20261120-13AR1', 1, 'simulator', 'bni_va', 162000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1795193161562);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261121-54JXT-1', 'BILL-20261121-54JXT', 1, 'simulator', 'bri_va', 159000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1795250761562);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261122-7T02E-1', 'BILL-20261122-7T02E', 1, 'simulator', 'bca_va', 535000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1795344361562);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261123-7M8EP-1', 'BILL-20261123-7M8EP', 1, 'simulator', 'bca_va', 388000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1795371361562);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261123-C961F-1', 'BILL-20261123-C961F', 1, 'simulator', 'bri_va', 96000, 0, NULL, '', '20f3d7d4-deca-49f0-9490-e4a117b5c853', '000019316560495504', NULL, NULL, NULL, 'pending', 0, 1795372441562);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261116-28NFA-1', 'BILL-20261116-28NFA', 1, 'simulator', 'bca_va', 49000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1794833161562);
--> statement-breakpoint
INSERT INTO "order_event" VALUES (1, 'ee114b2d-558c-4cbe-97c6-84179412f6d4', 'PENDING', 1793069161562, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (2, 'ee114b2d-558c-4cbe-97c6-84179412f6d4', 'PAYMENT_CONFIRMED', 1793072761562, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (3, 'ee114b2d-558c-4cbe-97c6-84179412f6d4', 'PROCESSING', 1793105161562, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (4, 'ee114b2d-558c-4cbe-97c6-84179412f6d4', 'SHIPPING', 1793177161562, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (5, 'ee114b2d-558c-4cbe-97c6-84179412f6d4', 'DELIVERED', 1793339161562, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (6, 'ee114b2d-558c-4cbe-97c6-84179412f6d4', 'COMPLETED', 1793598361562, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (7, 'ee114b2d-558c-4cbe-97c6-84179412f6d4', 'refunded_return', 1793393161562, 'Rp 92.000');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (8, '74ce156f-bd6e-40f7-bcf3-1ba29493dceb', 'PENDING', 1793897161562, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (9, '74ce156f-bd6e-40f7-bcf3-1ba29493dceb', 'PAYMENT_CONFIRMED', 1793900761562, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (10, '74ce156f-bd6e-40f7-bcf3-1ba29493dceb', 'PROCESSING', 1793915161562, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (11, '74ce156f-bd6e-40f7-bcf3-1ba29493dceb', 'SHIPPING', 1793969161562, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (12, '74ce156f-bd6e-40f7-bcf3-1ba29493dceb', 'DELIVERED', 1794113161562, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (13, '74ce156f-bd6e-40f7-bcf3-1ba29493dceb', 'COMPLETED', 1794372361562, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (14, '416802a5-0829-4b7b-8690-1acb4d3202bc', 'PENDING', 1794293161562, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (15, '416802a5-0829-4b7b-8690-1acb4d3202bc', 'CANCEL', 1794300361562, 'Ingin mengganti barang yang dipesan');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (16, '89ee6b4d-dfb0-46fe-b224-0d1291889b40', 'PENDING', 1794473161562, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (17, '89ee6b4d-dfb0-46fe-b224-0d1291889b40', 'PAYMENT_CONFIRMED', 1794476761562, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (18, '89ee6b4d-dfb0-46fe-b224-0d1291889b40', 'CANCEL', 1794509161562, 'Stok terakhir rusak saat dikemas. Dana kami kembalikan.');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (19, '89ee6b4d-dfb0-46fe-b224-0d1291889b40', 'refunded', 1794509161562, 'Rp 27.000');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (20, 'b35934a3-ed49-49b1-b141-15a89085cf33', 'PENDING', 1794653161562, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (21, 'b35934a3-ed49-49b1-b141-15a89085cf33', 'EXPIRED', 1794739561562, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (22, 'b1605829-bfe4-435f-a61b-791ffbc10d7b', 'PENDING', 1795013161562, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (23, 'b1605829-bfe4-435f-a61b-791ffbc10d7b', 'PAYMENT_CONFIRMED', 1795016761562, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (24, 'b1605829-bfe4-435f-a61b-791ffbc10d7b', 'PROCESSING', 1795049161562, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (25, 'b1605829-bfe4-435f-a61b-791ffbc10d7b', 'SHIPPING', 1795099561562, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (26, 'b1605829-bfe4-435f-a61b-791ffbc10d7b', 'DELIVERED', 1795301161562, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (27, 'c79f0d4d-edae-4f6f-aa1c-90e16eef4f67', 'PENDING', 1795149961562, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (28, 'c79f0d4d-edae-4f6f-aa1c-90e16eef4f67', 'PROCESSING', 1795149961562, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (29, 'c79f0d4d-edae-4f6f-aa1c-90e16eef4f67', 'SHIPPING', 1795293961562, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (30, '25492f6f-a2f4-4477-82f9-d25408e56600', 'PENDING', 1795193161562, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (31, '25492f6f-a2f4-4477-82f9-d25408e56600', 'PAYMENT_CONFIRMED', 1795196761562, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (32, '25492f6f-a2f4-4477-82f9-d25408e56600', 'PROCESSING', 1795229161562, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (33, '25492f6f-a2f4-4477-82f9-d25408e56600', 'SHIPPING', 1795279561562, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (34, '8e418a8f-8ef5-40c9-9dad-5fdd744b3a05', 'PENDING', 1795250761562, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (35, '8e418a8f-8ef5-40c9-9dad-5fdd744b3a05', 'PAYMENT_CONFIRMED', 1795251121562, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (36, '8e418a8f-8ef5-40c9-9dad-5fdd744b3a05', 'PROCESSING', 1795275961562, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (37, '8e418a8f-8ef5-40c9-9dad-5fdd744b3a05', 'CHANGE_PROCESSING', 1795355161562, 'Satu barang tidak lolos pemeriksaan kami. Penggantinya sedang disiapkan dan dikirim besok pagi.');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (38, '9bc842f2-2a96-43d0-bdc5-1bb24fbb49a8', 'PENDING', 1795344361562, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (39, '9bc842f2-2a96-43d0-bdc5-1bb24fbb49a8', 'PAYMENT_CONFIRMED', 1795347961562, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (40, '9bc842f2-2a96-43d0-bdc5-1bb24fbb49a8', 'PROCESSING', 1795362361562, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (41, 'bbdba2f7-e902-46f6-b320-e950de23d436', 'PENDING', 1795371361562, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (42, 'bbdba2f7-e902-46f6-b320-e950de23d436', 'PAYMENT_CONFIRMED', 1795371721562, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (43, '1ab627cd-264f-43f3-b494-cfc027e22cfd', 'PENDING', 1795372441562, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (44, 'fca8b555-3a0a-45f8-8cbb-2156507c05cc', 'PENDING', 1794833161562, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (45, 'fca8b555-3a0a-45f8-8cbb-2156507c05cc', 'PAYMENT_CONFIRMED', 1794833521562, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (46, 'fca8b555-3a0a-45f8-8cbb-2156507c05cc', 'COMPLETED', 1794833521562, '');
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('ee114b2d-558c-4cbe-97c6-84179412f6d4', 0, 'a39eebc7-6909-41f2-a7b7-e2713cf0998b', 'Kopi Arabika Gayo Atu Lintang Full Wash', '200 g, Biji utuh', 'arabika-gayo-atu-lintang', '/assets/contoh-1/kopi/arabika-gayo.webp', 78000, NULL, 78000, 1, 230, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('ee114b2d-558c-4cbe-97c6-84179412f6d4', 1, '85c411ca-a359-4b86-9ae6-46315e8d43f1', 'Kopi Arabika Toraja Sapan Giling Basah 200 g', 'Biji utuh', 'arabika-toraja-sapan', '/assets/contoh-1/kopi/arabika-toraja.webp', 92000, NULL, 92000, 2, 230, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('74ce156f-bd6e-40f7-bcf3-1ba29493dceb', 0, 'a7bd0739-7cf7-4e9f-b65f-a1fb1154369c', 'Kopi Robusta Lampung Bubuk Tubruk Kaleng 250 g', '', 'robusta-lampung-tubruk', '/assets/contoh-1/kopi/robusta-lampung.webp', 39500, NULL, 39500, 1, 360, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('416802a5-0829-4b7b-8690-1acb4d3202bc', 0, '275a1358-b57c-42a6-b21f-0ac123387e72', 'Kopi Drip Bag Pagi Pesisir Isi 10', '', 'drip-bag-pagi-isi-10', '/assets/contoh-1/kopi/drip-bag.webp', 82000, 95000, 82000, 3, 190, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('89ee6b4d-dfb0-46fe-b224-0d1291889b40', 0, 'b4827400-f200-47a8-919d-ea807941d562', 'Kopi Drip Bag Satuan 10 g', 'Gayo', 'drip-bag-satuan', '/assets/contoh-1/kopi/drip-bag-satuan.webp', 9000, NULL, 9000, 1, 15, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('b35934a3-ed49-49b1-b141-15a89085cf33', 0, '27b01f71-b42e-4e6b-95d2-5868b61bc325', 'Kopi Susu Botol Dingin 1 Liter: Gula Aren, Pandan, atau Hitam', 'Gula Aren', 'kopi-botol-dingin-1-liter', '/assets/contoh-1/kopi/kopi-botol-aren.webp', 85000, NULL, 85000, 1, 1250, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('b1605829-bfe4-435f-a61b-791ffbc10d7b', 0, 'dde5ed4f-d6e4-4e0b-989c-e286660437e7', 'Dripper Keramik 1–2 Cangkir', 'Putih', 'dripper-keramik', '/assets/contoh-1/kopi/dripper-keramik-putih.webp', 145000, NULL, 145000, 1, 520, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('b1605829-bfe4-435f-a61b-791ffbc10d7b', 1, '8b600e5e-5284-4153-ab04-d048a824147e', 'Ketel Leher Angsa Baja Tahan Karat 800 ml', 'Hitam', 'ketel-leher-angsa-800-ml', '/assets/contoh-1/kopi/ketel-leher-angsa-hitam.webp', 345000, 399000, 345000, 1, 780, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('b1605829-bfe4-435f-a61b-791ffbc10d7b', 2, 'e9e10608-ca33-4046-b396-171a3cdfab98', 'Cangkir Keramik dengan Tatakan 220 ml', 'Gading', 'cangkir-keramik-220-ml', '/assets/contoh-1/kopi/cangkir-keramik-gading.webp', 89000, NULL, 89000, 1, 640, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('c79f0d4d-edae-4f6f-aa1c-90e16eef4f67', 0, 'be64bee7-ad4e-461c-9001-b751177e2569', 'Set Seduh Manual Pemula: Dripper Keramik, Teko Kaca, Penggiling Tangan, dan Kopi Kebun 200 g', '', 'set-seduh-manual-pemula', '/assets/contoh-1/kopi/set-seduh.webp', 749000, 899000, 749000, 1, 2100, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('25492f6f-a2f4-4477-82f9-d25408e56600', 0, 'b52c92b5-b452-43d0-96a8-cfb23a804f82', 'Blend Senja untuk Espreso: 70% Arabika, 30% Robusta', '250 g, Biji utuh, Sedang', 'blend-senja-espreso', '/assets/contoh-1/kopi/blend-senja.webp', 72000, NULL, 72000, 2, 280, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('8e418a8f-8ef5-40c9-9dad-5fdd744b3a05', 0, '3a0f4244-5c5a-44d3-844a-29bcd299ab08', 'Blend Embun untuk Seduh Saring', '200 g, Biji utuh, Kantong', 'blend-embun-saring', '/assets/contoh-1/kopi/blend-embun.webp', 79000, NULL, 79000, 1, 230, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('8e418a8f-8ef5-40c9-9dad-5fdd744b3a05', 1, '9fa0dc99-3a5c-49a5-9a56-8c7f5f001753', 'Blend Tubruk Warung Bungkus Kertas 500 g', '', 'blend-tubruk-warung', '/assets/contoh-1/kopi/kopi-warung.webp', 62000, NULL, 62000, 1, 530, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('9bc842f2-2a96-43d0-bdc5-1bb24fbb49a8', 0, '1048a5a9-e238-49fd-89e6-aa1f68138078', 'Kopi Dekafein Gayo Proses Air 200 g', 'Biji utuh', 'kopi-dekafein-malam', '/assets/contoh-1/kopi/dekaf.webp', 118000, NULL, 118000, 1, 230, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('9bc842f2-2a96-43d0-bdc5-1bb24fbb49a8', 1, 'd2dc2f8c-ba7e-419f-a760-11f75d5c465f', 'Penggiling Kopi Tangan Gerigi Baja 38 mm', 'Hitam', 'penggiling-tangan-gerigi-baja', '/assets/contoh-1/kopi/penggiling-baja-hitam.webp', 399000, 459000, 399000, 1, 690, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('bbdba2f7-e902-46f6-b320-e950de23d436', 0, '1a306af9-aa23-45cb-a3c1-bb00e01d204c', 'Timbangan Kopi Digital 2 kg Ketelitian 0,1 g dengan Pengatur Waktu', 'Hitam', 'timbangan-seduh-0-1-g', '/assets/contoh-1/kopi/timbangan-hitam.webp', 185000, 229000, 185000, 2, 380, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('1ab627cd-264f-43f3-b494-cfc027e22cfd', 0, 'a39eebc7-6909-41f2-a7b7-e2713cf0998b', 'Kopi Arabika Gayo Atu Lintang Full Wash', '200 g, Biji utuh', 'arabika-gayo-atu-lintang', '/assets/contoh-1/kopi/arabika-gayo.webp', 78000, NULL, 78000, 1, 230, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('fca8b555-3a0a-45f8-8cbb-2156507c05cc', 0, '4c1e3696-e1ba-4d04-9067-6d43f73595f6', 'E-book Kelas Seduh: 30 Resep Kopi Rumahan', '', 'kelas-seduh-e-book', '/assets/contoh-1/kopi/kelas-seduh.webp', 49000, 79000, 49000, 1, 0, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('ee114b2d-558c-4cbe-97c6-84179412f6d4', 'INV-20261027-B45MF', '2c8e0afe-a14c-443e-84ba-28698448b20f', NULL, 'COMPLETED', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 690, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bca_va', '', 262000, 18000, 18000, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 262000, 0, NULL, NULL, NULL, 'SIM000069161562', 1793069161562, 1793069161562, NULL, 0, 0, 0, NULL, 1793155561562, 1793339161562);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('74ce156f-bd6e-40f7-bcf3-1ba29493dceb', 'INV-20261105-4Z1BN', '2c8e0afe-a14c-443e-84ba-28698448b20f', NULL, 'COMPLETED', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 360, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bri_va', '', 39500, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 57500, 0, NULL, NULL, NULL, 'SIM000097161562', 1793897161562, 1793897161562, NULL, 0, 0, 0, NULL, 1793983561562, 1794113161562);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('416802a5-0829-4b7b-8690-1acb4d3202bc', 'INV-20261110-JPM16', '2c8e0afe-a14c-443e-84ba-28698448b20f', NULL, 'CANCEL', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 570, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bni_va', '', 246000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 264000, 0, NULL, NULL, NULL, NULL, 1794293161562, 1794293161562, NULL, 0, 0, 0, NULL, 1794379561562, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('89ee6b4d-dfb0-46fe-b224-0d1291889b40', 'INV-20261112-APWVB', '2c8e0afe-a14c-443e-84ba-28698448b20f', NULL, 'CANCEL', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 15, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bri_va', '', 9000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 27000, 0, NULL, NULL, NULL, NULL, 1794473161562, 1794473161562, NULL, 0, 0, 0, NULL, 1794559561562, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('b35934a3-ed49-49b1-b141-15a89085cf33', 'INV-20261114-5M2MW', '2c8e0afe-a14c-443e-84ba-28698448b20f', NULL, 'EXPIRED', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 1250, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bca_va', '', 85000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 103000, 0, NULL, NULL, NULL, NULL, 1794653161562, 1794653161562, NULL, 0, 0, 0, NULL, 1794739561562, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('b1605829-bfe4-435f-a61b-791ffbc10d7b', 'INV-20261118-W704J', '2c8e0afe-a14c-443e-84ba-28698448b20f', NULL, 'DELIVERED', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 1940, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bca_va', '', 579000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 597000, 0, NULL, NULL, NULL, 'SIM000013161562', 1795013161562, 1795013161562, NULL, 0, 0, 0, NULL, 1795099561562, 1795301161562);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('c79f0d4d-edae-4f6f-aa1c-90e16eef4f67', 'INV-20261120-5NYKT', '2c8e0afe-a14c-443e-84ba-28698448b20f', NULL, 'SHIPPING', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 2100, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'cod', 'cod', '', 749000, 18000, 0, 0, 5000, 0, 0, 0, 0, 0, '[]', 0, 772000, 0, NULL, NULL, NULL, 'SIM000049961562', 1795149961562, 1795149961562, NULL, 0, 0, 0, NULL, 1795236361562, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('25492f6f-a2f4-4477-82f9-d25408e56600', 'INV-20261120-13AR1', '2c8e0afe-a14c-443e-84ba-28698448b20f', NULL, 'SHIPPING', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 560, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bni_va', '', 144000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 162000, 0, NULL, NULL, NULL, 'SIM000093161562', 1795193161562, 1795193161562, NULL, 0, 0, 0, NULL, 1795279561562, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('8e418a8f-8ef5-40c9-9dad-5fdd744b3a05', 'INV-20261121-54JXT', '2c8e0afe-a14c-443e-84ba-28698448b20f', NULL, 'CHANGE_PROCESSING', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 760, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bri_va', '', 141000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 159000, 0, NULL, NULL, NULL, NULL, 1795250761562, 1795250761562, NULL, 0, 0, 0, NULL, 1795337161562, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('9bc842f2-2a96-43d0-bdc5-1bb24fbb49a8', 'INV-20261122-7T02E', '2c8e0afe-a14c-443e-84ba-28698448b20f', NULL, 'PROCESSING', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 920, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bca_va', '', 517000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 535000, 0, NULL, NULL, NULL, NULL, 1795344361562, 1795344361562, NULL, 0, 0, 0, NULL, 1795430761562, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('bbdba2f7-e902-46f6-b320-e950de23d436', 'INV-20261123-7M8EP', '2c8e0afe-a14c-443e-84ba-28698448b20f', NULL, 'PAYMENT_CONFIRMED', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 760, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bca_va', '', 370000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 388000, 0, NULL, NULL, NULL, NULL, 1795371361562, 1795371361562, NULL, 0, 0, 0, NULL, 1795457761562, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('1ab627cd-264f-43f3-b494-cfc027e22cfd', 'INV-20261123-C961F', '2c8e0afe-a14c-443e-84ba-28698448b20f', NULL, 'PENDING', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 230, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bri_va', '', 78000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 96000, 0, NULL, NULL, NULL, NULL, 1795372441562, 1795372441562, NULL, 0, 0, 0, NULL, 1795458841562, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('fca8b555-3a0a-45f8-8cbb-2156507c05cc', 'INV-20261116-28NFA', '2c8e0afe-a14c-443e-84ba-28698448b20f', NULL, 'COMPLETED', 1, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":null,"province":"","regency":"","district":"","village":"","postcode":null,"street":null,"courierNote":null,"latitude":null,"longitude":null}', 0, NULL, '', '', NULL, NULL, NULL, 5000, NULL, 0, 'simulator', 'bca_va', '', 49000, 0, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 49000, 0, NULL, NULL, NULL, NULL, 1794833161562, 1794833161562, NULL, 0, 0, 0, NULL, 1794919561562, NULL);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('ee114b2d-558c-4cbe-97c6-84179412f6d4', 'a39eebc7-6909-41f2-a7b7-e2713cf0998b', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('ee114b2d-558c-4cbe-97c6-84179412f6d4', '85c411ca-a359-4b86-9ae6-46315e8d43f1', 2, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('74ce156f-bd6e-40f7-bcf3-1ba29493dceb', 'a7bd0739-7cf7-4e9f-b65f-a1fb1154369c', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('416802a5-0829-4b7b-8690-1acb4d3202bc', '275a1358-b57c-42a6-b21f-0ac123387e72', 3, 'RELEASED', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('89ee6b4d-dfb0-46fe-b224-0d1291889b40', 'b4827400-f200-47a8-919d-ea807941d562', 1, 'RELEASED', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('b35934a3-ed49-49b1-b141-15a89085cf33', '27b01f71-b42e-4e6b-95d2-5868b61bc325', 1, 'RELEASED', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('b1605829-bfe4-435f-a61b-791ffbc10d7b', 'dde5ed4f-d6e4-4e0b-989c-e286660437e7', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('b1605829-bfe4-435f-a61b-791ffbc10d7b', '8b600e5e-5284-4153-ab04-d048a824147e', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('b1605829-bfe4-435f-a61b-791ffbc10d7b', 'e9e10608-ca33-4046-b396-171a3cdfab98', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('c79f0d4d-edae-4f6f-aa1c-90e16eef4f67', 'be64bee7-ad4e-461c-9001-b751177e2569', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('25492f6f-a2f4-4477-82f9-d25408e56600', 'b52c92b5-b452-43d0-96a8-cfb23a804f82', 2, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('8e418a8f-8ef5-40c9-9dad-5fdd744b3a05', '3a0f4244-5c5a-44d3-844a-29bcd299ab08', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('8e418a8f-8ef5-40c9-9dad-5fdd744b3a05', '9fa0dc99-3a5c-49a5-9a56-8c7f5f001753', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('9bc842f2-2a96-43d0-bdc5-1bb24fbb49a8', '1048a5a9-e238-49fd-89e6-aa1f68138078', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('9bc842f2-2a96-43d0-bdc5-1bb24fbb49a8', 'd2dc2f8c-ba7e-419f-a760-11f75d5c465f', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('bbdba2f7-e902-46f6-b320-e950de23d436', '1a306af9-aa23-45cb-a3c1-bb00e01d204c', 2, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('1ab627cd-264f-43f3-b494-cfc027e22cfd', 'a39eebc7-6909-41f2-a7b7-e2713cf0998b', 1, 'HELD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('fca8b555-3a0a-45f8-8cbb-2156507c05cc', '4c1e3696-e1ba-4d04-9067-6d43f73595f6', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "digital_file" VALUES ('a0b74dcf-e977-4b8c-a2da-12e1bb9fa539', 'fa2da40c-f7bd-46f7-8ec4-e8eefacc2dac', NULL, 'Kelas Seduh - 30 Resep Kopi Rumahan.pdf', 797, 1795373161224);
--> statement-breakpoint
INSERT INTO "digital_file" VALUES ('01de663f-698e-4aa9-aabc-64a810a8c106', 'b66ea50e-5c98-4aba-92b2-bcf78a3c6671', NULL, 'Kelas Seni Latte - Daftar Pelajaran.pdf', 794, 1795373161249);
--> statement-breakpoint
INSERT INTO "licence" VALUES (1, 'dfdf3493-a7d7-4f6c-9dc3-bce218704b85', 'RIMBA-23FF-B7D1-9B58', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "licence" VALUES (2, 'dfdf3493-a7d7-4f6c-9dc3-bce218704b85', 'RIMBA-206D-59C0-697E', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "licence" VALUES (3, 'dfdf3493-a7d7-4f6c-9dc3-bce218704b85', 'RIMBA-BDB2-97B4-58AE', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "licence" VALUES (4, 'dfdf3493-a7d7-4f6c-9dc3-bce218704b85', 'RIMBA-817A-F247-8874', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "licence" VALUES (5, 'dfdf3493-a7d7-4f6c-9dc3-bce218704b85', 'RIMBA-ECD9-3DB6-43B3', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "licence" VALUES (6, 'dfdf3493-a7d7-4f6c-9dc3-bce218704b85', 'RIMBA-1A65-D378-4255', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "licence" VALUES (7, 'dfdf3493-a7d7-4f6c-9dc3-bce218704b85', 'RIMBA-FFB6-6327-83DA', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "licence" VALUES (8, 'dfdf3493-a7d7-4f6c-9dc3-bce218704b85', 'RIMBA-42E7-350C-3041', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "licence" VALUES (9, 'dfdf3493-a7d7-4f6c-9dc3-bce218704b85', 'RIMBA-5167-E5A0-29CC', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "licence" VALUES (10, 'dfdf3493-a7d7-4f6c-9dc3-bce218704b85', 'RIMBA-4D33-5F98-8B76', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "licence" VALUES (11, 'dfdf3493-a7d7-4f6c-9dc3-bce218704b85', 'RIMBA-4A95-6415-0FA6', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "licence" VALUES (12, 'dfdf3493-a7d7-4f6c-9dc3-bce218704b85', 'RIMBA-38C4-299D-584A', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "licence" VALUES (13, 'dfdf3493-a7d7-4f6c-9dc3-bce218704b85', 'RIMBA-D073-5F03-D4B1', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "licence" VALUES (14, 'dfdf3493-a7d7-4f6c-9dc3-bce218704b85', 'RIMBA-A4E8-3AED-96BD', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "licence" VALUES (15, 'dfdf3493-a7d7-4f6c-9dc3-bce218704b85', 'RIMBA-D7BE-75A0-7695', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "licence" VALUES (16, 'dfdf3493-a7d7-4f6c-9dc3-bce218704b85', 'RIMBA-C1AB-A597-22AA', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "licence" VALUES (17, 'dfdf3493-a7d7-4f6c-9dc3-bce218704b85', 'RIMBA-293D-4388-15EB', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "licence" VALUES (18, 'dfdf3493-a7d7-4f6c-9dc3-bce218704b85', 'RIMBA-DA4D-7FA9-3878', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "licence" VALUES (19, 'dfdf3493-a7d7-4f6c-9dc3-bce218704b85', 'RIMBA-5A29-BFDB-3D46', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "licence" VALUES (20, 'dfdf3493-a7d7-4f6c-9dc3-bce218704b85', 'RIMBA-A417-378D-DAD4', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "licence" VALUES (21, '3fc5797a-f079-407c-83d3-c6ec5cbe9315', 'RIMBA-66F8-3F6F-C705', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "licence" VALUES (22, '3fc5797a-f079-407c-83d3-c6ec5cbe9315', 'RIMBA-6629-4EA3-B50A', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "licence" VALUES (23, '3fc5797a-f079-407c-83d3-c6ec5cbe9315', 'RIMBA-0CA6-6F6A-C06F', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "licence" VALUES (24, '3fc5797a-f079-407c-83d3-c6ec5cbe9315', 'RIMBA-D3E0-EF64-AD42', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "licence" VALUES (25, '3fc5797a-f079-407c-83d3-c6ec5cbe9315', 'RIMBA-4551-40F0-C6BA', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "licence" VALUES (26, '3fc5797a-f079-407c-83d3-c6ec5cbe9315', 'RIMBA-0E81-0803-79F3', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "licence" VALUES (27, '3fc5797a-f079-407c-83d3-c6ec5cbe9315', 'RIMBA-CC9C-E813-69B9', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "licence" VALUES (28, '3fc5797a-f079-407c-83d3-c6ec5cbe9315', 'RIMBA-4DBB-B152-CF05', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "licence" VALUES (29, '3fc5797a-f079-407c-83d3-c6ec5cbe9315', 'RIMBA-1599-9B33-4F59', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "licence" VALUES (30, '3fc5797a-f079-407c-83d3-c6ec5cbe9315', 'RIMBA-65D7-BB37-C3E2', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "licence" VALUES (31, '3fc5797a-f079-407c-83d3-c6ec5cbe9315', 'RIMBA-174B-A75A-23EF', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "licence" VALUES (32, '3fc5797a-f079-407c-83d3-c6ec5cbe9315', 'RIMBA-B2A3-714E-CDBD', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "licence" VALUES (33, '3fc5797a-f079-407c-83d3-c6ec5cbe9315', 'RIMBA-B80F-1530-41C6', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "licence" VALUES (34, '3fc5797a-f079-407c-83d3-c6ec5cbe9315', 'RIMBA-D046-8897-A229', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "licence" VALUES (35, '3fc5797a-f079-407c-83d3-c6ec5cbe9315', 'RIMBA-DA17-E193-5D72', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "licence" VALUES (36, '3fc5797a-f079-407c-83d3-c6ec5cbe9315', 'RIMBA-0947-E52D-69D4', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "licence" VALUES (37, '3fc5797a-f079-407c-83d3-c6ec5cbe9315', 'RIMBA-AA90-46E6-9B47', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "licence" VALUES (38, '3fc5797a-f079-407c-83d3-c6ec5cbe9315', 'RIMBA-22F2-6A6F-801F', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "licence" VALUES (39, '3fc5797a-f079-407c-83d3-c6ec5cbe9315', 'RIMBA-5CDD-3983-8968', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "licence" VALUES (40, '3fc5797a-f079-407c-83d3-c6ec5cbe9315', 'RIMBA-31E9-760A-C5C5', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "licence" VALUES (41, '9c8609d4-930c-4b53-8500-ec64f4a35853', 'RIMBA-8347-D2F1-7EC2', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "licence" VALUES (42, '9c8609d4-930c-4b53-8500-ec64f4a35853', 'RIMBA-5F1D-0C73-8AB9', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "licence" VALUES (43, '9c8609d4-930c-4b53-8500-ec64f4a35853', 'RIMBA-3D1B-D1E9-5C2D', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "licence" VALUES (44, '9c8609d4-930c-4b53-8500-ec64f4a35853', 'RIMBA-8DE6-CCFD-E5E3', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "licence" VALUES (45, '9c8609d4-930c-4b53-8500-ec64f4a35853', 'RIMBA-A94D-202A-C4DC', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "licence" VALUES (46, '9c8609d4-930c-4b53-8500-ec64f4a35853', 'RIMBA-E089-10F1-02BB', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "licence" VALUES (47, '9c8609d4-930c-4b53-8500-ec64f4a35853', 'RIMBA-4764-76B4-B643', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "licence" VALUES (48, '9c8609d4-930c-4b53-8500-ec64f4a35853', 'RIMBA-B187-EF56-8AE1', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "licence" VALUES (49, '9c8609d4-930c-4b53-8500-ec64f4a35853', 'RIMBA-FA7E-0E4F-EB07', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "licence" VALUES (50, '9c8609d4-930c-4b53-8500-ec64f4a35853', 'RIMBA-3EA1-E64A-C962', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "licence" VALUES (51, '9c8609d4-930c-4b53-8500-ec64f4a35853', 'RIMBA-683E-C326-FBC8', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "licence" VALUES (52, '9c8609d4-930c-4b53-8500-ec64f4a35853', 'RIMBA-04AA-BCD0-84C7', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "licence" VALUES (53, '9c8609d4-930c-4b53-8500-ec64f4a35853', 'RIMBA-CA28-9135-93B2', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "licence" VALUES (54, '9c8609d4-930c-4b53-8500-ec64f4a35853', 'RIMBA-635D-ACBD-9BC5', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "licence" VALUES (55, '9c8609d4-930c-4b53-8500-ec64f4a35853', 'RIMBA-8BA5-4B4C-BCE4', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "licence" VALUES (56, '9c8609d4-930c-4b53-8500-ec64f4a35853', 'RIMBA-B6C8-75C0-A44B', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "licence" VALUES (57, '9c8609d4-930c-4b53-8500-ec64f4a35853', 'RIMBA-149E-E3F7-C92F', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "licence" VALUES (58, '9c8609d4-930c-4b53-8500-ec64f4a35853', 'RIMBA-A8A9-C7CD-9799', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "licence" VALUES (59, '9c8609d4-930c-4b53-8500-ec64f4a35853', 'RIMBA-3932-E3EA-2C95', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "licence" VALUES (60, '9c8609d4-930c-4b53-8500-ec64f4a35853', 'RIMBA-FDEE-62DB-C25C', NULL, 1795373161083);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (1, 'ee114b2d-558c-4cbe-97c6-84179412f6d4', 'picked', 'Paket dijemput kurir', 'Kota Bandung', 1793180401562);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (2, 'ee114b2d-558c-4cbe-97c6-84179412f6d4', 'picked', 'Paket tiba di pusat sortir', 'Hub Kota Bandung', 1793201461562);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (3, 'ee114b2d-558c-4cbe-97c6-84179412f6d4', 'picked', 'Paket dalam transit', 'Kota Bandung menuju Kota Bandung', 1793225761562);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (4, 'ee114b2d-558c-4cbe-97c6-84179412f6d4', 'picked', 'Paket tiba di kota tujuan', 'Hub Kota Bandung', 1793290561562);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (5, 'ee114b2d-558c-4cbe-97c6-84179412f6d4', 'delivering', 'Paket diantar ke alamat penerima', 'Coblong', 1793322961562);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (6, 'ee114b2d-558c-4cbe-97c6-84179412f6d4', 'delivered', 'Paket telah diterima', 'Coblong', 1793339161562);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (7, '74ce156f-bd6e-40f7-bcf3-1ba29493dceb', 'picked', 'Paket dijemput kurir', 'Kota Bandung', 1793972041562);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (8, '74ce156f-bd6e-40f7-bcf3-1ba29493dceb', 'picked', 'Paket tiba di pusat sortir', 'Hub Kota Bandung', 1793990761562);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (9, '74ce156f-bd6e-40f7-bcf3-1ba29493dceb', 'picked', 'Paket dalam transit', 'Kota Bandung menuju Kota Bandung', 1794012361562);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (10, '74ce156f-bd6e-40f7-bcf3-1ba29493dceb', 'picked', 'Paket tiba di kota tujuan', 'Hub Kota Bandung', 1794069961562);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (11, '74ce156f-bd6e-40f7-bcf3-1ba29493dceb', 'delivering', 'Paket diantar ke alamat penerima', 'Coblong', 1794098761562);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (12, '74ce156f-bd6e-40f7-bcf3-1ba29493dceb', 'delivered', 'Paket telah diterima', 'Coblong', 1794113161562);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (13, 'b1605829-bfe4-435f-a61b-791ffbc10d7b', 'picked', 'Paket dijemput kurir', 'Kota Bandung', 1795103593562);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (14, 'b1605829-bfe4-435f-a61b-791ffbc10d7b', 'picked', 'Paket tiba di pusat sortir', 'Hub Kota Bandung', 1795129801562);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (15, 'b1605829-bfe4-435f-a61b-791ffbc10d7b', 'picked', 'Paket dalam transit', 'Kota Bandung menuju Kota Bandung', 1795160041562);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (16, 'b1605829-bfe4-435f-a61b-791ffbc10d7b', 'picked', 'Paket tiba di kota tujuan', 'Hub Kota Bandung', 1795240681562);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (17, 'b1605829-bfe4-435f-a61b-791ffbc10d7b', 'delivering', 'Paket diantar ke alamat penerima', 'Coblong', 1795281001562);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (18, 'b1605829-bfe4-435f-a61b-791ffbc10d7b', 'delivered', 'Paket telah diterima', 'Coblong', 1795301161562);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (19, 'c79f0d4d-edae-4f6f-aa1c-90e16eef4f67', 'picked', 'Paket dijemput kurir', 'Kota Bandung', 1795296409562);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (20, 'c79f0d4d-edae-4f6f-aa1c-90e16eef4f67', 'picked', 'Paket tiba di pusat sortir', 'Hub Kota Bandung', 1795312321562);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (21, 'c79f0d4d-edae-4f6f-aa1c-90e16eef4f67', 'picked', 'Paket dalam transit', 'Kota Bandung menuju Kota Bandung', 1795330681562);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (22, 'c79f0d4d-edae-4f6f-aa1c-90e16eef4f67', 'picked', 'Paket tiba di kota tujuan', 'Hub Kota Bandung', 1795379641562);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (23, 'c79f0d4d-edae-4f6f-aa1c-90e16eef4f67', 'delivering', 'Paket diantar ke alamat penerima', 'Coblong', 1795404121562);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (24, '25492f6f-a2f4-4477-82f9-d25408e56600', 'picked', 'Paket dijemput kurir', 'Kota Bandung', 1795282297562);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (25, '25492f6f-a2f4-4477-82f9-d25408e56600', 'picked', 'Paket tiba di pusat sortir', 'Hub Kota Bandung', 1795300081562);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (26, '25492f6f-a2f4-4477-82f9-d25408e56600', 'picked', 'Paket dalam transit', 'Kota Bandung menuju Kota Bandung', 1795320601562);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (27, '25492f6f-a2f4-4477-82f9-d25408e56600', 'picked', 'Paket tiba di kota tujuan', 'Hub Kota Bandung', 1795375321562);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (28, '25492f6f-a2f4-4477-82f9-d25408e56600', 'delivering', 'Paket diantar ke alamat penerima', 'Coblong', 1795402681562);
--> statement-breakpoint
INSERT INTO "admin_log" VALUES (1, 1795373161083, 'platform', 'import.batch', '', '[{"field":"categories","after":"[{\"slug\":\"biji-kopi\",\"name\":\"Biji Kopi\",\"image\":\"/assets/contoh-1/kopi/kategori-biji.webp\",\"parentSlug\":null},{\"slug\":\"racikan\",\"name\":\"Racikan\",\"image\":\"/assets/contoh-1/kopi/blend-senja.webp\",\"parentSlug\":null},{\"slug\":\"siap-seduh\",\"name\":\"Siap Seduh\",\"image\":\"/assets/contoh-1/kopi/kategori-siap-s…"},{"field":"products","after":"[{\"slug\":\"arabika-gayo-atu-lintang\",\"name\":\"Kopi Arabika Gayo Atu Lintang Full Wash\",\"categorySlug\":\"biji-kopi\",\"description\":\"Dari kebun rakyat di Atu Lintang, Aceh Tengah, pada ketinggian 1.400–1.550 mdpl. Dicuci penuh lalu dijemur di para-para selama 12–14 hari.\\n\\nRasa: cokelat, jeruk manis, dan…"},{"field":"licences"},{"field":"vouchers","after":"[{\"code\":\"SERUPUT\",\"title\":\"Diskon 10%\",\"description\":\"Untuk semua isi toko.\",\"startsAt\":\"2025-10-18T18:46:01.054Z\",\"endsAt\":\"2028-04-06T16:59:59.999Z\",\"cashback\":false,\"percentage\":true,\"amount\":10,\"maximum\":25000,\"minimum\":120000,\"forShipping\":false,\"quota\":null,\"perCustomer\":null,\"categories\":[],…"},{"field":"articleCategories","after":"[{\"slug\":\"menyeduh\",\"name\":\"Menyeduh\"},{\"slug\":\"biji-dan-simpan\",\"name\":\"Biji & Simpan\"}]"},{"field":"articles","after":"[{\"slug\":\"menyeduh-v60-di-rumah\",\"title\":\"Menyeduh V60 di Rumah: Resep 15 Gram yang Selalu Jadi\",\"categorySlug\":\"menyeduh\",\"image\":\"/assets/contoh-1/kopi/dripper-keramik-seduh.webp\",\"summary\":\"Satu resep, empat tuangan, tiga menit. Cocok untuk yang baru punya dripper pertama.\",\"body\":[{\"kind\":\"parag…"},{"field":"information","after":"[{\"slug\":\"tentang-kami\",\"title\":\"Tentang Kami\",\"summary\":\"Siapa kami dan bagaimana kami bekerja\",\"body\":[{\"kind\":\"paragraph\",\"text\":\"Kami menyangrai kopi Nusantara di Bandung setiap Selasa dan Jumat, dalam batch lima kilogram supaya setiap batch bisa dicicipi sebelum dikemas. Tanggal sangrai selalu …"},{"field":"source"}]');
--> statement-breakpoint
INSERT INTO "admin_log" VALUES (2, 1795373161224, 'platform', 'digital.addFile', '', '[{"field":"itemId"},{"field":"slug","after":"kelas-seduh-e-book"}]');
--> statement-breakpoint
INSERT INTO "admin_log" VALUES (3, 1795373161249, 'platform', 'digital.addFile', '', '[{"field":"itemId"},{"field":"slug","after":"kelas-video-seni-latte"}]');
--> statement-breakpoint
INSERT INTO "admin_log" VALUES (4, 1795373161562, 'platform', 'demo.fill', '', '[{"field":"flashSales","after":"true"},{"field":"reviews"},{"field":"customer"}]');
--> statement-breakpoint
INSERT INTO "admin_log" VALUES (5, 1795373161822, 'platform', 'shop.open', '', '[]');
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('audit', '', 1795377660000, 0, 0, NULL);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('expire-coins', '2c8e0afe-a14c-443e-84ba-28698448b20f', 1825908361562, 0, 0, NULL);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('complete-order', 'b1605829-bfe4-435f-a61b-791ffbc10d7b', 1795560361562, 0, 0, NULL);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('expire-payment', '1ab627cd-264f-43f3-b494-cfc027e22cfd', 1795458841562, 0, 0, NULL);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('check-payment', '1ab627cd-264f-43f3-b494-cfc027e22cfd', 1795373281562, 0, 0, NULL);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('flash-boundary', 'demo-1795366800000:end', 1795388400000, 0, 0, NULL);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('flash-boundary', 'demo-1795388400000:start', 1795388400000, 0, 0, NULL);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('flash-boundary', 'demo-1795388400000:end', 1795410000000, 0, 0, NULL);
--> statement-breakpoint
INSERT INTO "review" VALUES ('61275714-f051-4e61-8012-e66f26f32bf3', 'bc9e6394-483d-4f22-aa2e-587250920eb7', '', 'W***n S.', 5, 'Dua menit selesai dan ampasnya keluar seperti kue, tinggal ketuk.', '[]', NULL, NULL, NULL, 1794959161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c9662ded-edee-4191-b31e-d0dd534601d0', 'bc9e6394-483d-4f22-aa2e-587250920eb7', '', 'B***g H.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1794818761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5a46dfb2-8a10-404f-bca8-0cc22a24c36a', 'bc9e6394-483d-4f22-aa2e-587250920eb7', '', 'A***s S.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1794339961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2b2d959e-195e-4528-8472-97cfea251e92', 'bc9e6394-483d-4f22-aa2e-587250920eb7', '', 'C***t M.', 4, 'Menekannya butuh tenaga di awal. Pastikan gelasnya kokoh.', '[]', NULL, NULL, NULL, 1794231961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('23ef25dd-457f-4ca8-9eb2-46113e747ce3', 'bc9e6394-483d-4f22-aa2e-587250920eb7', '', 'S***i A.', 5, 'Masuk tas gunung, jatuh dari batu pun selamat. Kopinya bersih.', '["/assets/contoh-1/kopi/alat-tekan.webp","/assets/contoh-1/kopi/alat-tekan-bagian.webp"]', NULL, NULL, NULL, 1794026761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ecad47fc-a9fd-4375-9ce1-26f06c9189d3', 'bc9e6394-483d-4f22-aa2e-587250920eb7', '', 'J***o S.', 4, 'Karetnya masih rapat setelah setengah tahun. Simpan dalam keadaan terlepas.', '[]', NULL, NULL, NULL, 1793835961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('56c4c359-0093-46c9-8a14-e32047c9eaf6', 'bc9e6394-483d-4f22-aa2e-587250920eb7', '', 'A***d F.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793659561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fe33e0a3-bd2e-4455-a0c0-723297e3477d', 'bc9e6394-483d-4f22-aa2e-587250920eb7', '', 'A***f H.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1793576761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c036d9e4-e184-48a4-bcba-91932f377929', 'bc9e6394-483d-4f22-aa2e-587250920eb7', '', 'A***i B.', 5, 'Seratus kertasnya tahan empat bulan di saya.', '[]', NULL, NULL, NULL, 1793234761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b2c7edad-7e45-4cd8-921c-f54ebe40162b', 'cc5722bd-9c01-4614-b43a-1a64b1f27826', 'Biji utuh', 'S***l S.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1795106761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2d0c589c-21dd-4c3a-8646-a1cd521b7c28', 'cc5722bd-9c01-4614-b43a-1a64b1f27826', 'Sedang', 'D***n P.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1794915961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b4bfc284-733b-40d8-97a7-e612340710ca', 'cc5722bd-9c01-4614-b43a-1a64b1f27826', 'Biji utuh', 'R***y R.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/arabika-bajawa.webp","/assets/contoh-1/kopi/arabika-bajawa-ceri.webp"]', NULL, NULL, NULL, 1794552361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('32233154-2c8c-414d-b96e-2dbd3c7e404e', 'cc5722bd-9c01-4614-b43a-1a64b1f27826', 'Biji utuh', 'N***i K.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1794203161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('076ff415-50de-49c4-9794-6518cdfd0917', 'cc5722bd-9c01-4614-b43a-1a64b1f27826', 'Sedang', 'T***u I.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1793594761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ffc948dd-81ba-417b-87ff-5ef27ca18d9a', 'cc5722bd-9c01-4614-b43a-1a64b1f27826', 'Biji utuh', 'W***n S.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/arabika-bajawa.webp","/assets/contoh-1/kopi/arabika-bajawa-ceri.webp"]', NULL, NULL, NULL, 1793051161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fa02efa6-f5f6-40fe-9f76-d954cc43f6f3', 'cc5722bd-9c01-4614-b43a-1a64b1f27826', 'Biji utuh', 'A***s S.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1792989961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8fdee24d-5f93-479f-b37f-ccafb896ef31', 'cc5722bd-9c01-4614-b43a-1a64b1f27826', 'Sedang', 'A***i B.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1792928761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3d160ead-38d0-4612-85db-60bb64143a80', 'cc5722bd-9c01-4614-b43a-1a64b1f27826', 'Biji utuh', 'A***f H.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1792849561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8d0de04d-617d-41fc-a7b7-8e8371ba004f', 'cc5722bd-9c01-4614-b43a-1a64b1f27826', 'Sedang', 'F***i H.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1792716361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d6f298a4-1f2d-42db-a730-b4a16202fc22', '181b4b5d-6526-42ea-b714-30e33fe1b2d5', '500 g, Biji utuh', 'D***s A.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1795005961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('976c7ecd-afd3-4f59-9880-ebf35c1bb7c5', '181b4b5d-6526-42ea-b714-30e33fe1b2d5', '200 g, Halus', 'Y***s M.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/bondowoso.webp","/assets/contoh-1/kopi/bondowoso-cangkir.webp"]', NULL, NULL, NULL, 1794437161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ab7a3f7b-748d-4c7e-8b5a-43f850f332db', '181b4b5d-6526-42ea-b714-30e33fe1b2d5', '500 g, Halus', 'B***g H.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1794188761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e0f0525f-bf13-46c4-b844-50cbfc19e56f', '181b4b5d-6526-42ea-b714-30e33fe1b2d5', '500 g, Biji utuh', 'J***o S.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/bondowoso.webp","/assets/contoh-1/kopi/bondowoso-cangkir.webp"]', NULL, NULL, NULL, 1793619961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9b0007ef-f43f-4cd3-adb6-20c1c260a7a9', '181b4b5d-6526-42ea-b714-30e33fe1b2d5', '200 g, Sedang', 'S***i W.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1793295961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4eefc1d1-4233-4866-8471-1439bce5fdc6', '181b4b5d-6526-42ea-b714-30e33fe1b2d5', '500 g, Halus', 'D***n P.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1792889161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f6b1342d-2840-4945-b891-10097d467f60', '181b4b5d-6526-42ea-b714-30e33fe1b2d5', '500 g, Biji utuh', 'P***i M.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1792356361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6e601764-c52a-40ab-ae85-075f1f8b48ca', '181b4b5d-6526-42ea-b714-30e33fe1b2d5', '500 g, Halus', 'R***a S.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1792305961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('65726b61-42a6-4023-b8fe-f59324c3d27c', '181b4b5d-6526-42ea-b714-30e33fe1b2d5', '200 g, Biji utuh', 'S***l S.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1791762361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('cdbbfe63-ad73-4ca3-bff7-adc1d11c23c0', '181b4b5d-6526-42ea-b714-30e33fe1b2d5', '500 g, Halus', 'N***i', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1791683161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e01493d7-6df3-413f-9a11-faec6060886d', '181b4b5d-6526-42ea-b714-30e33fe1b2d5', '500 g, Biji utuh', 'D***i A.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1791603961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5ef63f8a-aebe-4aaa-adbd-54cba66a9236', 'ef4e4419-73f1-4d56-ac80-253e181cc637', '200 g, Biji utuh', 'A***f H.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1794876361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7ab8f0ee-9bb3-400e-9786-7614d67dfe79', 'ef4e4419-73f1-4d56-ac80-253e181cc637', '500 g, Sedang', 'D***n P.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/arabika-gayo-bubuk.webp"]', NULL, NULL, NULL, 1794714361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c4fe15a0-dc41-443e-a099-4d5734730436', 'ef4e4419-73f1-4d56-ac80-253e181cc637', '200 g, Biji utuh', 'N*** P.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1794534361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f0713a54-2023-45b4-88e9-1d12a98cd5a4', 'ef4e4419-73f1-4d56-ac80-253e181cc637', '500 g, Sedang', 'R***a M.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1794487561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e0749c29-b84d-43ef-88b4-4addd30ad0dc', 'ef4e4419-73f1-4d56-ac80-253e181cc637', '500 g, Halus', 'M***a G.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1793861161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('389ef2ad-7f97-4dee-a3ec-c58d1ede4e48', 'ef4e4419-73f1-4d56-ac80-253e181cc637', '500 g, Sedang', 'A***i B.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1793421961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('584bb99e-1fa0-4c35-aa26-e3b62ce8ce36', 'ef4e4419-73f1-4d56-ac80-253e181cc637', '500 g, Halus', 'C***t M.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/arabika-gayo-bubuk.webp"]', NULL, NULL, NULL, 1792914361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('768321d3-4d9a-46ab-b847-95f6093fb1e0', 'ef4e4419-73f1-4d56-ac80-253e181cc637', '500 g, Halus', 'J***o S.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1792503961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2909feb3-7e3a-4109-b2bf-3e6c60a01600', 'ef4e4419-73f1-4d56-ac80-253e181cc637', '200 g, Biji utuh', 'P***i M.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1792136761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e9ec06aa-4df5-447e-9cd4-4b0a2b9f6a9e', 'ef4e4419-73f1-4d56-ac80-253e181cc637', '200 g, Kasar', 'D***s A.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1791528361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('63b6ec2e-eb85-4003-bf53-118ba863fddf', 'ef4e4419-73f1-4d56-ac80-253e181cc637', '1 kg, Biji utuh', 'A***s S.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1791053161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('247ce621-e4f6-4feb-aa7b-3687e0e8c3d9', 'ef4e4419-73f1-4d56-ac80-253e181cc637', '1 kg, Biji utuh', 'N***i K.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1790635561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('46d5c3f6-c459-4f51-bab3-302f1cd14e83', 'ef4e4419-73f1-4d56-ac80-253e181cc637', '200 g, Kasar', 'W***n S.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1790088361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('eacad30d-1231-424a-9c9a-78b61db9dcc8', 'ef4e4419-73f1-4d56-ac80-253e181cc637', '200 g, Biji utuh', 'B***g H.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1789523161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fda07d18-f41d-446d-8fd5-90f8d74ccf94', 'ef4e4419-73f1-4d56-ac80-253e181cc637', '500 g, Biji utuh', 'S***l S.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1789188361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f5851b6d-7d90-4391-8ead-e228b4ffc7d6', '02b0e3b9-6134-4858-8366-f56c90e1885d', '200 g, Biji utuh', 'Y***a T.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1795049161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('42925b19-4757-4f31-98f2-fa6dee67163e', '02b0e3b9-6134-4858-8366-f56c90e1885d', '200 g, Biji utuh', 'Y***s M.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/gayo-wine.webp","/assets/contoh-1/kopi/gayo-wine-ceri.webp"]', NULL, NULL, NULL, 1794743161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('31935ff6-fb6f-41af-9363-aa2dc14b38b8', '02b0e3b9-6134-4858-8366-f56c90e1885d', '100 g, Sedang', 'S***i W.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1794386761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fe9fdfb0-b9f6-4615-80fc-dfe64abddd99', '02b0e3b9-6134-4858-8366-f56c90e1885d', '200 g, Sedang', 'N*** P.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1794145561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('90a0afef-d576-4153-a6bc-77ca5984fe5b', '02b0e3b9-6134-4858-8366-f56c90e1885d', '100 g, Sedang', 'D***n P.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1793753161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bdeb05cb-cc80-4108-b029-0e8227ef9c0a', '02b0e3b9-6134-4858-8366-f56c90e1885d', '100 g, Biji utuh', 'M***e S.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/gayo-wine.webp","/assets/contoh-1/kopi/gayo-wine-ceri.webp"]', NULL, NULL, NULL, 1793112361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fd23ac64-65ed-4a6d-8b1f-01711d78d3d2', '02b0e3b9-6134-4858-8366-f56c90e1885d', '200 g, Biji utuh', 'R***y R.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1792827961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a58da693-5d83-43f8-9f5e-2b0d261689e2', '02b0e3b9-6134-4858-8366-f56c90e1885d', '200 g, Biji utuh', 'R***a M.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1792727161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d17e1b63-284d-4622-9721-d1a68ca623a9', '02b0e3b9-6134-4858-8366-f56c90e1885d', '200 g, Biji utuh', 'S***i A.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1792547161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e97cb386-4849-47c8-b94e-2e6f6334bb4c', '02b0e3b9-6134-4858-8366-f56c90e1885d', '100 g, Sedang', 'J***o S.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1792075561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a893442e-f83f-4ce9-8cc0-29211f128690', '02b0e3b9-6134-4858-8366-f56c90e1885d', '200 g, Biji utuh', 'A***i B.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1791557161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('14d54421-efe7-4b3d-ae91-a0543b69bdd9', '235b1067-301b-4da8-8717-299fe04c3b51', '200 g, Biji utuh', 'A***i B.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1794937561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0e88cb3a-54e1-44f8-a232-7d4dba8f0704', '235b1067-301b-4da8-8717-299fe04c3b51', '200 g, Halus', 'A***d F.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1794717961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7c073585-07a6-4d42-940c-b81218c58c17', '235b1067-301b-4da8-8717-299fe04c3b51', '1 kg, Biji utuh', 'D***n P.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1794361561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6c669dcd-ad9e-46f9-b546-afe50c65263a', '235b1067-301b-4da8-8717-299fe04c3b51', '500 g, Biji utuh', 'N***i K.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1794170761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3f505a10-ff3a-4a9b-aec6-6b7b2a372ea1', '235b1067-301b-4da8-8717-299fe04c3b51', '200 g, Biji utuh', 'R***a S.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1793781961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('13ceecd0-6ece-4346-bf54-b20215de2727', '235b1067-301b-4da8-8717-299fe04c3b51', '200 g, Halus', 'R***y R.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1793515561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a16226f3-e6ff-47fe-add7-e4f7b4f2a026', '235b1067-301b-4da8-8717-299fe04c3b51', '500 g, Sedang', 'S***i A.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/preanger.webp","/assets/contoh-1/kopi/preanger-kebun.webp"]', NULL, NULL, NULL, 1793411161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('88cf94ea-e6e2-4cab-a05b-c75b1d149e17', '235b1067-301b-4da8-8717-299fe04c3b51', '500 g, Sedang', 'M***e S.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1793159161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3751ffd7-8450-42a9-a3e4-7b98d19157ad', '235b1067-301b-4da8-8717-299fe04c3b51', '1 kg, Biji utuh', 'B***i S.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1792637161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c71ce0f0-83ca-4d1a-8926-74d8470eb4a0', '235b1067-301b-4da8-8717-299fe04c3b51', '500 g, Sedang', 'C***t M.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1792442761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3b5c84dc-6aa8-4d37-be53-6a146fec8df3', '235b1067-301b-4da8-8717-299fe04c3b51', '1 kg, Biji utuh', 'M***a G.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1792176361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('aad99b72-a093-4f54-9c3d-ed34de812953', '235b1067-301b-4da8-8717-299fe04c3b51', '500 g, Biji utuh', 'H***a G.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/preanger.webp","/assets/contoh-1/kopi/preanger-kebun.webp"]', NULL, NULL, NULL, 1791996361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('da7e0f81-41fd-43b9-8cee-e73a7e80a3a1', '235b1067-301b-4da8-8717-299fe04c3b51', '200 g, Kasar', 'N***i', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1791423961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('08a3738e-2fd3-47f1-b22b-2dc9842c66b7', '5edad162-45a4-492b-ab1f-3afed3586bfa', 'Sedang', 'B***i S.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1795016761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2b904603-f901-47f1-b98a-458805c7580a', '5edad162-45a4-492b-ab1f-3afed3586bfa', 'Halus', 'M***e S.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/kerinci.webp","/assets/contoh-1/kopi/kerinci-seduh.webp"]', NULL, NULL, NULL, 1794527161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('66c7c1ab-94b1-4c44-a97a-1671011ce567', '5edad162-45a4-492b-ab1f-3afed3586bfa', 'Halus', 'D***s A.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1793947561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('24bf21f8-a7ee-4b08-9956-c9424d60ba35', '5edad162-45a4-492b-ab1f-3afed3586bfa', 'Sedang', 'A***f H.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1793691961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4b0b7833-36de-4923-b3b1-879c3244d4ac', '5edad162-45a4-492b-ab1f-3afed3586bfa', 'Halus', 'R***a M.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1793630761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('362fd74a-6c8a-44f7-aa1d-8e79b5d2ffa1', '5edad162-45a4-492b-ab1f-3afed3586bfa', 'Halus', 'B***g H.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/kerinci.webp","/assets/contoh-1/kopi/kerinci-seduh.webp"]', NULL, NULL, NULL, 1793051161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1aa6171f-448b-4420-a1c8-df806ed1cf82', '5edad162-45a4-492b-ab1f-3afed3586bfa', 'Halus', 'E***o P.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1792907161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('52409887-ed6b-4383-ba5b-a3a8da20aae2', '5edad162-45a4-492b-ab1f-3afed3586bfa', 'Kasar', 'R***a S.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1792475161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0ac260af-9c92-442a-93cd-617c1510b390', '5edad162-45a4-492b-ab1f-3afed3586bfa', 'Halus', 'D***n P.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1792356361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8084a78c-6da5-4a2b-95a5-e179074f0e9e', '5edad162-45a4-492b-ab1f-3afed3586bfa', 'Halus', 'S***i A.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1791791161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6c1f37bf-9eaf-48c5-bbbc-dd9d0d89be94', '5edad162-45a4-492b-ab1f-3afed3586bfa', 'Biji utuh', 'C***t M.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1791449161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f9ac4610-e86b-44e8-87ba-abc065d0d0de', '655c1d4a-5fb7-4f90-b37f-626041177bbb', 'Halus', 'D***s A.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1795113961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('cd0707ec-f6a3-4a73-81be-f2ee53693612', '655c1d4a-5fb7-4f90-b37f-626041177bbb', 'Kasar', 'S***i A.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/kintamani.webp","/assets/contoh-1/kopi/kintamani-jeruk.webp"]', NULL, NULL, NULL, 1794717961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('cff5f22b-ce27-44d7-8998-f4ea48c0d44f', '655c1d4a-5fb7-4f90-b37f-626041177bbb', 'Biji utuh', 'N***i', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1794134761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8b345aaa-523a-46ee-bbd5-bdb8250eb5ce', '655c1d4a-5fb7-4f90-b37f-626041177bbb', 'Kasar', 'S***l S.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1793929561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('eb1ec1bc-2f58-4daf-8635-743e43f3d12f', '655c1d4a-5fb7-4f90-b37f-626041177bbb', 'Halus', 'D***i A.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1793425561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('091cce6a-7690-4d45-bf71-9e45e39a1533', '655c1d4a-5fb7-4f90-b37f-626041177bbb', 'Kasar', 'N*** P.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1793213161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f6de32ab-e4b2-420c-95ae-e3358740d1df', '655c1d4a-5fb7-4f90-b37f-626041177bbb', 'Kasar', 'M***a G.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1792604761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4cbf86b2-76e9-46d4-9cb4-8b86de5cccdc', '655c1d4a-5fb7-4f90-b37f-626041177bbb', 'Biji utuh', 'B***g H.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1792064761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8b852bc4-c7fc-438b-9f5e-221250a01ffc', '655c1d4a-5fb7-4f90-b37f-626041177bbb', 'Halus', 'A***i B.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1791783961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3a88a099-aa73-4b45-8cdf-8f2784039dfe', '655c1d4a-5fb7-4f90-b37f-626041177bbb', 'Kasar', 'D***n P.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1791362761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('757d3cf6-44b1-4747-a473-ef8d48bb916b', '655c1d4a-5fb7-4f90-b37f-626041177bbb', 'Halus', 'M***i', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1791312361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c87b8c7a-abf8-4ec3-9242-bc136ac0237e', '655c1d4a-5fb7-4f90-b37f-626041177bbb', 'Halus', 'W***n S.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/kintamani.webp","/assets/contoh-1/kopi/kintamani-jeruk.webp"]', NULL, NULL, NULL, 1790999161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('06a48fdc-4e16-49be-b2aa-181f1b628ef9', '3ed270e5-a1aa-4d03-8b98-f181b68c2c9d', '200 g, Halus', 'T***u I.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1795193161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e801c491-1c42-4c7b-963c-962f63f0615e', '3ed270e5-a1aa-4d03-8b98-f181b68c2c9d', '200 g, Kasar', 'M***a G.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1794761161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3b97da12-3d5c-49d4-a53e-c9564b7dabc1', '3ed270e5-a1aa-4d03-8b98-f181b68c2c9d', '200 g, Halus', 'J***o S.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1794491161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0c092aa6-ea49-4dc3-83a5-7f54a8118c38', '3ed270e5-a1aa-4d03-8b98-f181b68c2c9d', '200 g, Halus', 'A***f H.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/mandailing.webp","/assets/contoh-1/kopi/mandailing-cangkir.webp"]', NULL, NULL, NULL, 1794444361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('141006af-3f41-4cdd-8974-466316d43cea', '3ed270e5-a1aa-4d03-8b98-f181b68c2c9d', '200 g, Halus', 'N*** P.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1794203161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e3216623-b185-42d0-a0da-0ee9cdb8a05e', '3ed270e5-a1aa-4d03-8b98-f181b68c2c9d', '200 g, Halus', 'Y***s M.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1793616361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ab2a4064-3229-4ecd-a407-eba76a4d2df4', '3ed270e5-a1aa-4d03-8b98-f181b68c2c9d', '200 g, Halus', 'Y***a T.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1793058361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5fcf3674-a45c-4e69-8fba-901eb65302b6', '3ed270e5-a1aa-4d03-8b98-f181b68c2c9d', '200 g, Kasar', 'S***i W.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1792982761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c90d62a1-e371-46d8-b63e-c9100ff1ff14', '3ed270e5-a1aa-4d03-8b98-f181b68c2c9d', '500 g, Halus', 'B***i S.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1792633561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('65bde8a3-93b5-4f61-8161-10ca30ad0827', '3ed270e5-a1aa-4d03-8b98-f181b68c2c9d', '200 g, Biji utuh', 'S***l S.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/mandailing.webp","/assets/contoh-1/kopi/mandailing-cangkir.webp"]', NULL, NULL, NULL, 1792086361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bc4f559b-0c7a-49ad-843a-43c7dadbbf4f', '3ed270e5-a1aa-4d03-8b98-f181b68c2c9d', '200 g, Halus', 'E***o P.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1791657961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6dd23172-2b13-4ead-9fc6-8870617e570c', '3ed270e5-a1aa-4d03-8b98-f181b68c2c9d', '200 g, Sedang', 'S***i A.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1791535561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2a23b5d7-a418-4c87-a5fb-da737f784195', 'd26f1405-7060-46a0-8f89-79041d2771d2', 'Biji utuh', 'R***a S.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1795121161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0a22e57b-e954-42c3-a6d7-e55886ee2bf3', 'd26f1405-7060-46a0-8f89-79041d2771d2', 'Biji utuh', 'S***l S.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1794779161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9259e58c-d45c-4775-a8a5-9db8b68e7450', 'd26f1405-7060-46a0-8f89-79041d2771d2', 'Biji utuh', 'R***a M.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1794552361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9704fee1-3890-4381-845a-857355465ba6', 'd26f1405-7060-46a0-8f89-79041d2771d2', 'Biji utuh', 'N***i', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/solok.webp","/assets/contoh-1/kopi/solok-biji.webp"]', NULL, NULL, NULL, 1794095161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2d9d3e6b-0a14-4530-b745-0a2ced45238f', 'd26f1405-7060-46a0-8f89-79041d2771d2', 'Kasar', 'J***o S.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/solok.webp","/assets/contoh-1/kopi/solok-biji.webp"]', NULL, NULL, NULL, 1793706361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('01772ca7-c195-4b41-96d9-c94a2a5268ba', 'd26f1405-7060-46a0-8f89-79041d2771d2', 'Kasar', 'R***y R.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1793231161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('045dcdbd-20c7-4063-a6df-6a18930486e1', 'd26f1405-7060-46a0-8f89-79041d2771d2', 'Sedang', 'N***i K.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1792644361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('996903ea-86c2-4f6d-ac97-0e992d4ed0be', 'd26f1405-7060-46a0-8f89-79041d2771d2', 'Kasar', 'M***a G.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1792309561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d0be6b14-3c87-443e-a6d0-23a1120ae120', 'd26f1405-7060-46a0-8f89-79041d2771d2', 'Sedang', 'N*** P.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1791740761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fbf7975d-5d66-483d-ad8c-75ed0a5598e0', 'd26f1405-7060-46a0-8f89-79041d2771d2', 'Sedang', 'B***i S.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1791294361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('643b7ea7-e87c-4086-a6f4-eedc42e135f0', '9fbdbd93-5b0f-4133-b700-c495cca3b3ce', 'Halus', 'S***i W.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1794923161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9b5895de-c1e1-4b45-9d34-6cc42cdf6389', '9fbdbd93-5b0f-4133-b700-c495cca3b3ce', 'Biji utuh', 'M***a G.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1794717961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('27a46add-2d47-4f5e-bb87-9358ed7205f3', '9fbdbd93-5b0f-4133-b700-c495cca3b3ce', 'Kasar', 'Y***s M.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/arabika-toraja.webp","/assets/contoh-1/kopi/arabika-toraja-cangkir.webp"]', NULL, NULL, NULL, 1794451561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e9d6c975-9f93-429c-b23e-0a7f9d5d8265', '9fbdbd93-5b0f-4133-b700-c495cca3b3ce', 'Kasar', 'T***u I.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1793929561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('16ba7857-f767-4850-8d15-49d8cd343542', '9fbdbd93-5b0f-4133-b700-c495cca3b3ce', 'Biji utuh', 'N***i', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1793432761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('335d340c-c2d5-4ff3-92f7-518709f3452c', '9fbdbd93-5b0f-4133-b700-c495cca3b3ce', 'Halus', 'E***o P.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1793036761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2b4d2e31-941a-41ad-845f-891d2ba1fee1', '9fbdbd93-5b0f-4133-b700-c495cca3b3ce', 'Halus', 'N***i K.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1792899961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a524d9f8-d273-4b50-9b56-1b26abdaec5f', '9fbdbd93-5b0f-4133-b700-c495cca3b3ce', 'Halus', 'J***o S.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1792633561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9614b3fe-0f84-4ffc-a2b2-874779b4d896', '9fbdbd93-5b0f-4133-b700-c495cca3b3ce', 'Biji utuh', 'R***a M.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/arabika-toraja.webp","/assets/contoh-1/kopi/arabika-toraja-cangkir.webp"]', NULL, NULL, NULL, 1792431961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('22060dd5-17cf-40cf-9a5d-c1b82591636b', '9fbdbd93-5b0f-4133-b700-c495cca3b3ce', 'Sedang', 'A***f H.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1792017961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7213e1f2-a215-4450-844d-ea9924f58284', '9fbdbd93-5b0f-4133-b700-c495cca3b3ce', 'Kasar', 'R***y R.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1791445561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('95bc7b16-7a2f-4bce-a8d7-ee97827d2d58', '9fbdbd93-5b0f-4133-b700-c495cca3b3ce', 'Kasar', 'S***l S.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1790901961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('96d119df-06d5-4e2f-a0b8-6525c8db8afa', 'e2a5b945-0578-46b7-9384-aaa51fa78532', 'Sedang', 'M***i', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1795063561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e09621aa-ddce-4cc8-8a8e-e5f8f0152507', 'e2a5b945-0578-46b7-9384-aaa51fa78532', 'Biji utuh', 'E***o P.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/wamena.webp","/assets/contoh-1/kopi/wamena-bubuk.webp"]', NULL, NULL, NULL, 1794887161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0dfcee91-ad79-4cf4-b84e-45d1bc8e94b3', 'e2a5b945-0578-46b7-9384-aaa51fa78532', 'Biji utuh', 'N***i K.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/wamena.webp","/assets/contoh-1/kopi/wamena-bubuk.webp"]', NULL, NULL, NULL, 1794534361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f54003a2-37e7-438d-ac6e-f0178ea5ab0b', 'e2a5b945-0578-46b7-9384-aaa51fa78532', 'Biji utuh', 'L***i W.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1794314761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2b2ccd3b-759e-4823-82f7-a2357226490d', 'e2a5b945-0578-46b7-9384-aaa51fa78532', 'Sedang', 'S***i A.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1793846761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('98c9cedb-7afb-4c5b-866b-1bf904c7769a', 'e2a5b945-0578-46b7-9384-aaa51fa78532', 'Biji utuh', 'P***i M.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1793713561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a87236f4-3276-4224-b914-b7b0e6bcd8b3', 'e2a5b945-0578-46b7-9384-aaa51fa78532', 'Sedang', 'R***a S.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1793421961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e40dffc8-5b81-40d8-a164-c26580ac5396', 'e2a5b945-0578-46b7-9384-aaa51fa78532', 'Sedang', 'S***i W.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1793043961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f1686788-2144-45c9-9967-72eba594683e', 'e2a5b945-0578-46b7-9384-aaa51fa78532', 'Sedang', 'N*** P.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1792907161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d04e0669-18fe-4c21-8379-b991def01dd3', '97316f5a-5e22-4911-94b7-df811ce2e4ec', '200 g, Sedang, Kantong', 'F***i H.', 5, 'Ringan dan wangi, diminum dua cangkir pun tidak enek.', '["/assets/contoh-1/kopi/blend-embun.webp","/assets/contoh-1/kopi/blend-embun-seduh.webp"]', NULL, NULL, NULL, 1795185961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f0f671f1-6398-4649-ad49-87a6de4725fe', '97316f5a-5e22-4911-94b7-df811ce2e4ec', '200 g, Sedang, Kaleng', 'J***o S.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1794840361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9fd5f36d-7be6-469e-a37f-1151b50ef3e1', '97316f5a-5e22-4911-94b7-df811ce2e4ec', '200 g, Sedang, Kaleng', 'S***i A.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1794221161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a59fc8d0-cde2-4e92-99f6-5c219925d282', '97316f5a-5e22-4911-94b7-df811ce2e4ec', '200 g, Sedang, Kaleng', 'D***i A.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1793900761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('20d8868e-086f-4f20-a562-f11d678d69a7', '97316f5a-5e22-4911-94b7-df811ce2e4ec', '200 g, Sedang, Kaleng', 'A***s S.', 3, 'Gilingan kasarnya terlalu kasar untuk alat saya, jadi encer.', '[]', NULL, NULL, NULL, 1793436361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('587e5a46-4562-4f97-9bac-9111f92c5f16', '97316f5a-5e22-4911-94b7-df811ce2e4ec', '500 g, Biji utuh, Kantong', 'C***t M.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1793249161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('970aaf4b-6f05-4025-8a0d-3b5d0036146f', '97316f5a-5e22-4911-94b7-df811ce2e4ec', '200 g, Sedang, Kantong', 'N***i', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1793112361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('544b7b8a-ddd0-4106-9349-c304a22c6a05', '97316f5a-5e22-4911-94b7-df811ce2e4ec', '200 g, Biji utuh, Kaleng', 'H***a G.', 4, 'Asamnya sopan. Buat yang suka pahit tebal mungkin kurang nendang.', '[]', NULL, NULL, NULL, 1792845961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4828f5ea-fc9f-4ef5-838b-1e62a992b4d0', '97316f5a-5e22-4911-94b7-df811ce2e4ec', '200 g, Sedang, Kaleng', 'Y***s M.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1792791961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bc94d0ca-43dc-4688-a455-d61b9f882be4', '97316f5a-5e22-4911-94b7-df811ce2e4ec', '500 g, Biji utuh, Kantong', 'N*** P.', 5, 'Rasanya sama dari musim ke musim, itu yang saya cari.', '[]', NULL, NULL, NULL, 1792539961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6d9c0818-3376-4c67-bdbf-35d93bfe1f0d', '97316f5a-5e22-4911-94b7-df811ce2e4ec', '200 g, Biji utuh, Kantong', 'D***n P.', 5, 'Mesin tetes kantor jadi naik kelas. Rekan yang biasa menambah gula sekarang tidak.', '[]', NULL, NULL, NULL, 1791942361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f5be0d50-5938-48ee-9a6f-6bd9829e6b50', '97316f5a-5e22-4911-94b7-df811ce2e4ec', '200 g, Biji utuh, Kantong', 'M***a G.', 4, 'Enak dibuat dingin juga, tinggal pakai lebih banyak kopi.', '[]', NULL, NULL, NULL, 1791355561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0c091435-ad60-4bbe-af10-dc867cec2eb3', '11e63bfa-7520-4f6b-9656-4785524d3726', '250 g, Halus, Sedang', 'R***a M.', 5, 'Kalibrasi gilingan sekali, seminggu tidak berubah. Sangrainya rata.', '[]', NULL, NULL, NULL, 1794998761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0b39c722-522e-4fc1-a717-283b98c1e008', '11e63bfa-7520-4f6b-9656-4785524d3726', '1 kg, Biji utuh, Gelap', 'B***g H.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1794743161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('430e0cd2-5779-4915-8e40-2dedd0ab3da5', '11e63bfa-7520-4f6b-9656-4785524d3726', '500 g, Halus, Gelap', 'E***o P.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1794134761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1fae3165-cf96-469b-8d61-6c25c7ac8c54', '11e63bfa-7520-4f6b-9656-4785524d3726', '1 kg, Biji utuh, Sedang', 'D***i A.', 4, 'Di moka pot enak sekali, di saringan biasa saja. Memang bukan untuk itu.', '[]', NULL, NULL, NULL, 1793659561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('12edbffe-0f64-47f0-a6e0-3303d7134898', '11e63bfa-7520-4f6b-9656-4785524d3726', '1 kg, Biji utuh, Gelap', 'N***i', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1793321161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5d13733f-a9af-4642-af2f-699dad0efa9f', '11e63bfa-7520-4f6b-9656-4785524d3726', '250 g, Halus, Sedang', 'L***i W.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1792860361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('91785228-94df-49de-8e7c-44c4d6bafa47', '11e63bfa-7520-4f6b-9656-4785524d3726', '250 g, Biji utuh, Sedang', 'A***s S.', 3, 'Yang gelap terlalu pahit buat saya. Pilih yang sedang saja.', '[]', NULL, NULL, NULL, 1792478761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d1e0ac6b-f950-4c32-b1be-41836633662d', '11e63bfa-7520-4f6b-9656-4785524d3726', '250 g, Halus, Sedang', 'A***i B.', 5, 'Untuk kopi susu rumahan paling pas, cokelatnya keluar.', '[]', NULL, NULL, NULL, 1792133161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fa343c2d-a88c-46fe-96f8-3619e5280091', '11e63bfa-7520-4f6b-9656-4785524d3726', '500 g, Biji utuh, Gelap', 'T***u I.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1791690361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('cf99604c-fbb0-4d9c-8b9a-d116ab54e45a', '11e63bfa-7520-4f6b-9656-4785524d3726', '250 g, Biji utuh, Sedang', 'N*** P.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1791470761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f2565e40-87f0-4852-89b1-1f325c2816ad', '11e63bfa-7520-4f6b-9656-4785524d3726', '250 g, Halus, Gelap', 'S***l S.', 4, 'Diamkan seminggu dari tanggal sangrai, baru gasnya tenang.', '[]', NULL, NULL, NULL, 1791423961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('47333ecd-7925-44ca-8918-39d0ca9aed0e', '11e63bfa-7520-4f6b-9656-4785524d3726', '1 kg, Biji utuh, Sedang', 'S***i A.', 5, 'Kremanya tebal dan bertahan. Dicampur susu rasanya tidak hilang.', '["/assets/contoh-1/kopi/blend-senja.webp","/assets/contoh-1/kopi/blend-senja-espreso.webp"]', NULL, NULL, NULL, 1791290761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('099071d9-d68e-4107-9ba3-e3c41d5c6c1f', '11e63bfa-7520-4f6b-9656-4785524d3726', '500 g, Halus, Gelap', 'A***d F.', 5, 'Kedai saya ganti ke ini dua bulan lalu, komplain soal kopi masam berhenti.', '[]', NULL, NULL, NULL, 1791063961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f1576984-254f-4137-8cbe-bb3f5f93dac2', '11e63bfa-7520-4f6b-9656-4785524d3726', '1 kg, Biji utuh, Sedang', 'M***e S.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1790639161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8547c7ef-3c95-4868-ae8f-4e064f70c67e', '92ad6eef-e06a-43ce-94b2-c8619d49269c', '', 'N*** P.', 5, 'Bodinya tebal dan pahitnya bersih. Ampasnya turun cepat, tidak mengambang.', '["/assets/contoh-1/kopi/kopi-warung.webp","/assets/contoh-1/kopi/kopi-warung-gelas.webp"]', NULL, NULL, NULL, 1795070761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a7c1b98c-2aff-4411-b5bf-12eb49e53b84', '92ad6eef-e06a-43ce-94b2-c8619d49269c', '', 'M***a G.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1794609961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f4ed9d71-776e-444a-adf1-197ce7534573', '92ad6eef-e06a-43ce-94b2-c8619d49269c', '', 'C***t M.', 5, 'Bapak saya pensiunan kereta, katanya persis kopi stasiun zaman dulu.', '[]', NULL, NULL, NULL, 1794411961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('53b8b635-4382-4aa4-a2ed-d87313eb16d6', '92ad6eef-e06a-43ce-94b2-c8619d49269c', '', 'S***l S.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1793936761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3aef31ca-9d45-4691-a83c-3c7a7a0f2b03', '92ad6eef-e06a-43ce-94b2-c8619d49269c', '', 'A***d F.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1793522761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('181ca8c8-1ff4-43f4-953b-10304f63ca06', '92ad6eef-e06a-43ce-94b2-c8619d49269c', '', 'Y***a T.', 5, 'Dibuat es kopi susu gula aren tetap terasa kopinya. Anak-anak kos minta terus.', '[]', NULL, NULL, NULL, 1793324761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d12fb513-83e4-4e91-b029-a239bee41078', '92ad6eef-e06a-43ce-94b2-c8619d49269c', '', 'J***o S.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1793115961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3b6ef82d-1f96-4519-9d14-dedb6230bbae', '92ad6eef-e06a-43ce-94b2-c8619d49269c', '', 'B***g H.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1792770361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3e7cc4e2-1082-4ee3-a92c-86d548a4b97b', '92ad6eef-e06a-43ce-94b2-c8619d49269c', '', 'N***i', 5, 'Rasa kopi di rumah kakek dulu. Langsung habis satu bungkus dalam dua minggu.', '[]', NULL, NULL, NULL, 1792201561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0f3b4332-f732-4a91-b2e0-87b6021194a6', '92ad6eef-e06a-43ce-94b2-c8619d49269c', '', 'D***n P.', 3, 'Enak, tetapi menurut saya sangrainya terlalu gelap.', '[]', 'Terima kasih, Pak. Bila suka yang lebih terang, silakan coba arabika Solok kami.', NULL, NULL, 1791755161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('73b9443a-8214-4e62-8cd7-69df0c6c1d25', '92ad6eef-e06a-43ce-94b2-c8619d49269c', '', 'R***y R.', 5, 'Untuk warung saya paling laku. Gula sedikit saja sudah enak.', '[]', NULL, NULL, NULL, 1791236761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c81b9e31-aee7-4b71-a7de-281bb56c3ce4', '92ad6eef-e06a-43ce-94b2-c8619d49269c', '', 'A***s S.', 4, 'Harganya bersahabat dan tidak ada rasa jagung gosong.', '[]', NULL, NULL, NULL, 1790808361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('45942758-df1a-4a43-af84-77bec60a301a', '92ad6eef-e06a-43ce-94b2-c8619d49269c', '', 'F***i H.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1790329561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6d59b5f8-cc32-4e8e-bdb7-909e57919c10', '92ad6eef-e06a-43ce-94b2-c8619d49269c', '', 'A***f H.', 4, 'Kuat sekali, sore hari saya kurangi takarannya supaya bisa tidur.', '[]', NULL, NULL, NULL, 1789919161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8ff2561c-6795-4afa-9323-84ce79457923', '92ad6eef-e06a-43ce-94b2-c8619d49269c', '', 'Y***s M.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1789343161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e391329c-9ab6-4b72-95be-5acfdb5e3e15', '7c2a7dbd-8906-48d8-8c92-9cde9acf926a', 'Hijau Lumut', 'A***i B.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1794858361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('af4508e8-d099-421e-b9f6-e2ff75698d16', '7c2a7dbd-8906-48d8-8c92-9cde9acf926a', 'Hijau Lumut', 'S***i A.', 5, 'Cocok untuk angkringan kami, pelanggan suka nuansanya.', '[]', NULL, NULL, NULL, 1794728761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0e9b2e6c-d07f-4d3d-ae1c-32efc1349838', '7c2a7dbd-8906-48d8-8c92-9cde9acf926a', 'Biru Dongker', 'C***t M.', 5, 'Persis cangkir nenek saya. Ditaruh di api unggun aman.', '["/assets/contoh-1/kopi/enamel-biru.webp","/assets/contoh-1/kopi/enamel-kemah.webp"]', NULL, NULL, NULL, 1794314761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bda6243c-e8fd-4d50-9e5c-d7bd0889ea0d', '7c2a7dbd-8906-48d8-8c92-9cde9acf926a', 'Putih', 'B***i S.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1794005161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('263675e6-45dc-4a15-9cc6-ea8817c50041', '7c2a7dbd-8906-48d8-8c92-9cde9acf926a', 'Hijau Lumut', 'N***i K.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1793619961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('af88378e-0524-477f-8640-e66dfbe0e554', '7c2a7dbd-8906-48d8-8c92-9cde9acf926a', 'Hijau Lumut', 'F***i H.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1793022361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3ef1056a-00d6-4ce5-922d-daa6609d8277', '7c2a7dbd-8906-48d8-8c92-9cde9acf926a', 'Biru Dongker', 'D***i A.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1792543561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f357931b-0219-41e8-95a8-becdbf6f0b31', '7c2a7dbd-8906-48d8-8c92-9cde9acf926a', 'Biru Dongker', 'L***i W.', 5, 'Sudah tiga kali jatuh, baru gompal sedikit di bibir.', '[]', NULL, NULL, NULL, 1792028761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f7b8ad9e-6fc3-4c45-9684-b79cb3e01a06', '7c2a7dbd-8906-48d8-8c92-9cde9acf926a', 'Hijau Lumut', 'R***y R.', 4, 'Cepat panas di tangan, tunggu sebentar sebelum diminum.', '[]', NULL, NULL, NULL, 1791985561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('abe04781-8d06-4b5e-89d0-291332a5f75a', '7c2a7dbd-8906-48d8-8c92-9cde9acf926a', 'Putih', 'Y***s M.', 4, 'Lukisan luriknya rapi. Jangan digosok sabut kawat.', '[]', NULL, NULL, NULL, 1791715561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('dcfa43ce-4d2b-4228-b74c-b43f33eb008c', 'a22a6a66-4b04-4a9c-b47d-54dfd70fe551', 'Hijau', 'C***t M.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1795117561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1c5d4c41-bd4f-4235-a987-da040fa9795f', 'a22a6a66-4b04-4a9c-b47d-54dfd70fe551', 'Biru', 'E***o P.', 4, 'Tatakannya pas, tidak bergeser. Semoga ada satu set isi enam.', '[]', NULL, NULL, NULL, 1794851161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0ed74bdb-81ca-430a-9f47-b7972e48435c', 'a22a6a66-4b04-4a9c-b47d-54dfd70fe551', 'Gading', 'M***e S.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1794426361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5a6c21ad-042d-4a56-af7b-ef8408788060', 'a22a6a66-4b04-4a9c-b47d-54dfd70fe551', 'Gading', 'R***a M.', 5, 'Busa susunya gampang dibentuk, hati pertama saya akhirnya jadi.', '["/assets/contoh-1/kopi/cangkir-keramik-gading.webp","/assets/contoh-1/kopi/cangkir-keramik-susun.webp"]', NULL, NULL, NULL, 1793886361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5da0ed77-2ffe-42e3-af34-b48a50ad21a8', 'a22a6a66-4b04-4a9c-b47d-54dfd70fe551', 'Biru', 'A***d F.', 4, 'Bagus dan berat di tangan. Ada bintik glasir kecil, tapi justru terasa buatan tangan.', '[]', NULL, NULL, NULL, 1793598361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4b95f417-a764-4cea-a5e9-2beb492b71ea', 'a22a6a66-4b04-4a9c-b47d-54dfd70fe551', 'Hijau', 'N***i K.', 5, 'Dibungkus tiga lapis, sampai Ternate tidak ada yang gompal.', '[]', NULL, NULL, NULL, 1793252761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f8ea4e4a-3f7d-4333-abad-846588a72a6b', 'a22a6a66-4b04-4a9c-b47d-54dfd70fe551', 'Biru', 'R***y R.', 5, 'Warnanya cantik, persis foto. Dinding tebal jadi panasnya tahan lama.', '["/assets/contoh-1/kopi/cangkir-keramik-biru.webp","/assets/contoh-1/kopi/cangkir-keramik-susun.webp"]', NULL, NULL, NULL, 1793162761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4efcab65-73f9-46f3-9bf5-6f7edbabda18', 'a22a6a66-4b04-4a9c-b47d-54dfd70fe551', 'Biru', 'Y***a T.', 3, 'Ukurannya lebih kecil dari bayangan saya, tapi memang 220 ml.', '[]', NULL, NULL, NULL, 1792914361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('100c6dd6-597d-440b-9514-a4de05d9f03d', 'a22a6a66-4b04-4a9c-b47d-54dfd70fe551', 'Hijau', 'N*** P.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1792824361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('af76e399-851a-44c0-9d69-e65e372eab97', 'a22a6a66-4b04-4a9c-b47d-54dfd70fe551', 'Gading', 'B***g H.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1792781161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ef2758fc-3685-41d8-9885-493f9005312b', 'a995ab3e-2a52-4280-87e9-9c15d54d8b3a', '200 g', 'M***a G.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1795290361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('08f2e0a8-6b54-4e47-bba2-6f718e08ead2', 'a995ab3e-2a52-4280-87e9-9c15d54d8b3a', '80 g', 'S***i W.', 3, 'Rasanya menarik, tetapi bukan untuk diminum setiap hari.', '[]', NULL, NULL, NULL, 1795239961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('788bdad3-30e1-4882-ad10-74974d17ccb9', 'a995ab3e-2a52-4280-87e9-9c15d54d8b3a', '200 g', 'M***i', 5, 'Diseduh dingin semalam, dikasih jeruk nipis. Minuman buka puasa favorit.', '[]', NULL, NULL, NULL, 1795157161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8f1b8ebf-8b7c-47de-aa6b-580579f8a320', 'a995ab3e-2a52-4280-87e9-9c15d54d8b3a', '80 g', 'E***o P.', 4, 'Warnanya cantik di gelas kaca. Takarannya harus berani.', '[]', NULL, NULL, NULL, 1794671161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('423fa99a-1a88-4f8c-8553-f41b396c01c0', 'a995ab3e-2a52-4280-87e9-9c15d54d8b3a', '200 g', 'M***e S.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1794570361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e6d1398d-64f0-464a-b24e-fb5dca36fb19', 'a995ab3e-2a52-4280-87e9-9c15d54d8b3a', '200 g', 'H***a G.', 5, 'Baru tahu kulit kopi seenak ini. Manis kismis tanpa gula.', '["/assets/contoh-1/kopi/cascara.webp","/assets/contoh-1/kopi/cascara-seduh.webp"]', NULL, NULL, NULL, 1794339961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6c317ad3-d50d-435c-bb2d-434ee00c6b16', 'a995ab3e-2a52-4280-87e9-9c15d54d8b3a', '200 g', 'A***s S.', 4, 'Unik, seperti teh rosela tapi lebih lembut. Bersihkan ampasnya, agak besar-besar.', '[]', NULL, NULL, NULL, 1794098761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('22a476a2-c4e4-4794-aa34-26be5f0fe216', 'a995ab3e-2a52-4280-87e9-9c15d54d8b3a', '200 g', 'N*** P.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1793483161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('58b39e12-b69c-41e1-9de0-9fb326a1c6a1', 'a995ab3e-2a52-4280-87e9-9c15d54d8b3a', '200 g', 'D***i A.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793054761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5135afc5-067a-43a6-8a8f-ac83da14abcd', 'a995ab3e-2a52-4280-87e9-9c15d54d8b3a', '200 g', 'Y***s M.', 5, 'Saya yang berdebar kalau minum kopi, yang ini aman.', '[]', NULL, NULL, NULL, 1792917961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5199951d-1592-4525-a08d-77870f99fd8c', 'f0aa456d-f489-4295-9865-56ee9b984b4d', '', 'C***t M.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1795085161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('cba8eb9f-e38e-4322-a704-8667397c4e12', 'f0aa456d-f489-4295-9865-56ee9b984b4d', '', 'Y***a T.', 5, 'Stok wajib di laci kantor. Teman sebelah meja sekarang ikut pesan.', '[]', NULL, NULL, NULL, 1794829561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('26adf01b-ac32-4e39-a25c-3c79dfb6c5eb', 'f0aa456d-f489-4295-9865-56ee9b984b4d', '', 'T***u I.', 5, 'Kantungnya kuat, tidak robek walau airnya dituang agak kencang.', '[]', NULL, NULL, NULL, 1794606361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('87a9ef76-5bd2-4056-9d37-e611e81e7458', 'f0aa456d-f489-4295-9865-56ee9b984b4d', '', 'H***a G.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1794444361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d4bebe12-3099-4022-bc0f-e3aec9cde5d4', 'f0aa456d-f489-4295-9865-56ee9b984b4d', '', 'D***n P.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1794390361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('061761bb-bd02-4e0f-830e-0499cb178f56', 'f0aa456d-f489-4295-9865-56ee9b984b4d', '', 'R***a S.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1793846761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e8e94131-b09f-4840-835b-253b520c9940', 'f0aa456d-f489-4295-9865-56ee9b984b4d', '', 'W***n S.', 5, 'Buat suvenir pernikahan, tamu banyak yang tanya beli di mana.', '[]', NULL, NULL, NULL, 1793799961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2f04cb60-5491-4635-94c4-196d54d1974e', 'f0aa456d-f489-4295-9865-56ee9b984b4d', '', 'S***i W.', 5, 'Praktis dibawa dinas, tinggal air panas dari dispenser hotel. Rasanya jauh di atas kopi saset.', '["/assets/contoh-1/kopi/drip-jelajah.webp","/assets/contoh-1/kopi/drip-jelajah-kotak.webp"]', NULL, NULL, NULL, 1793551561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('482eddfb-5674-40c1-809c-9f25db4e35cd', 'f0aa456d-f489-4295-9865-56ee9b984b4d', '', 'R***a M.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1793216761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0b8ddff3-0f5f-47cb-a59d-d4367cb8c51d', 'f0aa456d-f489-4295-9865-56ee9b984b4d', '', 'D***s A.', 4, 'Rasa pas, harga masih masuk akal. Semoga ada pilihan tanpa kafein.', '[]', NULL, NULL, NULL, 1793065561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('baf529c6-f44f-45cb-963f-2f9133d43d70', 'f0aa456d-f489-4295-9865-56ee9b984b4d', '', 'D***i A.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1792431961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1fb51fad-687c-4bdd-86f5-965da9e393cc', 'f0aa456d-f489-4295-9865-56ee9b984b4d', '', 'S***l S.', 4, 'Enak dan wangi. Cukup untuk satu cangkir kecil, kalau gelas besar agak encer.', '[]', NULL, NULL, NULL, 1792183561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9d0ec5c2-9ad2-46b5-aec7-8f34cc51140f', 'f0aa456d-f489-4295-9865-56ee9b984b4d', '', 'A***i B.', 5, 'Dibawa naik Gunung Prau, ringan dan sampahnya sedikit. Sarapan jadi istimewa.', '["/assets/contoh-1/kopi/drip-jelajah.webp","/assets/contoh-1/kopi/drip-jelajah-kotak.webp"]', NULL, NULL, NULL, 1791726361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('260fbc5f-8a2f-466f-8ca7-ef58a65feddb', '73c55a30-8294-4ba9-b663-b6f114747d19', '', 'R***a S.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1795020361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6d7199ca-889d-4d3c-82aa-52fb4fb358cb', '73c55a30-8294-4ba9-b663-b6f114747d19', '', 'C***t M.', 5, 'Praktis dibawa dinas, tinggal air panas dari dispenser hotel. Rasanya jauh di atas kopi saset.', '["/assets/contoh-1/kopi/drip-bag.webp","/assets/contoh-1/kopi/drip-bag-seduh.webp"]', NULL, NULL, NULL, 1794649561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6d564766-9a62-4a0c-8ea7-93bb97ae9183', '73c55a30-8294-4ba9-b663-b6f114747d19', '', 'A***d F.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1794174361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f11e09d2-92e8-43cb-aa92-7da942e9e398', '73c55a30-8294-4ba9-b663-b6f114747d19', '', 'N***i K.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1793864761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('48e0b738-a8f4-415d-9467-29fcfa1ca06e', '73c55a30-8294-4ba9-b663-b6f114747d19', '', 'Y***a T.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1793353561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0a5eaff9-5d0a-4e85-8f89-6a16ea2d6329', '73c55a30-8294-4ba9-b663-b6f114747d19', '', 'M***i', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1792946761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6576d1df-3ca9-4308-a6ca-b435540bcd4c', '73c55a30-8294-4ba9-b663-b6f114747d19', '', 'N***i', 5, 'Kantungnya kuat, tidak robek walau airnya dituang agak kencang.', '[]', NULL, NULL, NULL, 1792395961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6c402853-6dc9-446d-876d-dc759408e46a', '73c55a30-8294-4ba9-b663-b6f114747d19', '', 'E***o P.', 4, 'Enak dan wangi. Cukup untuk satu cangkir kecil, kalau gelas besar agak encer.', '[]', NULL, NULL, NULL, 1792291561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4cea75b1-92f6-4acc-85da-613d815a71a7', '73c55a30-8294-4ba9-b663-b6f114747d19', '', 'B***g H.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1792039561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a5c504a2-ab1f-47fe-b00a-c93364880e6d', '73c55a30-8294-4ba9-b663-b6f114747d19', '', 'R***y R.', 4, 'Rasa pas, harga masih masuk akal. Semoga ada pilihan tanpa kafein.', '[]', NULL, NULL, NULL, 1791740761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f75b1f7f-3bc8-49f9-8379-a136ed3c82b6', '73c55a30-8294-4ba9-b663-b6f114747d19', '', 'M***e S.', 5, 'Stok wajib di laci kantor. Teman sebelah meja sekarang ikut pesan.', '[]', NULL, NULL, NULL, 1791110761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e4ac33ff-e5a5-40ea-9fff-fd87ee854974', '73c55a30-8294-4ba9-b663-b6f114747d19', '', 'F***i H.', 5, 'Buat suvenir pernikahan, tamu banyak yang tanya beli di mana.', '[]', NULL, NULL, NULL, 1790844361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c56068c9-5ee9-469f-8d51-2050bd30ce03', '73c55a30-8294-4ba9-b663-b6f114747d19', '', 'L***i W.', 5, 'Dibawa naik Gunung Prau, ringan dan sampahnya sedikit. Sarapan jadi istimewa.', '["/assets/contoh-1/kopi/drip-bag.webp","/assets/contoh-1/kopi/drip-bag-seduh.webp"]', NULL, NULL, NULL, 1790585161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7bb0995b-a725-4b54-ade2-7dc2ead2cf8c', 'e10bc45d-6f9c-4b9e-96b8-c9bffe28c4ae', 'Gayo', 'C***t M.', 5, 'Dibawa naik Gunung Prau, ringan dan sampahnya sedikit. Sarapan jadi istimewa.', '["/assets/contoh-1/kopi/drip-bag-satuan.webp","/assets/contoh-1/kopi/drip-bag-satuan-biji.webp"]', NULL, NULL, NULL, 1794872761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('00c5c1ef-8707-456a-8420-5beee46afd56', 'e10bc45d-6f9c-4b9e-96b8-c9bffe28c4ae', 'Gayo', 'N***i K.', 5, 'Stok wajib di laci kantor. Teman sebelah meja sekarang ikut pesan.', '[]', NULL, NULL, NULL, 1794721561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1d36f4db-2d8e-488e-ae53-893c4948e9c7', 'e10bc45d-6f9c-4b9e-96b8-c9bffe28c4ae', 'Toraja', 'T***u I.', 4, 'Rasa pas, harga masih masuk akal. Semoga ada pilihan tanpa kafein.', '[]', NULL, NULL, NULL, 1794559561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a2ba05c0-8708-4866-8fdf-60beee60304f', 'e10bc45d-6f9c-4b9e-96b8-c9bffe28c4ae', 'Toraja', 'R***y R.', 5, 'Kantungnya kuat, tidak robek walau airnya dituang agak kencang.', '[]', NULL, NULL, NULL, 1793918761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d41fd6ee-b0b9-43e4-8aaa-c81455f973da', 'e10bc45d-6f9c-4b9e-96b8-c9bffe28c4ae', 'Gayo', 'A***d F.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793771161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('50d9f8da-6aef-4fcf-bfe7-7e0f0451b9be', 'e10bc45d-6f9c-4b9e-96b8-c9bffe28c4ae', 'Gayo', 'F***i H.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1793331961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('246719b8-c6ee-4e27-a4d1-e0cedd99ada2', 'e10bc45d-6f9c-4b9e-96b8-c9bffe28c4ae', 'Toraja', 'N*** P.', 4, 'Enak dan wangi. Cukup untuk satu cangkir kecil, kalau gelas besar agak encer.', '[]', NULL, NULL, NULL, 1792907161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ddfccfee-9c3f-48e5-9f10-291137d12270', 'e10bc45d-6f9c-4b9e-96b8-c9bffe28c4ae', 'Toraja', 'H***a G.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1792604761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d7acea9b-6330-459e-a8d5-adb5a36d31b0', 'e10bc45d-6f9c-4b9e-96b8-c9bffe28c4ae', 'Gayo', 'R***a S.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1792374361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('90eb9b7d-8140-47f6-b8d2-5bafd9ccf6be', 'e10bc45d-6f9c-4b9e-96b8-c9bffe28c4ae', 'Gayo', 'S***i A.', 5, 'Praktis dibawa dinas, tinggal air panas dari dispenser hotel. Rasanya jauh di atas kopi saset.', '["/assets/contoh-1/kopi/drip-bag-satuan.webp","/assets/contoh-1/kopi/drip-bag-satuan-biji.webp"]', NULL, NULL, NULL, 1791978361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('41bedf94-4489-459a-a52c-6cd2ec74e507', 'e10bc45d-6f9c-4b9e-96b8-c9bffe28c4ae', 'Gayo', 'M***a G.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1791553561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('715614a5-3af8-4910-8d9e-1bbae3bb0e95', 'e10bc45d-6f9c-4b9e-96b8-c9bffe28c4ae', 'Gayo', 'D***i A.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1791135961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b700ad3c-d496-46bc-88b4-936412e59913', 'e10bc45d-6f9c-4b9e-96b8-c9bffe28c4ae', 'Toraja', 'A***i B.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1790995561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c5a06482-ae89-415e-a201-314349aa1b39', 'e10bc45d-6f9c-4b9e-96b8-c9bffe28c4ae', 'Gayo', 'S***l S.', 5, 'Buat suvenir pernikahan, tamu banyak yang tanya beli di mana.', '[]', NULL, NULL, NULL, 1790930761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('82ebcca9-4ec7-425b-9cb3-3f007b54ad84', 'e10bc45d-6f9c-4b9e-96b8-c9bffe28c4ae', 'Toraja', 'N***i', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1790455561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e9d4312b-61ce-4ad2-a7e2-a3254697479e', '807ebcaf-9b3b-40b3-8819-e41296b02c5e', 'Hijau Sage', 'D***i A.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1794933961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e0fe239b-21b3-47c3-aec7-bffa206e8e7f', '807ebcaf-9b3b-40b3-8819-e41296b02c5e', 'Hijau Sage', 'A***i B.', 5, 'Dibungkus tiga lapis, tidak ada yang retak. Video buka paket jadi tidak terpakai.', '[]', NULL, NULL, NULL, 1794887161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b322eff9-e858-443d-a440-5bca98fa0983', '807ebcaf-9b3b-40b3-8819-e41296b02c5e', 'Hijau Sage', 'C***t M.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1794458761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2f290efd-7e44-4444-8e51-83da963c43ee', '807ebcaf-9b3b-40b3-8819-e41296b02c5e', 'Terakota', 'F***i H.', 4, 'Bagus dan pas dengan saringan saya. Bilas air panas dulu supaya tidak menyerap suhu.', '[]', NULL, NULL, NULL, 1793843161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d4ef4958-cea4-4fa1-b68a-8000bcab296c', '807ebcaf-9b3b-40b3-8819-e41296b02c5e', 'Terakota', 'H***a G.', 3, 'Fungsinya bagus, tapi ukurannya lebih kecil dari dugaan. Cek ukuran di keterangan.', '[]', NULL, NULL, NULL, 1793612761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('37d3233c-2989-4b42-845d-00566d46a678', '807ebcaf-9b3b-40b3-8819-e41296b02c5e', 'Putih', 'Y***s M.', 5, 'Aliran airnya mudah dikendalikan, cocok buat pemula seperti saya.', '[]', NULL, NULL, NULL, 1793159161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4f5ceb43-88d0-4687-9f35-ae13ea280885', '807ebcaf-9b3b-40b3-8819-e41296b02c5e', 'Hijau Sage', 'A***f H.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1792633561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2d0bb1e1-6c95-4696-999b-cdc601a97881', '807ebcaf-9b3b-40b3-8819-e41296b02c5e', 'Hijau Sage', 'A***s S.', 4, 'Tampilannya cantik di meja, sering difoto tamu.', '[]', NULL, NULL, NULL, 1792410361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('50a6334d-b480-4dde-bd3e-2943496acf3c', '807ebcaf-9b3b-40b3-8819-e41296b02c5e', 'Hijau Sage', 'N*** P.', 5, 'Hasil seduhan jadi lebih konsisten dibanding alat plastik saya yang lama.', '["/assets/contoh-1/kopi/dripper-keramik-sage.webp","/assets/contoh-1/kopi/dripper-keramik-seduh.webp"]', NULL, NULL, NULL, 1791999961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('35d8e8e1-31d7-49d7-86ef-89e07a2c5af2', '807ebcaf-9b3b-40b3-8819-e41296b02c5e', 'Hijau Sage', 'L***i W.', 5, 'Hadiah untuk istri yang baru belajar menyeduh, langsung dipakai sore itu juga.', '["/assets/contoh-1/kopi/dripper-keramik-sage.webp","/assets/contoh-1/kopi/dripper-keramik-seduh.webp"]', NULL, NULL, NULL, 1791427561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8f676f4f-fa76-4877-95ea-1937c15545e7', 'a90f1b69-1774-48fa-8435-56a51052b008', '350 ml', 'C***t M.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1794959161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('25d13924-90bb-4485-8182-1ba10ccf3ff6', 'a90f1b69-1774-48fa-8435-56a51052b008', '600 ml', 'Y***s M.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1794509161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2d328290-3037-4e0a-9dc2-85fb3a5f0dc1', 'a90f1b69-1774-48fa-8435-56a51052b008', '1 liter', 'D***n P.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793987161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d365d7d7-3d0e-491b-bf4f-9a96778b2fb8', 'a90f1b69-1774-48fa-8435-56a51052b008', '350 ml', 'N***i', 5, 'Kaca cadangannya memang dijual, jadi tenang kalau pecah.', '[]', NULL, NULL, NULL, 1793907961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('39de1e7a-c1eb-44ce-b4e8-3e10332a6ed4', 'a90f1b69-1774-48fa-8435-56a51052b008', '1 liter', 'M***i', 4, 'Gampang dipakai. Mencuci saringannya perlu dibongkar, tiga bagian.', '[]', NULL, NULL, NULL, 1793753161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('08980431-350f-4bfb-adfd-c85b55d78b83', 'a90f1b69-1774-48fa-8435-56a51052b008', '600 ml', 'N***i K.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1793141161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('cc5bfcfd-308f-4b9f-8730-0278a5da35e1', 'a90f1b69-1774-48fa-8435-56a51052b008', '600 ml', 'P***i M.', 5, 'Saya pakai juga untuk teh dan untuk membusakan susu.', '[]', NULL, NULL, NULL, 1792529161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7eaf7916-cafc-4127-ac68-87482c0b1060', 'a90f1b69-1774-48fa-8435-56a51052b008', '1 liter', 'A***s S.', 5, 'Lumpurnya jauh lebih sedikit daripada alat tekan saya yang lama.', '["/assets/contoh-1/kopi/french-press.webp","/assets/contoh-1/kopi/french-press-meja.webp"]', NULL, NULL, NULL, 1792046761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f031be35-d1af-4322-9389-ac9865c271ae', 'a90f1b69-1774-48fa-8435-56a51052b008', '350 ml', 'E***o P.', 4, 'Rangkanya kokoh. Tuang segera, kalau didiamkan jadi pahit.', '[]', NULL, NULL, NULL, 1791805561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('93d6ca7a-a58b-4418-9bfa-26da48cda91b', 'a90f1b69-1774-48fa-8435-56a51052b008', '600 ml', 'R***a M.', 3, 'Bagus, tetapi isi nyatanya sedikit di bawah angka kalau tidak mau luber.', '[]', NULL, NULL, NULL, 1791625561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fc459341-2caf-473b-afbf-3c58c879ed29', 'a90f1b69-1774-48fa-8435-56a51052b008', '1 liter', 'A***i B.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1791427561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('61ca05ea-2567-42ba-a8dd-58b7a81c8a3c', 'a1112909-a782-4f9f-9a6c-cac585eaf1ee', '', 'A***f H.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1795121161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b1283ea5-dd4e-4e1e-b5ed-edffe4dd4ea3', 'a1112909-a782-4f9f-9a6c-cac585eaf1ee', '', 'A***d F.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1795005961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a6cde538-87a4-44c1-bfab-6c2622240033', 'a1112909-a782-4f9f-9a6c-cac585eaf1ee', '', 'R***a M.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1794674761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fcda9dcb-c190-41bb-8ab5-f5004ee3e856', 'a1112909-a782-4f9f-9a6c-cac585eaf1ee', '', 'M***i', 5, 'Ringan sekali. Tamu selalu bertanya beli di mana.', '[]', NULL, NULL, NULL, 1794411961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b8d6e0f1-8310-437a-8b7f-fdd10b87fac6', 'a1112909-a782-4f9f-9a6c-cac585eaf1ee', '', 'N***i', 5, 'Kopinya benar-benar seperti melayang, dan luarnya tidak panas.', '["/assets/contoh-1/kopi/gelas-ganda.webp","/assets/contoh-1/kopi/gelas-ganda-teh.webp"]', NULL, NULL, NULL, 1794285961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1260ccff-7f7d-4067-aac3-a9d7366544d7', 'a1112909-a782-4f9f-9a6c-cac585eaf1ee', '', 'T***u I.', 4, 'Cantik tetapi tipis, saya cuci sendiri, tidak dititip ke anak.', '[]', NULL, NULL, NULL, 1793745961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1ccd893b-18b1-4ef7-b394-deee651818e4', 'a1112909-a782-4f9f-9a6c-cac585eaf1ee', '', 'N***i K.', 5, 'Untuk teh melati juga bagus, warnanya kelihatan.', '[]', NULL, NULL, NULL, 1793270761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4160a95b-cfc2-4b5f-9b90-75b72dfb3ce2', 'a1112909-a782-4f9f-9a6c-cac585eaf1ee', '', 'D***i A.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1792662361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e0974521-f799-4cd2-95a0-19d0d481ced5', 'a1112909-a782-4f9f-9a6c-cac585eaf1ee', '', 'P***i M.', 3, 'Satu gelas ada gelembung agak besar. Katanya memang ciri tiup tangan.', '[]', NULL, NULL, NULL, 1792539961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9ed41ff4-8535-4d89-aa00-0710323796b2', 'fe7462aa-eb64-42dc-914e-fcb9240a2a2d', '', 'R***a S.', 5, 'Kotaknya kokoh dan sekarang dipakai menyimpan teh di dapur.', '[]', NULL, NULL, NULL, 1795002361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('02bbf64e-7edd-43ce-a212-f33978941124', 'fe7462aa-eb64-42dc-914e-fcb9240a2a2d', '', 'A***f H.', 4, 'Isinya pas dan tidak berlebihan. Semoga ada pilihan pita lain.', '[]', NULL, NULL, NULL, 1794696361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a404ab79-91c7-464c-89c3-aa3721dbc863', 'fe7462aa-eb64-42dc-914e-fcb9240a2a2d', '', 'R***a M.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1794278761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7c0fb250-25e6-435f-99cd-136393e39cf2', 'fe7462aa-eb64-42dc-914e-fcb9240a2a2d', '', 'A***i B.', 5, 'Sampai tepat di hari yang saya minta.', '["/assets/contoh-1/kopi/hampers-hujan.webp","/assets/contoh-1/kopi/hampers-hujan-isi.webp"]', NULL, NULL, NULL, 1794231961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('cf962da1-adf5-4985-98ba-2d969faf49fc', 'fe7462aa-eb64-42dc-914e-fcb9240a2a2d', '', 'C***t M.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1793785561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3bf9f6a0-13d8-466e-be36-72eedf898f84', 'fe7462aa-eb64-42dc-914e-fcb9240a2a2d', '', 'F***i H.', 3, 'Bagus, tetapi sudut kotaknya sedikit penyok.', '[]', 'Mohon maaf, Kak. Kotak pengganti kami kirim hari itu juga; sekarang pelindung sudutnya kami tebalkan.', NULL, NULL, 1793630761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('76fa80e0-a55d-43f7-b668-8da7c70b58ba', 'fe7462aa-eb64-42dc-914e-fcb9240a2a2d', '', 'N*** P.', 5, 'Dikirim langsung ke alamat klien, kartunya ditulis tangan. Beliau sampai menelepon.', '["/assets/contoh-1/kopi/hampers-hujan.webp","/assets/contoh-1/kopi/hampers-hujan-isi.webp"]', NULL, NULL, NULL, 1793033161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('855c8bc4-e9bc-420c-9d71-5b3bf94aa463', 'fe7462aa-eb64-42dc-914e-fcb9240a2a2d', '', 'T***u I.', 5, 'Untuk ulang tahun atasan yang suka kopi. Tidak malu memberikannya.', '[]', NULL, NULL, NULL, 1792435561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4826b1ed-db9f-4289-b449-c0d152235d2b', 'cdceed7f-01de-4ff8-b4e0-99f6a1364197', 'Biji utuh, Merah', 'R***a M.', 5, 'Sampai tepat di hari yang saya minta.', '["/assets/contoh-1/kopi/hampers-pulau.webp","/assets/contoh-1/kopi/hampers-pulau-kotak.webp"]', NULL, NULL, NULL, 1794847561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('86f14944-54e0-4d18-a0b7-d3ef60add4f4', 'cdceed7f-01de-4ff8-b4e0-99f6a1364197', 'Sedang, Hijau', 'B***g H.', 4, 'Isinya pas dan tidak berlebihan. Semoga ada pilihan pita lain.', '[]', NULL, NULL, NULL, 1794581161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('dbc4192e-70a5-4e7e-b48b-d10b50de45db', 'cdceed7f-01de-4ff8-b4e0-99f6a1364197', 'Biji utuh, Merah', 'N***i K.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1794451561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d735825a-5360-4047-ad9d-dbe4b93b9fc4', 'cdceed7f-01de-4ff8-b4e0-99f6a1364197', 'Biji utuh, Merah', 'A***i B.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1794397561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('19e036e3-7e89-4a14-8700-1db7209e5c3e', 'cdceed7f-01de-4ff8-b4e0-99f6a1364197', 'Sedang, Merah', 'Y***a T.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1793969161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('094ef158-1778-4021-9352-6f09611a50c6', 'cdceed7f-01de-4ff8-b4e0-99f6a1364197', 'Sedang, Hijau', 'Y***s M.', 5, 'Kotaknya kokoh dan sekarang dipakai menyimpan teh di dapur.', '[]', NULL, NULL, NULL, 1793843161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('84ddd762-ce7b-4eec-b642-879c48114042', 'cdceed7f-01de-4ff8-b4e0-99f6a1364197', 'Biji utuh, Hijau', 'M***e S.', 5, 'Untuk ulang tahun atasan yang suka kopi. Tidak malu memberikannya.', '[]', NULL, NULL, NULL, 1793634361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c5d6b100-fcb0-48f9-a14a-ff24ac7ef984', 'cdceed7f-01de-4ff8-b4e0-99f6a1364197', 'Biji utuh, Merah', 'N*** P.', 3, 'Bagus, tetapi sudut kotaknya sedikit penyok.', '[]', 'Mohon maaf, Kak. Kotak pengganti kami kirim hari itu juga; sekarang pelindung sudutnya kami tebalkan.', NULL, NULL, 1793259961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('cbfcabba-ccba-47ed-a227-eebb266b1cf2', 'cdceed7f-01de-4ff8-b4e0-99f6a1364197', 'Sedang, Hijau', 'W***n S.', 5, 'Dikirim langsung ke alamat klien, kartunya ditulis tangan. Beliau sampai menelepon.', '["/assets/contoh-1/kopi/hampers-pulau.webp","/assets/contoh-1/kopi/hampers-pulau-kotak.webp"]', NULL, NULL, NULL, 1793097961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8cb8081f-f635-4077-8407-adf001cc985d', '77423896-3705-4e55-b715-e02e1b8eb5fc', 'Pagi', 'R***y R.', 5, 'Yang malam rasanya tetap penuh, cocok setelah makan malam.', '[]', NULL, NULL, NULL, 1795153561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ff8de593-aada-43a8-889e-131a94d8d001', '77423896-3705-4e55-b715-e02e1b8eb5fc', 'Senja', 'R***a M.', 5, 'Masuk mesin saya tanpa macet, kremanya lebih tebal dari kapsul impor.', '["/assets/contoh-1/kopi/kapsul-senja.webp","/assets/contoh-1/kopi/kapsul-dekat.webp"]', NULL, NULL, NULL, 1794653161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0ebefea3-b882-4a68-ad1a-bdc75d33b8cd', '77423896-3705-4e55-b715-e02e1b8eb5fc', 'Pagi', 'S***i W.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1794501961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('754283ec-29ca-42aa-b9e1-481e1f595587', '77423896-3705-4e55-b715-e02e1b8eb5fc', 'Pagi', 'M***i', 5, 'Akhirnya ada kapsul dari kopi sendiri. Segar, ada tanggal sangrainya.', '[]', NULL, NULL, NULL, 1794365161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fe0352c7-1726-4f3c-a037-1681a4314cc0', '77423896-3705-4e55-b715-e02e1b8eb5fc', 'Senja', 'T***u I.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1794188761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1a4c43d1-c6e9-42ca-a84e-907850d5ef4f', '77423896-3705-4e55-b715-e02e1b8eb5fc', 'Malam', 'N*** P.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1793990761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8da31a56-7138-44cf-86bb-96c40ec9af40', '77423896-3705-4e55-b715-e02e1b8eb5fc', 'Senja', 'N***i K.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1793526361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('39a0a182-87e4-41b6-8307-05829bda0e3a', '77423896-3705-4e55-b715-e02e1b8eb5fc', 'Malam', 'S***l S.', 3, 'Satu dari sepuluh kapsul bocor di pinggir, sisanya baik.', '[]', 'Mohon maaf, Kak. Kapsul pengganti kami ikutkan di pesanan berikutnya.', NULL, NULL, 1793339161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('843836af-f9d0-4d3c-a062-185230a51e11', '77423896-3705-4e55-b715-e02e1b8eb5fc', 'Malam', 'D***n P.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1792716361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('995a98fe-e149-4d33-9d32-789933618991', '77423896-3705-4e55-b715-e02e1b8eb5fc', 'Malam', 'A***f H.', 4, 'Ukur dulu kapsul lama. Punya saya pas, punya kakak tidak muat.', '[]', NULL, NULL, NULL, 1792147561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7063fcd3-3bac-440f-8693-8b595c89ae42', '77423896-3705-4e55-b715-e02e1b8eb5fc', 'Senja', 'Y***a T.', 4, 'Enak untuk lungo. Semoga ada isi lebih banyak supaya hemat.', '[]', NULL, NULL, NULL, 1791751561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('80d91d06-a83a-4d97-bdd6-b3d823d4c427', 'dd765008-1339-440b-b4ec-7b8779975e2b', 'Rp 250.000', 'A***i B.', 5, 'Lupa ulang tahun teman, lima menit kemudian kodenya sudah saya kirim lewat WhatsApp.', '[]', NULL, NULL, NULL, 1794883561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('57f0fa2e-ff24-43d8-8a61-a9ce4bfc9a63', 'dd765008-1339-440b-b4ec-7b8779975e2b', 'Rp 100.000', 'S***i A.', 4, 'Sisa saldonya masih bisa dipakai lain waktu, ini yang saya suka.', '[]', NULL, NULL, NULL, 1794552361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d74eba0c-48d2-4a7e-a378-1e5d93faaeb6', 'dd765008-1339-440b-b4ec-7b8779975e2b', 'Rp 500.000', 'N***i', 4, 'Kodenya langsung tampil dan mudah dipakai. Tampilannya bisa lebih manis lagi.', '[]', NULL, NULL, NULL, 1794462361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c7621420-9bfa-4b74-b486-87459b38bdd5', 'dd765008-1339-440b-b4ec-7b8779975e2b', 'Rp 500.000', 'M***i', 5, 'Untuk hadiah lomba kantor, tinggal cetak.', '[]', NULL, NULL, NULL, 1794260761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4e94c875-574d-4ae8-af85-e9bf8a1ffc6c', 'dd765008-1339-440b-b4ec-7b8779975e2b', 'Rp 500.000', 'H***a G.', 5, 'Penerimanya bisa memilih sendiri, tidak takut salah selera.', '[]', NULL, NULL, NULL, 1794163561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0080f56b-ca2f-41ca-a51b-2123d5315836', 'fa2da40c-f7bd-46f7-8ec4-e8eefacc2dac', '', 'S***i W.', 5, 'Akhirnya tahu kenapa seduhan saya pahit terus. Ternyata airnya terlalu panas.', '[]', NULL, NULL, NULL, 1794966361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('328c2b31-97c8-4b57-8481-be2b93ff3a54', 'fa2da40c-f7bd-46f7-8ec4-e8eefacc2dac', '', 'J***o S.', 5, 'Tautan unduhnya langsung muncul setelah bayar. Bahasanya santai dan mudah diikuti.', '[]', NULL, NULL, NULL, 1794375961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ee2ab185-a569-42e9-9ab7-4d48818dea46', 'fa2da40c-f7bd-46f7-8ec4-e8eefacc2dac', '', 'D***s A.', 5, 'Bab kopi dingin paling sering saya buka. Sepadan dengan harganya.', '[]', NULL, NULL, NULL, 1793911561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bf905b7d-7b64-473d-8a44-1ba96d24b557', 'fa2da40c-f7bd-46f7-8ec4-e8eefacc2dac', '', 'Y***a T.', 4, 'Enak dibaca di ponsel. Gambar langkahnya jelas.', '[]', NULL, NULL, NULL, 1793670361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c6dfc8e7-77da-48c4-b476-6095209127eb', 'fa2da40c-f7bd-46f7-8ec4-e8eefacc2dac', '', 'A***f H.', 4, 'Isinya padat. Akan lebih lengkap kalau ada video pendek untuk tiap teknik.', '[]', NULL, NULL, NULL, 1793231161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a3f92575-ddb9-45d4-b969-7dc936f996b9', 'fa2da40c-f7bd-46f7-8ec4-e8eefacc2dac', '', 'B***g H.', 3, 'Cocok untuk pemula, tapi kalau sudah lama menyeduh sebagian besar sudah tahu.', '[]', NULL, NULL, NULL, 1792914361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('dbfea997-4e7c-49bc-84fd-1c4fd3000753', 'fa2da40c-f7bd-46f7-8ec4-e8eefacc2dac', '', 'L***i W.', 5, 'Saya cetak dan tempel di dapur. Resep moka-nya jadi andalan keluarga.', '[]', NULL, NULL, NULL, 1792417561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6f45b8de-153a-4505-b0cf-2864935b2708', 'fa2da40c-f7bd-46f7-8ec4-e8eefacc2dac', '', 'M***e S.', 5, 'Resepnya pakai takaran sendok juga, jadi tidak harus punya timbangan. Langsung bisa dipraktikkan.', '[]', NULL, NULL, NULL, 1792021561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('25394b64-d1d6-4413-87f4-bc0eb8401924', 'b66ea50e-5c98-4aba-92b2-bcf78a3c6671', '', 'F***i H.', 4, 'Gambarnya jernih. Kadang perlu diputar ulang karena tangannya cepat.', '[]', NULL, NULL, NULL, 1794966361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2138109f-4b85-420f-9eb6-7df892091e74', 'b66ea50e-5c98-4aba-92b2-bcf78a3c6671', '', 'Y***s M.', 3, 'Bagus, tetapi butuh susu banyak untuk latihan. Siapkan dompet.', '[]', NULL, NULL, NULL, 1794541561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('cc6fdb63-3374-4055-a122-f2a400766a42', 'b66ea50e-5c98-4aba-92b2-bcf78a3c6671', '', 'J***o S.', 5, 'Bisa ditonton kapan saja, saya belajar setelah anak tidur.', '[]', NULL, NULL, NULL, 1794314761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('82057882-46db-4f24-9e9c-0aa4117cd88a', 'b66ea50e-5c98-4aba-92b2-bcf78a3c6671', '', 'N***i', 5, 'Suka bagian memanaskan susu tanpa mesin, cukup alat yang ada di rumah.', '[]', NULL, NULL, NULL, 1793864761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('711874cc-29b4-49ba-863e-e42174f27ac4', 'b66ea50e-5c98-4aba-92b2-bcf78a3c6671', '', 'T***u I.', 4, 'Pelajaran tulipnya paling berguna. Semoga ada tingkat lanjutan.', '[]', NULL, NULL, NULL, 1793673961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('03b83bd2-811c-44f3-a3a8-46459b83a92a', 'b66ea50e-5c98-4aba-92b2-bcf78a3c6671', '', 'H***a G.', 5, 'Mbak Ratri menjelaskan pelan-pelan. Minggu ketiga hati saya sudah simetris.', '[]', NULL, NULL, NULL, 1793573161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d3b1f8d4-6cbd-45d8-954d-936545642a3a', 'fe5fd26c-d414-418e-84c0-25aebc317795', 'Cokelat, 01', 'S***l S.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1795041961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b16bd78d-d53d-4917-b16e-cde28abec589', 'fe5fd26c-d414-418e-84c0-25aebc317795', 'Putih, 02', 'P***i M.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1794505561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('57bbbf59-7120-443e-a4c5-203391435470', 'fe5fd26c-d414-418e-84c0-25aebc317795', 'Putih, 02', 'E***o P.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1794372361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6bc9071f-cf44-415d-b402-c5cc89da5f4a', 'fe5fd26c-d414-418e-84c0-25aebc317795', 'Cokelat, 02', 'A***f H.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1794213961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3baf854d-4500-45d5-9bb3-25edc94f8823', 'fe5fd26c-d414-418e-84c0-25aebc317795', 'Cokelat, 01', 'S***i A.', 3, 'Ada beberapa lembar yang lipatannya tidak simetris, tetap bisa dipakai.', '[]', NULL, NULL, NULL, 1793861161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4f270d2e-9cb9-462b-9fcb-3a8e9d0757ac', 'fe5fd26c-d414-418e-84c0-25aebc317795', 'Putih, 02', 'J***o S.', 5, 'Tidak ada rasa kertas setelah dibilas sekali. Jahitannya tidak pernah jebol.', '[]', NULL, NULL, NULL, 1793537161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b2069cb3-7865-48c7-bfb6-e4a6d75bc86b', 'fe5fd26c-d414-418e-84c0-25aebc317795', 'Putih, 01', 'C***t M.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1792968361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('588296b0-9b58-4fb9-9ef8-a53ec98c32ac', 'fe5fd26c-d414-418e-84c0-25aebc317795', 'Putih, 01', 'N***i', 4, 'Pas untuk alat saya. Jangan sampai salah nomor.', '[]', NULL, NULL, NULL, 1792597561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e14c845a-5102-46a9-a86a-251f3ed05cd6', 'fe5fd26c-d414-418e-84c0-25aebc317795', 'Cokelat, 02', 'R***a S.', 4, 'Bagus. Yang cokelat perlu dibilas lebih lama.', '[]', NULL, NULL, NULL, 1791960361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1abd530a-69da-499b-aa31-d3f9472779fe', 'fe5fd26c-d414-418e-84c0-25aebc317795', 'Cokelat, 01', 'B***i S.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1791470761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0233ef64-011c-46f9-8e4f-70e617526733', 'fe5fd26c-d414-418e-84c0-25aebc317795', 'Cokelat, 02', 'M***a G.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1791398761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('87fb8f45-313b-4ce1-8d86-5d01322166af', 'fe5fd26c-d414-418e-84c0-25aebc317795', 'Cokelat, 02', 'H***a G.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1790876761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0d107b0e-03d7-46ad-94e1-ec0d7f5b478e', 'fe5fd26c-d414-418e-84c0-25aebc317795', 'Putih, 02', 'T***u I.', 5, 'Kedai kami habis sepuluh bungkus sebulan, mutunya tetap.', '[]', NULL, NULL, NULL, 1790826361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('76deea0a-f9e9-4a8a-bb42-b2014f034ede', 'fe5fd26c-d414-418e-84c0-25aebc317795', 'Putih, 02', 'L***i W.', 5, 'Saya hitung isinya, seratus lembar lebih satu. Lumayan.', '["/assets/contoh-1/kopi/kertas-saring-putih.webp","/assets/contoh-1/kopi/kertas-saring-cokelat.webp"]', NULL, NULL, NULL, 1790552761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('50c5782a-c040-4666-994d-4867e0273667', 'fe5fd26c-d414-418e-84c0-25aebc317795', 'Putih, 01', 'Y***a T.', 5, 'Airnya turun cepat, dua cangkir memang tiga menit.', '[]', NULL, NULL, NULL, 1790117161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4bf535b0-7084-48af-8c57-d3802e348f4d', '47f9a764-e7ae-42c8-9c49-ac28f985b8c2', 'Hitam', 'E***o P.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1795153561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2d6689aa-4a0f-4382-8eef-d545eb9e22dd', '47f9a764-e7ae-42c8-9c49-ac28f985b8c2', 'Perak', 'T***u I.', 5, 'Sampai tanpa penyok, ada kartu garansinya.', '[]', NULL, NULL, NULL, 1794804361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c8beeda8-bc3b-4701-b5c9-c47a5e5037ab', '47f9a764-e7ae-42c8-9c49-ac28f985b8c2', 'Hitam', 'N***i K.', 4, 'Bagus. Bagian bawah cepat kena bekas air, rajin-rajin dilap.', '[]', NULL, NULL, NULL, 1794591961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b4a6a699-41cd-4e0d-abdd-1b1a0c670dbe', '47f9a764-e7ae-42c8-9c49-ac28f985b8c2', 'Hitam', 'D***s A.', 4, 'Kapasitasnya cukup untuk tiga cangkir. Untuk tamu banyak harus dua kali.', '[]', NULL, NULL, NULL, 1794055561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('29b82d4b-8890-4549-8adb-7735d1245968', '47f9a764-e7ae-42c8-9c49-ac28f985b8c2', 'Perak', 'F***i H.', 5, 'Sejak pakai ini seduhan saya tidak lagi belang rasanya.', '[]', NULL, NULL, NULL, 1793450761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5ef297e2-8493-408d-92f2-8028f4db2d58', '47f9a764-e7ae-42c8-9c49-ac28f985b8c2', 'Hitam', 'P***i M.', 3, 'Tutupnya agak longgar kalau dimiringkan penuh.', '[]', 'Terima kasih masukannya, Kak. Tutup pengganti yang lebih rapat dapat diminta lewat WhatsApp kami.', NULL, NULL, 1793087161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1ceecf22-f369-48ee-9a1b-2e35a0bd9aca', '47f9a764-e7ae-42c8-9c49-ac28f985b8c2', 'Hitam', 'M***e S.', 5, 'Alirannya kecil dan stabil sampai tetes terakhir. Tangan tidak pegal.', '["/assets/contoh-1/kopi/ketel-leher-angsa-hitam.webp","/assets/contoh-1/kopi/ketel-leher-angsa-seduh.webp"]', NULL, NULL, NULL, 1792554361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0c8b4774-ca3b-44c8-a3b5-c89002ebf5fe', '47f9a764-e7ae-42c8-9c49-ac28f985b8c2', 'Hitam', 'J***o S.', 5, 'Gagangnya tidak panas sama sekali.', '[]', NULL, NULL, NULL, 1791992761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('cfe92f66-12dc-474e-ba05-bb69c1f5b3c9', '47f9a764-e7ae-42c8-9c49-ac28f985b8c2', 'Hitam', 'S***i A.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1791697561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9d8f556c-202c-4323-aa9b-3c2aa7f93b3e', '125887e1-a18f-44d6-b07a-cf8a778eb4e3', 'Putih', 'B***i S.', 5, 'Alirannya kecil dan stabil sampai tetes terakhir. Tangan tidak pegal.', '["/assets/contoh-1/kopi/ketel-listrik-putih.webp","/assets/contoh-1/kopi/ketel-listrik-seduh.webp"]', NULL, NULL, NULL, 1794995161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a9b73ab6-f9b2-40d0-8d32-eb3f62213c61', '125887e1-a18f-44d6-b07a-cf8a778eb4e3', 'Hitam', 'B***g H.', 4, 'Kapasitasnya cukup untuk tiga cangkir. Untuk tamu banyak harus dua kali.', '[]', NULL, NULL, NULL, 1794815161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5a887398-94dc-4988-91d9-c79834b90cf6', '125887e1-a18f-44d6-b07a-cf8a778eb4e3', 'Putih', 'C***t M.', 5, 'Sampai tanpa penyok, ada kartu garansinya.', '[]', NULL, NULL, NULL, 1794480361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('26445a48-cfec-47a3-9029-e427409a7c36', '125887e1-a18f-44d6-b07a-cf8a778eb4e3', 'Putih', 'R***a M.', 3, 'Tutupnya agak longgar kalau dimiringkan penuh.', '[]', 'Terima kasih masukannya, Kak. Tutup pengganti yang lebih rapat dapat diminta lewat WhatsApp kami.', NULL, NULL, 1794152761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fb1a688f-edf5-4ccc-88d9-98f78c9411ec', '125887e1-a18f-44d6-b07a-cf8a778eb4e3', 'Putih', 'M***e S.', 5, 'Gagangnya tidak panas sama sekali.', '[]', NULL, NULL, NULL, 1793886361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1009e650-7a80-442c-9d16-43987c1a0829', '125887e1-a18f-44d6-b07a-cf8a778eb4e3', 'Putih', 'J***o S.', 5, 'Sejak pakai ini seduhan saya tidak lagi belang rasanya.', '[]', NULL, NULL, NULL, 1793537161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('595bdf62-fc15-435e-b47a-03f98a1d0cd1', '125887e1-a18f-44d6-b07a-cf8a778eb4e3', 'Hitam', 'R***y R.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793033161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('dbff5a07-ee9e-479a-8a5c-1d4779e2cb09', '125887e1-a18f-44d6-b07a-cf8a778eb4e3', 'Hitam', 'A***s S.', 4, 'Bagus. Bagian bawah cepat kena bekas air, rajin-rajin dilap.', '[]', NULL, NULL, NULL, 1792853161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f0aa15e1-e5bf-49e0-9986-8c89a2cdd358', 'ad65c5b9-4207-4566-955e-0b642e74024f', '', 'H***a G.', 5, 'Satu banding dua dengan susu, rasanya seperti di kedai. Sepuluh gelas memang dapat.', '["/assets/contoh-1/kopi/konsentrat.webp","/assets/contoh-1/kopi/konsentrat-gelas.webp"]', NULL, NULL, NULL, 1795081561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('eb56d0fb-c971-40fc-8de3-b5c395164f63', 'ad65c5b9-4207-4566-955e-0b642e74024f', '', 'B***i S.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1794509161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2fff55ba-a85b-4c86-b918-1f4cd683ddc3', 'ad65c5b9-4207-4566-955e-0b642e74024f', '', 'M***e S.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1793904361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('19217334-c540-45e5-ad6d-71ea9643dfd5', 'ad65c5b9-4207-4566-955e-0b642e74024f', '', 'R***a M.', 5, 'Saya jadikan saus untuk puding kopi, anak-anak habiskan semua.', '[]', NULL, NULL, NULL, 1793310361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fa2f2b54-e38a-4fa9-a3d2-4077eacbdd00', 'ad65c5b9-4207-4566-955e-0b642e74024f', '', 'A***d F.', 4, 'Praktis. Setelah dibuka sebaiknya habis seminggu, aromanya mulai turun.', '[]', NULL, NULL, NULL, 1792824361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b4b35d8f-feb8-438d-a363-a91d948224d4', 'ad65c5b9-4207-4566-955e-0b642e74024f', '', 'N***i', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1792334761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a2f1ecc3-289d-4679-88a1-9c2ae9d11514', 'ad65c5b9-4207-4566-955e-0b642e74024f', '', 'Y***s M.', 3, 'Enak, tapi tutupnya rembes sedikit waktu botolnya direbahkan.', '[]', 'Mohon maaf, Kak. Mulai kiriman pekan ini tutupnya memakai segel tambahan.', NULL, NULL, 1791949561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('23c75543-05a9-4c4d-88ae-ee3014a87207', 'ad65c5b9-4207-4566-955e-0b642e74024f', '', 'M***i', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1791740761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('227a1e5d-4b87-4d2a-affa-0e465a62021a', 'ad65c5b9-4207-4566-955e-0b642e74024f', '', 'Y***a T.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1791535561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('141a05ea-9b53-4584-9ee3-a0d937a62d7d', 'ad65c5b9-4207-4566-955e-0b642e74024f', '', 'N*** P.', 4, 'Pekat betul, jangan diminum langsung seperti saya di hari pertama.', '[]', NULL, NULL, NULL, 1791495961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8bb357f2-8b46-4145-851e-d7cb0b2f9ab9', 'ad65c5b9-4207-4566-955e-0b642e74024f', '', 'A***i B.', 5, 'Halus, tidak asam di perut. Diminum pagi sebelum sarapan pun aman.', '[]', NULL, NULL, NULL, 1791204361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5921e4df-06eb-4a87-a82e-1775db2210d5', '89483531-e9a6-4684-8df5-0f4aa3d1cb2d', 'Gula Aren', 'D***i A.', 5, 'Habis sehari sama orang serumah. Rasanya bisa pilih, jadi tidak enek.', '[]', NULL, NULL, NULL, 1795265161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('338bee59-0e69-4fd5-85ae-33c6c025eb02', '89483531-e9a6-4684-8df5-0f4aa3d1cb2d', 'Pandan', 'A***f H.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1795117561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ccd17d73-1c2a-4a7d-82b4-ac1f3bbbc30f', '89483531-e9a6-4684-8df5-0f4aa3d1cb2d', 'Gula Aren', 'B***i S.', 4, 'Segar dan tidak kemanisan. Kocok dulu supaya rata.', '[]', NULL, NULL, NULL, 1794825961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('872f8d35-32ff-4add-9c70-e2bc4988cae9', '89483531-e9a6-4684-8df5-0f4aa3d1cb2d', 'Pandan', 'H***a G.', 5, 'Untuk rapat kantor jauh lebih hemat daripada beli per gelas.', '[]', NULL, NULL, NULL, 1794501961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b4f4cd49-ba7e-45b9-82d4-2af795d8b93d', '89483531-e9a6-4684-8df5-0f4aa3d1cb2d', 'Pandan', 'A***d F.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1794415561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('eb87969a-5d99-4671-8cc7-78220d906204', '89483531-e9a6-4684-8df5-0f4aa3d1cb2d', 'Hitam', 'A***s S.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1793821561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('59f2f74d-a06d-4bfd-b130-d82115e35c3b', '89483531-e9a6-4684-8df5-0f4aa3d1cb2d', 'Gula Aren', 'B***g H.', 3, 'Rasanya enak tapi sampai ke Bekasi sudah tidak terlalu dingin.', '[]', 'Terima kasih, Kak. Untuk luar Bandung kini kami tambah kantong es menjadi dua.', NULL, NULL, 1793666761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8cfa8bb9-e672-4071-b5fd-a4a6a7deea3f', '89483531-e9a6-4684-8df5-0f4aa3d1cb2d', 'Pandan', 'M***e S.', 5, 'Datang masih dingin dengan kantong es. Segel botolnya utuh.', '["/assets/contoh-1/kopi/kopi-botol-pandan.webp","/assets/contoh-1/kopi/kopi-botol-trio.webp"]', NULL, NULL, NULL, 1793303161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e56b9df7-a7f9-431a-914b-a3d30f75f653', '89483531-e9a6-4684-8df5-0f4aa3d1cb2d', 'Hitam', 'M***a G.', 5, 'Bawa ke arisan keluarga, botolnya ikut dibawa pulang untuk wadah air.', '[]', NULL, NULL, NULL, 1793061961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('416b9acb-0350-44f7-8bc6-f743b96b8f52', '89483531-e9a6-4684-8df5-0f4aa3d1cb2d', 'Gula Aren', 'R***a S.', 4, 'Enak sekali, hanya tutupnya agak susah dibuka. Tahan tiga hari di kulkas saya.', '[]', NULL, NULL, NULL, 1792525561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3c78f001-840f-4045-8527-b3786cc41178', '89483531-e9a6-4684-8df5-0f4aa3d1cb2d', 'Hitam', 'L***i W.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1792251961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('55735837-53bd-4b2e-82f2-7b2748f7b6bb', '89483531-e9a6-4684-8df5-0f4aa3d1cb2d', 'Hitam', 'E***o P.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1791841561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7a349757-d9cf-4c1b-9fb1-62cb5c5766ae', '89483531-e9a6-4684-8df5-0f4aa3d1cb2d', 'Gula Aren', 'C***t M.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1791560761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ccf5afd5-bdf7-4959-87c2-4a7cf1cfa84d', '927d131a-7166-47d5-8aef-079de3023f0a', '', 'J***o S.', 5, 'Kantong jagungnya bisa langsung masuk kompos, saya suka.', '["/assets/contoh-1/kopi/kopi-celup.webp","/assets/contoh-1/kopi/kopi-celup-cangkir.webp"]', NULL, NULL, NULL, 1795203961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('dda9d1c8-18d6-4c42-9d11-947a8abf1f27', '927d131a-7166-47d5-8aef-079de3023f0a', '', 'D***n P.', 5, 'Di kantor tidak ada alat seduh, ini jalan tengahnya.', '[]', NULL, NULL, NULL, 1794840361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a40e7773-4084-4e74-b6d9-a710569417fe', '927d131a-7166-47d5-8aef-079de3023f0a', '', 'T***u I.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1794501961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2a8135dd-1292-4510-b68b-cd504665e77d', '927d131a-7166-47d5-8aef-079de3023f0a', '', 'R***y R.', 3, 'Praktis, tapi kalah wangi dibanding kantong saringnya.', '[]', NULL, NULL, NULL, 1794293161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('af938551-5d44-4c21-b759-b0dbc17c109e', '927d131a-7166-47d5-8aef-079de3023f0a', '', 'E***o P.', 4, 'Tunggu betul-betul empat menit, kalau buru-buru rasanya tipis.', '[]', NULL, NULL, NULL, 1794239161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('684683e7-07fa-4b0a-9bd6-d036eba52848', '927d131a-7166-47d5-8aef-079de3023f0a', '', 'M***i', 4, 'Rempahnya tipis dan enak. Satu kantong untuk satu gelas saja.', '[]', NULL, NULL, NULL, 1794030361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('dd101544-8651-43ab-9379-b745f6217cd7', '927d131a-7166-47d5-8aef-079de3023f0a', '', 'M***a G.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793832361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f26b5ec4-907e-4b6b-a91b-61ba6c3c584f', '927d131a-7166-47d5-8aef-079de3023f0a', '', 'A***s S.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1793360761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5d0a3399-d563-44f0-8967-6604bfb034ec', '927d131a-7166-47d5-8aef-079de3023f0a', '', 'P***i M.', 5, 'Semudah bikin teh dan tidak ada ampas di gigi. Dibawa ke rumah sakit saat menunggu ibu.', '[]', NULL, NULL, NULL, 1793256361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('18571ff6-5b62-4f77-a050-83e6a57a3dac', '927d131a-7166-47d5-8aef-079de3023f0a', '', 'D***s A.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1792921561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('807cbc15-aec7-44b5-b3d4-9eebe67d454e', '927d131a-7166-47d5-8aef-079de3023f0a', '', 'N***i K.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1792521961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b04c6baf-ba42-47e4-98b4-5af0138fbc09', '927d131a-7166-47d5-8aef-079de3023f0a', '', 'R***a S.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1791931561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6d11c37e-d583-498b-bda4-430238fe0295', '1fa4195a-488c-42f4-ae53-ffdb6f30c03d', 'Biji utuh', 'R***y R.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1795203961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1d4d160f-64a5-4edb-b5df-5ecc7accf714', '1fa4195a-488c-42f4-ae53-ffdb6f30c03d', 'Kasar', 'Y***a T.', 5, 'Ayah saya punya lambung sensitif, yang ini aman katanya.', '[]', NULL, NULL, NULL, 1795131961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0ee57f27-59e2-409b-80d1-55eaf5041030', '1fa4195a-488c-42f4-ae53-ffdb6f30c03d', 'Biji utuh', 'A***f H.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1795009561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8be392db-ab1c-4c2f-baa6-5e7170c3f877', '1fa4195a-488c-42f4-ae53-ffdb6f30c03d', 'Kasar', 'B***i S.', 5, 'Saya sedang hamil dan dokter membatasi kafein. Ini penyelamat.', '["/assets/contoh-1/kopi/dekaf.webp","/assets/contoh-1/kopi/dekaf-malam.webp"]', NULL, NULL, NULL, 1794883561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d4ffdcee-1400-456a-9af7-cf9086ff8445', '1fa4195a-488c-42f4-ae53-ffdb6f30c03d', 'Sedang', 'R***a M.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1794282361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d2555de3-6920-4bd7-8a59-a49360a677a0', '1fa4195a-488c-42f4-ae53-ffdb6f30c03d', 'Biji utuh', 'A***s S.', 4, 'Lebih mahal, tapi maklum prosesnya panjang.', '[]', NULL, NULL, NULL, 1793745961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('df2fda65-e2ec-48cc-982e-7abcaea477d6', '1fa4195a-488c-42f4-ae53-ffdb6f30c03d', 'Kasar', 'S***i W.', 3, 'Enak, hanya cepat hambar setelah kemasannya dibuka dua minggu.', '[]', NULL, NULL, NULL, 1793195161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2139d62a-2111-4277-aa77-a38b0a8606c9', '1fa4195a-488c-42f4-ae53-ffdb6f30c03d', 'Sedang', 'N***i', 5, 'Minum jam sembilan malam tetap tidur nyenyak. Rasanya tetap kopi sungguhan.', '[]', NULL, NULL, NULL, 1792795561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('da6366a4-344d-43a8-b9de-f85a05f217bb', '1fa4195a-488c-42f4-ae53-ffdb6f30c03d', 'Kasar', 'M***i', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1792377961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('02eef944-5ff8-40c4-b8c0-33e790dd372e', '1fa4195a-488c-42f4-ae53-ffdb6f30c03d', 'Halus', 'N***i K.', 4, 'Wanginya enak. Bodinya lebih tipis sedikit daripada Gayo biasa.', '[]', NULL, NULL, NULL, 1791974761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('935e4b29-ca13-47f9-be7d-3026bfb6a538', '65e37846-8825-4fdc-8593-247bfda2ab93', 'Tanpa Gula', 'W***n S.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1795326361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8a7dfbed-088c-4f88-b69e-a0ed6b4df095', '65e37846-8825-4fdc-8593-247bfda2ab93', 'Aren Cair', 'C***t M.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1794948361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3a5f2a7f-d9e3-41ef-8f61-0b250b1bb88a', '65e37846-8825-4fdc-8593-247bfda2ab93', 'Aren Cair', 'S***l S.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1794887161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('faa17fdf-6cdb-4597-aa01-a0a64419be3b', '65e37846-8825-4fdc-8593-247bfda2ab93', 'Aren Cair', 'M***a G.', 5, 'Datang masih dingin dengan kantong es. Segel botolnya utuh.', '["/assets/contoh-1/kopi/kopi-susu-aren.webp","/assets/contoh-1/kopi/kopi-susu-es.webp"]', NULL, NULL, NULL, 1794275161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9fd24573-0e60-4baa-bb6e-fa2f4537e9ec', '65e37846-8825-4fdc-8593-247bfda2ab93', 'Aren Cair', 'N***i', 4, 'Enak sekali, hanya tutupnya agak susah dibuka. Tahan tiga hari di kulkas saya.', '[]', NULL, NULL, NULL, 1793875561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6d9195c0-b1e6-4e75-9b13-ee36d363a773', '65e37846-8825-4fdc-8593-247bfda2ab93', 'Tanpa Gula', 'R***a M.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1793688361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e47fe2d9-3355-4e2c-bd38-e726ec68cdb3', '65e37846-8825-4fdc-8593-247bfda2ab93', 'Kurma', 'A***f H.', 5, 'Bawa ke arisan keluarga, botolnya ikut dibawa pulang untuk wadah air.', '[]', NULL, NULL, NULL, 1793360761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('51a7da60-aa68-4c3b-9603-a65d9171bee9', '65e37846-8825-4fdc-8593-247bfda2ab93', 'Aren Cair', 'E***o P.', 5, 'Habis sehari sama orang serumah. Rasanya bisa pilih, jadi tidak enek.', '[]', NULL, NULL, NULL, 1792867561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('558b2139-1d74-4b77-b119-5fe42e31a809', '65e37846-8825-4fdc-8593-247bfda2ab93', 'Aren Cair', 'A***d F.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1792568761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('74c24957-7b51-4f7c-ae9f-593db373e1a6', '65e37846-8825-4fdc-8593-247bfda2ab93', 'Kurma', 'F***i H.', 3, 'Rasanya enak tapi sampai ke Bekasi sudah tidak terlalu dingin.', '[]', 'Terima kasih, Kak. Untuk luar Bandung kini kami tambah kantong es menjadi dua.', NULL, NULL, 1792151161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bf0f9041-c918-4390-97a4-7e86aebc2dcc', '65e37846-8825-4fdc-8593-247bfda2ab93', 'Aren Cair', 'A***i B.', 4, 'Segar dan tidak kemanisan. Kocok dulu supaya rata.', '[]', NULL, NULL, NULL, 1792071961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('94c6be92-e96d-4eec-a981-421e47576a8b', '65e37846-8825-4fdc-8593-247bfda2ab93', 'Tanpa Gula', 'S***i A.', 5, 'Untuk rapat kantor jauh lebih hemat daripada beli per gelas.', '[]', NULL, NULL, NULL, 1791589561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5d302adc-5605-454d-a99c-90b8eaf17ad3', '7039cb34-cf5d-4ef8-bf3a-12f920d46ba2', 'Halus', 'S***i W.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1795254361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3cba4e5b-4b79-4e2e-be83-214f495dbb7d', '7039cb34-cf5d-4ef8-bf3a-12f920d46ba2', 'Sedang', 'P***i M.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1794908761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('88698051-31b8-43b3-b670-d3afa9960979', '7039cb34-cf5d-4ef8-bf3a-12f920d46ba2', 'Halus', 'A***d F.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/meranti.webp","/assets/contoh-1/kopi/meranti-biji.webp"]', NULL, NULL, NULL, 1794617161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d07c1932-2842-4792-a585-d8101fb9e63b', '7039cb34-cf5d-4ef8-bf3a-12f920d46ba2', 'Sedang', 'D***i A.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/meranti.webp","/assets/contoh-1/kopi/meranti-biji.webp"]', NULL, NULL, NULL, 1794455161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('db2bdb6e-f5d1-4766-8308-0f7d2a85ce89', '7039cb34-cf5d-4ef8-bf3a-12f920d46ba2', 'Biji utuh', 'N*** P.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1794095161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bb4acaab-7122-499c-a59e-889913123619', '7039cb34-cf5d-4ef8-bf3a-12f920d46ba2', 'Halus', 'S***l S.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1793706361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4ec8685e-e288-4cc3-b73b-50db34be3797', '7039cb34-cf5d-4ef8-bf3a-12f920d46ba2', 'Sedang', 'A***i B.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1793587561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('32fefec0-69f0-4bef-8159-08cfb1b1ac9b', '6804874e-3903-42a4-a5d8-2aaf4b016d6d', 'Merah, 3 cangkir', 'B***g H.', 4, 'Tiga seduhan pertama saya buang sesuai anjuran, setelah itu rasanya bersih.', '[]', NULL, NULL, NULL, 1794955561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('53ffde54-bfd9-4c75-ac42-30f96d590db8', '6804874e-3903-42a4-a5d8-2aaf4b016d6d', 'Merah, 3 cangkir', 'A***i B.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1794869161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c650f4c4-7cc3-44be-a76f-aa671b18c2df', '6804874e-3903-42a4-a5d8-2aaf4b016d6d', 'Merah, 3 cangkir', 'W***n S.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1794491161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('01eb132b-78fe-4ff7-87f5-8b98103d72a1', '6804874e-3903-42a4-a5d8-2aaf4b016d6d', 'Perak, 3 cangkir', 'M***e S.', 5, 'Bunyi mendesisnya sekarang jadi alarm pagi keluarga.', '[]', NULL, NULL, NULL, 1794224761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('de2c8e42-a205-4242-9858-0273f3c0879d', '6804874e-3903-42a4-a5d8-2aaf4b016d6d', 'Merah, 3 cangkir', 'N***i', 3, 'Gagangnya cepat panas kalau apinya melebar. Jaga apinya.', '[]', NULL, NULL, NULL, 1793843161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0186edcf-3c69-4fcc-8f2a-423aab2e37c5', '6804874e-3903-42a4-a5d8-2aaf4b016d6d', 'Merah, 3 cangkir', 'A***f H.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1793393161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a0819ab0-f01c-4db1-805a-f9e3ba05fc19', '6804874e-3903-42a4-a5d8-2aaf4b016d6d', 'Perak, 6 cangkir', 'R***a M.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1793097961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8e133b9d-5806-48f3-8234-d9263569af5f', '6804874e-3903-42a4-a5d8-2aaf4b016d6d', 'Merah, 3 cangkir', 'M***a G.', 4, 'Bagus, asal ingat tidak bisa di kompor induksi. Saya beli tatakannya lagi.', '[]', NULL, NULL, NULL, 1792586761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e0fb81dc-1f6d-4d7d-9fa5-9b237730ada2', '6804874e-3903-42a4-a5d8-2aaf4b016d6d', 'Perak, 3 cangkir', 'S***i W.', 5, 'Karetnya rapat, tidak ada uap keluar dari samping.', '[]', NULL, NULL, NULL, 1792356361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6496e9ba-04f8-490d-93a8-624bbb3b35a7', '6804874e-3903-42a4-a5d8-2aaf4b016d6d', 'Perak, 6 cangkir', 'D***n P.', 5, 'Dibawa kemping pakai kompor gas kecil, jadi idola satu tenda.', '[]', NULL, NULL, NULL, 1792226761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ac51838b-da38-4fe5-a43e-925e63e6cb50', '6804874e-3903-42a4-a5d8-2aaf4b016d6d', 'Perak, 3 cangkir', 'T***u I.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1791891961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('79341bdd-c22f-484c-bab9-6192d8f85acb', '6804874e-3903-42a4-a5d8-2aaf4b016d6d', 'Merah, 3 cangkir', 'Y***s M.', 5, 'Api kecil, lima menit, kopi pekat untuk susu. Tidak perlu mesin mahal.', '["/assets/contoh-1/kopi/moka-merah.webp","/assets/contoh-1/kopi/moka-kompor.webp"]', NULL, NULL, NULL, 1791693961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f39b399a-be9e-4f9b-b984-c5099011eaf1', '27741247-7e80-49e9-9af9-ccd87e7eff72', '', 'R***a M.', 5, 'Pengaturannya bisa diulang persis, cukup dicatat angkanya.', '[]', NULL, NULL, NULL, 1795290361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e76094c7-8c2f-4210-a2d0-d17e4c3f9a96', '27741247-7e80-49e9-9af9-ccd87e7eff72', '', 'T***u I.', 3, 'Ada sedikit bubuk yang menempel di wadah karena statis.', '[]', 'Terima kasih ulasannya. Setetes air pada biji sebelum digiling biasanya menghilangkan statisnya.', NULL, NULL, 1794757561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0e270b70-016d-4b6b-8d85-bc3ed516033a', '27741247-7e80-49e9-9af9-ccd87e7eff72', '', 'C***t M.', 4, 'Suaranya tidak mengganggu orang rumah di pagi hari.', '[]', NULL, NULL, NULL, 1794293161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c8de43b3-5d5b-4e2e-9c6c-535f2d7608b9', '27741247-7e80-49e9-9af9-ccd87e7eff72', '', 'W***n S.', 5, 'Garansinya ditanggapi cepat waktu satu bagian kecil saya hilang.', '[]', NULL, NULL, NULL, 1793861161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8ecdbcd2-92ce-45a5-a3e3-58e700601e27', '27741247-7e80-49e9-9af9-ccd87e7eff72', '', 'D***i A.', 4, 'Kokoh. Membersihkannya pakai kuas, jangan kena air.', '[]', NULL, NULL, NULL, 1793702761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d0e0fc0f-4d33-4583-ad80-f1c409b9b69e', '27741247-7e80-49e9-9af9-ccd87e7eff72', '', 'A***i B.', 5, 'Lebih enak beli ini dulu daripada beli kopi mahal. Bedanya terasa.', '[]', NULL, NULL, NULL, 1793418361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e5c94cc8-22b1-4ca9-88fa-c9a71b6a17ff', '27741247-7e80-49e9-9af9-ccd87e7eff72', '', 'S***i W.', 5, 'Bubuknya rata, seduhan tidak lagi pahit dan asam sekaligus.', '["/assets/contoh-1/kopi/penggiling-listrik.webp","/assets/contoh-1/kopi/penggiling-listrik-dapur.webp"]', NULL, NULL, NULL, 1793288761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('23bf95ba-010a-4a8c-b4f9-d2d2bc503cea', '24a52d81-c892-4f08-8300-710a4d4c01c2', 'Hitam', 'T***u I.', 5, 'Pengaturannya bisa diulang persis, cukup dicatat angkanya.', '[]', NULL, NULL, NULL, 1795329961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('73222ee9-05f1-4583-b23a-346cc2a7a4bb', '24a52d81-c892-4f08-8300-710a4d4c01c2', 'Hitam', 'W***n S.', 3, 'Ada sedikit bubuk yang menempel di wadah karena statis.', '[]', 'Terima kasih ulasannya. Setetes air pada biji sebelum digiling biasanya menghilangkan statisnya.', NULL, NULL, 1794973561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9d3880be-0c52-4d3c-861c-9418df1681dd', '24a52d81-c892-4f08-8300-710a4d4c01c2', 'Perak', 'M***e S.', 5, 'Bubuknya rata, seduhan tidak lagi pahit dan asam sekaligus.', '["/assets/contoh-1/kopi/penggiling-baja-perak.webp","/assets/contoh-1/kopi/penggiling-tangan-bubuk.webp"]', NULL, NULL, NULL, 1794883561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c5883357-9e49-4819-a2d4-fb960af9a220', '24a52d81-c892-4f08-8300-710a4d4c01c2', 'Perak', 'D***i A.', 5, 'Garansinya ditanggapi cepat waktu satu bagian kecil saya hilang.', '[]', NULL, NULL, NULL, 1794285961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('338c569f-1b1b-4d73-a4b1-393950a445db', '24a52d81-c892-4f08-8300-710a4d4c01c2', 'Perak', 'S***l S.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793990761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2a2aa4b4-ce62-42bc-a396-0372be62db33', '24a52d81-c892-4f08-8300-710a4d4c01c2', 'Hitam', 'R***y R.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1793724361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4d29c434-b80e-4d53-b8c6-0e64a3d49c9f', '24a52d81-c892-4f08-8300-710a4d4c01c2', 'Hitam', 'N***i', 5, 'Lebih enak beli ini dulu daripada beli kopi mahal. Bedanya terasa.', '[]', NULL, NULL, NULL, 1793483161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('01c56977-4caf-42b4-9b15-bd7faf220708', '24a52d81-c892-4f08-8300-710a4d4c01c2', 'Perak', 'P***i M.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1793393161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('38924883-688e-4039-9304-8d6c2a34511a', '24a52d81-c892-4f08-8300-710a4d4c01c2', 'Perak', 'S***i A.', 4, 'Kokoh. Membersihkannya pakai kuas, jangan kena air.', '[]', NULL, NULL, NULL, 1793148361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d2cfa3b9-cfc2-4d3a-8234-9627b3cd67b6', '24a52d81-c892-4f08-8300-710a4d4c01c2', 'Hitam', 'M***a G.', 4, 'Suaranya tidak mengganggu orang rumah di pagi hari.', '[]', NULL, NULL, NULL, 1793072761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('afb723aa-842a-4f61-9a8d-bd945624e0df', '24a52d81-c892-4f08-8300-710a4d4c01c2', 'Perak', 'Y***s M.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1792637161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1cfd776a-f474-4959-89f9-f19765671715', '6bba007a-adf5-4b05-b6c3-234b344c566c', '', 'L***i W.', 3, 'Enak, tetapi menurut saya sangrainya terlalu gelap.', '[]', 'Terima kasih, Pak. Bila suka yang lebih terang, silakan coba arabika Solok kami.', NULL, NULL, 1794851161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('dd7c6c58-422a-4172-a627-da560321cf24', '6bba007a-adf5-4b05-b6c3-234b344c566c', '', 'F***i H.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1794789961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('cbff6992-a6db-4495-847b-e8fdbe672ca9', '6bba007a-adf5-4b05-b6c3-234b344c566c', '', 'R***y R.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1794199561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('869ad99f-37c0-42ec-abaa-66b91affa593', '6bba007a-adf5-4b05-b6c3-234b344c566c', '', 'T***u I.', 5, 'Bapak saya pensiunan kereta, katanya persis kopi stasiun zaman dulu.', '[]', NULL, NULL, NULL, 1794091561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6d1bfe76-30ec-4739-8334-72250305f945', '6bba007a-adf5-4b05-b6c3-234b344c566c', '', 'M***e S.', 5, 'Dibuat es kopi susu gula aren tetap terasa kopinya. Anak-anak kos minta terus.', '[]', NULL, NULL, NULL, 1793799961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('33d96b51-b19e-4ad6-a420-35562a8bcca3', '6bba007a-adf5-4b05-b6c3-234b344c566c', '', 'B***g H.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793501161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6271c786-5160-40ad-911d-7d9431cb2174', '6bba007a-adf5-4b05-b6c3-234b344c566c', '', 'A***s S.', 5, 'Untuk warung saya paling laku. Gula sedikit saja sudah enak.', '[]', NULL, NULL, NULL, 1792885561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4f00e081-bfc0-4280-85d9-d5a911ef7fe9', '6bba007a-adf5-4b05-b6c3-234b344c566c', '', 'C***t M.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1792302361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('17220710-828b-4d73-9a39-c4c24cce08d5', '6bba007a-adf5-4b05-b6c3-234b344c566c', '', 'S***i A.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1791661561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a9b1a97a-9008-4153-8e62-90814654f8ed', '6bba007a-adf5-4b05-b6c3-234b344c566c', '', 'N*** P.', 5, 'Bodinya tebal dan pahitnya bersih. Ampasnya turun cepat, tidak mengambang.', '["/assets/contoh-1/kopi/robusta-lampung.webp","/assets/contoh-1/kopi/robusta-lampung-tubruk.webp"]', NULL, NULL, NULL, 1791265561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5978babf-6f1c-4389-8890-c19ea2f2690f', '6bba007a-adf5-4b05-b6c3-234b344c566c', '', 'E***o P.', 4, 'Harganya bersahabat dan tidak ada rasa jagung gosong.', '[]', NULL, NULL, NULL, 1791078361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c3b773bf-b1f9-40d5-8a66-0e2dd4476ec1', '6bba007a-adf5-4b05-b6c3-234b344c566c', '', 'S***l S.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1791035161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b967219e-9966-4c8a-a251-348451207a75', '6bba007a-adf5-4b05-b6c3-234b344c566c', '', 'R***a S.', 4, 'Kuat sekali, sore hari saya kurangi takarannya supaya bisa tidur.', '[]', NULL, NULL, NULL, 1790426761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('143515de-d780-41e4-aed6-a0b69bace634', '6bba007a-adf5-4b05-b6c3-234b344c566c', '', 'Y***a T.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1790088361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('88d0122d-a46c-4fac-ae6f-2ac59587926c', '6bba007a-adf5-4b05-b6c3-234b344c566c', '', 'N***i K.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1789897561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0f0f2ee5-082b-48fc-8b9f-ecf8e79b1990', '6bba007a-adf5-4b05-b6c3-234b344c566c', '', 'S***i W.', 5, 'Rasa kopi di rumah kakek dulu. Langsung habis satu bungkus dalam dua minggu.', '[]', NULL, NULL, NULL, 1789303561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('09cf7092-d17c-4628-9a6b-826f92dda474', '006956f3-06e9-4dc8-b692-fe013b6f49af', 'Sedang', 'M***a G.', 3, 'Enak, tetapi menurut saya sangrainya terlalu gelap.', '[]', 'Terima kasih, Pak. Bila suka yang lebih terang, silakan coba arabika Solok kami.', NULL, NULL, 1795207561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6993a649-c41e-41a6-8149-fd0ff84739ad', '006956f3-06e9-4dc8-b692-fe013b6f49af', 'Sedang', 'J***o S.', 5, 'Untuk warung saya paling laku. Gula sedikit saja sudah enak.', '[]', NULL, NULL, NULL, 1794915961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e17002be-e0bb-4cf5-aafa-bbdd2692067a', '006956f3-06e9-4dc8-b692-fe013b6f49af', 'Biji utuh', 'A***i B.', 5, 'Rasa kopi di rumah kakek dulu. Langsung habis satu bungkus dalam dua minggu.', '[]', NULL, NULL, NULL, 1794476761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e4650335-2b2b-4b45-9d7f-5190dfe79fc3', '006956f3-06e9-4dc8-b692-fe013b6f49af', 'Kasar', 'R***y R.', 4, 'Kuat sekali, sore hari saya kurangi takarannya supaya bisa tidur.', '[]', NULL, NULL, NULL, 1794311161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0a3da7a3-71c7-497f-97de-6804d0f4dc67', '006956f3-06e9-4dc8-b692-fe013b6f49af', 'Sedang', 'W***n S.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1793673961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d5c4387b-0133-4373-91fd-c58ecd02f413', '006956f3-06e9-4dc8-b692-fe013b6f49af', 'Sedang', 'E***o P.', 5, 'Bapak saya pensiunan kereta, katanya persis kopi stasiun zaman dulu.', '[]', NULL, NULL, NULL, 1793310361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4a87cc8b-369c-498e-9a4b-3557f3102f3b', '006956f3-06e9-4dc8-b692-fe013b6f49af', 'Halus', 'C***t M.', 5, 'Bodinya tebal dan pahitnya bersih. Ampasnya turun cepat, tidak mengambang.', '["/assets/contoh-1/kopi/temanggung.webp","/assets/contoh-1/kopi/temanggung-susu.webp"]', NULL, NULL, NULL, 1793072761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4f0f75ac-8991-4a30-b290-db560c304eae', '006956f3-06e9-4dc8-b692-fe013b6f49af', 'Sedang', 'M***e S.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1792845961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e3bbe0df-a01c-4bbd-8b2d-6f50a2ea90ac', '006956f3-06e9-4dc8-b692-fe013b6f49af', 'Kasar', 'D***i A.', 4, 'Harganya bersahabat dan tidak ada rasa jagung gosong.', '[]', NULL, NULL, NULL, 1792658761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2ce3d894-0d3f-4c14-b6ac-16590168f154', '006956f3-06e9-4dc8-b692-fe013b6f49af', 'Sedang', 'N*** P.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1792111561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8588bb2d-5b6f-4d06-a497-3c2100783209', '006956f3-06e9-4dc8-b692-fe013b6f49af', 'Biji utuh', 'A***d F.', 5, 'Dibuat es kopi susu gula aren tetap terasa kopinya. Anak-anak kos minta terus.', '[]', NULL, NULL, NULL, 1791902761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6eb3647c-52ba-4e46-8076-aa9e6137b933', '006956f3-06e9-4dc8-b692-fe013b6f49af', 'Halus', 'S***l S.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1791809161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('537b7902-d83b-4b4d-8944-290c8df0997f', '006956f3-06e9-4dc8-b692-fe013b6f49af', 'Sedang', 'B***i S.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1791330361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('00606d48-0f83-4fe5-834f-32fb28794fe1', 'fe701443-d7c5-4cb5-b613-9d3ff75e58eb', '400 ml', 'R***a M.', 5, 'Hasil seduhan jadi lebih konsisten dibanding alat plastik saya yang lama.', '["/assets/contoh-1/kopi/server-kaca.webp","/assets/contoh-1/kopi/server-kaca-tuang.webp"]', NULL, NULL, NULL, 1795236361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d4e94e3e-3820-4570-a43b-129d1cbb4040', 'fe701443-d7c5-4cb5-b613-9d3ff75e58eb', '600 ml', 'L***i W.', 5, 'Aliran airnya mudah dikendalikan, cocok buat pemula seperti saya.', '[]', NULL, NULL, NULL, 1795171561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('263a7715-4c7a-439d-a8bb-f18870479a49', 'fe701443-d7c5-4cb5-b613-9d3ff75e58eb', '400 ml', 'N*** P.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1794854761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('92e6c8f4-561d-4cb3-9043-2c7fbc7613df', 'fe701443-d7c5-4cb5-b613-9d3ff75e58eb', '400 ml', 'R***y R.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1794314761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2097b815-66e3-41e8-aab2-85c0433724fd', 'fe701443-d7c5-4cb5-b613-9d3ff75e58eb', '600 ml', 'F***i H.', 3, 'Fungsinya bagus, tapi ukurannya lebih kecil dari dugaan. Cek ukuran di keterangan.', '[]', NULL, NULL, NULL, 1794138361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ab04c227-e62f-4735-bc36-11db871111da', 'fe701443-d7c5-4cb5-b613-9d3ff75e58eb', '600 ml', 'M***a G.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1793591161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8edd2d5c-aab3-48d3-a46f-41a77b6bf84d', 'fe701443-d7c5-4cb5-b613-9d3ff75e58eb', '600 ml', 'H***a G.', 5, 'Dibungkus tiga lapis, tidak ada yang retak. Video buka paket jadi tidak terpakai.', '[]', NULL, NULL, NULL, 1793119561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('64ac1a67-ac65-4af0-ba50-e773d2009708', 'fe701443-d7c5-4cb5-b613-9d3ff75e58eb', '400 ml', 'S***i A.', 4, 'Tampilannya cantik di meja, sering difoto tamu.', '[]', NULL, NULL, NULL, 1792831561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7c7681ea-9805-4f59-aef6-3e211bf7ddfa', 'fe701443-d7c5-4cb5-b613-9d3ff75e58eb', '600 ml', 'C***t M.', 4, 'Bagus dan pas dengan saringan saya. Bilas air panas dulu supaya tidak menyerap suhu.', '[]', NULL, NULL, NULL, 1792511161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2ad2c21e-9956-4988-866b-bbef22f24761', 'fe701443-d7c5-4cb5-b613-9d3ff75e58eb', '400 ml', 'W***n S.', 5, 'Hadiah untuk istri yang baru belajar menyeduh, langsung dipakai sore itu juga.', '["/assets/contoh-1/kopi/server-kaca.webp","/assets/contoh-1/kopi/server-kaca-tuang.webp"]', NULL, NULL, NULL, 1791909961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5702fae1-03a3-4787-9c44-c51c08ddd91e', '8bf60b41-d048-41e2-9200-4b0e15879ee8', '', 'M***a G.', 5, 'Hadiah untuk istri yang baru belajar menyeduh, langsung dipakai sore itu juga.', '["/assets/contoh-1/kopi/set-seduh.webp","/assets/contoh-1/kopi/penggiling-tangan-bubuk.webp"]', NULL, NULL, NULL, 1794915961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('dd51be75-2385-43b4-a194-41666ed3c924', '8bf60b41-d048-41e2-9200-4b0e15879ee8', '', 'H***a G.', 5, 'Dibungkus tiga lapis, tidak ada yang retak. Video buka paket jadi tidak terpakai.', '[]', NULL, NULL, NULL, 1794635161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e8f37314-ddf5-433b-90a7-b7ddbf33478d', '8bf60b41-d048-41e2-9200-4b0e15879ee8', '', 'A***f H.', 5, 'Aliran airnya mudah dikendalikan, cocok buat pemula seperti saya.', '[]', NULL, NULL, NULL, 1794595561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('19c93431-496c-4ba7-ae1f-7d6351ab43be', '8bf60b41-d048-41e2-9200-4b0e15879ee8', '', 'M***e S.', 4, 'Bagus dan pas dengan saringan saya. Bilas air panas dulu supaya tidak menyerap suhu.', '[]', NULL, NULL, NULL, 1794476761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d140df38-bc6d-4805-9028-f25df919821e', '8bf60b41-d048-41e2-9200-4b0e15879ee8', '', 'R***a S.', 5, 'Hasil seduhan jadi lebih konsisten dibanding alat plastik saya yang lama.', '["/assets/contoh-1/kopi/set-seduh.webp","/assets/contoh-1/kopi/penggiling-tangan-bubuk.webp"]', NULL, NULL, NULL, 1794296761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fa5ab138-6096-481c-9d94-b5006a533c73', '8bf60b41-d048-41e2-9200-4b0e15879ee8', '', 'T***u I.', 3, 'Fungsinya bagus, tapi ukurannya lebih kecil dari dugaan. Cek ukuran di keterangan.', '[]', NULL, NULL, NULL, 1794062761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('aac4d05e-f0a3-4184-b625-8a571dbe1f09', '8bf60b41-d048-41e2-9200-4b0e15879ee8', '', 'B***g H.', 4, 'Tampilannya cantik di meja, sering difoto tamu.', '[]', NULL, NULL, NULL, 1793803561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('24ebae34-9664-459a-bf4c-778fb54905f0', '476e7f37-3ec7-4d8e-a72a-71006d33e278', 'Karamel Garam', 'E***o P.', 4, 'Wangi. Botol kacanya berat, tuang pelan-pelan.', '[]', NULL, NULL, NULL, 1795340761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('35ee5380-d10d-41fb-a92f-3a4125b3b833', '476e7f37-3ec7-4d8e-a72a-71006d33e278', 'Karamel Garam', 'N***i', 3, 'Enak, tapi lebih encer dari sirup yang biasa saya beli.', '[]', NULL, NULL, NULL, 1794822361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c2dad0fb-ec34-46df-856a-c02865a2112a', '476e7f37-3ec7-4d8e-a72a-71006d33e278', 'Vanila', 'A***s S.', 4, 'Mengendap sedikit di dasar, tinggal dikocok.', '[]', NULL, NULL, NULL, 1794512761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('49944edc-8678-4147-8f6a-c79222c6d07e', '476e7f37-3ec7-4d8e-a72a-71006d33e278', 'Vanila', 'R***a S.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1793979961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8b8cc139-6928-441d-8216-314f21e22e79', '476e7f37-3ec7-4d8e-a72a-71006d33e278', 'Karamel Garam', 'B***i S.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1793943961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d335541f-c48a-4758-ac4e-94566f112384', '476e7f37-3ec7-4d8e-a72a-71006d33e278', 'Karamel Garam', 'H***a G.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1793857561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9686058f-0d0a-45d1-9261-2606b2f0bd06', '476e7f37-3ec7-4d8e-a72a-71006d33e278', 'Vanila', 'R***a M.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1793216761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('675574cf-c868-4496-b0b4-ff9e1bbf8f04', '476e7f37-3ec7-4d8e-a72a-71006d33e278', 'Rempah', 'A***i B.', 5, 'Dua sendok untuk satu gelas es kopi, pas. Anak saya mencampurnya dengan susu saja.', '[]', NULL, NULL, NULL, 1793159161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('59f216bf-35d8-4df7-a3a2-ec37f7b3dd1e', '476e7f37-3ec7-4d8e-a72a-71006d33e278', 'Vanila', 'A***f H.', 5, 'Dipakai juga untuk panekuk hari Minggu. Cepat habis jadinya.', '[]', NULL, NULL, NULL, 1792521961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('89ee21d8-8114-409e-9f78-6d8276dd22af', '476e7f37-3ec7-4d8e-a72a-71006d33e278', 'Karamel Garam', 'Y***s M.', 5, 'Manisnya tidak lengket di tenggorokan, rasa bahannya asli.', '["/assets/contoh-1/kopi/sirup-karamel.webp","/assets/contoh-1/kopi/sirup-bertiga.webp"]', NULL, NULL, NULL, 1792359961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c40bd24f-c1f5-4ca7-ac4a-c00e568b00e4', '8620c9bd-f1ba-459a-bbf4-e43b9b0ce660', '', 'C***t M.', 5, 'Sore-sore dengan pisang goreng, tidak perlu gula.', '[]', NULL, NULL, NULL, 1795067161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('248b6d97-fd35-4bc3-9c42-9cc88d912ff5', '8620c9bd-f1ba-459a-bbf4-e43b9b0ce660', '', 'L***i W.', 5, 'Tidak sepat walau lupa diangkat. Ibu mertua minta dibelikan lagi.', '[]', NULL, NULL, NULL, 1794537961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1a2eb24e-2c5d-44de-8213-142461d800f6', '8620c9bd-f1ba-459a-bbf4-e43b9b0ce660', '', 'A***f H.', 4, 'Isinya ringan tetapi awet, sesendok kecil cukup satu teko.', '[]', NULL, NULL, NULL, 1794019561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1bc7a6ef-6acb-4ce2-9df1-601fcd10e356', '8620c9bd-f1ba-459a-bbf4-e43b9b0ce660', '', 'E***o P.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793835961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('21f563c4-dc6b-49af-a44f-5947669b6f24', '8620c9bd-f1ba-459a-bbf4-e43b9b0ce660', '', 'B***i S.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1793234761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5f6bb14e-6ff0-467c-b8d8-fa9b4376e11a', '8620c9bd-f1ba-459a-bbf4-e43b9b0ce660', '', 'Y***s M.', 3, 'Enak, tetapi airnya jangan mendidih betul. Seduhan pertama saya pahit.', '[]', 'Terima kasih sudah berbagi, Kak. Suhunya tertulis di sisi belakang, semoga seduhan berikutnya pas.', NULL, NULL, 1792867561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9e6ac23a-26c1-4008-9484-8707258321a6', '8620c9bd-f1ba-459a-bbf4-e43b9b0ce660', '', 'D***s A.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1792622761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f2974b79-fbf7-468a-804d-b2e2bb4fae5f', '8620c9bd-f1ba-459a-bbf4-e43b9b0ce660', '', 'R***a M.', 4, 'Harum dan jernih. Butuh saringan, karena daunnya lepas.', '[]', NULL, NULL, NULL, 1792529161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9e31ee3b-ab81-4d9d-a621-3cefde5b1172', '8620c9bd-f1ba-459a-bbf4-e43b9b0ce660', '', 'M***i', 5, 'Daunnya utuh, mekar di teko. Diseduh kedua kali pun masih wangi.', '["/assets/contoh-1/kopi/teh-melati.webp","/assets/contoh-1/kopi/teh-melati-cangkir.webp"]', NULL, NULL, NULL, 1792057561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c7fa4065-d347-48f0-a3fd-cdc4ff6e4f88', '212c421e-2404-4d35-9539-a386a59272d6', '', 'R***y R.', 5, 'Daunnya utuh, mekar di teko. Diseduh kedua kali pun masih wangi.', '["/assets/contoh-1/kopi/teh-hitam.webp","/assets/contoh-1/kopi/teh-hitam-seduh.webp"]', NULL, NULL, NULL, 1795232761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e82145a7-df7e-40f7-9e89-474b3adc9e00', '212c421e-2404-4d35-9539-a386a59272d6', '', 'S***i W.', 3, 'Enak, tetapi airnya jangan mendidih betul. Seduhan pertama saya pahit.', '[]', 'Terima kasih sudah berbagi, Kak. Suhunya tertulis di sisi belakang, semoga seduhan berikutnya pas.', NULL, NULL, 1795200361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0d982dcf-1d1e-47e9-b770-64b5cb46319e', '212c421e-2404-4d35-9539-a386a59272d6', '', 'B***g H.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1794584761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('22221ede-b9ce-4d80-9c47-eed90e4462d7', '212c421e-2404-4d35-9539-a386a59272d6', '', 'N*** P.', 4, 'Harum dan jernih. Butuh saringan, karena daunnya lepas.', '[]', NULL, NULL, NULL, 1794433561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2ac81fbf-78ac-478f-a38f-358bab18ca08', '212c421e-2404-4d35-9539-a386a59272d6', '', 'T***u I.', 5, 'Tidak sepat walau lupa diangkat. Ibu mertua minta dibelikan lagi.', '[]', NULL, NULL, NULL, 1794372361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('872f9365-e80f-4c0e-86ff-486727fce85e', '212c421e-2404-4d35-9539-a386a59272d6', '', 'P***i M.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1794289561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8e91fd7b-8ecc-4754-b19e-f0904cc60b8c', '212c421e-2404-4d35-9539-a386a59272d6', '', 'M***a G.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1793648761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('69f22777-a48f-46b9-b010-df217fb829f5', '212c421e-2404-4d35-9539-a386a59272d6', '', 'R***a S.', 5, 'Sore-sore dengan pisang goreng, tidak perlu gula.', '[]', NULL, NULL, NULL, 1793263561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7855743e-8815-42db-a80f-b0b2f13da073', '212c421e-2404-4d35-9539-a386a59272d6', '', 'A***s S.', 4, 'Isinya ringan tetapi awet, sesendok kecil cukup satu teko.', '[]', NULL, NULL, NULL, 1793115961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('239a9237-f1f3-4a7a-a109-5c94b8e1fe98', '74b69cd2-f889-40a6-ac61-9133d2eadea0', 'Putih', 'E***o P.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1795326361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('057e5bdb-7b0a-4179-ac0c-085e3f59511b', '74b69cd2-f889-40a6-ac61-9133d2eadea0', 'Putih', 'N*** P.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1794865561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7cca5ad8-c6ba-4d98-81ea-a412bf854c42', '74b69cd2-f889-40a6-ac61-9133d2eadea0', 'Putih', 'N***i', 5, 'Angkanya cepat berhenti dan cocok dengan timbangan laboratorium teman.', '["/assets/contoh-1/kopi/timbangan-putih.webp","/assets/contoh-1/kopi/timbangan-seduh.webp"]', NULL, NULL, NULL, 1794825961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f8dbe413-4ba8-4dd5-b655-25b9cff0c3dd', '74b69cd2-f889-40a6-ac61-9133d2eadea0', 'Hitam', 'R***a S.', 3, 'Bagus, tetapi mati otomatisnya terlalu cepat buat seduh pelan.', '[]', 'Terima kasih. Tahan tombol waktu tiga detik untuk mengubah mati otomatis menjadi sepuluh menit.', NULL, NULL, 1794681961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8e9ad2c0-d77c-41db-acb4-d0bd8db2dd14', '74b69cd2-f889-40a6-ac61-9133d2eadea0', 'Hitam', 'D***n P.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1794062761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0592fa1a-12ce-4dd8-984b-e87db2e138b4', '74b69cd2-f889-40a6-ac61-9133d2eadea0', 'Hitam', 'P***i M.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793792761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8bb2095e-c812-4904-86fd-2d68696412bf', '74b69cd2-f889-40a6-ac61-9133d2eadea0', 'Putih', 'H***a G.', 4, 'Alas silikonnya tahan panas. Layarnya agak redup di bawah matahari.', '[]', NULL, NULL, NULL, 1793573161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bfbf424c-80fe-4b00-863c-e3fa0d943134', '74b69cd2-f889-40a6-ac61-9133d2eadea0', 'Hitam', 'Y***a T.', 4, 'Tipis dan enak disimpan. Hati-hati, bukan tahan air.', '[]', NULL, NULL, NULL, 1793238361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8925ffd6-82cc-4d5b-87f7-1a9c8e95d74d', '74b69cd2-f889-40a6-ac61-9133d2eadea0', 'Hitam', 'A***d F.', 5, 'Dipakai juga untuk bikin roti. Setengah gram pun terbaca.', '[]', NULL, NULL, NULL, 1793198761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('890fdfd0-462a-4bf5-9f80-d5d432645b5b', '74b69cd2-f889-40a6-ac61-9133d2eadea0', 'Hitam', 'S***l S.', 5, 'Sudah dua bulan baru sekali diisi dayanya.', '[]', NULL, NULL, NULL, 1793004361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4f473c73-7eb4-4606-bb6d-f0c9bca2a7e4', '74b69cd2-f889-40a6-ac61-9133d2eadea0', 'Hitam', 'M***e S.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1792413961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c7ab8519-35c4-4855-9a46-5b184f44acce', '74b69cd2-f889-40a6-ac61-9133d2eadea0', 'Putih', 'B***g H.', 5, 'Waktunya mulai sendiri begitu kopi menetes, tangan bebas.', '[]', NULL, NULL, NULL, 1792082761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b3213b31-f721-4c50-843a-34e6e95e52c3', '81cda4f7-1742-4729-b397-63737afbf37a', 'Hijau, 500 ml, Ulir', 'J***o S.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1795200361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('613a706b-4d71-44b7-a127-0d4a8d7b5984', '81cda4f7-1742-4729-b397-63737afbf37a', 'Hijau, 350 ml, Ulir', 'D***s A.', 5, 'Es masih ada waktu pulang kantor. Tidak ada embun di luar.', '["/assets/contoh-1/kopi/tumbler-hijau.webp","/assets/contoh-1/kopi/tumbler-bertiga.webp"]', NULL, NULL, NULL, 1794977161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d82c7c5d-d03a-46e5-af2e-577949da9b66', '81cda4f7-1742-4729-b397-63737afbf37a', 'Krem, 350 ml, Geser', 'F***i H.', 4, 'Bagus dan pas di tempat gelas mobil. Catnya sedikit tergores kunci.', '[]', NULL, NULL, NULL, 1794447961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('32f622c3-fdcf-4456-8f7e-da4128692ceb', '81cda4f7-1742-4729-b397-63737afbf37a', 'Hijau, 350 ml, Geser', 'Y***a T.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1794195961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('07dc3a6c-d846-4922-9558-0e55a34b4463', '81cda4f7-1742-4729-b397-63737afbf37a', 'Hitam, 500 ml, Geser', 'B***g H.', 5, 'Tidak berbau logam, ganti dari kopi ke air putih pun netral.', '[]', NULL, NULL, NULL, 1793555161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a122c95c-4ba5-4bee-b188-0a5f7f59bda6', '81cda4f7-1742-4729-b397-63737afbf37a', 'Hijau, 350 ml, Geser', 'M***e S.', 3, 'Panasnya lima jam di saya, bukan enam. Masih cukup.', '[]', NULL, NULL, NULL, 1793479561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1eb49426-1850-4f7f-8324-b58c15c70147', '81cda4f7-1742-4729-b397-63737afbf37a', 'Hitam, 500 ml, Ulir', 'A***f H.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1793313961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3e0d1f4f-1424-4e75-b2ee-fa24b3621783', '81cda4f7-1742-4729-b397-63737afbf37a', 'Hijau, 500 ml, Ulir', 'P***i M.', 4, 'Karet tutupnya perlu dilepas saat dicuci, jangan lupa dipasang lagi.', '[]', NULL, NULL, NULL, 1793072761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f503a089-e2fe-443d-8f6b-b2adaabfe45b', '81cda4f7-1742-4729-b397-63737afbf37a', 'Hitam, 500 ml, Ulir', 'M***a G.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1793007961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e141aca8-fae3-44fc-8dd7-f8ad405b31f5', '81cda4f7-1742-4729-b397-63737afbf37a', 'Hitam, 500 ml, Geser', 'N***i K.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1792817161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f1756748-9a03-4766-998e-e38646739612', '81cda4f7-1742-4729-b397-63737afbf37a', 'Krem, 350 ml, Geser', 'R***y R.', 5, 'Jatuh dari motor cuma lecet, isinya tidak tumpah.', '[]', NULL, NULL, NULL, 1792698361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4e1c100e-48ae-4a94-8f36-9a35d13eb3b4', '81cda4f7-1742-4729-b397-63737afbf37a', 'Hijau, 350 ml, Geser', 'A***s S.', 5, 'Kado untuk satu tim, dua belas buah, semuanya rapi.', '[]', NULL, NULL, NULL, 1792323961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5aac2e72-b825-4447-a5fb-49f5fcfb01f8', '234be5dd-2d19-414d-b85a-5a187a966273', '180 ml', 'E***o P.', 4, 'Kalau gilingannya terlalu halus tetesannya berhenti. Pakai yang sedang-halus.', '[]', NULL, NULL, NULL, 1794825961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('38241d8b-b201-49bc-ba48-932bb0e3880b', '234be5dd-2d19-414d-b85a-5a187a966273', '120 ml', 'Y***s M.', 4, 'Bagian atasnya panas, pegang dengan lap.', '[]', NULL, NULL, NULL, 1794555961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e42063b6-b9ab-47aa-b5d6-302bf53cf144', '234be5dd-2d19-414d-b85a-5a187a966273', '180 ml', 'M***a G.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1794282361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7164e36a-e2a9-4baa-ad23-b07e65cf2ef1', '234be5dd-2d19-414d-b85a-5a187a966273', '120 ml', 'R***a S.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1794030361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('751ab6af-ef40-4680-bbc1-55a09be8fb48', '234be5dd-2d19-414d-b85a-5a187a966273', '120 ml', 'M***e S.', 5, 'Alat pertama saya, sekarang teman sekosan ikut beli.', '[]', NULL, NULL, NULL, 1793389561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c9563d19-8ac4-44f8-a778-2a5383a06cad', '234be5dd-2d19-414d-b85a-5a187a966273', '120 ml', 'D***i A.', 3, 'Ada sedikit ampas lolos di gelas. Tidak mengganggu amat.', '[]', NULL, NULL, NULL, 1792838761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a118cf13-e02c-422d-80da-8ffbe8703e14', '234be5dd-2d19-414d-b85a-5a187a966273', '180 ml', 'H***a G.', 5, 'Dengan susu kental manis persis seperti waktu liburan di Hanoi.', '["/assets/contoh-1/kopi/vietnam-drip.webp","/assets/contoh-1/kopi/vietnam-drip-susu.webp"]', NULL, NULL, NULL, 1792752361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b1178638-82ca-479a-bdd3-7d897f922473', '234be5dd-2d19-414d-b85a-5a187a966273', '120 ml', 'B***i S.', 5, 'Bajanya tebal untuk harga segini, tidak berkarat setelah tiga bulan.', '[]', NULL, NULL, NULL, 1792428361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3e62d5e8-0d17-49d6-b4f3-a14788909c32', '234be5dd-2d19-414d-b85a-5a187a966273', '120 ml', 'F***i H.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1791913561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('41c5f19e-b434-4e92-a770-44d74a2a260d', '234be5dd-2d19-414d-b85a-5a187a966273', '120 ml', 'P***i M.', 5, 'Tidak perlu kertas saring, dicuci sebentar selesai.', '[]', NULL, NULL, NULL, 1791513961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('91cdb7a6-17ca-4117-b3bb-01a30b1303b0', '234be5dd-2d19-414d-b85a-5a187a966273', '180 ml', 'S***l S.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1791222361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('591f2685-26f2-4f7e-9cd3-7a8df4902057', '234be5dd-2d19-414d-b85a-5a187a966273', '120 ml', 'T***u I.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1790959561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('deeda579-3020-49b7-9638-c3300d282183', '234be5dd-2d19-414d-b85a-5a187a966273', '180 ml', 'M***i', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1790433961562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f148b2a8-7384-46c9-bbf3-ef4b164308ad', 'ceaa3c83-7b7f-4878-ab45-927dc4758d7e', '', 'A***s S.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1795232761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0bff8ec4-7dd7-45e3-87e1-617b090cc317', 'ceaa3c83-7b7f-4878-ab45-927dc4758d7e', '', 'R***a M.', 5, 'Teman begadang waktu hujan, ditambah sesendok madu.', '[]', NULL, NULL, NULL, 1794725161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('dde578ac-146a-4014-9b72-6468d3c9d1b7', 'ceaa3c83-7b7f-4878-ab45-927dc4758d7e', '', 'A***i B.', 5, 'Jahenya terasa, tenggorokan langsung enak. Warnanya merah muda cantik.', '["/assets/contoh-1/kopi/wedang-rempah.webp","/assets/contoh-1/kopi/wedang-rempah-bahan.webp"]', NULL, NULL, NULL, 1794692761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('09660416-80c3-4708-9574-8f07fc65a4e8', 'ceaa3c83-7b7f-4878-ab45-927dc4758d7e', '', 'B***g H.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1794530761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6f6d0f4a-f9cd-49ea-bab5-3d22444d5524', 'ceaa3c83-7b7f-4878-ab45-927dc4758d7e', '', 'Y***s M.', 4, 'Cengkihnya dominan buat saya, tapi tetap habis sekotak.', '[]', NULL, NULL, NULL, 1794311161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2057a649-2c7c-412b-8a7a-579c88011900', 'ceaa3c83-7b7f-4878-ab45-927dc4758d7e', '', 'M***i', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1793677561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fde30649-b65d-43d7-9094-ad97a58e05b5', 'ceaa3c83-7b7f-4878-ab45-927dc4758d7e', '', 'R***a S.', 5, 'Anak kos butuh ini: tinggal celup, tidak perlu memarut apa-apa.', '[]', NULL, NULL, NULL, 1793040361562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('459e5bb6-c263-45db-9efb-caf7fe1c2824', 'ceaa3c83-7b7f-4878-ab45-927dc4758d7e', '', 'D***s A.', 5, 'Tidak ada gulanya, jadi bisa untuk bapak yang diabetes.', '[]', NULL, NULL, NULL, 1792943161562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7e81190a-f689-45d9-bafd-cf04e0058760', 'ceaa3c83-7b7f-4878-ab45-927dc4758d7e', '', 'H***a G.', 4, 'Hangat. Saya celup dua kantong supaya lebih nendang.', '[]', NULL, NULL, NULL, 1792615561562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('94d48349-8150-4c2d-9a50-812b1f9dd8ab', 'ceaa3c83-7b7f-4878-ab45-927dc4758d7e', '', 'B***i S.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1792190761562);
--> statement-breakpoint
INSERT INTO "review" VALUES ('98d15b10-b8b5-49b2-9d10-358d3675fbb3', 'ceaa3c83-7b7f-4878-ab45-927dc4758d7e', '', 'L***i W.', 3, 'Enak, tetapi benang kantongnya gampang lepas.', '[]', NULL, NULL, NULL, 1791873961562);
--> statement-breakpoint
INSERT INTO "shop_state" VALUES (1, '{"name":"Sangrai Rimba","description":"Kopi Nusantara yang disangrai setiap Selasa dan Jumat di Bandung, dikirim paling lambat dua hari setelah sangrai.","logo":"","theme":"forest","customerCarePhone":"+6281321450967","whatsappShown":true,"watermarkShown":true,"city":"Kota Bandung","originRegency":"32.73","pickup":{"address":"Jl. Braga No. 10, Sumur Bandung, Kota Bandung","postcode":"40111","point":{"latitude":-6.9178,"longitude":107.6093}},"banners":[{"image":"/assets/contoh-1/kopi/banner-panen.webp","link":"/products/biji-kopi","title":"Panen baru dari Gayo dan Toraja"},{"image":"/assets/contoh-1/kopi/banner-seduh.webp","link":"/products/alat-seduh","title":"Mulai seduh manual di rumah"},{"image":"/assets/contoh-1/kopi/banner-dingin.webp","link":"/products/minuman","title":"Kopi botol dingin untuk siang yang panjang"}],"popup":{"active":false,"image":"","link":null},"googleAnalyticsId":null,"metaPixelId":null,"businessName":"CV Sangrai Rimba","businessAddress":"Jl. Merdeka No. 10, Kota Bandung","businessEmail":"halo@kopi.contoh.id","openingHours":"Senin–Sabtu 08.00–17.00 WIB","returnDays":3,"npwp":null,"phoneCountries":{"only":[],"except":[]},"hstsPreload":false,"bankAccount":{"bank":"BCA","number":"1234567890","holder":"SANGRAI RIMBA"},"termsConfirmed":false,"coins":{"earnPercent":1,"usePercent":50},"affiliate":{"percent":5,"maximum":null},"sellerMessages":{"email":null,"phone":null,"daily":false,"lowStock":3},"companyId":1,"host":"kopi.localhost","demo":true,"maintenance":false,"clockOffsetMs":0,"footerMenu":[{"title":"Tentang Kami","slug":"tentang-kami","url":null,"children":[]},{"title":"Cara Belanja","slug":"cara-belanja","url":null,"children":[]},{"title":"Pengiriman","slug":"pengiriman","url":null,"children":[]},{"title":"Pengembalian","slug":"pengembalian","url":null,"children":[]},{"title":"Syarat & Ketentuan","slug":"syarat-ketentuan","url":null,"children":[]},{"title":"Kebijakan Privasi","slug":"kebijakan-privasi","url":null,"children":[]}],"legalVersion":"2026-11-01"}', 1795373161810, NULL);
--> statement-breakpoint
INSERT INTO "simulated_payment" VALUES ('20f3d7d4-deca-49f0-9490-e4a117b5c853', 'INV-20261123-C961F-1', 'INV-20261123-C961F-1', 96000, 'bank_transfer', 'bri', '000019316560495504', NULL, 'pending', '[]', 1795372441562, 1795458841562, NULL);
--> statement-breakpoint
INSERT INTO "simulator_account" VALUES (1, 'SB-simulator-1933edc3-1aa4-4f03-ade3-b3a6f760fb98', 'none');
--> statement-breakpoint
INSERT INTO "order_voucher" VALUES ('ee114b2d-558c-4cbe-97c6-84179412f6d4', 'shipping', '17069026-de8b-4827-a9d2-fefaa1fa0012', 'ONGKIRGRATIS', 'Gratis ongkir', 0, 18000, 'USED', '', '2c8e0afe-a14c-443e-84ba-28698448b20f', '+6281234567890');
--> statement-breakpoint
INSERT INTO "voucher_claim" VALUES ('c:2c8e0afe-a14c-443e-84ba-28698448b20f', '17069026-de8b-4827-a9d2-fefaa1fa0012', 1795286761562);
--> statement-breakpoint
INSERT INTO "voucher_claim" VALUES ('c:2c8e0afe-a14c-443e-84ba-28698448b20f', 'c23e0323-a573-4b9e-bb3e-6b2c5e2feadc', 1795286761562);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('f88a6e09-4b83-4201-895b-37766f5ab9e8', 'SERUPUT', 'Diskon 10%', 'Untuk semua isi toko.', 1760813161054, 1838653199999, 0, 1, 10, 25000, 120000, 0, NULL, 0, NULL, '[]', '[]', 0, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('92b8f7df-c1a2-42f1-8a6b-59d48a5db21d', 'ALATSEDUH', 'Potongan alat seduh', 'Dripper, ketel, cangkir, dan setnya.', 1760813161054, 1838653199999, 0, 0, 40000, NULL, 300000, 0, NULL, 0, NULL, '["alat-seduh"]', '[]', 0, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('7d146ac0-6f35-47b1-acd5-053feb2dd933', 'KOINPAGI', 'Cashback 8%', 'Koin masuk setelah pesanan selesai.', 1760813161054, 1838653199999, 1, 1, 8, 20000, 80000, 0, NULL, 0, NULL, '[]', '[]', 0, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('0bcbfcf9-72e1-4b16-8b67-0a8dc8949474', 'PANENBARU', 'Panen baru Gayo', 'Kuota terbatas.', 1760813161054, 1838653199999, 0, 0, 15000, NULL, 0, 0, 3, 0, NULL, '[]', '["ef4e4419-73f1-4d56-ac80-253e181cc637"]', 0, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('e80e645d-a5c3-46b9-b65e-36ccdde68eca', 'TEMANNGOPI', 'Khusus teman ngopi', 'Hanya lewat tautan ini.', 1760813161054, 1838653199999, 0, 1, 15, 30000, 100000, 0, NULL, 0, 2, '[]', '[]', 0, 0);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('17069026-de8b-4827-a9d2-fefaa1fa0012', 'ONGKIRGRATIS', 'Gratis ongkir', 'Untuk semua kurir dan semua kota.', 1760813161054, 1833469199999, 0, 1, 100, 20000, 150000, 1, NULL, 1, NULL, '[]', '[]', 0, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('0d2c8ed6-9096-4f11-9b5e-be37542b6350', 'KENALAN', 'Potongan belanja pertama', 'Satu kali untuk setiap pelanggan baru.', 1760813161054, NULL, 0, 0, 15000, NULL, 60000, 0, NULL, 0, 1, '[]', '[]', 1, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('c23e0323-a573-4b9e-bb3e-6b2c5e2feadc', 'OKTOBERCERIA', 'Oktober ceria', 'Promo bulan lalu.', 1760813161054, 1795280399999, 0, 1, 10, 15000, 0, 0, NULL, 0, NULL, '[]', '[]', 0, 0);
--> statement-breakpoint
INSERT INTO "wish" VALUES ('1c1c2698-a6bc-4771-88e8-c49a48df8aeb', 'c:2c8e0afe-a14c-443e-84ba-28698448b20f', '27741247-7e80-49e9-9af9-ccd87e7eff72', NULL, 1149000, 1, 1795200361562);
--> statement-breakpoint
INSERT INTO "wish" VALUES ('df0aeb79-f189-4717-8060-bb0253079683', 'c:2c8e0afe-a14c-443e-84ba-28698448b20f', '74b69cd2-f889-40a6-ac61-9133d2eadea0', NULL, 231250, 1, 1794854761562);
--> statement-breakpoint
INSERT INTO "wish" VALUES ('f537a71a-e16a-49ac-8d30-5ec71323a97c', 'c:2c8e0afe-a14c-443e-84ba-28698448b20f', 'a1112909-a782-4f9f-9a6c-cac585eaf1ee', NULL, 129000, 1, 1794595561562);
--> statement-breakpoint
INSERT INTO "wish" VALUES ('35884cfb-c9a2-4f60-b689-7f64feb418e6', 'c:2c8e0afe-a14c-443e-84ba-28698448b20f', '125887e1-a18f-44d6-b07a-cf8a778eb4e3', NULL, 689000, 0, 1794077161562);
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
