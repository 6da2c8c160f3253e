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
INSERT INTO "__drizzle_migrations" VALUES (NULL, '', 1795383796552);
--> statement-breakpoint
INSERT INTO "customer_address" VALUES ('5b5e323e-8922-4975-a03c-a6be4e5cb1ac', '1e5131f198e670d5b84260fc6f0b719b954b1b9aa5d0b88107b3390c22c7f415', '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 1795383809395, '', NULL, NULL);
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
INSERT INTO "listing_place" VALUES ('biji-kopi', 1, 0, 3182, 1795383808991, 78000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 1, 0, 3182, 1795383808991, 78000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('biji-kopi', 2, 1, 1407, 1795383808990, 92000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 2, 1, 1407, 1795383808990, 92000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('biji-kopi', 3, 2, 5620, 1795383808989, 39500, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 3, 2, 5620, 1795383808989, 39500, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('biji-kopi', 4, 3, 624, 1795383808988, 105000, 0, 0);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 4, 3, 624, 1795383808988, 105000, 0, 0);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('siap-seduh', 5, 4, 2035, 1795383808987, 82000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 5, 4, 2035, 1795383808987, 82000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('siap-seduh', 6, 5, 4870, 1795383808986, 9000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 6, 5, 4870, 1795383808986, 9000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('minuman', 7, 6, 1926, 1795383808985, 69000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 7, 6, 1926, 1795383808985, 69000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('alat-seduh', 8, 7, 538, 1795383808984, 145000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 8, 7, 538, 1795383808984, 145000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('alat-seduh', 9, 8, 412, 1795383808983, 325000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 9, 8, 412, 1795383808983, 325000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('cangkir-tumbler', 10, 9, 482, 1795383808982, 89000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 10, 9, 482, 1795383808982, 89000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('alat-seduh', 11, 10, 203, 1795383808981, 749000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 11, 10, 203, 1795383808981, 749000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('kelas', 12, 11, 766, 1795383808980, 49000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 12, 11, 766, 1795383808980, 49000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('racikan', 13, 12, 2874, 1795383808979, 72000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 13, 12, 2874, 1795383808979, 72000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('racikan', 14, 13, 1345, 1795383808978, 79000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 14, 13, 1345, 1795383808978, 79000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('racikan', 15, 14, 4415, 1795383808977, 62000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 15, 14, 4415, 1795383808977, 62000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('racikan', 16, 15, 497, 1795383808976, 118000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 16, 15, 497, 1795383808976, 118000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('penggiling-timbangan', 17, 16, 846, 1795383808975, 399000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 17, 16, 846, 1795383808975, 399000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('penggiling-timbangan', 18, 17, 173, 1795383808974, 1149000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 18, 17, 173, 1795383808974, 1149000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('penggiling-timbangan', 19, 18, 1420, 1795383808973, 185000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 19, 18, 1420, 1795383808973, 185000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('alat-seduh', 20, 19, 296, 1795383808972, 689000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 20, 19, 296, 1795383808972, 689000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('cangkir-tumbler', 21, 20, 1215, 1795383808971, 165000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 21, 20, 1215, 1795383808971, 165000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('cangkir-tumbler', 22, 21, 377, 1795383808970, 129000, 1, 0);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 22, 21, 377, 1795383808970, 129000, 1, 0);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('cangkir-tumbler', 23, 22, 468, 1795383808969, 55000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 23, 22, 468, 1795383808969, 55000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('kelas', 24, 23, 319, 1795383808968, 100000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 24, 23, 319, 1795383808968, 100000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('kelas', 25, 24, 241, 1795383808967, 125000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 25, 24, 241, 1795383808967, 125000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('biji-kopi', 26, 25, 871, 1795383808966, 79000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 26, 25, 871, 1795383808966, 79000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('biji-kopi', 27, 26, 1288, 1795383808965, 84000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 27, 26, 1288, 1795383808965, 84000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('biji-kopi', 28, 27, 743, 1795383808964, 96000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 28, 27, 743, 1795383808964, 96000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('biji-kopi', 29, 28, 566, 1795383808963, 89000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 29, 28, 566, 1795383808963, 89000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('biji-kopi', 30, 29, 214, 1795383808962, 68000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 30, 29, 214, 1795383808962, 68000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('siap-seduh', 31, 30, 1653, 1795383808961, 74000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 31, 30, 1653, 1795383808961, 74000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('siap-seduh', 32, 31, 912, 1795383808960, 69000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 32, 31, 912, 1795383808960, 69000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('siap-seduh', 33, 32, 1187, 1795383808959, 58000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 33, 32, 1187, 1795383808959, 58000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('minuman', 34, 33, 1104, 1795383808958, 88000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 34, 33, 1104, 1795383808958, 88000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('minuman', 35, 34, 688, 1795383808957, 78000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 35, 34, 688, 1795383808957, 78000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('minuman', 36, 35, 533, 1795383808956, 56000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 36, 35, 533, 1795383808956, 56000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('alat-seduh', 37, 36, 1011, 1795383808955, 149000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 37, 36, 1011, 1795383808955, 149000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('alat-seduh', 38, 37, 724, 1795383808954, 135000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 38, 37, 724, 1795383808954, 135000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('alat-seduh', 39, 38, 358, 1795383808953, 279000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 39, 38, 358, 1795383808953, 279000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('alat-seduh', 40, 39, 1569, 1795383808952, 39000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 40, 39, 1569, 1795383808952, 39000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('alat-seduh', 41, 40, 491, 1795383808951, 98000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 41, 40, 491, 1795383808951, 98000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('alat-seduh', 42, 41, 3760, 1795383808950, 39000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 42, 41, 3760, 1795383808950, 39000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('biji-kopi', 43, 42, 1502, 1795383808949, 92000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 43, 42, 1502, 1795383808949, 92000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('biji-kopi', 44, 43, 958, 1795383808948, 82000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 44, 43, 958, 1795383808948, 82000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('biji-kopi', 45, 44, 2140, 1795383808947, 54000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 45, 44, 2140, 1795383808947, 54000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('biji-kopi', 46, 45, 1096, 1795383808946, 88000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 46, 45, 1096, 1795383808946, 88000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('biji-kopi', 47, 46, 389, 1795383808945, 128000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 47, 46, 389, 1795383808945, 128000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('teh-cascara', 48, 47, 602, 1795383808944, 45000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 48, 47, 602, 1795383808944, 45000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('teh-cascara', 49, 48, 411, 1795383808943, 67000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 49, 48, 411, 1795383808943, 67000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('teh-cascara', 50, 49, 356, 1795383808942, 52000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 50, 49, 356, 1795383808942, 52000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('teh-cascara', 51, 50, 829, 1795383808941, 49000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 51, 50, 829, 1795383808941, 49000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('hampers', 52, 51, 264, 1795383808940, 325000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 52, 51, 264, 1795383808940, 325000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('hampers', 53, 52, 437, 1795383808939, 189000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 53, 52, 437, 1795383808939, 189000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (1, '43a56e44-8883-4375-8b8c-f0a2f00acd9d', 'biji-kopi', 0, 3182, 1795383808991, '[["Berat bersih","Sesuai varian"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010418-29"],["Halal","ID32110004418760924"],["Simpan hingga","12 bulan sejak tanggal sangrai"],["Negara asal","Indonesia"],["Ukuran","200 g"],["Ukuran","500 g"],["Ukuran","1 kg"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 78000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (2, 'd6b32569-a578-46f1-8d0e-fe3331d1b22b', 'biji-kopi', 1, 1407, 1795383808990, '[["Berat bersih","200 g"],["Proses","Giling basah"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010419-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 92000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (3, '87e49307-9f84-40ec-a0d6-0c51caa4ad7a', 'biji-kopi', 2, 5620, 1795383808989, '[["Berat bersih","250 g"],["Komposisi","100% robusta"],["Tingkat sangrai","Gelap"],["PIRT","2063273010420-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 39500, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (4, 'a2f398fb-f5bb-438d-86e2-3bc1acce8f06', 'biji-kopi', 3, 624, 1795383808988, '[["Berat bersih","200 g"],["Proses","Honey"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010421-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Sedang"]]', 105000, 0, 0);
--> statement-breakpoint
INSERT INTO "listing" VALUES (5, '8a0bbb4a-f078-40a3-8b4f-ebe8aa931d61', 'siap-seduh', 4, 2035, 1795383808987, '[["Berat bersih","100 g (10 × 10 g)"],["Komposisi","100% arabika"],["PIRT","2063273010423-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 82000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (6, 'df92263c-b8b3-46b9-a076-6a025efe7f12', 'siap-seduh', 5, 4870, 1795383808986, '[["Berat bersih","10 g"],["Komposisi","100% arabika"],["PIRT","2063273010423-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Asal","Gayo"],["Asal","Toraja"]]', 9000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (7, '5e366ff6-4b01-435a-a6fe-e90fdbf48e61', 'minuman', 6, 1926, 1795383808985, '[["Isi bersih","1 liter"],["Komposisi","Kopi, air, susu segar, gula aren (kecuali Hitam)"],["BPOM","MD 271028004127"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"],["Rasa","Gula Aren"],["Rasa","Pandan"],["Rasa","Hitam"]]', 69000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (8, '174a1229-dd94-4910-99ed-15aa200eb11a', 'alat-seduh', 7, 538, 1795383808984, '[["Bahan","Keramik stoneware"],["Kapasitas","1–2 cangkir"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"],["Warna","Putih"],["Warna","Hijau Sage"],["Warna","Terakota"]]', 145000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (9, 'abd3857e-f861-4996-bbe7-a3a8e76af1d2', 'alat-seduh', 8, 412, 1795383808983, '[["Bahan","Baja tahan karat 304, kayu"],["Kapasitas","800 ml"],["Merek","Sangrai Rimba"],["Garansi","1 tahun"],["Negara asal","Indonesia"],["Warna","Hitam"],["Warna","Perak"]]', 325000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (10, '0805ef7b-de26-47a8-b998-5463e138d479', 'cangkir-tumbler', 9, 482, 1795383808982, '[["Bahan","Keramik stoneware"],["Kapasitas","220 ml"],["Isi paket","1 cangkir, 1 tatakan"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"],["Warna","Gading"],["Warna","Hijau"],["Warna","Biru"]]', 89000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (11, '9ac024a2-e38d-4630-b16b-fd4ad83bb9b8', 'alat-seduh', 10, 203, 1795383808981, '[["Isi paket","5 barang"],["Bahan","Keramik, kaca borosilikat, baja, kayu"],["Merek","Sangrai Rimba"],["Garansi","Penggiling 1 tahun"],["Negara asal","Indonesia"]]', 749000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (12, 'd22226e6-643f-4f60-985d-6182a672ee02', 'kelas', 11, 766, 1795383808980, '[["Format","PDF dan EPUB"],["Halaman","112"],["Bahasa","Indonesia"],["Penulis","Tim Sangrai Rimba"]]', 49000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (13, '56af3e5f-18be-4128-b057-a045ab3bc85d', 'racikan', 12, 2874, 1795383808979, '[["Komposisi","Arabika 70%, robusta 30%"],["Cocok untuk","Espreso, moka pot, kopi susu"],["Proses","Campuran"],["PIRT","2063273010434-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","250 g"],["Ukuran","500 g"],["Ukuran","1 kg"],["Gilingan","Biji utuh"],["Gilingan","Halus"],["Tingkat sangrai","Sedang"],["Tingkat sangrai","Gelap"]]', 72000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (14, 'cf7895c6-0d56-44f9-9da2-3520eac8442f', 'racikan', 13, 1345, 1795383808978, '[["Komposisi","100% arabika"],["Cocok untuk","Dripper, mesin tetes, french press"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010435-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","200 g"],["Ukuran","500 g"],["Gilingan","Biji utuh"],["Gilingan","Sedang"],["Gilingan","Kasar"],["Kemasan","Kantong"],["Kemasan","Kaleng"]]', 79000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (15, '54921bb4-45aa-4cfe-a599-3e2468a921eb', 'racikan', 14, 4415, 1795383808977, '[["Berat bersih","500 g"],["Komposisi","100% robusta"],["Tingkat sangrai","Gelap"],["Cocok untuk","Tubruk"],["PIRT","2063273010436-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 62000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (16, '1aaea6bb-51a6-4511-bd96-c841f1a9c160', 'racikan', 15, 497, 1795383808976, '[["Berat bersih","200 g"],["Asal","Aceh Tengah"],["Kafein","Paling banyak 0,3%"],["Tingkat sangrai","Sedang"],["PIRT","2063273010437-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 118000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (17, '06dce3b5-89d4-4248-b7f2-b512e3373d8d', 'penggiling-timbangan', 16, 846, 1795383808975, '[["Bahan","Aluminium, baja tahan karat, kayu"],["Kapasitas","25 g"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"],["Warna","Hitam"],["Warna","Perak"]]', 399000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (18, 'c5c53e2b-d9b6-4029-8e2f-391618febdd9', 'penggiling-timbangan', 17, 173, 1795383808974, '[["Daya","150 W"],["Kapasitas","200 g"],["SNI","SNI IEC 60335-2-14:2011"],["Merek","Bara Api"],["Garansi","2 tahun"],["Negara asal","Tiongkok"]]', 1149000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (19, '3f69418a-b90d-44f2-8cbb-0f8e2bb0cdb1', 'penggiling-timbangan', 18, 1420, 1795383808973, '[["Kapasitas","2.000 g"],["Ketelitian","0,1 g"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"],["Warna","Hitam"],["Warna","Putih"]]', 185000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (20, 'c135b752-307e-476e-8ba3-20b4061aef98', 'alat-seduh', 19, 296, 1795383808972, '[["Bahan","Baja tahan karat 304"],["Daya","800 W, 220 V"],["SNI","SNI IEC 60335-2-15:2011"],["Merek","Bara Api"],["Garansi","2 tahun"],["Negara asal","Tiongkok"],["Warna","Hitam"],["Warna","Putih"]]', 689000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (21, '25d0bd71-1992-4774-89c7-ce0a304f9179', 'cangkir-tumbler', 20, 1215, 1795383808971, '[["Bahan","Baja tahan karat 304, lapisan keramik"],["Tahan panas","6 jam"],["Merek","Sangrai Rimba"],["Garansi","6 bulan"],["Negara asal","Tiongkok"],["Warna","Hijau"],["Warna","Krem"],["Warna","Hitam"],["Kapasitas","350 ml"],["Kapasitas","500 ml"],["Tutup","Geser"],["Tutup","Ulir"]]', 165000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (22, '6bb1ad9a-857c-490a-98a6-f63be7265462', 'cangkir-tumbler', 21, 377, 1795383808970, '[["Bahan","Kaca borosilikat"],["Kapasitas","250 ml"],["Isi paket","2 gelas"],["Merek","Sangrai Rimba"],["Negara asal","Tiongkok"]]', 129000, 1, 0);
--> statement-breakpoint
INSERT INTO "listing" VALUES (23, '0c7d722e-50c7-4952-ad0f-d26c3a47f12a', 'cangkir-tumbler', 22, 468, 1795383808969, '[["Bahan","Baja berlapis enamel"],["Kapasitas","350 ml"],["Merek","Jejak"],["Negara asal","Indonesia"],["Warna","Putih"],["Warna","Hijau Lumut"],["Warna","Biru Dongker"]]', 55000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (24, 'babee89e-1a49-46e5-9963-688991cdb8f0', 'kelas', 23, 319, 1795383808968, '[["Jenis","Kode digital"],["Berlaku","12 bulan"],["Penerbit","Sangrai Rimba"],["Nominal","Rp 100.000"],["Nominal","Rp 250.000"],["Nominal","Rp 500.000"]]', 100000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (25, '9d423eb1-091f-4ac2-91b5-8690acdffc15', 'kelas', 24, 241, 1795383808967, '[["Format","Video 1080p"],["Durasi","2 jam 10 menit"],["Bahasa","Indonesia"],["Akses","12 bulan"]]', 125000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (26, 'e144b0d5-0539-49a2-a039-b94d759051c1', 'biji-kopi', 25, 871, 1795383808966, '[["Asal","Aceh Tengah"],["Ketinggian","1.450–1.600 mdpl"],["Varietas","Ateng Super, Tim Tim"],["Proses","Anaerob natural"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010424-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","100 g"],["Ukuran","200 g"],["Gilingan","Biji utuh"],["Gilingan","Sedang"]]', 79000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (27, 'e42a2bd9-0442-48cf-8212-e6fb3cac67d0', 'biji-kopi', 26, 1288, 1795383808965, '[["Asal","Mandailing Natal"],["Ketinggian","1.200–1.400 mdpl"],["Varietas","Typica Sumatra"],["Proses","Giling basah"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010425-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","200 g"],["Ukuran","500 g"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 84000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (28, '11e551ab-739e-4527-8ac2-61b7e9904526', 'biji-kopi', 27, 743, 1795383808964, '[["Berat bersih","200 g"],["Asal","Kerinci, Jambi"],["Ketinggian","1.400–1.700 mdpl"],["Varietas","Sigararutang, Andungsari"],["Proses","Honey"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010426-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 96000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (29, 'c7fdc570-a250-47bf-8219-76e585485bcd', 'biji-kopi', 28, 566, 1795383808963, '[["Berat bersih","200 g"],["Asal","Solok, Sumatra Barat"],["Ketinggian","1.500–1.650 mdpl"],["Varietas","Sigararutang"],["Proses","Full wash"],["Tingkat sangrai","Terang"],["PIRT","2063273010427-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"]]', 89000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (30, '517ba4b4-3081-4f45-aace-840f8f84279a', 'biji-kopi', 29, 214, 1795383808962, '[["Berat bersih","150 g"],["Asal","Kepulauan Meranti, Riau"],["Ketinggian","2–5 mdpl"],["Varietas","Liberoid Meranti"],["Proses","Natural"],["Tingkat sangrai","Sedang"],["PIRT","2063273010428-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 68000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (31, '1c088b97-e5f0-4495-81df-cf514befed30', 'siap-seduh', 30, 1653, 1795383808961, '[["Berat bersih","77 g (7 × 11 g)"],["Komposisi","100% arabika"],["PIRT","2063273010438-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 74000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (32, '9f0556a7-e571-4b40-8de8-2cff87d68b10', 'siap-seduh', 31, 912, 1795383808960, '[["Isi","10 kapsul × 5,4 g"],["Komposisi","100% arabika"],["Ukuran kapsul","Diameter 37 mm"],["PIRT","2063273010439-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Racikan","Pagi"],["Racikan","Senja"],["Racikan","Malam"]]', 69000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (33, '8f924198-a5f8-437f-bdc0-040a8a4ef5e6', 'siap-seduh', 32, 1187, 1795383808959, '[["Berat bersih","96 g (12 × 8 g)"],["Komposisi","100% arabika"],["Bahan kantong","Serat jagung (PLA)"],["PIRT","2063273010440-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 58000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (34, '29794539-b24d-443c-9dd5-e711c0059cae', 'minuman', 33, 1104, 1795383808958, '[["Isi bersih","4 × 250 ml"],["Simpan","2–5 °C, tujuh hari"],["BPOM","MD 271028005114"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"],["Pemanis","Aren Cair"],["Pemanis","Kurma"],["Pemanis","Tanpa Gula"]]', 88000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (35, 'e6b03539-d54f-4d96-b639-e4879d4b8a21', 'minuman', 34, 688, 1795383808957, '[["Isi bersih","500 ml"],["Komposisi","Air, kopi arabika"],["Simpan","Di bawah 5 °C"],["BPOM","MD 271028005115"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"]]', 78000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (36, '8c1162c1-3b3b-4d51-9769-660ce9a3f761', 'minuman', 35, 533, 1795383808956, '[["Isi bersih","330 ml"],["Komposisi","Gula tebu, air, bahan rasa alami"],["PIRT","2063273010441-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Rasa","Karamel Garam"],["Rasa","Vanila"],["Rasa","Rempah"]]', 56000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (37, '28096264-544a-4abb-91d4-9fc31eda637a', 'alat-seduh', 36, 1011, 1795383808955, '[["Bahan","Aluminium, gagang nilon"],["Kompor","Gas, listrik; bukan induksi"],["Merek","Bara Api"],["Garansi","1 tahun"],["Negara asal","Tiongkok"],["Warna","Perak"],["Warna","Merah"],["Kapasitas","3 cangkir"],["Kapasitas","6 cangkir"]]', 149000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (38, '9f309788-d2f7-4a34-966f-63c2c73a9940', 'alat-seduh', 37, 724, 1795383808954, '[["Bahan","Kaca borosilikat, baja tahan karat"],["Perawatan","Aman untuk mesin cuci piring"],["Merek","Sangrai Rimba"],["Negara asal","Tiongkok"],["Kapasitas","350 ml"],["Kapasitas","600 ml"],["Kapasitas","1 liter"]]', 135000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (39, '2dea9d52-a216-46ce-b34a-36a8d2377636', 'alat-seduh', 38, 358, 1795383808953, '[["Bahan","Kopoliester bebas BPA, karet silikon"],["Kapasitas","240 ml"],["Isi paket","Alat, pengaduk, sendok, 100 kertas saring"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"]]', 279000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (40, '8001256f-e8f2-408b-af57-ecf14273735e', 'alat-seduh', 39, 1569, 1795383808952, '[["Bahan","Baja tahan karat 304"],["Merek","Bara Api"],["Negara asal","Vietnam"],["Ukuran","120 ml"],["Ukuran","180 ml"]]', 39000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (41, 'cb7e02de-a217-4aec-b9cf-2c872297b23c', 'alat-seduh', 40, 491, 1795383808951, '[["Bahan","Kaca borosilikat, kayu mahoni"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"],["Kapasitas","400 ml"],["Kapasitas","600 ml"]]', 98000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (42, '020f55b0-963e-4ebd-84ff-47213f0238a3', 'alat-seduh', 41, 3760, 1795383808950, '[["Isi","100 lembar"],["Bahan","Serat kayu murni"],["Merek","Sangrai Rimba"],["Negara asal","Jepang"],["Warna","Putih"],["Warna","Cokelat"],["Nomor","01"],["Nomor","02"]]', 39000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (43, '890749f7-b10d-4533-b474-5c4c5dd243ff', 'biji-kopi', 42, 1502, 1795383808949, '[["Asal","Bandung, Jawa Barat"],["Ketinggian","1.350–1.550 mdpl"],["Varietas","Sigararutang, Kartika"],["Proses","Natural"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010429-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","200 g"],["Ukuran","500 g"],["Ukuran","1 kg"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 92000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (44, 'dd183e47-9362-4c1b-abda-a2a46c4ad831', 'biji-kopi', 43, 958, 1795383808948, '[["Asal","Bondowoso, Jawa Timur"],["Ketinggian","1.000–1.500 mdpl"],["Varietas","Kartika, Linie S"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010430-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","200 g"],["Ukuran","500 g"],["Gilingan","Biji utuh"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 82000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (45, '1cde0b7f-8469-445b-aa14-b6ff330fdafb', 'biji-kopi', 44, 2140, 1795383808947, '[["Berat bersih","250 g"],["Asal","Temanggung, Jawa Tengah"],["Ketinggian","700–900 mdpl"],["Varietas","BP 358, BP 42"],["Proses","Natural"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010431-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 54000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (46, '781bac9a-f4fc-4728-b558-2fb4d54898cd', 'biji-kopi', 45, 1096, 1795383808946, '[["Berat bersih","200 g"],["Asal","Bangli, Bali"],["Ketinggian","1.200–1.500 mdpl"],["Varietas","Kopyol, S-795"],["Proses","Full wash"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010432-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 88000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (47, 'c0d8b6c7-6a5f-480d-aeb3-34ac6fcebf15', 'biji-kopi', 46, 389, 1795383808945, '[["Berat bersih","200 g"],["Asal","Jayawijaya, Papua Pegunungan"],["Ketinggian","1.600–1.800 mdpl"],["Varietas","Typica"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010433-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Sedang"]]', 128000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (48, 'd6a3f9d3-83dd-4a34-9769-859a027f7b42', 'teh-cascara', 47, 602, 1795383808944, '[["Asal","Bandung, Jawa Barat"],["Komposisi","Kulit ceri kopi kering"],["Kafein","Rendah"],["PIRT","2063273010442-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","80 g"],["Ukuran","200 g"]]', 45000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (49, '93224f49-644f-4a29-aa21-933360659df4', 'teh-cascara', 48, 411, 1795383808943, '[["Berat bersih","80 g"],["Asal","Kerinci, Jambi"],["Komposisi","100% teh hitam"],["PIRT","2063273010443-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 67000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (50, '2f558b89-0d78-4da5-a913-31f1506cb3ce', 'teh-cascara', 49, 356, 1795383808942, '[["Berat bersih","60 g"],["Asal","Tegal, Jawa Tengah"],["Komposisi","Teh hijau, aroma bunga melati segar"],["PIRT","2063273010444-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 52000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (51, 'a7002447-99b1-4c65-844b-a910b36b22d5', 'teh-cascara', 50, 829, 1795383808941, '[["Isi","15 kantong × 5 g"],["Komposisi","Jahe, serai, secang, kapulaga, cengkih, kayu manis"],["Kafein","Tidak ada"],["PIRT","2063273010445-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 49000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (52, 'e22f8389-5de9-47d0-8572-c47b55b70e0f', 'hampers', 51, 264, 1795383808940, '[["Isi paket","5 barang dan kartu ucapan"],["Ukuran kotak","32 × 24 × 12 cm"],["Halal","ID32110004418760924"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"]]', 325000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (53, 'aaef6f95-f0fa-4ea9-9460-df0a741594cf', 'hampers', 52, 437, 1795383808939, '[["Berat bersih","300 g (3 × 100 g)"],["Komposisi","100% arabika"],["Ukuran kotak","30 × 18 × 8 cm"],["PIRT","2063273010446-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Sedang"],["Pita","Hijau"],["Pita","Merah"]]', 189000, 0, 1);
--> statement-breakpoint
INSERT INTO "product" VALUES ('43a56e44-8883-4375-8b8c-f0a2f00acd9d', 'arabika-gayo-atu-lintang', 'Kopi Arabika Gayo Atu Lintang Full Wash', 'biji-kopi', 'Dari kebun rakyat di Atu Lintang, Aceh Tengah, pada ketinggian 1.400–1.550 mdpl. Dicuci penuh lalu dijemur di para-para selama 12–14 hari.

Rasa: cokelat, jeruk manis, dan gula merah dengan akhir yang bersih. Disangrai sedang, enak untuk seduh saring maupun kopi susu.

Tanggal sangrai tercetak di belakang kemasan. Puncak rasa pada hari ke-7 sampai ke-30.', '[["Berat bersih","Sesuai varian"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010418-29"],["Halal","ID32110004418760924"],["Simpan hingga","12 bulan sejak tanggal sangrai"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"200 g"},{"value":"500 g"},{"value":"1 kg"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/arabika-gayo.webp","/assets/contoh-1/kopi/arabika-gayo-biji.webp","/assets/contoh-1/kopi/arabika-gayo-bubuk.webp"]', 230, NULL, 0, 1, 3182, 43, 15, 0, 1795383808991);
--> statement-breakpoint
INSERT INTO "product" VALUES ('d6b32569-a578-46f1-8d0e-fe3331d1b22b', 'arabika-toraja-sapan', 'Kopi Arabika Toraja Sapan Giling Basah 200 g', 'biji-kopi', 'Lot kecil dari Sapan, Toraja Utara, 1.600 mdpl. Giling basah memberi badan yang tebal dengan rempah lembut dan cokelat hitam.

Pilih gilingan sesuai alat: kasar untuk tekan, sedang untuk saring, halus untuk tubruk atau moka.', '[["Berat bersih","200 g"],["Proses","Giling basah"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010419-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/arabika-toraja.webp","/assets/contoh-1/kopi/arabika-toraja-cangkir.webp"]', 230, NULL, 0, 1, 1407, 43, 12, 1, 1795383808990);
--> statement-breakpoint
INSERT INTO "product" VALUES ('87e49307-9f84-40ec-a0d6-0c51caa4ad7a', 'robusta-lampung-tubruk', 'Kopi Robusta Lampung Bubuk Tubruk Kaleng 250 g', 'biji-kopi', 'Robusta petik merah dari Tanggamus, disangrai gelap lalu digiling halus. Pahitnya tegas, kental, dan wangi kacang sangrai.

Untuk segelas 180 ml pakai 12 g kopi dan air yang baru mendidih, aduk, lalu tunggu empat menit.', '[["Berat bersih","250 g"],["Komposisi","100% robusta"],["Tingkat sangrai","Gelap"],["PIRT","2063273010420-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/robusta-lampung.webp","/assets/contoh-1/kopi/robusta-lampung-tubruk.webp"]', 360, NULL, 0, 1, 5620, 46, 16, 2, 1795383808989);
--> statement-breakpoint
INSERT INTO "product" VALUES ('a2f398fb-f5bb-438d-86e2-3bc1acce8f06', 'arabika-bajawa-honey', 'Kopi Arabika Flores Bajawa Honey 200 g', 'biji-kopi', 'Panen terbatas dari koperasi petani di lereng Inerie. Proses honey menyisakan lendir buah saat dijemur, hasilnya manis seperti karamel dengan bunga kering.

Panen berikutnya diperkirakan tiba pada bulan Juli. Simpan di wishlist untuk mendapat kabar saat stok kembali.', '[["Berat bersih","200 g"],["Proses","Honey"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010421-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"}]}]', '["/assets/contoh-1/kopi/arabika-bajawa.webp","/assets/contoh-1/kopi/arabika-bajawa-ceri.webp"]', 230, NULL, 0, 1, 624, 45, 10, 3, 1795383808988);
--> statement-breakpoint
INSERT INTO "product" VALUES ('8a0bbb4a-f078-40a3-8b4f-ebe8aa931d61', 'drip-bag-pagi-isi-10', 'Kopi Drip Bag Pagi Pesisir Isi 10', 'siap-seduh', 'Sepuluh kantong saring 10 g yang tinggal dikaitkan di bibir cangkir. Campuran Gayo dan Kintamani, ringan untuk memulai hari.

Tuang 150 ml air panas sedikit demi sedikit, selesai dalam dua menit. Setiap kantong ditutup rapat dengan nitrogen agar tetap wangi.', '[["Berat bersih","100 g (10 × 10 g)"],["Komposisi","100% arabika"],["PIRT","2063273010423-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/drip-bag.webp","/assets/contoh-1/kopi/drip-bag-seduh.webp"]', 190, NULL, 0, 1, 2035, 47, 13, 4, 1795383808987);
--> statement-breakpoint
INSERT INTO "product" VALUES ('df92263c-b8b3-46b9-a076-6a025efe7f12', 'drip-bag-satuan', 'Kopi Drip Bag Satuan 10 g', 'siap-seduh', 'Beli satu dulu untuk mencoba. Isi 10 g kopi giling di kantong saring, cukup untuk satu cangkir 150 ml.

Pembelian sepuluh kantong atau lebih dikirim dalam kotak, jenisnya boleh dicampur.', '[["Berat bersih","10 g"],["Komposisi","100% arabika"],["PIRT","2063273010423-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Asal","values":[{"value":"Gayo"},{"value":"Toraja"}]}]', '["/assets/contoh-1/kopi/drip-bag-satuan.webp","/assets/contoh-1/kopi/drip-bag-satuan-biji.webp"]', 15, NULL, 0, 1, 4870, 47, 15, 5, 1795383808986);
--> statement-breakpoint
INSERT INTO "product" VALUES ('5e366ff6-4b01-435a-a6fe-e90fdbf48e61', 'kopi-botol-dingin-1-liter', 'Kopi Susu Botol Dingin 1 Liter: Gula Aren, Pandan, atau Hitam', 'minuman', 'Diseduh dingin selama 16 jam, lalu dibotolkan pada hari pengiriman. Tanpa pengawet, jadi simpan di lemari es dan habiskan dalam lima hari.

Gula Aren: kopi susu dengan aren cair. Pandan: kopi susu dengan sari daun pandan. Hitam: tanpa gula dan susu.

Hanya dikirim dengan layanan instan atau sehari sampai, lengkap dengan kantong es.', '[["Isi bersih","1 liter"],["Komposisi","Kopi, air, susu segar, gula aren (kecuali Hitam)"],["BPOM","MD 271028004127"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"]]', '[{"name":"Rasa","values":[{"value":"Gula Aren","swatch":"#a9703f"},{"value":"Pandan","swatch":"#a8ac6c"},{"value":"Hitam","swatch":"#3a1a0b"}]}]', '["/assets/contoh-1/kopi/kopi-botol-aren.webp","/assets/contoh-1/kopi/kopi-botol-trio.webp"]', 1250, NULL, 0, 1, 1926, 46, 13, 6, 1795383808985);
--> statement-breakpoint
INSERT INTO "product" VALUES ('174a1229-dd94-4910-99ed-15aa200eb11a', 'dripper-keramik', 'Dripper Keramik 1–2 Cangkir', 'alat-seduh', 'Dripper kerucut 60 derajat dengan alur lurus, dibakar pada suhu 1.200 °C di Plered. Keramik menahan panas lebih lama sehingga suhu seduh stabil.

Cocok dengan kertas saring kerucut ukuran 01 dan 02. Glasir bebas timbal, aman untuk mesin cuci piring.', '[["Bahan","Keramik stoneware"],["Kapasitas","1–2 cangkir"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"]]', '[{"name":"Warna","values":[{"value":"Putih","swatch":"#f6f1e7"},{"value":"Hijau Sage","swatch":"#9db48f"},{"value":"Terakota","swatch":"#c8643f"}]}]', '["/assets/contoh-1/kopi/dripper-keramik-putih.webp","/assets/contoh-1/kopi/dripper-keramik-seduh.webp"]', 520, NULL, 0, 1, 538, 46, 10, 7, 1795383808984);
--> statement-breakpoint
INSERT INTO "product" VALUES ('abd3857e-f861-4996-bbe7-a3a8e76af1d2', 'ketel-leher-angsa-800-ml', 'Ketel Leher Angsa Baja Tahan Karat 800 ml', 'alat-seduh', 'Cerat ramping memberi aliran kecil dan stabil dari awal sampai akhir tuangan. Gagang kayu tidak menghantarkan panas.

Aman untuk kompor gas dan induksi. Ada lubang termometer 5 mm di tutup.', '[["Bahan","Baja tahan karat 304, kayu"],["Kapasitas","800 ml"],["Merek","Sangrai Rimba"],["Garansi","1 tahun"],["Negara asal","Indonesia"]]', '[{"name":"Warna","values":[{"value":"Hitam","swatch":"#2d2a2b"},{"value":"Perak","swatch":"#c9ccd0"}]}]', '["/assets/contoh-1/kopi/ketel-leher-angsa-hitam.webp","/assets/contoh-1/kopi/ketel-leher-angsa-seduh.webp"]', 780, NULL, 0, 1, 412, 46, 9, 8, 1795383808983);
--> statement-breakpoint
INSERT INTO "product" VALUES ('0805ef7b-de26-47a8-b998-5463e138d479', 'cangkir-keramik-220-ml', 'Cangkir Keramik dengan Tatakan 220 ml', 'cangkir-tumbler', 'Cangkir berdinding tebal yang menjaga kopi tetap hangat, diputar tangan oleh perajin Plered. Dasarnya membulat agar busa susu mudah dibentuk.

Satu set berisi satu cangkir dan satu tatakan. Aman untuk microwave dan mesin cuci piring; warna glasir tiap buah sedikit berbeda.', '[["Bahan","Keramik stoneware"],["Kapasitas","220 ml"],["Isi paket","1 cangkir, 1 tatakan"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"]]', '[{"name":"Warna","values":[{"value":"Gading","swatch":"#f4e8d3"},{"value":"Hijau","swatch":"#3d7259"},{"value":"Biru","swatch":"#41688f"}]}]', '["/assets/contoh-1/kopi/cangkir-keramik-hijau.webp","/assets/contoh-1/kopi/cangkir-keramik-susun.webp"]', 640, NULL, 0, 1, 482, 45, 10, 9, 1795383808982);
--> statement-breakpoint
INSERT INTO "product" VALUES ('9ac024a2-e38d-4630-b16b-fd4ad83bb9b8', 'set-seduh-manual-pemula', 'Set Seduh Manual Pemula: Dripper Keramik, Teko Kaca, Penggiling Tangan, dan Kopi Kebun 200 g', 'alat-seduh', 'Semua yang perlu untuk cangkir pertama, sudah saling cocok ukurannya. Isi: dripper keramik putih, teko kaca 600 ml, penggiling tangan, 40 lembar kertas saring, dan satu kopi kebun 200 g.

Kartu resep berisi takaran, suhu, dan waktu untuk dua cangkir. Kaca dibungkus tiga lapis; mohon rekam video saat membuka paket.', '[["Isi paket","5 barang"],["Bahan","Keramik, kaca borosilikat, baja, kayu"],["Merek","Sangrai Rimba"],["Garansi","Penggiling 1 tahun"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/set-seduh.webp","/assets/contoh-1/kopi/set-seduh-atas.webp","/assets/contoh-1/kopi/penggiling-tangan-bubuk.webp"]', 2100, '[40,30,30]', 0, 1, 203, 44, 7, 10, 1795383808981);
--> statement-breakpoint
INSERT INTO "product" VALUES ('d22226e6-643f-4f60-985d-6182a672ee02', 'kelas-seduh-e-book', 'E-book Kelas Seduh: 30 Resep Kopi Rumahan', 'kelas', 'Buku digital 112 halaman tentang menyeduh tanpa alat mahal: tubruk, saring, moka, dan kopi dingin. Setiap resep memakai takaran sendok dan gram.

Tersedia sebagai PDF dan EPUB. Tautan unduh muncul di halaman pesanan setelah pembayaran diterima, dapat diunduh lima kali.', '[["Format","PDF dan EPUB"],["Halaman","112"],["Bahasa","Indonesia"],["Penulis","Tim Sangrai Rimba"]]', '[]', '["/assets/contoh-1/kopi/kelas-seduh.webp","/assets/contoh-1/kopi/kelas-seduh-meja.webp"]', 0, NULL, 1, 1, 766, 45, 8, 11, 1795383808980);
--> statement-breakpoint
INSERT INTO "product" VALUES ('56af3e5f-18be-4128-b057-a045ab3bc85d', 'blend-senja-espreso', 'Blend Senja untuk Espreso: 70% Arabika, 30% Robusta', 'racikan', 'Racikan yang kami pakai sendiri di bar kedai. Arabika Mandailing dan Kerinci memberi manis, robusta Temanggung memberi krema dan tenaga supaya rasanya tidak tenggelam di dalam susu.

Sangrai sedang untuk mesin dengan penggiling bagus, sangrai gelap untuk moka pot dan mesin rumahan bertekanan rendah. Diamkan sepuluh hari sejak tanggal sangrai; sebelum itu kremanya berbusa kasar.

Kemasan 1 kg hanya dijual sebagai biji utuh karena bubuk sebanyak itu tidak akan habis sebelum apak.', '[["Komposisi","Arabika 70%, robusta 30%"],["Cocok untuk","Espreso, moka pot, kopi susu"],["Proses","Campuran"],["PIRT","2063273010434-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"250 g"},{"value":"500 g"},{"value":"1 kg"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Halus"}]},{"name":"Tingkat sangrai","values":[{"value":"Sedang"},{"value":"Gelap"}]}]', '["/assets/contoh-1/kopi/blend-senja.webp","/assets/contoh-1/kopi/blend-senja-espreso.webp"]', 280, NULL, 0, 1, 2874, 46, 14, 12, 1795383808979);
--> statement-breakpoint
INSERT INTO "product" VALUES ('cf7895c6-0d56-44f9-9da2-3520eac8442f', 'blend-embun-saring', 'Blend Embun untuk Seduh Saring', 'racikan', 'Separuh Kintamani, separuh Wamena, dengan sejumput Preanger natural untuk aroma. Kami menyusunnya ulang setiap musim panen supaya rasanya tetap sama: jeruk manis, teh melati, gula batu.

Pilihan aman bila Anda membeli untuk orang yang seleranya belum diketahui. Gilingan tersedia untuk dripper kerucut dan untuk alat berdasar rata.', '[["Komposisi","100% arabika"],["Cocok untuk","Dripper, mesin tetes, french press"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010435-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"200 g"},{"value":"500 g"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"},{"value":"Kasar"}]},{"name":"Kemasan","values":[{"value":"Kantong"},{"value":"Kaleng"}]}]', '["/assets/contoh-1/kopi/blend-embun.webp","/assets/contoh-1/kopi/blend-embun-seduh.webp"]', 230, NULL, 0, 1, 1345, 45, 12, 13, 1795383808978);
--> statement-breakpoint
INSERT INTO "product" VALUES ('54921bb4-45aa-4cfe-a599-3e2468a921eb', 'blend-tubruk-warung', 'Blend Tubruk Warung Bungkus Kertas 500 g', 'racikan', 'Rasa kopi warung depan stasiun: robusta Lampung dan Temanggung, digiling lembut, dibungkus kertas cokelat berlapis seperti zaman dulu. Tidak dicampur jagung atau beras, hanya kopi.

Satu bungkus cukup untuk kira-kira 45 gelas. Setelah dibuka, pindahkan ke stoples kedap dan habiskan dalam sebulan.', '[["Berat bersih","500 g"],["Komposisi","100% robusta"],["Tingkat sangrai","Gelap"],["Cocok untuk","Tubruk"],["PIRT","2063273010436-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/kopi-warung.webp","/assets/contoh-1/kopi/kopi-warung-gelas.webp"]', 530, NULL, 0, 1, 4415, 47, 15, 14, 1795383808977);
--> statement-breakpoint
INSERT INTO "product" VALUES ('1aaea6bb-51a6-4511-bd96-c841f1a9c160', 'kopi-dekafein-malam', 'Kopi Dekafein Gayo Proses Air 200 g', 'racikan', 'Untuk yang ingin kopi setelah magrib tanpa terjaga sampai subuh. Kafeinnya dilepas dengan air dan saringan karbon, tanpa pelarut kimia, hingga tersisa paling banyak 0,3 persen.

Cokelat susu, roti panggang, dan sedikit almon. Warna bijinya memang lebih gelap daripada sangrai sedang biasa; itu akibat prosesnya, bukan karena gosong.', '[["Berat bersih","200 g"],["Asal","Aceh Tengah"],["Kafein","Paling banyak 0,3%"],["Tingkat sangrai","Sedang"],["PIRT","2063273010437-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/dekaf.webp","/assets/contoh-1/kopi/dekaf-malam.webp"]', 230, NULL, 0, 1, 497, 46, 10, 15, 1795383808976);
--> statement-breakpoint
INSERT INTO "product" VALUES ('06dce3b5-89d4-4248-b7f2-b512e3373d8d', 'penggiling-tangan-gerigi-baja', 'Penggiling Kopi Tangan Gerigi Baja 38 mm', 'penggiling-timbangan', 'Gerigi baja tahan karat dengan dua bantalan peluru, jadi porosnya tidak goyang dan bubuknya rata. Dari kasar sampai halus ada 36 klik yang bisa dihitung dan diulang.

Menggiling 18 g untuk seduh saring butuh kira-kira 45 detik. Jangan dicuci dengan air; kuas pembersihnya sudah ada di dalam kotak.', '[["Bahan","Aluminium, baja tahan karat, kayu"],["Kapasitas","25 g"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"]]', '[{"name":"Warna","values":[{"value":"Hitam","swatch":"#2b2a2c"},{"value":"Perak","swatch":"#b7bcc0"}]}]', '["/assets/contoh-1/kopi/penggiling-baja-hitam.webp","/assets/contoh-1/kopi/penggiling-tangan-bubuk.webp"]', 690, NULL, 0, 1, 846, 46, 11, 16, 1795383808975);
--> statement-breakpoint
INSERT INTO "product" VALUES ('c5c53e2b-d9b6-4029-8e2f-391618febdd9', 'penggiling-listrik-gerigi-kerucut', 'Penggiling Listrik Gerigi Kerucut 31 Tingkat', 'penggiling-timbangan', 'Untuk rumah yang menyeduh empat cangkir atau lebih setiap pagi. Putarannya pelan, 450 rpm, supaya bubuk tidak panas dan suaranya tidak membangunkan bayi.

Wadah bijinya 200 g dengan tutup gelap. Bagian atas dapat diputar lepas untuk disikat, tanpa alat.', '[["Daya","150 W"],["Kapasitas","200 g"],["SNI","SNI IEC 60335-2-14:2011"],["Merek","Bara Api"],["Garansi","2 tahun"],["Negara asal","Tiongkok"]]', '[]', '["/assets/contoh-1/kopi/penggiling-listrik.webp","/assets/contoh-1/kopi/penggiling-listrik-dapur.webp"]', 2700, '[45,25,25]', 0, 1, 173, 44, 7, 17, 1795383808974);
--> statement-breakpoint
INSERT INTO "product" VALUES ('3f69418a-b90d-44f2-8cbb-0f8e2bb0cdb1', 'timbangan-seduh-0-1-g', 'Timbangan Kopi Digital 2 kg Ketelitian 0,1 g dengan Pengatur Waktu', 'penggiling-timbangan', 'Berat dan waktu tampil bersebelahan, waktu mulai sendiri saat tetesan pertama jatuh. Alas silikonnya tahan panas server yang baru diisi.

Baterai isi ulang lewat USB-C tahan sekitar dua bulan. Kalibrasi ulang cukup dengan anak timbangan 500 g; caranya ada di lembar panduan.', '[["Kapasitas","2.000 g"],["Ketelitian","0,1 g"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"]]', '[{"name":"Warna","values":[{"value":"Hitam","swatch":"#26262a"},{"value":"Putih","swatch":"#f2f0ea"}]}]', '["/assets/contoh-1/kopi/timbangan-hitam.webp","/assets/contoh-1/kopi/timbangan-seduh.webp"]', 380, NULL, 0, 1, 1420, 46, 12, 18, 1795383808973);
--> statement-breakpoint
INSERT INTO "product" VALUES ('c135b752-307e-476e-8ba3-20b4061aef98', 'ketel-listrik-suhu-digital', 'Ketel Listrik Leher Angsa 900 ml Suhu Digital', 'alat-seduh', 'Putar kenop ke suhu yang diinginkan, 40 sampai 100 °C, dan ketel menahannya selama setengah jam. Layar kecilnya menunjukkan suhu saat ini dan suhu tujuan.

Dayanya 800 W sehingga aman untuk listrik rumah 1.300 VA. Air satu liter kurang sedikit mendidih dalam lima setengah menit.', '[["Bahan","Baja tahan karat 304"],["Daya","800 W, 220 V"],["SNI","SNI IEC 60335-2-15:2011"],["Merek","Bara Api"],["Garansi","2 tahun"],["Negara asal","Tiongkok"]]', '[{"name":"Warna","values":[{"value":"Hitam","swatch":"#2d2a2b"},{"value":"Putih","swatch":"#f1ede4"}]}]', '["/assets/contoh-1/kopi/ketel-listrik-hitam.webp","/assets/contoh-1/kopi/ketel-listrik-seduh.webp"]', 1450, NULL, 0, 1, 296, 45, 8, 19, 1795383808972);
--> statement-breakpoint
INSERT INTO "product" VALUES ('25d0bd71-1992-4774-89c7-ce0a304f9179', 'tumbler-baja-dinding-ganda', 'Tumbler Baja Dinding Ganda Rimba', 'cangkir-tumbler', 'Kopi tetap panas enam jam, es tetap utuh sampai sore. Bagian dalamnya dilapisi keramik sehingga tidak meninggalkan rasa logam.

Tutup Geser cocok untuk diminum di mobil; tutup Ulir benar-benar kedap dan boleh rebah di dalam tas. Ukuran 500 ml muat di tempat gelas kendaraan.

Bawa tumbler ini ke kedai kami dan dapatkan potongan Rp 3.000 untuk setiap isi ulang.', '[["Bahan","Baja tahan karat 304, lapisan keramik"],["Tahan panas","6 jam"],["Merek","Sangrai Rimba"],["Garansi","6 bulan"],["Negara asal","Tiongkok"]]', '[{"name":"Warna","values":[{"value":"Hijau","swatch":"#2f6b4f"},{"value":"Krem","swatch":"#ecdcc0"},{"value":"Hitam","swatch":"#2a2726"}]},{"name":"Kapasitas","values":[{"value":"350 ml"},{"value":"500 ml"}]},{"name":"Tutup","values":[{"value":"Geser"},{"value":"Ulir"}]}]', '["/assets/contoh-1/kopi/tumbler-hijau.webp","/assets/contoh-1/kopi/tumbler-bertiga.webp"]', 460, NULL, 0, 1, 1215, 46, 12, 20, 1795383808971);
--> statement-breakpoint
INSERT INTO "product" VALUES ('6bb1ad9a-857c-490a-98a6-f63be7265462', 'gelas-kaca-dinding-ganda', 'Gelas Kaca Dinding Ganda 250 ml Set 2', 'cangkir-tumbler', 'Kopi tampak melayang di tengah gelas, sedangkan bagian luarnya tetap sejuk dipegang. Ditiup tangan satu per satu, jadi ada gelembung kecil yang bukan cacat.

Berat sepasang hanya 240 g. Cuci dengan spons lembut; benturan di bibir gelas adalah titik lemahnya.', '[["Bahan","Kaca borosilikat"],["Kapasitas","250 ml"],["Isi paket","2 gelas"],["Merek","Sangrai Rimba"],["Negara asal","Tiongkok"]]', '[]', '["/assets/contoh-1/kopi/gelas-ganda.webp","/assets/contoh-1/kopi/gelas-ganda-teh.webp"]', 520, NULL, 0, 1, 377, 46, 9, 21, 1795383808970);
--> statement-breakpoint
INSERT INTO "product" VALUES ('0c7d722e-50c7-4952-ad0f-d26c3a47f12a', 'cangkir-enamel-lurik', 'Cangkir Enamel Lurik 350 ml', 'cangkir-tumbler', 'Enamel tebal di atas baja seperti milik nenek, dengan garis lurik di bibirnya. Jatuh ke lantai paling hanya gompal, tidak pernah pecah.

Bisa langsung di atas api unggun atau kompor gas untuk menghangatkan susu. Tidak untuk microwave.', '[["Bahan","Baja berlapis enamel"],["Kapasitas","350 ml"],["Merek","Jejak"],["Negara asal","Indonesia"]]', '[{"name":"Warna","values":[{"value":"Putih","swatch":"#f7f3ea"},{"value":"Hijau Lumut","swatch":"#5f7148"},{"value":"Biru Dongker","swatch":"#26416b"}]}]', '["/assets/contoh-1/kopi/enamel-putih.webp","/assets/contoh-1/kopi/enamel-kemah.webp"]', 260, NULL, 0, 1, 468, 47, 10, 22, 1795383808969);
--> statement-breakpoint
INSERT INTO "product" VALUES ('babee89e-1a49-46e5-9963-688991cdb8f0', 'kartu-hadiah-digital', 'Kartu Hadiah Digital Sangrai Rimba', 'kelas', 'Hadiah untuk yang susah ditebak seleranya. Kode 12 huruf tampil di halaman pesanan, siap diteruskan lewat WhatsApp atau dicetak sendiri.

Berlaku satu tahun untuk semua barang di toko ini dan boleh dipakai beberapa kali sampai saldonya habis. Tidak dapat diuangkan.', '[["Jenis","Kode digital"],["Berlaku","12 bulan"],["Penerbit","Sangrai Rimba"]]', '[{"name":"Nominal","values":[{"value":"Rp 100.000"},{"value":"Rp 250.000"},{"value":"Rp 500.000"}]}]', '["/assets/contoh-1/kopi/kartu-hadiah.webp","/assets/contoh-1/kopi/kartu-hadiah-amplop.webp"]', 0, NULL, 1, 1, 319, 46, 5, 23, 1795383808968);
--> statement-breakpoint
INSERT INTO "product" VALUES ('9d423eb1-091f-4ac2-91b5-8690acdffc15', 'kelas-video-seni-latte', 'Kelas Video Seni Latte untuk Pemula, 8 Pelajaran', 'kelas', 'Dua jam sepuluh menit bersama Mbak Ratri, barista kami sejak 2017: memilih susu, memanaskan tanpa mesin mahal, lalu menuang hati, tulip, dan rosetta.

Video dapat diputar ulang tanpa batas selama setahun. Kirim foto hasil tuangan Anda ke grup kelas dan Ratri akan memberi masukan setiap Sabtu.', '[["Format","Video 1080p"],["Durasi","2 jam 10 menit"],["Bahasa","Indonesia"],["Akses","12 bulan"]]', '[]', '["/assets/contoh-1/kopi/kelas-latte.webp","/assets/contoh-1/kopi/kelas-latte-susu.webp"]', 0, NULL, 1, 1, 241, 43, 6, 24, 1795383808967);
--> statement-breakpoint
INSERT INTO "product" VALUES ('e144b0d5-0539-49a2-a039-b94d759051c1', 'arabika-gayo-wine', 'Kopi Arabika Gayo Wine Anaerob Natural', 'biji-kopi', 'Ceri merah tua dari Pegasing, Aceh Tengah, ditutup rapat dalam drum selama 72 jam sebelum dijemur utuh 35 hari. Sebutan wine datang dari aromanya; kopi ini tidak mengandung alkohol.

Di cangkir muncul anggur hitam, nangka matang, dan sedikit kayu manis. Paling seru diseduh saring 1 banding 16 dengan air 90 °C, lalu diminum saat hangat-hangat kuku.

Hanya disangrai hari Jumat dalam batch dua kilogram, jadi pesanan yang masuk setelah Kamis siang ikut jadwal pekan berikutnya.', '[["Asal","Aceh Tengah"],["Ketinggian","1.450–1.600 mdpl"],["Varietas","Ateng Super, Tim Tim"],["Proses","Anaerob natural"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010424-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"100 g"},{"value":"200 g"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"}]}]', '["/assets/contoh-1/kopi/gayo-wine.webp","/assets/contoh-1/kopi/gayo-wine-ceri.webp"]', 180, NULL, 0, 1, 871, 43, 11, 25, 1795383808966);
--> statement-breakpoint
INSERT INTO "product" VALUES ('e42a2bd9-0442-48cf-8212-e6fb3cac67d0', 'arabika-mandailing-pakantan', 'Kopi Arabika Mandailing Pakantan Giling Basah', 'biji-kopi', 'Kopi tua dari kaki Gunung Kulabu, Mandailing Natal, yang bibitnya dibawa masuk sejak masa tanam paksa. Petani menjemurnya dua tahap di halaman rumah, kadang berhenti berhari-hari karena hujan.

Badannya tebal seperti sirup dengan rasa tembakau manis, cokelat pahit, dan jahe. Asamnya rendah sehingga ramah untuk lambung yang mudah perih.

Kalau diseduh tubruk, pakai dua sendok makan munjung untuk 200 ml dan jangan diaduk dua kali.', '[["Asal","Mandailing Natal"],["Ketinggian","1.200–1.400 mdpl"],["Varietas","Typica Sumatra"],["Proses","Giling basah"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010425-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"200 g"},{"value":"500 g"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/mandailing.webp","/assets/contoh-1/kopi/mandailing-cangkir.webp"]', 230, NULL, 0, 1, 1288, 43, 12, 26, 1795383808965);
--> statement-breakpoint
INSERT INTO "product" VALUES ('11e551ab-739e-4527-8ac2-61b7e9904526', 'arabika-kerinci-kayu-aro', 'Kopi Arabika Kerinci Kayu Aro Honey 200 g', 'biji-kopi', 'Tumbuh di bawah naungan kayu manis di Kayu Aro, Jambi, bertetangga dengan kebun teh. Daun kayu manis yang gugur menjadi mulsa alami, dan entah kebetulan atau bukan, aromanya ikut terasa.

Manis tebu, aprikot, lalu penutup yang mirip teh hitam. Kami sarankan 15 g kopi, 240 ml air 92 °C, selesai dalam tiga menit.', '[["Berat bersih","200 g"],["Asal","Kerinci, Jambi"],["Ketinggian","1.400–1.700 mdpl"],["Varietas","Sigararutang, Andungsari"],["Proses","Honey"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010426-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/kerinci.webp","/assets/contoh-1/kopi/kerinci-seduh.webp"]', 230, NULL, 0, 1, 743, 43, 11, 27, 1795383808964);
--> statement-breakpoint
INSERT INTO "product" VALUES ('c7fdc570-a250-47bf-8219-76e585485bcd', 'arabika-solok-lembah-gumanti', 'Kopi Arabika Solok Lembah Gumanti Full Wash 200 g', 'biji-kopi', 'Lereng Danau Diatas di Sumatra Barat memberi malam yang dingin, sehingga buah matang pelan dan bijinya padat. Koperasi setempat hanya membeli ceri merah dan membayar lebih Rp 2.000 per kilogram untuk petik pilih.

Yang menonjol: serai, jeruk nipis, dan manis gula batu. Dingin pun tetap enak, jadi cocok dibuat es kopi saring tanpa susu.', '[["Berat bersih","200 g"],["Asal","Solok, Sumatra Barat"],["Ketinggian","1.500–1.650 mdpl"],["Varietas","Sigararutang"],["Proses","Full wash"],["Tingkat sangrai","Terang"],["PIRT","2063273010427-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"}]}]', '["/assets/contoh-1/kopi/solok.webp","/assets/contoh-1/kopi/solok-biji.webp"]', 230, NULL, 0, 1, 566, 42, 10, 28, 1795383808963);
--> statement-breakpoint
INSERT INTO "product" VALUES ('517ba4b4-3081-4f45-aace-840f8f84279a', 'liberika-meranti-gambut', 'Kopi Liberika Meranti Tanah Gambut 150 g', 'biji-kopi', 'Jenis ketiga setelah arabika dan robusta, tumbuh di tanah gambut Rangsang, Riau, hampir setinggi muka laut. Bijinya besar, bengkok, dan beraroma nangka.

Rasanya sulit dibandingkan: gurih sayur, buah tropis, dan pahit yang pendek. Ada yang langsung suka, ada yang tidak, maka kami kemas kecil.', '[["Berat bersih","150 g"],["Asal","Kepulauan Meranti, Riau"],["Ketinggian","2–5 mdpl"],["Varietas","Liberoid Meranti"],["Proses","Natural"],["Tingkat sangrai","Sedang"],["PIRT","2063273010428-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/meranti.webp","/assets/contoh-1/kopi/meranti-biji.webp"]', 180, NULL, 0, 1, 214, 49, 7, 29, 1795383808962);
--> statement-breakpoint
INSERT INTO "product" VALUES ('1c088b97-e5f0-4495-81df-cf514befed30', 'drip-bag-jelajah-isi-7', 'Kopi Drip Bag Jelajah Nusantara Isi 7 Daerah', 'siap-seduh', 'Tujuh hari, tujuh daerah: Gayo, Mandailing, Kerinci, Preanger, Ijen, Kintamani, dan Toraja. Urutannya kami susun dari yang paling ringan ke yang paling berat.

Di balik setiap saset ada peta kecil, ketinggian kebun, dan ruang untuk memberi nilai sendiri. Banyak yang memakainya untuk memutuskan mau membeli biji yang mana.', '[["Berat bersih","77 g (7 × 11 g)"],["Komposisi","100% arabika"],["PIRT","2063273010438-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/drip-jelajah.webp","/assets/contoh-1/kopi/drip-jelajah-kotak.webp"]', 150, NULL, 0, 1, 1653, 48, 13, 30, 1795383808961);
--> statement-breakpoint
INSERT INTO "product" VALUES ('9f0556a7-e571-4b40-8de8-2cff87d68b10', 'kapsul-kopi-isi-10', 'Kapsul Kopi Arabika Isi 10 untuk Mesin Kapsul Kecil', 'siap-seduh', 'Kapsul aluminium yang muat di mesin berukuran standar 37 mm. Periksa diameter kapsul lama Anda dengan penggaris sebelum memesan.

Pagi digiling sedikit lebih kasar untuk lungo 110 ml. Senja untuk espreso 40 ml yang pekat. Malam dibuat dari biji dekafein.

Aluminiumnya dapat didaur ulang: buka tutup foil, keluarkan ampas, bilas.', '[["Isi","10 kapsul × 5,4 g"],["Komposisi","100% arabika"],["Ukuran kapsul","Diameter 37 mm"],["PIRT","2063273010439-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Racikan","values":[{"value":"Pagi","swatch":"#d9862f"},{"value":"Senja","swatch":"#8c2f1f"},{"value":"Malam","swatch":"#24344f"}]}]', '["/assets/contoh-1/kopi/kapsul-pagi.webp","/assets/contoh-1/kopi/kapsul-dekat.webp"]', 120, NULL, 0, 1, 912, 45, 11, 31, 1795383808960);
--> statement-breakpoint
INSERT INTO "product" VALUES ('8f924198-a5f8-437f-bdc0-040a8a4ef5e6', 'kopi-celup-isi-12', 'Kopi Celup Kantong Jagung Isi 12', 'siap-seduh', 'Semudah membuat teh: masukkan kantong, tuang 180 ml air panas, angkat setelah empat menit. Kantongnya dari serat jagung, tanpa plastik dan tanpa staples.

Isinya Mandailing giling basah, dipilih karena tetap enak walau kantong lupa diangkat. Sering dibawa jemaah umrah dan anak kos.', '[["Berat bersih","96 g (12 × 8 g)"],["Komposisi","100% arabika"],["Bahan kantong","Serat jagung (PLA)"],["PIRT","2063273010440-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/kopi-celup.webp","/assets/contoh-1/kopi/kopi-celup-cangkir.webp"]', 160, NULL, 0, 1, 1187, 46, 12, 32, 1795383808959);
--> statement-breakpoint
INSERT INTO "product" VALUES ('29794539-b24d-443c-9dd5-e711c0059cae', 'kopi-susu-botol-250-ml', 'Es Kopi Susu Botol 250 ml Paket 4', 'minuman', 'Empat botol yang pas untuk kulkas kantor. Espreso Blend Senja, susu segar dari Lembang, dan pemanis sesuai pilihan; susunya 60 persen, jadi terasa penuh tetapi tidak enek.

Tahan tujuh hari pada suhu 2–5 °C karena dibotolkan panas lalu didinginkan cepat. Kocok dulu, endapan di dasar itu wajar.

Pengiriman hanya Bandung Raya dan Jakarta memakai kurir dingin, berangkat pukul sembilan pagi.', '[["Isi bersih","4 × 250 ml"],["Simpan","2–5 °C, tujuh hari"],["BPOM","MD 271028005114"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"]]', '[{"name":"Pemanis","values":[{"value":"Aren Cair","swatch":"#b57b48"},{"value":"Kurma","swatch":"#9a6238"},{"value":"Tanpa Gula","swatch":"#c99d74"}]}]', '["/assets/contoh-1/kopi/kopi-susu-aren.webp","/assets/contoh-1/kopi/kopi-susu-es.webp"]', 1320, NULL, 0, 1, 1104, 45, 12, 33, 1795383808958);
--> statement-breakpoint
INSERT INTO "product" VALUES ('e6b03539-d54f-4d96-b639-e4879d4b8a21', 'konsentrat-seduh-dingin-500-ml', 'Konsentrat Cold Brew 500 ml', 'minuman', 'Pekat tiga kali lipat: satu bagian konsentrat, dua bagian air atau susu, banyak es. Sebotol menjadi sepuluh gelas, hitungannya di bawah delapan ribu rupiah segelas.

Direndam 18 jam pada suhu ruang dingin, lalu disaring dua kali sampai bening. Tanpa gula, tanpa pengawet, tahan 14 hari di kulkas setelah segel dibuka.', '[["Isi bersih","500 ml"],["Komposisi","Air, kopi arabika"],["Simpan","Di bawah 5 °C"],["BPOM","MD 271028005115"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/konsentrat.webp","/assets/contoh-1/kopi/konsentrat-gelas.webp"]', 860, NULL, 0, 1, 688, 45, 11, 34, 1795383808957);
--> statement-breakpoint
INSERT INTO "product" VALUES ('8c1162c1-3b3b-4d51-9769-660ce9a3f761', 'sirup-kopi-330-ml', 'Sirup Kopi 330 ml: Karamel Garam, Vanila, atau Rempah', 'minuman', 'Gula tebu asli yang dimasak pelan, bukan perisa dan pewarna. Karamel Garam memakai garam tambak Amed, Vanila memakai polong dari Alor, Rempah memakai jahe, serai, dan kapulaga.

Dua sendok makan untuk segelas es kopi 200 ml. Simpan di lemari sejuk; pengkristalan kecil di leher botol larut kembali bila direndam air hangat.', '[["Isi bersih","330 ml"],["Komposisi","Gula tebu, air, bahan rasa alami"],["PIRT","2063273010441-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Rasa","values":[{"value":"Karamel Garam","swatch":"#b5702c"},{"value":"Vanila","swatch":"#ead9a8"},{"value":"Rempah","swatch":"#8a3f1e"}]}]', '["/assets/contoh-1/kopi/sirup-karamel.webp","/assets/contoh-1/kopi/sirup-bertiga.webp"]', 620, NULL, 0, 1, 533, 45, 10, 35, 1795383808956);
--> statement-breakpoint
INSERT INTO "product" VALUES ('28096264-544a-4abb-91d4-9fc31eda637a', 'moka-pot-aluminium', 'Moka Pot Aluminium Segi Delapan', 'alat-seduh', 'Kopi pekat di atas kompor dalam lima menit, tanpa listrik. Isi air sampai bawah katup, kopi halus tanpa dipadatkan, api kecil, dan angkat begitu mulai berdesis.

Ukuran 3 cangkir menghasilkan 130 ml, ukuran 6 cangkir 270 ml. Tidak bisa untuk kompor induksi dan jangan dicuci dengan sabun keras.', '[["Bahan","Aluminium, gagang nilon"],["Kompor","Gas, listrik; bukan induksi"],["Merek","Bara Api"],["Garansi","1 tahun"],["Negara asal","Tiongkok"]]', '[{"name":"Warna","values":[{"value":"Perak","swatch":"#c9ccd0"},{"value":"Merah","swatch":"#a8322a"}]},{"name":"Kapasitas","values":[{"value":"3 cangkir"},{"value":"6 cangkir"}]}]', '["/assets/contoh-1/kopi/moka-perak.webp","/assets/contoh-1/kopi/moka-kompor.webp"]', 620, NULL, 0, 1, 1011, 46, 12, 36, 1795383808955);
--> statement-breakpoint
INSERT INTO "product" VALUES ('9f309788-d2f7-4a34-966f-63c2c73a9940', 'french-press-kaca', 'French Press Kaca Borosilikat Rangka Baja', 'alat-seduh', 'Cara termudah membuat kopi berbadan tebal: rendam empat menit, tekan, tuang. Saringannya dua lapis sehingga lumpur halus lebih sedikit daripada alat tekan biasa.

Kaca cadangan dijual dan dapat dipasang sendiri tanpa obeng. Gagangnya cukup lebar untuk tangan orang dewasa.', '[["Bahan","Kaca borosilikat, baja tahan karat"],["Perawatan","Aman untuk mesin cuci piring"],["Merek","Sangrai Rimba"],["Negara asal","Tiongkok"]]', '[{"name":"Kapasitas","values":[{"value":"350 ml"},{"value":"600 ml"},{"value":"1 liter"}]}]', '["/assets/contoh-1/kopi/french-press.webp","/assets/contoh-1/kopi/french-press-meja.webp"]', 780, NULL, 0, 1, 724, 45, 11, 37, 1795383808954);
--> statement-breakpoint
INSERT INTO "product" VALUES ('2dea9d52-a216-46ce-b34a-36a8d2377636', 'alat-seduh-tekan-udara', 'Alat Seduh Tekan Udara Portabel dengan 100 Kertas Saring', 'alat-seduh', 'Dua tabung yang saling menekan, ringan, dan tidak pecah saat jatuh dari tenda. Seduhannya bersih seperti saring tetapi cukup pekat untuk dicampur susu.

Resep berkemah kami: 16 g kopi sedang, 200 ml air, aduk sepuluh kali, tunggu satu setengah menit, tekan pelan 30 detik. Ampasnya keluar utuh seperti koin sehingga bersihnya hanya dibilas.', '[["Bahan","Kopoliester bebas BPA, karet silikon"],["Kapasitas","240 ml"],["Isi paket","Alat, pengaduk, sendok, 100 kertas saring"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"]]', '[]', '["/assets/contoh-1/kopi/alat-tekan.webp","/assets/contoh-1/kopi/alat-tekan-bagian.webp"]', 420, NULL, 0, 1, 358, 48, 9, 38, 1795383808953);
--> statement-breakpoint
INSERT INTO "product" VALUES ('8001256f-e8f2-408b-af57-ecf14273735e', 'vietnam-drip-baja', 'Saringan Vietnam Drip Baja Tahan Karat', 'alat-seduh', 'Taruh di atas gelas berisi susu kental manis, masukkan 20 g robusta halus, tuang air panas, lalu sabar lima menit. Tidak perlu kertas saring.

Piringan penekannya berulir sehingga kecepatan tetesan bisa diatur. Tebal bajanya 0,6 mm, dua kali produk pasar yang mudah penyok.', '[["Bahan","Baja tahan karat 304"],["Merek","Bara Api"],["Negara asal","Vietnam"]]', '[{"name":"Ukuran","values":[{"value":"120 ml"},{"value":"180 ml"}]}]', '["/assets/contoh-1/kopi/vietnam-drip.webp","/assets/contoh-1/kopi/vietnam-drip-susu.webp"]', 140, NULL, 0, 1, 1569, 45, 13, 39, 1795383808952);
--> statement-breakpoint
INSERT INTO "product" VALUES ('cb7e02de-a217-4aec-b9cf-2c872297b23c', 'server-kaca-bening', 'Server Kaca Borosilikat dengan Tutup Kayu', 'alat-seduh', 'Teko bening dengan garis takar setiap 100 ml, mulutnya pas untuk dripper kerucut maupun rata. Cerat kecilnya tidak menetes balik.

Tahan kejut suhu 120 °C, boleh dihangatkan sebentar di atas api sedang dengan tatakan logam. Tutupnya dari kayu mahoni, cukup dilap.', '[["Bahan","Kaca borosilikat, kayu mahoni"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"]]', '[{"name":"Kapasitas","values":[{"value":"400 ml"},{"value":"600 ml"}]}]', '["/assets/contoh-1/kopi/server-kaca.webp","/assets/contoh-1/kopi/server-kaca-tuang.webp"]', 430, NULL, 0, 1, 491, 46, 10, 40, 1795383808951);
--> statement-breakpoint
INSERT INTO "product" VALUES ('020f55b0-963e-4ebd-84ff-47213f0238a3', 'kertas-saring-kerucut', 'Kertas Saring Kerucut Isi 100 Lembar', 'alat-seduh', 'Serat kayu yang rapat tetapi cepat meloloskan air, sehingga dua cangkir selesai dalam tiga menit. Jahitan sampingnya dipres, bukan dilem.

Yang putih dijernihkan dengan oksigen dan hampir tidak berbau; yang cokelat perlu dibilas sedikit lebih lama. Nomor 01 untuk satu cangkir, nomor 02 sampai empat cangkir.', '[["Isi","100 lembar"],["Bahan","Serat kayu murni"],["Merek","Sangrai Rimba"],["Negara asal","Jepang"]]', '[{"name":"Warna","values":[{"value":"Putih","swatch":"#fbf7ee"},{"value":"Cokelat","swatch":"#c79a68"}]},{"name":"Nomor","values":[{"value":"01"},{"value":"02"}]}]', '["/assets/contoh-1/kopi/kertas-saring-putih.webp","/assets/contoh-1/kopi/kertas-saring-cokelat.webp"]', 190, NULL, 0, 1, 3760, 46, 15, 41, 1795383808950);
--> statement-breakpoint
INSERT INTO "product" VALUES ('890749f7-b10d-4533-b474-5c4c5dd243ff', 'arabika-java-preanger-gunung-tilu', 'Kopi Arabika Java Preanger Gunung Tilu Natural', 'biji-kopi', 'Kebun terdekat dari tempat sangrai kami: dua jam naik mobil bak ke Pasirjambu, Kabupaten Bandung. Ceri dijemur utuh di rumah plastik dan dibalik empat kali sehari oleh ibu-ibu kelompok tani.

Stroberi, madu bunga, dan susu kental manis tanpa susu. Bila rasanya terlalu ramai, naikkan perbandingan air menjadi 1 banding 17.

Setiap karung bernomor; nomor lot tercetak di bawah tanggal sangrai dan bisa ditanyakan lewat WhatsApp.', '[["Asal","Bandung, Jawa Barat"],["Ketinggian","1.350–1.550 mdpl"],["Varietas","Sigararutang, Kartika"],["Proses","Natural"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010429-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"200 g"},{"value":"500 g"},{"value":"1 kg"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/preanger.webp","/assets/contoh-1/kopi/preanger-kebun.webp"]', 230, NULL, 0, 1, 1502, 44, 13, 42, 1795383808949);
--> statement-breakpoint
INSERT INTO "product" VALUES ('dd183e47-9362-4c1b-abda-a2a46c4ad831', 'arabika-bondowoso-ijen-raung', 'Kopi Arabika Bondowoso Ijen Raung Full Wash', 'biji-kopi', 'Tanah abu dari dua gunung berapi, pohon lamtoro sebagai peneduh, dan indikasi geografis terdaftar sejak 2013. Petiknya Mei sampai Agustus, jadi yang Anda terima sekarang adalah panen tahun ini.

Pedas manis seperti pala dengan cokelat susu dan akhir lemon yang lembut. Enak untuk mesin espreso rumahan: 18 g masuk, 36 g keluar, sekitar 28 detik.', '[["Asal","Bondowoso, Jawa Timur"],["Ketinggian","1.000–1.500 mdpl"],["Varietas","Kartika, Linie S"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010430-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"200 g"},{"value":"500 g"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/bondowoso.webp","/assets/contoh-1/kopi/bondowoso-cangkir.webp"]', 230, NULL, 0, 1, 958, 43, 11, 43, 1795383808948);
--> statement-breakpoint
INSERT INTO "product" VALUES ('1cde0b7f-8469-445b-aa14-b6ff330fdafb', 'robusta-temanggung-petik-merah', 'Kopi Robusta Temanggung Petik Merah Natural 250 g', 'biji-kopi', 'Robusta yang diperlakukan seperti arabika: hanya ceri merah, direndam, dirambang, lalu dijemur di atas para-para. Karena itu pahitnya bulat dan tidak gosong.

Karamel, kacang tanah sangrai, dan biji kakao. Dasar terbaik untuk kopi susu rumahan: 20 g kopi, 100 ml air, 120 ml susu dingin.', '[["Berat bersih","250 g"],["Asal","Temanggung, Jawa Tengah"],["Ketinggian","700–900 mdpl"],["Varietas","BP 358, BP 42"],["Proses","Natural"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010431-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/temanggung.webp","/assets/contoh-1/kopi/temanggung-susu.webp"]', 280, NULL, 0, 1, 2140, 46, 13, 44, 1795383808947);
--> statement-breakpoint
INSERT INTO "product" VALUES ('781bac9a-f4fc-4728-b558-2fb4d54898cd', 'arabika-kintamani-subak-abian', 'Kopi Arabika Kintamani Subak Abian Full Wash 200 g', 'biji-kopi', 'Ditanam berselang-seling dengan pohon jeruk di kaldera Batur, Bali, dan diatur oleh subak abian, paguyuban petani yang juga membagi air. Tidak ada pupuk kimia di kebun anggotanya.

Jeruk keprok muncul lebih dulu, disusul apel dan gula putih. Pakai air yang baru turun dari didih satu menit supaya asamnya tetap segar, bukan tajam.', '[["Berat bersih","200 g"],["Asal","Bangli, Bali"],["Ketinggian","1.200–1.500 mdpl"],["Varietas","Kopyol, S-795"],["Proses","Full wash"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010432-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/kintamani.webp","/assets/contoh-1/kopi/kintamani-jeruk.webp"]', 230, NULL, 0, 1, 1096, 43, 12, 45, 1795383808946);
--> statement-breakpoint
INSERT INTO "product" VALUES ('c0d8b6c7-6a5f-480d-aeb3-34ac6fcebf15', 'arabika-wamena-lembah-baliem', 'Kopi Arabika Wamena Lembah Baliem Full Wash 200 g', 'biji-kopi', 'Diterbangkan dari Jayawijaya dengan pesawat perintis, itulah sebabnya harganya lebih tinggi. Kebunnya kecil, rata-rata tiga ratus pohon per keluarga, dan tidak pernah mengenal pestisida.

Bersih sekali: vanila, kacang mete, dan bunga rumput. Cocok untuk yang baru belajar minum kopi tanpa gula.

Kiriman dari Papua datang dua bulan sekali. Kalau habis, tekan hati di halaman ini agar kami kabari.', '[["Berat bersih","200 g"],["Asal","Jayawijaya, Papua Pegunungan"],["Ketinggian","1.600–1.800 mdpl"],["Varietas","Typica"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010433-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"}]}]', '["/assets/contoh-1/kopi/wamena.webp","/assets/contoh-1/kopi/wamena-bubuk.webp"]', 230, NULL, 0, 1, 389, 46, 9, 46, 1795383808945);
--> statement-breakpoint
INSERT INTO "product" VALUES ('d6a3f9d3-83dd-4a34-9769-859a027f7b42', 'cascara-kulit-ceri-kopi', 'Teh Cascara Kulit Ceri Kopi', 'teh-cascara', 'Kulit buah kopi yang biasanya dibuang, kami beli dari petani Preanger dan dijemur bersih di rumah kaca. Seduhannya merah tembaga, manis seperti kismis dan kembang sepatu.

Pakai 8 g untuk 250 ml air 93 °C selama lima menit, atau rendam semalam di kulkas. Kandungan kafeinnya kira-kira seperempat kopi.', '[["Asal","Bandung, Jawa Barat"],["Komposisi","Kulit ceri kopi kering"],["Kafein","Rendah"],["PIRT","2063273010442-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"80 g"},{"value":"200 g"}]}]', '["/assets/contoh-1/kopi/cascara.webp","/assets/contoh-1/kopi/cascara-seduh.webp"]', 130, NULL, 0, 1, 602, 45, 10, 47, 1795383808944);
--> statement-breakpoint
INSERT INTO "product" VALUES ('93224f49-644f-4a29-aa21-933360659df4', 'teh-hitam-kayu-aro-kaleng', 'Teh Hitam Daun Utuh Kayu Aro Kaleng 80 g', 'teh-cascara', 'Daun utuh yang digulung, bukan bubuk sisa ayakan. Kebunnya di lereng Kerinci pada 1.600 mdpl, dipetik setiap sepuluh hari.

Air seduhannya merah terang dengan wangi madu dan malt. Sekaleng menjadi sekitar 35 cangkir, dan daunnya masih sanggup diseduh dua kali.', '[["Berat bersih","80 g"],["Asal","Kerinci, Jambi"],["Komposisi","100% teh hitam"],["PIRT","2063273010443-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/teh-hitam.webp","/assets/contoh-1/kopi/teh-hitam-seduh.webp"]', 190, NULL, 0, 1, 411, 46, 9, 48, 1795383808943);
--> statement-breakpoint
INSERT INTO "product" VALUES ('2f558b89-0d78-4da5-a913-31f1506cb3ce', 'teh-hijau-melati-tutup-malam', 'Teh Hijau Melati Tutup Malam 60 g', 'teh-cascara', 'Melati Tegal dipetik sore saat masih kuncup, lalu diselimutkan ke teh hijau semalaman sampai wanginya pindah. Bunganya diayak keluar sebelum subuh agar tidak pahit.

Seduh dengan air 80 °C, paling lama dua menit. Jangan pakai air mendidih kecuali Anda memang suka sepat.', '[["Berat bersih","60 g"],["Asal","Tegal, Jawa Tengah"],["Komposisi","Teh hijau, aroma bunga melati segar"],["PIRT","2063273010444-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/teh-melati.webp","/assets/contoh-1/kopi/teh-melati-cangkir.webp"]', 110, NULL, 0, 1, 356, 46, 9, 49, 1795383808942);
--> statement-breakpoint
INSERT INTO "product" VALUES ('a7002447-99b1-4c65-844b-a910b36b22d5', 'wedang-rempah-celup-isi-15', 'Wedang Rempah Celup Tanpa Kafein Isi 15', 'teh-cascara', 'Jahe emprit, serai, secang, kapulaga, cengkih, dan kayu manis dalam satu kantong celup. Hangatnya naik perlahan dan warnanya merah muda dari kayu secang.

Gula tidak ditambahkan. Cocok dengan sesendok madu atau gula batu, dan aman untuk anak di atas tiga tahun.', '[["Isi","15 kantong × 5 g"],["Komposisi","Jahe, serai, secang, kapulaga, cengkih, kayu manis"],["Kafein","Tidak ada"],["PIRT","2063273010445-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/wedang-rempah.webp","/assets/contoh-1/kopi/wedang-rempah-bahan.webp"]', 150, NULL, 0, 1, 829, 45, 11, 50, 1795383808941);
--> statement-breakpoint
INSERT INTO "product" VALUES ('e22f8389-5de9-47d0-8572-c47b55b70e0f', 'hampers-hujan-sore', 'Hampers Hujan Sore: Kopi, Cangkir, dan Camilan dalam Kotak Kayu', 'hampers', 'Satu kopi Mandailing 200 g, satu cangkir keramik hijau, sebungkus kukis kelapa, dan dua kantong wedang rempah. Semuanya duduk di serutan kayu pinus di dalam kotak yang tutupnya bisa dipakai sebagai nampan.

Tulis ucapan sampai 120 huruf di catatan pesanan; kami salin dengan tulisan tangan. Pesanan untuk tanggal tertentu sebaiknya masuk lima hari sebelumnya.', '[["Isi paket","5 barang dan kartu ucapan"],["Ukuran kotak","32 × 24 × 12 cm"],["Halal","ID32110004418760924"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/hampers-hujan.webp","/assets/contoh-1/kopi/hampers-hujan-isi.webp"]', 1900, NULL, 0, 1, 264, 46, 8, 51, 1795383808940);
--> statement-breakpoint
INSERT INTO "product" VALUES ('aaef6f95-f0fa-4ea9-9460-df0a741594cf', 'hampers-tiga-pulau', 'Hampers Tiga Pulau: Tiga Kopi 100 g dalam Kotak Magnet', 'hampers', 'Sumatra, Jawa, dan Sulawesi bersebelahan dalam kotak bertutup magnet. Penerima mendapat kartu cerita tentang petani setiap kopi, lengkap dengan takaran seduhnya.

Pilih gilingan sesuai alat penerima; kalau tidak tahu, gilingan sedang hampir selalu bisa dipakai. Untuk pembelian lebih dari 20 kotak, logo kantor dapat dicetak pada pita.', '[["Berat bersih","300 g (3 × 100 g)"],["Komposisi","100% arabika"],["Ukuran kotak","30 × 18 × 8 cm"],["PIRT","2063273010446-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"}]},{"name":"Pita","values":[{"value":"Hijau"},{"value":"Merah"}]}]', '["/assets/contoh-1/kopi/hampers-pulau.webp","/assets/contoh-1/kopi/hampers-pulau-kotak.webp"]', 820, NULL, 0, 1, 437, 46, 9, 52, 1795383808939);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('e906f770-f8a8-4bbf-ba32-fdb7d34c15f7', '43a56e44-8883-4375-8b8c-f0a2f00acd9d', '["200 g","Biji utuh"]', '200 g, Biji utuh', '/assets/contoh-1/kopi/arabika-gayo.webp', 78000, NULL, 63, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('1ceeb88f-973e-4a9d-8adc-e26d8f611a43', '43a56e44-8883-4375-8b8c-f0a2f00acd9d', '["200 g","Kasar"]', '200 g, Kasar', '/assets/contoh-1/kopi/arabika-gayo-bubuk.webp', 78000, NULL, 30, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('6bc558d7-04f9-44ea-904e-197402a2d338', '43a56e44-8883-4375-8b8c-f0a2f00acd9d', '["200 g","Sedang"]', '200 g, Sedang', '/assets/contoh-1/kopi/arabika-gayo-bubuk.webp', 78000, NULL, 42, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('bdddffe9-0173-481c-859c-bc6c04463dca', '43a56e44-8883-4375-8b8c-f0a2f00acd9d', '["200 g","Halus"]', '200 g, Halus', '/assets/contoh-1/kopi/arabika-gayo-bubuk.webp', 78000, NULL, 25, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('2f0c286a-7e35-4aad-837b-b122d6cb8a6e', '43a56e44-8883-4375-8b8c-f0a2f00acd9d', '["500 g","Biji utuh"]', '500 g, Biji utuh', '/assets/contoh-1/kopi/arabika-gayo.webp', 179000, 195000, 28, 4, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('2f5359cf-bae3-4d1e-9018-536688ea01e7', '43a56e44-8883-4375-8b8c-f0a2f00acd9d', '["500 g","Sedang"]', '500 g, Sedang', '/assets/contoh-1/kopi/arabika-gayo-bubuk.webp', 179000, 195000, 16, 5, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ee627e56-975c-4242-ab25-8fce103001b4', '43a56e44-8883-4375-8b8c-f0a2f00acd9d', '["500 g","Halus"]', '500 g, Halus', '/assets/contoh-1/kopi/arabika-gayo-bubuk.webp', 179000, 195000, 0, 6, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('1b8d199f-c820-4cfd-b704-d81fc594ec3b', '43a56e44-8883-4375-8b8c-f0a2f00acd9d', '["1 kg","Biji utuh"]', '1 kg, Biji utuh', '/assets/contoh-1/kopi/arabika-gayo.webp', 335000, 390000, 12, 7, 1000, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('89ae87b5-e390-4577-a0a8-9dab4b172fc7', 'd6b32569-a578-46f1-8d0e-fe3331d1b22b', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/arabika-toraja.webp', 92000, NULL, 33, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('346a5c19-1433-440f-90ee-d11e2e05dd25', 'd6b32569-a578-46f1-8d0e-fe3331d1b22b', '["Kasar"]', 'Kasar', '/assets/contoh-1/kopi/arabika-toraja.webp', 92000, NULL, 12, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('f064c868-3641-498f-acd5-9bf622a07ff4', 'd6b32569-a578-46f1-8d0e-fe3331d1b22b', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/arabika-toraja.webp', 92000, NULL, 21, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('66fd58d1-2201-4bae-8794-b8d9d88a7dc9', 'd6b32569-a578-46f1-8d0e-fe3331d1b22b', '["Halus"]', 'Halus', '/assets/contoh-1/kopi/arabika-toraja.webp', 92000, NULL, 18, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('4c6a16de-55b4-4616-8838-56bcea0f8ac5', '87e49307-9f84-40ec-a0d6-0c51caa4ad7a', '[]', '', '/assets/contoh-1/kopi/robusta-lampung.webp', 39500, NULL, 140, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('52121cce-eb18-4d7c-86bf-e758f9818750', 'a2f398fb-f5bb-438d-86e2-3bc1acce8f06', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/arabika-bajawa.webp', 105000, NULL, 0, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('97c695e3-c89f-4727-8e95-8307d7d24622', 'a2f398fb-f5bb-438d-86e2-3bc1acce8f06', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/arabika-bajawa.webp', 105000, NULL, 0, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ee83db1b-8f34-4506-911c-e49002c2557c', '8a0bbb4a-f078-40a3-8b4f-ebe8aa931d61', '[]', '', '/assets/contoh-1/kopi/drip-bag.webp', 82000, 95000, 76, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a62a588f-3f3e-40c8-a2b7-7e811611d0c2', 'df92263c-b8b3-46b9-a076-6a025efe7f12', '["Gayo"]', 'Gayo', '/assets/contoh-1/kopi/drip-bag-satuan.webp', 9000, NULL, 310, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ca389bb8-b711-4f20-87cc-4843befedc24', 'df92263c-b8b3-46b9-a076-6a025efe7f12', '["Toraja"]', 'Toraja', '/assets/contoh-1/kopi/drip-bag-satuan.webp', 9500, NULL, 185, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('28fc242e-5c35-4dc7-8d61-b60d8f215d24', '5e366ff6-4b01-435a-a6fe-e90fdbf48e61', '["Gula Aren"]', 'Gula Aren', '/assets/contoh-1/kopi/kopi-botol-aren.webp', 85000, NULL, 24, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('6c2e5edc-b47e-4573-97e0-e9124f3a092c', '5e366ff6-4b01-435a-a6fe-e90fdbf48e61', '["Pandan"]', 'Pandan', '/assets/contoh-1/kopi/kopi-botol-pandan.webp', 88000, NULL, 11, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('b0420406-5607-4259-8500-af91d98ee134', '5e366ff6-4b01-435a-a6fe-e90fdbf48e61', '["Hitam"]', 'Hitam', '/assets/contoh-1/kopi/kopi-botol-hitam.webp', 69000, NULL, 17, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ebac2a7f-826c-4473-87e5-106396b6f058', '174a1229-dd94-4910-99ed-15aa200eb11a', '["Putih"]', 'Putih', '/assets/contoh-1/kopi/dripper-keramik-putih.webp', 145000, NULL, 22, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('087a4b10-91b4-4ca5-a9f7-651f893bcb71', '174a1229-dd94-4910-99ed-15aa200eb11a', '["Hijau Sage"]', 'Hijau Sage', '/assets/contoh-1/kopi/dripper-keramik-sage.webp', 155000, NULL, 9, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('05c6dfac-f7ad-4edb-a97a-748ba01a4471', '174a1229-dd94-4910-99ed-15aa200eb11a', '["Terakota"]', 'Terakota', '/assets/contoh-1/kopi/dripper-keramik-terakota.webp', 155000, NULL, 2, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('2520d008-8d5c-4099-9902-881dcee54dc1', 'abd3857e-f861-4996-bbe7-a3a8e76af1d2', '["Hitam"]', 'Hitam', '/assets/contoh-1/kopi/ketel-leher-angsa-hitam.webp', 345000, 399000, 14, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('e1f61ffe-a5ca-4e4e-8fc9-fc2fcd29fee6', 'abd3857e-f861-4996-bbe7-a3a8e76af1d2', '["Perak"]', 'Perak', '/assets/contoh-1/kopi/ketel-leher-angsa-perak.webp', 325000, 379000, 19, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('e786e898-35e5-49dd-a8e1-4cc258465479', '0805ef7b-de26-47a8-b998-5463e138d479', '["Gading"]', 'Gading', '/assets/contoh-1/kopi/cangkir-keramik-gading.webp', 89000, NULL, 34, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('73a7f174-29f9-40b0-acf1-be4981ca7fea', '0805ef7b-de26-47a8-b998-5463e138d479', '["Hijau"]', 'Hijau', '/assets/contoh-1/kopi/cangkir-keramik-hijau.webp', 89000, NULL, 21, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('f76517d7-a50d-45fa-9c1a-a4aebe004c14', '0805ef7b-de26-47a8-b998-5463e138d479', '["Biru"]', 'Biru', '/assets/contoh-1/kopi/cangkir-keramik-biru.webp', 89000, NULL, 3, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d52682f5-662b-4dd4-a9c0-5a286bac3ccf', '9ac024a2-e38d-4630-b16b-fd4ad83bb9b8', '[]', '', '/assets/contoh-1/kopi/set-seduh.webp', 749000, 899000, 8, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d2e4a0eb-efe8-46d3-9eb4-afe9db998ea5', 'd22226e6-643f-4f60-985d-6182a672ee02', '[]', '', '/assets/contoh-1/kopi/kelas-seduh.webp', 49000, 79000, 9999, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('9663b66a-77f8-478e-b5c4-6f2f9f6b1ea2', '56af3e5f-18be-4128-b057-a045ab3bc85d', '["250 g","Biji utuh","Sedang"]', '250 g, Biji utuh, Sedang', '/assets/contoh-1/kopi/blend-senja.webp', 72000, NULL, 48, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('8599aeba-ddb7-4748-a681-be8e53ab73f8', '56af3e5f-18be-4128-b057-a045ab3bc85d', '["250 g","Biji utuh","Gelap"]', '250 g, Biji utuh, Gelap', '/assets/contoh-1/kopi/blend-senja.webp', 72000, NULL, 39, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('66caaf5e-2a41-4566-9977-f9c5e738f0af', '56af3e5f-18be-4128-b057-a045ab3bc85d', '["250 g","Halus","Sedang"]', '250 g, Halus, Sedang', '/assets/contoh-1/kopi/blend-senja.webp', 72000, NULL, 12, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ef03c249-5ceb-482e-9d73-1c86f82f3598', '56af3e5f-18be-4128-b057-a045ab3bc85d', '["250 g","Halus","Gelap"]', '250 g, Halus, Gelap', '/assets/contoh-1/kopi/blend-senja.webp', 72000, NULL, 25, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('808fb207-69bf-4d52-b24b-54cfe0bbdb0a', '56af3e5f-18be-4128-b057-a045ab3bc85d', '["500 g","Biji utuh","Sedang"]', '500 g, Biji utuh, Sedang', '/assets/contoh-1/kopi/blend-senja.webp', 135000, 144000, 30, 4, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('32eb1373-b30d-44b8-8711-af820f05c2e2', '56af3e5f-18be-4128-b057-a045ab3bc85d', '["500 g","Biji utuh","Gelap"]', '500 g, Biji utuh, Gelap', '/assets/contoh-1/kopi/blend-senja.webp', 135000, 144000, 22, 5, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c48885ea-9f19-4868-b3bb-fbe58219dabc', '56af3e5f-18be-4128-b057-a045ab3bc85d', '["500 g","Halus","Gelap"]', '500 g, Halus, Gelap', '/assets/contoh-1/kopi/blend-senja.webp', 135000, 144000, 0, 6, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('1bbeda90-92a1-44fc-b2bf-37e0aac21094', '56af3e5f-18be-4128-b057-a045ab3bc85d', '["1 kg","Biji utuh","Sedang"]', '1 kg, Biji utuh, Sedang', '/assets/contoh-1/kopi/blend-senja.webp', 255000, 288000, 17, 7, 1000, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('f2de17be-206b-4ba8-af39-95fee6354ea5', '56af3e5f-18be-4128-b057-a045ab3bc85d', '["1 kg","Biji utuh","Gelap"]', '1 kg, Biji utuh, Gelap', '/assets/contoh-1/kopi/blend-senja.webp', 255000, 288000, 3, 8, 1000, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a5613618-3c12-4413-ba99-07fdc56d3b59', 'cf7895c6-0d56-44f9-9da2-3520eac8442f', '["200 g","Biji utuh","Kantong"]', '200 g, Biji utuh, Kantong', '/assets/contoh-1/kopi/blend-embun.webp', 79000, NULL, 44, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('907eab10-175a-47c2-b034-1e6a827b3e72', 'cf7895c6-0d56-44f9-9da2-3520eac8442f', '["200 g","Biji utuh","Kaleng"]', '200 g, Biji utuh, Kaleng', '/assets/contoh-1/kopi/blend-embun.webp', 98000, NULL, 10, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c3df61db-92bc-4a32-ae54-b4543a0f9687', 'cf7895c6-0d56-44f9-9da2-3520eac8442f', '["200 g","Sedang","Kantong"]', '200 g, Sedang, Kantong', '/assets/contoh-1/kopi/blend-embun.webp', 79000, NULL, 35, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('81f12f15-9c3a-428d-b567-f7f068818c16', 'cf7895c6-0d56-44f9-9da2-3520eac8442f', '["200 g","Sedang","Kaleng"]', '200 g, Sedang, Kaleng', '/assets/contoh-1/kopi/blend-embun.webp', 98000, NULL, 4, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('73b87462-ca94-41d1-bc94-6d015d857eef', 'cf7895c6-0d56-44f9-9da2-3520eac8442f', '["200 g","Kasar","Kantong"]', '200 g, Kasar, Kantong', '/assets/contoh-1/kopi/blend-embun.webp', 79000, NULL, 16, 4, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('20724a5e-c9d9-409c-a3f3-8c8116f9d333', 'cf7895c6-0d56-44f9-9da2-3520eac8442f', '["500 g","Biji utuh","Kantong"]', '500 g, Biji utuh, Kantong', '/assets/contoh-1/kopi/blend-embun.webp', 182000, NULL, 20, 5, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('779d2264-0ee1-470e-b4c0-60770e1b380e', 'cf7895c6-0d56-44f9-9da2-3520eac8442f', '["500 g","Sedang","Kantong"]', '500 g, Sedang, Kantong', '/assets/contoh-1/kopi/blend-embun.webp', 182000, NULL, 11, 6, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('3cfffdad-26cf-483a-889b-72c132330db8', '54921bb4-45aa-4cfe-a599-3e2468a921eb', '[]', '', '/assets/contoh-1/kopi/kopi-warung.webp', 62000, NULL, 210, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ce123561-4adc-4ef6-b50d-ceddd093a721', '1aaea6bb-51a6-4511-bd96-c841f1a9c160', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/dekaf.webp', 118000, NULL, 21, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('e3e59b3b-7e72-46c7-837b-6ab784a78c72', '1aaea6bb-51a6-4511-bd96-c841f1a9c160', '["Kasar"]', 'Kasar', '/assets/contoh-1/kopi/dekaf.webp', 118000, NULL, 0, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d1ff166c-f4ac-4fb6-85e7-0fb5bbc96f62', '1aaea6bb-51a6-4511-bd96-c841f1a9c160', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/dekaf.webp', 118000, NULL, 13, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('adeab071-3500-4bbb-8663-9271488b3349', '1aaea6bb-51a6-4511-bd96-c841f1a9c160', '["Halus"]', 'Halus', '/assets/contoh-1/kopi/dekaf.webp', 118000, NULL, 6, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('50c2f646-a6ed-4530-a0d5-52a29bcb0083', '06dce3b5-89d4-4248-b7f2-b512e3373d8d', '["Hitam"]', 'Hitam', '/assets/contoh-1/kopi/penggiling-baja-hitam.webp', 399000, 459000, 28, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('49f02cda-01dd-43f3-b09d-36d162897d8d', '06dce3b5-89d4-4248-b7f2-b512e3373d8d', '["Perak"]', 'Perak', '/assets/contoh-1/kopi/penggiling-baja-perak.webp', 399000, 459000, 15, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('bc632312-e2b0-4b60-b164-e7414b61216d', 'c5c53e2b-d9b6-4029-8e2f-391618febdd9', '[]', '', '/assets/contoh-1/kopi/penggiling-listrik.webp', 1149000, 1299000, 5, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('3ee700f0-e24c-4a6e-9264-cc911ec47ee1', '3f69418a-b90d-44f2-8cbb-0f8e2bb0cdb1', '["Hitam"]', 'Hitam', '/assets/contoh-1/kopi/timbangan-hitam.webp', 185000, 229000, 46, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('7da505c0-f1c2-4136-944e-5f0dd13b9d93', '3f69418a-b90d-44f2-8cbb-0f8e2bb0cdb1', '["Putih"]', 'Putih', '/assets/contoh-1/kopi/timbangan-putih.webp', 185000, 229000, 3, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('6c257d4b-35ce-4a9d-bc99-5de604097688', 'c135b752-307e-476e-8ba3-20b4061aef98', '["Hitam"]', 'Hitam', '/assets/contoh-1/kopi/ketel-listrik-hitam.webp', 689000, 799000, 13, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('040103aa-2dce-448a-b0a6-768836c81bc6', 'c135b752-307e-476e-8ba3-20b4061aef98', '["Putih"]', 'Putih', '/assets/contoh-1/kopi/ketel-listrik-putih.webp', 689000, 799000, 6, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('53a45984-79cf-4ade-9b6f-aced3198c237', '25d0bd71-1992-4774-89c7-ce0a304f9179', '["Hijau","350 ml","Geser"]', 'Hijau, 350 ml, Geser', '/assets/contoh-1/kopi/tumbler-hijau.webp', 165000, NULL, 22, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('3cb2fdc1-2a9e-4b87-8e93-0c4419300421', '25d0bd71-1992-4774-89c7-ce0a304f9179', '["Hijau","350 ml","Ulir"]', 'Hijau, 350 ml, Ulir', '/assets/contoh-1/kopi/tumbler-hijau.webp', 175000, NULL, 9, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('6489e232-fd17-4571-9cad-9819638f5892', '25d0bd71-1992-4774-89c7-ce0a304f9179', '["Hijau","500 ml","Geser"]', 'Hijau, 500 ml, Geser', '/assets/contoh-1/kopi/tumbler-hijau.webp', 189000, NULL, 31, 2, 540, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('8174a3c0-cedd-493c-b9c9-ce0b1cc685b2', '25d0bd71-1992-4774-89c7-ce0a304f9179', '["Hijau","500 ml","Ulir"]', 'Hijau, 500 ml, Ulir', '/assets/contoh-1/kopi/tumbler-hijau.webp', 199000, NULL, 14, 3, 540, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('47e6aa1d-36de-4437-94c0-ef09e3f32400', '25d0bd71-1992-4774-89c7-ce0a304f9179', '["Krem","350 ml","Geser"]', 'Krem, 350 ml, Geser', '/assets/contoh-1/kopi/tumbler-krem.webp', 165000, NULL, 17, 4, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('e5aa61c1-cb42-4cf4-9b93-e1db69f700b4', '25d0bd71-1992-4774-89c7-ce0a304f9179', '["Krem","500 ml","Geser"]', 'Krem, 500 ml, Geser', '/assets/contoh-1/kopi/tumbler-krem.webp', 189000, NULL, 2, 5, 540, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('3df12fb1-6456-4036-b9b0-50642bc186d7', '25d0bd71-1992-4774-89c7-ce0a304f9179', '["Hitam","500 ml","Geser"]', 'Hitam, 500 ml, Geser', '/assets/contoh-1/kopi/tumbler-hitam.webp', 189000, NULL, 26, 6, 540, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('b8d186e9-93e6-4faf-86d6-cc999c5db9d3', '25d0bd71-1992-4774-89c7-ce0a304f9179', '["Hitam","500 ml","Ulir"]', 'Hitam, 500 ml, Ulir', '/assets/contoh-1/kopi/tumbler-hitam.webp', 199000, NULL, 0, 7, 540, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ceb6ac76-1820-41b3-a857-6b83bae338aa', '6bb1ad9a-857c-490a-98a6-f63be7265462', '[]', '', '/assets/contoh-1/kopi/gelas-ganda.webp', 129000, 149000, 0, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('568a41af-fe3e-4552-807e-46f45074095a', '0c7d722e-50c7-4952-ad0f-d26c3a47f12a', '["Putih"]', 'Putih', '/assets/contoh-1/kopi/enamel-putih.webp', 55000, NULL, 66, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('84a8847e-9e5c-48bb-9056-42daa9bd4f30', '0c7d722e-50c7-4952-ad0f-d26c3a47f12a', '["Hijau Lumut"]', 'Hijau Lumut', '/assets/contoh-1/kopi/enamel-hijau.webp', 58000, NULL, 34, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('94f6acaf-44ed-4679-9d15-bb7fc7273c10', '0c7d722e-50c7-4952-ad0f-d26c3a47f12a', '["Biru Dongker"]', 'Biru Dongker', '/assets/contoh-1/kopi/enamel-biru.webp', 58000, NULL, 12, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('60521191-29d9-489d-8067-c78d1cdf3139', 'babee89e-1a49-46e5-9963-688991cdb8f0', '["Rp 100.000"]', 'Rp 100.000', '/assets/contoh-1/kopi/kartu-hadiah.webp', 100000, NULL, 9999, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('9122f4fe-716e-4fba-ad3e-05d3462069c8', 'babee89e-1a49-46e5-9963-688991cdb8f0', '["Rp 250.000"]', 'Rp 250.000', '/assets/contoh-1/kopi/kartu-hadiah.webp', 245000, 250000, 9999, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('8c419526-f36f-4e43-93b2-e2336bc24e82', 'babee89e-1a49-46e5-9963-688991cdb8f0', '["Rp 500.000"]', 'Rp 500.000', '/assets/contoh-1/kopi/kartu-hadiah.webp', 485000, 500000, 9999, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('0577a4c7-9391-4500-a889-96a8640bcaae', '9d423eb1-091f-4ac2-91b5-8690acdffc15', '[]', '', '/assets/contoh-1/kopi/kelas-latte.webp', 125000, 175000, 9999, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('6033de5e-468e-4c59-a05e-9f91a9b6a287', 'e144b0d5-0539-49a2-a039-b94d759051c1', '["100 g","Biji utuh"]', '100 g, Biji utuh', '/assets/contoh-1/kopi/gayo-wine.webp', 79000, NULL, 26, 0, 125, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('4f9c1218-78dd-4086-810f-836f39719831', 'e144b0d5-0539-49a2-a039-b94d759051c1', '["100 g","Sedang"]', '100 g, Sedang', '/assets/contoh-1/kopi/gayo-wine.webp', 79000, NULL, 11, 1, 125, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('169001b2-96e3-4823-a4bb-7d44e9c8cf62', 'e144b0d5-0539-49a2-a039-b94d759051c1', '["200 g","Biji utuh"]', '200 g, Biji utuh', '/assets/contoh-1/kopi/gayo-wine.webp', 149000, 158000, 14, 2, 230, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('5868e603-1769-4156-8bfe-920f08956560', 'e144b0d5-0539-49a2-a039-b94d759051c1', '["200 g","Sedang"]', '200 g, Sedang', '/assets/contoh-1/kopi/gayo-wine.webp', 149000, 158000, 3, 3, 230, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ba1c6703-577c-4d92-a355-780759938f66', 'e42a2bd9-0442-48cf-8212-e6fb3cac67d0', '["200 g","Biji utuh"]', '200 g, Biji utuh', '/assets/contoh-1/kopi/mandailing.webp', 84000, NULL, 47, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('80798319-f850-4d24-a99b-5e63093be396', 'e42a2bd9-0442-48cf-8212-e6fb3cac67d0', '["200 g","Kasar"]', '200 g, Kasar', '/assets/contoh-1/kopi/mandailing.webp', 84000, NULL, 20, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('54250fcb-b216-437e-872a-599f380297a5', 'e42a2bd9-0442-48cf-8212-e6fb3cac67d0', '["200 g","Sedang"]', '200 g, Sedang', '/assets/contoh-1/kopi/mandailing.webp', 84000, NULL, 31, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('3cbe3d18-380d-4e18-aec8-1b7f01e21b52', 'e42a2bd9-0442-48cf-8212-e6fb3cac67d0', '["200 g","Halus"]', '200 g, Halus', '/assets/contoh-1/kopi/mandailing.webp', 84000, NULL, 38, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('bf8a9bcb-e56c-4f08-81d4-2cbe25d835e8', 'e42a2bd9-0442-48cf-8212-e6fb3cac67d0', '["500 g","Biji utuh"]', '500 g, Biji utuh', '/assets/contoh-1/kopi/mandailing.webp', 194000, 210000, 15, 4, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('f4e0ea8c-f567-4e98-9036-838a3c4b39ba', 'e42a2bd9-0442-48cf-8212-e6fb3cac67d0', '["500 g","Halus"]', '500 g, Halus', '/assets/contoh-1/kopi/mandailing.webp', 194000, 210000, 0, 5, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('7937084b-82be-419d-b1b6-fce712460f51', '11e551ab-739e-4527-8ac2-61b7e9904526', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/kerinci.webp', 96000, NULL, 29, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('fe7eb613-1c08-43ea-8cfa-98007fa4aae1', '11e551ab-739e-4527-8ac2-61b7e9904526', '["Kasar"]', 'Kasar', '/assets/contoh-1/kopi/kerinci.webp', 96000, NULL, 8, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('4c2944d8-6949-4ddb-9b11-1b1bcd2cc0d2', '11e551ab-739e-4527-8ac2-61b7e9904526', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/kerinci.webp', 96000, NULL, 22, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ac361ff5-74e6-4784-8635-09627e2e4d0b', '11e551ab-739e-4527-8ac2-61b7e9904526', '["Halus"]', 'Halus', '/assets/contoh-1/kopi/kerinci.webp', 96000, NULL, 5, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('777e649d-6b1e-407c-8dd5-82402d4d9eda', 'c7fdc570-a250-47bf-8219-76e585485bcd', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/solok.webp', 89000, 98000, 36, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('2577016e-396d-4a41-8c99-5605d36d408d', 'c7fdc570-a250-47bf-8219-76e585485bcd', '["Kasar"]', 'Kasar', '/assets/contoh-1/kopi/solok.webp', 89000, 98000, 9, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('1a74177f-11ec-400a-9ce4-64b4bee1c04a', 'c7fdc570-a250-47bf-8219-76e585485bcd', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/solok.webp', 89000, 98000, 17, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('6f434e8a-d602-4140-8eaa-fdbb008657b5', '517ba4b4-3081-4f45-aace-840f8f84279a', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/meranti.webp', 68000, NULL, 19, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('1d0fe50a-a93d-4867-a683-488ac4b93ffb', '517ba4b4-3081-4f45-aace-840f8f84279a', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/meranti.webp', 68000, NULL, 7, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('034a2343-e1ad-428e-bd47-7f036ed93f2e', '517ba4b4-3081-4f45-aace-840f8f84279a', '["Halus"]', 'Halus', '/assets/contoh-1/kopi/meranti.webp', 68000, NULL, 0, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('38de9732-9926-47e2-94cc-50b0540a5bbf', '1c088b97-e5f0-4495-81df-cf514befed30', '[]', '', '/assets/contoh-1/kopi/drip-jelajah.webp', 74000, NULL, 92, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('cd310c60-5beb-4380-84ec-56400a5563b9', '9f0556a7-e571-4b40-8de8-2cff87d68b10', '["Pagi"]', 'Pagi', '/assets/contoh-1/kopi/kapsul-pagi.webp', 69000, NULL, 54, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('6f5e21a2-c2da-43e7-98fe-e310b8fb9fb8', '9f0556a7-e571-4b40-8de8-2cff87d68b10', '["Senja"]', 'Senja', '/assets/contoh-1/kopi/kapsul-senja.webp', 69000, NULL, 61, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('7f73c2d2-7d33-4330-ad22-071165d54598', '9f0556a7-e571-4b40-8de8-2cff87d68b10', '["Malam"]', 'Malam', '/assets/contoh-1/kopi/kapsul-malam.webp', 75000, NULL, 5, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('f8e7ed05-8679-47f8-b430-30cb12953bc3', '8f924198-a5f8-437f-bdc0-040a8a4ef5e6', '[]', '', '/assets/contoh-1/kopi/kopi-celup.webp', 58000, 65000, 118, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a76c69ec-9d23-4fb9-bf2d-a8eaab26de28', '29794539-b24d-443c-9dd5-e711c0059cae', '["Aren Cair"]', 'Aren Cair', '/assets/contoh-1/kopi/kopi-susu-aren.webp', 92000, 100000, 33, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('5cf49980-dc11-4148-81fa-a2ff1b078767', '29794539-b24d-443c-9dd5-e711c0059cae', '["Kurma"]', 'Kurma', '/assets/contoh-1/kopi/kopi-susu-kurma.webp', 98000, NULL, 14, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('685bdb43-3c9c-4449-91a0-6fc670dd62e3', '29794539-b24d-443c-9dd5-e711c0059cae', '["Tanpa Gula"]', 'Tanpa Gula', '/assets/contoh-1/kopi/kopi-susu-aren.webp', 88000, NULL, 20, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('e1fd5592-15d3-4574-a83f-6718b4cd7615', 'e6b03539-d54f-4d96-b639-e4879d4b8a21', '[]', '', '/assets/contoh-1/kopi/konsentrat.webp', 78000, NULL, 26, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ee560dce-e7b6-43cd-bc3d-c22fbe74cc1e', '8c1162c1-3b3b-4d51-9769-660ce9a3f761', '["Karamel Garam"]', 'Karamel Garam', '/assets/contoh-1/kopi/sirup-karamel.webp', 56000, NULL, 42, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('756c388a-f831-4d25-8f22-771d4603c312', '8c1162c1-3b3b-4d51-9769-660ce9a3f761', '["Vanila"]', 'Vanila', '/assets/contoh-1/kopi/sirup-vanila.webp', 64000, NULL, 17, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a59ab9fd-fab0-4dad-8495-be3025ba75bb', '8c1162c1-3b3b-4d51-9769-660ce9a3f761', '["Rempah"]', 'Rempah', '/assets/contoh-1/kopi/sirup-rempah.webp', 56000, NULL, 0, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('b2fab597-abc6-4a52-9d1c-e6086b421de4', '28096264-544a-4abb-91d4-9fc31eda637a', '["Perak","3 cangkir"]', 'Perak, 3 cangkir', '/assets/contoh-1/kopi/moka-perak.webp', 149000, NULL, 38, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('03f4007a-a941-48fc-8c86-f896b3c6a48a', '28096264-544a-4abb-91d4-9fc31eda637a', '["Perak","6 cangkir"]', 'Perak, 6 cangkir', '/assets/contoh-1/kopi/moka-perak.webp', 189000, NULL, 25, 1, 860, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a7d2fade-96bc-45da-af26-b36e232b13a6', '28096264-544a-4abb-91d4-9fc31eda637a', '["Merah","3 cangkir"]', 'Merah, 3 cangkir', '/assets/contoh-1/kopi/moka-merah.webp', 159000, NULL, 7, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('cf62b93a-434d-4c4d-ac9d-27d46779daef', '9f309788-d2f7-4a34-966f-63c2c73a9940', '["350 ml"]', '350 ml', '/assets/contoh-1/kopi/french-press.webp', 135000, NULL, 31, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('455ef688-9d0f-46b0-ad18-acbdeaa70d6c', '9f309788-d2f7-4a34-966f-63c2c73a9940', '["600 ml"]', '600 ml', '/assets/contoh-1/kopi/french-press.webp', 169000, 195000, 24, 1, 920, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('4d48485e-fd7b-4ea0-951b-5d0018db8abe', '9f309788-d2f7-4a34-966f-63c2c73a9940', '["1 liter"]', '1 liter', '/assets/contoh-1/kopi/french-press.webp', 219000, 249000, 0, 2, 1120, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('f2f1c8df-05a0-4162-b4f7-876b43ea7777', '2dea9d52-a216-46ce-b34a-36a8d2377636', '[]', '', '/assets/contoh-1/kopi/alat-tekan.webp', 279000, 320000, 16, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('382b9f2b-5b4c-43df-adf1-b2d01b1b8d55', '8001256f-e8f2-408b-af57-ecf14273735e', '["120 ml"]', '120 ml', '/assets/contoh-1/kopi/vietnam-drip.webp', 39000, NULL, 84, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('8d0c3123-ca50-4569-8025-c0d6ad2949cd', '8001256f-e8f2-408b-af57-ecf14273735e', '["180 ml"]', '180 ml', '/assets/contoh-1/kopi/vietnam-drip.webp', 48000, NULL, 52, 1, 170, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('cc05e73c-de1d-47ed-b94b-36286ff002bb', 'cb7e02de-a217-4aec-b9cf-2c872297b23c', '["400 ml"]', '400 ml', '/assets/contoh-1/kopi/server-kaca.webp', 98000, NULL, 27, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a7700eda-d523-4f4e-9215-bd690e8e686e', 'cb7e02de-a217-4aec-b9cf-2c872297b23c', '["600 ml"]', '600 ml', '/assets/contoh-1/kopi/server-kaca.webp', 118000, NULL, 33, 1, 520, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('e09ceb04-4b07-4bb0-aa4c-cfc1f5b50729', '020f55b0-963e-4ebd-84ff-47213f0238a3', '["Putih","01"]', 'Putih, 01', '/assets/contoh-1/kopi/kertas-saring-putih.webp', 42000, NULL, 130, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('03f1e27b-03df-4a38-8506-1b8abb7f91be', '020f55b0-963e-4ebd-84ff-47213f0238a3', '["Putih","02"]', 'Putih, 02', '/assets/contoh-1/kopi/kertas-saring-putih.webp', 49000, NULL, 164, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('e752d6a7-9a61-418c-b5aa-eb854322b7b0', '020f55b0-963e-4ebd-84ff-47213f0238a3', '["Cokelat","01"]', 'Cokelat, 01', '/assets/contoh-1/kopi/kertas-saring-cokelat.webp', 39000, NULL, 88, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('21cfed31-ca93-40f6-b806-565ed06c6d6b', '020f55b0-963e-4ebd-84ff-47213f0238a3', '["Cokelat","02"]', 'Cokelat, 02', '/assets/contoh-1/kopi/kertas-saring-cokelat.webp', 46000, NULL, 5, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('544a17bd-cc69-4f0e-a9d2-f974dc51e122', '890749f7-b10d-4533-b474-5c4c5dd243ff', '["200 g","Biji utuh"]', '200 g, Biji utuh', '/assets/contoh-1/kopi/preanger.webp', 92000, NULL, 52, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('f49c8bf4-8985-4c01-b1c0-1793202584b5', '890749f7-b10d-4533-b474-5c4c5dd243ff', '["200 g","Kasar"]', '200 g, Kasar', '/assets/contoh-1/kopi/preanger.webp', 92000, NULL, 13, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('58974b40-3a94-493e-88e8-5cabd9474d61', '890749f7-b10d-4533-b474-5c4c5dd243ff', '["200 g","Sedang"]', '200 g, Sedang', '/assets/contoh-1/kopi/preanger.webp', 92000, NULL, 27, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d5cbec72-fb8e-4c53-83aa-6772390dde97', '890749f7-b10d-4533-b474-5c4c5dd243ff', '["200 g","Halus"]', '200 g, Halus', '/assets/contoh-1/kopi/preanger.webp', 92000, NULL, 10, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('38f6d003-93c3-47fe-a415-9ba149e6a3ea', '890749f7-b10d-4533-b474-5c4c5dd243ff', '["500 g","Biji utuh"]', '500 g, Biji utuh', '/assets/contoh-1/kopi/preanger.webp', 215000, 230000, 18, 4, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('eaed1f3a-ca81-46ff-8a96-74bddb1bef1f', '890749f7-b10d-4533-b474-5c4c5dd243ff', '["500 g","Sedang"]', '500 g, Sedang', '/assets/contoh-1/kopi/preanger.webp', 215000, 230000, 6, 5, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('bfb8680a-50f3-4fa3-a006-af5b21d56c1a', '890749f7-b10d-4533-b474-5c4c5dd243ff', '["1 kg","Biji utuh"]', '1 kg, Biji utuh', '/assets/contoh-1/kopi/preanger.webp', 405000, 460000, 4, 6, 1000, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('92cf78c3-6269-4b8a-9e87-a01b03000127', 'dd183e47-9362-4c1b-abda-a2a46c4ad831', '["200 g","Biji utuh"]', '200 g, Biji utuh', '/assets/contoh-1/kopi/bondowoso.webp', 82000, NULL, 41, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('8f2d7e90-74fc-43b2-8bf3-0712f4dc371b', 'dd183e47-9362-4c1b-abda-a2a46c4ad831', '["200 g","Sedang"]', '200 g, Sedang', '/assets/contoh-1/kopi/bondowoso.webp', 82000, NULL, 19, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('db56cd53-b485-4c74-94ff-fc80c01f8ae8', 'dd183e47-9362-4c1b-abda-a2a46c4ad831', '["200 g","Halus"]', '200 g, Halus', '/assets/contoh-1/kopi/bondowoso.webp', 82000, NULL, 23, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('62ac22ae-637e-45ae-b413-b734d887ea89', 'dd183e47-9362-4c1b-abda-a2a46c4ad831', '["500 g","Biji utuh"]', '500 g, Biji utuh', '/assets/contoh-1/kopi/bondowoso.webp', 189000, NULL, 12, 3, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('200f3034-badd-45c5-8f71-5773e1f8caee', 'dd183e47-9362-4c1b-abda-a2a46c4ad831', '["500 g","Halus"]', '500 g, Halus', '/assets/contoh-1/kopi/bondowoso.webp', 189000, NULL, 9, 4, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c196a281-956b-42e8-bd6d-afeb3203e182', '1cde0b7f-8469-445b-aa14-b6ff330fdafb', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/temanggung.webp', 54000, NULL, 63, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('eb103f9b-a1b7-4675-b29e-827e5cd97ff4', '1cde0b7f-8469-445b-aa14-b6ff330fdafb', '["Kasar"]', 'Kasar', '/assets/contoh-1/kopi/temanggung.webp', 54000, NULL, 18, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('54e45ce0-2a19-48c1-9e2e-8758caddcb5f', '1cde0b7f-8469-445b-aa14-b6ff330fdafb', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/temanggung.webp', 54000, NULL, 40, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a2fdbeca-c6b8-4e87-b76c-6206678ddd9f', '1cde0b7f-8469-445b-aa14-b6ff330fdafb', '["Halus"]', 'Halus', '/assets/contoh-1/kopi/temanggung.webp', 54000, NULL, 57, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('b33b5967-aa9c-4735-941a-449194ce5072', '781bac9a-f4fc-4728-b558-2fb4d54898cd', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/kintamani.webp', 88000, NULL, 34, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d7762d89-2c19-446a-abee-e5c8d717ca5c', '781bac9a-f4fc-4728-b558-2fb4d54898cd', '["Kasar"]', 'Kasar', '/assets/contoh-1/kopi/kintamani.webp', 88000, NULL, 14, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('000af7a3-8f8f-41c3-9565-7a63a5a84d0d', '781bac9a-f4fc-4728-b558-2fb4d54898cd', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/kintamani.webp', 88000, NULL, 26, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('8c83f8f1-99e4-4653-a4eb-e9a7ca02776f', '781bac9a-f4fc-4728-b558-2fb4d54898cd', '["Halus"]', 'Halus', '/assets/contoh-1/kopi/kintamani.webp', 88000, NULL, 16, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('1fa29f2d-9498-4ba9-b801-2c78b503ccee', 'c0d8b6c7-6a5f-480d-aeb3-34ac6fcebf15', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/wamena.webp', 128000, NULL, 5, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('08c6ba59-56de-4bfe-8b37-19e1f1fa9658', 'c0d8b6c7-6a5f-480d-aeb3-34ac6fcebf15', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/wamena.webp', 128000, NULL, 2, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ae967133-2310-4152-8594-032284ef0d31', 'd6a3f9d3-83dd-4a34-9769-859a027f7b42', '["80 g"]', '80 g', '/assets/contoh-1/kopi/cascara.webp', 45000, NULL, 58, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('2907efef-65c2-4d68-9a0c-f99f020e4835', 'd6a3f9d3-83dd-4a34-9769-859a027f7b42', '["200 g"]', '200 g', '/assets/contoh-1/kopi/cascara.webp', 98000, 112000, 16, 1, 260, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('eae7b387-b709-4f18-a1db-557a3f59db2f', '93224f49-644f-4a29-aa21-933360659df4', '[]', '', '/assets/contoh-1/kopi/teh-hitam.webp', 67000, NULL, 45, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('7d658fb9-c07d-4a68-899b-e2414f56afb1', '2f558b89-0d78-4da5-a913-31f1506cb3ce', '[]', '', '/assets/contoh-1/kopi/teh-melati.webp', 52000, 58000, 4, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('da0b8837-022e-430a-9e36-c27537ddd1bc', 'a7002447-99b1-4c65-844b-a910b36b22d5', '[]', '', '/assets/contoh-1/kopi/wedang-rempah.webp', 49000, NULL, 77, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('e7835b7a-aa74-4ba7-87b5-52ad6bceb873', 'e22f8389-5de9-47d0-8572-c47b55b70e0f', '[]', '', '/assets/contoh-1/kopi/hampers-hujan.webp', 325000, 365000, 12, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('faadaccd-f9a1-4e7d-8292-de6cf16ca4f3', 'aaef6f95-f0fa-4ea9-9460-df0a741594cf', '["Biji utuh","Hijau"]', 'Biji utuh, Hijau', '/assets/contoh-1/kopi/hampers-pulau.webp', 189000, NULL, 24, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('7eee4464-7ce0-44b2-8ec8-a0fa376b7a74', 'aaef6f95-f0fa-4ea9-9460-df0a741594cf', '["Biji utuh","Merah"]', 'Biji utuh, Merah', '/assets/contoh-1/kopi/hampers-pulau.webp', 189000, NULL, 18, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d40ae248-0469-4d4a-99fb-ac9e7ec04814', 'aaef6f95-f0fa-4ea9-9460-df0a741594cf', '["Sedang","Hijau"]', 'Sedang, Hijau', '/assets/contoh-1/kopi/hampers-pulau.webp', 189000, NULL, 21, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('823360a4-1922-4e0f-9126-62e9346be9f1', 'aaef6f95-f0fa-4ea9-9460-df0a741594cf', '["Sedang","Merah"]', 'Sedang, Merah', '/assets/contoh-1/kopi/hampers-pulau.webp', 189000, NULL, 1, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "article_category" VALUES ('menyeduh', 'Menyeduh', 0);
--> statement-breakpoint
INSERT INTO "article_category" VALUES ('biji-dan-simpan', 'Biji & Simpan', 1);
--> statement-breakpoint
INSERT INTO "article" VALUES ('menyeduh-v60-di-rumah', 'Menyeduh V60 di Rumah: Resep 15 Gram yang Selalu Jadi', 'menyeduh', '/assets/contoh-1/kopi/dripper-keramik-seduh.webp', 'Satu resep, empat tuangan, tiga menit. Cocok untuk yang baru punya dripper pertama.', '[{"kind":"paragraph","text":"V60 sering dianggap rumit karena banyak istilahnya. Padahal untuk secangkir kopi yang enak setiap pagi, cukup satu resep yang diulang sampai tangan hafal. Resep di bawah ini kami pakai di meja sangrai untuk mencicipi setiap batch baru, jadi tidak ada alat yang aneh-aneh."},{"kind":"paragraph","text":"Perbandingannya 1 banding 15: satu gram kopi untuk lima belas gram air. Untuk satu cangkir, siapkan 15 gram kopi dan 225 gram air. Kalau belum punya timbangan, 15 gram kira-kira tiga sendok makan rata bubuk kopi."},{"kind":"heading","text":"Yang perlu disiapkan"},{"kind":"list","ordered":false,"items":["Kopi 15 gram, gilingan sedang seperti gula pasir","Air 225 gram, baru mendidih lalu didiamkan satu menit","Kertas saring, dripper, dan cangkir atau server","Timbangan dan penunjuk waktu; ponsel sudah cukup"]},{"kind":"heading","text":"Langkah menyeduh"},{"kind":"list","ordered":true,"items":["Pasang kertas saring, siram dengan air panas, lalu buang airnya. Ini menghilangkan bau kertas dan menghangatkan dripper.","Masukkan kopi dan ratakan. Tuang 45 gram air, tunggu 40 detik sampai gelembungnya mengempis.","Tuang perlahan dari tengah ke luar sampai 120 gram, tunggu air turun separuh.","Lanjutkan sampai 180 gram, lalu terakhir sampai 225 gram.","Air terakhir harus habis menetes di menit 2:45 sampai 3:15. Angkat dripper, goyang server, tuang."]},{"kind":"image","image":"/assets/contoh-1/kopi/ketel-leher-angsa-seduh.webp","caption":"Ketel leher angsa memudahkan tuangan kecil yang ajek."},{"kind":"heading","text":"Rasanya belum pas?"},{"kind":"paragraph","text":"Ubah satu hal saja setiap kali. Kalau kopi terasa asam tajam dan encer, air lewat terlalu cepat: haluskan gilingan sedikit. Kalau pahit dan kering di lidah, air tertahan terlalu lama: kasarkan gilingan atau turunkan suhu air dengan menunggu satu menit lagi."},{"kind":"paragraph","text":"Catat di kertas kecil: gilingan, waktu, dan rasanya. Setelah tiga atau empat cangkir, biasanya sudah ketemu titik yang cocok untuk biji itu. Saat berganti biji, mulai lagi dari resep awal."},{"kind":"quote","text":"Seduhan yang baik bukan yang paling rumit, tetapi yang bisa diulang besok pagi.","source":"Tim sangrai Sangrai Rimba"},{"kind":"paragraph","text":"Untuk latihan pertama, pilih biji dengan sangrai sedang. Rasanya ramah dan tidak langsung pahit walau waktunya meleset sedikit."},{"kind":"product","slug":"set-seduh-manual-pemula"},{"kind":"product","slug":"arabika-gayo-atu-lintang"},{"kind":"paragraph","text":"Satu kebiasaan lagi yang sering dilupakan: bilas dripper dan server dengan air panas segera setelah dipakai. Minyak kopi yang mengering meninggalkan rasa tengik pada seduhan besok."}]', 1, 1795038208954);
--> statement-breakpoint
INSERT INTO "article" VALUES ('menyimpan-biji-kopi', 'Menyimpan Biji Kopi agar Tetap Harum Sebulan', 'biji-dan-simpan', '/assets/contoh-1/kopi/arabika-gayo-biji.webp', 'Empat musuh biji kopi, wadah yang cocok untuk dapur lembap, dan kapan kulkas boleh dipakai.', '[{"kind":"paragraph","text":"Biji kopi yang baru disangrai masih terus berubah. Pada minggu pertama ia melepaskan gas, lalu rasanya membuka dan mencapai puncak di hari ke-7 sampai ke-30. Setelah itu aromanya pelan-pelan pergi. Cara menyimpan menentukan apakah puncak itu bertahan tiga minggu atau hanya tiga hari."},{"kind":"paragraph","text":"Musuhnya ada empat: udara, cahaya, panas, dan lembap. Di Indonesia yang terakhir paling sering dilupakan, apalagi bila toples diletakkan di samping kompor."},{"kind":"heading","text":"Wadah yang benar"},{"kind":"list","ordered":false,"items":["Kemasan aslinya, asal berkatup satu arah dan bisa dirapatkan lagi. Keluarkan udaranya sebelum ditutup.","Toples kaca gelap atau kaleng dengan karet di tutupnya. Pilih yang isinya penuh; ruang kosong berarti udara.","Hindari toples bening di dekat jendela dan wadah bekas bumbu. Kopi menyerap bau apa saja."]},{"kind":"image","image":"/assets/contoh-1/kopi/arabika-gayo.webp","caption":"Kemasan berkatup cukup untuk pemakaian sehari-hari."},{"kind":"heading","text":"Bagaimana dengan kulkas?"},{"kind":"paragraph","text":"Untuk pemakaian harian, jangan. Setiap kali keluar dari kulkas, uap air mengembun di permukaan biji dan membawa bau makanan lain. Lemari dapur yang sejuk dan gelap jauh lebih baik."},{"kind":"paragraph","text":"Freezer boleh untuk persediaan panjang, dengan satu syarat: bagi dulu dalam kantong kecil sekali pakai, keluarkan udaranya, dan jangan dibekukan ulang. Ambil satu kantong, biarkan mencapai suhu ruang dalam keadaan tertutup, baru dibuka."},{"kind":"heading","text":"Beli sesuai kebutuhan"},{"kind":"paragraph","text":"Satu orang yang menyeduh sekali sehari memakai kira-kira 15 gram, jadi 200 gram cukup untuk dua minggu. Kemasan 500 gram cocok untuk rumah dengan dua peminum kopi. Kemasan 1 kilogram baru masuk akal bila habis dalam sebulan."},{"kind":"paragraph","text":"Kalau bisa, beli biji utuh dan giling tepat sebelum menyeduh. Bubuk kopi kehilangan sebagian besar aromanya dalam hitungan jam, sedangkan biji utuh bertahan berminggu-minggu. Belum punya penggiling? Pilih gilingan sesuai alat dan beli ukuran paling kecil."},{"kind":"product","slug":"arabika-toraja-sapan"},{"kind":"product","slug":"arabika-bajawa-honey"},{"kind":"paragraph","text":"Tanggal sangrai tercetak di belakang setiap kemasan kami. Tulis juga tanggal Anda membukanya: sejak hari itu, usahakan habis dalam tiga minggu."},{"kind":"paragraph","text":"Terakhir, cium aromanya sebelum menyeduh. Biji yang masih baik berbau manis seperti roti atau buah kering. Bila yang tercium hanya kertas atau minyak lama, pakailah untuk seduh dingin dengan susu, atau taruh di kulkas sebagai penyerap bau. Sayang dibuang, tetapi sayang juga dipaksakan untuk secangkir kopi pagi."}]', 1, 1794347008954);
--> statement-breakpoint
INSERT INTO "article" VALUES ('memilih-gilingan-kopi', 'Kasar, Sedang, atau Halus? Memilih Gilingan untuk Alat di Rumah', 'menyeduh', '/assets/contoh-1/kopi/penggiling-tangan-bubuk.webp', 'Panduan gilingan untuk tubruk, saring, tekan, dan moka, lengkap dengan tanda bila salah pilih.', '[{"kind":"paragraph","text":"Biji yang sama bisa terasa manis atau pahit hanya karena ukuran gilingannya. Prinsipnya sederhana: semakin halus bubuk, semakin cepat rasanya larut. Alat yang merendam kopi lama butuh gilingan kasar, alat yang cepat butuh gilingan halus."},{"kind":"paragraph","text":"Saat memesan di toko kami, Anda dapat memilih biji utuh, kasar, sedang, atau halus. Berikut pegangan untuk memilihnya."},{"kind":"heading","text":"Sesuaikan dengan alat"},{"kind":"list","ordered":false,"items":["Kasar, seperti garam krosok: french press dan seduh dingin semalaman.","Sedang, seperti gula pasir: V60, kalita, mesin tetes, dan kantong saring.","Halus, seperti garam meja: tubruk, moka pot, dan vietnam drip."]},{"kind":"heading","text":"Tubruk pun punya aturan"},{"kind":"paragraph","text":"Kopi tubruk paling akrab di rumah kita, dan paling sering salah airnya. Pakai dua sendok teh penuh bubuk halus untuk 150 mililiter air, tuang air yang baru mendidih, aduk sekali, lalu tunggu empat menit. Ampas turun sendiri; tidak perlu diaduk lagi."},{"kind":"paragraph","text":"Gula sebaiknya masuk setelah dicicipi. Robusta yang disangrai baik sudah punya manis seperti gula aren, dan sering kali cukup setengah sendok."},{"kind":"image","image":"/assets/contoh-1/kopi/robusta-lampung-tubruk.webp","caption":"Tunggu empat menit sampai ampas turun."},{"kind":"product","slug":"robusta-lampung-tubruk"},{"kind":"heading","text":"Tanda gilingan keliru"},{"kind":"paragraph","text":"Air lewat seperti keran dan rasanya asam encer: terlalu kasar. Air menggenang lama dan rasanya sepat: terlalu halus. Bila sebagian bubuk seperti tepung dan sebagian seperti kerikil, masalahnya ada di penggiling. Pisau putar menghasilkan ukuran campur aduk; penggiling bergerigi jauh lebih rata, termasuk yang diputar dengan tangan."},{"kind":"paragraph","text":"Belum mau repot? Kantong saring sudah berisi gilingan yang tepat. Sobek, kaitkan ke cangkir, tuang 150 mililiter air dalam tiga kali tuangan, dan kopi siap dalam dua menit. Enak untuk kantor, kereta, atau berkemah."},{"kind":"product","slug":"drip-bag-pagi-isi-10"},{"kind":"paragraph","text":"Masih ragu saat memesan? Pilih gilingan menurut alat yang paling sering dipakai, bukan yang paling ingin dicoba. Gilingan sedang adalah pilihan paling aman karena bisa dipakai untuk saring maupun french press dengan menyesuaikan waktu rendam. Bila rumah Anda memakai dua alat yang jauh berbeda, belilah dua kemasan kecil alih-alih satu kemasan besar, atau ambil biji utuh dan penggiling tangan. Dalam dua bulan selisih harganya kembali dari kopi yang tidak terbuang."}]', 1, 1793396608954);
--> statement-breakpoint
INSERT INTO "article" VALUES ('mengenal-proses-pascapanen', 'Full Wash, Honey, Giling Basah: Apa Bedanya di Cangkir?', 'biji-dan-simpan', '/assets/contoh-1/kopi/arabika-bajawa-ceri.webp', 'Tiga cara mengolah ceri kopi Nusantara dan rasa yang ditinggalkannya.', '[{"kind":"paragraph","text":"Di kemasan kopi sering tertulis proses pascapanen, dan banyak pembeli melewatinya. Padahal kata itu menjelaskan separuh rasa yang akan Anda temui. Proses adalah cara petani mengeluarkan biji dari buah ceri sampai cukup kering untuk disimpan."},{"kind":"paragraph","text":"Ketiganya bisa dibuat dari pohon yang sama. Yang berbeda adalah berapa lama daging buah menempel dan kapan kulit tanduk dilepas."},{"kind":"heading","text":"Full wash: bersih dan terang"},{"kind":"paragraph","text":"Kulit dan lendir dicuci habis sebelum dijemur. Yang tersisa adalah rasa asli biji: asam buah yang jelas, manis ringan, dan akhir yang bersih. Gayo full wash kami terasa cokelat, jeruk manis, dan gula merah."},{"kind":"product","slug":"arabika-gayo-atu-lintang"},{"kind":"heading","text":"Honey: manis dan lembut"},{"kind":"paragraph","text":"Kulit dikupas, tetapi lendir yang lengket seperti madu dibiarkan saat dijemur. Tidak ada madu di dalamnya; namanya dari teksturnya. Hasilnya lebih manis, badannya lebih tebal, dengan nada buah kering. Petani harus membalik jemuran setiap jam pada hari-hari pertama agar tidak berjamur."},{"kind":"image","image":"/assets/contoh-1/kopi/arabika-bajawa.webp","caption":"Bajawa honey: gula aren, nangka, dan kayu manis."},{"kind":"product","slug":"arabika-bajawa-honey"},{"kind":"heading","text":"Giling basah: khas Sumatra dan Sulawesi"},{"kind":"paragraph","text":"Udara yang lembap membuat penjemuran lama berisiko, maka petani menggiling kulit tanduk saat biji masih basah. Biji lalu dijemur telanjang dan cepat kering. Rasanya tebal, rendah asam, dengan rempah dan cokelat hitam. Inilah yang membuat kopi Toraja dan Mandailing dikenal di luar negeri."},{"kind":"product","slug":"arabika-toraja-sapan"},{"kind":"heading","text":"Mulai dari mana?"},{"kind":"list","ordered":false,"items":["Suka teh atau kopi tanpa gula: coba full wash.","Suka kopi susu: giling basah tidak kalah oleh susu.","Ingin sesuatu yang berbeda untuk akhir pekan: honey."]},{"kind":"paragraph","text":"Cara terbaik mengenalnya adalah mencicipi dua proses berdampingan dengan resep yang sama. Seduh masing-masing sepuluh gram, biarkan hangat, lalu bandingkan. Perbedaannya justru paling terasa ketika kopi mulai dingin."},{"kind":"paragraph","text":"Bila ingin membandingkan lebih adil, pakai biji dengan tingkat sangrai yang sama, giling pada ukuran yang sama, dan cicipi tanpa gula. Tulis tiga kata untuk setiap cangkir sebelum membaca catatan rasa di kemasan. Tidak ada jawaban salah; catatan itu akan menuntun pembelian berikutnya lebih baik daripada ulasan orang lain."}]', 1, 1791841408954);
--> statement-breakpoint
INSERT INTO "information" VALUES ('tentang-kami', 'Tentang Kami', 'Siapa kami dan bagaimana kami bekerja', '[{"kind":"paragraph","text":"Kami menyangrai kopi Nusantara di Bandung setiap Selasa dan Jumat, dalam batch lima kilogram supaya setiap batch bisa dicicipi sebelum dikemas. Tanggal sangrai selalu tercetak di kemasan."},{"kind":"paragraph","text":"Biji datang dari petani di Gayo, Toraja, Bajawa, dan Lampung yang kami kunjungi setidaknya sekali setahun. Harga beli disepakati sebelum panen, sehingga petani tahu apa yang akan diterima."},{"kind":"heading","text":"Yang dapat Anda harapkan"},{"kind":"list","ordered":false,"items":["Foto dan keterangan yang sesuai dengan barangnya.","Harga yang sama di setiap halaman, tanpa biaya tersembunyi saat checkout.","Jawaban dari orang, bukan mesin, pada jam layanan."]},{"kind":"heading","text":"Badan usaha"},{"kind":"paragraph","text":"CV Sangrai Rimba, Jl. Merdeka No. 10, Kota Bandung."}]', 0, 1795383808991);
--> statement-breakpoint
INSERT INTO "information" VALUES ('cara-belanja', 'Cara Belanja', 'Dari memilih produk sampai pesanan tiba', '[{"kind":"paragraph","text":"Anda dapat berbelanja dengan atau tanpa akun. Dengan akun, alamat dan riwayat pesanan tersimpan untuk belanja berikutnya."},{"kind":"list","ordered":true,"items":["Pilih produk, tentukan varian dan jumlahnya, lalu tekan Tambah ke Keranjang.","Buka Keranjang, periksa isinya, dan tekan Checkout.","Isi nama, nomor HP, dan alamat lengkap sampai kelurahan dan kode pos.","Pilih pengiriman. Ongkos kirim dan perkiraan tiba tampil untuk alamat Anda.","Pilih metode pembayaran, periksa Total Tagihan, lalu tekan Buat Pesanan.","Selesaikan pembayaran sebelum waktunya habis. Status pesanan berubah sendiri setelah pembayaran kami terima."]},{"kind":"heading","text":"Metode pembayaran"},{"kind":"paragraph","text":"QRIS, virtual account, transfer bank, dompet digital, dan Bayar di Tempat (COD) untuk alamat yang didukung. Pilihan yang tampil saat checkout adalah yang tersedia untuk pesanan Anda."},{"kind":"heading","text":"Transfer bank"},{"kind":"paragraph","text":"Transfer tepat sampai tiga digit terakhir agar pembayaran mudah dikenali. Kami tidak pernah meminta kode OTP, PIN, atau kata sandi Anda."},{"kind":"heading","text":"Membatalkan pesanan"},{"kind":"paragraph","text":"Pesanan yang belum dibayar dapat dibatalkan langsung dari halaman pesanan. Setelah dibayar, ajukan pembatalan dan kami jawab selama barang belum dikirim."}]', 1, 1795383808929);
--> statement-breakpoint
INSERT INTO "information" VALUES ('pengiriman', 'Pengiriman', 'Kurir, lama kirim, dan ongkos', '[{"kind":"paragraph","text":"Semua paket dikirim dari Kota Bandung. Ongkos kirim dihitung dari berat dan alamat tujuan, dan tampil sebelum Anda membayar."},{"kind":"heading","text":"Kapan dikirim?"},{"kind":"paragraph","text":"Pesanan yang dibayar sebelum pukul 14.00 pada hari kerja kami serahkan kepada kurir pada hari yang sama, selebihnya pada hari kerja berikutnya. Jam layanan kami Senin–Sabtu 08.00–17.00 WIB."},{"kind":"heading","text":"Pilihan layanan"},{"kind":"list","ordered":false,"items":["Reguler: untuk seluruh Indonesia.","Same Day dan Instan: untuk alamat di sekitar toko, pada jam layanan.","Kargo: lebih hemat untuk paket berat."]},{"kind":"heading","text":"Melacak paket"},{"kind":"paragraph","text":"Nomor resi tampil di halaman pesanan setelah paket diserahkan kepada kurir. Bila tidak ada pergerakan selama tiga hari kerja, hubungi kami dan kami tanyakan kepada kurir."},{"kind":"heading","text":"Paket bermasalah"},{"kind":"paragraph","text":"Periksa kemasan sebelum menerima. Bila basah, sobek, atau segelnya rusak, foto kemasannya dan rekam video saat membukanya. Paket yang hilang atau rusak di perjalanan menjadi tanggung jawab kami sampai Anda menerimanya."}]', 2, 1795383808929);
--> statement-breakpoint
INSERT INTO "information" VALUES ('pengembalian', 'Pengembalian', 'Ajukan paling lambat 3 hari kerja setelah diterima', '[{"kind":"paragraph","text":"Barang rusak, kurang, salah kirim, atau tidak sesuai keterangan? Ajukan pengembalian atau penukaran paling lambat 3 hari kerja setelah paket Anda terima."},{"kind":"heading","text":"Bukti yang diperlukan"},{"kind":"list","ordered":false,"items":["Video unboxing tanpa potongan, dari paket masih tersegel sampai barang terlihat jelas.","Foto barang dan label pengirimannya.","Nomor pesanan dan penjelasan singkat masalahnya."]},{"kind":"paragraph","text":"Tidak sempat merekam? Hubungi kami tetap. Kami memeriksa bersama kurir dan menilai dari foto serta berat paket."},{"kind":"heading","text":"Syarat barang"},{"kind":"list","ordered":false,"items":["Belum dipakai atau dicuci, lengkap dengan label, aksesori, dan kemasannya.","Produk digital yang kodenya sudah dibuka tidak dapat dikembalikan, kecuali kodenya tidak berfungsi.","Makanan dan minuman dapat diganti bila rusak, salah kirim, atau lewat tanggal simpan."]},{"kind":"heading","text":"Langkahnya"},{"kind":"list","ordered":true,"items":["Buka pesanan, tekan Ajukan Pengembalian, pilih barang dan alasannya, lalu unggah bukti. Atau kirimkan lewat WhatsApp.","Kami menjawab paling lambat 1 hari kerja.","Kirim barang ke alamat yang kami berikan dan masukkan nomor resinya.","Setelah barang kami periksa, pengganti dikirim atau dana dikembalikan dalam 2–5 hari kerja."]},{"kind":"heading","text":"Ongkos kirim pengembalian"},{"kind":"paragraph","text":"Kami yang menanggung bila kesalahan ada pada kami: rusak, kurang, salah kirim, atau tidak sesuai. Untuk tukar ukuran atau warna karena berubah pikiran, ongkos kirim ditanggung pembeli."}]', 3, 1795383808929);
--> statement-breakpoint
INSERT INTO "information" VALUES ('syarat-ketentuan', 'Syarat & Ketentuan', 'Aturan berbelanja di toko ini', '[{"kind":"paragraph","text":"Syarat ini berlaku antara Anda dan CV Sangrai Rimba sebagai pengelola Sangrai Rimba setiap kali Anda berbelanja di situs ini."},{"kind":"paragraph","text":"Versi 2026-11-01. Perubahan berlaku setelah diumumkan di halaman ini dan tidak mengubah pesanan yang sudah dibuat."},{"kind":"heading","text":"1. Pesanan dan harga"},{"kind":"paragraph","text":"Harga dalam rupiah dan sudah termasuk pajak yang berlaku. Ongkos kirim dan biaya layanan ditampilkan terpisah sebelum pesanan dibuat. Perjanjian jual beli terjadi saat pesanan Anda kami terima dan pembayaran kami konfirmasi."},{"kind":"paragraph","text":"Bila harga atau stok tercantum keliru karena kesalahan sistem, kami memberi tahu Anda. Anda boleh melanjutkan dengan harga yang benar atau membatalkan dengan pengembalian dana penuh."},{"kind":"heading","text":"2. Pembayaran"},{"kind":"paragraph","text":"Pembayaran dilakukan melalui metode yang tampil saat checkout dan sebelum batas waktunya. Pembayaran yang datang setelah pesanan kedaluwarsa tidak hilang: kami melanjutkan pesanan bila stok masih ada, atau mengembalikan dananya."},{"kind":"heading","text":"3. Pengiriman dan risiko"},{"kind":"paragraph","text":"Perkiraan tiba berasal dari kurir dan dapat berubah. Risiko atas barang beralih kepada Anda setelah paket diterima di alamat yang Anda berikan. Pastikan alamat dan nomor HP benar."},{"kind":"heading","text":"4. Pengembalian"},{"kind":"paragraph","text":"Pengembalian dan penukaran dapat diajukan paling lambat 3 hari kerja setelah barang diterima, sesuai halaman Pengembalian. Ketentuan ini tidak mengurangi hak Anda menurut UU Perlindungan Konsumen."},{"kind":"heading","text":"5. Akun"},{"kind":"list","ordered":false,"items":["Berikan data yang benar dan jaga kerahasiaan kata sandi.","Beri tahu kami bila akun dipakai orang lain tanpa izin.","Akun yang dipakai untuk penipuan atau menyalahgunakan promo dapat dibatasi setelah kami memberi tahu alasannya."]},{"kind":"heading","text":"6. Voucher, koin, dan affiliate"},{"kind":"paragraph","text":"Masa berlaku, batas, dan cara pakai tertulis pada masing-masing penawaran. Voucher dan koin tidak dapat diuangkan. Komisi affiliate dapat dipotong PPh sesuai ketentuan."},{"kind":"heading","text":"7. Isi situs"},{"kind":"paragraph","text":"Foto, tulisan, dan logo adalah milik kami atau pemberi izin kami. Warna barang di layar dapat sedikit berbeda dari aslinya."},{"kind":"heading","text":"8. Perselisihan"},{"kind":"paragraph","text":"Sampaikan keluhan lebih dulu kepada kami melalui email halo@kopi.contoh.id atau WhatsApp +6281321450967. Bila tidak tercapai mufakat, perselisihan diselesaikan menurut hukum Indonesia, termasuk melalui Badan Penyelesaian Sengketa Konsumen di kota Anda."}]', 4, 1795383808929);
--> statement-breakpoint
INSERT INTO "information" VALUES ('kebijakan-privasi', 'Kebijakan Privasi', 'Data yang kami simpan dan hak Anda atasnya', '[{"kind":"paragraph","text":"Kebijakan ini menjelaskan bagaimana CV Sangrai Rimba memproses data pribadi Anda menurut Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi."},{"kind":"paragraph","text":"Versi 2026-11-01. Perubahan berlaku setelah diumumkan di halaman ini dan tidak mengubah pesanan yang sudah dibuat."},{"kind":"heading","text":"Pengendali data"},{"kind":"paragraph","text":"CV Sangrai Rimba, Jl. Merdeka No. 10, Kota Bandung. Hubungi kami melalui email halo@kopi.contoh.id atau WhatsApp +6281321450967. Penyedia platform toko memproses data atas nama dan perintah kami."},{"kind":"heading","text":"Data yang kami simpan"},{"kind":"list","ordered":false,"items":["Identitas dan kontak: nama, nomor HP, email.","Alamat pengiriman dan patokan yang Anda tulis.","Pesanan, pembayaran, dan percakapan dengan layanan pelanggan. Nomor kartu dan PIN tidak pernah kami simpan; keduanya ditangani penyedia pembayaran.","Data teknis seperlunya: cookie keranjang dan sesi, serta alamat internet yang dipotong untuk mencegah penyalahgunaan."]},{"kind":"heading","text":"Untuk apa dan atas dasar apa"},{"kind":"list","ordered":false,"items":["Memproses, mengirim, dan menagih pesanan: pelaksanaan perjanjian dengan Anda.","Pembukuan, pajak, dan pengaduan konsumen: kewajiban hukum.","Keamanan akun dan pencegahan penipuan: kepentingan yang sah.","Info promo dan pengukuran iklan: hanya dengan persetujuan terpisah yang boleh Anda tolak atau tarik kapan saja."]},{"kind":"heading","text":"Siapa yang menerima"},{"kind":"paragraph","text":"Kurir menerima nama, nomor HP, dan alamat. Penyedia pembayaran menerima jumlah dan nomor pesanan. Kami tidak menjual data pribadi. Bila data diproses di luar Indonesia, kami memastikan tingkat pelindungannya setara."},{"kind":"heading","text":"Berapa lama"},{"kind":"list","ordered":false,"items":["Pesanan dan faktur: 10 tahun, sesuai aturan pembukuan.","Akun dan alamat: selama akun aktif, dihapus setelah Anda menutup akun kecuali yang wajib disimpan.","Percakapan layanan pelanggan: 2 tahun.","Keranjang tanpa akun: 30 hari."]},{"kind":"heading","text":"Hak Anda"},{"kind":"list","ordered":false,"items":["Mendapat informasi, mengakses, dan memperoleh salinan data Anda.","Melengkapi dan memperbaiki data yang keliru.","Menarik persetujuan, menunda atau membatasi pemrosesan, dan menghapus data.","Menolak keputusan yang sepenuhnya otomatis dan memindahkan data ke pihak lain.","Mengadu kepada lembaga pelindungan data pribadi serta menuntut ganti rugi."]},{"kind":"heading","text":"Cara menggunakan hak"},{"kind":"list","ordered":true,"items":["Kirim permintaan tertulis melalui email halo@kopi.contoh.id atau WhatsApp +6281321450967. Sebutkan hak yang ingin digunakan.","Kami memastikan bahwa permintaan datang dari pemilik data.","Kami menindaklanjuti paling lambat 3×24 jam sejak permintaan lengkap diterima, termasuk menghentikan pemrosesan setelah persetujuan ditarik."]},{"kind":"heading","text":"Bila terjadi kebocoran"},{"kind":"paragraph","text":"Kami memberi tahu Anda dan lembaga berwenang secara tertulis paling lambat 3×24 jam sejak kegagalan pelindungan diketahui: data apa yang terungkap, kapan dan bagaimana, serta apa yang kami lakukan."}]', 5, 1795383808929);
--> statement-breakpoint
INSERT INTO "information" VALUES ('hubungi-kami', 'Hubungi Kami', 'WhatsApp, email, alamat, dan jam layanan', '[{"kind":"paragraph","text":"Tim Sangrai Rimba membantu sebelum dan sesudah Anda berbelanja. Siapkan nomor pesanan agar kami dapat langsung memeriksanya."},{"kind":"list","ordered":false,"items":["WhatsApp: +6281321450967","Email: halo@kopi.contoh.id","Jam layanan: Senin–Sabtu 08.00–17.00 WIB","Alamat: CV Sangrai Rimba, Jl. Merdeka No. 10, Kota Bandung"]},{"kind":"heading","text":"Pengaduan"},{"kind":"paragraph","text":"Pengaduan kami jawab paling lambat 1 hari kerja dan kami selesaikan dalam 7 hari kerja. Bila jawaban kami belum memuaskan, Anda dapat melapor kepada Direktorat Jenderal Perlindungan Konsumen dan Tertib Niaga, Kementerian Perdagangan, lewat WhatsApp 0853 1111 1010."}]', 6, 1795383808929);
--> statement-breakpoint
INSERT INTO "information" VALUES ('faq', 'Pertanyaan Umum (FAQ)', 'Jawaban singkat yang paling sering dicari', '[{"kind":"heading","text":"Apakah saya harus membuat akun?"},{"kind":"paragraph","text":"Tidak. Pesanan tanpa akun dapat dilacak lewat tautan yang tampil setelah pesanan dibuat. Simpan tautan itu."},{"kind":"heading","text":"Berapa lama batas pembayaran?"},{"kind":"paragraph","text":"Batas waktunya tertulis di halaman pembayaran, umumnya 24 jam. Setelah lewat, pesanan kedaluwarsa dan stok dilepas kembali."},{"kind":"heading","text":"Saya sudah membayar, tetapi status belum berubah."},{"kind":"paragraph","text":"Virtual account dan QRIS biasanya terbaca dalam beberapa menit. Untuk transfer bank, kirim bukti di halaman Konfirmasi Pembayaran; kami periksa paling lama 1×24 jam."},{"kind":"heading","text":"Bisakah alamat diubah setelah membayar?"},{"kind":"paragraph","text":"Bisa selama paket belum diserahkan kepada kurir. Hubungi kami secepatnya lewat WhatsApp dengan nomor pesanan."},{"kind":"heading","text":"Apakah bisa kirim sebagai dropshipper?"},{"kind":"paragraph","text":"Pilihan itu tampil di checkout bila toko menerimanya. Nama pengirim di label akan memakai nama Anda, tanpa faktur harga di dalam paket."},{"kind":"heading","text":"Bagaimana bila barang tidak cocok?"},{"kind":"paragraph","text":"Ajukan pengembalian paling lambat 3 hari kerja setelah diterima, dengan video unboxing. Syarat lengkapnya ada di halaman Pengembalian."},{"kind":"heading","text":"Apakah data saya aman?"},{"kind":"paragraph","text":"Kami hanya menyimpan data yang diperlukan untuk pesanan Anda. Rincian dan cara menghapusnya ada di Kebijakan Privasi."}]', 7, 1795383808929);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '3ee700f0-e24c-4a6e-9264-cc911ec47ee1', 157000, 16, 5, 5, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '7da505c0-f1c2-4136-944e-5f0dd13b9d93', 157000, 21, 18, 18, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'ba1c6703-577c-4d92-a355-780759938f66', 46000, 24, 13, 13, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '80798319-f850-4d24-a99b-5e63093be396', 46000, 12, 3, 3, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '54250fcb-b216-437e-872a-599f380297a5', 46000, 28, 17, 17, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '3cbe3d18-380d-4e18-aec8-1b7f01e21b52', 46000, 18, 10, 10, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'bf8a9bcb-e56c-4f08-81d4-2cbe25d835e8', 115500, 26, 20, 20, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'cd310c60-5beb-4380-84ec-56400a5563b9', 51500, 30, 18, 18, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '6f5e21a2-c2da-43e7-98fe-e310b8fb9fb8', 51500, 21, 12, 12, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '7f73c2d2-7d33-4330-ad22-071165d54598', 56000, 11, 6, 6, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'b2fab597-abc6-4a52-9d1c-e6086b421de4', 104000, 15, 7, 7, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '03f4007a-a941-48fc-8c86-f896b3c6a48a', 132000, 27, 17, 17, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'a7d2fade-96bc-45da-af26-b36e232b13a6', 111000, 17, 10, 10, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'e09ceb04-4b07-4bb0-aa4c-cfc1f5b50729', 25000, 21, 12, 12, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '03f1e27b-03df-4a38-8506-1b8abb7f91be', 29000, 15, 5, 5, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'e752d6a7-9a61-418c-b5aa-eb854322b7b0', 23000, 27, 19, 19, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '21cfed31-ca93-40f6-b806-565ed06c6d6b', 27500, 14, 9, 9, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '1fa29f2d-9498-4ba9-b801-2c78b503ccee', 102000, 25, 20, 20, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '08c6ba59-56de-4bfe-8b37-19e1f1fa9658', 102000, 16, 14, 14, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'e7835b7a-aa74-4ba7-87b5-52ad6bceb873', 237000, 14, 5, 5, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'ee83db1b-8f34-4506-911c-e49002c2557c', 52000, 16, 5, 5, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'e786e898-35e5-49dd-a8e1-4cc258465479', 66500, 22, 10, 10, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '73a7f174-29f9-40b0-acf1-be4981ca7fea', 66500, 13, 4, 4, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'f76517d7-a50d-45fa-9c1a-a4aebe004c14', 66500, 16, 13, 13, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'ce123561-4adc-4ef6-b50d-ceddd093a721', 82500, 27, 19, 19, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'd1ff166c-f4ac-4fb6-85e7-0fb5bbc96f62', 82500, 18, 8, 8, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'adeab071-3500-4bbb-8663-9271488b3349', 82500, 8, 2, 2, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '53a45984-79cf-4ade-9b6f-aced3198c237', 99000, 12, 3, 3, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '3cb2fdc1-2a9e-4b87-8e93-0c4419300421', 105000, 26, 17, 17, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '6489e232-fd17-4571-9cad-9819638f5892', 113000, 15, 7, 7, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '8174a3c0-cedd-493c-b9c9-ce0b1cc685b2', 119000, 26, 20, 20, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '47e6aa1d-36de-4437-94c0-ef09e3f32400', 99000, 21, 14, 14, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'e5aa61c1-cb42-4cf4-9b93-e1db69f700b4', 113000, 6, 4, 4, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '3df12fb1-6456-4036-b9b0-50642bc186d7', 113000, 24, 17, 17, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '777e649d-6b1e-407c-8dd5-82402d4d9eda', 75500, 21, 12, 12, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '2577016e-396d-4a41-8c99-5605d36d408d', 75500, 11, 2, 2, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '1a74177f-11ec-400a-9ce4-64b4bee1c04a', 75500, 23, 15, 15, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'a76c69ec-9d23-4fb9-bf2d-a8eaab26de28', 65000, 26, 17, 17, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '5cf49980-dc11-4148-81fa-a2ff1b078767', 63500, 18, 11, 11, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '685bdb43-3c9c-4449-91a0-6fc670dd62e3', 57000, 29, 20, 20, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'f2f1c8df-05a0-4162-b4f7-876b43ea7777', 237000, 16, 6, 6, 2);
--> statement-breakpoint
INSERT INTO "flash_sale" VALUES ('demo-1795366800000', 'Flash Sale', 1795366800000, 1795388400000);
--> statement-breakpoint
INSERT INTO "flash_sale" VALUES ('demo-1795388400000', 'Flash Sale', 1795388400000, 1795410000000);
--> statement-breakpoint
INSERT INTO "consent" VALUES (1, '5b5e323e-8922-4975-a03c-a6be4e5cb1ac', 'terms', '2026-11-01', 1, 1795383809395);
--> statement-breakpoint
INSERT INTO "consent" VALUES (2, '5b5e323e-8922-4975-a03c-a6be4e5cb1ac', 'marketing', '2026-11-01', 0, 1795383809395);
--> statement-breakpoint
INSERT INTO "customer" VALUES ('5b5e323e-8922-4975-a03c-a6be4e5cb1ac', 'PLG-000001', 'Siti Rahmawati', '+6281234567890', 'siti@contoh.id', '{"hash":"IEQXjsVOO7XxZkQZ1en95J5KttcFrEwSkIPCi0H4p1w=","salt":"Jipdo4qNZLnvlpcso13yUQ==","n":16384,"r":8,"p":5}', 'REGULAR', 1795383809395, 1795383809395, 1795383809395, NULL, NULL);
--> statement-breakpoint
INSERT INTO "coin_lot" VALUES (1, '5b5e323e-8922-4975-a03c-a6be4e5cb1ac', 395, 395, 1825919009395);
--> statement-breakpoint
INSERT INTO "coin_lot" VALUES (2, '5b5e323e-8922-4975-a03c-a6be4e5cb1ac', 490, 490, 1826380169395);
--> statement-breakpoint
INSERT INTO "coin_lot" VALUES (3, '5b5e323e-8922-4975-a03c-a6be4e5cb1ac', 1700, 1700, 1826919809551);
--> statement-breakpoint
INSERT INTO "ledger_account" VALUES ('shop:refunds', -119000);
--> statement-breakpoint
INSERT INTO "ledger_account" VALUES ('wallet:5b5e323e-8922-4975-a03c-a6be4e5cb1ac', 119000);
--> statement-breakpoint
INSERT INTO "ledger_account" VALUES ('shop:coins', -2585);
--> statement-breakpoint
INSERT INTO "ledger_account" VALUES ('coins:5b5e323e-8922-4975-a03c-a6be4e5cb1ac', 2585);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (1, 1, 'shop:refunds', -92000);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (2, 1, 'wallet:5b5e323e-8922-4975-a03c-a6be4e5cb1ac', 92000);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (3, 2, 'shop:coins', -395);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (4, 2, 'coins:5b5e323e-8922-4975-a03c-a6be4e5cb1ac', 395);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (5, 3, 'shop:refunds', -27000);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (6, 3, 'wallet:5b5e323e-8922-4975-a03c-a6be4e5cb1ac', 27000);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (7, 4, 'shop:coins', -490);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (8, 4, 'coins:5b5e323e-8922-4975-a03c-a6be4e5cb1ac', 490);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (9, 5, 'shop:coins', -1700);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (10, 5, 'coins:5b5e323e-8922-4975-a03c-a6be4e5cb1ac', 1700);
--> statement-breakpoint
INSERT INTO "ledger_transfer" VALUES (1, 'refund_return', 'c5fd0fb6-b90b-4196-b7a8-c472a78ea4d5', 1793403809395);
--> statement-breakpoint
INSERT INTO "ledger_transfer" VALUES (2, 'coins_earned', '5d585b02-e4a8-4ede-8180-326eb519236a', 1794383009395);
--> statement-breakpoint
INSERT INTO "ledger_transfer" VALUES (3, 'refund', '058db7e7-a13e-4fec-ad5f-7d187e692d72', 1794519809395);
--> statement-breakpoint
INSERT INTO "ledger_transfer" VALUES (4, 'coins_earned', '6b2accb6-a7af-4b35-8713-96ab91dac545', 1794844169395);
--> statement-breakpoint
INSERT INTO "ledger_transfer" VALUES (5, 'coins_earned', '1ff52442-0e00-4891-954e-63191fc31c55', 1795383809551);
--> statement-breakpoint
INSERT INTO "message" VALUES ('88e24036-2462-41c0-84d6-8ae88e330006', 'return_answered:c5fd0fb6-b90b-4196-b7a8-c472a78ea4d5:APPROVED', 'return_answered', 'email', 'siti@contoh.id', '1ff52442-0e00-4891-954e-63191fc31c55', '{"shop":"Sangrai Rimba","number":"INV-20261027-65HDG","amount":"Rp 92.000","answer":"disetujui"}', 1793396609395, NULL, 1793396609395, '');
--> statement-breakpoint
INSERT INTO "message" VALUES ('3086c0a9-56da-4de8-a6ce-445512604d56', 'refunded:refund_return:c5fd0fb6-b90b-4196-b7a8-c472a78ea4d5', 'refunded', 'email', 'siti@contoh.id', '1ff52442-0e00-4891-954e-63191fc31c55', '{"shop":"Sangrai Rimba","number":"INV-20261027-65HDG","amount":"Rp 92.000"}', 1793403809395, NULL, 1793403809395, '');
--> statement-breakpoint
INSERT INTO "message" VALUES ('3dd5c12d-1489-4aa0-a7df-2cde8ec5a8ff', 'refunded:refund:058db7e7-a13e-4fec-ad5f-7d187e692d72', 'refunded', 'email', 'siti@contoh.id', '058db7e7-a13e-4fec-ad5f-7d187e692d72', '{"shop":"Sangrai Rimba","number":"INV-20261112-CQZWC","amount":"Rp 27.000"}', 1794519809395, NULL, 1794519809395, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (1, 'c5fd0fb6-b90b-4196-b7a8-c472a78ea4d5', 'REQUESTED', 1793367809395, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (2, 'c5fd0fb6-b90b-4196-b7a8-c472a78ea4d5', 'REVIEWING', 1793375009395, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (3, 'c5fd0fb6-b90b-4196-b7a8-c472a78ea4d5', 'APPROVED', 1793396609395, 'Benar, satu barang tertinggal di gudang kami. Mohon maaf.');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (4, 'c5fd0fb6-b90b-4196-b7a8-c472a78ea4d5', 'REFUNDED', 1793403809395, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (5, 'c5fd0fb6-b90b-4196-b7a8-c472a78ea4d5', 'COMPLETED', 1793605409395, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (6, '3a244c40-cf35-4fbf-a1d8-71b60c23861a', 'REQUESTED', 1795362209395, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (7, '3a244c40-cf35-4fbf-a1d8-71b60c23861a', 'REVIEWING', 1795365809395, 'Kami tanyakan ke kurir dulu, paling lambat besok kami kabari.');
--> statement-breakpoint
INSERT INTO "order_return_line" VALUES ('c5fd0fb6-b90b-4196-b7a8-c472a78ea4d5', '89ae87b5-e390-4577-a0a8-9dab4b172fc7', 1);
--> statement-breakpoint
INSERT INTO "order_return_line" VALUES ('3a244c40-cf35-4fbf-a1d8-71b60c23861a', 'e786e898-35e5-49dd-a8e1-4cc258465479', 1);
--> statement-breakpoint
INSERT INTO "order_return" VALUES ('c5fd0fb6-b90b-4196-b7a8-c472a78ea4d5', 'RTN-20261030-SG1PK', '1ff52442-0e00-4891-954e-63191fc31c55', '5b5e323e-8922-4975-a03c-a6be4e5cb1ac', 'COMPLETED', 'refund', 'Barang kurang/tidak lengkap', 'Saya pesan dua, di dalam paket hanya ada satu. Segel paket masih utuh waktu diterima.', '', NULL, NULL, NULL, 92000, 1793367809395);
--> statement-breakpoint
INSERT INTO "order_return" VALUES ('3a244c40-cf35-4fbf-a1d8-71b60c23861a', 'RTN-20261122-W97P7', 'b8fa77a9-86ba-4040-86b2-bd6a6a19a4b2', '5b5e323e-8922-4975-a03c-a6be4e5cb1ac', 'REVIEWING', 'refund', 'Paket tidak sampai', 'Status pesanan sudah tiba, tetapi satu barang belum ada. Kurir bilang dikirim terpisah.', '', NULL, NULL, NULL, NULL, 1795362209395);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261027-65HDG', '1ff52442-0e00-4891-954e-63191fc31c55', 'PAID', 'simulator', 'bca_va', NULL, '', 262000, 0, 262000, 1, '', 1793079809395, 1793166209395, 1793083409395);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261106-2KWEW', '5d585b02-e4a8-4ede-8180-326eb519236a', 'PAID', 'simulator', 'bri_va', NULL, '', 57500, 0, 57500, 1, '', 1793907809395, 1793994209395, 1793911409395);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261110-75QQ4', 'f63c28c6-6d13-43b8-9c1a-2939a3f35591', 'EXPIRED', 'simulator', 'bni_va', NULL, '', 264000, 0, 264000, 1, '', 1794303809395, 1794390209395, NULL);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261112-CQZWC', '058db7e7-a13e-4fec-ad5f-7d187e692d72', 'PAID', 'simulator', 'bri_va', NULL, '', 27000, 0, 27000, 1, '', 1794483809395, 1794570209395, 1794487409395);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261114-T6W09', '9ac6b695-785d-4b87-bd06-706994f36a74', 'EXPIRED', 'simulator', 'bca_va', NULL, '', 103000, 0, 103000, 1, '', 1794663809395, 1794750209395, NULL);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261119-KXREH', 'b8fa77a9-86ba-4040-86b2-bd6a6a19a4b2', 'PAID', 'simulator', 'bca_va', NULL, '', 597000, 0, 597000, 1, '', 1795023809395, 1795110209395, 1795027409395);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261120-7E0RP', '223bf132-a3f6-484b-87c9-d8360ea0809e', 'COD', 'cod', 'cod', NULL, '', 772000, 0, 772000, 1, '', 1795160609395, 1795247009395, NULL);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261121-AST4W', '41d7eda8-00db-4acf-a503-73327bcb7f7e', 'PAID', 'simulator', 'bni_va', NULL, '', 162000, 0, 162000, 1, '', 1795203809395, 1795290209395, 1795207409395);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261121-W1A0F', 'c87a2e31-dd9b-4a37-b6fc-0029b19325b7', 'PAID', 'simulator', 'bri_va', NULL, '', 159000, 0, 159000, 1, '', 1795261409395, 1795347809395, 1795261769395);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261122-569F9', '09a282fb-e150-40aa-a02f-0708040cab94', 'PAID', 'simulator', 'bca_va', NULL, '', 535000, 0, 535000, 1, '', 1795355009395, 1795441409395, 1795358609395);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261123-GGFG9', 'c34912aa-e32a-4f25-92a2-fd079d4ad44e', 'PAID', 'simulator', 'bca_va', NULL, '', 388000, 0, 388000, 1, '', 1795382009395, 1795468409395, 1795382369395);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261123-NMXX7', 'ada3f1f2-a5a6-42b4-aafc-4ef4f4b9dea5', 'UNPAID', 'simulator', 'bri_va', NULL, '', 96000, 0, 96000, 1, '', 1795383089395, 1795469489395, NULL);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261116-M2AKP', '6b2accb6-a7af-4b35-8713-96ab91dac545', 'PAID', 'simulator', 'bca_va', NULL, '', 49000, 0, 49000, 1, '', 1794843809395, 1794930209395, 1794844169395);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261027-65HDG-1', 'BILL-20261027-65HDG', 1, 'simulator', 'bca_va', 262000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1793079809395);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261106-2KWEW-1', 'BILL-20261106-2KWEW', 1, 'simulator', 'bri_va', 57500, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1793907809395);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261110-75QQ4-1', 'BILL-20261110-75QQ4', 1, 'simulator', 'bni_va', 264000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'cancelled', 0, 1794303809395);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261112-CQZWC-1', 'BILL-20261112-CQZWC', 1, 'simulator', 'bri_va', 27000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1794483809395);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261114-T6W09-1', 'BILL-20261114-T6W09', 1, 'simulator', 'bca_va', 103000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'expired', 0, 1794663809395);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261119-KXREH-1', 'BILL-20261119-KXREH', 1, 'simulator', 'bca_va', 597000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1795023809395);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261121-AST4W-1', 'BILL-20261121-AST4W', 1, 'simulator', 'bni_va', 162000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1795203809395);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261121-W1A0F-1', 'BILL-20261121-W1A0F', 1, 'simulator', 'bri_va', 159000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1795261409395);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261122-569F9-1', 'BILL-20261122-569F9', 1, 'simulator', 'bca_va', 535000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1795355009395);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261123-GGFG9-1', 'BILL-20261123-GGFG9', 1, 'simulator', 'bca_va', 388000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1795382009395);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261123-NMXX7-1', 'BILL-20261123-NMXX7', 1, 'simulator', 'bri_va', 96000, 0, NULL, '', '9649447c-4bbc-43d3-bc8a-97cbba5ce693', '000076684177165537', NULL, NULL, NULL, 'pending', 0, 1795383089395);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261116-M2AKP-1', 'BILL-20261116-M2AKP', 1, 'simulator', 'bca_va', 49000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1794843809395);
--> statement-breakpoint
INSERT INTO "order_event" VALUES (1, '1ff52442-0e00-4891-954e-63191fc31c55', 'PENDING', 1793079809395, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (2, '1ff52442-0e00-4891-954e-63191fc31c55', 'PAYMENT_CONFIRMED', 1793083409395, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (3, '1ff52442-0e00-4891-954e-63191fc31c55', 'PROCESSING', 1793115809395, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (4, '1ff52442-0e00-4891-954e-63191fc31c55', 'SHIPPING', 1793187809395, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (5, '1ff52442-0e00-4891-954e-63191fc31c55', 'DELIVERED', 1793349809395, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (6, '1ff52442-0e00-4891-954e-63191fc31c55', 'COMPLETED', 1793609009395, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (7, '1ff52442-0e00-4891-954e-63191fc31c55', 'refunded_return', 1793403809395, 'Rp 92.000');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (8, '5d585b02-e4a8-4ede-8180-326eb519236a', 'PENDING', 1793907809395, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (9, '5d585b02-e4a8-4ede-8180-326eb519236a', 'PAYMENT_CONFIRMED', 1793911409395, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (10, '5d585b02-e4a8-4ede-8180-326eb519236a', 'PROCESSING', 1793925809395, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (11, '5d585b02-e4a8-4ede-8180-326eb519236a', 'SHIPPING', 1793979809395, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (12, '5d585b02-e4a8-4ede-8180-326eb519236a', 'DELIVERED', 1794123809395, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (13, '5d585b02-e4a8-4ede-8180-326eb519236a', 'COMPLETED', 1794383009395, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (14, 'f63c28c6-6d13-43b8-9c1a-2939a3f35591', 'PENDING', 1794303809395, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (15, 'f63c28c6-6d13-43b8-9c1a-2939a3f35591', 'CANCEL', 1794311009395, 'Ingin mengganti barang yang dipesan');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (16, '058db7e7-a13e-4fec-ad5f-7d187e692d72', 'PENDING', 1794483809395, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (17, '058db7e7-a13e-4fec-ad5f-7d187e692d72', 'PAYMENT_CONFIRMED', 1794487409395, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (18, '058db7e7-a13e-4fec-ad5f-7d187e692d72', 'CANCEL', 1794519809395, 'Stok terakhir rusak saat dikemas. Dana kami kembalikan.');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (19, '058db7e7-a13e-4fec-ad5f-7d187e692d72', 'refunded', 1794519809395, 'Rp 27.000');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (20, '9ac6b695-785d-4b87-bd06-706994f36a74', 'PENDING', 1794663809395, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (21, '9ac6b695-785d-4b87-bd06-706994f36a74', 'EXPIRED', 1794750209395, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (22, 'b8fa77a9-86ba-4040-86b2-bd6a6a19a4b2', 'PENDING', 1795023809395, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (23, 'b8fa77a9-86ba-4040-86b2-bd6a6a19a4b2', 'PAYMENT_CONFIRMED', 1795027409395, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (24, 'b8fa77a9-86ba-4040-86b2-bd6a6a19a4b2', 'PROCESSING', 1795059809395, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (25, 'b8fa77a9-86ba-4040-86b2-bd6a6a19a4b2', 'SHIPPING', 1795110209395, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (26, 'b8fa77a9-86ba-4040-86b2-bd6a6a19a4b2', 'DELIVERED', 1795311809395, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (27, '223bf132-a3f6-484b-87c9-d8360ea0809e', 'PENDING', 1795160609395, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (28, '223bf132-a3f6-484b-87c9-d8360ea0809e', 'PROCESSING', 1795160609395, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (29, '223bf132-a3f6-484b-87c9-d8360ea0809e', 'SHIPPING', 1795304609395, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (30, '41d7eda8-00db-4acf-a503-73327bcb7f7e', 'PENDING', 1795203809395, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (31, '41d7eda8-00db-4acf-a503-73327bcb7f7e', 'PAYMENT_CONFIRMED', 1795207409395, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (32, '41d7eda8-00db-4acf-a503-73327bcb7f7e', 'PROCESSING', 1795239809395, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (33, '41d7eda8-00db-4acf-a503-73327bcb7f7e', 'SHIPPING', 1795290209395, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (34, 'c87a2e31-dd9b-4a37-b6fc-0029b19325b7', 'PENDING', 1795261409395, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (35, 'c87a2e31-dd9b-4a37-b6fc-0029b19325b7', 'PAYMENT_CONFIRMED', 1795261769395, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (36, 'c87a2e31-dd9b-4a37-b6fc-0029b19325b7', 'PROCESSING', 1795286609395, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (37, 'c87a2e31-dd9b-4a37-b6fc-0029b19325b7', 'CHANGE_PROCESSING', 1795365809395, 'Satu barang tidak lolos pemeriksaan kami. Penggantinya sedang disiapkan dan dikirim besok pagi.');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (38, '09a282fb-e150-40aa-a02f-0708040cab94', 'PENDING', 1795355009395, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (39, '09a282fb-e150-40aa-a02f-0708040cab94', 'PAYMENT_CONFIRMED', 1795358609395, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (40, '09a282fb-e150-40aa-a02f-0708040cab94', 'PROCESSING', 1795373009395, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (41, 'c34912aa-e32a-4f25-92a2-fd079d4ad44e', 'PENDING', 1795382009395, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (42, 'c34912aa-e32a-4f25-92a2-fd079d4ad44e', 'PAYMENT_CONFIRMED', 1795382369395, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (43, 'ada3f1f2-a5a6-42b4-aafc-4ef4f4b9dea5', 'PENDING', 1795383089395, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (44, '6b2accb6-a7af-4b35-8713-96ab91dac545', 'PENDING', 1794843809395, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (45, '6b2accb6-a7af-4b35-8713-96ab91dac545', 'PAYMENT_CONFIRMED', 1794844169395, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (46, '6b2accb6-a7af-4b35-8713-96ab91dac545', 'COMPLETED', 1794844169395, '');
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('1ff52442-0e00-4891-954e-63191fc31c55', 0, 'e906f770-f8a8-4bbf-ba32-fdb7d34c15f7', 'Kopi Arabika Gayo Atu Lintang Full Wash', '200 g, Biji utuh', 'arabika-gayo-atu-lintang', '/assets/contoh-1/kopi/arabika-gayo.webp', 78000, NULL, 78000, 1, 230, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('1ff52442-0e00-4891-954e-63191fc31c55', 1, '89ae87b5-e390-4577-a0a8-9dab4b172fc7', 'Kopi Arabika Toraja Sapan Giling Basah 200 g', 'Biji utuh', 'arabika-toraja-sapan', '/assets/contoh-1/kopi/arabika-toraja.webp', 92000, NULL, 92000, 2, 230, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('5d585b02-e4a8-4ede-8180-326eb519236a', 0, '4c6a16de-55b4-4616-8838-56bcea0f8ac5', 'Kopi Robusta Lampung Bubuk Tubruk Kaleng 250 g', '', 'robusta-lampung-tubruk', '/assets/contoh-1/kopi/robusta-lampung.webp', 39500, NULL, 39500, 1, 360, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('f63c28c6-6d13-43b8-9c1a-2939a3f35591', 0, 'ee83db1b-8f34-4506-911c-e49002c2557c', 'Kopi Drip Bag Pagi Pesisir Isi 10', '', 'drip-bag-pagi-isi-10', '/assets/contoh-1/kopi/drip-bag.webp', 82000, 95000, 82000, 3, 190, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('058db7e7-a13e-4fec-ad5f-7d187e692d72', 0, 'a62a588f-3f3e-40c8-a2b7-7e811611d0c2', 'Kopi Drip Bag Satuan 10 g', 'Gayo', 'drip-bag-satuan', '/assets/contoh-1/kopi/drip-bag-satuan.webp', 9000, NULL, 9000, 1, 15, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('9ac6b695-785d-4b87-bd06-706994f36a74', 0, '28fc242e-5c35-4dc7-8d61-b60d8f215d24', 'Kopi Susu Botol Dingin 1 Liter: Gula Aren, Pandan, atau Hitam', 'Gula Aren', 'kopi-botol-dingin-1-liter', '/assets/contoh-1/kopi/kopi-botol-aren.webp', 85000, NULL, 85000, 1, 1250, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('b8fa77a9-86ba-4040-86b2-bd6a6a19a4b2', 0, 'ebac2a7f-826c-4473-87e5-106396b6f058', 'Dripper Keramik 1–2 Cangkir', 'Putih', 'dripper-keramik', '/assets/contoh-1/kopi/dripper-keramik-putih.webp', 145000, NULL, 145000, 1, 520, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('b8fa77a9-86ba-4040-86b2-bd6a6a19a4b2', 1, '2520d008-8d5c-4099-9902-881dcee54dc1', 'Ketel Leher Angsa Baja Tahan Karat 800 ml', 'Hitam', 'ketel-leher-angsa-800-ml', '/assets/contoh-1/kopi/ketel-leher-angsa-hitam.webp', 345000, 399000, 345000, 1, 780, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('b8fa77a9-86ba-4040-86b2-bd6a6a19a4b2', 2, 'e786e898-35e5-49dd-a8e1-4cc258465479', 'Cangkir Keramik dengan Tatakan 220 ml', 'Gading', 'cangkir-keramik-220-ml', '/assets/contoh-1/kopi/cangkir-keramik-gading.webp', 89000, NULL, 89000, 1, 640, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('223bf132-a3f6-484b-87c9-d8360ea0809e', 0, 'd52682f5-662b-4dd4-a9c0-5a286bac3ccf', 'Set Seduh Manual Pemula: Dripper Keramik, Teko Kaca, Penggiling Tangan, dan Kopi Kebun 200 g', '', 'set-seduh-manual-pemula', '/assets/contoh-1/kopi/set-seduh.webp', 749000, 899000, 749000, 1, 2100, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('41d7eda8-00db-4acf-a503-73327bcb7f7e', 0, '9663b66a-77f8-478e-b5c4-6f2f9f6b1ea2', 'Blend Senja untuk Espreso: 70% Arabika, 30% Robusta', '250 g, Biji utuh, Sedang', 'blend-senja-espreso', '/assets/contoh-1/kopi/blend-senja.webp', 72000, NULL, 72000, 2, 280, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('c87a2e31-dd9b-4a37-b6fc-0029b19325b7', 0, 'a5613618-3c12-4413-ba99-07fdc56d3b59', 'Blend Embun untuk Seduh Saring', '200 g, Biji utuh, Kantong', 'blend-embun-saring', '/assets/contoh-1/kopi/blend-embun.webp', 79000, NULL, 79000, 1, 230, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('c87a2e31-dd9b-4a37-b6fc-0029b19325b7', 1, '3cfffdad-26cf-483a-889b-72c132330db8', 'Blend Tubruk Warung Bungkus Kertas 500 g', '', 'blend-tubruk-warung', '/assets/contoh-1/kopi/kopi-warung.webp', 62000, NULL, 62000, 1, 530, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('09a282fb-e150-40aa-a02f-0708040cab94', 0, 'ce123561-4adc-4ef6-b50d-ceddd093a721', 'Kopi Dekafein Gayo Proses Air 200 g', 'Biji utuh', 'kopi-dekafein-malam', '/assets/contoh-1/kopi/dekaf.webp', 118000, NULL, 118000, 1, 230, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('09a282fb-e150-40aa-a02f-0708040cab94', 1, '50c2f646-a6ed-4530-a0d5-52a29bcb0083', 'Penggiling Kopi Tangan Gerigi Baja 38 mm', 'Hitam', 'penggiling-tangan-gerigi-baja', '/assets/contoh-1/kopi/penggiling-baja-hitam.webp', 399000, 459000, 399000, 1, 690, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('c34912aa-e32a-4f25-92a2-fd079d4ad44e', 0, '3ee700f0-e24c-4a6e-9264-cc911ec47ee1', 'Timbangan Kopi Digital 2 kg Ketelitian 0,1 g dengan Pengatur Waktu', 'Hitam', 'timbangan-seduh-0-1-g', '/assets/contoh-1/kopi/timbangan-hitam.webp', 185000, 229000, 185000, 2, 380, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('ada3f1f2-a5a6-42b4-aafc-4ef4f4b9dea5', 0, 'e906f770-f8a8-4bbf-ba32-fdb7d34c15f7', 'Kopi Arabika Gayo Atu Lintang Full Wash', '200 g, Biji utuh', 'arabika-gayo-atu-lintang', '/assets/contoh-1/kopi/arabika-gayo.webp', 78000, NULL, 78000, 1, 230, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('6b2accb6-a7af-4b35-8713-96ab91dac545', 0, 'd2e4a0eb-efe8-46d3-9eb4-afe9db998ea5', 'E-book Kelas Seduh: 30 Resep Kopi Rumahan', '', 'kelas-seduh-e-book', '/assets/contoh-1/kopi/kelas-seduh.webp', 49000, 79000, 49000, 1, 0, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('1ff52442-0e00-4891-954e-63191fc31c55', 'INV-20261027-65HDG', '5b5e323e-8922-4975-a03c-a6be4e5cb1ac', NULL, 'COMPLETED', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 690, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bca_va', '', 262000, 18000, 18000, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 262000, 0, NULL, NULL, NULL, 'SIM000079809395', 1793079809395, 1793079809395, NULL, 0, 0, 0, NULL, 1793166209395, 1793349809395);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('5d585b02-e4a8-4ede-8180-326eb519236a', 'INV-20261106-2KWEW', '5b5e323e-8922-4975-a03c-a6be4e5cb1ac', NULL, 'COMPLETED', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 360, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bri_va', '', 39500, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 57500, 0, NULL, NULL, NULL, 'SIM000007809395', 1793907809395, 1793907809395, NULL, 0, 0, 0, NULL, 1793994209395, 1794123809395);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('f63c28c6-6d13-43b8-9c1a-2939a3f35591', 'INV-20261110-75QQ4', '5b5e323e-8922-4975-a03c-a6be4e5cb1ac', NULL, 'CANCEL', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 570, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bni_va', '', 246000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 264000, 0, NULL, NULL, NULL, NULL, 1794303809395, 1794303809395, NULL, 0, 0, 0, NULL, 1794390209395, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('058db7e7-a13e-4fec-ad5f-7d187e692d72', 'INV-20261112-CQZWC', '5b5e323e-8922-4975-a03c-a6be4e5cb1ac', NULL, 'CANCEL', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 15, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bri_va', '', 9000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 27000, 0, NULL, NULL, NULL, NULL, 1794483809395, 1794483809395, NULL, 0, 0, 0, NULL, 1794570209395, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('9ac6b695-785d-4b87-bd06-706994f36a74', 'INV-20261114-T6W09', '5b5e323e-8922-4975-a03c-a6be4e5cb1ac', NULL, 'EXPIRED', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 1250, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bca_va', '', 85000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 103000, 0, NULL, NULL, NULL, NULL, 1794663809395, 1794663809395, NULL, 0, 0, 0, NULL, 1794750209395, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('b8fa77a9-86ba-4040-86b2-bd6a6a19a4b2', 'INV-20261119-KXREH', '5b5e323e-8922-4975-a03c-a6be4e5cb1ac', NULL, 'DELIVERED', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 1940, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bca_va', '', 579000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 597000, 0, NULL, NULL, NULL, 'SIM000023809395', 1795023809395, 1795023809395, NULL, 0, 0, 0, NULL, 1795110209395, 1795311809395);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('223bf132-a3f6-484b-87c9-d8360ea0809e', 'INV-20261120-7E0RP', '5b5e323e-8922-4975-a03c-a6be4e5cb1ac', NULL, 'SHIPPING', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 2100, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'cod', 'cod', '', 749000, 18000, 0, 0, 5000, 0, 0, 0, 0, 0, '[]', 0, 772000, 0, NULL, NULL, NULL, 'SIM000060609395', 1795160609395, 1795160609395, NULL, 0, 0, 0, NULL, 1795247009395, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('41d7eda8-00db-4acf-a503-73327bcb7f7e', 'INV-20261121-AST4W', '5b5e323e-8922-4975-a03c-a6be4e5cb1ac', NULL, 'SHIPPING', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 560, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bni_va', '', 144000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 162000, 0, NULL, NULL, NULL, 'SIM000003809395', 1795203809395, 1795203809395, NULL, 0, 0, 0, NULL, 1795290209395, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('c87a2e31-dd9b-4a37-b6fc-0029b19325b7', 'INV-20261121-W1A0F', '5b5e323e-8922-4975-a03c-a6be4e5cb1ac', NULL, 'CHANGE_PROCESSING', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 760, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bri_va', '', 141000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 159000, 0, NULL, NULL, NULL, NULL, 1795261409395, 1795261409395, NULL, 0, 0, 0, NULL, 1795347809395, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('09a282fb-e150-40aa-a02f-0708040cab94', 'INV-20261122-569F9', '5b5e323e-8922-4975-a03c-a6be4e5cb1ac', NULL, 'PROCESSING', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 920, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bca_va', '', 517000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 535000, 0, NULL, NULL, NULL, NULL, 1795355009395, 1795355009395, NULL, 0, 0, 0, NULL, 1795441409395, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('c34912aa-e32a-4f25-92a2-fd079d4ad44e', 'INV-20261123-GGFG9', '5b5e323e-8922-4975-a03c-a6be4e5cb1ac', NULL, 'PAYMENT_CONFIRMED', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 760, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bca_va', '', 370000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 388000, 0, NULL, NULL, NULL, NULL, 1795382009395, 1795382009395, NULL, 0, 0, 0, NULL, 1795468409395, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('ada3f1f2-a5a6-42b4-aafc-4ef4f4b9dea5', 'INV-20261123-NMXX7', '5b5e323e-8922-4975-a03c-a6be4e5cb1ac', NULL, 'PENDING', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 230, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bri_va', '', 78000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 96000, 0, NULL, NULL, NULL, NULL, 1795383089395, 1795383089395, NULL, 0, 0, 0, NULL, 1795469489395, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('6b2accb6-a7af-4b35-8713-96ab91dac545', 'INV-20261116-M2AKP', '5b5e323e-8922-4975-a03c-a6be4e5cb1ac', NULL, 'COMPLETED', 1, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":null,"province":"","regency":"","district":"","village":"","postcode":null,"street":null,"courierNote":null,"latitude":null,"longitude":null}', 0, NULL, '', '', NULL, NULL, NULL, 5000, NULL, 0, 'simulator', 'bca_va', '', 49000, 0, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 49000, 0, NULL, NULL, NULL, NULL, 1794843809395, 1794843809395, NULL, 0, 0, 0, NULL, 1794930209395, NULL);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('1ff52442-0e00-4891-954e-63191fc31c55', 'e906f770-f8a8-4bbf-ba32-fdb7d34c15f7', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('1ff52442-0e00-4891-954e-63191fc31c55', '89ae87b5-e390-4577-a0a8-9dab4b172fc7', 2, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('5d585b02-e4a8-4ede-8180-326eb519236a', '4c6a16de-55b4-4616-8838-56bcea0f8ac5', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('f63c28c6-6d13-43b8-9c1a-2939a3f35591', 'ee83db1b-8f34-4506-911c-e49002c2557c', 3, 'RELEASED', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('058db7e7-a13e-4fec-ad5f-7d187e692d72', 'a62a588f-3f3e-40c8-a2b7-7e811611d0c2', 1, 'RELEASED', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('9ac6b695-785d-4b87-bd06-706994f36a74', '28fc242e-5c35-4dc7-8d61-b60d8f215d24', 1, 'RELEASED', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('b8fa77a9-86ba-4040-86b2-bd6a6a19a4b2', 'ebac2a7f-826c-4473-87e5-106396b6f058', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('b8fa77a9-86ba-4040-86b2-bd6a6a19a4b2', '2520d008-8d5c-4099-9902-881dcee54dc1', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('b8fa77a9-86ba-4040-86b2-bd6a6a19a4b2', 'e786e898-35e5-49dd-a8e1-4cc258465479', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('223bf132-a3f6-484b-87c9-d8360ea0809e', 'd52682f5-662b-4dd4-a9c0-5a286bac3ccf', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('41d7eda8-00db-4acf-a503-73327bcb7f7e', '9663b66a-77f8-478e-b5c4-6f2f9f6b1ea2', 2, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('c87a2e31-dd9b-4a37-b6fc-0029b19325b7', 'a5613618-3c12-4413-ba99-07fdc56d3b59', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('c87a2e31-dd9b-4a37-b6fc-0029b19325b7', '3cfffdad-26cf-483a-889b-72c132330db8', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('09a282fb-e150-40aa-a02f-0708040cab94', 'ce123561-4adc-4ef6-b50d-ceddd093a721', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('09a282fb-e150-40aa-a02f-0708040cab94', '50c2f646-a6ed-4530-a0d5-52a29bcb0083', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('c34912aa-e32a-4f25-92a2-fd079d4ad44e', '3ee700f0-e24c-4a6e-9264-cc911ec47ee1', 2, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('ada3f1f2-a5a6-42b4-aafc-4ef4f4b9dea5', 'e906f770-f8a8-4bbf-ba32-fdb7d34c15f7', 1, 'HELD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('6b2accb6-a7af-4b35-8713-96ab91dac545', 'd2e4a0eb-efe8-46d3-9eb4-afe9db998ea5', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "digital_file" VALUES ('08d26b72-56d8-4e85-9f45-f9d2b4bf2acd', 'd22226e6-643f-4f60-985d-6182a672ee02', NULL, 'Kelas Seduh - 30 Resep Kopi Rumahan.pdf', 797, 1795383809123);
--> statement-breakpoint
INSERT INTO "digital_file" VALUES ('c7012b8a-64db-4249-807b-5b663cd2911e', '9d423eb1-091f-4ac2-91b5-8690acdffc15', NULL, 'Kelas Seni Latte - Daftar Pelajaran.pdf', 794, 1795383809141);
--> statement-breakpoint
INSERT INTO "licence" VALUES (1, '60521191-29d9-489d-8067-c78d1cdf3139', 'RIMBA-23FF-B7D1-9B58', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "licence" VALUES (2, '60521191-29d9-489d-8067-c78d1cdf3139', 'RIMBA-206D-59C0-697E', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "licence" VALUES (3, '60521191-29d9-489d-8067-c78d1cdf3139', 'RIMBA-BDB2-97B4-58AE', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "licence" VALUES (4, '60521191-29d9-489d-8067-c78d1cdf3139', 'RIMBA-817A-F247-8874', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "licence" VALUES (5, '60521191-29d9-489d-8067-c78d1cdf3139', 'RIMBA-ECD9-3DB6-43B3', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "licence" VALUES (6, '60521191-29d9-489d-8067-c78d1cdf3139', 'RIMBA-1A65-D378-4255', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "licence" VALUES (7, '60521191-29d9-489d-8067-c78d1cdf3139', 'RIMBA-FFB6-6327-83DA', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "licence" VALUES (8, '60521191-29d9-489d-8067-c78d1cdf3139', 'RIMBA-42E7-350C-3041', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "licence" VALUES (9, '60521191-29d9-489d-8067-c78d1cdf3139', 'RIMBA-5167-E5A0-29CC', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "licence" VALUES (10, '60521191-29d9-489d-8067-c78d1cdf3139', 'RIMBA-4D33-5F98-8B76', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "licence" VALUES (11, '60521191-29d9-489d-8067-c78d1cdf3139', 'RIMBA-4A95-6415-0FA6', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "licence" VALUES (12, '60521191-29d9-489d-8067-c78d1cdf3139', 'RIMBA-38C4-299D-584A', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "licence" VALUES (13, '60521191-29d9-489d-8067-c78d1cdf3139', 'RIMBA-D073-5F03-D4B1', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "licence" VALUES (14, '60521191-29d9-489d-8067-c78d1cdf3139', 'RIMBA-A4E8-3AED-96BD', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "licence" VALUES (15, '60521191-29d9-489d-8067-c78d1cdf3139', 'RIMBA-D7BE-75A0-7695', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "licence" VALUES (16, '60521191-29d9-489d-8067-c78d1cdf3139', 'RIMBA-C1AB-A597-22AA', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "licence" VALUES (17, '60521191-29d9-489d-8067-c78d1cdf3139', 'RIMBA-293D-4388-15EB', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "licence" VALUES (18, '60521191-29d9-489d-8067-c78d1cdf3139', 'RIMBA-DA4D-7FA9-3878', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "licence" VALUES (19, '60521191-29d9-489d-8067-c78d1cdf3139', 'RIMBA-5A29-BFDB-3D46', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "licence" VALUES (20, '60521191-29d9-489d-8067-c78d1cdf3139', 'RIMBA-A417-378D-DAD4', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "licence" VALUES (21, '9122f4fe-716e-4fba-ad3e-05d3462069c8', 'RIMBA-66F8-3F6F-C705', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "licence" VALUES (22, '9122f4fe-716e-4fba-ad3e-05d3462069c8', 'RIMBA-6629-4EA3-B50A', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "licence" VALUES (23, '9122f4fe-716e-4fba-ad3e-05d3462069c8', 'RIMBA-0CA6-6F6A-C06F', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "licence" VALUES (24, '9122f4fe-716e-4fba-ad3e-05d3462069c8', 'RIMBA-D3E0-EF64-AD42', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "licence" VALUES (25, '9122f4fe-716e-4fba-ad3e-05d3462069c8', 'RIMBA-4551-40F0-C6BA', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "licence" VALUES (26, '9122f4fe-716e-4fba-ad3e-05d3462069c8', 'RIMBA-0E81-0803-79F3', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "licence" VALUES (27, '9122f4fe-716e-4fba-ad3e-05d3462069c8', 'RIMBA-CC9C-E813-69B9', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "licence" VALUES (28, '9122f4fe-716e-4fba-ad3e-05d3462069c8', 'RIMBA-4DBB-B152-CF05', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "licence" VALUES (29, '9122f4fe-716e-4fba-ad3e-05d3462069c8', 'RIMBA-1599-9B33-4F59', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "licence" VALUES (30, '9122f4fe-716e-4fba-ad3e-05d3462069c8', 'RIMBA-65D7-BB37-C3E2', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "licence" VALUES (31, '9122f4fe-716e-4fba-ad3e-05d3462069c8', 'RIMBA-174B-A75A-23EF', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "licence" VALUES (32, '9122f4fe-716e-4fba-ad3e-05d3462069c8', 'RIMBA-B2A3-714E-CDBD', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "licence" VALUES (33, '9122f4fe-716e-4fba-ad3e-05d3462069c8', 'RIMBA-B80F-1530-41C6', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "licence" VALUES (34, '9122f4fe-716e-4fba-ad3e-05d3462069c8', 'RIMBA-D046-8897-A229', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "licence" VALUES (35, '9122f4fe-716e-4fba-ad3e-05d3462069c8', 'RIMBA-DA17-E193-5D72', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "licence" VALUES (36, '9122f4fe-716e-4fba-ad3e-05d3462069c8', 'RIMBA-0947-E52D-69D4', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "licence" VALUES (37, '9122f4fe-716e-4fba-ad3e-05d3462069c8', 'RIMBA-AA90-46E6-9B47', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "licence" VALUES (38, '9122f4fe-716e-4fba-ad3e-05d3462069c8', 'RIMBA-22F2-6A6F-801F', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "licence" VALUES (39, '9122f4fe-716e-4fba-ad3e-05d3462069c8', 'RIMBA-5CDD-3983-8968', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "licence" VALUES (40, '9122f4fe-716e-4fba-ad3e-05d3462069c8', 'RIMBA-31E9-760A-C5C5', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "licence" VALUES (41, '8c419526-f36f-4e43-93b2-e2336bc24e82', 'RIMBA-8347-D2F1-7EC2', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "licence" VALUES (42, '8c419526-f36f-4e43-93b2-e2336bc24e82', 'RIMBA-5F1D-0C73-8AB9', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "licence" VALUES (43, '8c419526-f36f-4e43-93b2-e2336bc24e82', 'RIMBA-3D1B-D1E9-5C2D', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "licence" VALUES (44, '8c419526-f36f-4e43-93b2-e2336bc24e82', 'RIMBA-8DE6-CCFD-E5E3', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "licence" VALUES (45, '8c419526-f36f-4e43-93b2-e2336bc24e82', 'RIMBA-A94D-202A-C4DC', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "licence" VALUES (46, '8c419526-f36f-4e43-93b2-e2336bc24e82', 'RIMBA-E089-10F1-02BB', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "licence" VALUES (47, '8c419526-f36f-4e43-93b2-e2336bc24e82', 'RIMBA-4764-76B4-B643', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "licence" VALUES (48, '8c419526-f36f-4e43-93b2-e2336bc24e82', 'RIMBA-B187-EF56-8AE1', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "licence" VALUES (49, '8c419526-f36f-4e43-93b2-e2336bc24e82', 'RIMBA-FA7E-0E4F-EB07', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "licence" VALUES (50, '8c419526-f36f-4e43-93b2-e2336bc24e82', 'RIMBA-3EA1-E64A-C962', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "licence" VALUES (51, '8c419526-f36f-4e43-93b2-e2336bc24e82', 'RIMBA-683E-C326-FBC8', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "licence" VALUES (52, '8c419526-f36f-4e43-93b2-e2336bc24e82', 'RIMBA-04AA-BCD0-84C7', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "licence" VALUES (53, '8c419526-f36f-4e43-93b2-e2336bc24e82', 'RIMBA-CA28-9135-93B2', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "licence" VALUES (54, '8c419526-f36f-4e43-93b2-e2336bc24e82', 'RIMBA-635D-ACBD-9BC5', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "licence" VALUES (55, '8c419526-f36f-4e43-93b2-e2336bc24e82', 'RIMBA-8BA5-4B4C-BCE4', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "licence" VALUES (56, '8c419526-f36f-4e43-93b2-e2336bc24e82', 'RIMBA-B6C8-75C0-A44B', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "licence" VALUES (57, '8c419526-f36f-4e43-93b2-e2336bc24e82', 'RIMBA-149E-E3F7-C92F', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "licence" VALUES (58, '8c419526-f36f-4e43-93b2-e2336bc24e82', 'RIMBA-A8A9-C7CD-9799', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "licence" VALUES (59, '8c419526-f36f-4e43-93b2-e2336bc24e82', 'RIMBA-3932-E3EA-2C95', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "licence" VALUES (60, '8c419526-f36f-4e43-93b2-e2336bc24e82', 'RIMBA-FDEE-62DB-C25C', NULL, 1795383808991);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (1, '1ff52442-0e00-4891-954e-63191fc31c55', 'picked', 'Paket dijemput kurir', 'Kota Bandung', 1793191049395);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (2, '1ff52442-0e00-4891-954e-63191fc31c55', 'picked', 'Paket tiba di pusat sortir', 'Hub Kota Bandung', 1793212109395);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (3, '1ff52442-0e00-4891-954e-63191fc31c55', 'picked', 'Paket dalam transit', 'Kota Bandung menuju Kota Bandung', 1793236409395);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (4, '1ff52442-0e00-4891-954e-63191fc31c55', 'picked', 'Paket tiba di kota tujuan', 'Hub Kota Bandung', 1793301209395);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (5, '1ff52442-0e00-4891-954e-63191fc31c55', 'delivering', 'Paket diantar ke alamat penerima', 'Coblong', 1793333609395);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (6, '1ff52442-0e00-4891-954e-63191fc31c55', 'delivered', 'Paket telah diterima', 'Coblong', 1793349809395);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (7, '5d585b02-e4a8-4ede-8180-326eb519236a', 'picked', 'Paket dijemput kurir', 'Kota Bandung', 1793982689395);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (8, '5d585b02-e4a8-4ede-8180-326eb519236a', 'picked', 'Paket tiba di pusat sortir', 'Hub Kota Bandung', 1794001409395);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (9, '5d585b02-e4a8-4ede-8180-326eb519236a', 'picked', 'Paket dalam transit', 'Kota Bandung menuju Kota Bandung', 1794023009395);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (10, '5d585b02-e4a8-4ede-8180-326eb519236a', 'picked', 'Paket tiba di kota tujuan', 'Hub Kota Bandung', 1794080609395);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (11, '5d585b02-e4a8-4ede-8180-326eb519236a', 'delivering', 'Paket diantar ke alamat penerima', 'Coblong', 1794109409395);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (12, '5d585b02-e4a8-4ede-8180-326eb519236a', 'delivered', 'Paket telah diterima', 'Coblong', 1794123809395);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (13, 'b8fa77a9-86ba-4040-86b2-bd6a6a19a4b2', 'picked', 'Paket dijemput kurir', 'Kota Bandung', 1795114241395);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (14, 'b8fa77a9-86ba-4040-86b2-bd6a6a19a4b2', 'picked', 'Paket tiba di pusat sortir', 'Hub Kota Bandung', 1795140449395);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (15, 'b8fa77a9-86ba-4040-86b2-bd6a6a19a4b2', 'picked', 'Paket dalam transit', 'Kota Bandung menuju Kota Bandung', 1795170689395);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (16, 'b8fa77a9-86ba-4040-86b2-bd6a6a19a4b2', 'picked', 'Paket tiba di kota tujuan', 'Hub Kota Bandung', 1795251329395);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (17, 'b8fa77a9-86ba-4040-86b2-bd6a6a19a4b2', 'delivering', 'Paket diantar ke alamat penerima', 'Coblong', 1795291649395);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (18, 'b8fa77a9-86ba-4040-86b2-bd6a6a19a4b2', 'delivered', 'Paket telah diterima', 'Coblong', 1795311809395);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (19, '223bf132-a3f6-484b-87c9-d8360ea0809e', 'picked', 'Paket dijemput kurir', 'Kota Bandung', 1795307057395);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (20, '223bf132-a3f6-484b-87c9-d8360ea0809e', 'picked', 'Paket tiba di pusat sortir', 'Hub Kota Bandung', 1795322969395);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (21, '223bf132-a3f6-484b-87c9-d8360ea0809e', 'picked', 'Paket dalam transit', 'Kota Bandung menuju Kota Bandung', 1795341329395);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (22, '223bf132-a3f6-484b-87c9-d8360ea0809e', 'picked', 'Paket tiba di kota tujuan', 'Hub Kota Bandung', 1795390289395);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (23, '223bf132-a3f6-484b-87c9-d8360ea0809e', 'delivering', 'Paket diantar ke alamat penerima', 'Coblong', 1795414769395);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (24, '41d7eda8-00db-4acf-a503-73327bcb7f7e', 'picked', 'Paket dijemput kurir', 'Kota Bandung', 1795292945395);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (25, '41d7eda8-00db-4acf-a503-73327bcb7f7e', 'picked', 'Paket tiba di pusat sortir', 'Hub Kota Bandung', 1795310729395);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (26, '41d7eda8-00db-4acf-a503-73327bcb7f7e', 'picked', 'Paket dalam transit', 'Kota Bandung menuju Kota Bandung', 1795331249395);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (27, '41d7eda8-00db-4acf-a503-73327bcb7f7e', 'picked', 'Paket tiba di kota tujuan', 'Hub Kota Bandung', 1795385969395);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (28, '41d7eda8-00db-4acf-a503-73327bcb7f7e', 'delivering', 'Paket diantar ke alamat penerima', 'Coblong', 1795413329395);
--> statement-breakpoint
INSERT INTO "admin_log" VALUES (1, 1795383808991, 'platform', 'import.batch', '', '[{"field":"categories","after":"[{\"slug\":\"biji-kopi\",\"name\":\"Biji Kopi\",\"image\":\"/assets/contoh-1/kopi/kategori-biji.webp\",\"parentSlug\":null},{\"slug\":\"racikan\",\"name\":\"Racikan\",\"image\":\"/assets/contoh-1/kopi/blend-senja.webp\",\"parentSlug\":null},{\"slug\":\"siap-seduh\",\"name\":\"Siap Seduh\",\"image\":\"/assets/contoh-1/kopi/kategori-siap-s…"},{"field":"products","after":"[{\"slug\":\"arabika-gayo-atu-lintang\",\"name\":\"Kopi Arabika Gayo Atu Lintang Full Wash\",\"categorySlug\":\"biji-kopi\",\"description\":\"Dari kebun rakyat di Atu Lintang, Aceh Tengah, pada ketinggian 1.400–1.550 mdpl. Dicuci penuh lalu dijemur di para-para selama 12–14 hari.\\n\\nRasa: cokelat, jeruk manis, dan…"},{"field":"licences"},{"field":"vouchers","after":"[{\"code\":\"SERUPUT\",\"title\":\"Diskon 10%\",\"description\":\"Untuk semua isi toko.\",\"startsAt\":\"2025-10-18T21:43:28.954Z\",\"endsAt\":\"2028-04-06T16:59:59.999Z\",\"cashback\":false,\"percentage\":true,\"amount\":10,\"maximum\":25000,\"minimum\":120000,\"forShipping\":false,\"quota\":null,\"perCustomer\":null,\"categories\":[],…"},{"field":"articleCategories","after":"[{\"slug\":\"menyeduh\",\"name\":\"Menyeduh\"},{\"slug\":\"biji-dan-simpan\",\"name\":\"Biji & Simpan\"}]"},{"field":"articles","after":"[{\"slug\":\"menyeduh-v60-di-rumah\",\"title\":\"Menyeduh V60 di Rumah: Resep 15 Gram yang Selalu Jadi\",\"categorySlug\":\"menyeduh\",\"image\":\"/assets/contoh-1/kopi/dripper-keramik-seduh.webp\",\"summary\":\"Satu resep, empat tuangan, tiga menit. Cocok untuk yang baru punya dripper pertama.\",\"body\":[{\"kind\":\"parag…"},{"field":"information","after":"[{\"slug\":\"tentang-kami\",\"title\":\"Tentang Kami\",\"summary\":\"Siapa kami dan bagaimana kami bekerja\",\"body\":[{\"kind\":\"paragraph\",\"text\":\"Kami menyangrai kopi Nusantara di Bandung setiap Selasa dan Jumat, dalam batch lima kilogram supaya setiap batch bisa dicicipi sebelum dikemas. Tanggal sangrai selalu …"},{"field":"source"}]');
--> statement-breakpoint
INSERT INTO "admin_log" VALUES (2, 1795383809123, 'platform', 'digital.addFile', '', '[{"field":"itemId"},{"field":"slug","after":"kelas-seduh-e-book"}]');
--> statement-breakpoint
INSERT INTO "admin_log" VALUES (3, 1795383809141, 'platform', 'digital.addFile', '', '[{"field":"itemId"},{"field":"slug","after":"kelas-video-seni-latte"}]');
--> statement-breakpoint
INSERT INTO "admin_log" VALUES (4, 1795383809395, 'platform', 'demo.fill', '', '[{"field":"flashSales","after":"true"},{"field":"reviews"},{"field":"customer"}]');
--> statement-breakpoint
INSERT INTO "admin_log" VALUES (5, 1795383809581, 'platform', 'shop.open', '', '[]');
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('audit', '', 1795464060000, 0, 0, NULL);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('expire-coins', '5b5e323e-8922-4975-a03c-a6be4e5cb1ac', 1825919009395, 0, 0, NULL);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('complete-order', 'b8fa77a9-86ba-4040-86b2-bd6a6a19a4b2', 1795571009395, 0, 0, NULL);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('expire-payment', 'ada3f1f2-a5a6-42b4-aafc-4ef4f4b9dea5', 1795469489395, 0, 0, NULL);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('check-payment', 'ada3f1f2-a5a6-42b4-aafc-4ef4f4b9dea5', 1795383929395, 0, 0, NULL);
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
INSERT INTO "review" VALUES ('7229948b-e408-46f4-91b2-7eaa3c836361', '2dea9d52-a216-46ce-b34a-36a8d2377636', '', 'W***n S.', 5, 'Dua menit selesai dan ampasnya keluar seperti kue, tinggal ketuk.', '[]', NULL, NULL, NULL, 1794969809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('07352960-833c-4f12-982c-14bcdeda36fb', '2dea9d52-a216-46ce-b34a-36a8d2377636', '', 'B***g H.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1794829409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2c68c461-9d1f-4a17-9fc5-7fa565cec853', '2dea9d52-a216-46ce-b34a-36a8d2377636', '', 'A***s S.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1794350609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c5775991-e056-458c-a008-2b9d2bcc18d7', '2dea9d52-a216-46ce-b34a-36a8d2377636', '', 'C***t M.', 4, 'Menekannya butuh tenaga di awal. Pastikan gelasnya kokoh.', '[]', NULL, NULL, NULL, 1794242609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('68ddcbcc-3dd1-40b7-9fc6-0613a4ad4268', '2dea9d52-a216-46ce-b34a-36a8d2377636', '', 'S***i A.', 5, 'Masuk tas gunung, jatuh dari batu pun selamat. Kopinya bersih.', '["/assets/contoh-1/kopi/alat-tekan.webp","/assets/contoh-1/kopi/alat-tekan-bagian.webp"]', NULL, NULL, NULL, 1794037409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('91de950a-eb7d-42c6-9cd9-b006b6049566', '2dea9d52-a216-46ce-b34a-36a8d2377636', '', 'J***o S.', 4, 'Karetnya masih rapat setelah setengah tahun. Simpan dalam keadaan terlepas.', '[]', NULL, NULL, NULL, 1793846609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('06c9b0a2-0147-4650-bd8b-f2a33a3dcd24', '2dea9d52-a216-46ce-b34a-36a8d2377636', '', 'A***d F.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793670209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('94144a74-6c42-4a41-ac0c-3d5af6ea4c95', '2dea9d52-a216-46ce-b34a-36a8d2377636', '', 'A***f H.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1793587409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('88f78aa5-dd6a-4f83-b295-e0630f0eac38', '2dea9d52-a216-46ce-b34a-36a8d2377636', '', 'A***i B.', 5, 'Seratus kertasnya tahan empat bulan di saya.', '[]', NULL, NULL, NULL, 1793245409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('530f669e-d26b-4ea8-abed-6f730f6d7e53', 'a2f398fb-f5bb-438d-86e2-3bc1acce8f06', 'Biji utuh', 'S***l S.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1795117409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3d0950b9-2cc9-460a-ac68-c5f8fb5cd695', 'a2f398fb-f5bb-438d-86e2-3bc1acce8f06', 'Sedang', 'D***n P.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1794926609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('18249f83-d75e-4d40-97bd-535ef84dff1e', 'a2f398fb-f5bb-438d-86e2-3bc1acce8f06', 'Biji utuh', 'R***y R.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/arabika-bajawa.webp","/assets/contoh-1/kopi/arabika-bajawa-ceri.webp"]', NULL, NULL, NULL, 1794563009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8e1d6119-9d53-44da-8247-3b545a329ec6', 'a2f398fb-f5bb-438d-86e2-3bc1acce8f06', 'Biji utuh', 'N***i K.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1794213809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5b944569-f805-45f6-82e8-da5956380b95', 'a2f398fb-f5bb-438d-86e2-3bc1acce8f06', 'Sedang', 'T***u I.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1793605409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('03c8d3b9-5d46-4e7a-8795-200899374336', 'a2f398fb-f5bb-438d-86e2-3bc1acce8f06', 'Biji utuh', 'W***n S.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/arabika-bajawa.webp","/assets/contoh-1/kopi/arabika-bajawa-ceri.webp"]', NULL, NULL, NULL, 1793061809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('eda63e26-294b-488f-96e0-8951c02e34f1', 'a2f398fb-f5bb-438d-86e2-3bc1acce8f06', 'Biji utuh', 'A***s S.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1793000609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3a23259f-e3ff-4c14-a258-4c80d96b506a', 'a2f398fb-f5bb-438d-86e2-3bc1acce8f06', 'Sedang', 'A***i B.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1792939409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6ca809d8-d8f2-4d92-a9f8-117079665eec', 'a2f398fb-f5bb-438d-86e2-3bc1acce8f06', 'Biji utuh', 'A***f H.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1792860209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('72c2912f-dc47-4c59-936c-255835a1abd9', 'a2f398fb-f5bb-438d-86e2-3bc1acce8f06', 'Sedang', 'F***i H.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1792727009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('979d70ee-0817-4418-aa0b-18f2ce5ced8e', 'dd183e47-9362-4c1b-abda-a2a46c4ad831', '500 g, Biji utuh', 'D***s A.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1795016609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('369346e8-6398-49e5-a611-97881a294335', 'dd183e47-9362-4c1b-abda-a2a46c4ad831', '200 g, Halus', 'Y***s M.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/bondowoso.webp","/assets/contoh-1/kopi/bondowoso-cangkir.webp"]', NULL, NULL, NULL, 1794447809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('83c3111b-0e6c-4944-a233-2c7e33b8fb95', 'dd183e47-9362-4c1b-abda-a2a46c4ad831', '500 g, Halus', 'B***g H.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1794199409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ddb711dd-3681-4f0f-a5da-3e9294198b80', 'dd183e47-9362-4c1b-abda-a2a46c4ad831', '500 g, Biji utuh', 'J***o S.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/bondowoso.webp","/assets/contoh-1/kopi/bondowoso-cangkir.webp"]', NULL, NULL, NULL, 1793630609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a5705139-46fb-4e70-af4b-a2b11cc63fc4', 'dd183e47-9362-4c1b-abda-a2a46c4ad831', '200 g, Sedang', 'S***i W.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1793306609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('697562f6-6c79-495f-8bba-01cc853433f9', 'dd183e47-9362-4c1b-abda-a2a46c4ad831', '500 g, Halus', 'D***n P.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1792899809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7618087c-29f1-4a0a-91be-9b9c8440b267', 'dd183e47-9362-4c1b-abda-a2a46c4ad831', '500 g, Biji utuh', 'P***i M.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1792367009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8cdc9374-4a2c-4b99-8d1b-07103dfd6d4b', 'dd183e47-9362-4c1b-abda-a2a46c4ad831', '500 g, Halus', 'R***a S.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1792316609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f0c14884-a336-4063-a89c-e36a63dd2c88', 'dd183e47-9362-4c1b-abda-a2a46c4ad831', '200 g, Biji utuh', 'S***l S.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1791773009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('28080ecb-66c9-4ec7-bbed-a3b93e7a8397', 'dd183e47-9362-4c1b-abda-a2a46c4ad831', '500 g, Halus', 'N***i', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1791693809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b7688f55-e8fb-4e42-994f-10ffe6486cf6', 'dd183e47-9362-4c1b-abda-a2a46c4ad831', '500 g, Biji utuh', 'D***i A.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1791614609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('85b0105c-2e2f-47af-bbb2-3af1543cd35f', '43a56e44-8883-4375-8b8c-f0a2f00acd9d', '200 g, Biji utuh', 'A***f H.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1794887009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c0394424-9c9c-488c-b3e2-eac86d75a5df', '43a56e44-8883-4375-8b8c-f0a2f00acd9d', '500 g, Sedang', 'D***n P.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/arabika-gayo-bubuk.webp"]', NULL, NULL, NULL, 1794725009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0a4a52ba-9213-445b-a3d4-fa2a00ceac1c', '43a56e44-8883-4375-8b8c-f0a2f00acd9d', '200 g, Biji utuh', 'N*** P.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1794545009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('dba42e95-799b-4506-9a2b-4e1f504e64b3', '43a56e44-8883-4375-8b8c-f0a2f00acd9d', '500 g, Sedang', 'R***a M.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1794498209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ae9616af-3728-4e8b-9c26-722ce035d53e', '43a56e44-8883-4375-8b8c-f0a2f00acd9d', '500 g, Halus', 'M***a G.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1793871809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('648e302d-21e7-490f-b91e-1e99887932c5', '43a56e44-8883-4375-8b8c-f0a2f00acd9d', '500 g, Sedang', 'A***i B.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1793432609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6ef2a7d6-0423-4a01-859f-92284e3d6eb1', '43a56e44-8883-4375-8b8c-f0a2f00acd9d', '500 g, Halus', 'C***t M.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/arabika-gayo-bubuk.webp"]', NULL, NULL, NULL, 1792925009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d0ededeb-826b-4a3c-be0f-c54cc3e795ec', '43a56e44-8883-4375-8b8c-f0a2f00acd9d', '500 g, Halus', 'J***o S.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1792514609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('69fa07b0-73b2-44a9-884b-7cd3b934a346', '43a56e44-8883-4375-8b8c-f0a2f00acd9d', '200 g, Biji utuh', 'P***i M.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1792147409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5a243171-58f5-47ba-9a3c-76d0de7cb3e8', '43a56e44-8883-4375-8b8c-f0a2f00acd9d', '200 g, Kasar', 'D***s A.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1791539009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fd46a374-665d-4218-a6ad-aaf107bbcb2d', '43a56e44-8883-4375-8b8c-f0a2f00acd9d', '1 kg, Biji utuh', 'A***s S.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1791063809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('cac32aba-7e49-4d6a-bf96-555f86feb36a', '43a56e44-8883-4375-8b8c-f0a2f00acd9d', '1 kg, Biji utuh', 'N***i K.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1790646209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1ddc424f-fa8a-4e10-b6e0-f08f60f760fe', '43a56e44-8883-4375-8b8c-f0a2f00acd9d', '200 g, Kasar', 'W***n S.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1790099009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bdb36907-5f83-4ad6-8ed4-4fb415fd94d7', '43a56e44-8883-4375-8b8c-f0a2f00acd9d', '200 g, Biji utuh', 'B***g H.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1789533809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('10a6afd2-c471-4e7c-bed8-2023192a38c2', '43a56e44-8883-4375-8b8c-f0a2f00acd9d', '500 g, Biji utuh', 'S***l S.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1789199009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e8522304-344e-47ac-9188-98f6fdb2def5', 'e144b0d5-0539-49a2-a039-b94d759051c1', '200 g, Biji utuh', 'Y***a T.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1795059809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('51d0443d-0b16-434d-b282-34538c473952', 'e144b0d5-0539-49a2-a039-b94d759051c1', '200 g, Biji utuh', 'Y***s M.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/gayo-wine.webp","/assets/contoh-1/kopi/gayo-wine-ceri.webp"]', NULL, NULL, NULL, 1794753809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f8ea6860-4d5f-488a-ba7b-85227cddf144', 'e144b0d5-0539-49a2-a039-b94d759051c1', '100 g, Sedang', 'S***i W.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1794397409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('19175993-82e8-4bce-82a8-07b60a73f95f', 'e144b0d5-0539-49a2-a039-b94d759051c1', '200 g, Sedang', 'N*** P.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1794156209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6409429b-b76a-4ae4-b97c-4d13acf67896', 'e144b0d5-0539-49a2-a039-b94d759051c1', '100 g, Sedang', 'D***n P.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1793763809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('afb57135-922c-4a2b-bcac-bfd9dca33bbf', 'e144b0d5-0539-49a2-a039-b94d759051c1', '100 g, Biji utuh', 'M***e S.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/gayo-wine.webp","/assets/contoh-1/kopi/gayo-wine-ceri.webp"]', NULL, NULL, NULL, 1793123009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f3d8cfab-ec63-4f9e-ae40-cfe33b382317', 'e144b0d5-0539-49a2-a039-b94d759051c1', '200 g, Biji utuh', 'R***y R.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1792838609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ace0aed6-05a6-4e23-bcc3-363c042473a0', 'e144b0d5-0539-49a2-a039-b94d759051c1', '200 g, Biji utuh', 'R***a M.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1792737809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('92bf0b81-e711-4b11-9eed-b843564bc249', 'e144b0d5-0539-49a2-a039-b94d759051c1', '200 g, Biji utuh', 'S***i A.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1792557809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('cf62bc99-d66f-47a9-b95e-0f97a2f192ca', 'e144b0d5-0539-49a2-a039-b94d759051c1', '100 g, Sedang', 'J***o S.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1792086209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('71f5f446-7444-47bf-88d5-429482bad809', 'e144b0d5-0539-49a2-a039-b94d759051c1', '200 g, Biji utuh', 'A***i B.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1791567809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5ae022aa-2400-4d24-a465-95aa4a731a19', '890749f7-b10d-4533-b474-5c4c5dd243ff', '200 g, Biji utuh', 'A***i B.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1794948209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1b631477-baae-439a-9dc8-0d59726e1437', '890749f7-b10d-4533-b474-5c4c5dd243ff', '200 g, Halus', 'A***d F.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1794728609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('90477caa-e744-436d-b07d-4379d1be17a0', '890749f7-b10d-4533-b474-5c4c5dd243ff', '1 kg, Biji utuh', 'D***n P.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1794372209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ffda3ab9-5363-4ebe-885f-588fcbd7b450', '890749f7-b10d-4533-b474-5c4c5dd243ff', '500 g, Biji utuh', 'N***i K.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1794181409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f3b27e34-a002-4c2c-8360-6861e04fe489', '890749f7-b10d-4533-b474-5c4c5dd243ff', '200 g, Biji utuh', 'R***a S.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1793792609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7d7a7cbf-0425-4c87-916c-fd3d9c10a8a7', '890749f7-b10d-4533-b474-5c4c5dd243ff', '200 g, Halus', 'R***y R.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1793526209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f5e1d82d-ce03-4ad2-a7f0-66d97ce96ecf', '890749f7-b10d-4533-b474-5c4c5dd243ff', '500 g, Sedang', 'S***i A.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/preanger.webp","/assets/contoh-1/kopi/preanger-kebun.webp"]', NULL, NULL, NULL, 1793421809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ec69d5a2-389f-44a2-b7ad-d521a86816f7', '890749f7-b10d-4533-b474-5c4c5dd243ff', '500 g, Sedang', 'M***e S.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1793169809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9f9e33a2-9c96-4823-b979-b2e3b659dc66', '890749f7-b10d-4533-b474-5c4c5dd243ff', '1 kg, Biji utuh', 'B***i S.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1792647809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e93dad11-3958-4fd9-89cb-3d4253145f37', '890749f7-b10d-4533-b474-5c4c5dd243ff', '500 g, Sedang', 'C***t M.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1792453409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8ad46f00-0b70-4788-9e71-03026a36f364', '890749f7-b10d-4533-b474-5c4c5dd243ff', '1 kg, Biji utuh', 'M***a G.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1792187009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c08832aa-8ad7-41ce-ae48-7241a31b4429', '890749f7-b10d-4533-b474-5c4c5dd243ff', '500 g, Biji utuh', 'H***a G.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/preanger.webp","/assets/contoh-1/kopi/preanger-kebun.webp"]', NULL, NULL, NULL, 1792007009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('af647887-7d32-42f4-883d-2df3dfe62860', '890749f7-b10d-4533-b474-5c4c5dd243ff', '200 g, Kasar', 'N***i', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1791434609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0cc909fe-ccf0-4b74-801f-c4a24a7ec608', '11e551ab-739e-4527-8ac2-61b7e9904526', 'Sedang', 'B***i S.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1795027409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2ae50fd6-e2f6-4fc1-82e8-5978606b9d7c', '11e551ab-739e-4527-8ac2-61b7e9904526', 'Halus', 'M***e S.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/kerinci.webp","/assets/contoh-1/kopi/kerinci-seduh.webp"]', NULL, NULL, NULL, 1794537809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5b87a1fa-ad34-4f7c-96dc-7687818cc95a', '11e551ab-739e-4527-8ac2-61b7e9904526', 'Halus', 'D***s A.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1793958209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('adc74fdd-87a0-48e9-8c6a-4a12bb1682c9', '11e551ab-739e-4527-8ac2-61b7e9904526', 'Sedang', 'A***f H.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1793702609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fd55c8e3-a0ac-43d2-a19f-52176e4d6c73', '11e551ab-739e-4527-8ac2-61b7e9904526', 'Halus', 'R***a M.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1793641409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('52d54f4d-f873-47f8-8636-364e8aa79de8', '11e551ab-739e-4527-8ac2-61b7e9904526', 'Halus', 'B***g H.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/kerinci.webp","/assets/contoh-1/kopi/kerinci-seduh.webp"]', NULL, NULL, NULL, 1793061809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c3a42e3a-c064-4ecf-9d0a-01885b3b54b5', '11e551ab-739e-4527-8ac2-61b7e9904526', 'Halus', 'E***o P.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1792917809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d1a01cc2-a806-489a-9435-f991bc9b394f', '11e551ab-739e-4527-8ac2-61b7e9904526', 'Kasar', 'R***a S.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1792485809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0547a74d-5f23-4844-baed-d1f3189b9b1b', '11e551ab-739e-4527-8ac2-61b7e9904526', 'Halus', 'D***n P.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1792367009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('aae918b4-8e26-44b9-967d-75452431e8ca', '11e551ab-739e-4527-8ac2-61b7e9904526', 'Halus', 'S***i A.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1791801809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('65282847-0094-40c3-8a49-10c31d1bb7d2', '11e551ab-739e-4527-8ac2-61b7e9904526', 'Biji utuh', 'C***t M.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1791459809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d66d2676-8580-4573-84cd-91821f5ff253', '781bac9a-f4fc-4728-b558-2fb4d54898cd', 'Halus', 'D***s A.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1795124609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8ab2a1d0-67dc-46db-ae5e-2c818a774a7e', '781bac9a-f4fc-4728-b558-2fb4d54898cd', 'Kasar', 'S***i A.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/kintamani.webp","/assets/contoh-1/kopi/kintamani-jeruk.webp"]', NULL, NULL, NULL, 1794728609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('de0cf819-6c7a-4abb-9bdd-cf85a1103d13', '781bac9a-f4fc-4728-b558-2fb4d54898cd', 'Biji utuh', 'N***i', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1794145409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ad95b649-ebba-437b-b075-4f4aab5be28a', '781bac9a-f4fc-4728-b558-2fb4d54898cd', 'Kasar', 'S***l S.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1793940209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ef5db710-1d17-4afa-a2d6-67a0b590487a', '781bac9a-f4fc-4728-b558-2fb4d54898cd', 'Halus', 'D***i A.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1793436209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('df69635c-83bb-4464-bf32-c4a2d1a30441', '781bac9a-f4fc-4728-b558-2fb4d54898cd', 'Kasar', 'N*** P.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1793223809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6c69954f-a8bb-45d4-bd0a-efd4c748f6fb', '781bac9a-f4fc-4728-b558-2fb4d54898cd', 'Kasar', 'M***a G.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1792615409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('76b43228-15f4-4d39-ab1b-9fa18d90a425', '781bac9a-f4fc-4728-b558-2fb4d54898cd', 'Biji utuh', 'B***g H.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1792075409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('59a3781d-e533-4409-8547-d3358e1c8ba2', '781bac9a-f4fc-4728-b558-2fb4d54898cd', 'Halus', 'A***i B.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1791794609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4e3a6dd5-2305-461e-a38b-980a306a8714', '781bac9a-f4fc-4728-b558-2fb4d54898cd', 'Kasar', 'D***n P.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1791373409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7e119ef9-970c-4ab6-8f13-ae9045109888', '781bac9a-f4fc-4728-b558-2fb4d54898cd', 'Halus', 'M***i', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1791323009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a34a8e38-2fb2-4d27-9646-36b768491e35', '781bac9a-f4fc-4728-b558-2fb4d54898cd', 'Halus', 'W***n S.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/kintamani.webp","/assets/contoh-1/kopi/kintamani-jeruk.webp"]', NULL, NULL, NULL, 1791009809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('aed30392-7bf3-4d56-b2f6-e29fa1a1ff16', 'e42a2bd9-0442-48cf-8212-e6fb3cac67d0', '200 g, Halus', 'T***u I.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1795203809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f5914939-1933-4277-8e77-375b110dc5c8', 'e42a2bd9-0442-48cf-8212-e6fb3cac67d0', '200 g, Kasar', 'M***a G.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1794771809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ab7b5028-98a5-41d2-96b2-f165452ee581', 'e42a2bd9-0442-48cf-8212-e6fb3cac67d0', '200 g, Halus', 'J***o S.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1794501809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('010f833c-102b-4e51-aec1-2c8c7eeeb3ee', 'e42a2bd9-0442-48cf-8212-e6fb3cac67d0', '200 g, Halus', 'A***f H.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/mandailing.webp","/assets/contoh-1/kopi/mandailing-cangkir.webp"]', NULL, NULL, NULL, 1794455009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('49b0801c-47c0-44e4-9259-08039314a8d1', 'e42a2bd9-0442-48cf-8212-e6fb3cac67d0', '200 g, Halus', 'N*** P.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1794213809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('59091e66-de73-4a95-892d-0d361c436246', 'e42a2bd9-0442-48cf-8212-e6fb3cac67d0', '200 g, Halus', 'Y***s M.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1793627009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('43417131-ea39-4909-885c-0e8bdbfcd267', 'e42a2bd9-0442-48cf-8212-e6fb3cac67d0', '200 g, Halus', 'Y***a T.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1793069009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('81366a1c-369f-4250-8131-8b51628c0e66', 'e42a2bd9-0442-48cf-8212-e6fb3cac67d0', '200 g, Kasar', 'S***i W.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1792993409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('23baaf82-ac88-4ec5-9cf0-233e6df8d78b', 'e42a2bd9-0442-48cf-8212-e6fb3cac67d0', '500 g, Halus', 'B***i S.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1792644209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('65be12c1-efe6-43a9-b2f6-dbed45251ca7', 'e42a2bd9-0442-48cf-8212-e6fb3cac67d0', '200 g, Biji utuh', 'S***l S.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/mandailing.webp","/assets/contoh-1/kopi/mandailing-cangkir.webp"]', NULL, NULL, NULL, 1792097009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ae433d76-fc5e-47e2-9787-ed92421ef6ab', 'e42a2bd9-0442-48cf-8212-e6fb3cac67d0', '200 g, Halus', 'E***o P.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1791668609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('49e33bc5-a6e4-4b6d-be37-3afc59eb2f0f', 'e42a2bd9-0442-48cf-8212-e6fb3cac67d0', '200 g, Sedang', 'S***i A.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1791546209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c725fd96-586a-49be-a72d-a1e651d7836c', 'c7fdc570-a250-47bf-8219-76e585485bcd', 'Biji utuh', 'R***a S.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1795131809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('48d42822-c5ca-4d13-a9a3-64161f014203', 'c7fdc570-a250-47bf-8219-76e585485bcd', 'Biji utuh', 'S***l S.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1794789809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2659eb82-334a-4fd6-9003-ffb99b3c1e92', 'c7fdc570-a250-47bf-8219-76e585485bcd', 'Biji utuh', 'R***a M.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1794563009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('dd642d0d-7b1e-4793-b8bb-a87274a6ca25', 'c7fdc570-a250-47bf-8219-76e585485bcd', 'Biji utuh', 'N***i', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/solok.webp","/assets/contoh-1/kopi/solok-biji.webp"]', NULL, NULL, NULL, 1794105809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6bbeb4e3-8eb7-42a1-9942-771c109369e1', 'c7fdc570-a250-47bf-8219-76e585485bcd', 'Kasar', 'J***o S.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/solok.webp","/assets/contoh-1/kopi/solok-biji.webp"]', NULL, NULL, NULL, 1793717009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7a2594ae-2cb1-4a1b-839d-5c0d1a44137d', 'c7fdc570-a250-47bf-8219-76e585485bcd', 'Kasar', 'R***y R.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1793241809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bd022a20-a4ca-4972-8f93-253d876599f5', 'c7fdc570-a250-47bf-8219-76e585485bcd', 'Sedang', 'N***i K.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1792655009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8db73ead-4395-412b-b1e4-d1bb2bab3e69', 'c7fdc570-a250-47bf-8219-76e585485bcd', 'Kasar', 'M***a G.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1792320209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('19a5b20a-da85-42ed-b63f-a068adb06429', 'c7fdc570-a250-47bf-8219-76e585485bcd', 'Sedang', 'N*** P.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1791751409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3a69dd2b-bf31-4590-af07-d8740112a954', 'c7fdc570-a250-47bf-8219-76e585485bcd', 'Sedang', 'B***i S.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1791305009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4235cc4a-06a0-4d12-b9d7-82a428975032', 'd6b32569-a578-46f1-8d0e-fe3331d1b22b', 'Halus', 'S***i W.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1794933809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bd506c1f-670c-4f55-80e7-541a3d2b4906', 'd6b32569-a578-46f1-8d0e-fe3331d1b22b', 'Biji utuh', 'M***a G.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1794728609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('65937573-c6f5-4ae6-88d9-cd9e59af9e5c', 'd6b32569-a578-46f1-8d0e-fe3331d1b22b', 'Kasar', 'Y***s M.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/arabika-toraja.webp","/assets/contoh-1/kopi/arabika-toraja-cangkir.webp"]', NULL, NULL, NULL, 1794462209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('66a944bd-bafc-47ca-9090-e80e11fcda0a', 'd6b32569-a578-46f1-8d0e-fe3331d1b22b', 'Kasar', 'T***u I.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1793940209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5e69ca51-8ef4-499c-9588-23f42033f1b7', 'd6b32569-a578-46f1-8d0e-fe3331d1b22b', 'Biji utuh', 'N***i', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1793443409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('affeea55-e71c-49f2-abf2-b3a193425fd5', 'd6b32569-a578-46f1-8d0e-fe3331d1b22b', 'Halus', 'E***o P.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1793047409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a15b46d0-468f-4c51-a00f-66c5615387f9', 'd6b32569-a578-46f1-8d0e-fe3331d1b22b', 'Halus', 'N***i K.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1792910609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bc9f4d4a-994b-42e6-977d-62a6f1938bca', 'd6b32569-a578-46f1-8d0e-fe3331d1b22b', 'Halus', 'J***o S.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1792644209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b489c450-c85e-43d4-89b3-03284545aae1', 'd6b32569-a578-46f1-8d0e-fe3331d1b22b', 'Biji utuh', 'R***a M.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/arabika-toraja.webp","/assets/contoh-1/kopi/arabika-toraja-cangkir.webp"]', NULL, NULL, NULL, 1792442609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0de7df8e-9339-4bb7-a545-3caba19efca6', 'd6b32569-a578-46f1-8d0e-fe3331d1b22b', 'Sedang', 'A***f H.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1792028609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f75ca31d-95dc-4c82-be52-c9b8bec28015', 'd6b32569-a578-46f1-8d0e-fe3331d1b22b', 'Kasar', 'R***y R.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1791456209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4834302e-4230-452d-a67a-ae75e65686a3', 'd6b32569-a578-46f1-8d0e-fe3331d1b22b', 'Kasar', 'S***l S.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1790912609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7644619b-caa3-469c-be2d-ad41baf73667', 'c0d8b6c7-6a5f-480d-aeb3-34ac6fcebf15', 'Sedang', 'M***i', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1795074209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c8000dd8-ec0f-44a6-ab1b-441c502c850e', 'c0d8b6c7-6a5f-480d-aeb3-34ac6fcebf15', 'Biji utuh', 'E***o P.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/wamena.webp","/assets/contoh-1/kopi/wamena-bubuk.webp"]', NULL, NULL, NULL, 1794897809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c1d4e070-120c-48b7-ba6b-989d9b19e72a', 'c0d8b6c7-6a5f-480d-aeb3-34ac6fcebf15', 'Biji utuh', 'N***i K.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/wamena.webp","/assets/contoh-1/kopi/wamena-bubuk.webp"]', NULL, NULL, NULL, 1794545009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('87eb0c74-e0f2-4540-ace7-35dc4f785e17', 'c0d8b6c7-6a5f-480d-aeb3-34ac6fcebf15', 'Biji utuh', 'L***i W.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1794325409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d64dcf9c-aa56-4e0e-8678-c741f1c63e9a', 'c0d8b6c7-6a5f-480d-aeb3-34ac6fcebf15', 'Sedang', 'S***i A.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1793857409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f909defa-382d-474c-8d9c-c7d55c0d43ad', 'c0d8b6c7-6a5f-480d-aeb3-34ac6fcebf15', 'Biji utuh', 'P***i M.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1793724209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d07023c6-451d-49cd-af1f-4a24623bf444', 'c0d8b6c7-6a5f-480d-aeb3-34ac6fcebf15', 'Sedang', 'R***a S.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1793432609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fc93b246-6328-4190-9795-41b3efbb43d9', 'c0d8b6c7-6a5f-480d-aeb3-34ac6fcebf15', 'Sedang', 'S***i W.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1793054609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7b686373-3726-4c6f-9f0d-8a0b6d9e1028', 'c0d8b6c7-6a5f-480d-aeb3-34ac6fcebf15', 'Sedang', 'N*** P.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1792917809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('671d46f1-6277-4a79-9e1f-fa94cb45cf20', 'cf7895c6-0d56-44f9-9da2-3520eac8442f', '200 g, Sedang, Kantong', 'F***i H.', 5, 'Ringan dan wangi, diminum dua cangkir pun tidak enek.', '["/assets/contoh-1/kopi/blend-embun.webp","/assets/contoh-1/kopi/blend-embun-seduh.webp"]', NULL, NULL, NULL, 1795196609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e859b25e-ba8f-40fb-8a88-8c3d2f5136ee', 'cf7895c6-0d56-44f9-9da2-3520eac8442f', '200 g, Sedang, Kaleng', 'J***o S.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1794851009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f9546e45-80b3-47f3-8198-5bb6e294abe1', 'cf7895c6-0d56-44f9-9da2-3520eac8442f', '200 g, Sedang, Kaleng', 'S***i A.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1794231809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('df8358e8-0d21-4d63-8d93-a155560ee732', 'cf7895c6-0d56-44f9-9da2-3520eac8442f', '200 g, Sedang, Kaleng', 'D***i A.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1793911409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e8595929-1186-4be8-bcbe-10b43ccce752', 'cf7895c6-0d56-44f9-9da2-3520eac8442f', '200 g, Sedang, Kaleng', 'A***s S.', 3, 'Gilingan kasarnya terlalu kasar untuk alat saya, jadi encer.', '[]', NULL, NULL, NULL, 1793447009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f631312c-5d19-47a1-bfa1-edf0c07f19b1', 'cf7895c6-0d56-44f9-9da2-3520eac8442f', '500 g, Biji utuh, Kantong', 'C***t M.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1793259809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b54b0b4c-53ee-456d-a6e0-3f28e2546481', 'cf7895c6-0d56-44f9-9da2-3520eac8442f', '200 g, Sedang, Kantong', 'N***i', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1793123009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('57949410-342f-433e-a896-8475dbdf9b01', 'cf7895c6-0d56-44f9-9da2-3520eac8442f', '200 g, Biji utuh, Kaleng', 'H***a G.', 4, 'Asamnya sopan. Buat yang suka pahit tebal mungkin kurang nendang.', '[]', NULL, NULL, NULL, 1792856609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d4432fcb-e9e8-4bf3-b078-d3894847fc86', 'cf7895c6-0d56-44f9-9da2-3520eac8442f', '200 g, Sedang, Kaleng', 'Y***s M.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1792802609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('40602c73-967e-44e4-9dd2-e498da6e2d69', 'cf7895c6-0d56-44f9-9da2-3520eac8442f', '500 g, Biji utuh, Kantong', 'N*** P.', 5, 'Rasanya sama dari musim ke musim, itu yang saya cari.', '[]', NULL, NULL, NULL, 1792550609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('69290fe0-59a8-487a-a4da-4ff717487641', 'cf7895c6-0d56-44f9-9da2-3520eac8442f', '200 g, Biji utuh, Kantong', 'D***n P.', 5, 'Mesin tetes kantor jadi naik kelas. Rekan yang biasa menambah gula sekarang tidak.', '[]', NULL, NULL, NULL, 1791953009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4cd921af-6a87-476a-b966-9217361eb10c', 'cf7895c6-0d56-44f9-9da2-3520eac8442f', '200 g, Biji utuh, Kantong', 'M***a G.', 4, 'Enak dibuat dingin juga, tinggal pakai lebih banyak kopi.', '[]', NULL, NULL, NULL, 1791366209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2f512178-623c-4363-8fec-19198c91dcf1', '56af3e5f-18be-4128-b057-a045ab3bc85d', '250 g, Halus, Sedang', 'R***a M.', 5, 'Kalibrasi gilingan sekali, seminggu tidak berubah. Sangrainya rata.', '[]', NULL, NULL, NULL, 1795009409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b7a377f8-960c-4e63-bd92-d9cc78fe1de1', '56af3e5f-18be-4128-b057-a045ab3bc85d', '1 kg, Biji utuh, Gelap', 'B***g H.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1794753809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a655a087-4ccc-496a-b987-dec01687e160', '56af3e5f-18be-4128-b057-a045ab3bc85d', '500 g, Halus, Gelap', 'E***o P.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1794145409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1331ed07-123b-4300-bcfc-32bffe99cf6e', '56af3e5f-18be-4128-b057-a045ab3bc85d', '1 kg, Biji utuh, Sedang', 'D***i A.', 4, 'Di moka pot enak sekali, di saringan biasa saja. Memang bukan untuk itu.', '[]', NULL, NULL, NULL, 1793670209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d429570b-ab09-4d32-b07b-705fe61e5276', '56af3e5f-18be-4128-b057-a045ab3bc85d', '1 kg, Biji utuh, Gelap', 'N***i', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1793331809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e8932301-64ec-45e0-b600-d16e002aa368', '56af3e5f-18be-4128-b057-a045ab3bc85d', '250 g, Halus, Sedang', 'L***i W.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1792871009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('acaa6c63-686f-4771-b0e4-6376abcfdd8b', '56af3e5f-18be-4128-b057-a045ab3bc85d', '250 g, Biji utuh, Sedang', 'A***s S.', 3, 'Yang gelap terlalu pahit buat saya. Pilih yang sedang saja.', '[]', NULL, NULL, NULL, 1792489409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8796715d-1832-4e0f-8240-ba749d27d38c', '56af3e5f-18be-4128-b057-a045ab3bc85d', '250 g, Halus, Sedang', 'A***i B.', 5, 'Untuk kopi susu rumahan paling pas, cokelatnya keluar.', '[]', NULL, NULL, NULL, 1792143809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f7bc8d27-2a63-4d38-999d-daa619b22fad', '56af3e5f-18be-4128-b057-a045ab3bc85d', '500 g, Biji utuh, Gelap', 'T***u I.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1791701009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3f8d5780-3136-4f29-a9f4-3a9d4dd63220', '56af3e5f-18be-4128-b057-a045ab3bc85d', '250 g, Biji utuh, Sedang', 'N*** P.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1791481409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6c14afae-7155-42e0-ac7d-1722f5ec5315', '56af3e5f-18be-4128-b057-a045ab3bc85d', '250 g, Halus, Gelap', 'S***l S.', 4, 'Diamkan seminggu dari tanggal sangrai, baru gasnya tenang.', '[]', NULL, NULL, NULL, 1791434609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('442a47a8-b5a0-4686-abd9-15cd8143d034', '56af3e5f-18be-4128-b057-a045ab3bc85d', '1 kg, Biji utuh, Sedang', 'S***i A.', 5, 'Kremanya tebal dan bertahan. Dicampur susu rasanya tidak hilang.', '["/assets/contoh-1/kopi/blend-senja.webp","/assets/contoh-1/kopi/blend-senja-espreso.webp"]', NULL, NULL, NULL, 1791301409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0fc4678d-6e8a-42d8-99c6-02ebe074e926', '56af3e5f-18be-4128-b057-a045ab3bc85d', '500 g, Halus, Gelap', 'A***d F.', 5, 'Kedai saya ganti ke ini dua bulan lalu, komplain soal kopi masam berhenti.', '[]', NULL, NULL, NULL, 1791074609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f575f78e-4fce-4f48-b4f2-c5306be9b5c8', '56af3e5f-18be-4128-b057-a045ab3bc85d', '1 kg, Biji utuh, Sedang', 'M***e S.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1790649809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('44fbc5d6-10d3-42f6-a7d9-516e0005fc8f', '54921bb4-45aa-4cfe-a599-3e2468a921eb', '', 'N*** P.', 5, 'Bodinya tebal dan pahitnya bersih. Ampasnya turun cepat, tidak mengambang.', '["/assets/contoh-1/kopi/kopi-warung.webp","/assets/contoh-1/kopi/kopi-warung-gelas.webp"]', NULL, NULL, NULL, 1795081409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('07a2b730-08e2-4218-9b93-7f86296735c1', '54921bb4-45aa-4cfe-a599-3e2468a921eb', '', 'M***a G.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1794620609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1e27e843-601f-40b0-b5dd-0fc3a2125698', '54921bb4-45aa-4cfe-a599-3e2468a921eb', '', 'C***t M.', 5, 'Bapak saya pensiunan kereta, katanya persis kopi stasiun zaman dulu.', '[]', NULL, NULL, NULL, 1794422609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0740e4ad-0585-4a90-9127-19a645b427eb', '54921bb4-45aa-4cfe-a599-3e2468a921eb', '', 'S***l S.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1793947409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9eed387a-8f4c-4639-a7d0-53cf15f84b4d', '54921bb4-45aa-4cfe-a599-3e2468a921eb', '', 'A***d F.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1793533409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f39647a0-8690-49e7-a522-721c0eafd7e5', '54921bb4-45aa-4cfe-a599-3e2468a921eb', '', 'Y***a T.', 5, 'Dibuat es kopi susu gula aren tetap terasa kopinya. Anak-anak kos minta terus.', '[]', NULL, NULL, NULL, 1793335409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('67fa3516-d5f8-4d95-a425-ed0b030927cb', '54921bb4-45aa-4cfe-a599-3e2468a921eb', '', 'J***o S.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1793126609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('cb356f15-001e-465b-b658-737b07fcdfd8', '54921bb4-45aa-4cfe-a599-3e2468a921eb', '', 'B***g H.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1792781009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3939fcd9-dfe7-46ed-806f-b70a982e052d', '54921bb4-45aa-4cfe-a599-3e2468a921eb', '', 'N***i', 5, 'Rasa kopi di rumah kakek dulu. Langsung habis satu bungkus dalam dua minggu.', '[]', NULL, NULL, NULL, 1792212209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('be8bbc0e-af84-416e-8c8e-e67b1d7d5842', '54921bb4-45aa-4cfe-a599-3e2468a921eb', '', 'D***n P.', 3, 'Enak, tetapi menurut saya sangrainya terlalu gelap.', '[]', 'Terima kasih, Pak. Bila suka yang lebih terang, silakan coba arabika Solok kami.', NULL, NULL, 1791765809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('30b72591-a57b-4478-b57d-37b14ae545b5', '54921bb4-45aa-4cfe-a599-3e2468a921eb', '', 'R***y R.', 5, 'Untuk warung saya paling laku. Gula sedikit saja sudah enak.', '[]', NULL, NULL, NULL, 1791247409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('08e6538f-9c58-4304-9003-4f98460213ad', '54921bb4-45aa-4cfe-a599-3e2468a921eb', '', 'A***s S.', 4, 'Harganya bersahabat dan tidak ada rasa jagung gosong.', '[]', NULL, NULL, NULL, 1790819009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fea683ca-a480-4b98-a978-197ef0105cb2', '54921bb4-45aa-4cfe-a599-3e2468a921eb', '', 'F***i H.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1790340209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4c68eead-2eb5-453b-b35e-3a109c5d04c5', '54921bb4-45aa-4cfe-a599-3e2468a921eb', '', 'A***f H.', 4, 'Kuat sekali, sore hari saya kurangi takarannya supaya bisa tidur.', '[]', NULL, NULL, NULL, 1789929809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('549a22a0-5ab2-472b-aeb6-bcef3d92ed8e', '54921bb4-45aa-4cfe-a599-3e2468a921eb', '', 'Y***s M.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1789353809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b2797c50-4424-489c-bfec-c2e6d67c5b3d', '0c7d722e-50c7-4952-ad0f-d26c3a47f12a', 'Hijau Lumut', 'A***i B.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1794869009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e765e938-39f6-4a71-a311-b174b42af456', '0c7d722e-50c7-4952-ad0f-d26c3a47f12a', 'Hijau Lumut', 'S***i A.', 5, 'Cocok untuk angkringan kami, pelanggan suka nuansanya.', '[]', NULL, NULL, NULL, 1794739409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('772a539e-c4da-4ec4-baf9-1909dff11e17', '0c7d722e-50c7-4952-ad0f-d26c3a47f12a', 'Biru Dongker', 'C***t M.', 5, 'Persis cangkir nenek saya. Ditaruh di api unggun aman.', '["/assets/contoh-1/kopi/enamel-biru.webp","/assets/contoh-1/kopi/enamel-kemah.webp"]', NULL, NULL, NULL, 1794325409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('000a4dc6-4da9-4b14-b63a-14642653a497', '0c7d722e-50c7-4952-ad0f-d26c3a47f12a', 'Putih', 'B***i S.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1794015809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d6a8af3b-a0d6-44e1-8503-fc008363fa81', '0c7d722e-50c7-4952-ad0f-d26c3a47f12a', 'Hijau Lumut', 'N***i K.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1793630609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ae5f1798-1f7d-4aa9-b323-e7169f9bf7e2', '0c7d722e-50c7-4952-ad0f-d26c3a47f12a', 'Hijau Lumut', 'F***i H.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1793033009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('68effeaa-2044-473b-828e-2323e22d60b1', '0c7d722e-50c7-4952-ad0f-d26c3a47f12a', 'Biru Dongker', 'D***i A.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1792554209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('63c89db5-c22b-4301-8cc6-7de865fa246f', '0c7d722e-50c7-4952-ad0f-d26c3a47f12a', 'Biru Dongker', 'L***i W.', 5, 'Sudah tiga kali jatuh, baru gompal sedikit di bibir.', '[]', NULL, NULL, NULL, 1792039409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fc914889-f0d5-44a8-a831-e46df63277da', '0c7d722e-50c7-4952-ad0f-d26c3a47f12a', 'Hijau Lumut', 'R***y R.', 4, 'Cepat panas di tangan, tunggu sebentar sebelum diminum.', '[]', NULL, NULL, NULL, 1791996209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('58cd0e62-87c3-48e3-a320-b6878bb6b5a6', '0c7d722e-50c7-4952-ad0f-d26c3a47f12a', 'Putih', 'Y***s M.', 4, 'Lukisan luriknya rapi. Jangan digosok sabut kawat.', '[]', NULL, NULL, NULL, 1791726209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b2f87e95-7708-428e-8276-1e4f88937786', '0805ef7b-de26-47a8-b998-5463e138d479', 'Hijau', 'C***t M.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1795128209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1464b377-05c0-40b4-916e-87ecdcc4585a', '0805ef7b-de26-47a8-b998-5463e138d479', 'Biru', 'E***o P.', 4, 'Tatakannya pas, tidak bergeser. Semoga ada satu set isi enam.', '[]', NULL, NULL, NULL, 1794861809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('50cdcc84-7244-4b48-a3f7-5214a7d76606', '0805ef7b-de26-47a8-b998-5463e138d479', 'Gading', 'M***e S.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1794437009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('04c97ec7-b677-4b16-b880-fca2412518ad', '0805ef7b-de26-47a8-b998-5463e138d479', 'Gading', 'R***a M.', 5, 'Busa susunya gampang dibentuk, hati pertama saya akhirnya jadi.', '["/assets/contoh-1/kopi/cangkir-keramik-gading.webp","/assets/contoh-1/kopi/cangkir-keramik-susun.webp"]', NULL, NULL, NULL, 1793897009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('82b888c6-7de8-4e3d-9a73-942e4c198f03', '0805ef7b-de26-47a8-b998-5463e138d479', 'Biru', 'A***d F.', 4, 'Bagus dan berat di tangan. Ada bintik glasir kecil, tapi justru terasa buatan tangan.', '[]', NULL, NULL, NULL, 1793609009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3cffa8f8-6357-4977-bc78-cff1dcbd7a00', '0805ef7b-de26-47a8-b998-5463e138d479', 'Hijau', 'N***i K.', 5, 'Dibungkus tiga lapis, sampai Ternate tidak ada yang gompal.', '[]', NULL, NULL, NULL, 1793263409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a4ae25dd-a451-421c-8baa-d11c614368c9', '0805ef7b-de26-47a8-b998-5463e138d479', 'Biru', 'R***y R.', 5, 'Warnanya cantik, persis foto. Dinding tebal jadi panasnya tahan lama.', '["/assets/contoh-1/kopi/cangkir-keramik-biru.webp","/assets/contoh-1/kopi/cangkir-keramik-susun.webp"]', NULL, NULL, NULL, 1793173409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f9663c32-4282-4115-b8a1-e8d5bb88ca8b', '0805ef7b-de26-47a8-b998-5463e138d479', 'Biru', 'Y***a T.', 3, 'Ukurannya lebih kecil dari bayangan saya, tapi memang 220 ml.', '[]', NULL, NULL, NULL, 1792925009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('70a96702-ff8c-4945-a166-3e489cf6eb00', '0805ef7b-de26-47a8-b998-5463e138d479', 'Hijau', 'N*** P.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1792835009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('08914146-2e6c-4d3b-8d68-694bf3f79893', '0805ef7b-de26-47a8-b998-5463e138d479', 'Gading', 'B***g H.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1792791809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('87ecac76-abf9-4b59-b642-2e014111ee77', 'd6a3f9d3-83dd-4a34-9769-859a027f7b42', '200 g', 'M***a G.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1795301009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('485fa735-c42e-4d8d-9194-dcef0ec2a440', 'd6a3f9d3-83dd-4a34-9769-859a027f7b42', '80 g', 'S***i W.', 3, 'Rasanya menarik, tetapi bukan untuk diminum setiap hari.', '[]', NULL, NULL, NULL, 1795250609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f56d52fe-ceb8-4229-9bf0-056a1fce001a', 'd6a3f9d3-83dd-4a34-9769-859a027f7b42', '200 g', 'M***i', 5, 'Diseduh dingin semalam, dikasih jeruk nipis. Minuman buka puasa favorit.', '[]', NULL, NULL, NULL, 1795167809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('cf533e7c-6de2-4d4e-ac23-6b21adcd5de8', 'd6a3f9d3-83dd-4a34-9769-859a027f7b42', '80 g', 'E***o P.', 4, 'Warnanya cantik di gelas kaca. Takarannya harus berani.', '[]', NULL, NULL, NULL, 1794681809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2a817864-0905-40e5-a8ed-1e0492c608bc', 'd6a3f9d3-83dd-4a34-9769-859a027f7b42', '200 g', 'M***e S.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1794581009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5809c7c0-58dd-42bd-9c1d-6e4a65df6af5', 'd6a3f9d3-83dd-4a34-9769-859a027f7b42', '200 g', 'H***a G.', 5, 'Baru tahu kulit kopi seenak ini. Manis kismis tanpa gula.', '["/assets/contoh-1/kopi/cascara.webp","/assets/contoh-1/kopi/cascara-seduh.webp"]', NULL, NULL, NULL, 1794350609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('29b04c6d-79db-4036-8007-386b7aad0ec5', 'd6a3f9d3-83dd-4a34-9769-859a027f7b42', '200 g', 'A***s S.', 4, 'Unik, seperti teh rosela tapi lebih lembut. Bersihkan ampasnya, agak besar-besar.', '[]', NULL, NULL, NULL, 1794109409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('11067ded-c55f-4272-bae8-eab6dd9840e2', 'd6a3f9d3-83dd-4a34-9769-859a027f7b42', '200 g', 'N*** P.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1793493809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6bdc0ad9-7263-479f-8b6f-c4ae4e75b193', 'd6a3f9d3-83dd-4a34-9769-859a027f7b42', '200 g', 'D***i A.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793065409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('321be4ed-577b-4794-88dc-f8144953fd84', 'd6a3f9d3-83dd-4a34-9769-859a027f7b42', '200 g', 'Y***s M.', 5, 'Saya yang berdebar kalau minum kopi, yang ini aman.', '[]', NULL, NULL, NULL, 1792928609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2020f64e-3727-43d7-9daf-6fab97c84608', '1c088b97-e5f0-4495-81df-cf514befed30', '', 'C***t M.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1795095809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('dd89dfec-54a8-4b16-8251-243275dbe0c0', '1c088b97-e5f0-4495-81df-cf514befed30', '', 'Y***a T.', 5, 'Stok wajib di laci kantor. Teman sebelah meja sekarang ikut pesan.', '[]', NULL, NULL, NULL, 1794840209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4b9fe589-90d5-486a-aa35-ae9d7824eacf', '1c088b97-e5f0-4495-81df-cf514befed30', '', 'T***u I.', 5, 'Kantungnya kuat, tidak robek walau airnya dituang agak kencang.', '[]', NULL, NULL, NULL, 1794617009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f4d64332-11e2-4b98-baf0-715e6129428a', '1c088b97-e5f0-4495-81df-cf514befed30', '', 'H***a G.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1794455009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b3b0744c-8076-4d3a-af1d-c3185d6b77b4', '1c088b97-e5f0-4495-81df-cf514befed30', '', 'D***n P.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1794401009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3ee7fb4b-c572-4906-b1af-56566fca47c2', '1c088b97-e5f0-4495-81df-cf514befed30', '', 'R***a S.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1793857409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9bec6e6c-331b-455e-841d-34ee42d17879', '1c088b97-e5f0-4495-81df-cf514befed30', '', 'W***n S.', 5, 'Buat suvenir pernikahan, tamu banyak yang tanya beli di mana.', '[]', NULL, NULL, NULL, 1793810609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e69b0078-afdd-4a18-a66f-d0c4d5d0dbf2', '1c088b97-e5f0-4495-81df-cf514befed30', '', 'S***i W.', 5, 'Praktis dibawa dinas, tinggal air panas dari dispenser hotel. Rasanya jauh di atas kopi saset.', '["/assets/contoh-1/kopi/drip-jelajah.webp","/assets/contoh-1/kopi/drip-jelajah-kotak.webp"]', NULL, NULL, NULL, 1793562209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7177c0d4-5b0a-492a-8a72-0237893dd818', '1c088b97-e5f0-4495-81df-cf514befed30', '', 'R***a M.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1793227409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('05ea48f7-9d45-46e5-b846-d7807ea39779', '1c088b97-e5f0-4495-81df-cf514befed30', '', 'D***s A.', 4, 'Rasa pas, harga masih masuk akal. Semoga ada pilihan tanpa kafein.', '[]', NULL, NULL, NULL, 1793076209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('451ededa-e5fc-4553-a652-cb888ab04750', '1c088b97-e5f0-4495-81df-cf514befed30', '', 'D***i A.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1792442609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('da103877-5c88-418a-9c79-c3aeb964ddb4', '1c088b97-e5f0-4495-81df-cf514befed30', '', 'S***l S.', 4, 'Enak dan wangi. Cukup untuk satu cangkir kecil, kalau gelas besar agak encer.', '[]', NULL, NULL, NULL, 1792194209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0414a118-ea8c-4cf5-9d91-596834e25334', '1c088b97-e5f0-4495-81df-cf514befed30', '', 'A***i B.', 5, 'Dibawa naik Gunung Prau, ringan dan sampahnya sedikit. Sarapan jadi istimewa.', '["/assets/contoh-1/kopi/drip-jelajah.webp","/assets/contoh-1/kopi/drip-jelajah-kotak.webp"]', NULL, NULL, NULL, 1791737009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1d4a2afd-b225-4064-abb6-4dde131fd581', '8a0bbb4a-f078-40a3-8b4f-ebe8aa931d61', '', 'R***a S.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1795031009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('14e0befd-d8cc-4dd1-a980-02f90629a461', '8a0bbb4a-f078-40a3-8b4f-ebe8aa931d61', '', 'C***t M.', 5, 'Praktis dibawa dinas, tinggal air panas dari dispenser hotel. Rasanya jauh di atas kopi saset.', '["/assets/contoh-1/kopi/drip-bag.webp","/assets/contoh-1/kopi/drip-bag-seduh.webp"]', NULL, NULL, NULL, 1794660209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f73bb0bb-c3a5-4dcc-8956-30533f9b7c60', '8a0bbb4a-f078-40a3-8b4f-ebe8aa931d61', '', 'A***d F.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1794185009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('cf890593-6b2c-4016-9f62-8c26065d2e88', '8a0bbb4a-f078-40a3-8b4f-ebe8aa931d61', '', 'N***i K.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1793875409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7dc2872d-b19c-4fec-bc17-7276577d7f0f', '8a0bbb4a-f078-40a3-8b4f-ebe8aa931d61', '', 'Y***a T.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1793364209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a628a6e6-473f-4402-b68b-71ab75ec00f7', '8a0bbb4a-f078-40a3-8b4f-ebe8aa931d61', '', 'M***i', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1792957409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0049b358-3be8-4f04-8a3c-b82afa152743', '8a0bbb4a-f078-40a3-8b4f-ebe8aa931d61', '', 'N***i', 5, 'Kantungnya kuat, tidak robek walau airnya dituang agak kencang.', '[]', NULL, NULL, NULL, 1792406609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('55607b9a-ee03-428d-91ac-b29ec899caec', '8a0bbb4a-f078-40a3-8b4f-ebe8aa931d61', '', 'E***o P.', 4, 'Enak dan wangi. Cukup untuk satu cangkir kecil, kalau gelas besar agak encer.', '[]', NULL, NULL, NULL, 1792302209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f2b2cb12-02c1-4c2c-b74b-13bdedccb65a', '8a0bbb4a-f078-40a3-8b4f-ebe8aa931d61', '', 'B***g H.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1792050209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f2b79bc6-b786-47ad-9df7-c26236084c24', '8a0bbb4a-f078-40a3-8b4f-ebe8aa931d61', '', 'R***y R.', 4, 'Rasa pas, harga masih masuk akal. Semoga ada pilihan tanpa kafein.', '[]', NULL, NULL, NULL, 1791751409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e216ad53-4b02-4938-bab5-6693b7bae6a2', '8a0bbb4a-f078-40a3-8b4f-ebe8aa931d61', '', 'M***e S.', 5, 'Stok wajib di laci kantor. Teman sebelah meja sekarang ikut pesan.', '[]', NULL, NULL, NULL, 1791121409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1f1fba87-0aad-452f-8fda-08ed9b868f79', '8a0bbb4a-f078-40a3-8b4f-ebe8aa931d61', '', 'F***i H.', 5, 'Buat suvenir pernikahan, tamu banyak yang tanya beli di mana.', '[]', NULL, NULL, NULL, 1790855009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4df762da-3b79-4736-b209-27490df74ec8', '8a0bbb4a-f078-40a3-8b4f-ebe8aa931d61', '', 'L***i W.', 5, 'Dibawa naik Gunung Prau, ringan dan sampahnya sedikit. Sarapan jadi istimewa.', '["/assets/contoh-1/kopi/drip-bag.webp","/assets/contoh-1/kopi/drip-bag-seduh.webp"]', NULL, NULL, NULL, 1790595809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('84c8d6b9-17a3-486d-8f51-0497abbfe96e', 'df92263c-b8b3-46b9-a076-6a025efe7f12', 'Gayo', 'C***t M.', 5, 'Dibawa naik Gunung Prau, ringan dan sampahnya sedikit. Sarapan jadi istimewa.', '["/assets/contoh-1/kopi/drip-bag-satuan.webp","/assets/contoh-1/kopi/drip-bag-satuan-biji.webp"]', NULL, NULL, NULL, 1794883409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('91469752-6891-4d8b-a43c-a6b1a5a6e52d', 'df92263c-b8b3-46b9-a076-6a025efe7f12', 'Gayo', 'N***i K.', 5, 'Stok wajib di laci kantor. Teman sebelah meja sekarang ikut pesan.', '[]', NULL, NULL, NULL, 1794732209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('40ab70ac-a2aa-41ee-a9f0-4d7b475b2b96', 'df92263c-b8b3-46b9-a076-6a025efe7f12', 'Toraja', 'T***u I.', 4, 'Rasa pas, harga masih masuk akal. Semoga ada pilihan tanpa kafein.', '[]', NULL, NULL, NULL, 1794570209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9ca72bfc-5540-4077-8792-5ad4261135f2', 'df92263c-b8b3-46b9-a076-6a025efe7f12', 'Toraja', 'R***y R.', 5, 'Kantungnya kuat, tidak robek walau airnya dituang agak kencang.', '[]', NULL, NULL, NULL, 1793929409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8ccf3571-a011-4fee-a9ab-2773b6f33d60', 'df92263c-b8b3-46b9-a076-6a025efe7f12', 'Gayo', 'A***d F.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793781809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ba06e8f2-f737-4807-8f20-79d1ef26352d', 'df92263c-b8b3-46b9-a076-6a025efe7f12', 'Gayo', 'F***i H.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1793342609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('58cdf2b2-436d-447a-b516-adda086dbde0', 'df92263c-b8b3-46b9-a076-6a025efe7f12', 'Toraja', 'N*** P.', 4, 'Enak dan wangi. Cukup untuk satu cangkir kecil, kalau gelas besar agak encer.', '[]', NULL, NULL, NULL, 1792917809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3ce047ee-d34b-4cec-bb92-136107a8ffb3', 'df92263c-b8b3-46b9-a076-6a025efe7f12', 'Toraja', 'H***a G.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1792615409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b39d44a1-4fa6-41b4-8d26-3aa595b8467e', 'df92263c-b8b3-46b9-a076-6a025efe7f12', 'Gayo', 'R***a S.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1792385009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0eaaf48d-6918-49ef-84e9-9cc0e42e0266', 'df92263c-b8b3-46b9-a076-6a025efe7f12', 'Gayo', 'S***i A.', 5, 'Praktis dibawa dinas, tinggal air panas dari dispenser hotel. Rasanya jauh di atas kopi saset.', '["/assets/contoh-1/kopi/drip-bag-satuan.webp","/assets/contoh-1/kopi/drip-bag-satuan-biji.webp"]', NULL, NULL, NULL, 1791989009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('10f583a9-d4ab-4cb4-aea6-3908d819077e', 'df92263c-b8b3-46b9-a076-6a025efe7f12', 'Gayo', 'M***a G.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1791564209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('20f84ae2-bc61-4af7-af17-ef560ce3055f', 'df92263c-b8b3-46b9-a076-6a025efe7f12', 'Gayo', 'D***i A.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1791146609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6e19e829-e5b9-4ac8-934a-242f9ae5afc7', 'df92263c-b8b3-46b9-a076-6a025efe7f12', 'Toraja', 'A***i B.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1791006209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7730891d-e51e-45dc-a485-945c2b7bd8aa', 'df92263c-b8b3-46b9-a076-6a025efe7f12', 'Gayo', 'S***l S.', 5, 'Buat suvenir pernikahan, tamu banyak yang tanya beli di mana.', '[]', NULL, NULL, NULL, 1790941409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('50c3223d-02e5-409b-b32e-20510e12d2a0', 'df92263c-b8b3-46b9-a076-6a025efe7f12', 'Toraja', 'N***i', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1790466209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('698ed59c-7d3a-4632-9bec-e65c90e2dd35', '174a1229-dd94-4910-99ed-15aa200eb11a', 'Hijau Sage', 'D***i A.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1794944609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('662a6b73-e313-469a-8346-e6e1d2743d79', '174a1229-dd94-4910-99ed-15aa200eb11a', 'Hijau Sage', 'A***i B.', 5, 'Dibungkus tiga lapis, tidak ada yang retak. Video buka paket jadi tidak terpakai.', '[]', NULL, NULL, NULL, 1794897809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fc203674-bd3f-4389-8ba6-e03779c43abf', '174a1229-dd94-4910-99ed-15aa200eb11a', 'Hijau Sage', 'C***t M.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1794469409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('93fce69a-6209-4265-9dde-9186d069e061', '174a1229-dd94-4910-99ed-15aa200eb11a', 'Terakota', 'F***i H.', 4, 'Bagus dan pas dengan saringan saya. Bilas air panas dulu supaya tidak menyerap suhu.', '[]', NULL, NULL, NULL, 1793853809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3bc10a10-7e69-47fa-a184-57057291f4b6', '174a1229-dd94-4910-99ed-15aa200eb11a', 'Terakota', 'H***a G.', 3, 'Fungsinya bagus, tapi ukurannya lebih kecil dari dugaan. Cek ukuran di keterangan.', '[]', NULL, NULL, NULL, 1793623409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9bcf48c6-3dee-46ed-b0c1-2ad06dc5c72d', '174a1229-dd94-4910-99ed-15aa200eb11a', 'Putih', 'Y***s M.', 5, 'Aliran airnya mudah dikendalikan, cocok buat pemula seperti saya.', '[]', NULL, NULL, NULL, 1793169809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('32ec6646-7e5e-4b1e-aaae-14166832f6d6', '174a1229-dd94-4910-99ed-15aa200eb11a', 'Hijau Sage', 'A***f H.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1792644209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4ce73a18-3379-448e-bd87-40b1ecd4c3ab', '174a1229-dd94-4910-99ed-15aa200eb11a', 'Hijau Sage', 'A***s S.', 4, 'Tampilannya cantik di meja, sering difoto tamu.', '[]', NULL, NULL, NULL, 1792421009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7f46b0c9-717f-41d8-a04d-31374dcea74f', '174a1229-dd94-4910-99ed-15aa200eb11a', 'Hijau Sage', 'N*** P.', 5, 'Hasil seduhan jadi lebih konsisten dibanding alat plastik saya yang lama.', '["/assets/contoh-1/kopi/dripper-keramik-sage.webp","/assets/contoh-1/kopi/dripper-keramik-seduh.webp"]', NULL, NULL, NULL, 1792010609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2e13cf0a-bd1e-434b-a174-9f9859770b04', '174a1229-dd94-4910-99ed-15aa200eb11a', 'Hijau Sage', 'L***i W.', 5, 'Hadiah untuk istri yang baru belajar menyeduh, langsung dipakai sore itu juga.', '["/assets/contoh-1/kopi/dripper-keramik-sage.webp","/assets/contoh-1/kopi/dripper-keramik-seduh.webp"]', NULL, NULL, NULL, 1791438209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fe83f4bc-7ce5-461f-bd4d-b6f95451b21c', '9f309788-d2f7-4a34-966f-63c2c73a9940', '350 ml', 'C***t M.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1794969809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9aaebb5d-5f9f-49af-a788-638c536e51a8', '9f309788-d2f7-4a34-966f-63c2c73a9940', '600 ml', 'Y***s M.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1794519809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('140026cc-d60d-4969-8682-eca30434ef17', '9f309788-d2f7-4a34-966f-63c2c73a9940', '1 liter', 'D***n P.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793997809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('471e6311-1b5b-427d-8b4d-3d2db7f753fe', '9f309788-d2f7-4a34-966f-63c2c73a9940', '350 ml', 'N***i', 5, 'Kaca cadangannya memang dijual, jadi tenang kalau pecah.', '[]', NULL, NULL, NULL, 1793918609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9603c168-3d4d-4bee-832c-2dd3db2bd02e', '9f309788-d2f7-4a34-966f-63c2c73a9940', '1 liter', 'M***i', 4, 'Gampang dipakai. Mencuci saringannya perlu dibongkar, tiga bagian.', '[]', NULL, NULL, NULL, 1793763809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('70d51b62-89bb-432f-85ba-23b441321c34', '9f309788-d2f7-4a34-966f-63c2c73a9940', '600 ml', 'N***i K.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1793151809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d4f0251a-f3b4-4758-885c-848902ba3e8d', '9f309788-d2f7-4a34-966f-63c2c73a9940', '600 ml', 'P***i M.', 5, 'Saya pakai juga untuk teh dan untuk membusakan susu.', '[]', NULL, NULL, NULL, 1792539809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8122b4c2-9836-4303-9e2a-4dcc98374238', '9f309788-d2f7-4a34-966f-63c2c73a9940', '1 liter', 'A***s S.', 5, 'Lumpurnya jauh lebih sedikit daripada alat tekan saya yang lama.', '["/assets/contoh-1/kopi/french-press.webp","/assets/contoh-1/kopi/french-press-meja.webp"]', NULL, NULL, NULL, 1792057409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7514623d-2ba4-4fab-9196-019289c72b16', '9f309788-d2f7-4a34-966f-63c2c73a9940', '350 ml', 'E***o P.', 4, 'Rangkanya kokoh. Tuang segera, kalau didiamkan jadi pahit.', '[]', NULL, NULL, NULL, 1791816209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ffa4a83f-6037-4880-a7f2-6804ae9d8275', '9f309788-d2f7-4a34-966f-63c2c73a9940', '600 ml', 'R***a M.', 3, 'Bagus, tetapi isi nyatanya sedikit di bawah angka kalau tidak mau luber.', '[]', NULL, NULL, NULL, 1791636209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f4b8e07a-952a-4f66-a791-a2db14269f14', '9f309788-d2f7-4a34-966f-63c2c73a9940', '1 liter', 'A***i B.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1791438209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d0772b49-2cee-4d6d-a4ab-99dd97ac7216', '6bb1ad9a-857c-490a-98a6-f63be7265462', '', 'A***f H.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1795131809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f787b275-eff3-4c6e-bdac-88ecdcfc7250', '6bb1ad9a-857c-490a-98a6-f63be7265462', '', 'A***d F.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1795016609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f711a76a-bba3-4794-95e5-4f1092bfe557', '6bb1ad9a-857c-490a-98a6-f63be7265462', '', 'R***a M.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1794685409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f339b2fd-da27-492d-bc08-53671bdba02b', '6bb1ad9a-857c-490a-98a6-f63be7265462', '', 'M***i', 5, 'Ringan sekali. Tamu selalu bertanya beli di mana.', '[]', NULL, NULL, NULL, 1794422609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('78ee54fc-5d2c-46e2-886a-58765df6c509', '6bb1ad9a-857c-490a-98a6-f63be7265462', '', 'N***i', 5, 'Kopinya benar-benar seperti melayang, dan luarnya tidak panas.', '["/assets/contoh-1/kopi/gelas-ganda.webp","/assets/contoh-1/kopi/gelas-ganda-teh.webp"]', NULL, NULL, NULL, 1794296609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('79c94bc4-e661-41c3-9ec0-9606b47864e1', '6bb1ad9a-857c-490a-98a6-f63be7265462', '', 'T***u I.', 4, 'Cantik tetapi tipis, saya cuci sendiri, tidak dititip ke anak.', '[]', NULL, NULL, NULL, 1793756609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3b04aa3a-9ced-4845-8ee7-342314af87df', '6bb1ad9a-857c-490a-98a6-f63be7265462', '', 'N***i K.', 5, 'Untuk teh melati juga bagus, warnanya kelihatan.', '[]', NULL, NULL, NULL, 1793281409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e10ff4f4-101f-495d-860c-851927c3b116', '6bb1ad9a-857c-490a-98a6-f63be7265462', '', 'D***i A.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1792673009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('224c18e7-7d77-448b-833b-d5487fb3cc6d', '6bb1ad9a-857c-490a-98a6-f63be7265462', '', 'P***i M.', 3, 'Satu gelas ada gelembung agak besar. Katanya memang ciri tiup tangan.', '[]', NULL, NULL, NULL, 1792550609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('03e39837-9dec-4a90-9c1d-c5cc25eca61f', 'e22f8389-5de9-47d0-8572-c47b55b70e0f', '', 'R***a S.', 5, 'Kotaknya kokoh dan sekarang dipakai menyimpan teh di dapur.', '[]', NULL, NULL, NULL, 1795013009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('90cf0191-d578-457c-8b64-b2d5fa865ebb', 'e22f8389-5de9-47d0-8572-c47b55b70e0f', '', 'A***f H.', 4, 'Isinya pas dan tidak berlebihan. Semoga ada pilihan pita lain.', '[]', NULL, NULL, NULL, 1794707009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5cbc7b92-e318-432d-904b-6ecc1af428a3', 'e22f8389-5de9-47d0-8572-c47b55b70e0f', '', 'R***a M.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1794289409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('114e73ca-d54d-4044-b200-52d48d9154f3', 'e22f8389-5de9-47d0-8572-c47b55b70e0f', '', 'A***i B.', 5, 'Sampai tepat di hari yang saya minta.', '["/assets/contoh-1/kopi/hampers-hujan.webp","/assets/contoh-1/kopi/hampers-hujan-isi.webp"]', NULL, NULL, NULL, 1794242609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('84fd2332-46a3-4726-9b48-e3a8f96818fb', 'e22f8389-5de9-47d0-8572-c47b55b70e0f', '', 'C***t M.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1793796209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('90fe9720-68c2-4164-801d-c7125785e927', 'e22f8389-5de9-47d0-8572-c47b55b70e0f', '', 'F***i H.', 3, 'Bagus, tetapi sudut kotaknya sedikit penyok.', '[]', 'Mohon maaf, Kak. Kotak pengganti kami kirim hari itu juga; sekarang pelindung sudutnya kami tebalkan.', NULL, NULL, 1793641409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e4908244-99f6-4753-8a90-6a4d3e264b8c', 'e22f8389-5de9-47d0-8572-c47b55b70e0f', '', 'N*** P.', 5, 'Dikirim langsung ke alamat klien, kartunya ditulis tangan. Beliau sampai menelepon.', '["/assets/contoh-1/kopi/hampers-hujan.webp","/assets/contoh-1/kopi/hampers-hujan-isi.webp"]', NULL, NULL, NULL, 1793043809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('40939aaf-ba2a-4578-832b-60f8aeadeafe', 'e22f8389-5de9-47d0-8572-c47b55b70e0f', '', 'T***u I.', 5, 'Untuk ulang tahun atasan yang suka kopi. Tidak malu memberikannya.', '[]', NULL, NULL, NULL, 1792446209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e93596db-95eb-4e90-92a6-3b114a180919', 'aaef6f95-f0fa-4ea9-9460-df0a741594cf', 'Biji utuh, Merah', 'R***a M.', 5, 'Sampai tepat di hari yang saya minta.', '["/assets/contoh-1/kopi/hampers-pulau.webp","/assets/contoh-1/kopi/hampers-pulau-kotak.webp"]', NULL, NULL, NULL, 1794858209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bd034a1f-7c21-4fc5-af0e-b7608dd285b4', 'aaef6f95-f0fa-4ea9-9460-df0a741594cf', 'Sedang, Hijau', 'B***g H.', 4, 'Isinya pas dan tidak berlebihan. Semoga ada pilihan pita lain.', '[]', NULL, NULL, NULL, 1794591809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a035ac82-d147-4d05-9374-bb062f8756a9', 'aaef6f95-f0fa-4ea9-9460-df0a741594cf', 'Biji utuh, Merah', 'N***i K.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1794462209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d7263e03-dd3e-4f81-97dd-0083cd3240dd', 'aaef6f95-f0fa-4ea9-9460-df0a741594cf', 'Biji utuh, Merah', 'A***i B.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1794408209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('93eb70b6-bf14-4065-b361-c1796076de2c', 'aaef6f95-f0fa-4ea9-9460-df0a741594cf', 'Sedang, Merah', 'Y***a T.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1793979809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3e73b329-6349-46ba-a466-fb4f550822e3', 'aaef6f95-f0fa-4ea9-9460-df0a741594cf', 'Sedang, Hijau', 'Y***s M.', 5, 'Kotaknya kokoh dan sekarang dipakai menyimpan teh di dapur.', '[]', NULL, NULL, NULL, 1793853809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('99cffd87-d5b0-4295-9236-428affb32402', 'aaef6f95-f0fa-4ea9-9460-df0a741594cf', 'Biji utuh, Hijau', 'M***e S.', 5, 'Untuk ulang tahun atasan yang suka kopi. Tidak malu memberikannya.', '[]', NULL, NULL, NULL, 1793645009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('523e50e4-971d-4de3-83b5-f0fa6cd9e6eb', 'aaef6f95-f0fa-4ea9-9460-df0a741594cf', 'Biji utuh, Merah', 'N*** P.', 3, 'Bagus, tetapi sudut kotaknya sedikit penyok.', '[]', 'Mohon maaf, Kak. Kotak pengganti kami kirim hari itu juga; sekarang pelindung sudutnya kami tebalkan.', NULL, NULL, 1793270609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('917f962d-7704-4e25-bbeb-f42bc70137b0', 'aaef6f95-f0fa-4ea9-9460-df0a741594cf', 'Sedang, Hijau', 'W***n S.', 5, 'Dikirim langsung ke alamat klien, kartunya ditulis tangan. Beliau sampai menelepon.', '["/assets/contoh-1/kopi/hampers-pulau.webp","/assets/contoh-1/kopi/hampers-pulau-kotak.webp"]', NULL, NULL, NULL, 1793108609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2d9ee99b-b2e9-41c0-b5c4-232144a4fffa', '9f0556a7-e571-4b40-8de8-2cff87d68b10', 'Pagi', 'R***y R.', 5, 'Yang malam rasanya tetap penuh, cocok setelah makan malam.', '[]', NULL, NULL, NULL, 1795164209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('cd5997fe-82c4-4a92-bb2f-6bbbf65aeac9', '9f0556a7-e571-4b40-8de8-2cff87d68b10', 'Senja', 'R***a M.', 5, 'Masuk mesin saya tanpa macet, kremanya lebih tebal dari kapsul impor.', '["/assets/contoh-1/kopi/kapsul-senja.webp","/assets/contoh-1/kopi/kapsul-dekat.webp"]', NULL, NULL, NULL, 1794663809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b6adbb84-7878-4df9-b9a9-d1cc2a810fa4', '9f0556a7-e571-4b40-8de8-2cff87d68b10', 'Pagi', 'S***i W.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1794512609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a51fbeff-cc2e-4d22-9018-fbc68a70f869', '9f0556a7-e571-4b40-8de8-2cff87d68b10', 'Pagi', 'M***i', 5, 'Akhirnya ada kapsul dari kopi sendiri. Segar, ada tanggal sangrainya.', '[]', NULL, NULL, NULL, 1794375809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1fb93df8-2aaf-4ec3-904a-3be83c0f5460', '9f0556a7-e571-4b40-8de8-2cff87d68b10', 'Senja', 'T***u I.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1794199409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('19b50996-b350-4954-80fa-e4f87d653db1', '9f0556a7-e571-4b40-8de8-2cff87d68b10', 'Malam', 'N*** P.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1794001409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('43ed4c85-bdb8-41c7-b717-7da708d99b43', '9f0556a7-e571-4b40-8de8-2cff87d68b10', 'Senja', 'N***i K.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1793537009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d7c794de-f63c-4524-8376-d582bea6a8f0', '9f0556a7-e571-4b40-8de8-2cff87d68b10', 'Malam', 'S***l S.', 3, 'Satu dari sepuluh kapsul bocor di pinggir, sisanya baik.', '[]', 'Mohon maaf, Kak. Kapsul pengganti kami ikutkan di pesanan berikutnya.', NULL, NULL, 1793349809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d8d1017a-c9af-40a5-bfe4-7ef4bf0f789f', '9f0556a7-e571-4b40-8de8-2cff87d68b10', 'Malam', 'D***n P.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1792727009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5c696b91-85ae-4c72-8cec-d2b84ab1e0ab', '9f0556a7-e571-4b40-8de8-2cff87d68b10', 'Malam', 'A***f H.', 4, 'Ukur dulu kapsul lama. Punya saya pas, punya kakak tidak muat.', '[]', NULL, NULL, NULL, 1792158209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('361f2a43-50ad-46db-848c-64f3e7f9f77e', '9f0556a7-e571-4b40-8de8-2cff87d68b10', 'Senja', 'Y***a T.', 4, 'Enak untuk lungo. Semoga ada isi lebih banyak supaya hemat.', '[]', NULL, NULL, NULL, 1791762209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e3501cc5-b0da-49bc-93fb-4039eb975038', 'babee89e-1a49-46e5-9963-688991cdb8f0', 'Rp 250.000', 'A***i B.', 5, 'Lupa ulang tahun teman, lima menit kemudian kodenya sudah saya kirim lewat WhatsApp.', '[]', NULL, NULL, NULL, 1794894209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3afd4ae8-41c5-4efb-85ec-7c1ce60d2a31', 'babee89e-1a49-46e5-9963-688991cdb8f0', 'Rp 100.000', 'S***i A.', 4, 'Sisa saldonya masih bisa dipakai lain waktu, ini yang saya suka.', '[]', NULL, NULL, NULL, 1794563009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e6dd3def-ab24-4627-9017-74272b0f7097', 'babee89e-1a49-46e5-9963-688991cdb8f0', 'Rp 500.000', 'N***i', 4, 'Kodenya langsung tampil dan mudah dipakai. Tampilannya bisa lebih manis lagi.', '[]', NULL, NULL, NULL, 1794473009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('66f6facb-0598-4a45-a18a-b81dca38a69a', 'babee89e-1a49-46e5-9963-688991cdb8f0', 'Rp 500.000', 'M***i', 5, 'Untuk hadiah lomba kantor, tinggal cetak.', '[]', NULL, NULL, NULL, 1794271409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8a819da9-5ecf-4051-ac5d-a83cf4276a5f', 'babee89e-1a49-46e5-9963-688991cdb8f0', 'Rp 500.000', 'H***a G.', 5, 'Penerimanya bisa memilih sendiri, tidak takut salah selera.', '[]', NULL, NULL, NULL, 1794174209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b966c42e-5e66-4d3a-9ed4-f159f5cebbe2', 'd22226e6-643f-4f60-985d-6182a672ee02', '', 'S***i W.', 5, 'Akhirnya tahu kenapa seduhan saya pahit terus. Ternyata airnya terlalu panas.', '[]', NULL, NULL, NULL, 1794977009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2561ea92-e848-4af1-87a4-c130217e3924', 'd22226e6-643f-4f60-985d-6182a672ee02', '', 'J***o S.', 5, 'Tautan unduhnya langsung muncul setelah bayar. Bahasanya santai dan mudah diikuti.', '[]', NULL, NULL, NULL, 1794386609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c6828f7a-e475-48f5-b609-a200318dd850', 'd22226e6-643f-4f60-985d-6182a672ee02', '', 'D***s A.', 5, 'Bab kopi dingin paling sering saya buka. Sepadan dengan harganya.', '[]', NULL, NULL, NULL, 1793922209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('38f980b8-6715-4276-b595-a179fdb2e6d2', 'd22226e6-643f-4f60-985d-6182a672ee02', '', 'Y***a T.', 4, 'Enak dibaca di ponsel. Gambar langkahnya jelas.', '[]', NULL, NULL, NULL, 1793681009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('90545d27-8ab1-4fff-9ec7-9c54e54820f1', 'd22226e6-643f-4f60-985d-6182a672ee02', '', 'A***f H.', 4, 'Isinya padat. Akan lebih lengkap kalau ada video pendek untuk tiap teknik.', '[]', NULL, NULL, NULL, 1793241809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e9b7eb51-7967-41ef-8168-fb5248d0bf24', 'd22226e6-643f-4f60-985d-6182a672ee02', '', 'B***g H.', 3, 'Cocok untuk pemula, tapi kalau sudah lama menyeduh sebagian besar sudah tahu.', '[]', NULL, NULL, NULL, 1792925009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b66cacb3-758c-4637-9a95-7c85cfd21e25', 'd22226e6-643f-4f60-985d-6182a672ee02', '', 'L***i W.', 5, 'Saya cetak dan tempel di dapur. Resep moka-nya jadi andalan keluarga.', '[]', NULL, NULL, NULL, 1792428209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e5edd1ce-34e6-4ff8-927d-82cb78e17fe0', 'd22226e6-643f-4f60-985d-6182a672ee02', '', 'M***e S.', 5, 'Resepnya pakai takaran sendok juga, jadi tidak harus punya timbangan. Langsung bisa dipraktikkan.', '[]', NULL, NULL, NULL, 1792032209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a8cde120-c09d-4651-be69-c2db5305dded', '9d423eb1-091f-4ac2-91b5-8690acdffc15', '', 'F***i H.', 4, 'Gambarnya jernih. Kadang perlu diputar ulang karena tangannya cepat.', '[]', NULL, NULL, NULL, 1794977009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('88663766-91fc-45fd-8289-bdcd9aee8001', '9d423eb1-091f-4ac2-91b5-8690acdffc15', '', 'Y***s M.', 3, 'Bagus, tetapi butuh susu banyak untuk latihan. Siapkan dompet.', '[]', NULL, NULL, NULL, 1794552209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3f6ce016-0b19-432f-a3a6-61dde389bd49', '9d423eb1-091f-4ac2-91b5-8690acdffc15', '', 'J***o S.', 5, 'Bisa ditonton kapan saja, saya belajar setelah anak tidur.', '[]', NULL, NULL, NULL, 1794325409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3c517d64-8a95-4486-88ff-33d8e661b1b1', '9d423eb1-091f-4ac2-91b5-8690acdffc15', '', 'N***i', 5, 'Suka bagian memanaskan susu tanpa mesin, cukup alat yang ada di rumah.', '[]', NULL, NULL, NULL, 1793875409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a2b20f41-b66f-4305-9ee4-480914af4afc', '9d423eb1-091f-4ac2-91b5-8690acdffc15', '', 'T***u I.', 4, 'Pelajaran tulipnya paling berguna. Semoga ada tingkat lanjutan.', '[]', NULL, NULL, NULL, 1793684609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ad7ab2f0-4983-4e0c-b984-8e7e6c70841f', '9d423eb1-091f-4ac2-91b5-8690acdffc15', '', 'H***a G.', 5, 'Mbak Ratri menjelaskan pelan-pelan. Minggu ketiga hati saya sudah simetris.', '[]', NULL, NULL, NULL, 1793583809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fe953fdc-f370-4b46-9349-846920f65a2e', '020f55b0-963e-4ebd-84ff-47213f0238a3', 'Cokelat, 01', 'S***l S.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1795052609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('64baac7c-85bf-4706-a508-7f17d1a4b9e9', '020f55b0-963e-4ebd-84ff-47213f0238a3', 'Putih, 02', 'P***i M.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1794516209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a30bbf3b-f27a-4776-ab76-249547d191ca', '020f55b0-963e-4ebd-84ff-47213f0238a3', 'Putih, 02', 'E***o P.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1794383009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f15b99d4-b43f-4ff5-be8c-5937407f3747', '020f55b0-963e-4ebd-84ff-47213f0238a3', 'Cokelat, 02', 'A***f H.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1794224609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('eb830ed1-4807-46f1-ad84-fce83d2570a0', '020f55b0-963e-4ebd-84ff-47213f0238a3', 'Cokelat, 01', 'S***i A.', 3, 'Ada beberapa lembar yang lipatannya tidak simetris, tetap bisa dipakai.', '[]', NULL, NULL, NULL, 1793871809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('48b00076-0954-4ccf-a5f1-835a3e64140b', '020f55b0-963e-4ebd-84ff-47213f0238a3', 'Putih, 02', 'J***o S.', 5, 'Tidak ada rasa kertas setelah dibilas sekali. Jahitannya tidak pernah jebol.', '[]', NULL, NULL, NULL, 1793547809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6ac5bb7c-71b2-43ad-9f9c-51a54eb1fbd2', '020f55b0-963e-4ebd-84ff-47213f0238a3', 'Putih, 01', 'C***t M.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1792979009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1df95a41-d52d-4a69-a116-5ced2d0452c7', '020f55b0-963e-4ebd-84ff-47213f0238a3', 'Putih, 01', 'N***i', 4, 'Pas untuk alat saya. Jangan sampai salah nomor.', '[]', NULL, NULL, NULL, 1792608209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('36e9910c-a54e-4108-81d1-4ed0c0bc70ff', '020f55b0-963e-4ebd-84ff-47213f0238a3', 'Cokelat, 02', 'R***a S.', 4, 'Bagus. Yang cokelat perlu dibilas lebih lama.', '[]', NULL, NULL, NULL, 1791971009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('956d92db-2687-44f3-9b11-f875965a901f', '020f55b0-963e-4ebd-84ff-47213f0238a3', 'Cokelat, 01', 'B***i S.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1791481409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('266589fd-1dc8-4b44-8da5-d55d39d00a44', '020f55b0-963e-4ebd-84ff-47213f0238a3', 'Cokelat, 02', 'M***a G.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1791409409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0c801bc0-14c6-49df-96be-f90c11518ba4', '020f55b0-963e-4ebd-84ff-47213f0238a3', 'Cokelat, 02', 'H***a G.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1790887409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('88d7346b-2cd8-4677-a5aa-c0af613eb012', '020f55b0-963e-4ebd-84ff-47213f0238a3', 'Putih, 02', 'T***u I.', 5, 'Kedai kami habis sepuluh bungkus sebulan, mutunya tetap.', '[]', NULL, NULL, NULL, 1790837009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e1ce26a8-b1bb-4618-875c-c71a4bcdaceb', '020f55b0-963e-4ebd-84ff-47213f0238a3', 'Putih, 02', 'L***i W.', 5, 'Saya hitung isinya, seratus lembar lebih satu. Lumayan.', '["/assets/contoh-1/kopi/kertas-saring-putih.webp","/assets/contoh-1/kopi/kertas-saring-cokelat.webp"]', NULL, NULL, NULL, 1790563409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('23a114a9-7c4f-4af0-b446-6742863d5550', '020f55b0-963e-4ebd-84ff-47213f0238a3', 'Putih, 01', 'Y***a T.', 5, 'Airnya turun cepat, dua cangkir memang tiga menit.', '[]', NULL, NULL, NULL, 1790127809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d10d2a03-7795-4ac6-b90f-2dd9c7d7699a', 'abd3857e-f861-4996-bbe7-a3a8e76af1d2', 'Hitam', 'E***o P.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1795164209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2f8aaf0d-3495-4e45-a237-b5340e01aaa0', 'abd3857e-f861-4996-bbe7-a3a8e76af1d2', 'Perak', 'T***u I.', 5, 'Sampai tanpa penyok, ada kartu garansinya.', '[]', NULL, NULL, NULL, 1794815009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('96a1e142-fb98-4ea1-a571-f7c9aeadb62f', 'abd3857e-f861-4996-bbe7-a3a8e76af1d2', 'Hitam', 'N***i K.', 4, 'Bagus. Bagian bawah cepat kena bekas air, rajin-rajin dilap.', '[]', NULL, NULL, NULL, 1794602609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b7f47a0f-ce9c-4b0a-b19e-3f66704a9619', 'abd3857e-f861-4996-bbe7-a3a8e76af1d2', 'Hitam', 'D***s A.', 4, 'Kapasitasnya cukup untuk tiga cangkir. Untuk tamu banyak harus dua kali.', '[]', NULL, NULL, NULL, 1794066209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f93520a3-0b87-4795-befb-7ff40c4eb991', 'abd3857e-f861-4996-bbe7-a3a8e76af1d2', 'Perak', 'F***i H.', 5, 'Sejak pakai ini seduhan saya tidak lagi belang rasanya.', '[]', NULL, NULL, NULL, 1793461409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0e781337-c72b-4407-a849-e7282bdd311b', 'abd3857e-f861-4996-bbe7-a3a8e76af1d2', 'Hitam', 'P***i M.', 3, 'Tutupnya agak longgar kalau dimiringkan penuh.', '[]', 'Terima kasih masukannya, Kak. Tutup pengganti yang lebih rapat dapat diminta lewat WhatsApp kami.', NULL, NULL, 1793097809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('08c46e25-0a34-49c8-9d74-66273c14672f', 'abd3857e-f861-4996-bbe7-a3a8e76af1d2', 'Hitam', 'M***e S.', 5, 'Alirannya kecil dan stabil sampai tetes terakhir. Tangan tidak pegal.', '["/assets/contoh-1/kopi/ketel-leher-angsa-hitam.webp","/assets/contoh-1/kopi/ketel-leher-angsa-seduh.webp"]', NULL, NULL, NULL, 1792565009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6d624648-92ca-4b15-bf3e-d83769c2eae1', 'abd3857e-f861-4996-bbe7-a3a8e76af1d2', 'Hitam', 'J***o S.', 5, 'Gagangnya tidak panas sama sekali.', '[]', NULL, NULL, NULL, 1792003409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8d7618fe-8413-4c6a-a3e3-f7eb994696d1', 'abd3857e-f861-4996-bbe7-a3a8e76af1d2', 'Hitam', 'S***i A.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1791708209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1c91a53d-3b9f-4f36-be62-ae87c470c59e', 'c135b752-307e-476e-8ba3-20b4061aef98', 'Putih', 'B***i S.', 5, 'Alirannya kecil dan stabil sampai tetes terakhir. Tangan tidak pegal.', '["/assets/contoh-1/kopi/ketel-listrik-putih.webp","/assets/contoh-1/kopi/ketel-listrik-seduh.webp"]', NULL, NULL, NULL, 1795005809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('00a78375-768c-4f47-b7fb-8d89d709c42d', 'c135b752-307e-476e-8ba3-20b4061aef98', 'Hitam', 'B***g H.', 4, 'Kapasitasnya cukup untuk tiga cangkir. Untuk tamu banyak harus dua kali.', '[]', NULL, NULL, NULL, 1794825809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f5650b5e-d8d7-497c-8470-9ee8d307448c', 'c135b752-307e-476e-8ba3-20b4061aef98', 'Putih', 'C***t M.', 5, 'Sampai tanpa penyok, ada kartu garansinya.', '[]', NULL, NULL, NULL, 1794491009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6aa885c6-a947-4000-972d-1af124f1fe5a', 'c135b752-307e-476e-8ba3-20b4061aef98', 'Putih', 'R***a M.', 3, 'Tutupnya agak longgar kalau dimiringkan penuh.', '[]', 'Terima kasih masukannya, Kak. Tutup pengganti yang lebih rapat dapat diminta lewat WhatsApp kami.', NULL, NULL, 1794163409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('67a9c04e-9e90-44d1-8292-a0141d5e04b5', 'c135b752-307e-476e-8ba3-20b4061aef98', 'Putih', 'M***e S.', 5, 'Gagangnya tidak panas sama sekali.', '[]', NULL, NULL, NULL, 1793897009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7390f462-5186-4487-b93a-47dd27039469', 'c135b752-307e-476e-8ba3-20b4061aef98', 'Putih', 'J***o S.', 5, 'Sejak pakai ini seduhan saya tidak lagi belang rasanya.', '[]', NULL, NULL, NULL, 1793547809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e1239674-0694-4ba4-8118-01b56239e8f9', 'c135b752-307e-476e-8ba3-20b4061aef98', 'Hitam', 'R***y R.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793043809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('680f0dfe-6285-4e73-9657-92fbce850189', 'c135b752-307e-476e-8ba3-20b4061aef98', 'Hitam', 'A***s S.', 4, 'Bagus. Bagian bawah cepat kena bekas air, rajin-rajin dilap.', '[]', NULL, NULL, NULL, 1792863809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fb557923-9249-4a87-ba87-84fe6ba9be39', 'e6b03539-d54f-4d96-b639-e4879d4b8a21', '', 'H***a G.', 5, 'Satu banding dua dengan susu, rasanya seperti di kedai. Sepuluh gelas memang dapat.', '["/assets/contoh-1/kopi/konsentrat.webp","/assets/contoh-1/kopi/konsentrat-gelas.webp"]', NULL, NULL, NULL, 1795092209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('66e83f7a-4335-4d9a-a1b2-3695972973d5', 'e6b03539-d54f-4d96-b639-e4879d4b8a21', '', 'B***i S.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1794519809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('efc58266-9510-4313-be23-5c53387b10d4', 'e6b03539-d54f-4d96-b639-e4879d4b8a21', '', 'M***e S.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1793915009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('256f99b2-2de1-4ed8-9160-fbe66a3cf923', 'e6b03539-d54f-4d96-b639-e4879d4b8a21', '', 'R***a M.', 5, 'Saya jadikan saus untuk puding kopi, anak-anak habiskan semua.', '[]', NULL, NULL, NULL, 1793321009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c9268816-b275-4416-ab49-4322414ffb81', 'e6b03539-d54f-4d96-b639-e4879d4b8a21', '', 'A***d F.', 4, 'Praktis. Setelah dibuka sebaiknya habis seminggu, aromanya mulai turun.', '[]', NULL, NULL, NULL, 1792835009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8919a93e-14b5-4be9-8dba-50188e43ee46', 'e6b03539-d54f-4d96-b639-e4879d4b8a21', '', 'N***i', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1792345409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('58d0d612-3c7c-4bcf-9627-56743f8511eb', 'e6b03539-d54f-4d96-b639-e4879d4b8a21', '', 'Y***s M.', 3, 'Enak, tapi tutupnya rembes sedikit waktu botolnya direbahkan.', '[]', 'Mohon maaf, Kak. Mulai kiriman pekan ini tutupnya memakai segel tambahan.', NULL, NULL, 1791960209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a90d3f6c-151f-42f5-8124-4d4f629abbb9', 'e6b03539-d54f-4d96-b639-e4879d4b8a21', '', 'M***i', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1791751409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('13eda105-31f2-4200-9e8a-6a9d95a07f6c', 'e6b03539-d54f-4d96-b639-e4879d4b8a21', '', 'Y***a T.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1791546209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('56eaa51a-e1ad-4f27-9904-3469e5fce429', 'e6b03539-d54f-4d96-b639-e4879d4b8a21', '', 'N*** P.', 4, 'Pekat betul, jangan diminum langsung seperti saya di hari pertama.', '[]', NULL, NULL, NULL, 1791506609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5cbd6cf0-f25c-41ac-be14-1ed2b85b5249', 'e6b03539-d54f-4d96-b639-e4879d4b8a21', '', 'A***i B.', 5, 'Halus, tidak asam di perut. Diminum pagi sebelum sarapan pun aman.', '[]', NULL, NULL, NULL, 1791215009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('59e675c9-f1f0-4559-be4f-adf0a7534fc2', '5e366ff6-4b01-435a-a6fe-e90fdbf48e61', 'Gula Aren', 'D***i A.', 5, 'Habis sehari sama orang serumah. Rasanya bisa pilih, jadi tidak enek.', '[]', NULL, NULL, NULL, 1795275809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ac613f2b-6e13-4b9f-a131-1a891a419c15', '5e366ff6-4b01-435a-a6fe-e90fdbf48e61', 'Pandan', 'A***f H.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1795128209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('22919cf2-4776-4bd5-992b-e3b70805cc3e', '5e366ff6-4b01-435a-a6fe-e90fdbf48e61', 'Gula Aren', 'B***i S.', 4, 'Segar dan tidak kemanisan. Kocok dulu supaya rata.', '[]', NULL, NULL, NULL, 1794836609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0667ba58-0b0d-4ba9-bef9-b28c3a3d9fcf', '5e366ff6-4b01-435a-a6fe-e90fdbf48e61', 'Pandan', 'H***a G.', 5, 'Untuk rapat kantor jauh lebih hemat daripada beli per gelas.', '[]', NULL, NULL, NULL, 1794512609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d28bfcf6-b0ed-419b-8fd4-a61eb5a700f0', '5e366ff6-4b01-435a-a6fe-e90fdbf48e61', 'Pandan', 'A***d F.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1794426209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('39cd556f-6c76-4e17-a86a-34ca3bdb578d', '5e366ff6-4b01-435a-a6fe-e90fdbf48e61', 'Hitam', 'A***s S.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1793832209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e0c4d3f4-4803-47dd-b69a-3cb25b8192a2', '5e366ff6-4b01-435a-a6fe-e90fdbf48e61', 'Gula Aren', 'B***g H.', 3, 'Rasanya enak tapi sampai ke Bekasi sudah tidak terlalu dingin.', '[]', 'Terima kasih, Kak. Untuk luar Bandung kini kami tambah kantong es menjadi dua.', NULL, NULL, 1793677409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('40f7d0bc-e8e7-47bc-b403-76164d225374', '5e366ff6-4b01-435a-a6fe-e90fdbf48e61', 'Pandan', 'M***e S.', 5, 'Datang masih dingin dengan kantong es. Segel botolnya utuh.', '["/assets/contoh-1/kopi/kopi-botol-pandan.webp","/assets/contoh-1/kopi/kopi-botol-trio.webp"]', NULL, NULL, NULL, 1793313809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2412c510-26b0-40cb-8872-d0386db635c7', '5e366ff6-4b01-435a-a6fe-e90fdbf48e61', 'Hitam', 'M***a G.', 5, 'Bawa ke arisan keluarga, botolnya ikut dibawa pulang untuk wadah air.', '[]', NULL, NULL, NULL, 1793072609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('cdf3ffa3-b957-43d6-b79d-0fe692b9dc62', '5e366ff6-4b01-435a-a6fe-e90fdbf48e61', 'Gula Aren', 'R***a S.', 4, 'Enak sekali, hanya tutupnya agak susah dibuka. Tahan tiga hari di kulkas saya.', '[]', NULL, NULL, NULL, 1792536209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a087efc8-8202-4b92-ab5b-1afccf213686', '5e366ff6-4b01-435a-a6fe-e90fdbf48e61', 'Hitam', 'L***i W.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1792262609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('edd3e523-dffa-4dad-87d8-438d04ea60d7', '5e366ff6-4b01-435a-a6fe-e90fdbf48e61', 'Hitam', 'E***o P.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1791852209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b17661fd-800a-4590-b8cb-f1a0a71b0843', '5e366ff6-4b01-435a-a6fe-e90fdbf48e61', 'Gula Aren', 'C***t M.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1791571409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('87395730-7a0c-46f7-ab36-6547e637e46d', '8f924198-a5f8-437f-bdc0-040a8a4ef5e6', '', 'J***o S.', 5, 'Kantong jagungnya bisa langsung masuk kompos, saya suka.', '["/assets/contoh-1/kopi/kopi-celup.webp","/assets/contoh-1/kopi/kopi-celup-cangkir.webp"]', NULL, NULL, NULL, 1795214609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('cfb90cd2-a011-4a73-97b2-926ced274000', '8f924198-a5f8-437f-bdc0-040a8a4ef5e6', '', 'D***n P.', 5, 'Di kantor tidak ada alat seduh, ini jalan tengahnya.', '[]', NULL, NULL, NULL, 1794851009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a402dd72-19ac-40d4-824e-9cda62f8e8a2', '8f924198-a5f8-437f-bdc0-040a8a4ef5e6', '', 'T***u I.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1794512609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('91df71c1-eb8a-4ad4-a9d8-aeabb88c4573', '8f924198-a5f8-437f-bdc0-040a8a4ef5e6', '', 'R***y R.', 3, 'Praktis, tapi kalah wangi dibanding kantong saringnya.', '[]', NULL, NULL, NULL, 1794303809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9048bf9c-2297-4cc8-a644-0a34e1a53163', '8f924198-a5f8-437f-bdc0-040a8a4ef5e6', '', 'E***o P.', 4, 'Tunggu betul-betul empat menit, kalau buru-buru rasanya tipis.', '[]', NULL, NULL, NULL, 1794249809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7c2a1721-ec4c-424c-8b6f-16a1d913a1d5', '8f924198-a5f8-437f-bdc0-040a8a4ef5e6', '', 'M***i', 4, 'Rempahnya tipis dan enak. Satu kantong untuk satu gelas saja.', '[]', NULL, NULL, NULL, 1794041009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('17085a4f-d905-47fa-918f-edaebdebbda3', '8f924198-a5f8-437f-bdc0-040a8a4ef5e6', '', 'M***a G.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793843009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ba2927d9-6cbc-49b5-bfed-955f68bb6016', '8f924198-a5f8-437f-bdc0-040a8a4ef5e6', '', 'A***s S.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1793371409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d326d19c-3f51-474e-ac2d-3f5867fa140b', '8f924198-a5f8-437f-bdc0-040a8a4ef5e6', '', 'P***i M.', 5, 'Semudah bikin teh dan tidak ada ampas di gigi. Dibawa ke rumah sakit saat menunggu ibu.', '[]', NULL, NULL, NULL, 1793267009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6f68d33d-b4f2-44e9-a497-be9b930df8ce', '8f924198-a5f8-437f-bdc0-040a8a4ef5e6', '', 'D***s A.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1792932209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2e342dfd-dee3-466f-bcf0-f15409e7e4de', '8f924198-a5f8-437f-bdc0-040a8a4ef5e6', '', 'N***i K.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1792532609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4f7b8cf3-ba97-4d6f-b568-731f77958709', '8f924198-a5f8-437f-bdc0-040a8a4ef5e6', '', 'R***a S.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1791942209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9c0b0612-22a6-4e17-be62-67d4cebe5f83', '1aaea6bb-51a6-4511-bd96-c841f1a9c160', 'Biji utuh', 'R***y R.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1795214609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0dbdaf7f-ea64-435d-aa06-5a8b4ea359a4', '1aaea6bb-51a6-4511-bd96-c841f1a9c160', 'Kasar', 'Y***a T.', 5, 'Ayah saya punya lambung sensitif, yang ini aman katanya.', '[]', NULL, NULL, NULL, 1795142609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('58fed29f-6415-449e-a683-76106763d681', '1aaea6bb-51a6-4511-bd96-c841f1a9c160', 'Biji utuh', 'A***f H.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1795020209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('48308553-1abd-4803-8b91-cfee937d286c', '1aaea6bb-51a6-4511-bd96-c841f1a9c160', 'Kasar', 'B***i S.', 5, 'Saya sedang hamil dan dokter membatasi kafein. Ini penyelamat.', '["/assets/contoh-1/kopi/dekaf.webp","/assets/contoh-1/kopi/dekaf-malam.webp"]', NULL, NULL, NULL, 1794894209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d5302cea-e9ca-49bb-88c2-ffa72b280b3e', '1aaea6bb-51a6-4511-bd96-c841f1a9c160', 'Sedang', 'R***a M.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1794293009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d9f02581-0b1b-4e1b-befa-eaf959a8d53c', '1aaea6bb-51a6-4511-bd96-c841f1a9c160', 'Biji utuh', 'A***s S.', 4, 'Lebih mahal, tapi maklum prosesnya panjang.', '[]', NULL, NULL, NULL, 1793756609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('96978ecd-8c60-4c6e-a8b3-541bf071e376', '1aaea6bb-51a6-4511-bd96-c841f1a9c160', 'Kasar', 'S***i W.', 3, 'Enak, hanya cepat hambar setelah kemasannya dibuka dua minggu.', '[]', NULL, NULL, NULL, 1793205809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fb249fb9-98e6-41f0-b1b5-ce273c364b43', '1aaea6bb-51a6-4511-bd96-c841f1a9c160', 'Sedang', 'N***i', 5, 'Minum jam sembilan malam tetap tidur nyenyak. Rasanya tetap kopi sungguhan.', '[]', NULL, NULL, NULL, 1792806209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('60347e76-ff85-4dbf-a6a9-8fe0fb25f801', '1aaea6bb-51a6-4511-bd96-c841f1a9c160', 'Kasar', 'M***i', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1792388609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d1378e02-00a0-4b3b-a5e1-815fbfbdcc19', '1aaea6bb-51a6-4511-bd96-c841f1a9c160', 'Halus', 'N***i K.', 4, 'Wanginya enak. Bodinya lebih tipis sedikit daripada Gayo biasa.', '[]', NULL, NULL, NULL, 1791985409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('eebe98c7-0171-47bd-8455-73f0746beacd', '29794539-b24d-443c-9dd5-e711c0059cae', 'Tanpa Gula', 'W***n S.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1795337009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('cd2e8c95-51ff-4555-969f-766aeb23e899', '29794539-b24d-443c-9dd5-e711c0059cae', 'Aren Cair', 'C***t M.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1794959009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('cf2dc476-dbcd-48c6-948b-620d523c7378', '29794539-b24d-443c-9dd5-e711c0059cae', 'Aren Cair', 'S***l S.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1794897809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('cda9d1a3-1f8f-42db-9b02-2d227f6f6502', '29794539-b24d-443c-9dd5-e711c0059cae', 'Aren Cair', 'M***a G.', 5, 'Datang masih dingin dengan kantong es. Segel botolnya utuh.', '["/assets/contoh-1/kopi/kopi-susu-aren.webp","/assets/contoh-1/kopi/kopi-susu-es.webp"]', NULL, NULL, NULL, 1794285809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1b939b1d-b0bd-485a-86d1-314e47e43d45', '29794539-b24d-443c-9dd5-e711c0059cae', 'Aren Cair', 'N***i', 4, 'Enak sekali, hanya tutupnya agak susah dibuka. Tahan tiga hari di kulkas saya.', '[]', NULL, NULL, NULL, 1793886209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6e03dddf-8693-4da6-9c97-c68a74da1f3e', '29794539-b24d-443c-9dd5-e711c0059cae', 'Tanpa Gula', 'R***a M.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1793699009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8e30b8ef-f316-4349-8a40-301e82d29224', '29794539-b24d-443c-9dd5-e711c0059cae', 'Kurma', 'A***f H.', 5, 'Bawa ke arisan keluarga, botolnya ikut dibawa pulang untuk wadah air.', '[]', NULL, NULL, NULL, 1793371409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('219efa2f-5c59-4ea6-a8aa-df7feefb57c2', '29794539-b24d-443c-9dd5-e711c0059cae', 'Aren Cair', 'E***o P.', 5, 'Habis sehari sama orang serumah. Rasanya bisa pilih, jadi tidak enek.', '[]', NULL, NULL, NULL, 1792878209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b3db1d8f-0d6a-4b17-bb5f-1d513410d59f', '29794539-b24d-443c-9dd5-e711c0059cae', 'Aren Cair', 'A***d F.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1792579409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e61d20bd-66e9-424e-a6ba-9d2b1d49085c', '29794539-b24d-443c-9dd5-e711c0059cae', 'Kurma', 'F***i H.', 3, 'Rasanya enak tapi sampai ke Bekasi sudah tidak terlalu dingin.', '[]', 'Terima kasih, Kak. Untuk luar Bandung kini kami tambah kantong es menjadi dua.', NULL, NULL, 1792161809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a345a792-a04d-47a1-bc01-25f86a1b3432', '29794539-b24d-443c-9dd5-e711c0059cae', 'Aren Cair', 'A***i B.', 4, 'Segar dan tidak kemanisan. Kocok dulu supaya rata.', '[]', NULL, NULL, NULL, 1792082609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('67028272-ecf1-4aee-b9ba-c4916a1fa503', '29794539-b24d-443c-9dd5-e711c0059cae', 'Tanpa Gula', 'S***i A.', 5, 'Untuk rapat kantor jauh lebih hemat daripada beli per gelas.', '[]', NULL, NULL, NULL, 1791600209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('acb2427d-b947-4a17-860d-b9c42128eafb', '517ba4b4-3081-4f45-aace-840f8f84279a', 'Halus', 'S***i W.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1795265009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a24df573-529f-44b9-8619-a053e76e382b', '517ba4b4-3081-4f45-aace-840f8f84279a', 'Sedang', 'P***i M.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1794919409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2b8d6095-0fa5-4cc5-a020-b056bbe63bc7', '517ba4b4-3081-4f45-aace-840f8f84279a', 'Halus', 'A***d F.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/meranti.webp","/assets/contoh-1/kopi/meranti-biji.webp"]', NULL, NULL, NULL, 1794627809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7bac6cc4-a87e-48d6-a837-389f78d77bdf', '517ba4b4-3081-4f45-aace-840f8f84279a', 'Sedang', 'D***i A.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/meranti.webp","/assets/contoh-1/kopi/meranti-biji.webp"]', NULL, NULL, NULL, 1794465809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ba65ec84-ed87-40dd-8b39-be9c44f15a1b', '517ba4b4-3081-4f45-aace-840f8f84279a', 'Biji utuh', 'N*** P.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1794105809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('69597d9b-a824-43a0-931a-e479ccbf0ec4', '517ba4b4-3081-4f45-aace-840f8f84279a', 'Halus', 'S***l S.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1793717009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('96ae5a65-ecaf-4db4-9ef9-314977281023', '517ba4b4-3081-4f45-aace-840f8f84279a', 'Sedang', 'A***i B.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1793598209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('16687199-bc34-48d4-9ee0-234bb97e6d69', '28096264-544a-4abb-91d4-9fc31eda637a', 'Merah, 3 cangkir', 'B***g H.', 4, 'Tiga seduhan pertama saya buang sesuai anjuran, setelah itu rasanya bersih.', '[]', NULL, NULL, NULL, 1794966209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a002c275-3dbb-4d6d-a114-c8b94d785723', '28096264-544a-4abb-91d4-9fc31eda637a', 'Merah, 3 cangkir', 'A***i B.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1794879809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('17dd69b8-ce3d-428b-ac38-d375d99d4288', '28096264-544a-4abb-91d4-9fc31eda637a', 'Merah, 3 cangkir', 'W***n S.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1794501809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a5aecc73-41b6-4740-8836-3761cc57df6c', '28096264-544a-4abb-91d4-9fc31eda637a', 'Perak, 3 cangkir', 'M***e S.', 5, 'Bunyi mendesisnya sekarang jadi alarm pagi keluarga.', '[]', NULL, NULL, NULL, 1794235409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3fb111fb-9c4d-4caa-8d5f-fc28d6623b6f', '28096264-544a-4abb-91d4-9fc31eda637a', 'Merah, 3 cangkir', 'N***i', 3, 'Gagangnya cepat panas kalau apinya melebar. Jaga apinya.', '[]', NULL, NULL, NULL, 1793853809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8f8bd4e5-bf18-43c1-a6ce-afcb22f9a34b', '28096264-544a-4abb-91d4-9fc31eda637a', 'Merah, 3 cangkir', 'A***f H.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1793403809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('44ff6207-37ed-465d-9c11-44011e7d8b53', '28096264-544a-4abb-91d4-9fc31eda637a', 'Perak, 6 cangkir', 'R***a M.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1793108609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f97313bb-e2eb-40a3-8641-634256c1612c', '28096264-544a-4abb-91d4-9fc31eda637a', 'Merah, 3 cangkir', 'M***a G.', 4, 'Bagus, asal ingat tidak bisa di kompor induksi. Saya beli tatakannya lagi.', '[]', NULL, NULL, NULL, 1792597409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('274039e3-7165-4612-857b-f4af60eb2434', '28096264-544a-4abb-91d4-9fc31eda637a', 'Perak, 3 cangkir', 'S***i W.', 5, 'Karetnya rapat, tidak ada uap keluar dari samping.', '[]', NULL, NULL, NULL, 1792367009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2ccc9c01-415c-42a6-a8a3-3917a654e8cd', '28096264-544a-4abb-91d4-9fc31eda637a', 'Perak, 6 cangkir', 'D***n P.', 5, 'Dibawa kemping pakai kompor gas kecil, jadi idola satu tenda.', '[]', NULL, NULL, NULL, 1792237409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d3bb962d-7346-48fe-b1e4-281f370a4bbc', '28096264-544a-4abb-91d4-9fc31eda637a', 'Perak, 3 cangkir', 'T***u I.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1791902609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('48811b43-8bd6-4cf8-8f2e-7930f5273ddd', '28096264-544a-4abb-91d4-9fc31eda637a', 'Merah, 3 cangkir', 'Y***s M.', 5, 'Api kecil, lima menit, kopi pekat untuk susu. Tidak perlu mesin mahal.', '["/assets/contoh-1/kopi/moka-merah.webp","/assets/contoh-1/kopi/moka-kompor.webp"]', NULL, NULL, NULL, 1791704609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('075de03d-84a1-41fa-b429-4e81e4de2c08', 'c5c53e2b-d9b6-4029-8e2f-391618febdd9', '', 'R***a M.', 5, 'Pengaturannya bisa diulang persis, cukup dicatat angkanya.', '[]', NULL, NULL, NULL, 1795301009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5f46efaf-97bc-4674-818a-ad3a14724013', 'c5c53e2b-d9b6-4029-8e2f-391618febdd9', '', 'T***u I.', 3, 'Ada sedikit bubuk yang menempel di wadah karena statis.', '[]', 'Terima kasih ulasannya. Setetes air pada biji sebelum digiling biasanya menghilangkan statisnya.', NULL, NULL, 1794768209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('26a78843-ae4e-41ff-ba79-a2241f7545d6', 'c5c53e2b-d9b6-4029-8e2f-391618febdd9', '', 'C***t M.', 4, 'Suaranya tidak mengganggu orang rumah di pagi hari.', '[]', NULL, NULL, NULL, 1794303809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a1b895d9-d19d-4b11-a496-c3e7c43b7c7f', 'c5c53e2b-d9b6-4029-8e2f-391618febdd9', '', 'W***n S.', 5, 'Garansinya ditanggapi cepat waktu satu bagian kecil saya hilang.', '[]', NULL, NULL, NULL, 1793871809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2bff4e11-b422-4f9a-9135-f9120eeb525a', 'c5c53e2b-d9b6-4029-8e2f-391618febdd9', '', 'D***i A.', 4, 'Kokoh. Membersihkannya pakai kuas, jangan kena air.', '[]', NULL, NULL, NULL, 1793713409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d28591c2-58f9-4f2f-9a06-724b01427799', 'c5c53e2b-d9b6-4029-8e2f-391618febdd9', '', 'A***i B.', 5, 'Lebih enak beli ini dulu daripada beli kopi mahal. Bedanya terasa.', '[]', NULL, NULL, NULL, 1793429009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('488a6aff-f68e-4025-bf5f-2ed002dc8ded', 'c5c53e2b-d9b6-4029-8e2f-391618febdd9', '', 'S***i W.', 5, 'Bubuknya rata, seduhan tidak lagi pahit dan asam sekaligus.', '["/assets/contoh-1/kopi/penggiling-listrik.webp","/assets/contoh-1/kopi/penggiling-listrik-dapur.webp"]', NULL, NULL, NULL, 1793299409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1d568dff-24d4-4975-be35-2f0c6358a141', '06dce3b5-89d4-4248-b7f2-b512e3373d8d', 'Hitam', 'T***u I.', 5, 'Pengaturannya bisa diulang persis, cukup dicatat angkanya.', '[]', NULL, NULL, NULL, 1795340609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6d50757e-a291-4fde-9c34-6f87e948ccb6', '06dce3b5-89d4-4248-b7f2-b512e3373d8d', 'Hitam', 'W***n S.', 3, 'Ada sedikit bubuk yang menempel di wadah karena statis.', '[]', 'Terima kasih ulasannya. Setetes air pada biji sebelum digiling biasanya menghilangkan statisnya.', NULL, NULL, 1794984209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d21b2f52-cb8b-4c56-b10a-f0a073d41106', '06dce3b5-89d4-4248-b7f2-b512e3373d8d', 'Perak', 'M***e S.', 5, 'Bubuknya rata, seduhan tidak lagi pahit dan asam sekaligus.', '["/assets/contoh-1/kopi/penggiling-baja-perak.webp","/assets/contoh-1/kopi/penggiling-tangan-bubuk.webp"]', NULL, NULL, NULL, 1794894209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1d503647-1478-4209-9223-524f8456f472', '06dce3b5-89d4-4248-b7f2-b512e3373d8d', 'Perak', 'D***i A.', 5, 'Garansinya ditanggapi cepat waktu satu bagian kecil saya hilang.', '[]', NULL, NULL, NULL, 1794296609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('feb3fccb-76e1-4047-b955-58f6772c8558', '06dce3b5-89d4-4248-b7f2-b512e3373d8d', 'Perak', 'S***l S.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1794001409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('97973505-b997-479a-99c8-4bcb623b8f49', '06dce3b5-89d4-4248-b7f2-b512e3373d8d', 'Hitam', 'R***y R.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1793735009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9cfa781d-eaf9-48f0-b4ef-16cb8b70c50f', '06dce3b5-89d4-4248-b7f2-b512e3373d8d', 'Hitam', 'N***i', 5, 'Lebih enak beli ini dulu daripada beli kopi mahal. Bedanya terasa.', '[]', NULL, NULL, NULL, 1793493809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ddc209dc-4146-4dd7-9d4e-2eef0ee3fecc', '06dce3b5-89d4-4248-b7f2-b512e3373d8d', 'Perak', 'P***i M.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1793403809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9455d07f-9583-4dcb-a7e5-cceb46bdc90e', '06dce3b5-89d4-4248-b7f2-b512e3373d8d', 'Perak', 'S***i A.', 4, 'Kokoh. Membersihkannya pakai kuas, jangan kena air.', '[]', NULL, NULL, NULL, 1793159009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1e23bb42-b36f-4d0f-a49f-048a6193c860', '06dce3b5-89d4-4248-b7f2-b512e3373d8d', 'Hitam', 'M***a G.', 4, 'Suaranya tidak mengganggu orang rumah di pagi hari.', '[]', NULL, NULL, NULL, 1793083409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('48315173-94c4-4a8c-91bf-029909bfd3b4', '06dce3b5-89d4-4248-b7f2-b512e3373d8d', 'Perak', 'Y***s M.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1792647809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('81b2da8a-141f-4526-8158-f6ed97860ef0', '87e49307-9f84-40ec-a0d6-0c51caa4ad7a', '', 'L***i W.', 3, 'Enak, tetapi menurut saya sangrainya terlalu gelap.', '[]', 'Terima kasih, Pak. Bila suka yang lebih terang, silakan coba arabika Solok kami.', NULL, NULL, 1794861809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('75857ca7-cfe8-40c9-85ad-c9d8547fa43e', '87e49307-9f84-40ec-a0d6-0c51caa4ad7a', '', 'F***i H.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1794800609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c45b11aa-a9ad-4a91-8f35-c62fd70e93bc', '87e49307-9f84-40ec-a0d6-0c51caa4ad7a', '', 'R***y R.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1794210209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6520289e-fd19-464a-bf46-4c38c47c7e9d', '87e49307-9f84-40ec-a0d6-0c51caa4ad7a', '', 'T***u I.', 5, 'Bapak saya pensiunan kereta, katanya persis kopi stasiun zaman dulu.', '[]', NULL, NULL, NULL, 1794102209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6360f4b4-ea05-471d-ae8d-3f0c4e03a08d', '87e49307-9f84-40ec-a0d6-0c51caa4ad7a', '', 'M***e S.', 5, 'Dibuat es kopi susu gula aren tetap terasa kopinya. Anak-anak kos minta terus.', '[]', NULL, NULL, NULL, 1793810609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('89bd6e03-8b2b-4e1c-8631-8c95b7fc892c', '87e49307-9f84-40ec-a0d6-0c51caa4ad7a', '', 'B***g H.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793511809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a074aa18-a503-42db-948c-682eea02f7d1', '87e49307-9f84-40ec-a0d6-0c51caa4ad7a', '', 'A***s S.', 5, 'Untuk warung saya paling laku. Gula sedikit saja sudah enak.', '[]', NULL, NULL, NULL, 1792896209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9858a749-9e81-4b55-aac4-0066b3d5e13e', '87e49307-9f84-40ec-a0d6-0c51caa4ad7a', '', 'C***t M.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1792313009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fd83092b-7f1a-4b61-84bd-0e108308beb5', '87e49307-9f84-40ec-a0d6-0c51caa4ad7a', '', 'S***i A.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1791672209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b57b87fa-6195-473b-8550-7c745a582654', '87e49307-9f84-40ec-a0d6-0c51caa4ad7a', '', 'N*** P.', 5, 'Bodinya tebal dan pahitnya bersih. Ampasnya turun cepat, tidak mengambang.', '["/assets/contoh-1/kopi/robusta-lampung.webp","/assets/contoh-1/kopi/robusta-lampung-tubruk.webp"]', NULL, NULL, NULL, 1791276209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c33b873c-84a9-41ec-8c58-00175afddb80', '87e49307-9f84-40ec-a0d6-0c51caa4ad7a', '', 'E***o P.', 4, 'Harganya bersahabat dan tidak ada rasa jagung gosong.', '[]', NULL, NULL, NULL, 1791089009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0de2272d-07ec-408c-a677-cd39aad83f5a', '87e49307-9f84-40ec-a0d6-0c51caa4ad7a', '', 'S***l S.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1791045809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('00de4301-904e-4705-80d3-cb42c33b244b', '87e49307-9f84-40ec-a0d6-0c51caa4ad7a', '', 'R***a S.', 4, 'Kuat sekali, sore hari saya kurangi takarannya supaya bisa tidur.', '[]', NULL, NULL, NULL, 1790437409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('857ec066-c7c7-4d2a-a967-0c03a806f6df', '87e49307-9f84-40ec-a0d6-0c51caa4ad7a', '', 'Y***a T.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1790099009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0cbe51af-31b3-4559-8f2e-d993bbd6d858', '87e49307-9f84-40ec-a0d6-0c51caa4ad7a', '', 'N***i K.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1789908209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('177b9064-7393-4d09-9d62-9c7bc5370aed', '87e49307-9f84-40ec-a0d6-0c51caa4ad7a', '', 'S***i W.', 5, 'Rasa kopi di rumah kakek dulu. Langsung habis satu bungkus dalam dua minggu.', '[]', NULL, NULL, NULL, 1789314209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('dc4b4a56-58c7-40c8-b4fc-389daa951a00', '1cde0b7f-8469-445b-aa14-b6ff330fdafb', 'Sedang', 'M***a G.', 3, 'Enak, tetapi menurut saya sangrainya terlalu gelap.', '[]', 'Terima kasih, Pak. Bila suka yang lebih terang, silakan coba arabika Solok kami.', NULL, NULL, 1795218209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7e11268e-67e1-45af-9752-2ed58092d883', '1cde0b7f-8469-445b-aa14-b6ff330fdafb', 'Sedang', 'J***o S.', 5, 'Untuk warung saya paling laku. Gula sedikit saja sudah enak.', '[]', NULL, NULL, NULL, 1794926609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9afce729-aeb5-4bc7-9024-f7f07fd8c6f5', '1cde0b7f-8469-445b-aa14-b6ff330fdafb', 'Biji utuh', 'A***i B.', 5, 'Rasa kopi di rumah kakek dulu. Langsung habis satu bungkus dalam dua minggu.', '[]', NULL, NULL, NULL, 1794487409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('732516f8-f0a1-418b-abc8-6b759b535cda', '1cde0b7f-8469-445b-aa14-b6ff330fdafb', 'Kasar', 'R***y R.', 4, 'Kuat sekali, sore hari saya kurangi takarannya supaya bisa tidur.', '[]', NULL, NULL, NULL, 1794321809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d81a7a10-3f19-4f4c-b192-52960b016e44', '1cde0b7f-8469-445b-aa14-b6ff330fdafb', 'Sedang', 'W***n S.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1793684609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d94e1dda-cac8-4b37-857c-961a93089ec9', '1cde0b7f-8469-445b-aa14-b6ff330fdafb', 'Sedang', 'E***o P.', 5, 'Bapak saya pensiunan kereta, katanya persis kopi stasiun zaman dulu.', '[]', NULL, NULL, NULL, 1793321009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('09db9ae4-7e43-416b-9ba1-27bd9407dc14', '1cde0b7f-8469-445b-aa14-b6ff330fdafb', 'Halus', 'C***t M.', 5, 'Bodinya tebal dan pahitnya bersih. Ampasnya turun cepat, tidak mengambang.', '["/assets/contoh-1/kopi/temanggung.webp","/assets/contoh-1/kopi/temanggung-susu.webp"]', NULL, NULL, NULL, 1793083409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('034dd1cd-cacc-4e5d-8c41-b47069068f63', '1cde0b7f-8469-445b-aa14-b6ff330fdafb', 'Sedang', 'M***e S.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1792856609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('afad1cb5-07d2-44b3-9c1f-59f8043bdebc', '1cde0b7f-8469-445b-aa14-b6ff330fdafb', 'Kasar', 'D***i A.', 4, 'Harganya bersahabat dan tidak ada rasa jagung gosong.', '[]', NULL, NULL, NULL, 1792669409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('48f1b495-ac1a-4ce8-9708-6cb579b71876', '1cde0b7f-8469-445b-aa14-b6ff330fdafb', 'Sedang', 'N*** P.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1792122209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d9566e64-c998-4df3-8aa6-46c2b030778f', '1cde0b7f-8469-445b-aa14-b6ff330fdafb', 'Biji utuh', 'A***d F.', 5, 'Dibuat es kopi susu gula aren tetap terasa kopinya. Anak-anak kos minta terus.', '[]', NULL, NULL, NULL, 1791913409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e5c240e0-c111-4e62-a7ea-82144e6521c5', '1cde0b7f-8469-445b-aa14-b6ff330fdafb', 'Halus', 'S***l S.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1791819809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e0b54e11-a5ae-44d1-8854-6b32c0a102a3', '1cde0b7f-8469-445b-aa14-b6ff330fdafb', 'Sedang', 'B***i S.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1791341009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c2704149-f71d-4972-8884-b0169ab700c7', 'cb7e02de-a217-4aec-b9cf-2c872297b23c', '400 ml', 'R***a M.', 5, 'Hasil seduhan jadi lebih konsisten dibanding alat plastik saya yang lama.', '["/assets/contoh-1/kopi/server-kaca.webp","/assets/contoh-1/kopi/server-kaca-tuang.webp"]', NULL, NULL, NULL, 1795247009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e3ba9250-dc10-48d8-868f-e25623621781', 'cb7e02de-a217-4aec-b9cf-2c872297b23c', '600 ml', 'L***i W.', 5, 'Aliran airnya mudah dikendalikan, cocok buat pemula seperti saya.', '[]', NULL, NULL, NULL, 1795182209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8215bbf5-61e0-41d1-ad2c-2cc34842c348', 'cb7e02de-a217-4aec-b9cf-2c872297b23c', '400 ml', 'N*** P.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1794865409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6900a2d4-9580-415e-975c-4940a48f2112', 'cb7e02de-a217-4aec-b9cf-2c872297b23c', '400 ml', 'R***y R.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1794325409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('cbfa67c8-4c67-48dd-9511-80a1bf6de711', 'cb7e02de-a217-4aec-b9cf-2c872297b23c', '600 ml', 'F***i H.', 3, 'Fungsinya bagus, tapi ukurannya lebih kecil dari dugaan. Cek ukuran di keterangan.', '[]', NULL, NULL, NULL, 1794149009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b4e0ef7e-ab14-45ba-93c4-a0b52a784088', 'cb7e02de-a217-4aec-b9cf-2c872297b23c', '600 ml', 'M***a G.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1793601809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('128f34c4-3f28-4024-8a14-4cdfd37d4565', 'cb7e02de-a217-4aec-b9cf-2c872297b23c', '600 ml', 'H***a G.', 5, 'Dibungkus tiga lapis, tidak ada yang retak. Video buka paket jadi tidak terpakai.', '[]', NULL, NULL, NULL, 1793130209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('29b2d280-86bd-4cf3-99cc-13accff5884b', 'cb7e02de-a217-4aec-b9cf-2c872297b23c', '400 ml', 'S***i A.', 4, 'Tampilannya cantik di meja, sering difoto tamu.', '[]', NULL, NULL, NULL, 1792842209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('27c5ede8-17a5-461c-8815-7d233e782881', 'cb7e02de-a217-4aec-b9cf-2c872297b23c', '600 ml', 'C***t M.', 4, 'Bagus dan pas dengan saringan saya. Bilas air panas dulu supaya tidak menyerap suhu.', '[]', NULL, NULL, NULL, 1792521809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e3a0c8ab-f516-4ee0-8c09-ee3f42e31675', 'cb7e02de-a217-4aec-b9cf-2c872297b23c', '400 ml', 'W***n S.', 5, 'Hadiah untuk istri yang baru belajar menyeduh, langsung dipakai sore itu juga.', '["/assets/contoh-1/kopi/server-kaca.webp","/assets/contoh-1/kopi/server-kaca-tuang.webp"]', NULL, NULL, NULL, 1791920609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b248b2af-4dd9-4f35-9946-ede3e4ba2275', '9ac024a2-e38d-4630-b16b-fd4ad83bb9b8', '', 'M***a G.', 5, 'Hadiah untuk istri yang baru belajar menyeduh, langsung dipakai sore itu juga.', '["/assets/contoh-1/kopi/set-seduh.webp","/assets/contoh-1/kopi/penggiling-tangan-bubuk.webp"]', NULL, NULL, NULL, 1794926609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fac75bdf-7315-4011-82d8-55c254eb36cc', '9ac024a2-e38d-4630-b16b-fd4ad83bb9b8', '', 'H***a G.', 5, 'Dibungkus tiga lapis, tidak ada yang retak. Video buka paket jadi tidak terpakai.', '[]', NULL, NULL, NULL, 1794645809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2090904d-6e2f-48e6-9095-ea9acc48d158', '9ac024a2-e38d-4630-b16b-fd4ad83bb9b8', '', 'A***f H.', 5, 'Aliran airnya mudah dikendalikan, cocok buat pemula seperti saya.', '[]', NULL, NULL, NULL, 1794606209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('05e868ad-20ba-4b2e-bed6-c034bdb9651c', '9ac024a2-e38d-4630-b16b-fd4ad83bb9b8', '', 'M***e S.', 4, 'Bagus dan pas dengan saringan saya. Bilas air panas dulu supaya tidak menyerap suhu.', '[]', NULL, NULL, NULL, 1794487409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fe148517-e566-41bc-b0de-ad28efe5fb48', '9ac024a2-e38d-4630-b16b-fd4ad83bb9b8', '', 'R***a S.', 5, 'Hasil seduhan jadi lebih konsisten dibanding alat plastik saya yang lama.', '["/assets/contoh-1/kopi/set-seduh.webp","/assets/contoh-1/kopi/penggiling-tangan-bubuk.webp"]', NULL, NULL, NULL, 1794307409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6bc4b4b7-e511-4b21-a33b-60040b0368e6', '9ac024a2-e38d-4630-b16b-fd4ad83bb9b8', '', 'T***u I.', 3, 'Fungsinya bagus, tapi ukurannya lebih kecil dari dugaan. Cek ukuran di keterangan.', '[]', NULL, NULL, NULL, 1794073409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('32a841e3-868f-4ebc-b990-c10c3bc17b35', '9ac024a2-e38d-4630-b16b-fd4ad83bb9b8', '', 'B***g H.', 4, 'Tampilannya cantik di meja, sering difoto tamu.', '[]', NULL, NULL, NULL, 1793814209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3ac5b0fb-2c24-4f24-a5a9-e0b407f266ad', '8c1162c1-3b3b-4d51-9769-660ce9a3f761', 'Karamel Garam', 'E***o P.', 4, 'Wangi. Botol kacanya berat, tuang pelan-pelan.', '[]', NULL, NULL, NULL, 1795351409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7364a62e-04cc-4388-8a49-3ec8f5bb462a', '8c1162c1-3b3b-4d51-9769-660ce9a3f761', 'Karamel Garam', 'N***i', 3, 'Enak, tapi lebih encer dari sirup yang biasa saya beli.', '[]', NULL, NULL, NULL, 1794833009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('82ddc15e-db95-45ae-95e5-1fb951902ca4', '8c1162c1-3b3b-4d51-9769-660ce9a3f761', 'Vanila', 'A***s S.', 4, 'Mengendap sedikit di dasar, tinggal dikocok.', '[]', NULL, NULL, NULL, 1794523409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d2ece8b5-d530-4ba7-bcec-a5187d78266b', '8c1162c1-3b3b-4d51-9769-660ce9a3f761', 'Vanila', 'R***a S.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1793990609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d5d68c21-43ff-41e5-9926-98002bbe400e', '8c1162c1-3b3b-4d51-9769-660ce9a3f761', 'Karamel Garam', 'B***i S.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1793954609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('17521797-fd47-47a4-8bdc-2897c629c077', '8c1162c1-3b3b-4d51-9769-660ce9a3f761', 'Karamel Garam', 'H***a G.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1793868209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8d6d6b92-4b49-4797-a1c3-b5c1dc27db68', '8c1162c1-3b3b-4d51-9769-660ce9a3f761', 'Vanila', 'R***a M.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1793227409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b799df39-519b-4308-8de3-cadf7aedf092', '8c1162c1-3b3b-4d51-9769-660ce9a3f761', 'Rempah', 'A***i B.', 5, 'Dua sendok untuk satu gelas es kopi, pas. Anak saya mencampurnya dengan susu saja.', '[]', NULL, NULL, NULL, 1793169809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b0b4904f-8f72-4615-a87b-dfa2bf500745', '8c1162c1-3b3b-4d51-9769-660ce9a3f761', 'Vanila', 'A***f H.', 5, 'Dipakai juga untuk panekuk hari Minggu. Cepat habis jadinya.', '[]', NULL, NULL, NULL, 1792532609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9aa15256-1e5d-4282-b132-4f44985a5b7f', '8c1162c1-3b3b-4d51-9769-660ce9a3f761', 'Karamel Garam', 'Y***s M.', 5, 'Manisnya tidak lengket di tenggorokan, rasa bahannya asli.', '["/assets/contoh-1/kopi/sirup-karamel.webp","/assets/contoh-1/kopi/sirup-bertiga.webp"]', NULL, NULL, NULL, 1792370609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('29025a7d-728b-4560-8bfd-87202dd43ed3', '2f558b89-0d78-4da5-a913-31f1506cb3ce', '', 'C***t M.', 5, 'Sore-sore dengan pisang goreng, tidak perlu gula.', '[]', NULL, NULL, NULL, 1795077809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('09ed868b-238e-4cee-b619-59a2fc8e9323', '2f558b89-0d78-4da5-a913-31f1506cb3ce', '', 'L***i W.', 5, 'Tidak sepat walau lupa diangkat. Ibu mertua minta dibelikan lagi.', '[]', NULL, NULL, NULL, 1794548609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7fbbf2d5-5363-4819-8e5c-148e256a116d', '2f558b89-0d78-4da5-a913-31f1506cb3ce', '', 'A***f H.', 4, 'Isinya ringan tetapi awet, sesendok kecil cukup satu teko.', '[]', NULL, NULL, NULL, 1794030209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('cfbf69f7-b6db-4985-b91b-e649cb525276', '2f558b89-0d78-4da5-a913-31f1506cb3ce', '', 'E***o P.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793846609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('040768af-7794-4cd1-a5d9-f9f7aa79cb9d', '2f558b89-0d78-4da5-a913-31f1506cb3ce', '', 'B***i S.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1793245409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6c41642a-a998-4a78-a30a-2002cc6588cc', '2f558b89-0d78-4da5-a913-31f1506cb3ce', '', 'Y***s M.', 3, 'Enak, tetapi airnya jangan mendidih betul. Seduhan pertama saya pahit.', '[]', 'Terima kasih sudah berbagi, Kak. Suhunya tertulis di sisi belakang, semoga seduhan berikutnya pas.', NULL, NULL, 1792878209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3fbc5822-d3b0-4980-b52a-610c64896556', '2f558b89-0d78-4da5-a913-31f1506cb3ce', '', 'D***s A.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1792633409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('05c07d9c-9fda-448c-af7f-bd89c4d2a5bf', '2f558b89-0d78-4da5-a913-31f1506cb3ce', '', 'R***a M.', 4, 'Harum dan jernih. Butuh saringan, karena daunnya lepas.', '[]', NULL, NULL, NULL, 1792539809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('49cd2692-2e97-4870-bc88-4068e68c1477', '2f558b89-0d78-4da5-a913-31f1506cb3ce', '', 'M***i', 5, 'Daunnya utuh, mekar di teko. Diseduh kedua kali pun masih wangi.', '["/assets/contoh-1/kopi/teh-melati.webp","/assets/contoh-1/kopi/teh-melati-cangkir.webp"]', NULL, NULL, NULL, 1792068209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('70ff6f43-afb2-46c3-9f2e-66f16db9063d', '93224f49-644f-4a29-aa21-933360659df4', '', 'R***y R.', 5, 'Daunnya utuh, mekar di teko. Diseduh kedua kali pun masih wangi.', '["/assets/contoh-1/kopi/teh-hitam.webp","/assets/contoh-1/kopi/teh-hitam-seduh.webp"]', NULL, NULL, NULL, 1795243409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('59fa38f3-43c4-441c-9edc-e9b670713f8b', '93224f49-644f-4a29-aa21-933360659df4', '', 'S***i W.', 3, 'Enak, tetapi airnya jangan mendidih betul. Seduhan pertama saya pahit.', '[]', 'Terima kasih sudah berbagi, Kak. Suhunya tertulis di sisi belakang, semoga seduhan berikutnya pas.', NULL, NULL, 1795211009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('38217831-767e-4549-bbcc-b69cba839bad', '93224f49-644f-4a29-aa21-933360659df4', '', 'B***g H.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1794595409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5ba9d934-e4cd-4335-afe5-afee90ae5bc2', '93224f49-644f-4a29-aa21-933360659df4', '', 'N*** P.', 4, 'Harum dan jernih. Butuh saringan, karena daunnya lepas.', '[]', NULL, NULL, NULL, 1794444209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bb08d845-d6a5-47c6-bc22-d1935bdd4bb0', '93224f49-644f-4a29-aa21-933360659df4', '', 'T***u I.', 5, 'Tidak sepat walau lupa diangkat. Ibu mertua minta dibelikan lagi.', '[]', NULL, NULL, NULL, 1794383009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d76edafa-c835-45f1-8b27-80f0403cb6ff', '93224f49-644f-4a29-aa21-933360659df4', '', 'P***i M.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1794300209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c31b350b-0001-47a2-9d52-9b6fb900eede', '93224f49-644f-4a29-aa21-933360659df4', '', 'M***a G.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1793659409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('395f634e-e73f-47e2-9482-c2e3d2c5af19', '93224f49-644f-4a29-aa21-933360659df4', '', 'R***a S.', 5, 'Sore-sore dengan pisang goreng, tidak perlu gula.', '[]', NULL, NULL, NULL, 1793274209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ef44a26f-b005-4952-930c-db2e9ab2cfdc', '93224f49-644f-4a29-aa21-933360659df4', '', 'A***s S.', 4, 'Isinya ringan tetapi awet, sesendok kecil cukup satu teko.', '[]', NULL, NULL, NULL, 1793126609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bd62a9e6-482a-45db-a162-4b94232e8678', '3f69418a-b90d-44f2-8cbb-0f8e2bb0cdb1', 'Putih', 'E***o P.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1795337009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8b04c1df-cb49-4ea1-abb0-d590157bfdc3', '3f69418a-b90d-44f2-8cbb-0f8e2bb0cdb1', 'Putih', 'N*** P.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1794876209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('99dc2cbe-1998-4150-90ea-5c19d4461aa8', '3f69418a-b90d-44f2-8cbb-0f8e2bb0cdb1', 'Putih', 'N***i', 5, 'Angkanya cepat berhenti dan cocok dengan timbangan laboratorium teman.', '["/assets/contoh-1/kopi/timbangan-putih.webp","/assets/contoh-1/kopi/timbangan-seduh.webp"]', NULL, NULL, NULL, 1794836609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('dcd75c70-bea9-43db-8879-0a48ba3826f4', '3f69418a-b90d-44f2-8cbb-0f8e2bb0cdb1', 'Hitam', 'R***a S.', 3, 'Bagus, tetapi mati otomatisnya terlalu cepat buat seduh pelan.', '[]', 'Terima kasih. Tahan tombol waktu tiga detik untuk mengubah mati otomatis menjadi sepuluh menit.', NULL, NULL, 1794692609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('92645976-072f-4180-9caf-ba8ddffbf842', '3f69418a-b90d-44f2-8cbb-0f8e2bb0cdb1', 'Hitam', 'D***n P.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1794073409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6a435364-5093-492f-b123-cf3fce089aea', '3f69418a-b90d-44f2-8cbb-0f8e2bb0cdb1', 'Hitam', 'P***i M.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793803409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('791acb31-2479-4fb1-a3bd-8a9184463be0', '3f69418a-b90d-44f2-8cbb-0f8e2bb0cdb1', 'Putih', 'H***a G.', 4, 'Alas silikonnya tahan panas. Layarnya agak redup di bawah matahari.', '[]', NULL, NULL, NULL, 1793583809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('417361c6-bc0f-4fc3-b805-4780ee8a9ab1', '3f69418a-b90d-44f2-8cbb-0f8e2bb0cdb1', 'Hitam', 'Y***a T.', 4, 'Tipis dan enak disimpan. Hati-hati, bukan tahan air.', '[]', NULL, NULL, NULL, 1793249009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e017faa2-9fc5-4328-a13d-c98b9b88aa96', '3f69418a-b90d-44f2-8cbb-0f8e2bb0cdb1', 'Hitam', 'A***d F.', 5, 'Dipakai juga untuk bikin roti. Setengah gram pun terbaca.', '[]', NULL, NULL, NULL, 1793209409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5991281c-d819-411a-9730-7554db426e1c', '3f69418a-b90d-44f2-8cbb-0f8e2bb0cdb1', 'Hitam', 'S***l S.', 5, 'Sudah dua bulan baru sekali diisi dayanya.', '[]', NULL, NULL, NULL, 1793015009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('40261672-a0ec-4d29-8784-a6182f390e97', '3f69418a-b90d-44f2-8cbb-0f8e2bb0cdb1', 'Hitam', 'M***e S.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1792424609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('512d391c-f952-441a-8b77-4a6effd38d81', '3f69418a-b90d-44f2-8cbb-0f8e2bb0cdb1', 'Putih', 'B***g H.', 5, 'Waktunya mulai sendiri begitu kopi menetes, tangan bebas.', '[]', NULL, NULL, NULL, 1792093409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ab22871b-0f30-468f-987a-1a47963f9e78', '25d0bd71-1992-4774-89c7-ce0a304f9179', 'Hijau, 500 ml, Ulir', 'J***o S.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1795211009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('abf781ec-5491-4b19-9c63-0da188b75777', '25d0bd71-1992-4774-89c7-ce0a304f9179', 'Hijau, 350 ml, Ulir', 'D***s A.', 5, 'Es masih ada waktu pulang kantor. Tidak ada embun di luar.', '["/assets/contoh-1/kopi/tumbler-hijau.webp","/assets/contoh-1/kopi/tumbler-bertiga.webp"]', NULL, NULL, NULL, 1794987809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('27498d9a-05a9-40ae-b1fb-a1c9cf8e6ea4', '25d0bd71-1992-4774-89c7-ce0a304f9179', 'Krem, 350 ml, Geser', 'F***i H.', 4, 'Bagus dan pas di tempat gelas mobil. Catnya sedikit tergores kunci.', '[]', NULL, NULL, NULL, 1794458609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('68666eea-5ece-407f-b405-ccb66255362f', '25d0bd71-1992-4774-89c7-ce0a304f9179', 'Hijau, 350 ml, Geser', 'Y***a T.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1794206609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ce937282-84c8-4800-8b1b-c29730bd8d20', '25d0bd71-1992-4774-89c7-ce0a304f9179', 'Hitam, 500 ml, Geser', 'B***g H.', 5, 'Tidak berbau logam, ganti dari kopi ke air putih pun netral.', '[]', NULL, NULL, NULL, 1793565809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8a740eec-0fec-4fdb-8b53-bffe90772d71', '25d0bd71-1992-4774-89c7-ce0a304f9179', 'Hijau, 350 ml, Geser', 'M***e S.', 3, 'Panasnya lima jam di saya, bukan enam. Masih cukup.', '[]', NULL, NULL, NULL, 1793490209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('93e1db0d-0c60-4075-a257-0b74b7ac7b98', '25d0bd71-1992-4774-89c7-ce0a304f9179', 'Hitam, 500 ml, Ulir', 'A***f H.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1793324609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('165b3331-e850-451a-9afb-d8b19d6f8a46', '25d0bd71-1992-4774-89c7-ce0a304f9179', 'Hijau, 500 ml, Ulir', 'P***i M.', 4, 'Karet tutupnya perlu dilepas saat dicuci, jangan lupa dipasang lagi.', '[]', NULL, NULL, NULL, 1793083409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b93b5351-6f76-45c3-9197-68066160b0cd', '25d0bd71-1992-4774-89c7-ce0a304f9179', 'Hitam, 500 ml, Ulir', 'M***a G.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1793018609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('dc8de6d1-ae0d-4235-b0eb-1107d5568377', '25d0bd71-1992-4774-89c7-ce0a304f9179', 'Hitam, 500 ml, Geser', 'N***i K.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1792827809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('edd45165-7e11-42a5-85dd-4aa5ba16ec89', '25d0bd71-1992-4774-89c7-ce0a304f9179', 'Krem, 350 ml, Geser', 'R***y R.', 5, 'Jatuh dari motor cuma lecet, isinya tidak tumpah.', '[]', NULL, NULL, NULL, 1792709009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e5d35ae0-f23f-4c38-abbc-bbde83037f60', '25d0bd71-1992-4774-89c7-ce0a304f9179', 'Hijau, 350 ml, Geser', 'A***s S.', 5, 'Kado untuk satu tim, dua belas buah, semuanya rapi.', '[]', NULL, NULL, NULL, 1792334609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fb5440e8-7f71-4cbc-9688-bf53cc1302ee', '8001256f-e8f2-408b-af57-ecf14273735e', '180 ml', 'E***o P.', 4, 'Kalau gilingannya terlalu halus tetesannya berhenti. Pakai yang sedang-halus.', '[]', NULL, NULL, NULL, 1794836609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('cc1ad3b3-bb6b-486f-8dc5-413169d49879', '8001256f-e8f2-408b-af57-ecf14273735e', '120 ml', 'Y***s M.', 4, 'Bagian atasnya panas, pegang dengan lap.', '[]', NULL, NULL, NULL, 1794566609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('51eede5e-8a79-4d59-b0cf-e5dd07e4b184', '8001256f-e8f2-408b-af57-ecf14273735e', '180 ml', 'M***a G.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1794293009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a9757edb-543d-4f6b-be8b-f8dde06b2686', '8001256f-e8f2-408b-af57-ecf14273735e', '120 ml', 'R***a S.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1794041009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b17e66d9-d79e-44fe-9534-79dbdfa6e60a', '8001256f-e8f2-408b-af57-ecf14273735e', '120 ml', 'M***e S.', 5, 'Alat pertama saya, sekarang teman sekosan ikut beli.', '[]', NULL, NULL, NULL, 1793400209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2c448d0a-b383-44df-8a72-0bf739f48890', '8001256f-e8f2-408b-af57-ecf14273735e', '120 ml', 'D***i A.', 3, 'Ada sedikit ampas lolos di gelas. Tidak mengganggu amat.', '[]', NULL, NULL, NULL, 1792849409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7798e919-a983-4f7e-bf16-a44025c0aeb8', '8001256f-e8f2-408b-af57-ecf14273735e', '180 ml', 'H***a G.', 5, 'Dengan susu kental manis persis seperti waktu liburan di Hanoi.', '["/assets/contoh-1/kopi/vietnam-drip.webp","/assets/contoh-1/kopi/vietnam-drip-susu.webp"]', NULL, NULL, NULL, 1792763009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('486ad1e6-30b7-4cf2-a2be-dc3a245a1022', '8001256f-e8f2-408b-af57-ecf14273735e', '120 ml', 'B***i S.', 5, 'Bajanya tebal untuk harga segini, tidak berkarat setelah tiga bulan.', '[]', NULL, NULL, NULL, 1792439009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('44e6a3e8-8823-4af2-818f-48050e16bbf2', '8001256f-e8f2-408b-af57-ecf14273735e', '120 ml', 'F***i H.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1791924209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('cd184ead-11a7-44f6-a7b0-e3f1cad2ba88', '8001256f-e8f2-408b-af57-ecf14273735e', '120 ml', 'P***i M.', 5, 'Tidak perlu kertas saring, dicuci sebentar selesai.', '[]', NULL, NULL, NULL, 1791524609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('238247e8-6073-401b-90db-dda690ee30e8', '8001256f-e8f2-408b-af57-ecf14273735e', '180 ml', 'S***l S.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1791233009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a0bb491d-5179-4a45-b21c-1965443b8a80', '8001256f-e8f2-408b-af57-ecf14273735e', '120 ml', 'T***u I.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1790970209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a79d48de-8945-420e-bc11-fc2d1b384660', '8001256f-e8f2-408b-af57-ecf14273735e', '180 ml', 'M***i', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1790444609395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2cd6b648-965a-4fe6-8c33-01977640e7b8', 'a7002447-99b1-4c65-844b-a910b36b22d5', '', 'A***s S.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1795243409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('79ae22bc-f22f-46a5-bcac-2fb006f528ea', 'a7002447-99b1-4c65-844b-a910b36b22d5', '', 'R***a M.', 5, 'Teman begadang waktu hujan, ditambah sesendok madu.', '[]', NULL, NULL, NULL, 1794735809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c2428aa9-3c90-4798-b44d-5eb9ad18fa6b', 'a7002447-99b1-4c65-844b-a910b36b22d5', '', 'A***i B.', 5, 'Jahenya terasa, tenggorokan langsung enak. Warnanya merah muda cantik.', '["/assets/contoh-1/kopi/wedang-rempah.webp","/assets/contoh-1/kopi/wedang-rempah-bahan.webp"]', NULL, NULL, NULL, 1794703409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('affaa3fa-f345-4ba3-82cf-550d874c0c8c', 'a7002447-99b1-4c65-844b-a910b36b22d5', '', 'B***g H.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1794541409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fb8ae624-558e-492c-b160-91485e6a80fa', 'a7002447-99b1-4c65-844b-a910b36b22d5', '', 'Y***s M.', 4, 'Cengkihnya dominan buat saya, tapi tetap habis sekotak.', '[]', NULL, NULL, NULL, 1794321809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('347ccf28-77f7-4fa7-ae58-bc418c400530', 'a7002447-99b1-4c65-844b-a910b36b22d5', '', 'M***i', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1793688209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('684b97b2-cc09-4974-9388-a9a61da2720e', 'a7002447-99b1-4c65-844b-a910b36b22d5', '', 'R***a S.', 5, 'Anak kos butuh ini: tinggal celup, tidak perlu memarut apa-apa.', '[]', NULL, NULL, NULL, 1793051009395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4fcbfd7e-ace5-4e11-8fd1-979118744e33', 'a7002447-99b1-4c65-844b-a910b36b22d5', '', 'D***s A.', 5, 'Tidak ada gulanya, jadi bisa untuk bapak yang diabetes.', '[]', NULL, NULL, NULL, 1792953809395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7c460ec1-c8e3-4de0-b66f-0fdd8ee06f4a', 'a7002447-99b1-4c65-844b-a910b36b22d5', '', 'H***a G.', 4, 'Hangat. Saya celup dua kantong supaya lebih nendang.', '[]', NULL, NULL, NULL, 1792626209395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1d8a5dac-5cff-4a23-9dae-c1ff5817e77c', 'a7002447-99b1-4c65-844b-a910b36b22d5', '', 'B***i S.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1792201409395);
--> statement-breakpoint
INSERT INTO "review" VALUES ('92b0844b-5f30-40a0-9e25-9ac7299a7d55', 'a7002447-99b1-4c65-844b-a910b36b22d5', '', 'L***i W.', 3, 'Enak, tetapi benang kantongnya gampang lepas.', '[]', NULL, NULL, NULL, 1791884609395);
--> statement-breakpoint
INSERT INTO "shop_state" VALUES (1, '{"name":"Sangrai Rimba","description":"Kopi Nusantara yang disangrai setiap Selasa dan Jumat di Bandung, dikirim paling lambat dua hari setelah sangrai.","logo":"","theme":"forest","customerCarePhone":"+6281321450967","whatsappShown":true,"watermarkShown":true,"city":"Kota Bandung","originRegency":"32.73","pickup":{"address":"Jl. Braga No. 10, Sumur Bandung, Kota Bandung","postcode":"40111","point":{"latitude":-6.9178,"longitude":107.6093}},"banners":[{"image":"/assets/contoh-1/kopi/banner-panen.webp","link":"/products/biji-kopi","title":"Panen baru dari Gayo dan Toraja"},{"image":"/assets/contoh-1/kopi/banner-seduh.webp","link":"/products/alat-seduh","title":"Mulai seduh manual di rumah"},{"image":"/assets/contoh-1/kopi/banner-dingin.webp","link":"/products/minuman","title":"Kopi botol dingin untuk siang yang panjang"}],"popup":{"active":false,"image":"","link":null},"googleAnalyticsId":null,"metaPixelId":null,"businessName":"CV Sangrai Rimba","businessAddress":"Jl. Merdeka No. 10, Kota Bandung","businessEmail":"halo@kopi.contoh.id","openingHours":"Senin–Sabtu 08.00–17.00 WIB","returnDays":3,"npwp":null,"phoneCountries":{"only":[],"except":[]},"hstsPreload":false,"bankAccount":{"bank":"BCA","number":"1234567890","holder":"SANGRAI RIMBA"},"termsConfirmed":false,"coins":{"earnPercent":1,"usePercent":50},"affiliate":{"percent":5,"maximum":null},"sellerMessages":{"email":null,"phone":null,"daily":false,"lowStock":3},"companyId":1,"host":"kopi.localhost","demo":true,"maintenance":false,"clockOffsetMs":0,"footerMenu":[{"title":"Tentang Kami","slug":"tentang-kami","url":null,"children":[]},{"title":"Cara Belanja","slug":"cara-belanja","url":null,"children":[]},{"title":"Pengiriman","slug":"pengiriman","url":null,"children":[]},{"title":"Pengembalian","slug":"pengembalian","url":null,"children":[]},{"title":"Syarat & Ketentuan","slug":"syarat-ketentuan","url":null,"children":[]},{"title":"Kebijakan Privasi","slug":"kebijakan-privasi","url":null,"children":[]}],"legalVersion":"2026-11-01"}', 1795383809560, NULL);
--> statement-breakpoint
INSERT INTO "simulated_payment" VALUES ('9649447c-4bbc-43d3-bc8a-97cbba5ce693', 'INV-20261123-NMXX7-1', 'INV-20261123-NMXX7-1', 96000, 'bank_transfer', 'bri', '000076684177165537', NULL, 'pending', '[]', 1795383089395, 1795469489395, NULL);
--> statement-breakpoint
INSERT INTO "simulator_account" VALUES (1, 'SB-simulator-8a16e10c-9ec3-44b1-8dad-128e64be7731', 'none');
--> statement-breakpoint
INSERT INTO "order_voucher" VALUES ('1ff52442-0e00-4891-954e-63191fc31c55', 'shipping', 'a8c9f6a1-83ff-4348-9de7-b671d4cb4bf6', 'ONGKIRGRATIS', 'Gratis ongkir', 0, 18000, 'USED', '', '5b5e323e-8922-4975-a03c-a6be4e5cb1ac', '+6281234567890');
--> statement-breakpoint
INSERT INTO "voucher_claim" VALUES ('c:5b5e323e-8922-4975-a03c-a6be4e5cb1ac', 'a8c9f6a1-83ff-4348-9de7-b671d4cb4bf6', 1795297409395);
--> statement-breakpoint
INSERT INTO "voucher_claim" VALUES ('c:5b5e323e-8922-4975-a03c-a6be4e5cb1ac', '7c7374a1-9f45-4ffb-9da6-0af58d5caafe', 1795297409395);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('604a7f64-bbbd-4c0f-9006-d7c7a31c09a4', 'SERUPUT', 'Diskon 10%', 'Untuk semua isi toko.', 1760823808954, 1838653199999, 0, 1, 10, 25000, 120000, 0, NULL, 0, NULL, '[]', '[]', 0, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('4fccd114-1ab6-492c-9fe6-0261fc5da3b9', 'ALATSEDUH', 'Potongan alat seduh', 'Dripper, ketel, cangkir, dan setnya.', 1760823808954, 1838653199999, 0, 0, 40000, NULL, 300000, 0, NULL, 0, NULL, '["alat-seduh"]', '[]', 0, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('a3087c6d-0b58-4205-85b9-e1a892dd96e8', 'KOINPAGI', 'Cashback 8%', 'Koin masuk setelah pesanan selesai.', 1760823808954, 1838653199999, 1, 1, 8, 20000, 80000, 0, NULL, 0, NULL, '[]', '[]', 0, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('6683f504-02b8-44a0-8f38-7d5dee45229b', 'PANENBARU', 'Panen baru Gayo', 'Kuota terbatas.', 1760823808954, 1838653199999, 0, 0, 15000, NULL, 0, 0, 3, 0, NULL, '[]', '["43a56e44-8883-4375-8b8c-f0a2f00acd9d"]', 0, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('5eeceb22-cf6e-4a4d-b478-b1de5bdeb6b3', 'TEMANNGOPI', 'Khusus teman ngopi', 'Hanya lewat tautan ini.', 1760823808954, 1838653199999, 0, 1, 15, 30000, 100000, 0, NULL, 0, 2, '[]', '[]', 0, 0);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('a8c9f6a1-83ff-4348-9de7-b671d4cb4bf6', 'ONGKIRGRATIS', 'Gratis ongkir', 'Untuk semua kurir dan semua kota.', 1760823808954, 1833469199999, 0, 1, 100, 20000, 150000, 1, NULL, 1, NULL, '[]', '[]', 0, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('d70979f5-c62e-48c9-b61c-3864d223e5a3', 'KENALAN', 'Potongan belanja pertama', 'Satu kali untuk setiap pelanggan baru.', 1760823808954, NULL, 0, 0, 15000, NULL, 60000, 0, NULL, 0, 1, '[]', '[]', 1, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('7c7374a1-9f45-4ffb-9da6-0af58d5caafe', 'OKTOBERCERIA', 'Oktober ceria', 'Promo bulan lalu.', 1760823808954, 1795280399999, 0, 1, 10, 15000, 0, 0, NULL, 0, NULL, '[]', '[]', 0, 0);
--> statement-breakpoint
INSERT INTO "wish" VALUES ('0bdb24f6-3fe7-4564-8b66-2f13f5ec2e5a', 'c:5b5e323e-8922-4975-a03c-a6be4e5cb1ac', 'c5c53e2b-d9b6-4029-8e2f-391618febdd9', NULL, 1149000, 1, 1795211009395);
--> statement-breakpoint
INSERT INTO "wish" VALUES ('6b2a684a-1c02-424c-a63b-798ffc12be84', 'c:5b5e323e-8922-4975-a03c-a6be4e5cb1ac', '3f69418a-b90d-44f2-8cbb-0f8e2bb0cdb1', NULL, 231250, 1, 1794865409395);
--> statement-breakpoint
INSERT INTO "wish" VALUES ('4841214f-3da4-47d4-bced-e7f88dee1d42', 'c:5b5e323e-8922-4975-a03c-a6be4e5cb1ac', '6bb1ad9a-857c-490a-98a6-f63be7265462', NULL, 129000, 1, 1794606209395);
--> statement-breakpoint
INSERT INTO "wish" VALUES ('3c5a4bc1-3e7d-4613-bd68-e2c5c1fd3113', 'c:5b5e323e-8922-4975-a03c-a6be4e5cb1ac', 'c135b752-307e-476e-8ba3-20b4061aef98', NULL, 689000, 0, 1794087809395);
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
